import { describe, expect, it } from 'vitest'

import { endedSignIns, isEndedBy, signedOutEverywhereAt, type Session } from './session'
import { changesFor } from './sign-out'

const day = 86_400
const today = 1_800_000_000
const now = today * 1_000
const session: Session = { auth_identity_id: 'authid_1', iat: today - 60 }

const signedOut = (kept: object, where: 'here' | 'everywhere' = 'here') => ({
  ...kept,
  ...changesFor(kept as Session['app_metadata'], session, where, now),
})

describe('A sign-out', () => {
  it('here ends its own sign-in and no other', () => {
    const metadata = signedOut({ customer_id: 'cus_1' })
    expect(metadata).toEqual({ customer_id: 'cus_1', [endedSignIns]: [today - 60] })
    expect(isEndedBy(metadata, session)).toBe(true)
    expect(isEndedBy(metadata, { ...session, iat: today - 61 })).toBe(false)
  })

  it('here keeps the ones before it while their sessions could last', () => {
    const metadata = signedOut({ [endedSignIns]: [today - 31 * day, today - 29 * day] })
    expect(metadata).toEqual({ [endedSignIns]: [today - 29 * day, today - 60] })
  })

  it('here, after many of them, ends all sessions', () => {
    const many = Array.from({ length: 40 }, (_, index) => today - 1_000 - index)
    const metadata = signedOut({ [endedSignIns]: many })
    expect(metadata).toEqual({ [endedSignIns]: [], [signedOutEverywhereAt]: new Date(now).toISOString() })
    expect(
      isEndedBy(metadata, { ...session, app_metadata: { [endedSignIns]: many }, iat: today - 1_000 }),
    ).toBe(true)
  })

  it('everywhere ends all that was signed in before, and nothing after', () => {
    const metadata = signedOut({ [endedSignIns]: [today - 90] }, 'everywhere')
    for (const signedIn of [today - 60, today - 90, today - 5 * day])
      expect(isEndedBy(metadata, { ...session, iat: signedIn })).toBe(true)
    expect(isEndedBy(metadata, { ...session, app_metadata: metadata })).toBe(false)
  })

  it('of a session without a time ends all', () => {
    expect(changesFor({}, { auth_identity_id: 'authid_1' }, 'here', now)).toHaveProperty(
      signedOutEverywhereAt,
    )
  })
})
