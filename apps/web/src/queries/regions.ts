import { queryOptions, useQuery } from '@tanstack/react-query'
import type { ShopRegions } from '../config/regions.ts'
import { useServices, type Services } from '../services/services-context.ts'

/** Where the shop sells. A page from the server has it. */
export const regionsQuery = ({ regions }: Pick<Services, 'regions'>) =>
  queryOptions<ShopRegions>({
    queryKey: ['regions'],
    queryFn: async () => await regions(),
    meta: { isBackdrop: true },
    // The region of a page stays the same.
    staleTime: Infinity,
  })

/** Undefined until it is known, and where there is one region only. */
export function useRegions(): ShopRegions | undefined {
  const services = useServices()
  const { data } = useQuery({ ...regionsQuery(services), enabled: services.preset.hasRegions === true })
  return data
}
