import type { MedusaContainer } from '@medusajs/framework/types'
import { ContainerRegistrationKeys } from '@medusajs/framework/utils'

export interface ReturnItem {
  readonly item_id: string
  readonly quantity: unknown
  readonly received_quantity?: unknown
  readonly damaged_quantity?: unknown
}

export interface ReadReturn {
  readonly no_notification?: boolean | null
  readonly items?: readonly (ReturnItem | null)[] | null
}

const returnFields = [
  'id',
  'no_notification',
  'items.item_id',
  'items.quantity',
  'items.received_quantity',
  'items.damaged_quantity',
]

export async function readReturn(container: MedusaContainer, id: string): Promise<ReadReturn | undefined> {
  return await readOne<ReadReturn>(container, { entity: 'return', fields: returnFields, id })
}

export const returnedItems = (found: ReadReturn | null | undefined): readonly ReturnItem[] =>
  (found?.items ?? []).filter((item) => item !== null)

/** An exchange or a claim. */
export interface Replacement {
  readonly no_notification?: boolean | null
  readonly refund_amount?: unknown
  readonly additional_items?: readonly (ReturnItem | null)[] | null
  readonly claim_items?: readonly (ReturnItem | null)[] | null
  readonly return?: ReadReturn | null
}

export async function readReplacement(
  container: MedusaContainer,
  entity: 'order_exchange' | 'order_claim',
  id: string,
): Promise<Replacement | undefined> {
  const own = entity === 'order_claim' ? ['refund_amount', 'claim_items.item_id', 'claim_items.quantity'] : []
  const fields = [
    'id',
    'no_notification',
    'additional_items.item_id',
    'additional_items.quantity',
    'return.id',
    'return.items.item_id',
    'return.items.quantity',
    ...own,
  ]
  return await readOne<Replacement>(container, { entity, fields, id })
}

async function readOne<Found>(
  container: MedusaContainer,
  { entity, fields, id }: { readonly entity: string; readonly fields: string[]; readonly id: string },
): Promise<Found | undefined> {
  const query = container.resolve(ContainerRegistrationKeys.QUERY)
  const { data } = await query.graph({ entity: entity as 'return', fields, filters: { id } })
  return (data as unknown as readonly (Found | undefined)[])[0]
}

export const pieces = (
  items: readonly (ReturnItem | null)[] | null | undefined,
): (readonly [string, number])[] =>
  (items ?? []).flatMap((item) => (item === null ? [] : [[item.item_id, Number(item.quantity)] as const]))
