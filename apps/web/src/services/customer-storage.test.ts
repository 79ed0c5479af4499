import { createMemoryStorage } from '@umber/storefront-core'
import { tokenStorageKey } from '@umber/storefront-core/auth'
import { describe, expect, it } from 'vitest'
import { createCustomerStorage } from './customer-storage.ts'

function tab() {
  const persistent = createMemoryStorage()
  const perTab = createMemoryStorage()
  return { persistent, perTab, storage: createCustomerStorage(persistent, perTab) }
}

describe('Stored customer data', () => {
  it('is in the storage of the session', () => {
    const { persistent, perTab, storage } = tab()
    persistent.set(tokenStorageKey, 'anna')
    storage.set('cart', 'of anna')
    expect([persistent.get('cart'), perTab.get('cart')]).toEqual(['of anna', null])
    perTab.set(tokenStorageKey, 'ben')
    storage.set('cart', 'of ben')
    expect([persistent.get('cart'), perTab.get('cart')]).toEqual(['of anna', 'of ben'])
  })

  it('is not another tab’s', () => {
    const { persistent, perTab, storage } = tab()
    persistent.set(tokenStorageKey, 'anna')
    storage.set('cart', 'of anna')
    perTab.set(tokenStorageKey, 'ben')
    expect(storage.get('cart')).toBeNull()
  })

  it('is not written after the session has ended', () => {
    const { persistent, perTab, storage } = tab()
    storage.set('cart', 'of anna')
    expect([persistent.get('cart'), perTab.get('cart')]).toEqual([null, null])
  })
})
