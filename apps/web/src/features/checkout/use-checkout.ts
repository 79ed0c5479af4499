import { systemRandom, type CheckoutGateway } from '@umber/storefront-core'
import { checkoutCartOf, createCheckoutStore, type CheckoutStore } from '@umber/storefront-core/checkout'
import { useEffect, useState } from 'react'
import { paths } from '../../config/paths.ts'
import { createBrowserStorage } from '../../browser/storage.ts'
import { waitForCustomer } from '../../services/wait-for-session.ts'
import { useServices } from '../../services/services-context.ts'

export type OpenedCheckout =
  | { readonly phase: 'loading' }
  | { readonly phase: 'failed' }
  | { readonly phase: 'ready'; readonly store: CheckoutStore; readonly payments: CheckoutGateway['payments'] }

/** Creates the checkout for this visit. Its saved state ends with the tab. */
export function useCheckout(): OpenedCheckout {
  const { checkoutGateway, cart, session, identity, log } = useServices()
  const [opened, setOpened] = useState<OpenedCheckout>({ phase: 'loading' })

  useEffect(() => {
    const leaving = new AbortController()
    let store: CheckoutStore | undefined
    const open = async () => {
      try {
        // The saved state is shown only when the customer is known.
        const [gateway, cartStore] = await Promise.all([
          checkoutGateway(),
          cart.open(),
          waitForCustomer(session),
        ])
        if (leaving.signal.aborted) return
        store = createCheckoutStore({
          gateway,
          cart: checkoutCartOf(cartStore),
          storage: createBrowserStorage(() => window.sessionStorage),
          identity,
          random: systemRandom,
          signal: leaving.signal,
          log,
        })
        setOpened({ phase: 'ready', store, payments: gateway.payments })
      } catch {
        if (!leaving.signal.aborted) setOpened({ phase: 'failed' })
      }
    }
    void open()
    return () => {
      // Forgets the placed order after navigation to another page. A remount keeps it, and so does the order's own
      // page.
      const phase = store?.getState().view.phase
      const id = phase?.status === 'placed' ? phase.confirmation.order.id : undefined
      const stays: readonly string[] = [
        paths.checkout(),
        ...(id === undefined ? [] : [paths.placedOrder(id)]),
      ]
      if (phase?.status === 'placed' && !stays.includes(window.location.pathname)) store?.leave()
      leaving.abort()
      store?.close()
    }
  }, [checkoutGateway, cart, session, identity, log])

  return opened
}
