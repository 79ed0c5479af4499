import { createMemoryStorage } from '@umber/storefront-core'
import { describe, expect, it } from 'vitest'
import { createCustomerStorage } from './customer-storage.ts'

function tab() {
  const lasting = createMemoryStorage()
  const passing = createMemoryStorage()
  return { lasting, passing, storage: createCustomerStorage(lasting, passing, 'token') }
}

describe('What is kept of a customer', () => {
  it('is kept where their session is', () => {
    const { lasting, passing, storage } = tab()
    lasting.set('token', 'anna')
    storage.set('cart', 'of anna')
    expect([lasting.get('cart'), passing.get('cart')]).toEqual(['of anna', null])
    passing.set('token', 'ben')
    storage.set('cart', 'of ben')
    expect([lasting.get('cart'), passing.get('cart')]).toEqual(['of anna', 'of ben'])
  })

  it('is not that of the customer of another tab', () => {
    const { lasting, passing, storage } = tab()
    lasting.set('token', 'anna')
    storage.set('cart', 'of anna')
    passing.set('token', 'ben')
    expect(storage.get('cart')).toBeNull()
  })

  it('is nothing that comes after their session has ended', () => {
    const { lasting, passing, storage } = tab()
    storage.set('cart', 'of anna')
    expect([lasting.get('cart'), passing.get('cart')]).toEqual([null, null])
  })
})
