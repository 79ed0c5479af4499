import { NetworkError } from '@umber/commerce-client'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { candle, createCartBackend, shirt, type CartProducts } from '../../../test/support/cart-backend.ts'
import { renderShop } from '../../../test/support/render-shop.tsx'
import { CartEntry } from './cart-entry.tsx'

async function openDrawer(...products: readonly CartProducts[]) {
  const backend = createCartBackend(products)
  const shop = renderShop(<CartEntry />, { path: '/category/men', client: backend.client })
  const button = await screen.findByRole('button', {
    name: products.length === 1 ? 'Cart, 1 item' : `Cart, ${products.length} items`,
  })
  button.focus()
  fireEvent.click(button)
  const drawer = await screen.findByRole('dialog', { name: 'Shopping Cart' })
  return { backend, button, drawer, ...shop }
}

const isClosed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())

describe('the cart drawer', () => {
  it('[DRAW-01] is opened by the button in the header and shows items, subtotal and both links', async () => {
    const { drawer } = await openDrawer(shirt, candle)
    expect(within(drawer).getByRole('link', { name: 'Linen Shirt' })).toBeTruthy()
    expect(within(drawer).getByRole('link', { name: 'Fig & Vetiver Candle' })).toBeTruthy()
    expect(within(drawer).getByText('Subtotal').parentElement?.textContent).toBe('Subtotal₹228')
    const checkout = within(drawer).getByRole('link', { name: 'Proceed to Checkout' })
    expect(checkout.getAttribute('href')).toBe('/checkout')
    expect(within(drawer).getByRole('button', { name: 'Clear Cart' })).toBeTruthy()
  })

  it('[DRAW-01] closes and returns the focus to the button', async () => {
    const { button, drawer, place } = await openDrawer(shirt)
    fireEvent.click(within(drawer).getByRole('button', { name: 'Close' }))
    await isClosed()
    await waitFor(() => expect(document.activeElement).toBe(button))
    expect(place()).toBe('/category/men')
  })

  it('closes with Escape', async () => {
    const { drawer } = await openDrawer(shirt)
    fireEvent.keyDown(drawer, { key: 'Escape' })
    await isClosed()
    expect(document.body.contains(drawer)).toBe(false)
  })

  it('[DRAW-02] when empty, links to all products', async () => {
    const { drawer } = await openDrawer()
    expect(within(drawer).getByRole('heading', { name: 'Your cart is empty' })).toBeTruthy()
    const link = within(drawer).getByRole('link', { name: 'Continue Shopping' })
    expect(link.getAttribute('href')).toBe('/category/all')
  })

  it('[DRAW-03] does not go below quantity one', async () => {
    const { backend, drawer } = await openDrawer(shirt)
    const minus = within(drawer).getByRole('button', { name: 'Decrease quantity of Linen Shirt' })
    expect(minus.getAttribute('aria-disabled')).toBe('true')
    fireEvent.click(minus)
    fireEvent.click(within(drawer).getByRole('button', { name: 'Increase quantity of Linen Shirt' }))
    await waitFor(() => expect(backend.lines[0]?.quantity).toBe(2))
  })

  it('[DRAW-04] Clear Cart empties it and closes', async () => {
    const { backend, drawer } = await openDrawer(shirt, candle)
    fireEvent.click(within(drawer).getByRole('button', { name: 'Clear Cart' }))
    await isClosed()
    expect(backend.lines).toEqual([])
    expect(screen.getByRole('button', { name: 'Cart, 0 items' })).toBeTruthy()
  })

  it('stays open when it cannot be cleared [F-38]', async () => {
    const { backend, drawer } = await openDrawer(shirt)
    backend.fail(new NetworkError('not reached'))
    const clear = within(drawer).getByRole('button', { name: 'Clear Cart' })
    fireEvent.click(clear)
    await waitFor(() => expect(clear.getAttribute('aria-busy')).toBeNull())
    expect(screen.getByRole('dialog')).toBeTruthy()
    expect(within(drawer).getByRole('link', { name: 'Linen Shirt' })).toBeTruthy()
  })
})

describe('the count on the cart button', () => {
  it('is the sum of the quantities and hidden at zero', async () => {
    const backend = createCartBackend([shirt, candle])
    for (const line of backend.lines) line.quantity = 2
    const { cart } = renderShop(<CartEntry />, { client: backend.client })
    await screen.findByRole('button', { name: 'Cart, 4 items' })
    expect(screen.getByTestId('cart-count').textContent).toBe('4')
    await cart.clear()
    await screen.findByRole('button', { name: 'Cart, 0 items' })
    expect(screen.queryByTestId('cart-count')).toBeNull()
  })

  it('[HEAD-01] has the full number in its name, however high [F-49]', async () => {
    const backend = createCartBackend([shirt])
    for (const line of backend.lines) line.quantity = 9999
    renderShop(<CartEntry />, { client: backend.client })
    await screen.findByRole('button', { name: 'Cart, 9999 items' })
    expect(screen.getByTestId('cart-count').textContent).toBe('9999')
  })
})
