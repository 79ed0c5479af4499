import { regionOf } from '../config/regions.ts'
import { useRegions } from '../queries/regions.ts'
import { useServices } from '../services/services-context.ts'
import { useCart } from './use-cart.ts'

/** The currencies of a cart and of the page, where these are of two regions. */
export interface CartElsewhere {
  readonly there: string
  readonly here: string
}

/** Undefined where the cart is in the page's region, or has no lines. */
export function useCartElsewhere(): CartElsewhere | undefined {
  const { regionId, lines } = useCart()
  const { locale } = useServices()
  const shop = useRegions()
  const here = shop && regionOf(shop, locale.country)
  const there = shop?.regions.find(({ id }) => id === regionId)
  return lines.length > 0 && here !== undefined && there !== undefined && here.id !== there.id
    ? { there: there.currency, here: here.currency }
    : undefined
}
