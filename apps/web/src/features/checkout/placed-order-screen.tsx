import { leavePlacedOrder, recallPlacedOrder, type StoredOrder } from '@umber/storefront-core/checkout'
import { useEffect, useState, type ReactNode } from 'react'
import { splitPath } from '../../config/locale.ts'
import { paths } from '../../config/paths.ts'
import { useServices } from '../../services/services-context.ts'
import { useLinkParams } from '../../hooks/use-link-params.ts'
import { usePageHead } from '../../seo/use-page-head.ts'
import { useStore } from '../../hooks/use-store.ts'
import { orderCopy } from '../../copy/after-sales.ts'
import { ConfirmationStep } from './confirmation-step.tsx'

interface PlacedOrderScreenProps {
  readonly id: string
  /** The page in other tabs. `access` is the token of the email's link, or empty. */
  readonly renderElsewhere: (access: string) => ReactNode
}

/** The page of a placed order. Shows the confirmation in the tab that placed it, until its link opens the order itself. */
export function PlacedOrderScreen({ id, renderElsewhere }: PlacedOrderScreenProps) {
  const { session, tabStorage: storage } = useServices()
  const [stored] = useState(() => recallPlacedOrder(storage, id))
  const view = useStore(session)
  const access = useLinkParams('access').get('access')
  useEffect(
    () => () => {
      const { pathname } = splitPath(window.location.pathname)
      if (pathname !== paths.checkout() && pathname !== paths.placedOrder(id)) leavePlacedOrder(storage, id)
    },
    [storage, id],
  )
  const isShown =
    stored !== undefined &&
    access === '' &&
    (stored.owner === undefined || (view.status === 'signed-in' && view.customer.id === stored.owner))
  if (isShown) return <Placed {...stored} />
  return renderElsewhere(access)
}

function Placed({ owner, confirmation }: StoredOrder) {
  usePageHead({ title: orderCopy.title(confirmation.order.number), robots: 'noindex' })
  return <ConfirmationStep confirmation={confirmation} isGuests={owner === undefined} />
}
