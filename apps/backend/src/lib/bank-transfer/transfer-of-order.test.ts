import { expect, it } from 'vitest'

import { onlyAsked } from '../../../test/support/only-asked'
import { transferFields, transferOf, withoutOtherData, type OrderWithPayments } from './transfer-of-order'

const account = { holder: 'Umber & Ecru', iban: 'DE89370400440532013000', reference: 'RF18539007547034' }
const byTransfer = { id: 'pay_1', provider_id: 'pp_bank-transfer', amount: 505.99, data: account }
const byCard = { id: 'pay_2', provider_id: 'pp_stripe_stripe', amount: 20, data: { customer: 'cus_1' } }
const paidWith = (...payments: readonly object[]) => ({
  id: 'order_1',
  payment_collections: [
    null,
    {
      payments,
      payment_sessions: [null, { id: 'payses_1', data: { secret: 'x' }, context: { customer: {} } }],
    },
  ],
})
/** As a query answers it that asks for what a transfer needs. */
const read = (order: object) => transferOf(onlyAsked(order, transferFields) as OrderWithPayments)

it('reads of an order where to send which amount with which reference', () => {
  expect(read(paidWith(byCard, byTransfer))).toEqual({ ...account, amount: 505.99 })
  const data = { ...account, bic: 'COBADEFFXXX' }
  expect(read(paidWith({ ...byTransfer, data }))).toEqual({ ...data, amount: 505.99 })
})

it.each([
  ['is paid in another way', paidWith(byCard)],
  ['is not paid', paidWith()],
  ['has no account', paidWith({ ...byTransfer, data: { ...account, iban: undefined } })],
])('reads none of an order that %s', (_, order) => {
  expect(read(order)).toBeUndefined()
})

it('leaves of an order’s payments only what the transfer says', () => {
  const [, shown] =
    withoutOtherData(paidWith(byCard, byTransfer) as OrderWithPayments).payment_collections ?? []
  expect(shown).toEqual({
    payments: [{ ...byCard, data: undefined }, byTransfer],
    payment_sessions: [null, { id: 'payses_1', data: undefined, context: undefined }],
  })
  expect(withoutOtherData({ payment_collections: null })).toEqual({ payment_collections: null })
})
