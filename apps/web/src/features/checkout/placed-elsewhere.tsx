import type { PlacedOrder } from '@umber/storefront-core/checkout'
import { useEffect, useRef } from 'react'
import { paths } from '../../config/paths.ts'
import { elsewhereCopy as copy } from '../../copy/checkout-steps.ts'
import { LinkButton } from '../../ui/primitives/link-button.tsx'
import { Heading, Text } from '../../ui/primitives/text.tsx'
import { useServices } from '../../services/services-context.ts'
import { useStore } from '../../hooks/use-store.ts'

/** The cart was ordered in another tab or on another device while this one was ordering it. */
export function PlacedElsewhere({ order }: { readonly order: PlacedOrder }) {
  const orderPath = useOrderPath(order)
  const heading = useRef<HTMLHeadingElement>(null)
  // The focused form is gone.
  useEffect(() => heading.current?.focus(), [])
  return (
    <div className="page-width min-h-dvh pt-8 pb-section md:pt-12">
      <Heading level={1} ref={heading} tabIndex={-1}>
        {copy.heading}
      </Heading>
      <Text className="mt-4 max-w-reading">{copy.sentence(order.number)}</Text>
      <Text className="mt-2 max-w-reading text-ink-2">{copy.notHere}</Text>
      <div className="mt-8 flex flex-wrap gap-3">
        <LinkButton to={orderPath}>{copy.viewOrder}</LinkButton>
        <LinkButton to={paths.home()} variant="outline">
          {copy.on}
        </LinkButton>
      </div>
    </div>
  )
}

/** The path of a placed order. Guests open it with its access, or look it up by its number. */
export function useOrderPath({ id, number, access }: PlacedOrder, isGuests = false): string {
  const { preset, session } = useServices()
  const isCustomer = useStore(session).status === 'signed-in' && !isGuests
  if (!preset.hasOrderPages || id === undefined) return paths.orders()
  if (isCustomer) return paths.order(id)
  if (access === undefined) return `${paths.orderLookup()}?number=${number}`
  // In the hash, as in the link of the email: it is not sent to servers.
  return `${paths.placedOrder(id)}#${new URLSearchParams({ access }).toString()}`
}
