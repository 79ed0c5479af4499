import { CommerceClient } from '@umber/commerce-client'
import { describe, expect, it } from 'vitest'
import { memoryStorage } from '../../test/support/cart-world.ts'
import { createAuthStorage } from './create-auth-storage.ts'

function open(kept: { lasting?: string; passing?: string } = {}) {
  const lasting = memoryStorage(kept.lasting === undefined ? {} : { token: kept.lasting })
  const passing = memoryStorage(kept.passing === undefined ? {} : { token: kept.passing })
  const storage = createAuthStorage({ lasting, passing })
  const where = () => ({ lasting: lasting.get('token'), passing: passing.get('token') })
  return { storage, where, lasting, passing }
}

describe('The token of a shopper', () => {
  it('outlives the session when it is to be remembered, and ends with it when not', () => {
    const { storage, where } = open()
    storage.remember(true)
    storage.setItem('token', 'one')
    expect(where()).toEqual({ lasting: 'one', passing: null })
    storage.remember(false)
    storage.setItem('token', 'two')
    expect(where()).toEqual({ lasting: null, passing: 'two' })
    expect(storage.getItem('token')).toBe('two')
  })

  it('is remembered where nobody said anything', () => {
    const { storage, where } = open()
    storage.setItem('token', 'one')
    expect(where()).toEqual({ lasting: 'one', passing: null })
  })

  it('stays where it was when it is renewed after a reload', () => {
    for (const kept of [{ lasting: 'old' }, { passing: 'old' }]) {
      const { storage, where } = open(kept)
      expect(storage.getItem('token')).toBe('old')
      storage.setItem('token', 'new')
      expect(where()).toEqual({ lasting: null, passing: null, ...renewed(kept) })
    }
  })

  it('[F-90] is nowhere after signing out, whichever place it was in', () => {
    const { storage, where } = open({ lasting: 'one', passing: 'two' })
    storage.removeItem('token')
    expect(where()).toEqual({ lasting: null, passing: null })
    expect(storage.getItem('token')).toBeNull()
  })

  it('stays when another tab has put a newer one there since, until it is forgotten outright', () => {
    const lasting = memoryStorage({ token: 'one' })
    const [storage, other] = [0, 1].map(() => createAuthStorage({ lasting, passing: memoryStorage() }))
    expect(storage?.getItem('token')).toBe('one')
    other?.setItem('token', 'two')
    storage?.removeItem('token')
    expect(lasting.get('token')).toBe('two')
    storage?.forget('token')
    expect(lasting.get('token')).toBeNull()
  })

  it('is removed also by a page that never read it', () => {
    const { storage, where } = open({ lasting: 'one' })
    storage.removeItem('token')
    expect(where()).toEqual({ lasting: null, passing: null })
  })

  it('is what the client signs in and out with', async () => {
    const { storage, lasting, passing } = open()
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
    expect([...passing.all]).toEqual([['token', 'jwt']])
    await client.auth.logout()
    expect([...passing.all, ...lasting.all]).toEqual([])
  })
})

const renewed = (kept: object) => Object.fromEntries(Object.keys(kept).map((place) => [place, 'new']))
