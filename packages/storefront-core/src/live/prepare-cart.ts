import { noRetry } from '../catalogue/catalogue-client.ts'
import { failureFrom } from '../failure/failure-from-error.ts'
import {
  byEmail,
  type CheckoutAddress,
  type OrderRequest,
  type ShippingOption,
} from '../ports/checkout-gateway.ts'
import type { PaymentReference, PaymentSession, ProviderId } from '../ports/payment.ts'
import { field, list, text } from '../parse/read.ts'
import type { Countries } from './countries.ts'
import type { LiveClient } from './live-client.ts'
import { sessionsOf } from './payment-session-from-wire.ts'
import { cartFields } from './totals-from-wire.ts'
import { isPlace, wireAddresses } from './wire-address.ts'

/** Timeout in milliseconds for totals that are calculated ahead of the order. */
const requestTimeout = 20_000

export type Call = { readonly signal?: AbortSignal | undefined; readonly timeout?: number }

export const aheadOf = (signal: AbortSignal | undefined): Call => ({ signal, timeout: requestTimeout })

export type CartPreparation = ReturnType<typeof createCartPreparation>

/**
 * Steps that prepare a cart for ordering. Each can be repeated: the last call wins.
 *
 * @param mailing whether a cart of which nothing is posted is ordered without a delivery. With `posted-alone` no such cart is
 *   known, and each has a shipping method.
 */
export function createCartPreparation(
  { client, store }: LiveClient,
  countries: Countries,
  mailing: 'mailed-too' | 'posted-alone',
) {
  const { cart: carts, payment } = store
  const query = { fields: cartFields }
  let latest: unknown
  /** By the cart's id. Only another shop or country moves a cart, and each answer tells of it. */
  const regions = new Map<string, string>()

  /** Keeps the cart of an answer. While one is awaited, and after a failure, nothing is known. */
  async function remembered(answer: Promise<unknown>): Promise<unknown> {
    latest = undefined
    const cart = field(await answer, 'cart')
    const [id, regionId] = [text(field(cart, 'id')), text(field(cart, 'region_id'))]
    if (id === undefined) throw new Error('The answer has no cart')
    if (regionId !== undefined) regions.set(id, regionId)
    latest = cart
    return cart
  }

  /** The shop's own `POST /store/carts/{id}/refresh`: current prices, and with an `option_id` the shipping method. */
  async function refresh(cartId: string, body: object, call: Call = {}): Promise<unknown> {
    const path = `/store/carts/${encodeURIComponent(cartId)}/refresh`
    return await remembered(client.fetch(path, { ...noRetry, ...call, method: 'POST', body, query }))
  }

  /** Whether the cart needs a shipping method. The posted lines may have left it in another tab. */
  const isPosted = (cart: unknown): boolean =>
    mailing === 'posted-alone' || !isMailed(cart, 'after-a-refresh')

  async function hasAddress(cart: unknown, to: CheckoutAddress): Promise<boolean> {
    const wanted = await wireAddresses(to, countries)
    return (
      wanted !== undefined &&
      (to.email === '' || text(field(cart, 'email')) === to.email.toLowerCase()) &&
      isPlace(field(cart, 'shipping_address'), wanted.shipping_address) &&
      isPlace(field(cart, 'billing_address'), wanted.billing_address)
    )
  }

  return {
    hasAddress,
    /**
     * The cart of the latest answer, if it is this cart. Another tab may have written to it since, so whatever is left out because
     * of it has to be checked in a later answer.
     */
    known: (cartId: string): unknown => (text(field(latest, 'id')) === cartId ? latest : undefined),

    /** The region that the latest answer has told. */
    knownRegion: (cartId: string): string | undefined => regions.get(cartId),

    /** Whether the cart already matches this purchase, so that nothing has to be written. */
    async isReady(cart: unknown, to: CheckoutAddress, delivery: ShippingOption): Promise<boolean> {
      const ways = list(field(cart, 'shipping_methods')).map((way) => field(way, 'shipping_option_id'))
      const isDelivered =
        delivery.id === byEmail
          ? ways.length === 0 && isMailed(cart, 'as-it-is')
          : ways.length === 1 && ways[0] === delivery.id && isPosted(cart)
      return isDelivered && (await hasAddress(cart, to))
    },

    async read(cartId: string): Promise<unknown> {
      return await remembered(carts.retrieve(cartId, query, undefined, noRetry))
    },

    /**
     * Sets the addresses, and the email as soon as it is known: a wallet tells it last. Undefined when the shop does not deliver
     * to the country.
     */
    async address(cartId: string, to: CheckoutAddress, call: Call = {}): Promise<unknown> {
      const addresses = await wireAddresses(to, countries, call.signal)
      if (addresses === undefined) return undefined
      const email = to.email === '' ? {} : { email: to.email }
      const body = { ...email, ...addresses }
      return await remembered(carts.update(cartId, body, query, undefined, { ...noRetry, ...call }))
    },

    /**
     * Sets the shipping method, and updates the cart; undefined when it was withdrawn or does not serve the address, where
     * something has to be posted that is sent by e-mail here, and where nothing has to be posted any more.
     */
    async deliver(cartId: string, delivery: ShippingOption, call: Call = {}): Promise<unknown> {
      const isByEmail = delivery.id === byEmail
      try {
        const cart = await refresh(cartId, { option_id: isByEmail ? null : delivery.id }, call)
        return (isByEmail ? isMailed(cart, 'as-it-is') : isPosted(cart)) ? cart : undefined
      } catch (error) {
        const { kind, type } = failureFrom(error)
        if (kind === 'rejected' && type === 'invalid_data') return undefined
        throw error
      }
    },

    /** Updates the cart to current prices. Returns the cart. */
    price: async (cartId: string): Promise<unknown> => await refresh(cartId, {}),

    /**
     * Opens a payment session. The cart's earlier session ends, and so does its payment; a paid one only when it is
     * `replaced`. Any later change of the cart's total ends it.
     */
    async openSession(
      cart: unknown,
      providerId: ProviderId,
      replaced?: PaymentReference,
    ): Promise<PaymentSession> {
      const collection = text(field(field(cart, 'payment_collection'), 'id'))
      const known = {
        id: text(field(cart, 'id')) ?? '',
        ...(collection !== undefined && { payment_collection: { id: collection } }),
      }
      const body = {
        provider_id: providerId,
        // An addition of the shop's backend.
        ...(replaced !== undefined && { replaces: replaced.sessionId }),
      }
      const begun = await payment.initiatePaymentSession(known, body, undefined, undefined, noRetry)
      const session = sessionsOf(begun).find((one) => one.providerId === providerId)
      if (session === undefined) throw new Error('The answer has no payment session')
      return session
    },
  }
}

/**
 * Whether nothing of the cart is posted. Gift cards are not, though the cart says so only `as-it-is` once the shop's backend has
 * refreshed it.
 */
export function isMailed(cart: unknown, how: 'as-it-is' | 'after-a-refresh'): boolean {
  const items = list(field(cart, 'items'))
  return (
    items.length > 0 &&
    items.every(
      (item) =>
        field(item, 'requires_shipping') === false ||
        (how === 'after-a-refresh' && field(item, 'is_giftcard') === true),
    )
  )
}

/**
 * Writes address and shipping method to the cart, at current prices; undefined when it cannot be delivered that way. An address
 * that an earlier answer had is not written again, unless the answer to the next write has another one. `beforeEach` runs
 * before each write, and ends them by throwing.
 */
export async function prepareCart(
  preparing: CartPreparation,
  { cart, address, delivery }: Pick<OrderRequest, 'cart' | 'address' | 'delivery'>,
  call: Call = {},
  beforeEach: () => void = () => undefined,
): Promise<unknown> {
  const known = preparing.known(cart.id)
  if (known !== undefined && (await preparing.hasAddress(known, address))) {
    beforeEach()
    const delivered = await preparing.deliver(cart.id, delivery, call)
    if (delivered !== undefined && (await preparing.isReady(delivered, address, delivery))) return delivered
  }
  beforeEach()
  const addressed = await preparing.address(cart.id, address, call)
  if (addressed === undefined) return undefined
  beforeEach()
  return await preparing.deliver(cart.id, delivery, call)
}
