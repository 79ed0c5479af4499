import type { FakeClock } from './clock.ts'
import type { FakeCategory, FakeProduct, FakeVariant } from './goods/fake-product.ts'

export interface FakeLine {
  readonly id: string
  readonly variantId: string
  quantity: number
  readonly createdAt: number
  updatedAt: number
  readonly metadata: Readonly<Record<string, unknown>>
  /** What a piece costs in this cart, or cost in this order: the price on the day it was last taken over. */
  price: number
}

export type FakeAddress = Readonly<Record<string, string | boolean | null>>

export interface FakeCart {
  readonly id: string
  regionId: string
  email: string | null
  customerId: string | null
  lines: FakeLine[]
  shippingAddress: FakeAddress | null
  billingAddress: FakeAddress | null
  shippingOption: string | null
  payment: 'none' | 'begun' | 'ready'
  /** What the payment that is ready is for. */
  paymentSum?: number
  readonly createdAt: number
  updatedAt: number
  completedAt: number | null
  orderId: string | null
}

export interface FakeOrder {
  readonly id: string
  readonly displayId: number
  readonly cart: FakeCart
  /** Pieces on their way back, by line. */
  readonly returning: Map<string, number>
  /** Who has asked to have it, and with which token its owner lets it go. */
  transfer?: { readonly customerId: string; readonly token: string } | undefined
  readonly status: 'pending' | 'completed' | 'canceled'
  readonly fulfilmentStatus: 'not_fulfilled' | 'shipped' | 'delivered'
  readonly tracking?: { readonly number: string; readonly url: string }
  readonly createdAt: number
}

export interface FakeCustomer {
  readonly id: string
  readonly email: string
  firstName: string | null
  lastName: string | null
  phone: string | null
  addresses: FakeAddress[]
  metadata?: Readonly<Record<string, unknown>>
  readonly createdAt: number
}

/** A product on a customer's wishlist. */
export interface FakeWish {
  readonly productId: string
  readonly addedAt: number
}

export interface FakeIdentity {
  readonly email: string
  password: string
  customerId: string | null
}

/** Whose a token is: of an identity, and of a customer when it was made after they were. */
export interface FakeToken {
  readonly email: string
  readonly customerId: string | null
  readonly purpose: 'sign-in' | 'reset' | 'administration'
  readonly expiresAt: number
}

export interface FakeRegion {
  readonly id: string
  readonly name: string
  readonly currency: string
  readonly country: string
  /** Variants without a price here. */
  readonly unsold: ReadonlySet<string>
  readonly paymentProviders: readonly string[]
}

export const homeRegionId = 'reg_fake_india'
export const systemProvider = 'pp_system_default'

/** Everything the backend knows, in the open, so that a test can look at it and change it. */
export class FakeWorld {
  readonly clock: FakeClock
  readonly products: readonly FakeProduct[]
  readonly categories: readonly FakeCategory[]
  readonly carts = new Map<string, FakeCart>()
  readonly orders = new Map<string, FakeOrder>()
  readonly customers = new Map<string, FakeCustomer>()
  /** The ids of guests' records, by e-mail. */
  readonly guests = new Map<string, string>()
  /** By e-mail. */
  readonly identities = new Map<string, FakeIdentity>()
  readonly tokens = new Map<string, FakeToken>()
  readonly paymentCollections = new Map<string, string>()
  /** The latest first, by customer. */
  readonly wishes = new Map<string, readonly FakeWish[]>()
  readonly regions = new Map<string, FakeRegion>()
  /** Pieces left by variant, where they differ from what the goods say. */
  readonly stock = new Map<string, number>()
  /** Prices by variant, where they differ from what the goods say; in major units. */
  readonly prices = new Map<string, number>()
  /** Ids of products and variants that are no longer sold. */
  readonly unpublished = new Set<string>()
  /** Milliseconds that a token made from now on is taken for; the real one's live a day. */
  tokenLife = 86_400_000
  readonly #made = new Map<string, number>()

  constructor(
    clock: FakeClock,
    goods: { readonly products: readonly FakeProduct[]; readonly categories: readonly FakeCategory[] },
  ) {
    this.clock = clock
    this.products = goods.products
    this.categories = goods.categories
    this.regions.set(homeRegionId, {
      id: homeRegionId,
      name: 'India',
      currency: 'inr',
      country: 'in',
      unsold: new Set(),
      paymentProviders: [systemProvider],
    })
  }

  /** A name nothing else has. */
  id(prefix: string): string {
    const next = (this.#made.get(prefix) ?? 0) + 1
    this.#made.set(prefix, next)
    return `${prefix}_made${next}`
  }

  /** The record of a guest with this e-mail, which is no account. */
  guest(email: string): string {
    const id = this.guests.get(email) ?? this.id('cus')
    this.guests.set(email, id)
    return id
  }

  /** A cart that must be there. */
  cart(id: string): FakeCart {
    const cart = this.carts.get(id)
    if (cart === undefined) throw new Error(`The backend has no cart ${id}`)
    return cart
  }

  /** The pieces of each variant that a cart holds. */
  pieces(cartId: string): Record<string, number> {
    return Object.fromEntries(this.cart(cartId).lines.map(({ variantId, quantity }) => [variantId, quantity]))
  }

  makeCart(id: string, pieces: Readonly<Record<string, number>> = {}, regionId = homeRegionId): FakeCart {
    const now = this.clock.now()
    const cart: FakeCart = {
      id,
      regionId,
      email: null,
      customerId: null,
      lines: Object.entries(pieces).map(([variantId, quantity]) => this.makeLine(variantId, quantity)),
      shippingAddress: null,
      billingAddress: null,
      shippingOption: null,
      payment: 'none',
      createdAt: now,
      updatedAt: now,
      completedAt: null,
      orderId: null,
    }
    this.carts.set(id, cart)
    return cart
  }

  makeLine(variantId: string, quantity: number): FakeLine {
    const now = this.clock.now()
    const price = this.priceToday(variantId)
    return { id: this.id('cali'), variantId, quantity, price, createdAt: now, updatedAt: now, metadata: {} }
  }

  /** What a piece costs now; 0 for a variant that never was. */
  priceToday(variantId: string): number {
    const found = this.everSold(variantId)
    return found === undefined ? 0 : this.priceOf(found.product, found.variant)
  }

  /** Takes over the prices of today for every line of a cart. */
  reprice(cart: FakeCart): void {
    for (const line of cart.lines) line.price = this.priceToday(line.variantId)
  }

  /** A line outlives the goods it is of. */
  everSold(id: string): { readonly product: FakeProduct; readonly variant: FakeVariant } | undefined {
    for (const product of this.products) {
      const variant = product.variants.find((one) => one.id === id)
      if (variant !== undefined) return { product, variant }
    }
    return undefined
  }

  variant(id: string): { readonly product: FakeProduct; readonly variant: FakeVariant } | undefined {
    for (const product of this.published()) {
      const variant = product.variants.find((one) => one.id === id)
      if (variant !== undefined && !this.unpublished.has(id)) return { product, variant }
    }
    return undefined
  }

  published(): readonly FakeProduct[] {
    return this.products.filter(({ id }) => !this.unpublished.has(id))
  }

  priceOf(product: FakeProduct, variant: FakeVariant): number {
    return this.prices.get(variant.id) ?? product.price
  }

  /** Undefined where nobody counts, or where it may be sold ahead. */
  limitOf(variant: FakeVariant): number | undefined {
    const set = this.stock.get(variant.id)
    if (set !== undefined) return set
    return variant.stock.kind === 'counted' ? variant.stock.quantity : undefined
  }

  region(id: string): FakeRegion | undefined {
    return this.regions.get(id)
  }
}
