import { expect, it } from 'vitest'

import { isOldOrder } from './cart-owner'

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
