import type { MedusaContainer } from '@medusajs/framework/types'
import { createPromotionsWorkflow } from '@medusajs/medusa/core-flows'
import { store } from '@umber/sample-store'

/** Promotion codes. They apply to displayed prices, and without a currency in every region. */
export async function seedPromotions(container: MedusaContainer): Promise<void> {
  await createPromotionsWorkflow(container).run({
    input: {
      promotionsData: store.promotions.map(({ code, takesOff, percent }) => ({
        code,
        type: 'standard',
        status: 'active',
        is_automatic: false,
        is_tax_inclusive: store.region.taxInclusive,
        application_method: {
          type: 'percentage',
          target_type: takesOff === 'items' ? 'items' : 'shipping_methods',
          allocation: 'across',
          value: percent,
        },
      })),
    },
  })
}
