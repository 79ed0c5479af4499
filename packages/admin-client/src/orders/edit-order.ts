import type { AdminClient } from '../admin-client.ts'
import { balanceFields, balanceOf } from '../after-sales/owed.ts'
import { parseId, refuseTwice } from '../flow/inputs.ts'
import { parseQuantity } from '../flow/numbers.ts'
import { changeOrder, type Addition, type ChangeOptions, type ChangeResult } from './order-change.ts'
import {
  addedOnWire,
  parseAdded,
  parseShipping,
  shippingOnWire,
  type AddedItem,
  type Shipping,
} from './parts.ts'

export interface EditInput {
  readonly orderId: string
  readonly add?: readonly AddedItem[] | undefined
  /** New quantities of items that the order has; 0 removes one. */
  readonly change?: readonly { readonly itemId: string; readonly quantity: number }[] | undefined
  readonly shipping?: Shipping | undefined
  readonly note?: string | undefined
}

export type EditStep = 'added-items' | 'changed-items' | 'shipping'

/** What an edited order costs, in major currency units. */
export interface Edited {
  readonly total: number
  readonly currency: string
  /** What the customer still has to pay; negative for what the shop owes, see `refundOrder`. */
  readonly due: number
}

/**
 * Edits an order that was placed, and confirms the edit at once.
 *
 * `POST /admin/order-edits`, `…/items`, `…/items/item/{itemId}`, `…/shipping-method`, `…/confirm`
 *
 * @example
 * const edited = await editOrder(tool, { orderId, change: [{ itemId, quantity: 2 }] })
 * if (edited.kind === 'done') console.log(edited.due)
 * @throws {TypeError} for an input that is none: nothing to change, a quantity of 1.5, a price below 0.
 */
export async function editOrder(
  tool: AdminClient,
  { orderId, add = [], change = [], shipping, note }: EditInput,
  options: ChangeOptions<EditStep> = {},
): Promise<ChangeResult<EditStep, Edited>> {
  const { orderEdit, order } = tool.admin
  const amounts = parseEdit({ orderId, add, change, shipping })
  const additions: Addition<EditStep>[] = []
  if (add.length > 0)
    additions.push({
      step: 'added-items',
      isThere: (actions) => actions.some(({ action }) => action === 'ITEM_ADD'),
      add: async (_, request) => orderEdit.addItems(orderId, { items: addedOnWire(add) }, {}, {}, request),
    })
  for (const { itemId, quantity } of change)
    additions.push({
      step: 'changed-items',
      isThere: (actions) =>
        actions.some(
          ({ action, details }) => action === 'ITEM_UPDATE' && details?.['reference_id'] === itemId,
        ),
      add: async (_, request) => orderEdit.updateOriginalItem(orderId, itemId, { quantity }, {}, {}, request),
    })
  if (shipping !== undefined)
    additions.push({
      step: 'shipping',
      isThere: (actions) => actions.some(({ action }) => action === 'SHIPPING_ADD'),
      add: async (_, request) =>
        orderEdit.addShippingMethod(orderId, shippingOnWire(shipping), {}, {}, request),
    })
  return changeOrder<EditStep, Edited>(
    tool,
    {
      orderId,
      type: 'edit',
      amounts,
      idOf: ({ id }) => id,
      begin: async (request) => {
        const body = { order_id: orderId, ...(note !== undefined && { internal_note: note }) }
        return (await orderEdit.initiateRequest(body, {}, {}, request)).order_change.id
      },
      additions,
      confirm: async (_, request) => orderEdit.confirm(orderId, {}, {}, request),
      cancel: async () => orderEdit.cancelRequest(orderId),
      read: async (_, request) => {
        const edited = (await order.retrieve(orderId, { fields: balanceFields }, {}, request)).order
        const { currency, owed, due } = balanceOf(edited)
        return { total: edited.total, currency, due: due - owed }
      },
    },
    options,
  )
}

function parseEdit({ add = [], change = [], shipping }: EditInput) {
  if (add.length === 0 && change.length === 0 && shipping === undefined)
    throw new TypeError('add, change and shipping are empty: there is nothing to edit')
  for (const [index, { itemId, quantity }] of change.entries()) {
    parseId(`change[${index}].itemId`, itemId)
    parseQuantity(`change[${index}].quantity`, quantity, 0)
  }
  refuseTwice(
    'change',
    change.map(({ itemId }) => itemId),
  )
  return [...(add.length > 0 ? parseAdded('add', add) : []), ...parseShipping('shipping', shipping)]
}
