import { fireEvent, screen } from '@testing-library/react'
import type { AfterSales, OrderChanges } from '@umber/storefront-core/orders'
import { expect, it, vi } from 'vitest'
import { renderShop } from '../../../test/support/render-shop.tsx'
import { OrderNote } from './order-note.tsx'

function open(write: OrderChanges['notes']['write']) {
  const read: OrderChanges['notes']['read'] = async () => ({ note: 'Ring twice', giftMessage: '' })
  const afterSales = { orderChanges: { notes: { read, write } } } as unknown as AfterSales
  renderShop(<OrderNote cartId="cart_1" />, { ports: { afterSales } })
}

it('a note and a gift message are kept when their field is left, and only if they changed', async () => {
  const write = vi.fn<OrderChanges['notes']['write']>(async () => undefined)
  open(write)
  const note = await screen.findByLabelText<HTMLTextAreaElement>(/^Note to us/)
  expect(note.value).toBe('Ring twice')
  fireEvent.blur(note)
  expect(write).not.toHaveBeenCalled()
  const gift = screen.getByLabelText(/^Gift message/)
  fireEvent.change(gift, { target: { value: 'For Meera' } })
  fireEvent.blur(gift)
  expect(await screen.findByText('Kept with your order')).toBeTruthy()
  expect(write).toHaveBeenCalledExactlyOnceWith('cart_1', { note: 'Ring twice', giftMessage: 'For Meera' })
})

it('says when a text could not be kept, and tries again the next time', async () => {
  const write = vi.fn<OrderChanges['notes']['write']>().mockRejectedValueOnce(new Error('closed'))
  open(write)
  const note = await screen.findByLabelText(/^Note to us/)
  fireEvent.change(note, { target: { value: 'Ring once' } })
  fireEvent.blur(note)
  expect(await screen.findByText(/could not be kept/)).toBeTruthy()
  fireEvent.blur(note)
  expect(await screen.findByText('Kept with your order')).toBeTruthy()
})

it('is not asked for without a cart, as when it has just become an order', async () => {
  const read = vi.fn<OrderChanges['notes']['read']>(async () => ({ note: '', giftMessage: '' }))
  const afterSales = { orderChanges: { notes: { read } } } as unknown as AfterSales
  renderShop([<OrderNote key="none" cartId="" />, <OrderNote key="one" cartId="cart_1" />], {
    ports: { afterSales },
  })
  await screen.findByText('Add a note or a gift message')
  expect(read.mock.calls.map(([id]) => id)).toEqual(['cart_1'])
})
