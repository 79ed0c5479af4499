import type { Stripe, StripeElements, StripePaymentElement } from '@stripe/stripe-js'
import { loadStripe } from '@stripe/stripe-js/pure'
import { allowStripeScript } from './allow-stripe-script.ts'

export interface StripeOnPage {
  readonly stripe: Stripe
  readonly elements: StripeElements
}

export interface ElementOptions {
  readonly place: HTMLElement
  readonly publishableKey: string
  readonly capture: 'manual' | 'automatic'
  /** What will be paid, in Stripe's units. */
  readonly sum: () => { readonly amount: number; readonly currency: string }
  readonly onMounted: (page: StripeOnPage) => void
  readonly onStatus: (status: 'ready' | 'failed') => void
}

/** In milliseconds. */
const longestLoad = 30_000

/** Loads Stripe.js and mounts the Payment Element. Returns the function that removes it. */
export function mountPaymentElement(options: ElementOptions): () => void {
  const { place, publishableKey, capture, sum, onMounted, onStatus } = options
  let element: StripePaymentElement | undefined
  let isOver = false
  const settle = (status: 'ready' | 'failed') => {
    clearTimeout(timer)
    if (!isOver) onStatus(status)
  }
  const timer = setTimeout(() => settle('failed'), longestLoad)

  async function mount(): Promise<void> {
    allowStripeScript()
    const stripe = await loadStripe(publishableKey)
    if (isOver || stripe === null) return
    const elements = stripe.elements({
      mode: 'payment',
      ...sum(),
      captureMethod: capture,
      locale: 'en',
      appearance: { theme: isDark(place) ? 'night' : 'stripe' },
    })
    element = elements.create('payment', { layout: { type: 'accordion', radios: 'always' } })
    element.on('ready', () => settle('ready'))
    // Also when the publishable key is wrong.
    element.on('loaderror', () => settle('failed'))
    element.mount(place)
    onMounted({ stripe, elements })
  }
  mount().catch(() => settle('failed'))

  return () => {
    isOver = true
    clearTimeout(timer)
    element?.destroy()
  }
}

/** The element's frame cannot read the shop's tokens. */
function isDark(place: HTMLElement): boolean {
  const { colorScheme } = getComputedStyle(place)
  if (colorScheme === 'dark' || colorScheme === 'light') return colorScheme === 'dark'
  return window.matchMedia('(prefers-color-scheme: dark)').matches
}
