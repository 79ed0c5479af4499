import type { MedusaContainer } from '@medusajs/framework/types'
import { createReturnReasonsWorkflow, createShippingOptionsWorkflow } from '@medusajs/medusa/core-flows'

import { deliveryOption, serviceZoneOf, type Delivery } from './delivery'
import type { ShopPlan } from './shop-plan'

/** What return requests need: reasons to choose from, and a return shipping option. */
export async function seedReturns(
  container: MedusaContainer,
  { currency, returnOption, returnReasons }: Pick<ShopPlan, 'currency' | 'returnOption' | 'returnReasons'>,
  delivery: Delivery,
): Promise<void> {
  await createReturnReasonsWorkflow(container).run({
    input: { data: returnReasons.map(({ value, label }) => ({ value, label })) },
  })
  const zone = await serviceZoneOf(container, delivery.locationId)
  await createShippingOptionsWorkflow(container).run({
    input: [deliveryOption(returnOption, { ...delivery, currency, zoneId: zone.id, isReturn: true })],
  })
}
