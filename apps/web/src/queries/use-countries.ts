import { useQuery } from '@tanstack/react-query'
import type { AddressRules, DeliveryPlaces } from '@umber/storefront-core/checkout'
import { checkoutCopy } from '../copy/checkout.ts'
import { useServices } from '../services/services-context.ts'

const { home } = checkoutCopy.address

/** The countries that orders can be shipped to. Until they are known, only the earlier choice is available. */
export type Countries =
  | { readonly status: 'unknown'; readonly rules?: undefined; readonly places?: undefined }
  /** `rules`: what addresses are like there; they come from the backend together with the names. */
  | {
      readonly status: 'known'
      readonly names: readonly string[]
      readonly rules?: AddressRules | undefined
      /** All that the backend's answer has; absent where there is no choice. */
      readonly places?: DeliveryPlaces
    }

export function useCountries(): Countries {
  const { checkoutGateway } = useServices()
  const { data } = useQuery({
    queryKey: ['countries'],
    queryFn: async ({ signal }) => (await (await checkoutGateway()).places?.({ signal })) ?? null,
    staleTime: Infinity,
    meta: { isBackdrop: true },
  })
  if (data === undefined) return { status: 'unknown' }
  return data === null || data.countries.length === 0
    ? { status: 'known', names: [home] }
    : { status: 'known', names: data.countries, rules: data.rules, places: data }
}
