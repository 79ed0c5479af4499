import type { MedusaContainer } from '@medusajs/framework/types'
import { createReturnReasonsWorkflow, createShippingOptionsWorkflow } from '@medusajs/medusa/core-flows'

import { deliveryOption, type Delivery } from './delivery'
import type { ShopPlan } from './shop-plan'

/** What return requests need: reasons to choose from, and a return shipping option for each region. */
export async function seedReturns(
  container: MedusaContainer,
  { returnOption, returnReasons }: Pick<ShopPlan, 'returnOption' | 'returnReasons'>,
  { zones, profileId }: Delivery,
): Promise<void> {
  await createReturnReasonsWorkflow(container).run({
    input: { data: returnReasons.map(({ value, label }) => ({ value, label })) },
  })
  await createShippingOptionsWorkflow(container).run({
    input: zones.map((zone) => deliveryOption(returnOption, { zone, profileId, price: 0, isReturn: true })),
  })
}
