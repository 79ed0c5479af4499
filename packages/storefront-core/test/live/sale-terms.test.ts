import { describe, expect, it } from 'vitest'
import { payOnDelivery } from '../../src/live/pay-on-delivery.ts'
import { createLiveSaleTerms } from '../../src/live/sale-terms.ts'

const region = {
  id: 'reg_home',
  currency_code: 'EUR',
  countries: [
    { iso_2: 'np', display_name: 'Nepal' },
    { iso_2: 'in', display_name: 'India' },
    { iso_2: 'lk', display_name: 'Sri Lanka' },
  ],
}

const option = (id: string, amount: number | null, description: string, ...countries: readonly string[]) => ({
  id,
  name: `Delivery ${id}`,
  amount,
  type: { description },
  countries,
})

function source(regions: readonly object[], shippingOptions: readonly object[] = []) {
  const asked: string[] = []
  const client = {
    store: {
      region: { list: async () => ({ regions }) },
      payment: {
        listPaymentProviders: async () => ({
          payment_providers: [{ id: 'pp_x' }, { id: 'pp_system_default' }],
        }),
      },
    },
    client: {
      fetch: async (path: string) => {
        asked.push(path)
        return { shipping_options: shippingOptions }
      },
    },
  } as never
  return { asked, terms: createLiveSaleTerms({ client, payments: [{ id: 'pp_test' }, payOnDelivery] }) }
}

describe('The terms of sale', () => {
  it('are the region’s: its delivery countries, and the shipping options with their prices in its currency', async () => {
    const { asked, terms } = source(
      [region],
      [
        option('fast', 12.5, 'The next business day', 'in'),
        option('slow', 5, '5 to 7 business days', 'in', 'np'),
        option('by weight', null, '3 business days', 'np'),
      ],
    )
    expect(await terms.read()).toEqual({
      countries: ['India', 'Nepal'],
      deliveries: [
        { id: 'slow', name: 'Delivery slow', days: [5, 7], price: { amount: 5, currency: 'eur' } },
        { id: 'fast', name: 'Delivery fast', days: [1, 1], price: { amount: 12.5, currency: 'eur' } },
      ],
      payments: ['pp_system_default'],
    })
    expect(asked).toEqual(['/store/regions/reg_home/shipping-options'])
  })

  it('promise no delivery where the shop sells in no region', async () => {
    const { asked, terms } = source([])
    expect(await terms.read()).toEqual({ countries: [], deliveries: [], payments: [] })
    expect(asked).toEqual([])
  })
})
