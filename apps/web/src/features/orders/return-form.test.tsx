import { NetworkError } from '@umber/commerce-client'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { createMemoryStorage } from '@umber/storefront-core'
import type { AfterSales, ExchangeChoice, OrderDetails } from '@umber/storefront-core/orders'
import type { AuthView } from '@umber/storefront-core/auth'
import { useState } from 'react'
import { expect, it, vi } from 'vitest'
import { renderShop } from '../../../test/support/render-shop.tsx'
import type { Services } from '../../services/services-context.ts'
import { ReturnForm } from './return-form.tsx'

const line = {
  id: 'ordli_1',
  title: 'Linen Shirt',
  quantity: 3,
  unitPrice: { amount: 189, currency: 'inr' },
  packed: 3,
  delivered: 3,
  returning: 0,
  returned: 0,
  isReplacement: false,
}
const order: OrderDetails = {
  id: 'order_1',
  displayId: 'UE-000001',
  status: { kind: 'delivered' },
  items: [line],
  ledger: { rows: [], balance: { kind: 'settled' } },
  parcels: [],
}
const terms = {
  reasons: [{ id: 'rr_1', label: 'Too small' }],
  ways: [
    { id: 'so_1', name: 'Return by post' },
    { id: 'so_2', name: 'Return by courier' },
  ],
}
const noor: AuthView = {
  status: 'signed-in',
  customer: { id: 'cus_1', email: 'noor@shop.example', firstName: 'Noor', lastName: 'Khan' },
  verification: 'verified',
}

/** The form, whose order has one piece left once it is read again. */
function open({
  view = noor,
  storage = createMemoryStorage(),
  reasons = terms.reasons,
  choices = new Map<string, readonly ExchangeChoice[]>(),
} = {}) {
  let state = view
  const session = { getState: () => state, subscribe: () => () => {} } as unknown as Services['session']
  const request = vi.fn<AfterSales['returns']['request']>(() =>
    Promise.reject(new NetworkError('The answer is lost')),
  )
  const orderRecords = { exchangeChoices: async () => choices }
  const afterSales = { returns: { request }, orderRecords } as unknown as AfterSales
  function Page() {
    const [returning, setReturning] = useState(0)
    const read = { ...order, items: [{ ...line, returning }] }
    return (
      <ReturnForm
        order={read}
        terms={{ ...terms, reasons }}
        back={null}
        reread={() => setReturning(2)}
        onRequested={() => {}}
      />
    )
  }
  const { unmount } = renderShop(<Page />, { storage, ports: { afterSales }, services: { session } })
  const endSession = () => (state = { status: 'guest', reason: 'expired' })
  return { request, unmount, endSession, storage }
}

const tick = () => fireEvent.click(screen.getByRole('checkbox', { name: 'Return Linen Shirt' }))
const reason = () => screen.getByLabelText<HTMLSelectElement>(/^Reason for returning/)
const note = () => screen.getByLabelText<HTMLTextAreaElement>(/^Note/)
const fewer = () => fireEvent.click(screen.getByRole('button', { name: /^Decrease quantity/ }))
const send = () => fireEvent.click(screen.getByRole('button', { name: 'Request Return' }))

it('[F-81] the pieces that are sent are those that are shown, though fewer are left than were chosen', async () => {
  const { request } = open()
  tick()
  fewer()
  fireEvent.change(reason(), { target: { value: 'rr_1' } })
  send()
  await screen.findByText(/1 piece can go back/)
  await waitFor(() => expect(document.querySelector('form[aria-busy="false"]')).not.toBeNull())
  send()
  await waitFor(() => expect(request).toHaveBeenCalledTimes(2))
  const sent = request.mock.calls.map(([{ items }]) => items[0]?.quantity)
  expect(sent).toEqual([2, 1])
})

it('[F-81] a refused return shows an error at the form, and no input is lost', async () => {
  const { request } = open()
  request.mockResolvedValue({ kind: 'refused' })
  tick()
  fireEvent.change(reason(), { target: { value: 'rr_1' } })
  fireEvent.change(note(), { target: { value: 'A seam is open' } })
  send()
  await waitFor(() => expect(screen.getByRole('alert').textContent).toContain('does not take this back'))
  expect(reason().value).toBe('rr_1')
  expect(note().value).toBe('A seam is open')
})

it('[F-86] the choices are restored after the session has ended and the same customer signs in again', () => {
  const { unmount, endSession, storage } = open()
  tick()
  fewer()
  fireEvent.change(reason(), { target: { value: 'rr_1' } })
  fireEvent.change(note(), { target: { value: 'One size up, please' } })
  fireEvent.click(screen.getByRole('radio', { name: /courier/ }))
  endSession()
  unmount()
  open({ storage })
  expect(screen.getByRole<HTMLInputElement>('checkbox', { name: 'Return Linen Shirt' }).checked).toBe(true)
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: /^Quantity/ }).value).toBe('2')
  expect(reason().value).toBe('rr_1')
  expect(note().value).toBe('One size up, please')
  expect(screen.getByRole<HTMLInputElement>('radio', { name: /courier/ }).checked).toBe(true)
})

it('no reason is asked for or sent where the merchant has none', async () => {
  const { request } = open({ reasons: [] })
  tick()
  expect(screen.queryByLabelText(/^Reason for returning/)).toBeNull()
  send()
  await waitFor(() => expect(request).toHaveBeenCalledOnce())
  expect(request.mock.calls[0]?.[0].items).toEqual([{ id: 'ordli_1', quantity: 3, reasonId: '', note: '' }])
})

it('another size is offered while there are enough pieces of it, and is asked for with the return', async () => {
  const choices = new Map([
    [
      'ordli_1',
      [
        { id: 'variant_l', title: 'L', available: 2 },
        { id: 'variant_xl', title: 'XL' },
      ],
    ],
  ])
  const { request } = open({ reasons: [], choices })
  tick()
  const instead = await screen.findByLabelText<HTMLSelectElement>(/^What you want for it/)
  const offered = () => [...instead.options].map(({ text }) => text)
  expect(offered()).toEqual(['Money back', 'Exchange for XL'])
  fewer()
  expect(offered()).toEqual(['Money back', 'Exchange for L', 'Exchange for XL'])
  fireEvent.change(instead, { target: { value: 'variant_l' } })
  send()
  await waitFor(() => expect(request).toHaveBeenCalledOnce())
  expect(request.mock.calls[0]?.[0].items).toEqual([
    { id: 'ordli_1', quantity: 2, reasonId: '', note: '', variantId: 'variant_l' },
  ])
})
