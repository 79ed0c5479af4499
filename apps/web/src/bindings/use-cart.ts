import { cartView, type CartOutcome, type CartStore } from '@umber/storefront-core'
import { useCallback, useMemo } from 'react'
import { noticeTitles } from '../copy/cart.ts'
import { notify } from '../ui/toast/notify.ts'
import { useShop } from './shop.ts'
import { useStore } from './use-store.ts'

type AddInput = Parameters<CartStore['addItem']>[0]

interface AddManner {
  /** The screen that adds says so itself: one act, one toast. */
  readonly ownToast?: boolean
}

/** The cart as the screens see it, and what a shopper may do with it. Throws outside of ShopProvider. */
export function useCart() {
  const { cart } = useShop()
  const state = useStore(cart)
  const view = useMemo(() => cartView(state), [state])

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
