import { NetworkError } from '@umber/commerce-client'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { createCartStore, createMemoryStorage } from '@umber/storefront-core'
import { beforeEach, expect, it } from 'vitest'
import { createCartBackend } from '../../../test/support/cart-backend.ts'
import { renderShop } from '../../../test/support/render-shop.tsx'
import { createLazyCart } from '../../services/cart.ts'
import { toastQueue, type Toast } from '../../ui/toast/notify.ts'
import { CartNotices } from '../cart/cart-notices.tsx'
import { Reorder } from './reorder.tsx'

let toasts: Toast[] = []
beforeEach(() => {
  toasts = []
  return toastQueue.open((toast) => toasts.push(toast))
})
const titles = () => toasts.map(({ title }) => title)

const line = {
  id: 'item_1',
  title: 'Linen Shirt',
  quantity: 2,
  unitPrice: { amount: 189, currency: 'inr' },
  productId: 'product_linen-shirt',
  variantId: 'variant_linen-shirt',
  packed: 0,
  delivered: 0,
  returning: 0,
  returned: 0,
  isReplacement: false,
}

async function start() {
  const backend = createCartBackend()
  const { cart } = renderShop(
    <>
      <CartNotices />
      <Reorder lines={[line, { ...line, id: 'item_2' }]}>{null}</Reorder>
    </>,
    { client: backend.client },
  )
  await cart.start()
  return backend
}

it('[CART-10] reordering shows "Item added to cart" once for all lines', async () => {
  await start()
  fireEvent.click(screen.getByRole('button', { name: 'Order Again' }))
  await waitFor(() => expect(titles()).toEqual(['Item added to cart']))
  expect(toasts[0]?.tone).toBe('success')
})

it('[CART-10] reordering shows only the failure when it fails', async () => {
  const backend = await start()
  backend.fail(new NetworkError('not reached'))
  fireEvent.click(screen.getByRole('button', { name: 'Order Again' }))
  await screen.findByRole('heading', { level: 2 })
  expect(new Set(titles())).toEqual(new Set(['Failed to add item to cart']))
})

it('reordering offline says that the lines wait, not that they were added', async () => {
  const cart = createCartStore({
    client: createCartBackend().client,
    storage: createMemoryStorage(),
    backendUrl: 'https://backend.test',
    connection: { isOnline: () => false, subscribe: () => () => undefined },
  })
  renderShop(
    <>
      <CartNotices />
      <Reorder lines={[line]}>{null}</Reorder>
    </>,
    {
      services: {
        cart: createLazyCart({
          loadStore: async () => cart,
          perTab: createMemoryStorage(),
          isExpected: () => true,
        }),
      },
    },
  )
  fireEvent.click(screen.getByRole('button', { name: 'Order Again' }))
  expect((await screen.findByRole('heading', { level: 2 })).textContent).toBe('Waiting for the connection')
  expect(screen.getByRole('listitem').textContent).toContain('Added when the connection is back')
  expect(titles()).toEqual(['You are offline'])
})
