import type { AdminClient } from '../admin-client.ts'
import { changeOrder, type Addition, type ChangeOptions, type ChangeResult } from '../orders/order-change.ts'
import {
  parseReturned,
  parseShipping,
  returnedOnWire,
  shippingOnWire,
  type ReturnedItem,
  type Shipping,
} from '../orders/parts.ts'

export interface ReturnInput {
  readonly orderId: string
  readonly items: readonly ReturnedItem[]
  /** Where the parcel arrives. What is received goes into stock there. */
  readonly locationId?: string | undefined
  readonly shipping?: Shipping | undefined
  /** Whether the customer is notified. Default true. */
  readonly notify?: boolean | undefined
}

export type ReturnStep = 'items' | 'shipping'

/**
 * Requests a return of delivered items. `done.id` is the return, for `settleReturn` when the parcel has arrived.
 *
 * `POST /admin/returns`, `…/request-items`, `…/shipping-method`, `…/request`
 *
 * @example
 * const requested = await requestReturn(tool, { orderId, items: [{ itemId, quantity: 1 }] })
 * @throws {TypeError} for an input that is none: no items, a quantity of 0 or 1.5, an amount below 0.
 */
export async function requestReturn(
  tool: AdminClient,
  { orderId, items, locationId, shipping, notify = true }: ReturnInput,
  options: ChangeOptions<ReturnStep> = {},
): Promise<ChangeResult<ReturnStep>> {
  const { admin } = tool
  parseReturned('items', items)
  const amounts = parseShipping('shipping', shipping)
  const additions: Addition<ReturnStep>[] = [
    {
      step: 'items',
      isThere: (actions) => actions.some(({ action }) => action === 'RETURN_ITEM'),
      add: async (id, request) =>
        admin.return.addReturnItem(id, { items: returnedOnWire(items) }, {}, {}, request),
    },
  ]
  if (shipping !== undefined)
    additions.push({
      step: 'shipping',
      isThere: (actions) => actions.some(({ action }) => action === 'SHIPPING_ADD'),
      add: async (id, request) =>
        admin.return.addReturnShipping(id, shippingOnWire(shipping), {}, {}, request),
    })
  return changeOrder(
    tool,
    {
      orderId,
      type: 'return_request',
      amounts,
      idOf: ({ return_id }) => return_id,
      begin: async (request) => {
        const body = { order_id: orderId, ...(locationId !== undefined && { location_id: locationId }) }
        return (await admin.return.initiateRequest(body, {}, {}, request)).return.id
      },
      additions,
      confirm: async (id, request) =>
        admin.return.confirmRequest(id, { no_notification: !notify }, {}, {}, request),
      cancel: async (id) => admin.return.cancelRequest(id),
      read: async () => ({}),
    },
    options,
  )
}
