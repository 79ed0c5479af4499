import { NetworkError } from '@umber/commerce-client'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { candle, createCartBackend, shirt } from '../../../test/support/cart-backend.ts'
import { openPage } from '../../../test/support/open-shop.tsx'
import { createMemoryStorage, renderShop } from '../../../test/support/render-shop.tsx'
import { CartScreen } from './cart-screen.tsx'

const quantityOf = (name: string) =>
  screen.getByRole<HTMLInputElement>('textbox', { name: `Quantity of ${name}` }).value

async function showCart() {
  const backend = createCartBackend([shirt, candle])
  const shop = renderShop(<CartScreen />, { path: '/cart', client: backend.client })
  await screen.findByRole('table')
  return { backend, ...shop }
}

describe('the cart page', () => {
  it('[CART-01] is a table of product, price, quantity and total', async () => {
    await showCart()
    const heads = screen.getAllByRole('columnheader').map((head) => head.textContent)
    expect(heads.slice(0, 4)).toEqual(['Product', 'Price', 'Quantity', 'Total'])

    const row = screen.getAllByRole('row')[1]
    if (row === undefined) throw new Error('no line')
    expect(within(row).getByRole('link', { name: 'Linen Shirt' }).getAttribute('href')).toBe(
      '/product/linen-shirt?variant=variant_linen-shirt',
    )
    expect(row.textContent).toContain('White, M')
    expect(within(row).getAllByText('₹189')).toHaveLength(2)
  })

  it('[CART-01] plus adds one item, in the backend too', async () => {
    const { backend } = await showCart()
    fireEvent.click(screen.getByRole('button', { name: 'Increase quantity of Linen Shirt' }))
    await waitFor(() => expect(quantityOf('Linen Shirt')).toBe('2'))
    await waitFor(() => expect(backend.lines[0]?.quantity).toBe(2))
    expect(screen.getAllByText('₹417').length).toBeGreaterThan(0)
  })

  it('[CART-01] minus at quantity one removes the line', async () => {
    const { backend } = await showCart()
    fireEvent.click(screen.getByRole('button', { name: 'Decrease quantity of Linen Shirt' }))
    await waitFor(() => expect(screen.queryByRole('link', { name: 'Linen Shirt' })).toBeNull())
    await waitFor(() =>
      expect(backend.lines.map((line) => line.product_handle)).toEqual(['fig-vetiver-candle']),
    )
  })

  it('[CART-01] a line can be removed', async () => {
    const { backend } = await showCart()
    fireEvent.click(screen.getByRole('button', { name: 'Remove Linen Shirt' }))
    await waitFor(() => expect(backend.lines).toHaveLength(1))
  })

  it('[CART-02] can be cleared, and links back to the shop', async () => {
    const { backend } = await showCart()
    expect(screen.getByRole('link', { name: 'Continue Shopping' }).getAttribute('href')).toBe('/')
    fireEvent.click(screen.getByRole('button', { name: 'Clear Cart' }))
    await screen.findByRole('heading', { name: 'Your cart is empty' })
    expect(backend.lines).toEqual([])
  })

  it('[CART-03] sums up: subtotal, shipping and tax later, and a total that equals the subtotal', async () => {
    await showCart()
    const summary = screen.getByRole('region', { name: 'Order Summary' })
    const figures = within(summary)
      .getAllByRole('definition')
      .map((figure) => figure.textContent)
    expect(figures).toEqual(['₹228', 'Calculated at checkout', 'Calculated at checkout', '₹228'])
  })

  it('[CART-03] Apply only clears the promo code: the sums stay and the field keeps the focus', async () => {
    await showCart()
    const field = screen.getByRole<HTMLInputElement>('textbox', { name: 'Promo code' })
    fireEvent.change(field, { target: { value: 'SAVE10' } })
    fireEvent.click(screen.getByRole('button', { name: 'Apply' }))
    await waitFor(() => expect(field.value).toBe(''))
    expect(document.activeElement).toBe(field)
    expect(screen.getByRole('region', { name: 'Order Summary' }).textContent).toContain('Total₹228')
    expect(document.body.textContent).not.toMatch(/applied|discount/i)
  })

  it('[CART-04] leads to the checkout', async () => {
    await showCart()
    expect(screen.getByRole('link', { name: 'Proceed to Checkout' }).getAttribute('href')).toBe('/checkout')
  })

  it('[CART-04] when empty, says so and leads to the shop', async () => {
    renderShop(<CartScreen />, { path: '/cart' })
    await screen.findByRole('heading', { name: 'Your cart is empty' })
    expect(screen.getByRole('link', { name: 'Start Shopping' }).getAttribute('href')).toBe('/category/all')
  })

  it('[F-25] keeps the lines when the backend is down, and comes back with Retry', async () => {
    const backend = createCartBackend([shirt])
    const storage = createMemoryStorage()
    const first = renderShop(<CartScreen />, { client: backend.client, storage })
    await screen.findByRole('table')
    first.unmount()

    backend.fail(new NetworkError('not reached'))
    renderShop(<CartScreen />, { client: backend.client, storage })
    await screen.findByText(/Your items are kept/)
    expect(screen.getByRole('link', { name: 'Linen Shirt' })).toBeTruthy()

    backend.recover()
    fireEvent.click(screen.getByRole('button', { name: 'Retry' }))
    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull())
    expect(screen.getByRole('link', { name: 'Linen Shirt' })).toBeTruthy()
  })

  it('offers a retry when no cart can be created', async () => {
    const backend = createCartBackend()
    backend.fail(new NetworkError('not reached'))
    renderShop(<CartScreen />, { client: backend.client })
    await screen.findByText(/could not open a cart/)
    backend.recover()
    fireEvent.click(screen.getByRole('button', { name: 'Retry' }))
    expect(await screen.findByRole('heading', { name: 'Your cart is empty' })).toBeTruthy()
  })

  it('[CART-09] a line is busy while it changes, until success or failure', async () => {
    const { backend } = await openPage('/cart', { cart: { 'linen-shirt-white-m': 2 } })
    const row = (await screen.findByRole('link', { name: 'Linen Shirt' })).closest('tr')
    const plus = screen.getByRole('button', { name: 'Increase quantity of Linen Shirt' })
    backend.fault = ({ method }) => (method === 'POST' ? { kind: 'late', ms: 200 } : undefined)
    fireEvent.click(plus)
    await waitFor(() => expect(row?.getAttribute('aria-busy')).toBe('true'))
    await waitFor(() => expect(row?.getAttribute('aria-busy')).toBeNull())
    expect(quantityOf('Linen Shirt')).toBe('3')

    backend.fault = ({ method }) => (method === 'POST' ? { kind: 'status', status: 500 } : undefined)
    fireEvent.click(plus)
    await screen.findByText('Failed to update item quantity')
    expect(row?.getAttribute('aria-busy')).toBeNull()
    expect(quantityOf('Linen Shirt')).toBe('3')
  })
})
