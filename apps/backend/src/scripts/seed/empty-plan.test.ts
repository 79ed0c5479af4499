import { expect, it } from 'vitest'

import { emptyPlan } from './empty-plan'

const shop = { name: 'Linen', currency: 'eur', countries: ['de', 'at'], shippingPrice: 4.9 } as const

it('an empty shop sells in the given countries, in one currency, with tax in its prices', () => {
  const plan = emptyPlan({ ...shop, countries: ['de', 'at'] })
  expect(plan.regions).toEqual([
    {
      name: 'Germany, Austria',
      currency: 'eur',
      countries: [{ code: 'de' }, { code: 'at' }],
      taxInclusive: true,
      shippingPrices: { standard: 4.9 },
    },
  ])
  expect(plan.warehouse.address.country_code).toBe('de')
})

it('an empty shop has a shipping option at the given price, and no tax rate of another country', () => {
  const plan = emptyPlan({ ...shop, countries: ['de'] })
  expect(plan.shippingOptions.map(({ code }) => plan.regions[0].shippingPrices[code])).toEqual([4.9])
  expect(plan.regions[0].countries[0].tax).toBeUndefined()
})
