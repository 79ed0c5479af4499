import { queryOptions, useQuery } from '@tanstack/react-query'
import type { ShippingOption } from '@umber/storefront-core/checkout'
import { useServices, type Services } from '../services/services-context.ts'

const minutes = 60_000

/** The ways of delivery of the page's region at their prices, before there is a cart. */
export const deliveriesQuery = ({ ports }: Pick<Services, 'ports'>) =>
  queryOptions<readonly ShippingOption[]>({
    queryKey: ['deliveries'],
    queryFn: async ({ signal }) => (await (await ports()).saleTerms?.deliveries({ signal })) ?? [],
    meta: { isBackdrop: true },
    staleTime: 5 * minutes,
  })

const none: readonly ShippingOption[] = []

/** None in the showcase, and while they are not known. */
export function useRegionDeliveries(): readonly ShippingOption[] {
  const services = useServices()
  const { data = none } = useQuery({
    ...deliveriesQuery(services),
    enabled: services.preset.hasOwnTerms === true,
  })
  return data
}
