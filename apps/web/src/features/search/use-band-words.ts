import { useQuery } from '@tanstack/react-query'
import { bandLimitsQuery } from '../../bindings/search-queries.ts'
import { useShop } from '../../bindings/shop.ts'
import { bandWords, liveBandWords } from '../../copy/search.ts'

/** What the bands of prices are called: the demonstration's are fixed, the others follow from what is sold. */
export function useBandWords() {
  const shop = useShop()
  const { isDemonstration, money } = shop.preset
  const { data } = useQuery({ ...bandLimitsQuery(shop), enabled: !isDemonstration })
  return isDemonstration ? bandWords : liveBandWords(data ?? undefined, money.goods)
}
