import { createMemoryStorage } from '@umber/storefront-core'
import { createAuthStorage } from '@umber/storefront-core/auth'
import { expect, it } from 'vitest'
import { createTokenStorage, tokenKey } from './token-storage.ts'

function setUp(kept?: string) {
  const [persistent, perTab] = [createMemoryStorage(), createMemoryStorage()]
  if (kept !== undefined) persistent.set(tokenKey, kept)
  return { persistent, perTab, tokens: createTokenStorage(persistent, perTab) }
}

it('reads the token from either storage before the session’s code has loaded, sessionStorage first', () => {
  const { perTab, tokens } = setUp('lasting')
  expect(tokens.getItem(tokenKey)).toBe('lasting')
  perTab.set(tokenKey, 'passing')
  expect(tokens.getItem(tokenKey)).toBe('passing')
  expect(tokens.holdsToken()).toBe(true)
})

it('writes a token to the session’s storage', () => {
  const { persistent, perTab, tokens } = setUp()
  const authStorage = createAuthStorage({ persistent, perTab })
  tokens.hand(authStorage)
  authStorage.remember(false)
  tokens.setItem(tokenKey, 'new')
  expect([persistent.get(tokenKey), perTab.get(tokenKey)]).toEqual([null, 'new'])
  tokens.removeItem(tokenKey)
  expect(tokens.holdsToken()).toBe(false)
})

it('has no token for a guest when another tab signs in, until the session’s code has loaded', () => {
  const { persistent, perTab, tokens } = setUp()
  expect(tokens.holdsToken()).toBe(false)
  persistent.set(tokenKey, 'of another tab')
  expect(tokens.holdsToken()).toBe(true)
  expect(tokens.getItem(tokenKey)).toBeNull()
  tokens.hand(createAuthStorage({ persistent, perTab }))
  expect(tokens.getItem(tokenKey)).toBe('of another tab')
})
