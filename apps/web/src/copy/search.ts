import type { PriceBand } from '@umber/storefront-core/search'
import { band as bandCopy } from '../../messages/en/search.json'

export { search as searchCopy } from '../../messages/en/search.json'

const [low, high] = ['50', '100']

/** The showcase's price bands, without a currency. */
export const bandWords: Readonly<Record<PriceBand, string>> = {
  all: bandCopy.all,
  low: bandCopy.under(low),
  middle: bandCopy.between({ low, high }),
  high: bandCopy.over(high),
}

export { searchSortWords } from '../../messages/en/search.json'
