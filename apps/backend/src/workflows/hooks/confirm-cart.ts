import { MedusaError } from '@medusajs/framework/utils'
import { completeCartWorkflow } from '@medusajs/medusa/core-flows'

import { linesWithOtherPrices } from '../../lib/checkout/price-changes'
import { shortLines } from '../../lib/checkout/inventory-check'
import { checkPayment } from '../../lib/payments/check-payment'

/**
 * Checks prices, stock and payment before an order is created. Medusa itself orders at the prices stored in the cart, and
 * checks the stock only after creating the order, with an error that has no code, and the payment last.
 */
completeCartWorkflow.hooks.validate(async ({ cart }, { container }) => {
  // Completing a completed cart returns its order.
  if (cart.completed_at !== null && cart.completed_at !== undefined) return
  const repriced = await linesWithOtherPrices(container, cart)
  if (repriced.length > 0) {
    const message = `The price has changed of ${repriced.join(', ')}.`
    throw new MedusaError(MedusaError.Types.NOT_ALLOWED, message, 'price_changed')
  }
  const short = shortLines(cart.items ?? [], cart.sales_channel_id)
  if (short.length > 0) {
    const message = `There is not enough in stock for ${short.join(', ')}.`
    throw new MedusaError(MedusaError.Types.NOT_ALLOWED, message, MedusaError.Codes.INSUFFICIENT_INVENTORY)
  }
  await checkPayment(container, cart)
})
