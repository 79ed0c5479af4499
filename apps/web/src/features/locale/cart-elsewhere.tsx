import { useState } from 'react'
import { cartElsewhereCopy as copy } from '../../copy/region.ts'
import { useCart } from '../../hooks/use-cart.ts'
import type { CartElsewhere as Elsewhere } from '../../hooks/use-cart-elsewhere.ts'
import { useFormats } from '../../hooks/use-formats.ts'
import { ErrorAlert } from '../../ui/patterns/error-alert.tsx'

interface CartElsewhereProps {
  readonly elsewhere: Elsewhere
  readonly onMoved?: (() => void) | undefined
}

/** Says that the cart has the prices of another region, and offers to move it. */
export function CartElsewhere({ elsewhere, onMoved }: CartElsewhereProps) {
  const { cart } = useCart()
  const { currency } = useFormats()
  const [moving, setMoving] = useState(false)
  const move = () => {
    setMoving(true)
    void cart
      .load()
      .then((store) => store.moveHere?.())
      .then(onMoved)
      .catch(() => undefined)
      .finally(() => setMoving(false))
  }
  return (
    <ErrorAlert
      sentence={copy.title}
      hint={copy.sentence({ there: currency(elsewhere.there), here: currency(elsewhere.here) })}
      retryLabel={copy.move}
      retrying={moving}
      onRetry={move}
    />
  )
}
