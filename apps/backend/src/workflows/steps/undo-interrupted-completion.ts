import type { MedusaContainer } from '@medusajs/framework/types'
import { ContainerRegistrationKeys, Modules } from '@medusajs/framework/utils'
import { createStep, StepResponse } from '@medusajs/framework/workflows-sdk'

import { deleteReservations } from '../../lib/checkout/delete-reservations'
import {
  isCompletedByAnother,
  longestCompletion,
  unfinishedCompletions,
  type InterruptedCompletion,
} from '../../lib/checkout/interrupted-completion'
import { creditTable } from '../../lib/gift-cards/credit-table'
import { closeExecution } from '../../lib/medusa-internals'

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

/**
 * Removes what interrupted completions of a cart have left: an order without its cart, payment or reservation, and what
 * it has spent of gift cards. Otherwise the next
 * attempt would make a second order, or return one whose pieces are not reserved. No one was told about this order: Medusa
 * answers, and emits its events, at the end of a completion.
 *
 * The cart's lock is held, so no completion of it is running. Repeatable, and without compensation: the record is closed last.
 */
export const undoInterruptedCompletionStep = createStep(
  'undo-interrupted-completion',
  async ({ cart_id: cartId }: { readonly cart_id: string }, { container }) => {
    const interrupted = await unfinishedCompletions(container, { cartId })
    for (const completion of interrupted) await undo(container, completion)
    return new StepResponse(interrupted.length)
  },
)

async function undo(container: MedusaContainer, completion: InterruptedCompletion): Promise<void> {
  const { id, cartId } = completion
  const cart = await readCart(container, cartId)
  if (cart !== undefined) {
    for (const order of await ordersLeftBy(container, cart, completion))
      await removeOrder(container, cart, order)
    if (!(await isOrdered(container, cartId))) {
      await container.resolve(Modules.CART).updateCarts([{ id: cartId, completed_at: null }])
      await creditTable(container).giveBack(cartId)
    }
  }
  // Medusa's own lock would stay for two minutes.
  await container.resolve(Modules.LOCKING).release(cartId)
  await closeExecution(container, id)
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
  completion: InterruptedCompletion,
): Promise<readonly Order[]> {
  const { begun } = completion
  const isDone = await isCompletedByAnother(container, completion)
  const query = container.resolve(ContainerRegistrationKeys.QUERY)
  const { data: found } = await query.graph({
    entity: 'order',
    fields: ['id'],
    filters: {
      email: cart.email ?? '',
      created_at: { $gte: begun, $lte: new Date(begun.getTime() + longestCompletion) },
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

async function isOrdered(container: MedusaContainer, cartId: string): Promise<boolean> {
  const { data } = await container.resolve(ContainerRegistrationKeys.QUERY).graph({
    entity: 'order_cart',
    fields: ['order_id'],
    filters: { cart_id: cartId },
  })
  return data.length > 0
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
