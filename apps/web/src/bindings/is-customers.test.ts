import type { AuthStore, AuthView } from '@umber/storefront-core/auth'
import { describe, expect, it } from 'vitest'
import { createListeners } from './listeners.ts'
import type { Session } from './session.ts'
import { isCustomers } from './is-customers.ts'

function sessionOf(first: AuthView) {
  const listeners = createListeners()
  let view = first
  let opened = 0
  const session: Session = {
    getState: () => view,
    subscribe: listeners.add,
    onNotice: () => () => undefined,
    refresh: () => Promise.resolve(),
    open: async () => {
      opened += 1
      return {} as AuthStore
    },
  }
  const become = (next: AuthView) => {
    view = next
    listeners.tell()
  }
  return { session, become, opened: () => opened }
}

const customer: AuthView = {
  kind: 'customer',
  standing: 'verified',
  customer: { id: 'cus_1', email: 'asha@example.com', firstName: 'Asha', lastName: 'Rao' },
}
const visitor: AuthView = { kind: 'visitor', because: 'never' }
/** Whatever is settled by now has said so after it. */
const turn = () => new Promise((resolve) => setTimeout(resolve))
const unreached: AuthView = { kind: 'unknown', failure: { kind: 'unreachable', retryable: true } }

describe('Whose list it is', () => {
  it.each([
    ['a customer’s', customer, true],
    ['a visitor’s', visitor, false],
    ['a customer’s, as far as anybody can tell while the backend is away', unreached, true],
  ])('is %s', async (_, view, expected) => {
    const { session, opened } = sessionOf(view)
    expect(await isCustomers(session)).toBe(expected)
    expect(opened()).toBe(0)
  })

  it.each([
    ['a customer', customer, true],
    ['a visitor', visitor, false],
  ])('waits until the session is known, be it %s', async (_, view, expected) => {
    const { session, become, opened } = sessionOf({ kind: 'unknown' })
    let answer: boolean | undefined
    const asked = isCustomers(session).then((is) => (answer = is))
    await turn()
    expect(answer).toBeUndefined()
    expect(opened()).toBe(1)
    become({ kind: 'entering', task: 'sign-in' })
    await turn()
    expect(answer).toBeUndefined()
    become(view)
    expect(await asked).toBe(expected)
  })
})
