import type { MedusaContainer } from '@medusajs/framework/types'
import { createReturnReasonsWorkflow, createShippingOptionsWorkflow } from '@medusajs/medusa/core-flows'
import { store } from '@umber/sample-store'

import { deliveryOption, serviceZoneOf, type Delivery } from './delivery'

/** What return requests need: reasons to choose from, and a return shipping option. */
export async function seedReturns(container: MedusaContainer, delivery: Delivery): Promise<void> {
  await createReturnReasonsWorkflow(container).run({
    input: { data: store.returnReasons.map(({ value, label }) => ({ value, label })) },
  })
  const zone = await serviceZoneOf(container, delivery.locationId)
  await createShippingOptionsWorkflow(container).run({
    input: [deliveryOption(store.returnOption, delivery, { zoneId: zone.id, isReturn: true })],
  })
}
