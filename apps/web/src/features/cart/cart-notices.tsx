import type { CartLine, CartNotice } from '@umber/storefront-core'
import { useEffect } from 'react'
import type { ShopCart } from '../../bindings/shop-cart.ts'
import { useShop } from '../../bindings/shop.ts'
import { cartCopy, noticeTitles } from '../../copy/cart.ts'
import { failureSentence } from '../../copy/failure.ts'
import { announce } from '../../ui/announcer.tsx'
import { notify, type Toast } from '../../ui/toast/notify.ts'

/** Says what the cart has to tell, wherever in the shop one is. */
export function CartNotices() {
  const { cart } = useShop()
  useEffect(() => cart.onNotice((notice) => tell(notice, cart)), [cart])
  return null
}

function tell({ kind, line, failure, available, names = [] }: CartNotice, cart: ShopCart) {
  const title = noticeTitles[kind]
  switch (kind) {
    case 'item-added':
      // The toast belongs to whatever added: some say it in their own words, and one act has one toast.
      if (line !== undefined) announce(cartCopy.added(line.name, cart.getState().itemCount))
      return
    case 'item-removed':
      notify({ title, description: line?.name, action: line && undoOf(line, cart) })
      return
    case 'claim-failed':
      notify({ title, description: cartCopy.kept, tone: 'error' })
      return
    case 'items-left-out':
      notify({ title, description: cartCopy.leftOut(names) })
      return
    case 'waiting-for-connection':
      notify({ title, description: cartCopy.waiting })
      return
    case 'load-failed':
    case 'add-failed':
    case 'update-failed':
    case 'remove-failed':
    case 'clear-failed':
      notify({
        title,
        description:
          available === undefined ? failure && failureSentence(failure) : cartCopy.onlyLeft(available),
        tone: 'error',
      })
  }
}

const undoOf = (line: CartLine, cart: ShopCart): Toast['action'] => ({
  label: cartCopy.undo,
  onClick: () => void putBack(line, cart),
})

/** A failure is told by the cart's own notice. */
async function putBack({ productId, variantId, quantity }: CartLine, cart: ShopCart): Promise<void> {
  const outcome = await cart.addItem({ productId, variantId, quantity })
  if (outcome.ok && !outcome.isWaiting) notify({ title: noticeTitles['item-added'], tone: 'success' })
}
