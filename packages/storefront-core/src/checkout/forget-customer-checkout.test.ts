import { expect, it } from 'vitest'
import { createMemoryStorage } from '../memory-storage.ts'
import { checkoutStorageKey } from '../storage-keys.ts'
import { forgetCustomerCheckout } from './forget-customer-checkout.ts'

it.each([
  ['is forgotten where it is a customer’s', '{"owner":"cus_1","draft":{}}', null],
  ['is forgotten where it was not known whose it is', '{"draft":{}}', null],
  ['is forgotten where it cannot be read', 'nonsense', null],
  ['stays where it is a guest’s', '{"byGuest":true,"draft":{}}', '{"byGuest":true,"draft":{}}'],
])('the checkout of a tab %s', (_, before, after) => {
  const storage = createMemoryStorage()
  storage.set(checkoutStorageKey, before)
  forgetCustomerCheckout(storage)
  expect(storage.get(checkoutStorageKey)).toBe(after)
})
