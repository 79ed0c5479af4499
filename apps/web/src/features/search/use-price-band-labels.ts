import { useQuery } from '@tanstack/react-query'
import { bandLimitsQuery } from '../../queries/search.ts'
import { useServices } from '../../services/services-context.ts'
import { bandWords, liveBandWords } from '../../copy/search.ts'

/** Labels of the price bands: fixed in the showcase, derived from the product prices in the live shop. */
export function usePriceBandLabels() {
  const shop = useServices()
  const { hasFixedFacets, money } = shop.preset
  const { data } = useQuery({ ...bandLimitsQuery(shop), enabled: !hasFixedFacets })
  return hasFixedFacets ? bandWords : liveBandWords(data ?? undefined, money.products)
}
