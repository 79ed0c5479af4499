import { Modules } from '@medusajs/framework/utils'
import {
  createStep,
  createWorkflow,
  StepResponse,
  transform,
  when,
  WorkflowResponse,
  type WorkflowData,
} from '@medusajs/framework/workflows-sdk'
import { createCartWorkflow, transferCartCustomerWorkflow } from '@medusajs/medusa/core-flows'

import { chooseCart } from '../lib/cart/choose-cart'
import { hasItems, openCart, ownCarts, type OpenCart } from '../lib/cart/open-carts'
import { lockTimeout } from '../lib/checkout/lock-request'
import { withLocks } from '../lib/checkout/with-locks'
import { moveCartItemsStep } from './steps/move-cart-items'
import { freeLocksStep, holdLocksStep } from './steps/hold-locks'

interface CartsToMerge {
  readonly customerId: string
  /** From before the sign-in. */
  readonly guestCartId: string | undefined
  /** Of a cart that has to be made, like its sales channel; undefined for the default one. */
  readonly regionId: string | undefined
  readonly salesChannelId: string | undefined
  /** Of a cart that has to be made: what its items are called, and its order and the mails about it are written in. */
  readonly locale: string | undefined
}

const findOwnCartsStep = createStep('find-own-carts', async (customerId: string, { container }) => {
  return new StepResponse(await ownCarts(container, customerId))
})

/**
 * The guest's cart, which becomes the customer's if it has items and belongs to no other account. Without compensation: it has
 * items of the customer's other carts when a later step fails.
 */
const takeGuestCartStep = createStep(
  'take-guest-cart',
  async ({ customerId, guestCartId }: CartsToMerge, { container }) => {
    const found: { taken?: OpenCart } = {}
    if (guestCartId === undefined) return new StepResponse(found)
    const take = async (): Promise<void> => {
      const cart = await openCart(container, guestCartId)
      if (cart === undefined || !hasItems(cart) || isOthers(cart, customerId)) return
      const input = { id: guestCartId, customer_id: customerId }
      await transferCartCustomerWorkflow(container).run({ input })
      found.taken = cart
    }
    const until = Date.now() + lockTimeout * 1000
    await withLocks(container.resolve(Modules.LOCKING), [`writing:${guestCartId}`], take, { until })
    return new StepResponse(found)
  },
)

const isOthers = ({ customer }: OpenCart, customerId: string): boolean =>
  customer?.has_account === true && customer.id !== customerId

const busy = 'The carts of the customer are being merged at the moment. Try again.'

/**
 * Merges a customer's carts into one. The guest's cart, if it has items, becomes the customer's; otherwise the most recent
 * cart is used, and a customer without a cart gets a new one. The items of their other carts, from another device or
 * session, are moved into it, except from or into a cart that is being paid: its payment would be given up. Idempotent: what was
 * merged before a failure stays so, and a repeated request goes on from there.
 */
export const mergeCartsWorkflow = createWorkflow('merge-carts', (input: WorkflowData<CartsToMerge>) => {
  // Two tabs that notice a sign-in at once send the same request.
  const lock = holdLocksStep(
    transform({ input }, ({ input: { customerId } }) => ({
      keys: [`own-cart:${customerId}`],
      refusal: busy,
    })),
  )
  const own = findOwnCartsStep(input.customerId)
  const { taken } = takeGuestCartStep(input)
  const chosen = transform({ own, taken, input }, (known) =>
    chooseCart({
      own: known.own,
      taken: known.taken,
      guestCartId: known.input.guestCartId,
    }),
  )
  const created = when('there-is-no-cart', { chosen }, ({ chosen: { cartId } }) => cartId === undefined).then(
    () =>
      createCartWorkflow.runAsStep({
        input: transform({ input }, ({ input: { customerId, regionId, salesChannelId, locale } }) => ({
          customer_id: customerId,
          ...(regionId !== undefined && { region_id: regionId }),
          ...(salesChannelId !== undefined && { sales_channel_id: salesChannelId }),
          ...(locale !== undefined && { locale }),
        })),
      }),
  )
  const cartId = transform({ chosen, created }, (known) => known.chosen.cartId ?? known.created?.id ?? '')
  const leftOut = moveCartItemsStep(
    transform({ chosen, cartId }, (known) => ({ fromIds: known.chosen.otherIds, toId: known.cartId })),
  )
  freeLocksStep(lock)
  return new WorkflowResponse({ cartId, leftOut })
})
