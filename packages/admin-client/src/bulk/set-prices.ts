import { each, type RequestOptions } from '@umber/commerce-client'
import type { AdminPrice, AdminPriceListPriceListParams } from '@umber/commerce-client/admin'
import type { AdminClient } from '../admin-client.ts'
import { batches, runRows, type BulkOptions, type BulkResult, type Compared } from './run-rows.ts'

/** A price in a price list. The variant is named by its id or its SKU. */
export interface PriceRow {
  readonly variantId?: string | undefined
  readonly sku?: string | undefined
  /** Such as `eur`. */
  readonly currency: string
  /** In major currency units. */
  readonly amount: number
}

interface Price {
  /** Of a price that the list has. */
  readonly id?: string
  readonly variantId: string
  readonly currency: string
  readonly amount: number
}

/**
 * Sets prices of a price list: creates those that it lacks, changes those that differ. Prices that are not among the
 * rows stay. Prices with rules or quantities of their own are not compared and not changed.
 *
 * `GET /admin/price-lists/{id}/prices`, `GET /admin/product-variants`, `POST /admin/price-lists/{id}/prices/batch`
 *
 * @example
 * const report = await setPrices(tool, 'plist_1', [{ sku: 'TEE-M', currency: 'eur', amount: 19 }])
 * if ('results' in report) for (const [index, { kind }] of report.results.entries()) console.log(index, kind)
 */
export async function setPrices(
  { admin }: AdminClient,
  priceListId: string,
  rows: readonly PriceRow[],
  options: BulkOptions = {},
): Promise<BulkResult> {
  return runRows(
    rows,
    {
      read: async (request) => {
        const [variants, prices] = await Promise.all([
          variantsOf(admin, rows, request),
          pricesOf(admin, priceListId, request),
        ])
        return (row) => compare(row, variants, prices)
      },
      key: 'variant and currency',
      send: async (changes, request) =>
        admin.priceList.batchPrices(
          priceListId,
          {
            create: changes.flatMap(({ value: { id, variantId, currency, amount } }) =>
              id === undefined ? [{ variant_id: variantId, currency_code: currency, amount, rules: {} }] : [],
            ),
            update: changes.flatMap(({ value: { id, variantId, amount } }) =>
              id === undefined ? [] : [{ id, variant_id: variantId, amount }],
            ),
            delete: [],
          },
          {},
          {},
          request,
        ),
    },
    options,
  )
}

/** By variant and currency. */
type Prices = ReadonlyMap<string, { readonly id: string; readonly amount: number }>

function compare(
  { variantId, sku, currency, amount }: PriceRow,
  variants: ReadonlyMap<string, string>,
  prices: Prices,
): Compared<Price> {
  const variant = variantId ?? variants.get(sku ?? '')
  if (variant === undefined)
    return { kind: 'invalid', message: `There is no variant with the SKU ${sku ?? ''}` }
  if (!Number.isFinite(amount) || amount < 0) return { kind: 'invalid', message: `${amount} is no price` }
  const code = currency.toLowerCase()
  const key = `${variant} ${code}`
  const price = prices.get(key)
  const value = { variantId: variant, currency: code, amount }
  if (price === undefined) return { kind: 'created', key, value }
  return { kind: price.amount === amount ? 'unchanged' : 'updated', key, value: { ...value, id: price.id } }
}

async function variantsOf(
  admin: AdminClient['admin'],
  rows: readonly PriceRow[],
  request: RequestOptions,
): Promise<ReadonlyMap<string, string>> {
  const skus = rows.flatMap(({ variantId, sku }) => (variantId === undefined && sku ? [sku] : []))
  const found = new Map<string, string>()
  for (const some of batches([...new Set(skus)], 100)) {
    const query = { sku: [...some], limit: 100, fields: 'id,sku' }
    const { variants } = await admin.productVariant.list(query, {}, request)
    for (const { id, sku } of variants) if (sku) found.set(sku, id)
  }
  return found
}

/** Medusa's type lacks what names the variant and the rules. */
type ListedPrice = AdminPrice & {
  readonly price_set?: { readonly variant?: { readonly id: string } | null } | null
  readonly price_rules?: readonly unknown[]
}

async function pricesOf(
  admin: AdminClient['admin'],
  priceListId: string,
  request: RequestOptions,
): Promise<Prices> {
  const found = new Map<string, { id: string; amount: number }>()
  const prices = each(
    async (query: AdminPriceListPriceListParams = {}, headers = {}, options = {}) =>
      admin.priceList.prices(priceListId, query, headers, options),
    {},
    {},
    request,
  )
  for await (const price of prices) {
    const { id, currency_code, amount, min_quantity, max_quantity, price_set, price_rules } =
      price as ListedPrice
    const variantId = price_set?.variant?.id
    const isPlain = !min_quantity && !max_quantity && !price_rules?.length
    if (isPlain && variantId && currency_code) found.set(`${variantId} ${currency_code}`, { id, amount })
  }
  return found
}
