import type { CartLine } from '@umber/storefront-core'
import { useState } from 'react'
import { cartCopy } from '../../copy/cart.ts'
import type { LazyCart } from '../../services/cart.ts'
import { notify } from '../../ui/toast/notify.ts'
import { useCart } from '../../hooks/use-cart.ts'

/** Empties the cart, and offers to take that back. Calls `onCleared` only on success; the cart's notices report a failure. */
export function useClearCart(onCleared?: () => void) {
  const { cart } = useCart()
  const [clearing, setClearing] = useState(false)
  const clearAll = async () => {
    setClearing(true)
    const { lines } = cart.getState()
    const outcome = await (await cart.load()).clear()
    setClearing(false)
    if (!outcome.ok || outcome.isWaiting) return
    onCleared?.()
    notify({
      title: cartCopy.cleared,
      action: { label: cartCopy.undo, onClick: () => void restoreLines(lines, cart) },
    })
  }
  return { clearing, clear: () => void clearAll() }
}

/** One after the other, in their order. The cart's notices report what is sold out by now. */
async function restoreLines(lines: readonly CartLine[], cart: LazyCart): Promise<void> {
  let isWhole = true
  for (const { productId, variantId, quantity } of lines) {
    // oxlint-disable-next-line no-await-in-loop -- in their order
    const outcome = await cart.add({ productId, variantId, quantity })
    isWhole &&= outcome.ok && outcome.isWaiting === undefined
  }
  if (isWhole) notify({ title: cartCopy.restored, tone: 'success' })
}
