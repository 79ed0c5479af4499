import type { MedusaContainer } from '@medusajs/framework/types'
import { ContainerRegistrationKeys } from '@medusajs/framework/utils'
import { StepResponse } from '@medusajs/framework/workflows-sdk'
import {
  cancelOrderWorkflow,
  completeCartWorkflow,
  refreshCartItemsWorkflow,
} from '@medusajs/medusa/core-flows'

import { creditTable } from '../../lib/gift-cards/credit-table'
import { voidCards } from '../../lib/gift-cards/void-cards'
import { fitCartCreditWorkflow } from '../fit-cart-credit'
import { spendCartCreditWorkflow } from '../spend-cart-credit'

interface Hooked {
  readonly container: MedusaContainer
}

/** Medusa calls it, and its types do not name it: it is not among the workflow's declared hooks. */
type BeforePayment = Record<
  'beforePaymentAuthorization',
  (
    pay: (data: { readonly input: { readonly id: string } }, hooked: Hooked) => Promise<StepResponse<string>>,
    undo: (cartId: string | undefined, hooked: Hooked) => Promise<void>,
  ) => void
>

/** After the order is created and before the rest is charged, so that a failure of either gives the other back. */
;(completeCartWorkflow.hooks as unknown as BeforePayment).beforePaymentAuthorization(
  async ({ input: { id } }, { container }) => {
    await spendCartCreditWorkflow(container).run({ input: { cart_id: id } })
    return new StepResponse(id, id)
  },
  async (cartId, { container }) => {
    if (cartId !== undefined) await creditTable(container).giveBack(cartId)
  },
)

/** Whenever Medusa refreshes a cart, before it compares the payment with the total. */
refreshCartItemsWorkflow.hooks.beforeRefreshingPaymentCollection(async ({ input }, { container }) => {
  await fitCartCreditWorkflow(container).run({ input: { cart_id: input.cart_id } })
})

/** However an order is canceled: Medusa gives back the payment, and nothing of credit lines. The gift cards that it was of are worth nothing. */
cancelOrderWorkflow.hooks.orderCanceled(async ({ order }, { container }) => {
  const { data } = await container.resolve(ContainerRegistrationKeys.QUERY).graph({
    entity: 'order_cart',
    fields: ['cart_id'],
    filters: { order_id: order.id },
  })
  for (const { cart_id: cartId } of data as readonly { readonly cart_id: string }[])
    await creditTable(container).giveBack(cartId)
  await voidCards(container, order.id)
})
