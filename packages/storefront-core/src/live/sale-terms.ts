import { noRetry } from '../catalogue/catalogue-client.ts'
import { unknownCurrency } from '../money/money.ts'
import type { PaymentKind } from '../ports/checkout-gateway.ts'
import type { SaleTermsSource } from '../ports/sale-terms.ts'
import { collect, field, list, text } from '../parse/read.ts'
import { shippingOptionsFrom } from './shipping-option-from-wire.ts'
import type { LiveClient } from './live-client.ts'

export interface LiveSaleTermsOptions {
  readonly client: Pick<LiveClient, 'client' | 'store'>
  /** Payment methods, the default first. */
  readonly payments: readonly PaymentKind[]
}

/**
 * The region's terms: `GET /store/regions`, and the shop's own `GET /store/regions/{id}/shipping-options`,
 * because Medusa lists shipping options only for a cart.
 */
export function createLiveSaleTerms({ client, payments }: LiveSaleTermsOptions): SaleTermsSource {
  return {
    async read({ signal } = {}) {
      const call = { ...noRetry, signal }
      const query = { limit: 1, fields: 'id,currency_code,countries.iso_2,countries.display_name' }
      const { regions } = await client.store.region.list(query, undefined, call)
      const region: unknown = regions[0]
      const id = text(field(region, 'id'))
      if (id === undefined) return { countries: [], deliveries: [], payments }
      const path = `/store/regions/${encodeURIComponent(id)}/shipping-options`
      const answer: unknown = await client.client.fetch(path, call)
      const reached = reachedBy(answer)
      return {
        countries: collect(field(region, 'countries'), (country) =>
          reached.has(text(field(country, 'iso_2'))?.toLowerCase() ?? '')
            ? text(field(country, 'display_name'))
            : undefined,
        ).toSorted(),
        deliveries: shippingOptionsFrom(
          answer,
          text(field(region, 'currency_code'))?.toLowerCase() ?? unknownCurrency,
        ),
        payments,
      }
    },
  }
}

/** A region may include countries without a shipping option. */
function reachedBy(answer: unknown): ReadonlySet<string> {
  const options = list(field(answer, 'shipping_options'))
  return new Set(options.flatMap((option) => collect(field(option, 'countries'), text)))
}
