import type { RequestOptions } from '@umber/commerce-client'
import type { AdminProductVariant } from '@umber/commerce-client/admin'
import type { AdminClient } from '../admin-client.ts'
import { decimalsOf, parseAmount } from '../flow/numbers.ts'
import { batches } from './run-rows.ts'

/** A price. The variant is named by its id or its SKU. */
export interface PriceRow {
  readonly variantId?: string | undefined
  readonly sku?: string | undefined
  /** One of the store's, such as `eur`. */
  readonly currency: string
  /** In major currency units. */
  readonly amount: number
}

/** What the rows of prices are checked against. */
export interface PriceFacts {
  /** By their id and by their SKU. */
  readonly variants: ReadonlyMap<string, AdminProductVariant>
  /** The codes of the store's currencies; undefined if it does not say which. */
  readonly currencies: ReadonlySet<string> | undefined
  /** How many a price in a currency of the rows may have. */
  readonly decimals: ReadonlyMap<string, number>
}

export type PriceOfRow =
  | { readonly kind: 'invalid'; readonly message: string }
  | {
      readonly kind: 'price'
      readonly variantId: string
      readonly currency: string
      readonly amount: number
      readonly key: string
    }

/** Rows come from files: one without the column has no currency. */
const codeOf = (currency: string | undefined): string => currency?.trim().toLowerCase() ?? ''

/** The price of a row, or why it is none. A variant that is named by its id need not be known. */
export function priceOfRow(
  { variantId, sku, currency, amount }: PriceRow,
  { variants, currencies, decimals }: PriceFacts,
): PriceOfRow {
  const variant = variantId ?? variants.get(sku ?? '')?.id
  if (variant === undefined)
    return { kind: 'invalid', message: `There is no variant with the SKU ${sku ?? ''}` }
  const code = codeOf(currency)
  if (code === '') return { kind: 'invalid', message: 'The currency is missing' }
  if (currencies?.has(code) === false)
    return { kind: 'invalid', message: `The store has no currency ${code}` }
  try {
    const price = parseAmount('amount', amount, decimals.get(code))
    return { kind: 'price', variantId: variant, currency: code, amount: price, key: `${variant} ${code}` }
  } catch (error) {
    return { kind: 'invalid', message: `${amount} is no price: ${(error as Error).message}` }
  }
}

export async function readPriceFacts(
  admin: AdminClient['admin'],
  rows: readonly PriceRow[],
  fields: string,
  request: RequestOptions,
): Promise<PriceFacts> {
  const variants = new Map<string, AdminProductVariant>()
  const read = async (by: 'id' | 'sku', wanted: readonly (string | undefined)[]): Promise<void> => {
    const names = [...new Set(wanted)].filter((name) => name !== undefined && name !== '')
    for (const some of batches(names as string[], 100)) {
      const page = await admin.productVariant.list({ [by]: [...some], limit: 100, fields }, {}, request)
      for (const variant of page.variants) {
        variants.set(variant.id, variant)
        if (variant.sku) variants.set(variant.sku, variant)
      }
    }
  }
  const isNamedById = ({ variantId }: PriceRow): boolean => variantId !== undefined
  const [currencies] = await Promise.all([
    storeCurrencies(admin, request),
    read(
      'sku',
      rows.filter((row) => !isNamedById(row)).map(({ sku }) => sku),
    ),
    // Only base prices need to know variants that are named by their id.
    fields.includes('prices')
      ? read(
          'id',
          rows.map(({ variantId }) => variantId),
        )
      : undefined,
  ])
  const codes = new Set(rows.map(({ currency }) => codeOf(currency)))
  const decimals = new Map([...codes].map((code) => [code, decimalsOf(code)]))
  return { variants, currencies, decimals }
}

/** The codes of the currencies that the store sells in. A price in another one is never found. */
export async function storeCurrencies(
  admin: AdminClient['admin'],
  request: RequestOptions,
): Promise<ReadonlySet<string> | undefined> {
  const { stores } = await admin.store.list({ fields: 'id,*supported_currencies' }, {}, request)
  const codes = (stores ?? []).flatMap(({ supported_currencies }) =>
    (supported_currencies ?? []).map(({ currency_code }) => currency_code.toLowerCase()),
  )
  return codes.length === 0 ? undefined : new Set(codes)
}
