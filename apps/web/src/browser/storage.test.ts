import { tokenStorageKey } from '@umber/storefront-core/auth'
import { describe, expect, it } from 'vitest'
import { createBrowserStorage } from './storage.ts'

const refuse = () => {
  throw new DOMException('no', 'SecurityError')
}

describe('the storage of the browser', () => {
  it('keeps written values for the next visit', () => {
    createBrowserStorage(() => localStorage).set('a', '1')
    expect(createBrowserStorage(() => localStorage).get('a')).toBe('1')
    createBrowserStorage(() => localStorage).remove('a')
    expect(localStorage.getItem('umber-ecru.a')).toBeNull()
  })

  it('puts the shop’s prefix before each key, except the token’s', () => {
    const storage = createBrowserStorage(() => localStorage)
    storage.set('a', '1')
    storage.set(tokenStorageKey, 'token')
    expect(localStorage.getItem('umber-ecru.a')).toBe('1')
    expect(localStorage.getItem('medusa_auth_token')).toBe('token')
    localStorage.clear()
  })

  it('falls back to memory when it is blocked [F-48]', () => {
    const storage = createBrowserStorage(refuse)
    storage.set('a', '1')
    expect(storage.get('a')).toBe('1')
    storage.remove('a')
    expect(storage.get('a')).toBeNull()
  })

  it('returns a value that did not fit, and removes the outdated one [F-48]', () => {
    localStorage.setItem('umber-ecru.a', 'old')
    const full = {
      getItem: (key: string) => localStorage.getItem(key),
      removeItem: (key: string) => localStorage.removeItem(key),
      setItem: () => {
        throw new DOMException('full', 'QuotaExceededError')
      },
    }
    const storage = createBrowserStorage(() => full)
    storage.set('a', 'new')
    expect(storage.get('a')).toBe('new')
    expect(localStorage.getItem('umber-ecru.a')).toBeNull()
  })

  it('notices that another tab has cleared it [F-48]', () => {
    const storage = createBrowserStorage(() => localStorage)
    storage.set('a', '1')
    localStorage.clear()
    expect(storage.get('a')).toBeNull()
  })
})
