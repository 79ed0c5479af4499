import { leavePlacedOrder, recallPlacedOrder, type KeptOrder } from '@umber/storefront-core/checkout'
import { useEffect, useState } from 'react'
import { paths } from '../../config/paths.ts'
import { useServices } from '../../services/services-context.ts'
import { useLinkParams } from '../../hooks/use-link-params.ts'
import { usePageHead } from '../../seo/use-page-head.ts'
import { useStore } from '../../hooks/use-store.ts'
import { orderCopy } from '../../copy/after-sales.ts'
import { LinkedOrder } from '../orders/linked-order.tsx'
import { OrderDetailsScreen } from '../orders/order-details-screen.tsx'
import { ConfirmationStep } from './confirmation-step.tsx'

/**
 * The page of a placed order. Shows the confirmation in the tab that placed it. Elsewhere, shows the order to its
 * customer or with the access token of the email's link; everyone else gets the order lookup, because the id alone
 * grants no access.
 */
export function PlacedOrderScreen({ id }: { readonly id: string }) {
  const { session, tabStorage: storage } = useServices()
  const [kept] = useState(() => recallPlacedOrder(storage, id))
  const view = useStore(session)
  const access = useLinkParams('access').get('access')
  useEffect(
    () => () => {
      const { pathname } = window.location
      if (pathname !== paths.checkout() && pathname !== paths.placedOrder(id)) leavePlacedOrder(storage, id)
    },
    [storage, id],
  )
  const isShown =
    kept !== undefined &&
    (kept.owner === undefined || (view.status === 'signed-in' && view.customer.id === kept.owner))
  if (isShown) return <Placed {...kept} />
  return access === '' ? <OrderDetailsScreen id={id} /> : <LinkedOrder id={id} access={access} />
}

function Placed({ owner, confirmation }: KeptOrder) {
  usePageHead({ title: orderCopy.title(confirmation.order.number), robots: 'noindex' })
  return <ConfirmationStep confirmation={confirmation} isGuests={owner === undefined} />
}
