import type { Money } from '@umber/storefront-core'
import type { BandLimits, PriceBand } from '@umber/storefront-core/search'
import { band as bandCopy } from '../../messages/en/search.json'

export { search as searchCopy } from '../../messages/en/search.json'

type BandWords = Readonly<Record<PriceBand, string>>

const bandsBetween = (low: string, high: string): BandWords => ({
  all: bandCopy.all,
  low: bandCopy.under(low),
  middle: bandCopy.between({ low, high }),
  high: bandCopy.over(high),
})

/** The showcase's price bands, without a currency. */
export const bandWords = bandsBetween('50', '100')

export function liveBandWords(limits: BandLimits | undefined, written: (money: Money) => string): BandWords {
  if (limits === undefined) return bandCopy.vague
  const { low, high, currency } = limits
  return bandsBetween(written({ amount: low, currency }), written({ amount: high, currency }))
}

export { searchSortWords } from '../../messages/en/search.json'
