import type { Stripe, StripeElements, StripePaymentElement } from '@stripe/stripe-js'
import { loadStripe } from '@stripe/stripe-js/pure'
import type { Money } from '@umber/storefront-core'
import { stripeAmount } from '@umber/storefront-core/payments'
import { useCallback, useEffect, useRef, useState } from 'react'
import { allowStripeScript } from './allow-stripe-script.ts'

interface PaymentElementOptions {
  readonly publishableKey: string
  readonly capture: 'manual' | 'automatic'
  readonly total: Money
}

export interface StripeOnPage {
  readonly stripe: Stripe
  readonly elements: StripeElements
}

/** In milliseconds. */
const longestLoad = 30_000

/**
 * Loads Stripe.js and mounts the Payment Element into `place`. It is made before there is a payment, with what the payment will
 * be: Stripe refuses to confirm when they differ.
 */
export function usePaymentElement({ publishableKey, capture, total }: PaymentElementOptions) {
  const place = useRef<HTMLDivElement>(null)
  const [status, setStatus] = useState<'loading' | 'ready' | 'failed'>('loading')
  const [turn, setTurn] = useState(0)
  const amount = stripeAmount(total)
  const { currency } = total
  const latest = useRef({ amount, currency })
  const loaded = useRef(pending<StripeOnPage>())

  useEffect(() => {
    latest.current = { amount, currency }
    void loaded.current.promise.then(({ elements }) => elements.update({ amount, currency }))
  }, [amount, currency])

  useEffect(() => {
    let element: StripePaymentElement | undefined
    let isOver = false
    const { resolve } = loaded.current
    const fail = () => {
      if (!isOver) setStatus('failed')
    }
    const timer = setTimeout(fail, longestLoad)
    const stop = () => clearTimeout(timer)

    async function mount() {
      allowStripeScript()
      const stripe = await loadStripe(publishableKey)
      if (isOver || stripe === null || place.current === null) return
      const elements = stripe.elements({
        mode: 'payment',
        ...latest.current,
        captureMethod: capture,
        locale: 'en',
        appearance: appearanceAt(place.current),
      })
      element = elements.create('payment', { layout: { type: 'accordion', radios: 'always' } })
      element.on('ready', () => {
        stop()
        setStatus('ready')
      })
      // Also when the publishable key is wrong.
      element.on('loaderror', () => {
        stop()
        fail()
      })
      element.mount(place.current)
      resolve({ stripe, elements })
    }
    void mount().catch(() => {
      stop()
      fail()
    })
    return () => {
      isOver = true
      stop()
      if (element === undefined) return
      element.destroy()
      loaded.current = pending()
    }
  }, [publishableKey, capture, turn])

  return {
    place,
    status,
    /** Stripe.js as soon as it is loaded; a payment that is resumed waits for it. */
    onPage: useCallback(async () => await loaded.current.promise, []),
    reload: () => {
      setStatus('loading')
      setTurn(turn + 1)
    },
  }
}

/** The element's frame cannot read the shop's tokens. */
function appearanceAt(place: HTMLElement): { readonly theme: 'stripe' | 'night' } {
  const { colorScheme } = getComputedStyle(place)
  const isDark =
    colorScheme === 'dark' ||
    (colorScheme !== 'light' && window.matchMedia('(prefers-color-scheme: dark)').matches)
  return { theme: isDark ? 'night' : 'stripe' }
}

function pending<Value>() {
  let resolve: (value: Value) => void = () => undefined
  const promise = new Promise<Value>((settle) => {
    resolve = settle
  })
  return { promise, resolve }
}
