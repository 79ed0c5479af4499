import type { PlacedOrder } from '@umber/storefront-core'
import { paths } from '../../app/paths.ts'
import { useShop } from '../../bindings/shop.ts'
import { useStore } from '../../bindings/use-store.ts'

/** Where an order that was just placed is found again; a guest looks it up by its number. */
export function useOrderPath({ id, number }: PlacedOrder, isGuests = false): string {
  const { preset, session } = useShop()
  const isCustomer = useStore(session).kind === 'customer' && !isGuests
  if (preset.isDemonstration || id === undefined) return paths.orders()
  return isCustomer ? paths.order(id, '') : `${paths.orderLookup()}?number=${number}`
}
