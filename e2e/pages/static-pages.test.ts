import { faqEntries } from '../../apps/web/src/content/faq.ts'
import { helpEntries, helpTopics } from '../../apps/web/src/content/help.ts'
import { privacy, terms } from '../../apps/web/src/content/legal.ts'
import { heading, open } from '../screens/open.ts'
import { toast } from '../screens/toasts.ts'
import { expect, test, type Page } from '../support/test.ts'

test.use({ visit: 'warm' })

const main = (page: Page) => page.getByRole('main')

test('[INFO-01] /about tells the story, the figures, the values, the year, and has a newsletter form', async ({
  page,
}) => {
  await open(page, '/about')
  await expect(heading(page)).toHaveText('About Us')
  for (const [figure, label] of [
    ['50K+', 'Happy Customers'],
    ['10+', 'Years of Experience'],
    ['500K+', 'Products Sold'],
    ['25+', 'Countries'],
  ] as const)
    await expect(main(page).locator('dl > div', { hasText: label }).getByRole('definition')).toHaveText(
      figure,
    )
  for (const value of ['Quality First', 'Customer Focused', 'Sustainable Fashion'])
    await expect(main(page).getByRole('heading', { name: value })).toBeVisible()
  await expect(main(page).getByText('Founded in 2014')).toBeVisible()
  await main(page).getByLabel('Email address').fill('asha@example.com')
  await main(page).getByRole('button', { name: 'Subscribe' }).click()
  await expect(main(page).getByRole('status')).toContainText('sends nothing yet')
})

test('[INFO-02] /contact validates, sends for a second, says thank you and resets', async ({ page }) => {
  await open(page, '/contact')
  await main(page).getByRole('button', { name: 'Send Message' }).click()
  await expect(main(page).getByLabel('Full name')).toBeFocused()
  await expect(main(page).getByRole('alert')).toHaveText([
    'Name is required',
    'Invalid email address',
    'Subject is required',
    'Message is required',
  ])
  await main(page).getByLabel('Full name').fill('Asha Raman')
  await main(page).getByLabel('Email address').fill('asha@example.com')
  await main(page).getByLabel('Category').selectOption('Returns & Exchanges')
  await main(page).getByLabel('Subject').fill('A button')
  await main(page).getByRole('textbox', { name: 'Message' }).fill('It came off.')
  await expect(main(page).getByRole('alert')).toHaveCount(0)
  const pressed = Date.now()
  await main(page).getByRole('button', { name: 'Send Message' }).click()
  await expect(main(page).getByRole('button', { name: 'Sending...' })).toBeVisible()
  await expect(toast(page, 'Message sent successfully!')).toContainText(
    "We'll get back to you within 24 hours.",
  )
  expect(Date.now() - pressed).toBeGreaterThanOrEqual(1000)
  await expect(main(page).getByLabel('Full name')).toHaveValue('')
  await expect(main(page).getByRole('alert')).toHaveCount(0)
  for (const words of ['India', '+91', 'support@', 'Monday to Friday'])
    await expect(main(page)).toContainText(words)
})

test('[INFO-03] /help finds questions and answers, and offers contact links otherwise', async ({ page }) => {
  await open(page, '/help')
  const topics = main(page).getByRole('navigation', { name: 'Topics' }).getByRole('link')
  await expect(topics).toHaveCount(4)
  for (const { title } of helpTopics)
    await expect(main(page).getByRole('heading', { name: title })).toBeVisible()
  const questions = main(page).getByRole('button', { expanded: false })
  await expect(questions).toHaveCount(helpEntries.length)
  await questions.filter({ hasText: 'How long does delivery take?' }).click()
  await expect(main(page).getByText('Standard shipping takes 5-7 business days')).toBeVisible()

  const field = main(page).getByLabel('Search for answers')
  await field.fill('REFUND')
  await expect(main(page).getByRole('button', { name: 'When do I get my money back?' })).toBeVisible()
  await expect(main(page).getByRole('button', { name: 'How do I find my size?' })).toHaveCount(0)
  await field.fill('zeppelin')
  await expect(main(page).getByRole('heading', { name: 'No results found' })).toBeVisible()
  await main(page).getByRole('button', { name: 'Clear Search' }).click()
  await expect(field).toHaveValue('')
  await expect(main(page).getByRole('link', { name: 'Contact Support' })).toHaveAttribute('href', '/contact')
  await main(page).getByRole('link', { name: 'Live Chat' }).click()
  await expect(page).toHaveURL('/contact')
})

test('[INFO-04] [MAP-06] /shipping-policy names its figures in dollars, and leads to help', async ({
  page,
}) => {
  await open(page, '/shipping-policy')
  const rows = main(page).getByRole('table').getByRole('row')
  await expect(rows).toHaveText([
    /Method/,
    /Standard shipping.*5-7 business days.*\$5\.99, free over \$99$/,
    /Express shipping.*2-3 business days.*\$9\.99/,
    /Overnight shipping.*next business day.*\$24\.99/,
  ])
  for (const title of [
    'Processing time',
    'International shipping',
    'Returns',
    'Exchanges',
    'Non-returnable items',
  ])
    await expect(main(page).getByRole('region', { name: title, exact: true })).toBeVisible()
  await expect(main(page).getByRole('link', { name: 'Contact us' })).toHaveAttribute('href', '/contact')
  await expect(main(page).getByRole('link', { name: 'Help center' })).toHaveAttribute('href', '/help')
})

for (const [place, words] of [
  ['/terms', terms],
  ['/privacy', privacy],
] as const)
  test(`[INFO-05] ${place} has its five sections`, async ({ page }) => {
    await open(page, place)
    await expect(heading(page)).toHaveText(words.title)
    await expect(main(page).getByRole('heading', { level: 2 })).toHaveText(
      words.sections.map(({ title }) => title),
    )
  })

test('[INFO-05] /faq opens one of its eight questions at a time', async ({ page }) => {
  await open(page, '/faq')
  const questions = main(page).getByRole('heading', { level: 2 }).getByRole('button')
  await expect(questions).toHaveCount(8)
  const [first, second] = faqEntries
  await questions.nth(0).click()
  await expect(main(page).getByText(first?.answer ?? '')).toBeVisible()
  await questions.nth(1).click()
  await expect(main(page).getByText(second?.answer ?? '')).toBeVisible()
  await expect(main(page).getByText(first?.answer ?? '')).toHaveCount(0)
  await expect(questions.nth(0)).toHaveAttribute('aria-expanded', 'false')
})
