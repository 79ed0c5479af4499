import { createMemoryStorage } from '@umber/storefront-core'
import { expect, it, vi } from 'vitest'
import { createCartBackend } from '../../test/support/cart-backend.ts'
import { createCart } from './create-cart.ts'

function be(network: 'online' | 'offline'): void {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(network === 'online')
  window.dispatchEvent(new Event(network))
}

async function startedCart() {
  const perTab = createMemoryStorage()
  const { client } = createCartBackend()
  const cart = createCart({
    client: { ...client, client: {} as never },
    storage: createMemoryStorage(),
    backendUrl: '',
    perTab,
  })
  await cart.start()
  return { cart, leave: () => void window.dispatchEvent(new Event('pagehide')), perTab }
}

it('[F-47] the next page reads the cart again when this one is left while held changes are being sent', async () => {
  const { cart, leave, perTab } = await startedCart()
  be('offline')
  expect(await cart.addItem({ productId: 'product_linen-shirt', quantity: 1 })).toMatchObject({ ok: true })
  expect(cart.getState().view).toMatchObject({ isWaiting: true, loading: false })
  be('online')
  leave()
  expect(perTab.get('cart-left')).toBe('yes')
})

it('the next page reads the cart once when nothing was under way', async () => {
  const { leave, perTab } = await startedCart()
  leave()
  expect(perTab.get('cart-left')).toBeNull()
})
