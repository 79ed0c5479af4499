import { queryOptions, useQuery } from '@tanstack/react-query'
import type { RegionTax } from '@umber/storefront-core/shop'
import { useServices, type Services } from '../services/services-context.ts'

/** How the prices stand to tax in the page's country. `null` where the backend does not say. */
export const regionTaxQuery = ({ regionTax }: Pick<Services, 'regionTax'>) =>
  queryOptions<RegionTax | null>({
    queryKey: ['region-tax'],
    queryFn: async ({ signal }) => (await regionTax({ signal })) ?? null,
    meta: { isBackdrop: true },
    staleTime: Infinity,
  })

/** Undefined while it is not known, and where nothing is said about it. */
export function useRegionTax(): RegionTax | undefined {
  const services = useServices()
  const { data } = useQuery({ ...regionTaxQuery(services), enabled: services.preset.hasRegions === true })
  return data ?? undefined
}
