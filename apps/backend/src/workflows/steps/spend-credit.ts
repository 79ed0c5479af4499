import { createStep, StepResponse } from '@medusajs/framework/workflows-sdk'

import { amountsOf, readCartCredit } from '../../lib/gift-cards/cart-credit'
import { creditTable } from '../../lib/gift-cards/credit-table'

/**
 * Spends what the cart's credit lines take. Once, however often the cart is completed: what its order has spent already counts.
 *
 * @throws `price_changed` when there is less by now.
 */
export const spendCreditStep = createStep(
  'spend-credit',
  async (cartId: string, { container }) => {
    const cart = await readCartCredit(container, cartId)
    await creditTable(container).spend(cart, amountsOf(cart))
    return new StepResponse(cartId, cartId)
  },
  async (cartId, { container }) => {
    if (cartId !== undefined) await creditTable(container).giveBack(cartId)
  },
)
