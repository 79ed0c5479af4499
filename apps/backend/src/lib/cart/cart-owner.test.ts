import { describe, expect, it } from 'vitest'

import { isOldOrder, refuseOthersCart, type CartOwner, type Orderer } from './cart-owner'

const now = 1_800_000_000_000
const hour = 3_600_000
const guest = { id: 'cus_guest', email: 'asha@shop.example', has_account: false }

it('a guest’s cart is an old order an hour after it became one', () => {
  for (const customer of [guest, undefined]) {
    expect(isOldOrder({ isCompleted: true, completedAt: now - hour, customer }, now)).toBe(false)
    expect(isOldOrder({ isCompleted: true, completedAt: now - hour - 1, customer }, now)).toBe(true)
  }
})

it('an open cart is none, and neither is a customer’s', () => {
  expect(isOldOrder({ isCompleted: false, customer: guest }, now)).toBe(false)
  const customer = { ...guest, has_account: true }
  expect(isOldOrder({ isCompleted: true, completedAt: now - 9 * hour, customer }, now)).toBe(false)
})

describe('The order of a cart', () => {
  const asha = { id: 'cus_asha', email: 'asha@shop.example', has_account: true }
  const ashas: CartOwner = { isCompleted: false, customer: asha }
  const guests: CartOwner = { isCompleted: false, customer: guest }
  const anyone: Orderer = { kind: 'guest' }
  const customer = (id: string): Orderer => ({ kind: 'customer', id })
  const ask = (owner: CartOwner, orderer: Orderer) => () => refuseOthersCart('cart_1', owner, orderer)

  it.each<readonly [who: string, owner: CartOwner, orderer: Orderer]>([
    ['for its customer', ashas, customer('cus_asha')],
    ['for a guest', guests, anyone],
    ['again once it is an order', { ...guests, isCompleted: true }, customer('cus_noor')],
  ])('is placed %s', (_, owner, orderer) => {
    expect(ask(owner, orderer)).not.toThrow()
  })

  it.each<readonly [who: string, owner: CartOwner, orderer: Orderer, refusal: object]>([
    ['to another customer', ashas, customer('cus_noor'), { code: 'cart_not_transferred' }],
    ['to a customer with a guest’s cart', guests, customer('cus_noor'), { code: 'cart_not_transferred' }],
    ['to a guest with a customer’s cart', ashas, anyone, { type: 'not_found' }],
  ])('is refused %s', (_, owner, orderer, refusal) => {
    expect(ask(owner, orderer)).toThrow(expect.objectContaining(refusal))
  })
})
