import { setImmediate } from 'node:timers/promises'
import type { Clock } from '../../src/ports/platform.ts'
import { goods, type Good } from './goods.ts'
import { json, notFound, Refusal } from './refusal.ts'

export interface Asked {
  readonly method: string
  readonly path: string
  readonly body: unknown
  readonly key: string | null
}

/**
 * What goes wrong with a request. `lost-request`: it never arrives; `lost-answer`: it is carried out, but the
 * answer does not come back; `late`: the answer takes `ms` more.
 */
export type Fault =
  | { readonly kind: 'lost-request' | 'lost-answer' | 'html' | 'truncated' | 'empty' }
  | { readonly kind: 'status'; readonly status: number; readonly body?: unknown }
  | { readonly kind: 'late'; readonly ms: number }

interface Line {
  readonly id: string
  readonly variant: string
  quantity: number
  readonly at: number
}

interface StoredCart {
  readonly id: string
  completedAt: string | null
  regionId: string
  customerId: string | null
  lines: Line[]
}

export const homeRegion = 'reg_india'

/** The carts of a Medusa backend in memory, answering as the real one was seen to, at a speed of choice. */
export class CartServer {
  readonly asked: Asked[] = []
  readonly carts = new Map<string, StoredCart>()
  readonly stock = new Map<string, number>()
  /** Products and variants that are no longer sold. */
  readonly unpublished = new Set<string>()
  /** Variants without a price in a region, by the region's id. */
  readonly unsold = new Map<string, ReadonlySet<string>>()
  /** Who is signed in; nobody to begin with. */
  customerId: string | undefined
  /** Prices changed since; the others are those of the goods. */
  readonly prices = new Map<string, number>()
  /** Milliseconds there and as many back. */
  latency = 20
  /** Whether deleting a line answers with the cart, and under which name. */
  deletion: 'parent' | 'cart' | 'nothing' = 'parent'
  /** Consulted for each request; the first fault given applies. */
  fault: (asked: Asked, nth: number) => Fault | undefined = () => undefined
  readonly #clock: Clock
  #cartsMade = 0
  #linesMade = 0

  constructor(clock: Clock) {
    this.#clock = clock
  }

  get writes(): readonly string[] {
    return this.asked.filter(({ method }) => method !== 'GET').map(({ method, path }) => `${method} ${path}`)
  }

  count(method: string, path: RegExp): number {
    return this.asked.filter((asked) => asked.method === method && path.test(asked.path)).length
  }

  cart(id: string): StoredCart {
    const cart = this.carts.get(id)
    if (cart === undefined) throw new Error(`The server has no cart ${id}`)
    return cart
  }

  /** The pieces of each variant that the cart holds. */
  pieces(id: string): Record<string, number> {
    return Object.fromEntries(this.cart(id).lines.map(({ variant, quantity }) => [variant, quantity]))
  }

  make(id: string, pieces: Record<string, number> = {}): StoredCart {
    const lines = Object.entries(pieces).map(([variant, quantity]) => this.#line(variant, quantity))
    const cart = { id, regionId: homeRegion, completedAt: null, customerId: null, lines }
    this.carts.set(id, cart)
    return cart
  }

  readonly fetch: typeof fetch = async (input, init) => {
    const url = new URL(input instanceof Request ? input.url : input)
    const method = init?.method ?? 'GET'
    const body: unknown = typeof init?.body === 'string' ? JSON.parse(init.body) : undefined
    const key = new Headers(init?.headers).get('x-publishable-api-key')
    const asked = { method, path: url.pathname, body, key }
    this.asked.push(asked)
    const nth = this.asked.filter((one) => one.method === method && one.path === asked.path).length
    const fault = this.fault(asked, nth)
    await this.#clock.wait(this.latency)
    if (fault?.kind === 'lost-request') throw new TypeError('fetch failed')
    if (fault?.kind === 'status') return json(fault.status, fault.body ?? { message: 'It broke' })
    const answer = this.#answer(asked, url.searchParams)
    await this.#clock.wait(this.latency + (fault?.kind === 'late' ? fault.ms : 0))
    // A real answer arrives in another turn of the event loop.
    await setImmediate()
    if (fault?.kind === 'lost-answer') throw new TypeError('fetch failed')
    if (fault?.kind === 'html') return new Response('<html>Sign in to the wifi</html>', { status: 200 })
    if (fault?.kind === 'truncated') return new Response('{"cart":{"id":"ca', { status: 200 })
    if (fault?.kind === 'empty') return new Response('', { status: 200 })
    return answer
  }

  #answer(asked: Asked, query: URLSearchParams): Response {
    try {
      return json(200, this.#act(asked, query))
    } catch (error) {
      if (error instanceof Refusal) return json(error.status, error.body)
      throw error
    }
  }

  #act({ method, path, body }: Asked, query: URLSearchParams): unknown {
    const [, , noun, id = '', branch, lineId] = path.split('/')
    if (noun === 'regions') return { regions: [{ id: homeRegion, currency_code: 'inr' }] }
    if (noun === 'products' && id === '') return this.#products(query)
    if (noun === 'products') return { product: this.#product(decodeURIComponent(id)) }
    if (noun !== 'carts') throw new Refusal(404, '<html>Cannot GET</html>')
    if (id === '') {
      this.#cartsMade += 1
      return { cart: this.#wire(this.make(`cart_made${this.#cartsMade}`)) }
    }
    const cart = this.carts.get(id)
    if (cart === undefined) throw notFound(`Cart with id '${id}' not found`)
    if (method === 'GET') return { cart: this.#wire(cart) }
    if (cart.completedAt !== null) {
      throw new Refusal(400, { type: 'invalid_data', message: `Cart ${id} is already completed.` })
    }
    if (method === 'DELETE') return this.#delete(cart, lineId ?? '')
    if (branch === 'customer') return this.#transfer(cart)
    if (branch === undefined) return this.#move(cart, (body as { region_id: string }).region_id)
    const wanted = body as { variant_id: string; quantity: number }
    if (lineId === undefined) this.#add(cart, wanted.variant_id, wanted.quantity)
    else this.#change(cart, lineId, wanted.quantity)
    return { cart: this.#wire(cart) }
  }

  #add(cart: StoredCart, variant: string, quantity: number): void {
    if (goodOf(variant) === undefined) {
      throw new Refusal(400, { type: 'invalid_data', message: `Variants with IDs ${variant} do not exist` })
    }
    const line = cart.lines.find((one) => one.variant === variant)
    this.#mayHold(variant, (line?.quantity ?? 0) + quantity)
    if (line === undefined) cart.lines.push(this.#line(variant, quantity))
    else line.quantity += quantity
  }

  #change(cart: StoredCart, lineId: string, quantity: number): void {
    const line = cart.lines.find(({ id }) => id === lineId)
    if (line === undefined) throw notFound(`Line item with id: ${lineId} was not found`)
    this.#mayHold(line.variant, quantity)
    line.quantity = quantity
    if (quantity === 0) cart.lines = cart.lines.filter((other) => other !== line)
  }

  #delete(cart: StoredCart, lineId: string): unknown {
    if (cart.lines.every(({ id }) => id !== lineId)) throw notFound(`Line item ${lineId} not found`)
    cart.lines = cart.lines.filter(({ id }) => id !== lineId)
    const told = { id: lineId, object: 'line-item', deleted: true }
    return this.deletion === 'nothing' ? told : { ...told, [this.deletion]: this.#wire(cart) }
  }

  /** Gives the cart to whoever is signed in. */
  #transfer(cart: StoredCart): unknown {
    if (this.customerId === undefined) throw new Refusal(401, { message: 'Unauthorized' })
    cart.customerId = this.customerId
    return { cart: this.#wire(cart) }
  }

  /** All lines get their prices of the other region, or none does. */
  #move(cart: StoredCart, regionId: string): unknown {
    const unsold = cart.lines.filter(({ variant }) => !this.#isSold(variant, regionId))
    if (unsold.length > 0) {
      const ids = unsold.map(({ variant }) => variant).join(', ')
      const message = `Variants with IDs ${ids} do not have a price`
      throw new Refusal(400, { type: 'invalid_data', message })
    }
    cart.regionId = regionId
    return { cart: this.#wire(cart) }
  }

  #isSold(variant: string, regionId: string): boolean {
    return !(this.unsold.get(regionId)?.has(variant) ?? false)
  }

  #products(query: URLSearchParams): unknown {
    const ids = [...query].flatMap(([name, value]) => (/^id(\[\d*\])?$/.test(name) ? [value] : []))
    const found = goods
      .filter(({ product }) => !this.unpublished.has(product.id))
      .filter(({ product }) => ids.length === 0 || ids.includes(product.id))
    const regionId = query.get('region_id') ?? homeRegion
    return { products: found.map((good) => this.#counted(good, regionId)), count: found.length }
  }

  #counted({ wire }: Good, regionId: string): unknown {
    const { variants } = wire as { readonly variants: readonly { readonly id: string }[] }
    const sold = variants
      .filter(({ id }) => !this.unpublished.has(id))
      .map((variant) => {
        const price = this.#isSold(variant.id, regionId) ? {} : { calculated_price: null }
        return Object.assign(this.#count(variant.id), variant, price)
      })
    return { ...(wire as object), variants: sold }
  }

  #count(variant: string): object {
    return { manage_inventory: this.stock.has(variant), inventory_quantity: this.stock.get(variant) ?? null }
  }

  #mayHold(variant: string, quantity: number): void {
    if (quantity <= (this.stock.get(variant) ?? Number.POSITIVE_INFINITY)) return
    const message = 'Some variant does not have the required inventory'
    throw new Refusal(400, { code: 'insufficient_inventory', type: 'not_allowed', message })
  }

  #line(variant: string, quantity: number): Line {
    this.#linesMade += 1
    return { id: `cali_${this.#linesMade}`, variant, quantity, at: this.#linesMade }
  }

  #product(id: string): unknown {
    const good = goods.find((one) => one.product.id === id)
    if (good === undefined || this.unpublished.has(id)) throw notFound(`Product with id: ${id} was not found`)
    return good.wire
  }

  #wire({ id, regionId, completedAt, customerId, lines }: StoredCart): unknown {
    return {
      id,
      region_id: regionId,
      currency_code: 'inr',
      completed_at: completedAt,
      customer_id: customerId,
      items: lines.map(({ id: lineId, variant, quantity, at }) => ({
        id: lineId,
        created_at: new Date(at * 1_000).toISOString(),
        variant_id: variant,
        product_id: goodOf(variant)?.product.id,
        product_title: goodOf(variant)?.product.name,
        product_handle: goodOf(variant)?.product.slug,
        variant_title: goodOf(variant)?.product.variants.find((one) => one.id === variant)?.name,
        quantity,
        unit_price: this.prices.get(variant) ?? goodOf(variant)?.product.price?.amount,
      })),
    }
  }
}

function goodOf(variant: string): Good | undefined {
  return goods.find(({ product }) => product.variants.some(({ id }) => id === variant))
}
