import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { createMemoryStorage } from '@umber/storefront-core'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { address, openPage } from '../../../test/support/open-shop.tsx'
import { seeNothing } from '../../../test/support/seen-at-once.ts'

beforeEach(seeNothing)
afterEach(() => vi.unstubAllGlobals())

const live = { preset: 'live' } as const

async function compare(products: string) {
  const shop = await openPage(`/compare?products=${products}`, live)
  const table = within(await screen.findByRole('table', { name: 'Compare Products' }))
  return { ...shop, table }
}

it('products of an address stand side by side, with prices, values and their own words', async () => {
  const { table } = await compare('linen-shirt,field-watch')
  const columns = table.getAllByRole('columnheader').slice(1)
  expect(columns.map((column) => within(column).getByRole('link').textContent)).toEqual([
    'Linen Shirt',
    'Field Watch',
  ])
  for (const line of ['Price', 'Color', 'Size', 'Buy'])
    expect(table.getByRole('rowheader', { name: line })).toBeTruthy()
  const price = table.getByRole('row', { name: /^Price/ })
  expect(within(price).getByText('₹189')).toBeTruthy()
  expect(document.querySelector('meta[name="robots"]')?.getAttribute('content')).toBe('noindex')
})

it('a size is chosen in the table, and the product is added to the cart', async () => {
  const { table, backend } = await compare('linen-shirt,field-watch')
  const buy = within(table.getByRole('row', { name: /^Buy/ }))
  fireEvent.click(buy.getByRole('button', { name: 'Select a size' }))
  expect((await buy.findByText('Select a size first.')).role).toBe('alert')
  const [sizes] = buy.getAllByRole('radiogroup', { name: /^Size/ })
  if (sizes === undefined) throw new Error('There is no size to choose')
  fireEvent.click(within(sizes).getByRole('radio', { name: /^M(,|$)/ }))
  const [add] = buy.getAllByRole('button', { name: 'Add to Cart' })
  if (add === undefined) throw new Error('There is no button')
  fireEvent.click(add)
  await waitFor(() => expect(backend.count('POST', /line-items$|\/carts$/)).toBeGreaterThan(0))
  await screen.findByText('Linen Shirt has been added to your cart')
})

it('a product is removed from the table and from the address; without any the page says how to begin', async () => {
  const { table } = await compare('linen-shirt,field-watch')
  fireEvent.click(table.getByRole('button', { name: 'Remove Linen Shirt' }))
  await waitFor(() => expect(address()).toBe('/compare?products=field-watch'))
  fireEvent.click(await table.findByRole('button', { name: 'Remove Field Watch' }))
  await screen.findByRole('heading', { level: 1, name: 'Nothing to compare yet' })
  expect(address()).toBe('/compare')
})

it('what is not sold any more is said, and the others are shown', async () => {
  const { table } = await compare('linen-shirt,gone')
  expect(table.getAllByRole('columnheader')).toHaveLength(2)
  expect(screen.getByText('1 product is no longer sold.')).toBeTruthy()
})

it('products are chosen on their pages, four at most, and kept while the tab is open', async () => {
  const device = { persistent: createMemoryStorage(), perTab: createMemoryStorage() }
  const choose = async (slug: string) => {
    const shop = await openPage(`/product/${slug}`, { ...live, device })
    // It loads when the visitor first does something on the page.
    await waitFor(() => {
      fireEvent.scroll(window)
      expect(screen.queryByRole('button', { name: 'Compare' })).not.toBeNull()
    })
    fireEvent.click(screen.getByRole('button', { name: 'Compare' }))
    return shop
  }
  ;(await choose('linen-shirt')).unmount()
  const { unmount } = await choose('field-watch')
  const bar = within(await screen.findByRole('region', { name: 'To compare' }))
  expect(bar.getByRole('link', { name: 'Compare 2 Products' }).getAttribute('href')).toContain(
    '/compare?products=linen-shirt%2Cfield-watch',
  )
  expect(screen.getByRole('button', { name: 'Compare' }).getAttribute('aria-pressed')).toBe('true')
  unmount()
  for (const slug of ['leather-belt', 'woven-belt']) (await choose(slug)).unmount()
  await choose('mesh-watch')
  await screen.findByText('You are comparing 4 products already')
  const items = within(screen.getByRole('region', { name: 'To compare' })).getAllByRole('listitem')
  expect(items).toHaveLength(4)
  fireEvent.click(screen.getByRole('button', { name: 'Remove All' }))
  await waitFor(() => expect(screen.queryByRole('region', { name: 'To compare' })).toBeNull())
  expect(device.perTab.get('compared')).toBeNull()
})
