import { systemRandom, type OrderDesk } from '@umber/storefront-core'
import { checkoutCartOf, createCheckoutStore, type CheckoutStore } from '@umber/storefront-core/checkout'
import { useEffect, useState } from 'react'
import { paths } from '../../app/paths.ts'
import { createBrowserStorage } from '../../adapters/browser-storage.ts'
import { isCustomers } from '../../bindings/is-customers.ts'
import { useShop } from '../../bindings/shop.ts'

export type OpenedCheckout =
  | { readonly phase: 'loading' }
  | { readonly phase: 'failed' }
  | { readonly phase: 'ready'; readonly store: CheckoutStore; readonly payments: OrderDesk['payments'] }

/** The checkout of this visit to the page. What it keeps for a reload ends with the tab. */
export function useCheckout(): OpenedCheckout {
  const { orderDesk, cart, session, identity, log } = useShop()
  const [opened, setOpened] = useState<OpenedCheckout>({ phase: 'loading' })

  useEffect(() => {
    const leaving = new AbortController()
    let store: CheckoutStore | undefined
    const open = async () => {
      try {
        // What is kept of a checkout is shown only when it is known whose it is.
        const [desk, cartStore] = await Promise.all([orderDesk(), cart.open(), isCustomers(session)])
        if (leaving.signal.aborted) return
        store = createCheckoutStore({
          desk,
          cart: checkoutCartOf(cartStore),
          storage: createBrowserStorage(() => window.sessionStorage),
          identity,
          random: systemRandom,
          signal: leaving.signal,
          log,
        })
        setOpened({ phase: 'ready', store, payments: desk.payments })
      } catch {
        if (!leaving.signal.aborted) setOpened({ phase: 'failed' })
      }
    }
    void open()
    return () => {
      // On another page the confirmation has been seen; a page drawn anew is still this one, and so is the order's.
      const phase = store?.getState().view.phase
      const id = phase?.name === 'placed' ? phase.confirmation.order.id : undefined
      const stays: readonly string[] = [
        paths.checkout(),
        ...(id === undefined ? [] : [paths.placedOrder(id)]),
      ]
      if (phase?.name === 'placed' && !stays.includes(window.location.pathname)) store?.leave()
      leaving.abort()
      store?.close()
    }
  }, [orderDesk, cart, session, identity, log])

  return opened
}
