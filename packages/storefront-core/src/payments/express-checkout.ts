import { createSerialQueue } from '../async/serial-queue.ts'
import { waitUntil } from '../async/wait-until.ts'
import {
  isSettled,
  type CheckoutMachine,
  type CheckoutNotice,
  type CheckoutPhase,
  type UnpaidReason,
} from '../checkout/checkout.state.ts'
import type { CheckoutStore } from '../checkout/create-checkout-store.ts'
import type { CheckoutAddress, PlacedOrder, RegionCountry } from '../ports/checkout-gateway.ts'
import type { PaymentAdapter } from '../ports/payment.ts'
import { addressFrom, placeFrom, type WalletDetails } from './express-address.ts'
import { expressQuote, type ExpressQuote, type ExpressWords } from './express-quote.ts'
import { stripeAmount } from './stripe-amount.ts'

export interface ExpressCheckoutOptions {
  /** A checkout of its own, over `expressStorage`. It is closed by its owner. */
  readonly checkout: CheckoutStore
  /** Where the cart's region delivers to. */
  readonly countries: readonly RegionCountry[]
  readonly words: ExpressWords
}

/** Why a wallet cannot go on. Nothing is charged, unless the notice says otherwise. */
export type ExpressProblem =
  /** Nothing is delivered to this address. */
  | { readonly kind: 'not-delivered' }
  /** The wallet did not tell the whole address. */
  | { readonly kind: 'incomplete' }
  /** It costs something else than the wallet has shown. */
  | { readonly kind: 'price-changed'; readonly quote: ExpressQuote }
  | { readonly kind: 'notice'; readonly notice: CheckoutNotice }
  /** The cart or its totals could not be read. */
  | { readonly kind: 'failed' }
  /** The payment was canceled, or the shopper has not made it. */
  | { readonly kind: UnpaidReason }

export type ExpressAnswer = { readonly kind: 'quote'; readonly quote: ExpressQuote } | ExpressProblem

export type ExpressOutcome =
  | { readonly kind: 'placed' | 'placed-elsewhere'; readonly order: PlacedOrder }
  /** The payment or the order is not known to be over. The checkout's page goes on with it. */
  | { readonly kind: 'open' }
  | ExpressProblem

/** One purchase in a wallet. Answers are values; nothing rejects. */
export interface ExpressCheckout {
  /** The shopper has chosen this place: `{ name, address }` of Stripe's `shippingaddresschange` event. */
  changeAddress(shipping: unknown): Promise<ExpressAnswer>
  /** The shopper has chosen this way of delivery. */
  changeRate(id: string): Promise<ExpressAnswer>
  /**
   * Pays what the wallet has shown and places the order. `adapter` pays with the wallet; `shown` is what the wallet has
   * shown, in Stripe's units: nothing else is charged.
   */
  confirm(details: WalletDetails, shown: number, adapter: PaymentAdapter): Promise<ExpressOutcome>
}

/**
 * Has a wallet fill in a checkout: its events become the steps that a shopper takes in the forms. So the cart, the payment
 * session and the order are made by the same requests and with the same guards.
 */
export function createExpressCheckout(options: ExpressCheckoutOptions): ExpressCheckout {
  const { checkout, countries, words } = options
  const machine = () => checkout.getState().machine
  const serialize = createSerialQueue()

  /** Nothing is under way, and the cart is known. */
  async function settled(): Promise<CheckoutPhase> {
    await waitUntil(() => isSettled(machine().phase), checkout.subscribe)
    return machine().phase
  }

  async function submit(address: CheckoutAddress): Promise<ExpressAnswer> {
    const before = await settled()
    if (before.status !== 'filling') return { kind: 'failed' }
    void checkout.goTo('address')
    checkout.setAddress(address)
    await checkout.submitAddress(address)
    const phase = await settled()
    if (phase.status !== 'filling') return { kind: 'failed' }
    const { draft, methods } = machine()
    const { notice } = phase
    if (notice?.kind === 'not-delivered') return { kind: 'not-delivered' }
    // What was chosen for another address may not be offered here.
    if (notice !== undefined && notice.kind !== 'delivery-gone') return { kind: 'notice', notice }
    const chosen = methods.find(({ id }) => id === draft.deliveryId) ?? methods[0]
    return chosen === undefined ? { kind: 'not-delivered' } : await choose(chosen.id)
  }

  async function choose(id: string): Promise<ExpressAnswer> {
    await settled()
    await checkout.goTo('delivery')
    await settled()
    void checkout.chooseDelivery(id)
    void checkout.submitDelivery()
    await waitUntil(() => isPriced(machine()), checkout.subscribe)
    const { phase, calculation, methods, draft } = machine()
    if (phase.status === 'filling' && phase.notice !== undefined)
      return { kind: 'notice', notice: phase.notice }
    if (calculation?.quote === undefined || draft.step !== 'payment' || draft.deliveryId !== id)
      return { kind: 'failed' }
    const { quote, lines } = checkout.getState().view
    const first = methods.filter((one) => one.id === id)
    const ordered = [...first, ...methods.filter((one) => one.id !== id)]
    return { kind: 'quote', quote: expressQuote(quote, lines, ordered, words) }
  }

  async function pay(adapter: PaymentAdapter): Promise<ExpressOutcome> {
    const detach = checkout.attachPayment(adapter)
    try {
      void checkout.choosePayment(adapter.providerId)
      await checkout.place()
      return outcomeOf(await settled())
    } finally {
      detach()
    }
  }

  return {
    changeAddress: async (shipping) =>
      await serialize(async () => {
        const place = placeFrom(shipping, countries)
        return place === undefined ? { kind: 'not-delivered' } : await submit(place)
      }),

    changeRate: async (id) => await serialize(async () => await choose(id)),

    confirm: async (details, shown, adapter) =>
      await serialize(async () => {
        const address = addressFrom(details, countries)
        if (address === undefined) return { kind: 'incomplete' }
        const answer = await submit(address)
        if (answer.kind !== 'quote') return answer
        if (stripeAmount(answer.quote.total) !== shown) return { kind: 'price-changed', quote: answer.quote }
        return await pay(adapter)
      }),
  }
}

/** The totals are known, or will not be: the form is back at an earlier step, or the cart cannot be read. */
function isPriced(machine: CheckoutMachine): boolean {
  const { phase, draft, cart, calculation } = machine
  if (!isSettled(phase)) return false
  if (phase.status !== 'filling' || draft.step !== 'payment') return true
  if (cart.busy || cart.status === 'starting') return false
  // At this step the checkout counts each change of a cart that is ready.
  return cart.status !== 'ready' || calculation?.isOver === true
}

function outcomeOf(phase: CheckoutPhase): ExpressOutcome {
  if (phase.status === 'placed') return { kind: 'placed', order: phase.confirmation.order }
  if (phase.status === 'placed-elsewhere') return { kind: 'placed-elsewhere', order: phase.order }
  if (phase.status !== 'filling') return { kind: 'open' }
  return phase.notice === undefined
    ? { kind: phase.unpaid?.kind ?? 'canceled' }
    : { kind: 'notice', notice: phase.notice }
}
