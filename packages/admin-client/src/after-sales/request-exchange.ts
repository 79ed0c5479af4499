import type { AdminClient } from '../admin-client.ts'
import { changeOrder, type ChangeOptions, type ChangeResult } from '../orders/order-change.ts'
import type { AddedItem, ReturnedItem } from '../orders/parts.ts'
import {
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
 */
export async function requestExchange(
  tool: AdminClient,
  { orderId, notify = true, ...replacement }: ExchangeInput,
  options: ChangeOptions<ReplacementStep> = {},
): Promise<ChangeResult<ReplacementStep, Replaced>> {
  const { exchange } = tool.admin
  return changeOrder(
    tool,
    {
      orderId,
      type: 'exchange',
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
