import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { categories, featuredProductIds, products } from '@umber/sample-store'
import { expect, it } from 'vitest'
import { address, openPage, openShop } from '../../../test/support/open-shop.tsx'

async function openHome(open = openPage) {
  const shop = await open('/')
  const main = within(screen.getByRole('main'))
  const featured = await main.findByRole('list', { name: 'Featured Products' })
  const names = () => [...featured.querySelectorAll('article h3')].map((name) => name.textContent)
  await waitFor(() => expect(names()).toHaveLength(8))
  return { ...shop, main, names }
}

it('[HOME-01] the hero leads to all products and to women, and states the figures of the shop', async () => {
  const { main } = await openHome()
  const hero = within(main.getByRole('region', { name: main.getByRole('heading', { level: 1 }).textContent }))
  const links = hero.getAllByRole('link').map((link) => link.getAttribute('href'))
  expect(links).toEqual(expect.arrayContaining(['/category/all', '/category/women']))
  expect(hero.getByRole('img')).toBeTruthy()
  for (const [label, figure] of [
    ['Premium Products', '500+'],
    ['Happy Customers', '50K+'],
    ['Fast Delivery', '24h'],
  ] as const) {
    const term = main.getByText(label, { selector: 'dt', exact: true })
    expect(term.parentElement?.querySelector('dd')?.textContent).toBe(figure)
  }
})

it('[HOME-02] each of the four top-level collections leads to its category', async () => {
  const { main } = await openHome()
  const collections = within(main.getByRole('region', { name: 'Collections' }))
  const tops = categories.filter(({ parent }) => parent === undefined)
  expect(tops.map(({ name }) => name)).toEqual(['Men', 'Women', 'Accessories', 'Home Essentials'])
  const headings = collections.getAllByRole('heading', { level: 3 }).map((one) => one.textContent)
  expect(headings).toEqual(tops.map(({ name }) => name))
  for (const { name, slug } of tops)
    expect(collections.getByRole('link', { name }).getAttribute('href')).toBe(`/category/${slug}`)
})

it('the live shop calls the categories what they are', async () => {
  await openPage('/', { preset: 'live' })
  const row = within(await screen.findByRole('region', { name: 'Shop by category' }))
  expect(await row.findByRole('link', { name: 'Women' })).toBeTruthy()
  expect(screen.queryByRole('region', { name: 'Collections' })).toBeNull()
})

it('the live shop shows its newest products beside the featured ones, and no newsletter but the footer’s', async () => {
  await openPage('/', { preset: 'live' })
  const row = await screen.findByRole('list', { name: 'New In' })
  const featured = await screen.findByRole('list', { name: 'Featured Products' })
  const names = (list: HTMLElement) => [...list.querySelectorAll('article h3')].map((one) => one.textContent)
  await waitFor(() => expect(names(row)).toHaveLength(4))
  expect(names(row).filter((name) => names(featured).includes(name))).toEqual([])
  expect(screen.queryByRole('textbox', { name: /email/i })).toBeNull()
})

it('[HOME-03] eight featured products, four more with each press until none is left', async () => {
  const { main, names } = await openHome()
  const featured = products.filter(({ id }) => featuredProductIds.includes(id)).map(({ title }) => title)
  expect(names().slice(0, 2).toSorted()).toEqual(featured.toSorted())
  for (let expected = 12; expected < products.length + 4; expected += 4) {
    fireEvent.click(main.getByRole('button', { name: 'Load More' }))
    const length = Math.min(expected, products.length)
    await waitFor(() => expect(names()).toHaveLength(length))
  }
  expect(main.queryByRole('button', { name: 'Load More' })).toBeNull()
  expect(new Set(names()).size).toBe(products.length)
})

it("[HOME-03] 'View All Products' leads to every product", async () => {
  const { main } = await openHome()
  fireEvent.click(main.getByRole('link', { name: 'View All Products' }))
  await main.findByRole('heading', { level: 1, name: 'All Products' })
  expect(address()).toBe('/category/all')
})

it('[HOME-04] the newsletter block says thank you and is empty again', async () => {
  const { main } = await openHome()
  const email = await main.findByRole<HTMLInputElement>('textbox', { name: 'Email address' })
  fireEvent.change(email, { target: { value: 'asha@example.com' } })
  fireEvent.click(main.getByRole('button', { name: 'Subscribe' }))
  await waitFor(() => expect(email.form?.getAttribute('aria-busy')).toBe('true'))
  await screen.findByText('Successfully subscribed to newsletter!')
  expect(
    screen.getByText("Thank you for subscribing. You'll receive updates about new products and offers."),
  ).toBeTruthy()
  expect(email.form?.getAttribute('aria-busy')).toBe('false')
  expect(email.value).toBe('')
})

it('[HEAD-08] the newsletter fields leave a missing or wrong address to the browser', async () => {
  await openHome(openShop)
  await waitFor(() => expect(screen.getAllByRole('button', { name: 'Subscribe' })).toHaveLength(2))
  for (const button of screen.getAllByRole<HTMLButtonElement>('button', { name: 'Subscribe' })) {
    const { form } = button
    const email = form?.querySelector('input')
    if (!form || !email) throw new Error('The form has no field.')
    expect([email.type, email.required, form.noValidate]).toEqual(['email', true, false])
    const isValid = (typed: string) => {
      fireEvent.change(email, { target: { value: typed } })
      return email.checkValidity()
    }
    expect(['', 'not an address', 'asha@example.com'].map(isValid)).toEqual([false, false, true])
  }
})
