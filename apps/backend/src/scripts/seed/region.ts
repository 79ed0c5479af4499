import type { MedusaContainer } from '@medusajs/framework/types'
import { createRegionsWorkflow, createTaxRegionsWorkflow } from '@medusajs/medusa/core-flows'
import { store } from '@umber/sample-store'

import { only } from './only'

export const paymentProvider = 'pp_system_default'

/** `is_tax_inclusive` becomes a price preference of the region: displayed prices include tax. */
export async function seedRegion(container: MedusaContainer): Promise<{ id: string }> {
  const { result } = await createRegionsWorkflow(container).run({
    input: {
      regions: [
        {
          name: store.region.name,
          currency_code: store.currency,
          countries: [...store.region.countries],
          payment_providers: [paymentProvider],
          automatic_taxes: true,
          is_tax_inclusive: store.region.taxInclusive,
        },
      ],
    },
  })
  return { id: only(result, 'region').id }
}

export async function seedTax(container: MedusaContainer): Promise<void> {
  await createTaxRegionsWorkflow(container).run({
    input: store.region.countries.map((country) => ({
      country_code: country,
      provider_id: 'tp_system',
      default_tax_rate: { ...store.tax },
    })),
  })
}
