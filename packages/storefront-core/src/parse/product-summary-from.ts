import type { Money } from '../money/money.ts'
import type { ProductSummary } from '../ports/product-search.ts'
import { omitUndefined } from './omit-undefined.ts'
import { pictureUrl } from './picture-url.ts'
import { field, number, text } from './read.ts'

/** Reads a stored product. Storage is untrusted input: only an absolute http(s) picture address is kept. */
export function productSummaryFrom(stored: unknown): ProductSummary | undefined {
  const slug = text(field(stored, 'slug'))
  const name = text(field(stored, 'name'))
  if (slug === undefined || name === undefined) return undefined
  return {
    slug,
    name,
    description: text(field(stored, 'description')) ?? '',
    ...omitUndefined({
      price: moneyFrom(field(stored, 'price')),
      compareAtPrice: moneyFrom(field(stored, 'compareAtPrice')),
      lowestPrice: moneyFrom(field(stored, 'lowestPrice')),
      image: pictureUrl(field(stored, 'image'), ''),
      query: queryFrom(field(stored, 'query')),
    }),
  }
}

const longestQuery = 500

/** Only parameters: a link may not lead elsewhere. */
function queryFrom(stored: unknown): string | undefined {
  const written = text(stored)
  return written !== undefined && written.length <= longestQuery && /^[\w=&%+.*-]+$/.test(written)
    ? written
    : undefined
}

function moneyFrom(kept: unknown): Money | undefined {
  const amount = number(field(kept, 'amount'))
  const currency = text(field(kept, 'currency'))
  return amount === undefined || amount < 0 || currency === undefined ? undefined : { amount, currency }
}
