import type { MedusaContainer } from '@medusajs/framework/types'
import { ContainerRegistrationKeys } from '@medusajs/framework/utils'

import type { ReturnWindow } from './returnable-quantity'
import { shopTerms } from '../shop-settings/shop-terms'

interface LinePieces {
  readonly delivered: number
  /** Returned or requested. */
  readonly takenBack: number
}

interface OrderWindow extends ReturnWindow {
  /** How many days after its delivery an item can be returned. */
  readonly days: number
  /** By line id. */
  readonly lines: ReadonlyMap<string, LinePieces>
}

type LineDetail = Readonly<
  Record<
    | 'delivered_quantity'
    | 'return_requested_quantity'
    | 'return_received_quantity'
    | 'return_dismissed_quantity',
    unknown
  >
>

/** The fields queried below. */
interface OrderRecord {
  readonly items?: readonly { readonly id: string; readonly detail?: LineDetail }[]
  readonly fulfillments?: readonly {
    readonly delivered_at?: Date | string | null
    readonly canceled_at?: Date | string | null
    readonly items: readonly { readonly line_item_id?: string | null; readonly quantity: unknown }[]
  }[]
}

const day = 86_400_000

/** Undefined when there is no order with this id. */
export async function readReturnWindow(
  scope: MedusaContainer,
  orderId: string,
  now: Date,
): Promise<OrderWindow | undefined> {
  const { data } = await scope.resolve(ContainerRegistrationKeys.QUERY).graph({
    entity: 'order',
    fields: [
      'id',
      // With `items.id` and `items.detail.*` alone, Medusa leaves the quantities of the detail out.
      'items.*',
      'fulfillments.delivered_at',
      'fulfillments.canceled_at',
      'fulfillments.items.line_item_id',
      'fulfillments.items.quantity',
    ],
    filters: { id: orderId },
  })
  const [order]: (OrderRecord | undefined)[] = data
  if (order === undefined) return undefined
  const { returnDays: days } = await shopTerms(scope)
  const sent = (order.fulfillments ?? []).filter(({ canceled_at: canceled }) => canceled == null)
  return {
    days,
    opened: new Date(now.getTime() - days * day),
    parcels: sent.map(({ delivered_at: delivered, items }) => ({
      deliveredAt: delivered == null ? undefined : new Date(delivered),
      items: items.map((item) => ({ lineId: item.line_item_id ?? '', quantity: Number(item.quantity) })),
    })),
    lines: new Map((order.items ?? []).map(({ id, detail }) => [id, piecesOf(detail)])),
  }
}

function piecesOf(detail: Partial<LineDetail> = {}): LinePieces {
  const count = (quantity: unknown): number => Number(quantity ?? 0)
  return {
    delivered: count(detail.delivered_quantity),
    takenBack:
      count(detail.return_requested_quantity) +
      count(detail.return_received_quantity) +
      count(detail.return_dismissed_quantity),
  }
}
