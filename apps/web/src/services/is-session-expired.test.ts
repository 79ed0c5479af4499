import { createEmitter } from '@umber/storefront-core/platform'
import { FetchError } from '@umber/commerce-client'
import type { AuthView } from '@umber/storefront-core/auth'
import { expect, it } from 'vitest'
import { isSessionExpired } from './is-session-expired.ts'
import type { LazySession } from './session.ts'

const customer = (verification: 'checking' | 'verified'): AuthView => ({
  status: 'signed-in',
  customer: { id: 'cus_1', email: 'noor@shop.example', firstName: 'Noor', lastName: 'Khan' },
  verification,
})

function begin(first: AuthView) {
  const listeners = createEmitter()
  let view = first
  const session = {
    getState: () => view,
    subscribe: listeners.subscribe,
    load: async () => undefined,
  } as unknown as LazySession
  return {
    session,
    be: (next: AuthView) => {
      view = next
      listeners.emit()
    },
  }
}

const refused = new FetchError('Unauthorized', 'Unauthorized', 401)
const visitor: AuthView = { status: 'guest', reason: 'expired' }

it('[F-86] waits until the session is verified after a 401', async () => {
  const { session, be } = begin(customer('checking'))
  const ended = isSessionExpired(session, refused)
  be(visitor)
  expect(await ended).toBe(true)
})

it('is false when the backend confirms the session', async () => {
  const { session, be } = begin(customer('checking'))
  const ended = isSessionExpired(session, refused)
  be(customer('verified'))
  expect(await ended).toBe(false)
})

it('is false after any other failure, without waiting', async () => {
  const { session } = begin(customer('checking'))
  expect(await isSessionExpired(session, new FetchError('It broke', '', 500))).toBe(false)
})
