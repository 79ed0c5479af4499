import { useState } from 'react'
import { useCart } from '../../hooks/use-cart.ts'

/** Empties the cart. Calls `onCleared` only on success; the cart's notices report a failure. */
export function useClearCart(onCleared?: () => void) {
  const { cart } = useCart()
  const [clearing, setClearing] = useState(false)
  const clearAll = async () => {
    setClearing(true)
    const outcome = await (await cart.load()).clear()
    setClearing(false)
    if (outcome.ok && !outcome.isWaiting) onCleared?.()
  }
  return { clearing, clear: () => void clearAll() }
}
