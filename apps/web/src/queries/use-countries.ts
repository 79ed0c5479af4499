import { useQuery } from '@tanstack/react-query'
import type { AddressRules, DeliveryPlaces } from '@umber/storefront-core/checkout'
import { useCallback } from 'react'
import { checkoutCopy } from '../copy/checkout.ts'
import { useFormats } from '../hooks/use-formats.ts'
import { useServices } from '../services/services-context.ts'

/** The countries that orders can be shipped to. Until they are known, only the earlier choice is available. */
export type Countries = {
  /** The one that a form begins with: of the page, if orders are shipped there. */
  readonly home: string
  /** ISO 3166-1 alpha-2, in lower case; '' for a country that is not known. */
  readonly codeOf: (country: string) => string
} & (
  | { readonly status: 'unknown'; readonly rules?: undefined; readonly places?: undefined }
  /** `rules`: what addresses are like there; they come from the backend together with the names. */
  | {
      readonly status: 'known'
      readonly names: readonly string[]
      readonly rules?: AddressRules | undefined
      /** All that the backend's answer has; absent where there is no choice. */
      readonly places?: DeliveryPlaces
    }
)

export function useCountries(): Countries {
  const { checkoutGateway, preset, locale } = useServices()
  const formats = useFormats()
  const { data } = useQuery({
    queryKey: ['countries'],
    queryFn: async ({ signal }) => (await (await checkoutGateway()).places?.({ signal })) ?? null,
    staleTime: Infinity,
    meta: { isBackdrop: true },
  })
  const ofPage = locale.country ?? ''
  const home = preset.hasFullAddresses ? ofPage && formats.country(ofPage) : checkoutCopy.address.home
  // Until the others are known, so that the form begins with the fields of the page's country.
  const codeOf = useCallback(
    (country: string) => data?.codeOf(country) ?? (country !== '' && country === home ? ofPage : ''),
    [data, home, ofPage],
  )
  const shared = { home, codeOf }
  if (data === undefined) return { ...shared, status: 'unknown' }
  return data === null || data.countries.length === 0
    ? { ...shared, status: 'known', names: home === '' ? [] : [home] }
    : { ...shared, status: 'known', names: data.countries, rules: data.rules, places: data }
}
