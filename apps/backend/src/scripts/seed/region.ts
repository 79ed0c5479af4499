import type { MedusaContainer } from '@medusajs/framework/types'
import { createRegionsWorkflow, createTaxRegionsWorkflow } from '@medusajs/medusa/core-flows'

import { bankAccount } from '../../lib/bank-transfer/bank-account'
import { stripeSettings } from '../../lib/payments/stripe-settings'
import { razorpaySettings } from '../../lib/razorpay/razorpay-settings'
import { testPaymentsPlugin } from '../../lib/configuration/test-payments'
import { only } from './only'
import type { ShopPlan } from './shop-plan'

export const paymentProvider = 'pp_system_default'

/** The providers that are on. In a region that exists, the merchant adds one in the admin. */
const paymentProviders = (): readonly string[] => [
  paymentProvider,
  ...(testPaymentsPlugin(process.env) === undefined ? [] : ['pp_test']),
  ...(stripeSettings(process.env) === undefined ? [] : ['pp_stripe_stripe']),
  ...(razorpaySettings(process.env) === undefined ? [] : ['pp_razorpay']),
  ...(bankAccount(process.env) === undefined ? [] : ['pp_bank-transfer']),
]

/** `is_tax_inclusive` becomes a price preference of the region: displayed prices include tax. */
export async function seedRegion(
  container: MedusaContainer,
  { currency, region }: Pick<ShopPlan, 'currency' | 'region'>,
): Promise<{ id: string }> {
  const { result } = await createRegionsWorkflow(container).run({
    input: {
      regions: [
        {
          name: region.name,
          currency_code: currency,
          countries: [...region.countries],
          payment_providers: [...paymentProviders()],
          automatic_taxes: true,
          is_tax_inclusive: region.taxInclusive,
        },
      ],
    },
  })
  return { id: only(result, 'region').id }
}

export async function seedTax(
  container: MedusaContainer,
  { region, tax }: Pick<ShopPlan, 'region' | 'tax'>,
): Promise<void> {
  await createTaxRegionsWorkflow(container).run({
    input: region.countries.map((country) => ({
      country_code: country,
      provider_id: 'tp_system',
      ...(tax === undefined ? {} : { default_tax_rate: { ...tax } }),
    })),
  })
}
