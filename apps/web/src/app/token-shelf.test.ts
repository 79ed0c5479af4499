import { createMemoryStorage } from '@umber/storefront-core'
import { createAuthStorage } from '@umber/storefront-core/auth'
import { expect, it } from 'vitest'
import { createTokenShelf, tokenKey } from './token-shelf.ts'

function setUp(kept?: string) {
  const [lasting, passing] = [createMemoryStorage(), createMemoryStorage()]
  if (kept !== undefined) lasting.set(tokenKey, kept)
  return { lasting, passing, shelf: createTokenShelf(lasting, passing) }
}

it('reads a token of either storage before anything is known, the passing one first', () => {
  const { passing, shelf } = setUp('lasting')
  expect(shelf.getItem(tokenKey)).toBe('lasting')
  passing.set(tokenKey, 'passing')
  expect(shelf.getItem(tokenKey)).toBe('passing')
  expect(shelf.holdsToken()).toBe(true)
})

it('puts a token where its keeper says', () => {
  const { lasting, passing, shelf } = setUp()
  const keeper = createAuthStorage({ lasting, passing })
  shelf.hand(keeper)
  keeper.remember(false)
  shelf.setItem(tokenKey, 'new')
  expect([lasting.get(tokenKey), passing.get(tokenKey)]).toEqual([null, 'new'])
  shelf.removeItem(tokenKey)
  expect(shelf.holdsToken()).toBe(false)
})

it('sends nothing for a visitor when another tab has signed in, until the session is known here', () => {
  const { lasting, passing, shelf } = setUp()
  expect(shelf.holdsToken()).toBe(false)
  lasting.set(tokenKey, 'of another tab')
  expect(shelf.holdsToken()).toBe(true)
  expect(shelf.getItem(tokenKey)).toBeNull()
  shelf.hand(createAuthStorage({ lasting, passing }))
  expect(shelf.getItem(tokenKey)).toBe('of another tab')
})
