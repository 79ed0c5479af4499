import { each, type RequestOptions } from '@umber/commerce-client'
import type { AdminPrice, AdminPriceListPriceListParams } from '@umber/commerce-client/admin'
import type { AdminClient } from '../admin-client.ts'
import { parseId } from '../flow/inputs.ts'
import { priceOfRow, readPriceFacts, type PriceFacts, type PriceRow } from './price-rows.ts'
import { runRows, type BulkOptions, type BulkResult, type Compared } from './run-rows.ts'

interface Price {
  /** Of a price that the list has. */
  readonly id?: string
  readonly variantId: string
  readonly currency: string
  readonly amount: number
}

/**
 * Sets prices of a price list: creates those that it lacks, changes those that differ. Prices that are not among the
 * rows stay. Prices with rules or quantities of their own are not compared and not changed. `setBasePrices` sets the
 * prices without a list.
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
  parseId('priceListId', priceListId)
  return runRows(
    rows,
    {
      read: async (request) => {
        const [facts, prices] = await Promise.all([
          readPriceFacts(admin, rows, 'id,sku', request),
          pricesOf(admin, priceListId, request),
        ])
        return (row) => compare(row, facts, prices)
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

function compare(row: PriceRow, facts: PriceFacts, prices: Prices): Compared<Price> {
  const given = priceOfRow(row, facts)
  if (given.kind === 'invalid') return given
  const { key, variantId, currency, amount } = given
  const price = prices.get(key)
  const value = { variantId, currency, amount }
  if (price === undefined) return { kind: 'created', key, value }
  return { kind: price.amount === amount ? 'unchanged' : 'updated', key, value: { ...value, id: price.id } }
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
