import { MedusaError } from '@medusajs/framework/utils'
import { completeCartWorkflow } from '@medusajs/medusa/core-flows'

import { linesWithOtherPrices } from '../../checkout/price-changes'
import { shortLines } from '../../checkout/shortage'

/**
 * Before an order is made: is it still what the shopper agreed to? Medusa itself orders at the price the cart was
 * filled with, and finds out about the stock only after it has made the order, and without a code to tell it by.
 */
completeCartWorkflow.hooks.validate(async ({ cart }, { container }) => {
  // Completing once more answers with the order that is there.
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
})
