import type { MedusaContainer } from '@medusajs/framework/types'
import { ContainerRegistrationKeys, Modules, TransactionState } from '@medusajs/framework/utils'
import { completeCartWorkflowId } from '@medusajs/medusa/core-flows'

import { deleteReservations } from './delete-reservations'
import { timeOfId } from './time-of-id'

/** A cart's completion that began and did not end: its process was killed. */
export interface InterruptedCompletion {
  /** Of Medusa's record of the workflow. */
  readonly id: string
  readonly cartId: string
  readonly begun: Date
}

interface Order {
  readonly id: string
  readonly items?:
    | readonly { readonly id: string; readonly variant_id?: string | null; readonly quantity: number }[]
    | null
}

interface Cart {
  readonly id: string
  readonly email?: string | null
  readonly items?: Order['items']
  readonly payment_collection?: { readonly id: string } | null
}

const unfinished = [
  TransactionState.NOT_STARTED,
  TransactionState.INVOKING,
  TransactionState.WAITING_TO_COMPENSATE,
  TransactionState.COMPENSATING,
]

/** Longer than any completion takes. In milliseconds. */
const longest = 120_000

/**
 * The completions of a cart that have not ended, or of all carts those that began before `before`. Medusa stores a record
 * when a completion begins, and another state when it has ended.
 */
export async function unfinishedCompletions(
  container: MedusaContainer,
  wanted: { readonly cartId: string } | { readonly before: Date },
): Promise<readonly InterruptedCompletion[]> {
  const knex = container.resolve(ContainerRegistrationKeys.PG_CONNECTION)
  const cartId = "context->'data'->'payload'->>'id'"
  const rows: readonly { readonly id: string; readonly cartId: string }[] = await knex('workflow_execution')
    .select('id', knex.raw(`${cartId} as "cartId"`))
    .where({ workflow_id: completeCartWorkflowId, deleted_at: null })
    .whereIn('state', unfinished)
  const completions = rows.map(({ id, cartId: cart }) => ({ id, cartId: cart, begun: timeOfId(id) }))
  return completions.filter((one) =>
    'cartId' in wanted ? one.cartId === wanted.cartId : one.begun < wanted.before,
  )
}

/**
 * Removes what an interrupted completion has left: an order without its cart, payment or reservation. Otherwise the next
 * attempt would make a second order, or return one whose pieces are not reserved. No one was told about this order: Medusa
 * answers, and emits its events, at the end of a completion.
 *
 * The caller holds the lock of the cart, so no completion of it is running. Repeatable: the record is closed last.
 */
export async function undoInterruptedCompletion(
  container: MedusaContainer,
  completion: InterruptedCompletion,
): Promise<void> {
  const { id, cartId } = completion
  const cart = await readCart(container, cartId)
  if (cart !== undefined) {
    for (const order of await ordersLeftBy(container, cart, completion))
      await removeOrder(container, cart, order)
    if (!(await wasCompleted(container, cartId)))
      await container.resolve(Modules.CART).updateCarts([{ id: cartId, completed_at: null }])
  }
  // Medusa's own lock would stay for two minutes.
  await container.resolve(Modules.LOCKING).release(cartId)
  await container
    .resolve(ContainerRegistrationKeys.PG_CONNECTION)('workflow_execution')
    .where({ id })
    .update({ state: TransactionState.FAILED, updated_at: new Date() })
}

async function readCart(container: MedusaContainer, id: string): Promise<Cart | undefined> {
  const { data } = await container.resolve(ContainerRegistrationKeys.QUERY).graph({
    entity: 'cart',
    fields: ['id', 'email', 'items.id', 'items.variant_id', 'items.quantity', 'payment_collection.id'],
    filters: { id },
  })
  const [cart]: (Cart | undefined)[] = data
  return cart
}

/** The order that the completion linked to the cart, or the one it had just created. */
async function ordersLeftBy(
  container: MedusaContainer,
  cart: Cart,
  { begun }: InterruptedCompletion,
): Promise<readonly Order[]> {
  const isDone = await wasCompleted(container, cart.id)
  const query = container.resolve(ContainerRegistrationKeys.QUERY)
  const { data: found } = await query.graph({
    entity: 'order',
    fields: ['id'],
    filters: {
      email: cart.email ?? '',
      created_at: { $gte: begun, $lte: new Date(begun.getTime() + longest) },
    },
  })
  const ids = found.map(({ id }) => id)
  // A query graph with such filters leaves the quantities out.
  const orders: readonly Order[] = await container
    .resolve(Modules.ORDER)
    .listOrders({ id: ids }, { relations: ['items'] })
  const { data: links } = await query.graph({
    entity: 'order_cart',
    fields: ['order_id', 'cart_id'],
    filters: { order_id: ids },
  })
  const carts = new Map<string, string>(links.map((link) => [link.order_id, link.cart_id]))
  return orders.filter((order) => {
    const linked = carts.get(order.id)
    return linked === undefined ? contents(order) === contents(cart) : linked === cart.id && !isDone
  })
}

/** Whether another completion of the cart has ended well. */
async function wasCompleted(container: MedusaContainer, cartId: string): Promise<boolean> {
  const done = await container
    .resolve(ContainerRegistrationKeys.PG_CONNECTION)('workflow_execution')
    .where({ workflow_id: completeCartWorkflowId, state: TransactionState.DONE, deleted_at: null })
    .whereRaw("context->'data'->'payload'->>'id' = ?", [cartId])
    .limit(1)
  return done.length > 0
}

/** As the workflow itself would, had it failed. */
async function removeOrder(container: MedusaContainer, cart: Cart, order: Order): Promise<void> {
  await deleteReservations(
    container,
    (order.items ?? []).map(({ id }) => id),
  )
  const ofOrder = { [Modules.ORDER]: { order_id: order.id } }
  const collection = cart.payment_collection?.id
  await container
    .resolve(ContainerRegistrationKeys.LINK)
    .dismiss([
      { ...ofOrder, [Modules.CART]: { cart_id: cart.id } },
      ...(collection === undefined
        ? []
        : [{ ...ofOrder, [Modules.PAYMENT]: { payment_collection_id: collection } }]),
    ])
  await container.resolve(Modules.ORDER).deleteOrders([order.id])
}

const contents = ({ items }: Order | Cart): string =>
  (items ?? [])
    .map(({ variant_id: variant, quantity }) => `${variant} ${quantity}`)
    .toSorted()
    .join()
