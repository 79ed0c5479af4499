import type { PlacedOrder } from '@umber/storefront-core'
import { paths } from '../../config/paths.ts'
import { useServices } from '../../services/services-context.ts'
import { useStore } from '../../hooks/use-store.ts'

/** The path of a placed order. Guests look it up by its number. */
export function useOrderPath({ id, number }: PlacedOrder, isGuests = false): string {
  const { preset, session } = useServices()
  const isCustomer = useStore(session).status === 'signed-in' && !isGuests
  if (preset.isDemonstration || id === undefined) return paths.orders()
  return isCustomer ? paths.order(id, '') : `${paths.orderLookup()}?number=${number}`
}
