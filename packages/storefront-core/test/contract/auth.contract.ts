import { CommerceClient } from '@umber/commerce-client'
import {
  authView,
  createAuthStorage,
  createAuthStore,
  identityOf,
  registerMessage,
  signInMessage,
  type AuthNotice,
} from '@umber/storefront-core/auth'
import { describe, expect, it } from 'vitest'
import { cartView, createCartStore, createCatalogue } from '@umber/storefront-core'
import { createTransferCart } from '@umber/storefront-core/live'
import { memoryStorage } from '../support/cart-setup.ts'
import { config } from './backend.ts'

function open(persistent = memoryStorage()) {
  const perTab = memoryStorage()
  const storage = createAuthStorage({ persistent, perTab })
  const client = new CommerceClient({ ...config(), auth: { jwtTokenStorageMethod: 'custom', storage } })
  const auth = createAuthStore({ client, storage })
  const notices: AuthNotice[] = []
  auth.onNotice((notice) => notices.push(notice))
  return { auth, client, persistent, notices, view: () => authView(auth.getState()) }
}

/** Resolves when the shown customer is verified or rejected by the backend. */
async function settled({ auth, view }: ReturnType<typeof open>): Promise<void> {
  const isChecking = () => JSON.stringify(view()).includes('"checking"')
  if (!isChecking()) return
  await new Promise<void>((done) => {
    const stop = auth.subscribe(() => {
      if (isChecking()) return
      stop()
      done()
    })
  })
}

let people = 0

/** A person without an account. */
function newPerson() {
  people += 1
  const email = `mira-${Date.now()}-${people}@umber-ecru.example`
  return { email, password: 'salt-and-stone', firstName: 'Mira', lastName: 'Das' }
}

describe('Signing in on a real backend', () => {
  it('[AUTH-04] [AUTH-09] [AUTH-10] [AUTH-11] registers, comes back, signs out and signs in', async () => {
    const person = newPerson()
    const first = open()
    first.auth.start()
    expect(first.view()).toEqual({ status: 'guest', reason: 'never' })
    expect(await first.auth.register(person)).toMatchObject({
      ok: true,
      customer: { email: person.email, firstName: 'Mira', lastName: 'Das' },
    })

    const later = open(first.persistent)
    later.auth.start()
    expect(later.view()).toMatchObject({ status: 'signed-in', verification: 'checking' })
    await settled(later)
    expect(later.view()).toMatchObject({ status: 'signed-in', verification: 'verified' })

    expect(await later.auth.signOut()).toEqual({ ok: true })
    expect([...first.persistent.all]).toEqual([])
    expect(await later.auth.signIn(person)).toMatchObject({ ok: true })
    expect(later.notices.map(({ kind }) => kind)).toEqual(['signed-out', 'signed-in'])
  })

  it('[AUTH-05] [F-82] says the same of a wrong password and of an unknown address', async () => {
    const person = newPerson()
    await open().auth.register(person)
    for (const credentials of [{ ...person, password: 'not it' }, newPerson()]) {
      const outcome = await open().auth.signIn(credentials)
      expect(outcome).toMatchObject({ ok: false, reason: 'wrong-credentials' })
      expect(outcome.ok ? '' : signInMessage(outcome)).toBe('Invalid email or password. Please try again.')
    }
  })

  it('[AUTH-07] [F-83] refuses an address that is taken', async () => {
    const person = newPerson()
    await open().auth.register(person)
    const outcome = await open().auth.register(person)
    expect(outcome.ok ? '' : registerMessage(outcome)).toBe('An account with this email already exists.')
  })

  it('[AUTH-07] knows an address in any case', async () => {
    const person = newPerson()
    const capitals = { ...person, email: person.email.toUpperCase() }
    const customer = { email: person.email }
    expect(await open().auth.register(capitals)).toMatchObject({ ok: true, customer })
    expect(await open().auth.signIn(person)).toMatchObject({ ok: true, customer })
    expect(await open().auth.signIn(capitals)).toMatchObject({ ok: true, customer })
    expect(await open().auth.register(person)).toMatchObject({ ok: false, reason: 'email-taken' })
  })

  it('[F-98] says which rule a new password breaks, and takes another for the same address', async () => {
    const person = newPerson()
    for (const [password, sentence] of [
      ['seven77', 'Password must be at least 8 characters'],
      ['Password1', 'Many people use this password. Choose another one'],
      [person.email, 'Password must not be your email address'],
      [person.email.replace(/@.*/, ''), 'Password must not be your email address'],
    ] as const) {
      const outcome = await open().auth.register({ ...person, password })
      expect(outcome.ok ? '' : registerMessage(outcome)).toBe(sentence)
    }
    expect(await open().auth.register(person)).toMatchObject({ ok: true })
  })

  it('[F-84] finishes an account that has no customer yet, by registering again or by signing in', async () => {
    for (const again of ['register', 'signIn'] as const) {
      const person = newPerson()
      const { email, password } = person
      await open().client.auth.register('customer', 'emailpass', { email, password })
      const tab = open()
      expect(await tab.auth[again](person)).toMatchObject({ ok: true, customer: { email } })
      expect(tab.view()).toMatchObject({ status: 'signed-in' })
    }
  })

  it('[F-86] ends a session whose token the backend does not take, and says so once', async () => {
    const { auth, persistent } = open()
    await auth.register(newPerson())
    persistent.set('medusa_auth_token', `${persistent.get('medusa_auth_token')}x`)
    const later = open(persistent)
    later.auth.start()
    await settled(later)
    expect(later.view()).toEqual({ status: 'guest', reason: 'expired' })
    expect(later.notices).toEqual([{ kind: 'signed-out', reason: 'expired' }])
    expect([...persistent.all]).toEqual([])
  })

  it('[F-54] gives the guest’s cart to the customer who signs in, with every line', async () => {
    const tab = open()
    const backendUrl = config().baseUrl
    const identity = {
      get: () => identityOf(tab.view()),
      subscribe: (listener: () => void) => tab.auth.subscribe(listener),
    }
    const { client } = tab
    const transferCart = createTransferCart(client)
    const cart = createCartStore({ client, storage: memoryStorage(), identity, transferCart, backendUrl })
    tab.auth.start()
    const catalogue = createCatalogue({ client: tab.client, backendUrl, featuredProductIds: [] })
    const [product] = await catalogue.products()
    await cart.addItem({ productId: product?.id ?? '', quantity: 2 })
    await tab.auth.register(newPerson())
    await cart.refresh()
    expect(cartView(cart.getState()).itemCount).toBe(2)
    await tab.auth.signOut()
    await cart.refresh()
    expect(cartView(cart.getState()).itemCount).toBe(0)
  })
})
