import type { AdminClient } from '../admin-client.ts'
import { parseId, parseSome, refuseTwice } from '../flow/inputs.ts'
import { parseQuantity } from '../flow/numbers.ts'
import { changeOrder, type Addition, type ChangeOptions, type ChangeResult } from '../orders/order-change.ts'
import type { NamedAmount } from '../orders/parts.ts'
import { openItems, type OpenItems } from './open-items.ts'

/** What arrived of an item. Both are whole numbers. */
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
  /** Default: everything of this return that has not arrived yet, intact. */
  readonly items?: readonly ReceivedItem[] | undefined
  /** Whether the customer is notified. Default true. */
  readonly notify?: boolean | undefined
}

export type ReceiveStep = 'intact' | 'damaged'

/**
 * Receives the parcel of a return, also of one that belongs to an exchange or a claim. If everything has arrived before,
 * it is `done` at once.
 *
 * `GET /admin/returns/{id}`, `GET /admin/orders/{id}/changes`, `POST /admin/returns/{id}/receive`, `…/receive-items`,
 * `…/dismiss-items`, `…/receive/confirm`
 *
 * @example
 * const received = await receiveReturn(tool, { orderId, returnId, items: [{ itemId, intact: 1 }] })
 * @throws {TypeError} for an input that is none: nothing arrived, more arrived than was to return, a quantity of 1.5.
 */
export async function receiveReturn(
  tool: AdminClient,
  input: ReceiveInput,
  options: ChangeOptions<ReceiveStep> = {},
): Promise<ChangeResult<ReceiveStep>> {
  parseReceived(input)
  return receive(tool, input, [], options)
}

/** Refuses what has not arrived, before anything is sent. */
export function parseReceived({ orderId, returnId, items }: ReceiveInput): void {
  parseId('orderId', orderId)
  parseId('returnId', returnId)
  if (items === undefined) return
  for (const [index, { itemId, intact, damaged = 0 }] of parseSome('items', items).entries()) {
    parseId(`items[${index}].itemId`, itemId)
    parseQuantity(`items[${index}].intact`, intact, 0)
    parseQuantity(`items[${index}].damaged`, damaged, 0)
  }
  refuseTwice(
    'items',
    items.map(({ itemId }) => itemId),
  )
  if (items.every(({ intact, damaged = 0 }) => intact + damaged === 0))
    throw new TypeError('items[0].intact is 0, and so is every other quantity: nothing has arrived')
}

/** As `receiveReturn`, of an input that was parsed. `amounts` are those of the refund that follows. */
export async function receive(
  tool: AdminClient,
  { orderId, returnId, items, notify = true }: ReceiveInput,
  amounts: readonly NamedAmount[],
  options: ChangeOptions<ReceiveStep>,
): Promise<ChangeResult<ReceiveStep>> {
  const { admin } = tool
  let open: OpenItems | undefined
  const arrived = async (request: object): Promise<readonly ReceivedItem[]> => {
    open ??= await openItems(admin, orderId, returnId, request)
    return items ?? [...open].map(([itemId, intact]) => ({ itemId, intact }))
  }
  const given = items ?? []
  const broken = given.filter(({ damaged = 0 }) => damaged > 0)
  const additions: Addition<ReceiveStep>[] = []
  if (items === undefined || given.some(({ intact }) => intact > 0))
    additions.push({
      step: 'intact',
      isThere: (actions) => actions.some(({ action }) => action === 'RECEIVE_RETURN_ITEM'),
      add: async (id, request) => {
        const intact = (await arrived(request)).filter((item) => item.intact > 0)
        return admin.return.receiveItems(
          id,
          { items: intact.map((item) => ({ id: item.itemId, quantity: item.intact })) },
          {},
          {},
          request,
        )
      },
    })
  if (broken.length > 0)
    additions.push({
      step: 'damaged',
      isThere: (actions) => actions.some(({ action }) => action === 'RECEIVE_DAMAGED_RETURN_ITEM'),
      add: async (id, request) =>
        admin.return.dismissItems(
          id,
          { items: broken.map((item) => ({ id: item.itemId, quantity: item.damaged ?? 0 })) },
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
      amounts,
      idOf: ({ return_id }) => return_id,
      isDone: async (request) => {
        const all = await arrived(request)
        refuseMore(all, open ?? new Map())
        return all.length === 0 ? returnId : undefined
      },
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

/** Medusa compares with what all returns of the order have requested, and would receive items of another one. */
function refuseMore(items: readonly ReceivedItem[], open: OpenItems): void {
  for (const [index, { itemId, intact, damaged = 0 }] of items.entries()) {
    const left = open.get(itemId) ?? 0
    if (intact + damaged > left)
      throw new TypeError(
        `items[${index}].${intact > left ? 'intact' : 'damaged'} is too much: of ${itemId} ${left} are to arrive with this return`,
      )
  }
}
