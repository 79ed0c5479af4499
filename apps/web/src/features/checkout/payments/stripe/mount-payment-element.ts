import type { Stripe, StripeElements, StripePaymentElement } from '@stripe/stripe-js'
import { loadStripe } from '@stripe/stripe-js/pure'
import { allowProviderCode } from '../../../../browser/allow-provider-code.ts'
import { isDarkAt } from '../is-dark-at.ts'
import { stripeCode } from './stripe-code.ts'
import { stripeLocale } from './stripe-locale.ts'

export interface StripeOnPage {
  readonly stripe: Stripe
  readonly elements: StripeElements
  /** Whether the saved cards of a customer are shown. */
  readonly isOfCustomer: boolean
}

/** `unreachable`: Stripe could not be asked; `misconfigured`: Stripe refuses the publishable key or the element. */
export type ElementStatus = 'loading' | 'ready' | 'unreachable' | 'misconfigured'

export interface ElementOptions {
  readonly place: HTMLElement
  readonly publishableKey: string
  readonly capture: 'manual' | 'automatic'
  /** What will be paid, in Stripe's units. */
  readonly sum: () => { readonly amount: number; readonly currency: string }
  /** Opens the secret of the customer whose saved cards are shown; undefined for a guest. Never rejects. */
  readonly customerSession: (() => Promise<string | undefined>) | undefined
  readonly onMounted: (page: StripeOnPage) => void
  readonly onStatus: (status: Exclude<ElementStatus, 'loading'>) => void
}

/** In milliseconds. */
const longestLoad = 30_000

/** Loads Stripe.js and mounts the Payment Element. Returns the function that removes it. */
export function mountPaymentElement(options: ElementOptions): () => void {
  const { place, publishableKey, capture, sum, customerSession, onMounted, onStatus } = options
  let element: StripePaymentElement | undefined
  let isOver = false
  const settle: typeof onStatus = (status) => {
    clearTimeout(timer)
    if (!isOver) onStatus(status)
  }
  const timer = setTimeout(() => settle('unreachable'), longestLoad)

  async function mount(): Promise<void> {
    allowProviderCode(stripeCode)
    const opening = customerSession?.()
    const stripe = await loadStripe(publishableKey)
    const secret = opening && (await opening)
    if (isOver || stripe === null) return
    const elements = stripe.elements({
      mode: 'payment',
      ...sum(),
      captureMethod: capture,
      locale: stripeLocale,
      ...(secret !== undefined && { customerSessionClientSecret: secret }),
      appearance: { theme: isDarkAt(place) ? 'night' : 'stripe' },
    })
    element = elements.create('payment', { layout: { type: 'accordion', radios: 'always' } })
    element.on('ready', () => settle('ready'))
    element.on('loaderror', ({ error }) =>
      settle(error.type === 'api_connection_error' ? 'unreachable' : 'misconfigured'),
    )
    element.mount(place)
    onMounted({ stripe, elements, isOfCustomer: secret !== undefined })
  }
  mount().catch((error: unknown) => settle(isRefused(error) ? 'misconfigured' : 'unreachable'))

  return () => {
    isOver = true
    clearTimeout(timer)
    element?.destroy()
  }
}

/** Stripe.js throws it for a wrong use, such as a key that is none. */
const isRefused = (error: unknown): boolean => error instanceof Error && error.name === 'IntegrationError'
