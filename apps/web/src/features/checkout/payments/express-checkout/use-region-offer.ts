import { useQuery } from '@tanstack/react-query'
import type { RegionOffer } from '@umber/storefront-core/checkout'
import { useServices } from '../../../../services/services-context.ts'

/** What the shop's region offers. Undefined until it is known. */
export function useRegionOffer(): RegionOffer | undefined {
  const { catalogue, checkoutGateway } = useServices()
  const { data } = useQuery({
    queryKey: ['region-offer'],
    async queryFn({ signal }) {
      const [gateway, { id }] = await Promise.all([checkoutGateway(), catalogue.region()])
      return id === undefined ? null : ((await gateway.offersIn?.(id, { signal })) ?? null)
    },
  })
  return data ?? undefined
}
