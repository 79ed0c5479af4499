import {
  createFakeBackend,
  makeToken,
  type FakeBackend,
  type FakeIdentity,
  type FakeToken,
  type FaultHook,
} from '@umber/fake-backend'
import type { Clock } from '../../src/ports/platform.ts'

/** The fake backend without customers, with helpers for the tests of signing in. */
export class AuthServer {
  readonly backend: FakeBackend
  /** Returned instead of a token at sign-in. */
  step: object | undefined
  #cookie: string | undefined

  constructor(clock: Clock) {
    const products = { products: [], categories: [] }
    this.backend = createFakeBackend({ clock, publishableKey: 'pk_test', products })
    this.backend.latency = 20
  }

  get asked(): readonly { readonly method: string; readonly path: string }[] {
    return this.backend.requests.map(({ method, path }) => ({ method, path }))
  }

  get identities(): ReadonlyMap<string, FakeIdentity> {
    return this.backend.database.identities
  }

  /** The valid tokens. */
  get tokens(): Map<string, FakeToken> {
    return this.backend.database.tokens
  }

  /** Whether the browser has the cookie of a session that has not ended. */
  get hasSession(): boolean {
    const [, token] = this.#cookie?.split('=') ?? []
    return token !== undefined && this.tokens.has(token)
  }

  set fault(fault: FaultHook) {
    this.backend.fault = fault
  }

  count(method: string, path: RegExp): number {
    return this.backend.count(method, path)
  }

  know(email: string, password: string, firstName: string, lastName: string): void {
    const { database: setup } = this.backend
    const id = setup.id('cus')
    const createdAt = setup.clock.now()
    setup.customers.set(id, { id, email, firstName, lastName, phone: null, addresses: [], createdAt })
    setup.identities.set(email, { email, password, customerId: id })
  }

  /** A token for an existing customer, as another device gets one. */
  token(email: string): string {
    const identity = this.identities.get(email)
    if (identity === undefined) throw new Error(`No customer has the email ${email}`)
    return makeToken(this.backend.database, identity, 'sign-in')
  }

  /** Keeps cookies as a browser does. */
  readonly fetch: typeof fetch = async (input, init) => {
    const headers = new Headers(init?.headers)
    if (this.#cookie !== undefined) headers.set('cookie', this.#cookie)
    const answer = await this.backend.fetch(input, { ...init, headers })
    const [cookie] = answer.headers.get('set-cookie')?.split(';') ?? []
    if (cookie !== undefined) this.#cookie = cookie.endsWith('=') ? undefined : cookie
    const isSignIn = this.asked.at(-1)?.path === '/auth/customer/emailpass'
    return isSignIn && answer.ok && this.step !== undefined ? Response.json(this.step) : answer
  }
}
