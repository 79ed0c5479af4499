import { expect, it } from 'vitest'

import { withoutBuyer } from './hide-buyer'

const person = {
  email: 'asha@shop.example',
  customer_id: 'cus_1',
  customer: { email: 'asha@shop.example' },
  shipping_address: { last_name: 'Rao' },
  billing_address: { last_name: 'Rao' },
  metadata: { note: 'Asha Rao' },
  payment_collection: { payment_sessions: [{ data: 'Asha Rao' }] },
}
const bought = { id: 'cart_1', total: 45, item_subtotal: 45, items: [{ id: 'cali_1' }], completed_at: 'then' }

it('an answer about a cart or its order keeps what was bought, and nothing of the buyer', () => {
  for (const name of ['cart', 'parent', 'order'])
    expect(withoutBuyer({ type: 'order', [name]: { ...bought, ...person }, order_access: 'signed' })).toEqual(
      {
        type: 'order',
        [name]: bought,
      },
    )
})

it.each([undefined, null, 'text', { cart: null }, { message: 'refused' }])('%j stays as it is', (body) => {
  expect(withoutBuyer(body)).toEqual(body)
})
