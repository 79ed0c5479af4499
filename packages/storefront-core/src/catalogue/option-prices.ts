import type { Money } from '../money/money.ts'
import { optionKey, optionOfKey } from './option-keys.ts'
import { isColor, isSize } from './option-values.ts'
import type { Product } from './product.ts'

/** What the variants with these values cost. */
export interface OptionPrice {
  readonly options: readonly { readonly name: string; readonly value: string }[]
  readonly price: Money
  readonly compareAtPrice?: Money
}

/** Values to choose from, in lower case: of colour, size and, as `optionKey` writes them, other options. None of an option is any. */
export interface WantedOptions {
  readonly colors: readonly string[]
  readonly sizes: readonly string[]
  readonly options: readonly string[]
}

type Priced = Pick<Product, 'price' | 'compareAtPrice' | 'lowestPrice'> & {
  readonly optionPrices?: readonly OptionPrice[]
}

/**
 * The price of a listed product for what is wanted of it: the lowest of the variants that fit. That of the product where its
 * variants cost the same, or none fits.
 */
export function priceWanted(
  { price, compareAtPrice, lowestPrice, optionPrices = [] }: Priced,
  wanted: Partial<WantedOptions>,
): Pick<Product, 'price' | 'compareAtPrice' | 'lowestPrice'> {
  const fitting = optionPrices.filter(({ options }) => options.every((option) => isWanted(option, wanted)))
  const [first, ...others] = fitting
  if (first === undefined || fitting.length === optionPrices.length)
    return {
      ...(price && { price }),
      ...(compareAtPrice && { compareAtPrice }),
      ...(lowestPrice && { lowestPrice }),
    }
  const lowest = others.reduce((least, one) => (one.price.amount < least.price.amount ? one : least), first)
  const isVaried = others.some((one) => one.price.amount !== first.price.amount)
  return {
    price: lowest.price,
    ...(lowest.compareAtPrice && { compareAtPrice: lowest.compareAtPrice }),
    ...(isVaried && { lowestPrice: lowest.price }),
  }
}

function isWanted(
  { name, value }: OptionPrice['options'][number],
  { colors = [], sizes = [], options = [] }: Partial<WantedOptions>,
): boolean {
  const key = optionKey(name, value)
  const among = (values: readonly string[]) => values.length === 0 || values.includes(value.toLowerCase())
  if (isColor({ name }) && !among(colors)) return false
  if (isSize({ name }) && !among(sizes)) return false
  const ofOption = options.filter((one) => optionOfKey(one) === optionOfKey(key))
  return ofOption.length === 0 || ofOption.includes(key)
}
