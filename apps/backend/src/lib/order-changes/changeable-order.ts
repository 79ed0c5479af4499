import type { MedusaContainer } from '@medusajs/framework/types'
import { ContainerRegistrationKeys, MedusaError, Modules } from '@medusajs/framework/utils'

import { hasSentCards } from '../gift-cards/has-sent-cards'
import { shopTerms } from '../shop-settings/shop-terms'

/** The parts of an address that its buyer may change. */
const addressParts = [
  'first_name',
  'last_name',
  'company',
  'address_1',
  'address_2',
  'city',
  'province',
  'postal_code',
  'country_code',
  'phone',
] as const

/** An order as far as it decides on what its buyer may change. */
export interface ChangeableOrder {
  readonly id: string
  readonly status: string
  readonly created_at: string | Date
  readonly is_draft_order?: boolean | null
  readonly fulfillments?: readonly ({ readonly canceled_at?: unknown } | null)[] | null
  readonly shipping_address?: Readonly<Partial<Record<(typeof addressParts)[number], string | null>>> | null
  readonly metadata?: Readonly<Record<string, unknown>> | null
}

const fields = [
  'id',
  'status',
  'created_at',
  'is_draft_order',
  'fulfillments.canceled_at',
  ...addressParts.map((part) => `shipping_address.${part}`),
  'metadata',
]

export async function readOrder(scope: MedusaContainer, id: string): Promise<ChangeableOrder> {
  const { data } = await scope
    .resolve(ContainerRegistrationKeys.QUERY)
    .graph({ entity: 'order', fields, filters: { id } })
  const [order] = data as unknown as readonly ChangeableOrder[]
  if (order === undefined) throw new MedusaError(MedusaError.Types.NOT_FOUND, `Order id not found: ${id}`)
  return order
}

/** Changes of what was ordered. The transfer of an order, and of its address, are none. */
const changeTypes: ReadonlySet<string> = new Set([
  'edit',
  'exchange',
  'claim',
  'return_request',
  'return_receive',
])

/** Changes that were given up. */
const givenUp: ReadonlySet<string> = new Set(['canceled', 'declined'])

/** Why nothing of an order can be changed by its buyer. */
export type Standstill = 'order_canceled' | 'order_fulfilled' | 'order_edited'

/** Undefined while the shop has done nothing about the order. */
export async function standstillOf(
  scope: MedusaContainer,
  order: ChangeableOrder,
): Promise<Standstill | undefined> {
  if (order.status === 'canceled') return 'order_canceled'
  if (order.status !== 'pending' || order.is_draft_order === true) return 'order_edited'
  if ((order.fulfillments ?? []).some((one) => one !== null && one.canceled_at == null))
    return 'order_fulfilled'
  // Its code is told, and may be spent while the money goes back.
  if (await hasSentCards(scope, order.id)) return 'order_fulfilled'
  const changes = await scope
    .resolve(Modules.ORDER)
    .listOrderChanges({ order_id: order.id }, { select: ['id', 'status', 'change_type'] })
  const isEdited = changes.some(
    ({ status, change_type: type }) => changeTypes.has(type ?? '') && !givenUp.has(status),
  )
  return isEdited ? 'order_edited' : undefined
}

/** Until when the order can be canceled; undefined where the owner allows it never. */
export async function cancelableUntil(
  scope: MedusaContainer,
  { created_at: placed }: ChangeableOrder,
): Promise<Date | undefined> {
  const { cancelMinutes } = await shopTerms(scope)
  return cancelMinutes === 0 ? undefined : new Date(new Date(placed).getTime() + cancelMinutes * 60_000)
}

const reasons: Readonly<Record<Standstill | 'cancel_time_over' | 'state_fixed' | 'country_fixed', string>> = {
  order_canceled: 'The order is canceled',
  order_fulfilled: 'The order is on its way',
  order_edited: 'The order was changed by the shop',
  cancel_time_over: 'The time to cancel the order is over',
  state_fixed: 'The taxes of the order depend on the state',
  country_fixed: 'The country of an order cannot be changed',
}

export const refusedChange = (code: keyof typeof reasons): MedusaError =>
  new MedusaError(MedusaError.Types.NOT_ALLOWED, reasons[code], code)

/** Where an order goes, without what else Medusa keeps of the address. */
export const addressOf = ({
  shipping_address: address,
}: ChangeableOrder): Readonly<Record<string, string | null>> | null =>
  address == null ? null : Object.fromEntries(addressParts.map((part) => [part, address[part] ?? null]))
