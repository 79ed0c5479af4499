import type { RequestOptions } from '@umber/commerce-client'
import type { AdminClient } from '../admin-client.ts'
import { changeOrder, type Addition, type ChangeOptions, type ChangeResult } from '../orders/order-change.ts'

/** What arrived of an item. */
export interface ReceivedItem {
  /** The id of the item in the order. */
  readonly itemId: string
  /** Goes back into stock. */
  readonly intact: number
  /** Does not go back into stock; is refunded like intact ones. */
  readonly damaged?: number | undefined
}

export interface ReceiveInput {
  readonly orderId: string
  readonly returnId: string
  /** Default: everything that was requested, intact. */
  readonly items?: readonly ReceivedItem[] | undefined
  /** Whether the customer is notified. Default true. */
  readonly notify?: boolean | undefined
}

export type ReceiveStep = 'intact' | 'damaged'

/**
 * Receives the parcel of a return, also of one that belongs to an exchange or a claim.
 *
 * `POST /admin/returns/{id}/receive`, `…/receive-items`, `…/dismiss-items`, `…/receive/confirm`
 */
export async function receiveReturn(
  tool: AdminClient,
  { orderId, returnId, items, notify = true }: ReceiveInput,
  options: ChangeOptions<ReceiveStep> = {},
): Promise<ChangeResult<ReceiveStep>> {
  const { admin } = tool
  const given = items?.map(({ itemId, intact, damaged = 0 }) => ({ id: itemId, intact, damaged }))
  const additions: Addition<ReceiveStep>[] = []
  if (given === undefined || given.some(({ intact }) => intact > 0))
    additions.push({
      step: 'intact',
      isThere: (actions) => actions.some(({ action }) => action === 'RECEIVE_RETURN_ITEM'),
      add: async (id, request) => {
        const arrived =
          given?.filter(({ intact }) => intact > 0).map((item) => ({ id: item.id, quantity: item.intact })) ??
          (await openItems(tool, id, request))
        return admin.return.receiveItems(id, { items: arrived }, {}, {}, request)
      },
    })
  const broken = given?.filter(({ damaged }) => damaged > 0) ?? []
  if (broken.length > 0)
    additions.push({
      step: 'damaged',
      isThere: (actions) => actions.some(({ action }) => action === 'RECEIVE_DAMAGED_RETURN_ITEM'),
      add: async (id, request) =>
        admin.return.dismissItems(
          id,
          { items: broken.map((item) => ({ id: item.id, quantity: item.damaged })) },
          {},
          {},
          request,
        ),
    })
  return changeOrder(
    tool,
    {
      orderId,
      type: 'return_receive',
      idOf: ({ return_id }) => return_id,
      begin: async (request) => {
        await admin.return.initiateReceive(returnId, {}, {}, {}, request)
        return returnId
      },
      additions,
      confirm: async (id, request) =>
        admin.return.confirmReceive(id, { no_notification: !notify }, {}, {}, request),
      cancel: async (id) => admin.return.cancelReceive(id),
      read: async () => ({}),
    },
    options,
  )
}

/** What has not arrived yet of a return. */
async function openItems({ admin }: AdminClient, returnId: string, request: RequestOptions) {
  const { return: found } = await admin.return.retrieve(returnId, { fields: '*items' }, {}, request)
  return (found.items ?? [])
    .map(({ item_id, quantity, received_quantity, damaged_quantity }) => ({
      id: item_id,
      quantity: quantity - (received_quantity ?? 0) - (damaged_quantity ?? 0),
    }))
    .filter(({ quantity }) => quantity > 0)
}
