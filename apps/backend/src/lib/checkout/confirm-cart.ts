import type { MedusaContainer } from '@medusajs/framework/types'
import { MedusaError } from '@medusajs/framework/utils'

import { computeCartWorkflow } from '../../workflows/compute-cart'
import { rounded } from '../payments/rounded'
import type { LinePrice, StoredCart, StoredLine } from './computed-cart'
import { shortLines } from './inventory-check'

const refusal = (code: string, message: string): MedusaError =>
  new MedusaError(MedusaError.Types.NOT_ALLOWED, message, code)

/**
 * Before a cart is paid and before it is ordered: every line is for sale in the cart's channel, in stock, and the total is what prices,
 * promotions, delivery and taxes give at this moment. Medusa itself orders what the cart has stored, however old it is.
 *
 * @returns the total, in major currency units.
 * @throws `not_for_sale`, `insufficient_inventory`, `delivery_withdrawn`, or `price_changed` with the new total.
 */
export async function confirmCart(container: MedusaContainer, cartId: string): Promise<number> {
  const { result } = await computeCartWorkflow(container).run({ input: { cart_id: cartId } })
  const { cart, prices, priced, total } = result as unknown as {
    readonly cart: StoredCart
    readonly prices: Readonly<Record<string, LinePrice>>
    readonly priced: { readonly shipping_methods: readonly unknown[] }
    readonly total: number
  }
  const lines = cart.items ?? []
  const withdrawn = lines.filter((line) => !isSold(line, cart.sales_channel_id))
  if (withdrawn.length > 0) throw refusal('not_for_sale', `Not for sale any more: ${idsOf(withdrawn)}.`)
  const repriced = lines.filter(
    ({ id, unit_price: agreed }) => Number(prices[id]?.unit_price ?? agreed) !== Number(agreed),
  )
  if (repriced.length > 0) throw refusal('price_changed', `The price has changed of ${idsOf(repriced)}.`)
  const short = shortLines(lines, cart.sales_channel_id)
  if (short.length > 0)
    throw refusal(
      MedusaError.Codes.INSUFFICIENT_INVENTORY,
      `There is not enough in stock for ${short.join(', ')}.`,
    )
  const agreed = rounded(Number(cart.total))
  if (priced.shipping_methods.length < (cart.shipping_methods ?? []).length)
    throw refusal('delivery_withdrawn', 'The chosen delivery is no longer offered.')
  if (total !== agreed) throw refusal('price_changed', `The total is ${total} now, and not ${agreed}.`)
  return total
}

/** A line without a product is a custom one, which only an administrator adds. */
const isSold = ({ product }: StoredLine, channelId: string): boolean =>
  product == null ||
  (product.status === 'published' &&
    (product.sales_channels ?? []).some((channel) => channel?.id === channelId))

const idsOf = (lines: readonly StoredLine[]): string => lines.map(({ id }) => id).join(', ')
