import { decorateCartTotals } from '@medusajs/framework/utils'

import { coinsOf } from '../money/coins'
import type { StockedLine } from './inventory-check'

/** A cart with what its total is made of. */
export interface StoredCart {
  readonly id: string
  readonly total: unknown
  readonly completed_at?: unknown
  readonly sales_channel_id: string
  readonly currency_code: string
  readonly items?: readonly StoredLine[] | null
  readonly shipping_methods?: readonly StoredDelivery[] | null
  readonly promotions?: readonly ({ readonly code?: string | null } | null)[] | null
}

export interface StoredLine extends StockedLine {
  readonly unit_price: unknown
  readonly is_tax_inclusive?: boolean
  readonly adjustments?: readonly { readonly amount: unknown }[]
  readonly tax_lines?: readonly StoredTax[] | null
  readonly product?: {
    readonly status?: string
    readonly sales_channels?: readonly ({ readonly id: string } | null)[] | null
  } | null
}

interface StoredTax {
  readonly rate: unknown
}

interface StoredDelivery {
  readonly id: string
  readonly amount: unknown
  readonly is_tax_inclusive?: boolean
  readonly shipping_option_id?: string | null
  readonly tax_lines?: readonly StoredTax[] | null
  readonly data?: Record<string, unknown> | null
}

interface OfferedOption {
  readonly id: string
  readonly calculated_price?: {
    readonly calculated_amount?: unknown
    readonly is_calculated_price_tax_inclusive?: boolean
  } | null
}

export interface LinePrice {
  readonly unit_price: unknown
  readonly is_tax_inclusive?: boolean
}

interface Known {
  readonly cart: StoredCart
  /** By line. A line that Medusa does not price, such as a custom one, is not in it. */
  readonly prices: Readonly<Record<string, LinePrice>>
  /** The options of the cart's own deliveries that are still offered; undefined for a cart without a delivery. */
  readonly options?: readonly OfferedOption[] | undefined
}

/**
 * The cart at current prices. A delivery that is no longer offered is left out, as Medusa's refresh does. Without the stored raw
 * amounts, which Medusa's totals would take in place of the amounts.
 */
export function withCurrentPrices({ cart, prices, options = [] }: Known) {
  return {
    ...cart,
    items: (cart.items ?? []).map((line) =>
      Object.assign({}, line, prices[line.id] && { ...prices[line.id], raw_unit_price: undefined }),
    ),
    shipping_methods: (cart.shipping_methods ?? []).flatMap((delivery) => {
      const price = options.find(({ id }) => id === delivery.shipping_option_id)?.calculated_price
      if (price?.calculated_amount === undefined || price.calculated_amount === null) return []
      const { calculated_amount: amount, is_calculated_price_tax_inclusive: isInclusive } = price
      return [
        {
          ...delivery,
          amount,
          raw_amount: undefined,
          is_tax_inclusive: isInclusive ?? delivery.is_tax_inclusive,
        },
      ]
    }),
  }
}

interface TaxLine {
  readonly rate: number
  readonly line_item_id?: string
  readonly shipping_line_id?: string
}

interface Adjustment {
  readonly amount: number
  readonly is_tax_inclusive?: boolean
  readonly item_id?: string
  readonly shipping_method_id?: string
}

interface Priced {
  readonly priced: ReturnType<typeof withCurrentPrices>
  readonly taxLines: {
    readonly lineItemTaxLines: readonly TaxLine[]
    readonly shippingMethodsTaxLines: readonly TaxLine[]
  }
  readonly adjustments: {
    readonly lineItemAdjustmentsToCreate: readonly Adjustment[]
    readonly shippingMethodAdjustmentsToCreate: readonly Adjustment[]
  }
}

/**
 * Whether a line or a delivery is taxed at other rates than those that are stored. With prices that include them the total stays the
 * same then, and the invoice does not.
 */
export function isTaxedAnew({ priced, taxLines }: Pick<Priced, 'priced' | 'taxLines'>): boolean {
  const { lineItemTaxLines: ofLines, shippingMethodsTaxLines: ofDeliveries } = taxLines
  return (
    priced.items.some(({ id, tax_lines: stored }) =>
      differ(
        stored,
        ofLines.filter((tax) => tax.line_item_id === id),
      ),
    ) ||
    priced.shipping_methods.some(({ id, tax_lines: stored }) =>
      differ(
        stored,
        ofDeliveries.filter((tax) => tax.shipping_line_id === id),
      ),
    )
  )
}

const differ = (stored: readonly StoredTax[] | null | undefined, now: readonly StoredTax[]): boolean =>
  ratesOf(stored ?? []) !== ratesOf(now)

const ratesOf = (taxes: readonly StoredTax[]): string =>
  taxes
    .map(({ rate }) => Number(rate))
    .toSorted((one, other) => one - other)
    .join()

/** The total with these taxes and discounts in place of the stored ones, in major currency units. */
export function totalOf({ priced, taxLines, adjustments }: Priced): number {
  const computed = {
    ...priced,
    items: priced.items.map((line) => ({
      ...line,
      tax_lines: taxLines.lineItemTaxLines.filter(({ line_item_id: id }) => id === line.id),
      adjustments: adjustments.lineItemAdjustmentsToCreate.filter(({ item_id: id }) => id === line.id),
    })),
    shipping_methods: priced.shipping_methods.map((delivery) => ({
      ...delivery,
      tax_lines: taxLines.shippingMethodsTaxLines.filter(({ shipping_line_id: id }) => id === delivery.id),
      adjustments: adjustments.shippingMethodAdjustmentsToCreate.filter(
        ({ shipping_method_id: id }) => id === delivery.id,
      ),
    })),
  }
  const copy = structuredClone(computed) as unknown as Parameters<typeof decorateCartTotals>[0]
  const coins = coinsOf(priced.currency_code)
  return coins.amount(coins.of(Number(decorateCartTotals(copy).total)))
}
