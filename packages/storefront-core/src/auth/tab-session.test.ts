import { describe, expect, it } from 'vitest'
import { memoryStorage } from '../../test/support/cart-world.ts'
import { forgetEndedSession, nameTabSession, tabSessionKey } from './tab-session.ts'

function browserWithSession() {
  const lasting = memoryStorage()
  const passing = memoryStorage({ token: 'one', note: 'kept' })
  nameTabSession({ lasting, passing }, 'first')
  return { lasting, passing }
}

describe('The session of one tab', () => {
  it('goes on when the page is loaded again', () => {
    const storages = browserWithSession()
    expect(forgetEndedSession(storages, ['token'])).toBe(false)
    expect(storages.passing.get('token')).toBe('one')
  })

  it('is one with that of another tab until somebody signs out', () => {
    const { lasting, passing } = browserWithSession()
    const other = { lasting, passing: memoryStorage() }
    nameTabSession(other, 'second')
    expect(forgetEndedSession({ lasting, passing }, ['token'])).toBe(false)
    lasting.remove(tabSessionKey)
    for (const tab of [{ lasting, passing }, other]) expect(forgetEndedSession(tab, ['token'])).toBe(true)
  })

  it('has ended when somebody has signed out since, also if another one has begun', () => {
    const { lasting, passing } = browserWithSession()
    lasting.remove(tabSessionKey)
    nameTabSession({ lasting, passing: memoryStorage() }, 'second')
    expect(forgetEndedSession({ lasting, passing }, ['token'])).toBe(true)
    expect([...passing.all]).toEqual([['note', 'kept']])
  })

  it('goes on where it has no name, and where nothing can be shared', () => {
    const unnamed = { lasting: memoryStorage(), passing: memoryStorage({ token: 'one' }) }
    expect(forgetEndedSession(unnamed, ['token'])).toBe(false)
    const none = { get: () => null, set: () => undefined, remove: () => undefined }
    const alone = { lasting: none, passing: memoryStorage({ token: 'one' }) }
    nameTabSession(alone, 'first')
    expect(forgetEndedSession(alone, ['token'])).toBe(false)
    expect(alone.passing.get('token')).toBe('one')
  })
})
