import { expect, it } from 'vitest'
import { createMemoryStorage } from '../memory-storage.ts'
import { checkoutStorageKey } from '../storage-keys.ts'
import { forgetCustomerCheckout } from './forget-customer-checkout.ts'

it.each([
  ['is forgotten where it is a customer’s', '{"owner":"cus_1","draft":{}}', null],
  ['stays where it is a guest’s', '{"draft":{}}', '{"draft":{}}'],
  ['stays where it cannot be read', 'nonsense', 'nonsense'],
])('the checkout of a tab %s', (_, before, after) => {
  const storage = createMemoryStorage()
  storage.set(checkoutStorageKey, before)
  forgetCustomerCheckout(storage)
  expect(storage.get(checkoutStorageKey)).toBe(after)
})
