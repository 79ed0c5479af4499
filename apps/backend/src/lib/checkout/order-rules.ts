import { MedusaError } from '@medusajs/framework/utils'

import { rounded } from '../payments/rounded'
import type { LinePrice, StoredCart, StoredLine } from './computed-cart'
import { shortLines } from './inventory-check'

/** A cart as it is stored, and what it costs at this moment. */
export interface ComputedCart {
  readonly cart: StoredCart
  readonly prices: Readonly<Record<string, LinePrice>>
  readonly priced: { readonly shipping_methods: readonly unknown[] }
  /** In major currency units. */
  readonly total: number
  /** At other rates than those that are stored. */
  readonly isTaxedAnew: boolean
}

const refusal = (code: string, message: string): MedusaError =>
  new MedusaError(MedusaError.Types.NOT_ALLOWED, message, code)

/**
 * Before a cart is paid and before it is ordered: every line is for sale in the cart's channel, in stock, and the total is what prices,
 * promotions, delivery and taxes give at this moment.
 *
 * @throws `not_for_sale`, `insufficient_inventory`, `delivery_withdrawn`, or `price_changed` with the new total.
 */
export function checkOrderRules({ cart, prices, priced, total, isTaxedAnew }: ComputedCart): void {
  const lines = cart.items ?? []
  const withdrawn = lines.filter((line) => !isSold(line, cart.sales_channel_id))
  if (withdrawn.length > 0) throw refusal('not_for_sale', `Not for sale any more: ${idsOf(withdrawn)}.`)
  const repriced = lines.filter(
    ({ id, unit_price: agreed }) => Number(prices[id]?.unit_price ?? agreed) !== Number(agreed),
  )
  if (repriced.length > 0) throw refusal('price_changed', `The price has changed of ${idsOf(repriced)}.`)
  refuseShortLines(lines, cart.sales_channel_id)
  const agreed = rounded(Number(cart.total))
  if (priced.shipping_methods.length < (cart.shipping_methods ?? []).length)
    throw refusal('delivery_withdrawn', 'The chosen delivery is no longer offered.')
  // More gift cards than it costs: a code was applied after them.
  if (total < 0) throw refusal('price_changed', `The total would be ${total}.`)
  if (total !== agreed) throw refusal('price_changed', `The total is ${total} now, and not ${agreed}.`)
  if (isTaxedAnew) throw refusal('price_changed', `The taxes of the total of ${total} have changed.`)
}

/** What holds for an order that a merchant makes, too, whose prices and discounts are the merchant's. */
export function refuseDraftOrder(draft: {
  readonly sales_channel_id: string
  readonly items?: readonly StoredLine[] | null
}): void {
  const lines = draft.items ?? []
  const withdrawn = lines.filter((line) => !isInChannel(line, draft.sales_channel_id))
  if (withdrawn.length > 0)
    throw refusal('not_for_sale', `Not for sale in the order's sales channel: ${idsOf(withdrawn)}.`)
  refuseShortLines(lines, draft.sales_channel_id)
}

function refuseShortLines(lines: readonly StoredLine[], channelId: string): void {
  const short = shortLines(lines, channelId)
  if (short.length > 0)
    throw refusal(
      MedusaError.Codes.INSUFFICIENT_INVENTORY,
      `There is not enough in stock for ${short.join(', ')}.`,
    )
}

const isSold = (line: StoredLine, channelId: string): boolean =>
  isInChannel(line, channelId) && (line.product == null || line.product.status === 'published')

/** A line without a product is a custom one, which only an administrator adds. */
const isInChannel = ({ product }: StoredLine, channelId: string): boolean =>
  product == null || (product.sales_channels ?? []).some((channel) => channel?.id === channelId)

const idsOf = (lines: readonly StoredLine[]): string => lines.map(({ id }) => id).join(', ')
