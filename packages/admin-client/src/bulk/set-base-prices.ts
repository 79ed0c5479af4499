import type { RequestOptions } from '@umber/commerce-client'
import type { AdminPrice, AdminProductVariant } from '@umber/commerce-client/admin'
import type { AdminClient } from '../admin-client.ts'
import { parseQuantity } from '../flow/numbers.ts'
import { priceOfRow, readPriceFacts, type PriceFacts, type PriceRow } from './price-rows.ts'
import { runRows, type BulkOptions, type BulkResult, type Change, type Compared } from './run-rows.ts'

/** What a variant is to cost in a currency. */
interface BasePrice {
  readonly variant: AdminProductVariant
  readonly currency: string
  readonly amount: number
}

const fields = 'id,sku,product_id,*prices,prices.price_rules.attribute,prices.price_rules.value'

/**
 * Sets base prices of variants, which hold without a price list. Medusa replaces all prices of a variant by those that it
 * is sent; this flow reads them first, so that prices in other currencies, of regions and for quantities stay. Another
 * program must not change prices of the same variants meanwhile.
 *
 * `GET /admin/product-variants`, `GET /admin/stores`, `POST /admin/products/{id}/variants/batch`
 *
 * @example
 * const report = await setBasePrices(tool, [{ sku: 'TEE-M', currency: 'eur', amount: 19 }])
 * if ('results' in report) for (const [index, { kind }] of report.results.entries()) console.log(index, kind)
 * @throws {TypeError} for a `concurrency` or a `batch` that is no whole number above 0.
 */
export async function setBasePrices(
  { admin }: AdminClient,
  rows: readonly PriceRow[],
  options: BulkOptions = {},
): Promise<BulkResult> {
  const { concurrency = 1 } = options
  parseQuantity('concurrency', concurrency)
  /** All new prices of each variant, also those of rows in other batches: a batch sends the whole list of a variant. */
  const wanted = new Map<string, Map<string, number>>()
  return runRows<PriceRow, BasePrice>(
    rows,
    {
      read: async (request) => {
        const facts = await readPriceFacts(admin, rows, fields, request)
        return (row) => {
          const compared = compare(row, facts)
          if (compared.kind === 'created' || compared.kind === 'updated') {
            const { variant, currency, amount } = compared.value
            const prices = wanted.get(variant.id) ?? new Map<string, number>()
            if (!prices.has(currency)) prices.set(currency, amount)
            wanted.set(variant.id, prices)
          }
          return compared
        }
      },
      key: 'variant and currency',
      send: async (changes, request) => {
        for (const [productId, variants] of byProduct(changes))
          await sendVariants(admin, productId, variants, wanted, request)
      },
    },
    // One at a time: two requests about one variant would undo each other.
    { ...options, concurrency: 1 },
  )
}

function compare(row: PriceRow, facts: PriceFacts): Compared<BasePrice> {
  const given = priceOfRow(row, facts)
  if (given.kind === 'invalid') return given
  const { key, variantId, currency, amount } = given
  const variant = facts.variants.get(variantId)
  if (variant === undefined) return { kind: 'invalid', message: `There is no variant ${variantId}` }
  const price = (variant.prices ?? []).find((known) => isBase(known) && known.currency_code === currency)
  const value = { variant, currency, amount }
  if (price === undefined) return { kind: 'created', key, value }
  return { kind: price.amount === amount ? 'unchanged' : 'updated', key, value }
}

/** Whether a price holds for everyone and every quantity. */
export const isBase = ({ rules, min_quantity, max_quantity }: VariantPrice): boolean =>
  Object.keys(rules ?? {}).length === 0 && !min_quantity && !max_quantity

/** Medusa's type lacks the rules. */
export type VariantPrice = AdminPrice & { readonly rules?: Readonly<Record<string, string>> | null }

function byProduct(
  changes: readonly Change<BasePrice>[],
): ReadonlyMap<string, readonly AdminProductVariant[]> {
  const found = new Map<string, AdminProductVariant[]>()
  for (const { value } of changes) {
    const productId = value.variant.product_id ?? ''
    const variants = found.get(productId) ?? []
    if (!variants.includes(value.variant)) variants.push(value.variant)
    found.set(productId, variants)
  }
  return found
}

async function sendVariants(
  admin: AdminClient['admin'],
  productId: string,
  variants: readonly AdminProductVariant[],
  wanted: ReadonlyMap<string, ReadonlyMap<string, number>>,
  request: RequestOptions,
): Promise<void> {
  const update = variants.map(({ id, prices }) => ({
    id,
    prices: pricesOnWire(prices ?? [], wanted.get(id)),
  }))
  await admin.product.batchVariants(productId, { update }, { fields: 'id' }, {}, request)
}

/** The whole list of a variant's prices: those that it has, with the new amounts, and the new ones. */
export function pricesOnWire(
  known: readonly VariantPrice[],
  wanted: ReadonlyMap<string, number> = new Map(),
) {
  const kept = known.map((price) => {
    const { id, currency_code, amount, min_quantity, max_quantity, rules } = price
    return {
      id,
      currency_code: currency_code ?? '',
      amount: isBase(price) ? (wanted.get(currency_code ?? '') ?? amount) : amount,
      ...(min_quantity && { min_quantity }),
      ...(max_quantity && { max_quantity }),
      ...(rules && Object.keys(rules).length > 0 && { rules: { ...rules } }),
    }
  })
  const base = new Set(known.filter(isBase).map(({ currency_code }) => currency_code))
  const added = [...wanted].filter(([currency]) => !base.has(currency))
  return [...kept, ...added.map(([currency_code, amount]) => ({ currency_code, amount }))]
}
