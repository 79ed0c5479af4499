import { FetchError } from '@umber/commerce-client'
import type { AuthView } from '@umber/storefront-core/auth'
import { expect, it } from 'vitest'
import { hasSessionEnded } from './has-session-ended.ts'
import { createListeners } from './listeners.ts'
import type { Session } from './session.ts'

const customer = (standing: 'checking' | 'verified'): AuthView => ({
  kind: 'customer',
  customer: { id: 'cus_1', email: 'noor@shop.example', firstName: 'Noor', lastName: 'Khan' },
  standing,
})

function begin(first: AuthView) {
  const listeners = createListeners()
  let view = first
  const session = {
    getState: () => view,
    subscribe: listeners.add,
    open: async () => undefined,
  } as unknown as Session
  return {
    session,
    be: (next: AuthView) => {
      view = next
      listeners.tell()
    },
  }
}

const refused = new FetchError('Unauthorized', 'Unauthorized', 401)
const visitor: AuthView = { kind: 'visitor', because: 'expired' }

it('[F-86] waits for the second word of the backend after a 401', async () => {
  const { session, be } = begin(customer('checking'))
  const ended = hasSessionEnded(session, refused)
  be(visitor)
  expect(await ended).toBe(true)
})

it('says no where the backend still knows the customer', async () => {
  const { session, be } = begin(customer('checking'))
  const ended = hasSessionEnded(session, refused)
  be(customer('verified'))
  expect(await ended).toBe(false)
})

it('says no after any other failure, without waiting', async () => {
  const { session } = begin(customer('checking'))
  expect(await hasSessionEnded(session, new FetchError('It broke', '', 500))).toBe(false)
})
