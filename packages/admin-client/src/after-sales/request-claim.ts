import type { AdminClient } from '../admin-client.ts'
import { parseId, parseOneOf, parseSome } from '../flow/inputs.ts'
import { parseQuantity } from '../flow/numbers.ts'
import { changeOrder, type Addition, type ChangeOptions, type ChangeResult } from '../orders/order-change.ts'
import {
  parseReplacement,
  replacedOf,
  replacementAdditions,
  type Replaced,
  type Replacement,
  type ReplacementStep,
} from './replacement.ts'

export interface ClaimedItem {
  /** The id of the item in the order. */
  readonly itemId: string
  /** A whole number, at least 1. */
  readonly quantity: number
  readonly reason?: 'missing_item' | 'wrong_item' | 'production_failure' | 'other' | undefined
  readonly note?: string | undefined
}

export interface ClaimInput extends Replacement {
  readonly orderId: string
  /** Whether the customer gets money or other items. */
  readonly type: 'refund' | 'replace'
  /** What is wrong with the order. Items that come back are in `returned` too. */
  readonly claimed: readonly ClaimedItem[]
  /** Whether the customer is notified. Default true. */
  readonly notify?: boolean | undefined
}

export type ClaimStep = 'claimed-items' | ReplacementStep

/**
 * Requests a claim for wrong, broken or missing items. `done.id` is the claim,
 * `done.returnId` the return of what comes back, for `settleReturn`.
 *
 * `POST /admin/claims`, `…/claim-items`, `…/inbound/items`, `…/inbound/shipping-method`, `…/outbound/items`,
 * `…/outbound/shipping-method`, `…/request`
 *
 * Medusa does not count what is claimed as owed: `refundOrder` refunds it with an `amount` and `limit: 'captured'`.
 *
 * @example
 * const claimed = [{ itemId, quantity: 1, reason: 'missing_item' }] as const
 * const requested = await requestClaim(tool, { orderId, type: 'refund', claimed })
 * @throws {TypeError} for an input that is none: nothing claimed, a replacement without items, a quantity of 0.
 */
export async function requestClaim(
  tool: AdminClient,
  { orderId, type, claimed, notify = true, ...replacement }: ClaimInput,
  options: ChangeOptions<ClaimStep> = {},
): Promise<ChangeResult<ClaimStep, Replaced>> {
  const { claim } = tool.admin
  parseOneOf('type', type, ['refund', 'replace'])
  for (const [index, { itemId, quantity }] of parseSome('claimed', claimed).entries()) {
    parseId(`claimed[${index}].itemId`, itemId)
    parseQuantity(`claimed[${index}].quantity`, quantity)
  }
  if (type === 'replace') parseSome('sent', replacement.sent)
  const amounts = parseReplacement(replacement)
  const claiming: Addition<ClaimStep> = {
    step: 'claimed-items',
    isThere: (actions) => actions.some(({ action }) => action === 'WRITE_OFF_ITEM'),
    add: async (id, request) => claim.addItems(id, { items: claimedOnWire(claimed) }, {}, {}, request),
  }
  return changeOrder<ClaimStep, Replaced>(
    tool,
    {
      orderId,
      type: 'claim',
      amounts,
      idOf: ({ claim_id }) => claim_id,
      begin: async (request) => (await claim.create({ order_id: orderId, type }, {}, {}, request)).claim.id,
      additions: [claiming, ...replacementAdditions(claim, replacement)],
      confirm: async (id, request) => claim.request(id, { no_notification: !notify }, {}, {}, request),
      cancel: async (id) => claim.cancelRequest(id),
      read: async (id, request) =>
        replacedOf((await claim.retrieve(id, { fields: 'return_id' }, {}, request)).claim),
    },
    options,
  )
}

const claimedOnWire = (items: readonly ClaimedItem[]) =>
  items.map(({ itemId, quantity, reason, note }) => ({
    id: itemId,
    quantity,
    ...(reason !== undefined && { reason }),
    ...(note !== undefined && { internal_note: note }),
  }))
