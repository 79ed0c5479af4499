import { fireEvent, screen, waitFor } from '@testing-library/react'
import { systemClock } from '@umber/storefront-core'
import type { AfterSales, OrderDetails } from '@umber/storefront-core/orders'
import { expect, it, vi } from 'vitest'
import { renderShop } from '../../../test/support/render-shop.tsx'
import { FoundOrder } from './found-order.tsx'

const day = 86_400_000
const at = (time: number) => new Date(time).toISOString()

const order = (arrived: number): OrderDetails => ({
  id: 'order_1',
  displayId: 'UE-000001',
  access: 'of-the-mail',
  cartId: 'cart_1',
  status: { kind: 'delivered' },
  items: [
    {
      id: 'ordli_1',
      title: 'Linen Shirt',
      quantity: 1,
      packed: 1,
      delivered: 1,
      returning: 0,
      returned: 0,
      isReplacement: false,
    },
  ],
  ledger: { rows: [], balance: { kind: 'settled' } },
  parcels: [{ id: 'ful_1', deliveredAt: at(arrived), trackings: [], items: [] }],
})

function open(arrived: number) {
  const request = vi.fn<AfterSales['returns']['request']>(async () => ({ kind: 'requested' }))
  const terms = async () => ({ reasons: [], ways: [{ id: 'so_1', name: 'Return by post' }] })
  const afterSales = { returns: { request, terms } } as unknown as AfterSales
  const reread = vi.fn<() => void>()
  renderShop(<FoundOrder order={order(arrived)} reread={reread} />, { ports: { afterSales } })
  return { request, reread }
}

it('a guest requests a return with the access of the order, and is back at the order', async () => {
  const { request, reread } = open(systemClock.now() - day)
  fireEvent.click(screen.getByRole('button', { name: 'Return Items' }))
  fireEvent.click(await screen.findByRole('checkbox', { name: 'Return Linen Shirt' }))
  fireEvent.click(screen.getByRole('button', { name: 'Request Return' }))
  await waitFor(() => expect(reread).toHaveBeenCalled())
  expect(request.mock.calls[0]?.[0]).toMatchObject({
    orderId: 'order_1',
    access: 'of-the-mail',
    wayId: 'so_1',
  })
  expect(await screen.findByRole('heading', { level: 1, name: 'Order UE-000001' })).toBeTruthy()
})

it('a guest can order again, and is told until when items can be returned', () => {
  open(systemClock.now() - day)
  expect(screen.getByRole('button', { name: 'Order Again' })).toBeTruthy()
  expect(screen.getByText(/^You can return items until /)).toBeTruthy()
})

it('a guest is offered no return after its last day', () => {
  open(systemClock.now() - 31 * day)
  expect(screen.queryByRole('button', { name: 'Return Items' })).toBeNull()
  expect(screen.queryByText(/^You can return items until /)).toBeNull()
})
