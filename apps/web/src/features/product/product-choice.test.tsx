import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { address, openPage } from '../../../test/support/open-shop.tsx'

const live = { preset: 'live' } as const

async function openShirt(query = '') {
  const shop = await openPage(`/product/linen-shirt${query}`, live)
  const main = within(screen.getByRole('main'))
  await main.findByRole('heading', { level: 1, name: 'Linen Shirt' })
  const group = (option: string) => main.getByRole('radiogroup', { name: new RegExp(`^${option}:`) })
  const radio = (option: string, name: RegExp) =>
    within(group(option)).getByRole<HTMLInputElement>('radio', { name })
  return { ...shop, main, group, radio }
}

it('a colour is chosen and no size; the button asks for it and leads to the group', async () => {
  const { main, backend, group, radio } = await openShirt()
  expect(group('Color').textContent).not.toContain('not chosen')
  expect(group('Size').textContent).toContain('not chosen')
  const [button] = main.getAllByRole('button', { name: 'Select a size' })
  if (button === undefined) throw new Error('There is no button.')
  fireEvent.click(button)
  expect((await main.findByText('Select a size first.')).role).toBe('alert')
  expect(group('Size').contains(document.activeElement)).toBe(true)
  expect(backend.count('POST', /line-items$/)).toBe(0)
  fireEvent.click(radio('Size', /^M(,|$)/))
  expect(main.queryByText('Select a size first.')).toBeNull()
  expect(main.getAllByRole('button', { name: 'Add to Cart' }).length).toBeGreaterThan(0)
})

it('the address has what is chosen, and opens the page with it; what belongs to others stays', async () => {
  const { radio, unmount } = await openShirt('?utm_source=mail')
  fireEvent.click(radio('Color', /^Blue/))
  fireEvent.click(radio('Size', /^M(,|$)/))
  await waitFor(() => expect(address()).toBe('/product/linen-shirt?utm_source=mail&color=blue&size=m'))
  unmount()
  const { group, main } = await openShirt('?color=blue&size=m')
  expect(group('Color').textContent).toContain('Color: Blue')
  expect(group('Size').textContent).toContain('Size: M')
  expect(main.getAllByRole('button', { name: 'Add to Cart' }).length).toBeGreaterThan(0)
})

it('what the product does not have is not chosen', async () => {
  const { group } = await openShirt('?color=plaid&size=99')
  expect(group('Size').textContent).toContain('not chosen')
  expect(group('Color').textContent).not.toMatch(/plaid/i)
})

it('a link of the cart names the variant', async () => {
  const cart = await openPage('/cart', { ...live, cart: { 'LINEN-SHIRT-BLUE-L': 1 } })
  const link = await screen.findByRole('link', { name: 'Linen Shirt' })
  const to = new URL(link.getAttribute('href') ?? '', window.location.href)
  expect(to.pathname).toBe('/product/linen-shirt')
  cart.unmount()
  const { group } = await openShirt(to.search)
  expect(group('Color').textContent).toContain('Color: Blue')
  expect(group('Size').textContent).toContain('Size: L')
})

it('the saved product keeps what was chosen', async () => {
  const { main, radio, shop } = await openShirt()
  fireEvent.click(radio('Color', /^Blue/))
  const [heart] = main.getAllByRole('button', { name: 'Save Linen Shirt' })
  if (heart === undefined) throw new Error('There is no wishlist button.')
  fireEvent.click(heart)
  await waitFor(() => expect(shop.wishlist.getState().items[0]?.query).toBe('color=blue'))
})
