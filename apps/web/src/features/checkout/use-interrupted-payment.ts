import type { CheckoutPhase, CheckoutStore } from '@umber/storefront-core/checkout'
import { useEffect } from 'react'

/**
 * Asks again for a payment without an answer when the network is back, and for one that is under way when the browser shows a
 * page that it has kept.
 */
export function useInterruptedPayment(store: CheckoutStore, phase: CheckoutPhase): void {
  const isUnknown = phase.status === 'payment-interrupted' && phase.cause.kind === 'unknown'
  useEffect(() => {
    if (!isUnknown) return undefined
    window.addEventListener('online', store.retry)
    return () => window.removeEventListener('online', store.retry)
  }, [store, isUnknown])

  useEffect(() => {
    const restore = ({ persisted }: PageTransitionEvent) => {
      if (persisted) store.restore()
    }
    window.addEventListener('pageshow', restore)
    return () => window.removeEventListener('pageshow', restore)
  }, [store])
}
