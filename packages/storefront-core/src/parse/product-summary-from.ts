import type { Money } from '../money/money.ts'
import type { ProductSummary } from '../ports/product-search.ts'
import { omitUndefined } from './omit-undefined.ts'
import { pictureUrl } from './picture-url.ts'
import { field, number, text } from './read.ts'

/** Reads a stored product. Storage is untrusted input: only an absolute http(s) picture address is kept. */
export function productSummaryFrom(kept: unknown): ProductSummary | undefined {
  const slug = text(field(kept, 'slug'))
  const name = text(field(kept, 'name'))
  if (slug === undefined || name === undefined) return undefined
  return {
    slug,
    name,
    description: text(field(kept, 'description')) ?? '',
    ...omitUndefined({
      price: moneyFrom(field(kept, 'price')),
      compareAtPrice: moneyFrom(field(kept, 'compareAtPrice')),
      lowestPrice: moneyFrom(field(kept, 'lowestPrice')),
      image: pictureUrl(field(kept, 'image'), ''),
    }),
  }
}

function moneyFrom(kept: unknown): Money | undefined {
  const amount = number(field(kept, 'amount'))
  const currency = text(field(kept, 'currency'))
  return amount === undefined || amount < 0 || currency === undefined ? undefined : { amount, currency }
}
