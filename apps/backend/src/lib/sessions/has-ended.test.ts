import type { MedusaContainer } from '@medusajs/framework/types'
import { expect, it, vi } from 'vitest'

import { hasEnded } from './has-ended'
import { endedSignIns, passwordChangedAt, signedOutEverywhereAt } from './session'
import { sessionDays } from './session-days'

const day = 86_400
const today = 1_800_000_000
const now = today * 1_000

function scopeWith(identity: object | undefined) {
  const list = vi.fn<() => Promise<unknown>>(async () => (identity === undefined ? [] : [identity]))
  const scope = { resolve: () => ({ listAuthIdentities: list }) } as unknown as MedusaContainer
  return { scope, list }
}
const session = { auth_identity_id: 'authid_1', iat: today - 60 }
const changed = { app_metadata: { customer_id: 'cus_1', [passwordChangedAt]: '2026-11-22T10:00:00.123Z' } }

it('a session is valid until its password is changed', async () => {
  const { scope } = scopeWith({ id: 'authid_1', app_metadata: null })
  expect(await hasEnded(scope, session, now)).toBe(false)
  expect(await hasEnded(scopeWith(changed).scope, session, now)).toBe(true)
  expect(await hasEnded(scopeWith(changed).scope, { ...session, ...changed }, now)).toBe(false)
  const later = { app_metadata: { [passwordChangedAt]: '2026-11-22T10:00:00.124Z' } }
  expect(await hasEnded(scopeWith(later).scope, { ...session, ...changed }, now)).toBe(true)
})

it('a session ends with a sign-out everywhere, and a later one does not', async () => {
  const before = { app_metadata: { [signedOutEverywhereAt]: '2026-11-22T10:00:00.123Z' } }
  const after = { app_metadata: { [signedOutEverywhereAt]: '2026-11-22T10:00:00.124Z' } }
  expect(await hasEnded(scopeWith(before).scope, session, now)).toBe(true)
  expect(await hasEnded(scopeWith(after).scope, { ...session, ...before }, now)).toBe(true)
  expect(await hasEnded(scopeWith(after).scope, { ...session, ...after }, now)).toBe(false)
})

it('a session ends with a sign-out of its own sign-in, with all that was issued for it', async () => {
  const { scope } = scopeWith({ app_metadata: { [endedSignIns]: [today - 90, today - 60] } })
  expect(await hasEnded(scope, session, now)).toBe(true)
  expect(await hasEnded(scope, { ...session, iat: today - 1, signed_in_at: today - 60 }, now)).toBe(true)
  expect(await hasEnded(scope, { ...session, iat: today - 61 }, now)).toBe(false)
  expect(await hasEnded(scope, { ...session, iat: today - 60, signed_in_at: today - 61 }, now)).toBe(false)
})

it('a session does not end with a sign-out before it, though it was in the same second', async () => {
  const metadata = { [endedSignIns]: [today - 60] }
  const { scope } = scopeWith({ app_metadata: metadata })
  expect(await hasEnded(scope, { ...session, app_metadata: metadata }, now)).toBe(false)
})

it('a session without an identity has ended', async () => {
  expect(await hasEnded(scopeWith(undefined).scope, session, now)).toBe(true)
})

it('a session ends with its account, though the identity has another', async () => {
  const customer = { ...session, actor_type: 'customer', actor_id: 'cus_1' }
  const withMetadata = (metadata: object) => scopeWith({ id: 'authid_1', app_metadata: metadata }).scope
  expect(await hasEnded(withMetadata({ customer_id: 'cus_1', user_id: 'user_1' }), customer, now)).toBe(false)
  expect(await hasEnded(withMetadata({ customer_id: 'cus_2' }), customer, now)).toBe(true)
  expect(await hasEnded(withMetadata({ customer_id: null, user_id: 'user_1' }), customer, now)).toBe(true)
  expect(await hasEnded(withMetadata({ customer_id: 'cus_1' }), { ...customer, actor_id: '' }, now)).toBe(
    false,
  )
})

it('a session ends a month after the sign-in, however often it was refreshed', async () => {
  const { scope, list } = scopeWith({ id: 'authid_1', app_metadata: null })
  const renewed = (days: number) => ({ ...session, signed_in_at: today - days * day })
  expect(await hasEnded(scope, renewed(29), now)).toBe(false)
  expect(await hasEnded(scope, renewed(31), now)).toBe(true)
  expect(await hasEnded(scope, { ...session, iat: today - 31 * day }, now)).toBe(true)
  expect(list).toHaveBeenCalledOnce()
})

it('a token without an identity is not looked up', async () => {
  const { scope, list } = scopeWith(undefined)
  expect(await hasEnded(scope, { iat: today }, now)).toBe(false)
  expect(await hasEnded(scope, { auth_identity_id: '', iat: today }, now)).toBe(false)
  expect(list).not.toHaveBeenCalled()
})

it('the length of a session is configurable', () => {
  expect(sessionDays({})).toBe(30)
  expect(sessionDays({ SESSION_DAYS: '7' })).toBe(7)
  expect(() => sessionDays({ SESSION_DAYS: 'for ever' })).toThrow('SESSION_DAYS is for ever')
  expect(() => sessionDays({ SESSION_DAYS: '0' })).toThrow('SESSION_DAYS is 0')
})
