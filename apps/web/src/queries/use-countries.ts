import { useQuery } from '@tanstack/react-query'
import { checkoutCopy } from '../copy/checkout.ts'
import { useServices } from '../services/services-context.ts'

/** The countries that orders can be shipped to. Until they are known, only the earlier choice is available. */
export type Countries =
  | { readonly status: 'unknown' }
  /** `isAsked`: the list comes from the backend. */
  | { readonly status: 'known'; readonly names: readonly [string, ...string[]]; readonly isAsked: boolean }

export function useCountries(): Countries {
  const { checkoutGateway } = useServices()
  const { data } = useQuery({
    queryKey: ['countries'],
    queryFn: async ({ signal }) => (await (await checkoutGateway()).countries?.({ signal })) ?? null,
    staleTime: Infinity,
    meta: { isBackdrop: true },
  })
  if (data === undefined) return { status: 'unknown' }
  const [first, ...others] = data ?? []
  return first === undefined
    ? { status: 'known', names: [checkoutCopy.address.home], isAsked: false }
    : { status: 'known', names: [first, ...others], isAsked: true }
}
