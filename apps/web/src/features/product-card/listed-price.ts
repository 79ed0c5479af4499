import type { ListedProduct } from '@umber/storefront-core'
import type { Preset } from '../../config/preset.ts'
import type { PriceLineProps } from './price-line.tsx'

/** The price on a card. Where variants differ it is the lowest one, and the product page and the data for search engines have it too. */
export function listedPrice(
  { price, compareAtPrice, lowestPrice }: Pick<ListedProduct, 'price' | 'compareAtPrice' | 'lowestPrice'>,
  { showsLowestPrice }: Pick<Preset, 'showsLowestPrice'>,
): Pick<PriceLineProps, 'price' | 'compareAtPrice' | 'isLowest'> {
  if (showsLowestPrice !== true || lowestPrice === undefined) return { price, compareAtPrice }
  // The former price is that of the first variant, which may be a dearer one.
  const isOfLowest = price?.amount === lowestPrice.amount
  return { price: lowestPrice, isLowest: true, ...(isOfLowest && { compareAtPrice }) }
}
