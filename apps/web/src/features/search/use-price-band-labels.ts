import { useQuery } from '@tanstack/react-query'
import { bandLimitsQuery } from '../../queries/search.ts'
import { useServices } from '../../services/services-context.ts'
import { bandWords, liveBandWords } from '../../copy/search.ts'

/** Labels of the price bands: fixed in the showcase, derived from the product prices in the live shop. */
export function usePriceBandLabels() {
  const shop = useServices()
  const { isDemonstration, money } = shop.preset
  const { data } = useQuery({ ...bandLimitsQuery(shop), enabled: !isDemonstration })
  return isDemonstration ? bandWords : liveBandWords(data ?? undefined, money.products)
}
