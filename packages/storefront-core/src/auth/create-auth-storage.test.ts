import { CommerceClient } from '@umber/commerce-client'
import { describe, expect, it } from 'vitest'
import { memoryStorage } from '../../test/support/cart-setup.ts'
import { createAuthStorage } from './create-auth-storage.ts'

function open(kept: { persistent?: string; perTab?: string } = {}) {
  const persistent = memoryStorage(kept.persistent === undefined ? {} : { token: kept.persistent })
  const perTab = memoryStorage(kept.perTab === undefined ? {} : { token: kept.perTab })
  const storage = createAuthStorage({ persistent, perTab })
  const where = () => ({ persistent: persistent.get('token'), perTab: perTab.get('token') })
  return { storage, where, persistent, perTab }
}

describe('The token', () => {
  it('outlives the session when remembered, and otherwise ends with it', () => {
    const { storage, where } = open()
    storage.remember(true)
    storage.setItem('token', 'one')
    expect(where()).toEqual({ persistent: 'one', perTab: null })
    storage.remember(false)
    storage.setItem('token', 'two')
    expect(where()).toEqual({ persistent: null, perTab: 'two' })
    expect(storage.getItem('token')).toBe('two')
  })

  it('is remembered by default', () => {
    const { storage, where } = open()
    storage.setItem('token', 'one')
    expect(where()).toEqual({ persistent: 'one', perTab: null })
  })

  it('stays where it was when it is renewed after a reload', () => {
    for (const kept of [{ persistent: 'old' }, { perTab: 'old' }]) {
      const { storage, where } = open(kept)
      expect(storage.getItem('token')).toBe('old')
      storage.setItem('token', 'new')
      expect(where()).toEqual({ persistent: null, perTab: null, ...renewed(kept) })
    }
  })

  it('[F-90] is in no storage after signing out, whichever it was in', () => {
    const { storage, where } = open({ persistent: 'one', perTab: 'two' })
    storage.removeItem('token')
    expect(where()).toEqual({ persistent: null, perTab: null })
    expect(storage.getItem('token')).toBeNull()
  })

  it('stays when another tab has stored a newer one, until `forget` is called', () => {
    const persistent = memoryStorage({ token: 'one' })
    const [storage, other] = [0, 1].map(() => createAuthStorage({ persistent, perTab: memoryStorage() }))
    expect(storage?.getItem('token')).toBe('one')
    other?.setItem('token', 'two')
    storage?.removeItem('token')
    expect(persistent.get('token')).toBe('two')
    storage?.forget('token')
    expect(persistent.get('token')).toBeNull()
  })

  it('is also removed by a page that never read it', () => {
    const { storage, where } = open({ persistent: 'one' })
    storage.removeItem('token')
    expect(where()).toEqual({ persistent: null, perTab: null })
  })

  it('is used by the client to sign in and out', async () => {
    const { storage, persistent, perTab } = open()
    storage.remember(false)
    const client = new CommerceClient({
      baseUrl: 'http://shop.test',
      fetch: async () => Response.json({ token: 'jwt' }),
      auth: { jwtTokenStorageMethod: 'custom', storage, jwtTokenStorageKey: 'token' },
    })
    await client.auth.login('customer', 'emailpass', {
      email: 'asha@example.com',
      password: 'linen-and-light',
    })
    expect([...perTab.all]).toEqual([['token', 'jwt']])
    await client.auth.logout()
    expect([...perTab.all, ...persistent.all]).toEqual([])
  })
})

const renewed = (kept: object) => Object.fromEntries(Object.keys(kept).map((place) => [place, 'new']))
