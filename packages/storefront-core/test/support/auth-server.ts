import {
  createFakeBackend,
  makeToken,
  type FakeBackend,
  type FakeIdentity,
  type FakeToken,
  type FaultHook,
} from '@umber/fake-backend'
import type { Clock } from '../../src/ports/platform.ts'

/** The fake backend with nobody in it yet, and what the tests of signing in ask of it. */
export class AuthServer {
  readonly backend: FakeBackend
  /** Instead of a token, when somebody signs in. */
  step: object | undefined
  #cookie: string | undefined

  constructor(clock: Clock) {
    const goods = { products: [], categories: [] }
    this.backend = createFakeBackend({ clock, publishableKey: 'pk_test', goods })
    this.backend.latency = 20
  }

  get asked(): readonly { readonly method: string; readonly path: string }[] {
    return this.backend.asked.map(({ method, path }) => ({ method, path }))
  }

  get identities(): ReadonlyMap<string, FakeIdentity> {
    return this.backend.world.identities
  }

  /** Those that are taken. */
  get tokens(): Map<string, FakeToken> {
    return this.backend.world.tokens
  }

  /** Whether the browser has a session's cookie. */
  get hasSession(): boolean {
    return this.#cookie !== undefined
  }

  set fault(fault: FaultHook) {
    this.backend.fault = fault
  }

  count(method: string, path: RegExp): number {
    return this.backend.count(method, path)
  }

  know(email: string, password: string, firstName: string, lastName: string): void {
    const { world } = this.backend
    const id = world.id('cus')
    const createdAt = world.clock.now()
    world.customers.set(id, { id, email, firstName, lastName, phone: null, addresses: [], createdAt })
    world.identities.set(email, { email, password, customerId: id })
  }

  /** A token for somebody known, as another device gets one. */
  token(email: string): string {
    const identity = this.identities.get(email)
    if (identity === undefined) throw new Error(`Nobody is called ${email}`)
    return makeToken(this.backend.world, identity, 'sign-in')
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
