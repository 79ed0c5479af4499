import type { MedusaContainer } from '@medusajs/framework/types'
import { createRegionsWorkflow, createTaxRegionsWorkflow } from '@medusajs/medusa/core-flows'

import { bankAccount } from '../../lib/bank-transfer/bank-account'
import { stripeSettings } from '../../lib/payments/stripe-settings'
import { razorpaySettings } from '../../lib/razorpay/razorpay-settings'
import { testPaymentsPlugin } from '../../lib/configuration/test-payments'
import type { CountryPlan, RegionPlan, ShopPlan } from './shop-plan'

export const paymentProvider = 'pp_system_default'

/**
 * The providers that are on. Razorpay and the bank account are of the merchant's own country, so only the default region has
 * them. In a region that exists, the merchant adds one in the admin.
 */
const paymentProviders = (isDefault: boolean): readonly string[] => [
  paymentProvider,
  ...(testPaymentsPlugin(process.env) === undefined ? [] : ['pp_test']),
  ...(stripeSettings(process.env) === undefined ? [] : ['pp_stripe_stripe']),
  ...(isDefault && razorpaySettings(process.env) !== undefined ? ['pp_razorpay'] : []),
  ...(isDefault && bankAccount(process.env) !== undefined ? ['pp_bank-transfer'] : []),
  // Offered to no one before the owner has chosen who may use it.
  'pp_net-terms',
]

/** A region of the plan as Medusa holds it. */
export interface SeededRegion {
  readonly id: string
  readonly plan: RegionPlan
}

/**
 * The default region before the others, so that it is the first of the store by age and by id too. `is_tax_inclusive` becomes a price
 * preference of the region: displayed prices include tax.
 */
export async function seedRegions(
  container: MedusaContainer,
  { regions }: Pick<ShopPlan, 'regions'>,
): Promise<readonly [SeededRegion, ...SeededRegion[]]> {
  const [first, ...others] = regions
  const [seeded] = await createRegions(container, [first], true)
  if (seeded === undefined) throw new Error(`Medusa made no region ${first.name}.`)
  return [seeded, ...(others.length === 0 ? [] : await createRegions(container, others, false))]
}

async function createRegions(
  container: MedusaContainer,
  plans: readonly RegionPlan[],
  isDefault: boolean,
): Promise<readonly SeededRegion[]> {
  const { result } = await createRegionsWorkflow(container).run({
    input: {
      regions: plans.map(({ name, currency, countries, taxInclusive }) => ({
        name,
        currency_code: currency,
        countries: countries.map(({ code }) => code),
        payment_providers: [...paymentProviders(isDefault)],
        automatic_taxes: true,
        is_tax_inclusive: taxInclusive,
      })),
    },
  })
  return plans.flatMap((plan) => {
    const region = result.find(({ name }) => name === plan.name)
    return region === undefined ? [] : { id: region.id, plan }
  })
}

/** A tax region of each country, and below it one of each province that has its own rate. */
export async function seedTaxes(
  container: MedusaContainer,
  { regions }: Pick<ShopPlan, 'regions'>,
): Promise<void> {
  const countries = regions.flatMap((region): readonly CountryPlan[] => region.countries)
  const { result } = await createTaxRegionsWorkflow(container).run({
    input: countries.map(({ code, tax }) => ({
      country_code: code,
      provider_id: 'tp_system',
      ...(tax === undefined ? {} : { default_tax_rate: { ...tax } }),
    })),
  })
  const parents = new Map(result.map(({ id, country_code: code }) => [code, id]))
  const provinces = countries.flatMap(({ code, provinces = [] }) =>
    provinces.map((province) => ({
      country_code: code,
      province_code: province.code,
      parent_id: parents.get(code) ?? '',
      default_tax_rate: { ...province.tax },
    })),
  )
  if (provinces.length > 0) await createTaxRegionsWorkflow(container).run({ input: provinces })
}
