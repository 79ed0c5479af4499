import { completeCartWorkflow } from '@medusajs/medusa/core-flows'

import { checkNetTerms } from '../../lib/net-terms/check-net-terms'
import { netTermsProvider } from '../../lib/net-terms/net-terms'
import { checkPayment } from '../../lib/payments/check-payment'
import { validateCartWorkflow } from '../validate-cart'

/**
 * Checks a cart and its payment before an order is created, for everyone who completes it. Medusa itself orders at the prices and discounts that
 * are stored in the cart, checks the stock only after creating the order, with an error that has no code, and the payment last.
 */
completeCartWorkflow.hooks.validate(async ({ cart }, { container }) => {
  // Completing a completed cart returns its order.
  if (cart.completed_at !== null && cart.completed_at !== undefined) return
  const { result: total } = await validateCartWorkflow(container).run({ input: { cart_id: cart.id } })
  await checkPayment(container, cart, total)
  const sessions: readonly { readonly provider_id: string }[] =
    cart.payment_collection?.payment_sessions ?? []
  if (sessions.some(({ provider_id: id }) => id === netTermsProvider))
    await checkNetTerms(container, { ...cart, customer_id: cart.customer?.id ?? null }, total)
})
