import { createEmitter } from '../emitter.ts'
import type { PaymentAdapter, ProviderId } from '../ports/payment.ts'

/** Holds the adapter of the payment component that is on screen. */
export function createPaymentSlot() {
  let current: PaymentAdapter | undefined
  const attached = createEmitter<PaymentAdapter>()

  return {
    /** Returns the function that removes it. */
    attach: (adapter: PaymentAdapter): (() => void) => {
      current = adapter
      attached.emit(adapter)
      return () => {
        if (current === adapter) current = undefined
      }
    },
    /** The provider's adapter. After a reload its component is not there yet. Rejects with the signal's reason. */
    whenAttached: (id: ProviderId, signal: AbortSignal) =>
      new Promise<PaymentAdapter>((resolve, reject) => {
        signal.throwIfAborted()
        if (current?.providerId === id) return resolve(current)
        const stop = attached.subscribe((adapter) => {
          if (adapter.providerId !== id) return
          stop()
          resolve(adapter)
        })
        signal.addEventListener('abort', () => {
          stop()
          reject(signal.reason)
        })
      }),
  }
}
