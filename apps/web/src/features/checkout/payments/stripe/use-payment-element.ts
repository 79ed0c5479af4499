import type { Money } from '@umber/storefront-core'
import { stripeAmount } from '@umber/storefront-core/payments'
import { useCallback, useEffect, useRef, useState } from 'react'
import { mountPaymentElement, type ElementStatus, type StripeOnPage } from './mount-payment-element.ts'

interface PaymentElementOptions {
  readonly publishableKey: string
  readonly capture: 'manual' | 'automatic'
  readonly total: Money
  /** A new secret for each element; the element is made anew when this function is another one. */
  readonly customerSession: (() => Promise<string | undefined>) | undefined
}

/**
 * The Payment Element in `place`. It is made before there is a payment, with what the payment will be: Stripe refuses to
 * confirm when they differ.
 */
export function usePaymentElement({
  publishableKey,
  capture,
  total,
  customerSession,
}: PaymentElementOptions) {
  const place = useRef<HTMLDivElement>(null)
  const [status, setStatus] = useState<ElementStatus>('loading')
  const amount = stripeAmount(total)
  const { currency } = total
  const sum = useRef({ amount, currency })
  const remove = useRef<() => void>(undefined)
  const [page] = useState(createStripePage)

  useEffect(() => {
    sum.current = { amount, currency }
    void page.current()?.elements.update({ amount, currency })
  }, [amount, currency, page])

  const mount = useCallback(() => {
    if (place.current === null) return
    remove.current = mountPaymentElement({
      place: place.current,
      publishableKey,
      capture,
      sum: () => sum.current,
      customerSession,
      onMounted: page.open,
      onStatus: setStatus,
    })
  }, [publishableKey, capture, customerSession, page])
  const unmount = useCallback(() => {
    page.close()
    remove.current?.()
  }, [page])

  useEffect(() => {
    mount()
    return unmount
  }, [mount, unmount])

  return {
    place,
    status,
    /** Stripe.js as soon as it is loaded, also by a later attempt: a payment that is resumed waits for it. */
    onPage: page.whenOpen,
    isOfCustomer: page.isOfCustomer,
    reload: () => {
      setStatus('loading')
      unmount()
      mount()
    },
  }
}

/** Holds Stripe.js while its element is on the page. */
function createStripePage() {
  let current: StripeOnPage | undefined
  const waiting = new Set<(page: StripeOnPage) => void>()
  return {
    current: () => current,
    isOfCustomer: () => current?.isOfCustomer === true,
    open: (page: StripeOnPage) => {
      current = page
      for (const resolve of waiting) resolve(page)
      waiting.clear()
    },
    close: () => void (current = undefined),
    whenOpen: () =>
      new Promise<StripeOnPage>((resolve) => {
        if (current === undefined) waiting.add(resolve)
        else resolve(current)
      }),
  }
}
