import { useState } from 'react'
import { useCart } from '../../hooks/use-cart.ts'
import { cartCopy, noticeTitles } from '../../copy/cart.ts'
import { failureSentence } from '../../copy/failure.ts'
import { ErrorAlert } from '../../ui/patterns/error-alert.tsx'

/** The error state of the cart, with a retry. Renders nothing when the cart is fine. */
export function CartAlert() {
  const { status, failure, isWaiting, cart } = useCart()
  const [retrying, setRetrying] = useState(false)
  if (status !== 'unconfirmed' && status !== 'unavailable') return null

  const retry = () => {
    setRetrying(true)
    void cart
      .load()
      .then((store) => store.retry())
      // The cart is still unavailable: the alert stays.
      .catch(() => undefined)
      .finally(() => setRetrying(false))
  }
  return (
    <ErrorAlert
      sentence={
        isWaiting
          ? noticeTitles['waiting-for-connection']
          : status === 'unconfirmed'
            ? cartCopy.unconfirmed
            : cartCopy.unavailable
      }
      hint={isWaiting ? cartCopy.waiting : status === 'unavailable' ? failureSentence(failure) : undefined}
      retryLabel={cartCopy.retry}
      retrying={retrying}
      onRetry={retry}
    />
  )
}
