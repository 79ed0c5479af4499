import { expect, it } from 'vitest'

import { isOver } from './open-sessions'
import { endedSignIns, passwordChangedAt, signedOutEverywhereAt } from './session'

const now = Date.parse('2026-11-28T12:00:00.500Z')
const signedIn = Math.floor(now / 1_000) - 60
const at = (seconds: number) => new Date(seconds * 1_000 + 300).toISOString()

it('lists a session until its sign-in is ended, the password is changed or all are signed out', () => {
  expect(isOver(null, signedIn, now)).toBe(false)
  expect(isOver({ [endedSignIns]: [signedIn + 1] }, signedIn, now)).toBe(false)
  expect(isOver({ [endedSignIns]: [signedIn] }, signedIn, now)).toBe(true)
  for (const key of [passwordChangedAt, signedOutEverywhereAt]) {
    expect(isOver({ [key]: at(signedIn + 1) }, signedIn, now)).toBe(true)
    // The new session of who has done it begins in the same second.
    expect(isOver({ [key]: at(signedIn) }, signedIn, now)).toBe(false)
    expect(isOver({ [key]: at(signedIn - 1) }, signedIn, now)).toBe(false)
  }
})

it('lists no session that is too old', () => {
  const day = 86_400
  expect(isOver(null, signedIn - 29 * day, now)).toBe(false)
  expect(isOver(null, signedIn - 31 * day, now)).toBe(true)
})
