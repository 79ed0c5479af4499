import { expect, it } from 'vitest'
import { createMemoryStorage } from '../memory-storage.ts'
import { cartStorageKey, customerCartStorageKey } from '../storage-keys.ts'
import { hasStoredCart } from './has-stored-cart.ts'
import { keepAdd } from './keep-adds.ts'

function device() {
  const [storage, customerStorage, tabStorage] = [
    createMemoryStorage(),
    createMemoryStorage(),
    createMemoryStorage(),
  ]
  return { storage, customerStorage, tabStorage }
}

it('a new device has no cart', () => {
  expect(hasStoredCart(device())).toBe(false)
})

it('knows the cart of a guest, that of a customer, and an add that was not sent', () => {
  const [guest, customer, tab] = [device(), device(), device()]
  guest.storage.set(cartStorageKey, 'cart_1')
  customer.customerStorage.set(customerCartStorageKey, 'cart_2')
  keepAdd(tab.tabStorage, { productId: 'prod_1', quantity: 1 })
  expect([guest, customer, tab].map(hasStoredCart)).toEqual([true, true, true])
})
