import { describe, expect, it } from 'vitest'
import { memoryStorage } from '../../test/support/cart-setup.ts'
import { forgetEndedSession, nameTabSession, tabSessionKey } from './session.ts'

function browserWithSession() {
  const persistent = memoryStorage()
  const perTab = memoryStorage({ token: 'one', note: 'kept' })
  nameTabSession({ persistent, perTab }, 'first')
  return { persistent, perTab }
}

describe('A per-tab session', () => {
  it('survives a reload', () => {
    const storages = browserWithSession()
    expect(forgetEndedSession(storages, ['token'])).toBe(false)
    expect(storages.perTab.get('token')).toBe('one')
  })

  it('shares its name with other tabs until a sign-out', () => {
    const { persistent, perTab } = browserWithSession()
    const other = { persistent, perTab: memoryStorage() }
    nameTabSession(other, 'second')
    expect(forgetEndedSession({ persistent, perTab }, ['token'])).toBe(false)
    persistent.remove(tabSessionKey)
    for (const tab of [{ persistent, perTab }, other]) expect(forgetEndedSession(tab, ['token'])).toBe(true)
  })

  it('has ended after a sign-out in another tab, even if a new session has begun', () => {
    const { persistent, perTab } = browserWithSession()
    persistent.remove(tabSessionKey)
    nameTabSession({ persistent, perTab: memoryStorage() }, 'second')
    expect(forgetEndedSession({ persistent, perTab }, ['token'])).toBe(true)
    expect([...perTab.all]).toEqual([['note', 'kept']])
  })

  it('continues without a name, and without a shared storage', () => {
    const unnamed = { persistent: memoryStorage(), perTab: memoryStorage({ token: 'one' }) }
    expect(forgetEndedSession(unnamed, ['token'])).toBe(false)
    const none = { get: () => null, set: () => undefined, remove: () => undefined }
    const alone = { persistent: none, perTab: memoryStorage({ token: 'one' }) }
    nameTabSession(alone, 'first')
    expect(forgetEndedSession(alone, ['token'])).toBe(false)
    expect(alone.perTab.get('token')).toBe('one')
  })
})
