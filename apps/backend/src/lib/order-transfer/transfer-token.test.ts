import { expect, it } from 'vitest'

import { isTransferToken, readTransfer, signTransfer } from './transfer-token'

const secret = 'the secret of the server'
const now = 1_800_000_000_000
const transfer = { orderId: 'order_1', ownerId: 'cus_guest', customerId: 'cus_asha', takesEmail: false }
const end = now + 86_400_000
const token = signTransfer(secret, transfer, new Date(end))
const order = { orderId: 'order_1', ownerId: 'cus_guest' }

it('moves its order to the account that asked, until it expires', () => {
  expect(readTransfer(secret, token, order, now)).toEqual(transfer)
  expect(readTransfer(secret, token, order, end)).toEqual(transfer)
  expect(readTransfer(secret, token, order, end + 1)).toBeUndefined()
})

it('is invalid for another order, another owner and under another secret', () => {
  expect(readTransfer(secret, token, { ...order, orderId: 'order_2' }, now)).toBeUndefined()
  expect(readTransfer(secret, token, { ...order, ownerId: 'cus_asha' }, now)).toBeUndefined()
  expect(readTransfer(secret, token, { ...order, ownerId: null }, now)).toBeUndefined()
  expect(readTransfer('another', token, order, now)).toBeUndefined()
})

it('of an order without a customer is valid while it has none', () => {
  const none = { ...transfer, ownerId: null }
  const signed = signTransfer(secret, none, new Date(end))
  expect(readTransfer(secret, signed, { ...order, ownerId: null }, now)).toEqual(none)
  expect(readTransfer(secret, signed, order, now)).toBeUndefined()
})

it('cannot be extended, nor used for another account or for the email', () => {
  const [, customer = '', , signed = ''] = token.split('.')
  const later = (end * 2).toString(36)
  for (const changed of [
    `${later}.${customer}..${signed}`,
    token.replace('cus_asha', 'cus_noor'),
    token.replace('..', '.e.'),
  ]) {
    expect(isTransferToken(changed)).toBe(true)
    expect(readTransfer(secret, changed, order, now)).toBeUndefined()
  }
})

it.each(['', '...', 'b2a1f4de-9a0c-4e2a-8a55-0f6f8f9b1c11', `${token}x`, ` ${token}`, token.slice(0, -1)])(
  'is not %j',
  (wrong) => {
    expect(isTransferToken(wrong)).toBe(false)
    expect(readTransfer(secret, wrong, order, now)).toBeUndefined()
  },
)
