import { useState } from 'react'
import { useCart } from '../../bindings/use-cart.ts'
import { cartCopy, noticeTitles } from '../../copy/cart.ts'
import { failureSentence } from '../../copy/failure.ts'
import { FailureNotice } from '../../ui/patterns/failure-notice.tsx'

/** Why the cart is not sure of itself, and the way on. Nothing while all is well. */
export function CartTrouble() {
  const { phase, failure, isWaiting, cart } = useCart()
  const [retrying, setRetrying] = useState(false)
  if (phase !== 'unconfirmed' && phase !== 'unavailable') return null

  const retry = () => {
    setRetrying(true)
    void cart
      .open()
      .then((store) => store.retry())
      // Still not to be had: the notice stays.
      .catch(() => undefined)
      .finally(() => setRetrying(false))
  }
  return (
    <FailureNotice
      sentence={
        isWaiting
          ? noticeTitles['waiting-for-connection']
          : phase === 'unconfirmed'
            ? cartCopy.unconfirmed
            : cartCopy.unavailable
      }
      hint={isWaiting ? cartCopy.waiting : phase === 'unavailable' ? failureSentence(failure) : undefined}
      retryLabel={cartCopy.retry}
      retrying={retrying}
      onRetry={retry}
    />
  )
}
