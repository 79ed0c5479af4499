import type { CheckoutStore } from '@umber/storefront-core/checkout'
import { useEffect, useState } from 'react'
import { splitPath } from '../../config/locale.ts'
import { paths } from '../../config/paths.ts'
import { openCheckout, type OpenCheckout } from '../../services/open-checkout.ts'
import { useServices } from '../../services/services-context.ts'

export type CheckoutLoad =
  | { readonly status: 'loading' }
  | { readonly status: 'failed' }
  | ({ readonly status: 'ready' } & OpenCheckout)

/** The checkout of this visit. */
export function useCheckout(): CheckoutLoad {
  const services = useServices()
  const [load, setLoad] = useState<CheckoutLoad>({ status: 'loading' })

  useEffect(() => {
    const leaving = new AbortController()
    let store: CheckoutStore | undefined
    const open = async () => {
      try {
        const checkout = await openCheckout(services, leaving.signal)
        store = checkout.store
        setLoad({ status: 'ready', ...checkout })
      } catch {
        if (!leaving.signal.aborted) setLoad({ status: 'failed' })
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
      if (phase?.status === 'placed' && !stays.includes(splitPath(window.location.pathname).pathname))
        store?.leave()
      leaving.abort()
      store?.close()
    }
  }, [services])

  return load
}
