import type { FakeClock } from './clock.ts'
import type {
  FakeCard,
  FakeCustomer,
  FakeIdentity,
  FakeSwitches,
  FakeToken,
  FakeWish,
} from './fake-customer.ts'
import type { FakeCart, FakeGiftCard, FakeLine } from './fake-cart.ts'
import { homeRegionId, onlyCountry, type FakeRegion } from './fake-region.ts'
import type { FakeQuestion, FakeReview } from './fake-review.ts'
import type { FakeJournalPost } from './fixtures/fake-journal-post.ts'
import type { FakeShopPage } from './fixtures/fake-shop-page.ts'
import type { FakeCategory, FakeCollection, FakeProduct, FakeVariant } from './fixtures/fake-product.ts'
import { sampleRegions } from './fixtures/sample-regions.ts'

export { homeRegionId, systemProvider, testProvider, type FakeRegion } from './fake-region.ts'
export type { FakeAddress, FakeCart, FakeGiftCard, FakeLine } from './fake-cart.ts'
export type {
  FakeCard,
  FakeCustomer,
  FakeIdentity,
  FakeSwitches,
  FakeToken,
  FakeWish,
} from './fake-customer.ts'
export type { FakeTestPayment } from './fake-test-payment.ts'

export interface Transfer {
  readonly customerId: string
  readonly ownerId: string | null
  readonly token: string
}

export interface FakeOrder {
  readonly id: string
  readonly displayId: number
  readonly cart: FakeCart
  /** Returned quantities, by line. */
  readonly returning: Map<string, number>
  /** Of some of them, another variant is wanted. */
  wantsExchange?: boolean
  /** Requested transfers: who asked, whom the order belonged to then, and the token with which the owner accepts. */
  transfers?: readonly Transfer[]
  status: 'pending' | 'completed' | 'canceled'
  readonly fulfillmentStatus: 'not_fulfilled' | 'shipped' | 'delivered'
  readonly tracking?: { readonly number: string; readonly url: string }
  readonly createdAt: number
}

/** The state of the backend. Public, so that tests can read and change it. */
export class FakeDatabase {
  readonly clock: FakeClock
  readonly products: FakeProduct[]
  readonly categories: FakeCategory[]
  readonly collections: FakeCollection[] = []
  /** By path. */
  readonly redirects = new Map<string, string>()
  readonly carts = new Map<string, FakeCart>()
  readonly orders = new Map<string, FakeOrder>()
  readonly customers = new Map<string, FakeCustomer>()
  /** The customer ids of guests, by email. */
  readonly guests = new Map<string, string>()
  /** By email. */
  readonly identities = new Map<string, FakeIdentity>()
  readonly tokens = new Map<string, FakeToken>()
  readonly paymentCollections = new Map<string, string>()
  /** When a customer confirmed their address, by customer, in milliseconds. */
  readonly verifiedAt = new Map<string, number>()
  /** Links that change an account's address, by token. The real ones are mailed. */
  readonly emailChanges = new Map<string, { readonly customerId: string; readonly email: string }>()
  /** By address: when it was confirmed, in milliseconds; undefined until then. */
  readonly subscribers = new Map<string, number | undefined>()
  /** What customers have written about products, in the order of writing. */
  readonly reviews: FakeReview[] = []
  readonly questions: FakeQuestion[] = []
  /** The addresses that wait, by variant. */
  readonly stockRequests = new Map<string, ReadonlySet<string>>()
  /** By customer, the cards that the payment provider keeps. */
  readonly cards = new Map<string, readonly FakeCard[]>()
  /** By code in capitals, without what separates its parts. Empty where the shop has none. */
  readonly giftCards = new Map<string, FakeGiftCard>()
  /** By customer, newest first. */
  readonly wishes = new Map<string, readonly FakeWish[]>()
  /** What customers chose to be sent, by customer and topic. */
  readonly preferences = new Map<string, ReadonlyMap<string, Partial<FakeSwitches>>>()
  readonly regions = new Map<string, FakeRegion>()
  /** What the owner has set, as the backend answers it; what is missing was not set. */
  shopSettings: Readonly<Record<string, unknown>> = {}
  /** By slug. */
  readonly shopPages = new Map<string, FakeShopPage>()
  /** By slug. */
  readonly journalPosts = new Map<string, FakeJournalPost>()
  /** Stock by variant, where it differs from the catalogue. */
  readonly stock = new Map<string, number>()
  /** Prices by variant in major units, where they differ from the catalogue, in the default region. */
  readonly prices = new Map<string, number>()
  /** Ids of unpublished products and variants. */
  readonly unpublished = new Set<string>()
  /** The lifetime of new tokens, in milliseconds; a real token lives a day. */
  tokenLife = 86_400_000
  readonly #made = new Map<string, number>()

  constructor(
    clock: FakeClock,
    products: { readonly products: readonly FakeProduct[]; readonly categories: readonly FakeCategory[] },
  ) {
    this.clock = clock
    this.products = [...products.products]
    this.categories = [...products.categories]
    for (const region of sampleRegions(this.products)) this.regions.set(region.id, region)
  }

  /** A unique id. */
  id(prefix: string): string {
    const next = (this.#made.get(prefix) ?? 0) + 1
    this.#made.set(prefix, next)
    return `${prefix}_made${next}`
  }

  /** The customer record of a guest with this email; not an account. */
  guest(email: string): string {
    const id = this.guests.get(email) ?? this.id('cus')
    this.guests.set(email, id)
    return id
  }

  /** @throws when there is no cart with this id. */
  cart(id: string): FakeCart {
    const cart = this.carts.get(id)
    if (cart === undefined) throw new Error(`The backend has no cart ${id}`)
    return cart
  }

  /** The quantity of each variant in a cart. */
  quantities(cartId: string): Record<string, number> {
    return Object.fromEntries(this.cart(cartId).lines.map(({ variantId, quantity }) => [variantId, quantity]))
  }

  makeCart(id: string, quantities: Readonly<Record<string, number>> = {}, regionId = homeRegionId): FakeCart {
    const now = this.clock.now()
    const cart: FakeCart = {
      id,
      regionId,
      locale: null,
      email: null,
      customerId: null,
      lines: Object.entries(quantities).map(([variantId, quantity]) =>
        this.makeLine(variantId, quantity, regionId),
      ),
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

  makeLine(variantId: string, quantity: number, regionId = homeRegionId): FakeLine {
    const now = this.clock.now()
    const price = this.priceToday(variantId, regionId)
    return { id: this.id('cali'), variantId, quantity, price, createdAt: now, updatedAt: now, metadata: {} }
  }

  /** The current price of a variant in a region; 0 for an unknown one. */
  priceToday(variantId: string, regionId: string): number {
    const found = this.everSold(variantId)
    return found === undefined ? 0 : this.priceOf(found.product, found.variant, this.region(regionId))
  }

  /** Updates every line of a cart to the current price. */
  reprice(cart: FakeCart): void {
    for (const line of cart.lines) line.price = this.priceToday(line.variantId, cart.regionId)
  }

  /** Includes unpublished products: a cart line outlives its product. */
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

  priceOf(product: FakeProduct, variant: FakeVariant, region?: FakeRegion): number {
    const inCurrency = product.prices?.[region?.currency ?? '']?.amount ?? product.price
    const isHome = region === undefined || region.currency === this.region(homeRegionId)?.currency
    return (isHome ? this.prices.get(variant.id) : undefined) ?? inCurrency
  }

  /** The price before a reduction. */
  compareAtPriceOf(product: FakeProduct, region?: FakeRegion): number | undefined {
    const inCurrency = product.prices?.[region?.currency ?? '']
    return inCurrency === undefined ? product.compareAtPrice : inCurrency.compareAtAmount
  }

  isSoldIn(region: FakeRegion | undefined, variant: FakeVariant): boolean {
    return region !== undefined && !region.unsold.has(variant.id)
  }

  /** Where the parcel of a cart goes, as far as it is known. */
  placeOf({ regionId, shippingAddress }: FakeCart): {
    readonly region: FakeRegion | undefined
    readonly country: string | undefined
    readonly province: string | undefined
  } {
    const region = this.region(regionId)
    const [country, province] = [shippingAddress?.['country_code'], shippingAddress?.['province']].map(
      (part) => (typeof part === 'string' ? part : undefined),
    )
    return { region, country: country ?? (region && onlyCountry(region)), province }
  }

  /** The available quantity. Undefined without inventory management or with backorders. */
  limitOf(variant: FakeVariant): number | undefined {
    if (variant.pieces !== undefined) return Math.min(...variant.pieces.map((piece) => this.#setsOf(piece)))
    const set = this.stock.get(variant.id)
    if (set !== undefined) return set
    return variant.stock.kind === 'counted' ? variant.stock.quantity : undefined
  }

  /** For how many sets there is enough of a piece. */
  #setsOf({ variantId, quantity }: NonNullable<FakeVariant['pieces']>[number]): number {
    const found = this.variant(variantId)
    const left = found === undefined ? 0 : (this.limitOf(found.variant) ?? Number.MAX_SAFE_INTEGER)
    return Math.floor(left / quantity)
  }

  forgetStockRequests(email: string): void {
    for (const [id, waiting] of this.stockRequests)
      this.stockRequests.set(id, new Set([...waiting].filter((one) => one !== email)))
  }

  region(id: string): FakeRegion | undefined {
    return this.regions.get(id)
  }
}
