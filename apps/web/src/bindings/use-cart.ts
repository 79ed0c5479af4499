import type { AddInput, CartOutcome } from '@umber/storefront-core'
import { useCallback } from 'react'
import { noticeTitles } from '../copy/cart.ts'
import { notify } from '../ui/toast/notify.ts'
import { useShop } from './shop.ts'
import { useStore } from './use-store.ts'

interface AddManner {
  /** The screen that adds says so itself: one act, one toast. */
  readonly ownToast?: boolean
}

/** The cart as the screens see it, and what a shopper may do with it. Throws outside of ShopProvider. */
export function useCart() {
  const { cart } = useShop()
  const view = useStore(cart)

  const addItem = useCallback(
    async (input: AddInput, { ownToast = false }: AddManner = {}): Promise<CartOutcome> => {
      const outcome = await cart.addItem(input)
      if (outcome.ok && !ownToast) notify({ title: noticeTitles['item-added'], tone: 'success' })
      return outcome
    },
    [cart],
  )

  return { ...view, cart, addItem }
}
