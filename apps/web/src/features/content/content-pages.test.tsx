import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { address, openPage } from '../../../test/support/open-shop.tsx'
import { faqEntries } from '../../content/faq.ts'
import { helpEntries, helpTopics } from '../../content/help.ts'
import { privacy, terms } from '../../content/legal.ts'

async function openContent(path: string) {
  const shop = await openPage(path)
  const main = within(screen.getByRole('main'))
  const heading = main.getByRole('heading', { level: 1 }).textContent
  const text = () => screen.getByRole('main').textContent
  return { ...shop, main, heading, text }
}

it('[INFO-01] /about tells the story, the figures, the values and the year, and its newsletter form sends nothing', async () => {
  const { main, heading } = await openContent('/about')
  expect(heading).toBe('About Us')
  for (const [figure, label] of [
    ['50K+', 'Happy Customers'],
    ['10+', 'Years of Experience'],
    ['500K+', 'Products Sold'],
    ['25+', 'Countries'],
  ] as const)
    expect(main.getByText(label).closest('dl > div')?.querySelector('dd')?.textContent).toBe(figure)
  for (const value of ['Quality First', 'Customer Focused', 'Sustainable Fashion'])
    expect(main.getByRole('heading', { name: value })).toBeTruthy()
  expect(main.getByText('Founded in 2014')).toBeTruthy()
  fireEvent.change(main.getByLabelText('Email address'), { target: { value: 'asha@example.com' } })
  fireEvent.click(main.getByRole('button', { name: 'Subscribe' }))
  await waitFor(() => expect(main.getByRole('status').textContent).toContain('sends nothing yet'))
})

it('[INFO-02] /contact validates, sends for a second, says thank you and resets', async () => {
  const { main, text } = await openContent('/contact')
  const alerts = () => main.queryAllByRole('alert').map((alert) => alert.textContent)
  fireEvent.click(main.getByRole('button', { name: 'Send Message' }))
  const name = main.getByLabelText<HTMLInputElement>(/^Full name/)
  await waitFor(() => expect(document.activeElement).toBe(name))
  expect(alerts()).toEqual([
    'Name is required',
    'Invalid email address',
    'Subject is required',
    'Message is required',
  ])
  for (const [label, value] of [
    [/^Full name/, 'Asha Raman'],
    [/^Email address/, 'asha@example.com'],
    [/^Subject/, 'A button'],
    [/^Message/, 'It came off.'],
  ] as const)
    fireEvent.change(main.getByLabelText(label), { target: { value } })
  await waitFor(() => expect(alerts()).toEqual([]))
  const pressed = Date.now()
  fireEvent.click(main.getByRole('button', { name: 'Send Message' }))
  await main.findByRole('button', { name: 'Sending...' })
  await screen.findByText('Message sent successfully!', undefined, { timeout: 5000 })
  expect(screen.getByText("We'll get back to you within 24 hours.")).toBeTruthy()
  expect(Date.now() - pressed).toBeGreaterThanOrEqual(1000)
  expect(name.value).toBe('')
  expect(alerts()).toEqual([])
  for (const words of ['India', '+91', 'support@', 'Monday to Friday']) expect(text()).toContain(words)
})

it('[INFO-03] /help finds questions and answers, and offers contact links otherwise', async () => {
  const { main } = await openContent('/help')
  const topics = within(main.getByRole('navigation', { name: 'Topics' })).getAllByRole('link')
  expect(topics).toHaveLength(4)
  for (const { title } of helpTopics) expect(main.getByRole('heading', { name: title })).toBeTruthy()
  const questions = main.getAllByRole('button', { expanded: false })
  expect(questions).toHaveLength(helpEntries.length)
  fireEvent.click(main.getByRole('button', { name: 'How long does delivery take?' }))
  expect(await main.findByText(/Standard shipping takes 5-7 business days/)).toBeTruthy()

  const field = main.getByLabelText<HTMLInputElement>('Search for answers')
  fireEvent.change(field, { target: { value: 'REFUND' } })
  expect(await main.findByRole('button', { name: 'When do I get my money back?' })).toBeTruthy()
  expect(main.queryByRole('button', { name: 'How do I find my size?' })).toBeNull()
  fireEvent.change(field, { target: { value: 'zeppelin' } })
  await main.findByRole('heading', { name: 'No results found' })
  fireEvent.click(main.getByRole('button', { name: 'Clear Search' }))
  await waitFor(() => expect(field.value).toBe(''))
  expect(main.getByRole('link', { name: 'Contact Support' }).getAttribute('href')).toBe('/contact')
  fireEvent.click(main.getByRole('link', { name: 'Live Chat' }))
  await waitFor(() => expect(address()).toBe('/contact'))
})

it('[INFO-04] [MAP-06] /shipping-policy names its figures in dollars, and leads to help', async () => {
  const { main } = await openContent('/shipping-policy')
  const rows = within(main.getByRole('table')).getAllByRole('row')
  for (const [index, words] of [
    /Method/,
    /Standard shipping.*5-7 business days.*\$5\.99, free over \$99$/,
    /Express shipping.*2-3 business days.*\$9\.99/,
    /Overnight shipping.*next business day.*\$24\.99/,
  ].entries())
    expect(rows[index]?.textContent).toMatch(words)
  expect(rows).toHaveLength(4)
  for (const name of [
    'Processing time',
    'International shipping',
    'Returns',
    'Exchanges',
    'Non-returnable items',
  ])
    expect(main.getByRole('region', { name })).toBeTruthy()
  expect(main.getByRole('link', { name: 'Contact us' }).getAttribute('href')).toBe('/contact')
  expect(main.getByRole('link', { name: 'Help center' }).getAttribute('href')).toBe('/help')
})

it.each([
  ['/terms', terms],
  ['/privacy', privacy],
] as const)('[INFO-05] %s has its five sections', async (path, { title, sections }) => {
  const { main, heading } = await openContent(path)
  expect(heading).toBe(title)
  const titles = main.getAllByRole('heading', { level: 2 }).map((one) => one.textContent)
  expect(titles).toEqual(sections.map((section) => section.title))
})

it('[INFO-05] /faq opens one of its eight questions at a time', async () => {
  const { main } = await openContent('/faq')
  const questions = main.getAllByRole('heading', { level: 2 }).map((one) => within(one).getByRole('button'))
  expect(questions).toHaveLength(8)
  const [first, second] = faqEntries
  const [one, other] = questions
  if (!first || !second || !one || !other) throw new Error('There are no questions.')
  fireEvent.click(one)
  expect(await main.findByText(first.answer)).toBeTruthy()
  fireEvent.click(other)
  expect(await main.findByText(second.answer)).toBeTruthy()
  await waitFor(() => expect(main.queryByText(first.answer)).toBeNull())
  expect(one.getAttribute('aria-expanded')).toBe('false')
})
