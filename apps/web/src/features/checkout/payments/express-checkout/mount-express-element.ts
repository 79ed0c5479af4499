import type {
  Stripe,
  StripeElements,
  StripeExpressCheckoutElement,
  StripeExpressCheckoutElementConfirmEvent,
} from '@stripe/stripe-js'
import { loadStripe } from '@stripe/stripe-js/pure'
import {
  createStripePayment,
  stripeAmount,
  type ExpressAnswer,
  type ExpressOutcome,
  type ExpressQuote,
} from '@umber/storefront-core/payments'
import { expressCopy as copy } from '../../../../copy/express-checkout.ts'
import { isDarkAt } from '../is-dark-at.ts'
import { allowProviderCode } from '../../../../browser/allow-provider-code.ts'
import { stripeCode } from '../stripe/stripe-code.ts'
import { isCorrectable, type WalletEvents } from './wallet-visits.ts'
import { stripeLocale } from '../stripe/stripe-locale.ts'

export interface ExpressElementOptions {
  readonly place: HTMLElement
  readonly publishableKey: string
  readonly capture: 'manual' | 'automatic'
  /** What the buttons offer to buy, in Stripe's units. */
  readonly sum: () => { readonly amount: number; readonly currency: string }
  /** ISO codes of the countries that are delivered to. */
  readonly countries: readonly string[]
  readonly returnUrl: string
  readonly events: WalletEvents
  /** Whether the shopper's browser has a wallet. */
  readonly onReady: (hasWallet: boolean) => void
}

/** Takes what the buttons offer to buy, when it changes. */
export interface ExpressElement {
  readonly update: () => void
  readonly remove: () => void
}

/** Loads Stripe.js and mounts the Express Checkout Element. Without Stripe nothing is shown: there are other ways to pay. */
export function mountExpressElement(options: ExpressElementOptions): ExpressElement {
  const { place, publishableKey, capture, sum, countries, returnUrl, events, onReady } = options
  let page: { readonly stripe: Stripe; readonly elements: StripeElements } | undefined
  let element: StripeExpressCheckoutElement | undefined
  let isOver = false
  /** A wallet is open: it shows what it was told. */
  let isOpen = false
  let shown = 0

  async function show({ total, lineItems, shippingRates }: ExpressQuote) {
    shown = stripeAmount(total)
    await page?.elements.update({ amount: shown })
    return { lineItems: [...lineItems], shippingRates: [...shippingRates] }
  }

  async function answer(
    asked: Promise<ExpressAnswer>,
    wallet: { resolve: (details: Awaited<ReturnType<typeof show>>) => void; reject: () => void },
  ): Promise<void> {
    const answer = await asked
    if (answer.kind === 'quote') wallet.resolve(await show(answer.quote))
    else wallet.reject()
  }

  async function confirm(event: StripeExpressCheckoutElementConfirmEvent): Promise<void> {
    if (page === undefined) return
    const { stripe, elements } = page
    const { error } = await elements.submit()
    if (error !== undefined) return event.paymentFailed()
    let isSent = false
    const adapter = createStripePayment({
      submit: async () => true,
      async confirm(clientSecret) {
        isSent = true
        const confirmParams = { return_url: returnUrl }
        return await stripe.confirmPayment({ elements, clientSecret, confirmParams, redirect: 'if_required' })
      },
      retrieve: async (clientSecret) => await stripe.retrievePaymentIntent(clientSecret),
      handleNextAction: async (clientSecret) => await stripe.handleNextAction({ clientSecret }),
    })
    const details = { billing: event.billingDetails, shipping: event.shippingAddress }
    const outcome = await events.confirm(details, shown, adapter)
    if (!isCorrectable(outcome)) isOpen = false
    // Stripe itself closes a wallet whose payment it was asked to confirm.
    if (!isSent && outcome.kind !== 'placed') event.paymentFailed({ reason: reasonOf(outcome) })
    if (!isOver) update()
  }

  function update(): void {
    const { amount, currency } = sum()
    // Stripe takes no payment of nothing.
    if (isOpen || page === undefined || amount === shown || amount === 0) return
    shown = amount
    void page.elements.update({ amount, currency })
  }

  async function mount(): Promise<void> {
    allowProviderCode(stripeCode)
    const stripe = await loadStripe(publishableKey)
    if (isOver || stripe === null) return
    const theme = isDarkAt(place) ? 'night' : 'stripe'
    const elements = stripe.elements({
      mode: 'payment',
      ...sum(),
      captureMethod: capture,
      locale: stripeLocale,
      appearance: { theme },
    })
    page = { stripe, elements }
    shown = sum().amount
    element = elements.create('expressCheckout', {
      // Stripe compares it with what the bank knows. The shop's own is the delivery address.
      billingAddressRequired: true,
      emailRequired: true,
      phoneNumberRequired: true,
      shippingAddressRequired: true,
      allowedShippingCountries: countries.map((code) => code.toUpperCase()),
      // One row: the drawer is for what is in the cart. Stripe hides the other wallets behind a button.
      layout: { maxColumns: 2, maxRows: 1, overflow: 'auto' },
    })
    element.on('ready', ({ availablePaymentMethods }) => {
      if (!isOver) onReady(availablePaymentMethods !== undefined)
    })
    element.on('click', ({ resolve, reject }) => {
      const lineItems = events.open()
      if (lineItems === undefined) return reject()
      isOpen = false
      update()
      isOpen = true
      // The ways of delivery follow the address. Stripe asks for one before.
      const later = { id: 'later', displayName: copy.shippingLater, amount: 0 }
      return resolve({ lineItems: [...lineItems], shippingRates: [later] })
    })
    element.on('shippingaddresschange', ({ name, address, resolve, reject }) => {
      void answer(events.changeAddress({ name, address }), { resolve, reject })
    })
    element.on('shippingratechange', ({ shippingRate, resolve, reject }) => {
      void answer(events.changeRate(shippingRate.id), { resolve, reject })
    })
    element.on('confirm', (event) => void confirm(event))
    element.on('cancel', () => {
      isOpen = false
      events.cancel()
      update()
    })
    element.mount(place)
  }
  mount().catch(() => undefined)

  return {
    update,
    remove() {
      isOver = true
      element?.destroy()
    },
  }
}

/** What the wallet says to the shopper. The page says more. */
function reasonOf({ kind }: ExpressOutcome) {
  if (kind === 'incomplete') return 'invalid_shipping_address'
  return kind === 'not-delivered' ? 'address_unserviceable' : 'fail'
}
