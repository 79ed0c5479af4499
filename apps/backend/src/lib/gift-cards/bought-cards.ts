import { z } from '@medusajs/framework/zod'

import { coinsOf } from '../money/coins'

/** What the buyer of a gift card says of it: the metadata `gift_card` of the line. */
export const GiftCardDetails = z
  .object({
    email: z.email().max(254),
    name: z.string().trim().max(100).optional(),
    sender: z.string().trim().max(100).optional(),
    message: z.string().trim().max(500).optional(),
    /** The day that its letter is sent on; at once without it. */
    send_on: z
      .string()
      .regex(/^\d{4}-\d{2}-\d{2}$/)
      .refine((day) => !Number.isNaN(Date.parse(day)))
      .optional(),
  })
  .strict()
export type GiftCardDetails = z.infer<typeof GiftCardDetails>

export interface OrderWithCards {
  readonly id: string
  readonly status: string
  readonly email: string | null
  readonly locale?: string | null
  readonly currency_code: string
  readonly total: unknown
  readonly summary?: { readonly paid_total?: unknown; readonly refunded_total?: unknown } | null | undefined
  readonly items: readonly {
    readonly id: string
    readonly is_giftcard?: boolean
    readonly quantity: unknown
    readonly unit_price: unknown
    readonly metadata?: Readonly<Record<string, unknown>> | null
  }[]
}

export interface BoughtCard {
  readonly line_item_id: string
  readonly piece: number
  /** In the currency's smallest unit: the price, whatever was taken off it. */
  readonly coins: number
  readonly recipient_email: string
  readonly recipient_name: string | null
  readonly sender_name: string | null
  readonly message: string | null
  readonly send_at: Date
}

/** The order is paid in full, and its money was not given back. */
export function isPaid({ status, currency_code: currency, total, summary }: OrderWithCards): boolean {
  const coins = coinsOf(currency)
  const kept = coins.of(Number(summary?.paid_total ?? 0)) - coins.of(Number(summary?.refunded_total ?? 0))
  return (
    status !== 'canceled' &&
    !isGivenBack({ currency_code: currency, summary }) &&
    kept >= coins.of(Number(total))
  )
}

/** All that was paid went back. Medusa lowers the total by a refund, so that nothing is left to pay then. */
export function isGivenBack({
  currency_code: currency,
  summary,
}: Pick<OrderWithCards, 'currency_code' | 'summary'>): boolean {
  const coins = coinsOf(currency)
  const refunded = coins.of(Number(summary?.refunded_total ?? 0))
  return refunded > 0 && refunded >= coins.of(Number(summary?.paid_total ?? 0))
}

/**
 * The gift cards of an order, one for each piece. Without a recipient, or with one that is not valid, a card goes to the buyer: it is
 * paid.
 *
 * @param today what a day that is over is taken for.
 */
export function boughtCards(order: OrderWithCards, today: Date): readonly BoughtCard[] {
  const coins = coinsOf(order.currency_code)
  return order.items
    .filter(({ is_giftcard: isGiftCard }) => isGiftCard === true)
    .flatMap(({ id, quantity, unit_price: price, metadata }) => {
      const { data: details } = GiftCardDetails.safeParse(metadata?.['gift_card'])
      const email = details?.email ?? order.email
      if (email === null) return []
      const sendOn = details?.send_on === undefined ? today : new Date(details.send_on)
      return Array.from({ length: Number(quantity) }, (_, piece) => ({
        line_item_id: id,
        piece,
        coins: coins.of(Number(price)),
        recipient_email: email,
        recipient_name: details?.name || null,
        sender_name: details?.sender || null,
        message: details?.message || null,
        send_at: sendOn < today ? today : sendOn,
      }))
    })
    .filter(({ coins: value }) => value > 0)
}
