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
  known(found?.items)

/** An exchange or a claim. */
export interface Replacement {
  readonly no_notification?: boolean | null
  readonly refund_amount?: unknown
  readonly return?: ReadReturn | null
  /** What is sent in place of other items. */
  readonly replacements: readonly ReturnItem[]
  /** What a claim is about. */
  readonly about: readonly ReturnItem[]
}

interface ReadReplacement extends Omit<Replacement, 'replacements' | 'about'> {
  readonly additional_items?: readonly (ClaimItem | null)[] | null
  readonly claim_items?: readonly (ClaimItem | null)[] | null
}

interface ClaimItem extends ReturnItem {
  readonly id: string
  readonly is_additional_item?: boolean
}

const commonFields = [
  'id',
  'no_notification',
  'additional_items.id',
  'additional_items.item_id',
  'additional_items.quantity',
]

export async function readExchange(container: MedusaContainer, id: string): Promise<Replacement | undefined> {
  const fields = [...commonFields, 'return.id', 'return.items.item_id', 'return.items.quantity']
  const found = await readOne<ReadReplacement>(container, { entity: 'order_exchange', fields, id })
  return found && { ...found, replacements: known(found.additional_items), about: [] }
}

/** Medusa may answer the items of both kinds as one: their own flag tells them apart. */
export async function readClaim(container: MedusaContainer, id: string): Promise<Replacement | undefined> {
  const fields = [
    ...commonFields,
    'refund_amount',
    'additional_items.is_additional_item',
    'claim_items.id',
    'claim_items.item_id',
    'claim_items.quantity',
    'claim_items.is_additional_item',
  ]
  const found = await readOne<ReadReplacement>(container, { entity: 'order_claim', fields, id })
  if (found === undefined) return undefined
  const both = [...known(found.claim_items), ...known(found.additional_items)]
  const items = [...new Map(both.map((item) => [item.id, item])).values()]
  return {
    ...found,
    replacements: items.filter(({ is_additional_item: isSent }) => isSent === true),
    about: items.filter(({ is_additional_item: isSent }) => isSent !== true),
  }
}

const known = <Item>(items: readonly (Item | null)[] | null | undefined): readonly Item[] =>
  (items ?? []).filter((item) => item !== null)

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
  known(items).map(({ item_id: id, quantity }) => [id, Number(quantity)] as const)
