import { FetchError, NetworkError } from '@umber/commerce-client'
import { act, waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { createCartBackend, shirt } from '../../../test/support/cart-backend.ts'
import { renderShop } from '../../../test/support/render-shop.tsx'
import { toastQueue, type Toast } from '../../ui/toast/notify.ts'
import { CartNotices } from './cart-notices.tsx'

let toasts: Toast[] = []
function start(backend = createCartBackend([shirt])) {
  const shop = renderShop(<CartNotices />, { client: backend.client })
  return { backend, ...shop }
}

const titles = () => toasts.map(({ title }) => title)
const outage = new NetworkError('not reached')

beforeEach(() => {
  toasts = []
  return toastQueue.open((toast) => toasts.push(toast))
})

describe('[CART-10] the shopper sees the notice', () => {
  it('Failed to load cart', async () => {
    const backend = createCartBackend()
    backend.fail(outage)
    start(backend)
    await waitFor(() => expect(titles()).toEqual(['Failed to load cart']))
    expect(toasts[0]?.tone).toBe('error')
    expect(toasts[0]?.description).toMatch(/could not reach the shop/)
  })

  it('Failed to add item to cart', async () => {
    const { backend, cart } = start()
    await cart.start()
    backend.fail(outage)
    await act(async () => void (await cart.addItem({ productId: 'product_linen-shirt', quantity: 1 })))
    expect(titles()).toEqual(['Failed to add item to cart'])
  })

  it('Failed to update item quantity, and why when there are not that many', async () => {
    const { backend, cart } = start()
    await cart.start()
    const code = 'insufficient_inventory'
    backend.fail(
      new FetchError('Some variant does not have the required inventory', 'Bad Request', 400, { code }),
    )
    await act(async () => void (await cart.updateItem('line_linen-shirt', 50)))
    expect(toasts).toMatchObject([
      { title: 'Failed to update item quantity', description: 'There are not that many left.' },
    ])
  })

  it('Failed to remove item from cart', async () => {
    const { backend, cart } = start()
    await cart.start()
    backend.fail(outage)
    await act(async () => void (await cart.removeItem('line_linen-shirt')))
    expect(titles()).toEqual(['Failed to remove item from cart'])
  })

  it('Failed to clear cart', async () => {
    const { backend, cart } = start()
    await cart.start()
    backend.fail(outage)
    await act(async () => void (await cart.clear()))
    expect(titles()).toEqual(['Failed to clear cart'])
  })

  it('none when an item is added, because the adding screen shows its own', async () => {
    const { cart } = start(createCartBackend())
    await cart.start()
    await act(async () => void (await cart.addItem({ productId: 'product_linen-shirt', quantity: 1 })))
    expect(titles()).toEqual([])
  })

  it('Item added to cart, when Undo has restored a removed line', async () => {
    const { cart } = start()
    await cart.start()
    await act(async () => void (await cart.removeItem('line_linen-shirt')))
    act(() => toasts.at(-1)?.action?.onClick())
    await waitFor(() => expect(titles()).toEqual(['Item removed from cart', 'Item added to cart']))
    expect(toasts.at(-1)?.tone).toBe('success')
  })

  it('of the failure only, when Undo fails', async () => {
    const { backend, cart } = start()
    await cart.start()
    await act(async () => void (await cart.removeItem('line_linen-shirt')))
    backend.fail(outage)
    act(() => toasts.at(-1)?.action?.onClick())
    await waitFor(() => expect(titles()).toEqual(['Item removed from cart', 'Failed to add item to cart']))
  })

  it('Item removed from cart', async () => {
    const { cart } = start()
    await cart.start()
    await act(async () => void (await cart.removeItem('line_linen-shirt')))
    expect(toasts).toMatchObject([{ title: 'Item removed from cart', description: 'Linen Shirt' }])
  })
})

describe('Undo', () => {
  it('restores the same quantity', async () => {
    const { cart, backend } = start(createCartBackend())
    await cart.start()
    await act(async () => {
      await cart.addItem({
        productId: 'product_linen-shirt',
        quantity: 3,
        selectedOptions: { opt_color: 'White' },
      })
      await cart.removeItem('line_linen-shirt')
    })
    expect(backend.lines).toEqual([])

    act(() => toasts.at(-1)?.action?.onClick())
    await waitFor(() =>
      expect(backend.lines).toMatchObject([{ variant_id: 'variant_linen-shirt', quantity: 3 }]),
    )
  })

  it('restores the same variant when its options are unknown: a cart created in another browser', async () => {
    const { cart, backend } = start()
    await cart.start()
    await act(async () => void (await cart.removeItem('line_linen-shirt')))
    expect(backend.lines).toEqual([])

    act(() => toasts.at(-1)?.action?.onClick())
    await waitFor(() => expect(backend.lines).toMatchObject([{ variant_id: 'variant_linen-shirt' }]))
  })
})
