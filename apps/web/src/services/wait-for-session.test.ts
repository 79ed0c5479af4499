import { createEmitter } from '@umber/storefront-core/platform'
import type { AuthStore, AuthView } from '@umber/storefront-core/auth'
import { describe, expect, it } from 'vitest'
import type { LazySession } from './session.ts'
import { waitForCustomer } from './wait-for-session.ts'

function sessionOf(first: AuthView) {
  const listeners = createEmitter()
  let view = first
  let opened = 0
  const session: LazySession = {
    getState: () => view,
    getServedState: () => first,
    subscribe: listeners.subscribe,
    onNotice: () => () => undefined,
    refresh: () => Promise.resolve(),
    load: async () => {
      opened += 1
      return {} as AuthStore
    },
  }
  const become = (next: AuthView) => {
    view = next
    listeners.emit()
  }
  return { session, become, opened: () => opened }
}

const customer: AuthView = {
  status: 'signed-in',
  verification: 'verified',
  customer: { id: 'cus_1', email: 'asha@example.com', firstName: 'Asha', lastName: 'Rao' },
}
const visitor: AuthView = { status: 'guest', reason: 'never' }
/** Lets pending promises settle. */
const turn = () => new Promise((resolve) => setTimeout(resolve))
const unreached: AuthView = { status: 'loading', failure: { kind: 'unreachable', retryable: true } }

describe('Whether requests belong to a customer', () => {
  it.each([
    ['a customer’s', customer, true],
    ['a visitor’s', visitor, false],
    ['a customer’s, as far as anybody can tell while the backend is away', unreached, true],
  ])('is %s', async (_, view, expected) => {
    const { session, opened } = sessionOf(view)
    expect(await waitForCustomer(session)).toBe(expected)
    expect(opened()).toBe(0)
  })

  it.each([
    ['a customer', customer, true],
    ['a visitor', visitor, false],
  ])('waits until the session is %s', async (_, view, expected) => {
    const { session, become, opened } = sessionOf({ status: 'loading' })
    let answer: boolean | undefined
    const waiting = waitForCustomer(session).then((is) => (answer = is))
    await turn()
    expect(answer).toBeUndefined()
    expect(opened()).toBe(1)
    become({ status: 'signing-in', task: 'sign-in' })
    await turn()
    expect(answer).toBeUndefined()
    become(view)
    expect(await waiting).toBe(expected)
  })
})
