import { useState } from 'react'
import { useCart } from '../../bindings/use-cart.ts'

/** Empties the cart; `onCleared` only when it really is empty. A failure is told by the cart's notices. */
export function useClearCart(onCleared?: () => void) {
  const { cart } = useCart()
  const [clearing, setClearing] = useState(false)
  const clearAll = async () => {
    setClearing(true)
    const outcome = await (await cart.open()).clear()
    setClearing(false)
    if (outcome.ok && !outcome.isWaiting) onCleared?.()
  }
  return { clearing, clear: () => void clearAll() }
}
