import { leavePlacedOrder, recallPlacedOrder, type KeptOrder } from '@umber/storefront-core/checkout'
import { useEffect, useState } from 'react'
import { createBrowserStorage } from '../../adapters/browser-storage.ts'
import { paths } from '../../app/paths.ts'
import { useShop } from '../../bindings/shop.ts'
import { useLinkWords } from '../../bindings/use-link-words.ts'
import { usePageHead } from '../../bindings/use-page-head.ts'
import { useStore } from '../../bindings/use-store.ts'
import { orderCopy } from '../../copy/after-sales.ts'
import { LinkedOrder } from '../orders/linked-order.tsx'
import { OrderDetailsScreen } from '../orders/order-details-screen.tsx'
import { ConfirmationStep } from './confirmation-step.tsx'

/**
 * The address of an order that was placed: its confirmation in the tab it was placed in, to whoever placed it. Elsewhere
 * whoever comes by the link of its mail, or is its customer, is shown the order itself, and everybody else how to find
 * it: its id opens nothing.
 */
export function PlacedOrderScreen({ id }: { readonly id: string }) {
  const [storage] = useState(() => createBrowserStorage(() => window.sessionStorage))
  const [kept] = useState(() => recallPlacedOrder(storage, id))
  const view = useStore(useShop().session)
  const access = useLinkWords('access').get('access')
  useEffect(
    () => () => {
      const { pathname } = window.location
      if (pathname !== paths.checkout() && pathname !== paths.placedOrder(id)) leavePlacedOrder(storage, id)
    },
    [storage, id],
  )
  const isShown =
    kept !== undefined &&
    (kept.owner === undefined || (view.kind === 'customer' && view.customer.id === kept.owner))
  if (isShown) return <Placed {...kept} />
  return access === '' ? <OrderDetailsScreen id={id} /> : <LinkedOrder id={id} access={access} />
}

function Placed({ owner, confirmation }: KeptOrder) {
  usePageHead({ title: orderCopy.title(confirmation.order.number), robots: 'noindex' })
  return <ConfirmationStep confirmation={confirmation} isGuests={owner === undefined} />
}
