import {
  createFakeBackend,
  homeRegionId,
  makeToken,
  type FakeBackend,
  type FakeCart,
  type FaultHook,
} from '@umber/fake-backend'
import type { Clock } from '../../src/ports/platform.ts'
import { fakeProducts } from './product-fixtures.ts'

export type { Fault } from '@umber/fake-backend'

/** The fake backend with a few products, and helpers for the tests of the cart. */
export class CartServer {
  readonly backend: FakeBackend
  /** Whether the answer to deleting a line holds the cart, and under which name. */
  deletion: 'parent' | 'cart' | 'nothing' = 'parent'
  /** The fetch options of each request. */
  readonly init: (RequestInit & { readonly url: string })[] = []
  /** Holds a request in the network; one that is aborted there never arrives. */
  inTransit: (method: string) => Promise<void> = async () => undefined
  #bearer: string | undefined

  constructor(clock: Clock) {
    this.backend = createFakeBackend({ clock, publishableKey: 'pk_test', products: fakeProducts })
    this.backend.latency = 20
  }

  get asked(): FakeBackend['requests'] {
    return this.backend.requests
  }

  get carts(): Map<string, FakeCart> {
    return this.backend.database.carts
  }

  get stock(): Map<string, number> {
    return this.backend.database.stock
  }

  /** Changes a price, and updates every cart to it, as a checkout in another tab does. */
  reprice(variantId: string, price: number): void {
    const { database: setup } = this.backend
    setup.prices.set(variantId, price)
    for (const cart of setup.carts.values()) setup.reprice(cart)
  }

  /** Unpublished products and variants. */
  get unpublished(): Set<string> {
    return this.backend.database.unpublished
  }

  set latency(latency: number) {
    this.backend.latency = latency
  }

  set fault(fault: FaultHook) {
    this.backend.fault = fault
  }

  get writes(): readonly string[] {
    return this.asked.filter(({ method }) => method !== 'GET').map(({ method, path }) => `${method} ${path}`)
  }

  count(method: string, path: RegExp): number {
    return this.backend.count(method, path)
  }

  cart(id: string): FakeCart {
    return this.backend.database.cart(id)
  }

  quantities(id: string): Record<string, number> {
    return this.backend.database.quantities(id)
  }

  make(id: string, quantities: Record<string, number> = {}): FakeCart {
    return this.backend.database.makeCart(id, quantities)
  }

  /** Adds another region, in which some variants have no price. */
  openRegion(id: string, unsold: readonly string[] = []): void {
    const region = {
      id,
      name: 'Nepal',
      currency: 'inr',
      countries: [{ code: 'np' }],
      taxInclusive: true,
      unsold: new Set(unsold),
      paymentProviders: [],
    }
    this.backend.database.regions.set(id, region)
  }

  /** From now on every request is this customer's. */
  signIn(customerId: string): void {
    const { database: setup } = this.backend
    const email = `${customerId}@example.com`
    const createdAt = setup.clock.now()
    const customer = { id: customerId, email, firstName: null, lastName: null, phone: null, addresses: [] }
    if (!setup.customers.has(customerId)) setup.customers.set(customerId, { ...customer, createdAt })
    this.#bearer = makeToken(setup, { email, password: 'linen-and-light', customerId }, 'sign-in')
  }

  signOut(): void {
    this.#bearer = undefined
  }

  /** The token is still sent, and no longer accepted. */
  expireSession(): void {
    this.backend.database.tokens.clear()
  }

  readonly fetch: typeof fetch = async (input, init) => {
    this.init.push({ ...init, url: input instanceof Request ? input.url : input.toString() })
    await this.inTransit(init?.method ?? 'GET')
    init?.signal?.throwIfAborted()
    const headers = new Headers(init?.headers)
    if (this.#bearer !== undefined) headers.set('authorization', `Bearer ${this.#bearer}`)
    const answer = await this.backend.fetch(input, { ...init, headers })
    return init?.method === 'DELETE' ? this.#deleted(answer) : answer
  }

  async #deleted(answer: Response): Promise<Response> {
    if (this.deletion === 'parent' || !answer.ok) return answer
    const { parent, ...told } = (await answer.json()) as { readonly parent: unknown }
    return Response.json(this.deletion === 'nothing' ? told : { ...told, cart: parent })
  }
}

export { homeRegionId }
