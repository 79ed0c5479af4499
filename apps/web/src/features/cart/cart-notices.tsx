import type { CartLine, CartNotice } from '@umber/storefront-core'
import { useEffect } from 'react'
import type { LazyCart } from '../../services/cart.ts'
import { useServices } from '../../services/services-context.ts'
import { listed } from '../../i18n/lists.ts'
import { cartCopy, noticeTitles } from '../../copy/cart.ts'
import { failureSentence } from '../../copy/failure.ts'
import { announce } from '../../ui/announcer.tsx'
import { notify, type Toast } from '../../ui/toast/notify.ts'

/** Shows the cart's notices as toasts on every page. */
export function CartNotices() {
  const { cart } = useServices()
  useEffect(() => cart.onNotice((notice) => showNotice(notice, cart)), [cart])
  return null
}

function showNotice({ kind, line, failure, available, names = [] }: CartNotice, cart: LazyCart) {
  const title = noticeTitles[kind]
  switch (kind) {
    case 'item-added':
      // The component that adds shows the toast: some have their own text, and one action gets one toast.
      if (line !== undefined) announce(cartCopy.added({ name: line.name, count: cart.getState().itemCount }))
      return
    case 'item-removed':
      notify({ title, description: line?.name, action: line && undoOf(line, cart) })
      return
    case 'transfer-failed':
      notify({ title, description: cartCopy.stays, tone: 'error' })
      return
    case 'items-left-out':
      notify({ title, description: cartCopy.leftOut(listed(names)) })
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

const undoOf = (line: CartLine, cart: LazyCart): Toast['action'] => ({
  label: cartCopy.undo,
  onClick: () => void restoreLine(line, cart),
})

/** The cart's own notice reports a failure. */
async function restoreLine({ productId, variantId, quantity }: CartLine, cart: LazyCart): Promise<void> {
  const outcome = await cart.add({ productId, variantId, quantity })
  if (outcome.ok && !outcome.isWaiting) notify({ title: noticeTitles['item-added'], tone: 'success' })
}
