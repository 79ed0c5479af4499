import type { AdminClient } from '../admin-client.ts'
import { parseSome } from '../flow/inputs.ts'
import { changeOrder, type ChangeOptions, type ChangeResult } from '../orders/order-change.ts'
import type { AddedItem, ReturnedItem } from '../orders/parts.ts'
import {
  parseReplacement,
  replacedOf,
  replacementAdditions,
  type Replaced,
  type Replacement,
  type ReplacementStep,
} from './replacement.ts'

export interface ExchangeInput extends Replacement {
  readonly orderId: string
  readonly returned: readonly ReturnedItem[]
  readonly sent: readonly AddedItem[]
  /** Whether the customer is notified. Default true. */
  readonly notify?: boolean | undefined
}

/**
 * Requests an exchange: items come back, others are sent. `done.id` is the exchange, `done.returnId` its return, for
 * `settleReturn`.
 *
 * `POST /admin/exchanges`, `…/inbound/items`, `…/inbound/shipping-method`, `…/outbound/items`,
 * `…/outbound/shipping-method`, `…/request`
 *
 * @example
 * const sent = [{ variantId, quantity: 1 }]
 * const requested = await requestExchange(tool, { orderId, returned: [{ itemId, quantity: 1 }], sent })
 * @throws {TypeError} for an input that is none: nothing comes back or goes out, a quantity of 0 or 1.5.
 */
export async function requestExchange(
  tool: AdminClient,
  { orderId, notify = true, ...replacement }: ExchangeInput,
  options: ChangeOptions<ReplacementStep> = {},
): Promise<ChangeResult<ReplacementStep, Replaced>> {
  const { exchange } = tool.admin
  parseSome('returned', replacement.returned)
  parseSome('sent', replacement.sent)
  const amounts = parseReplacement(replacement)
  return changeOrder(
    tool,
    {
      orderId,
      type: 'exchange',
      amounts,
      idOf: ({ exchange_id }) => exchange_id,
      begin: async (request) => (await exchange.create({ order_id: orderId }, {}, {}, request)).exchange.id,
      additions: replacementAdditions(exchange, replacement),
      confirm: async (id, request) => exchange.request(id, { no_notification: !notify }, {}, {}, request),
      cancel: async (id) => exchange.cancelRequest(id),
      read: async (id, request) =>
        replacedOf((await exchange.retrieve(id, { fields: 'return_id' }, {}, request)).exchange),
    },
    options,
  )
}
