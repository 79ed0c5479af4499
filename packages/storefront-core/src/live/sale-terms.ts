import { noRetry } from '../catalogue/catalogue-client.ts'
import type { RegionSource } from '../catalogue/region.ts'
import { unknownCurrency } from '../money/money.ts'
import type { PaymentProvider, ProviderId } from '../ports/payment.ts'
import type { SaleTermsSource } from '../ports/sale-terms.ts'
import { countryName } from '../parse/country-name.ts'
import { collect, field, list, text } from '../parse/read.ts'
import { createAvailableProviders } from './available-providers.ts'
import { shippingOptionsFrom } from './shipping-option-from-wire.ts'
import type { LiveClient } from './live-client.ts'
import { sorted } from '../parse/sorted.ts'

interface RequestOptions {
  readonly signal?: AbortSignal | undefined
}

export interface LiveSaleTermsOptions {
  readonly client: Pick<LiveClient, 'client' | 'store'>
  /** The payment providers that the shop knows, the default first. */
  readonly payments: readonly PaymentProvider[]
  /** Whose terms are read. Default: the backend's first. */
  readonly region?: RegionSource | undefined
  /** In whose language countries are named. Default: in English, as the backend has them. */
  readonly locale?: string | undefined
}

/**
 * The region's terms: `GET /store/regions`, and the shop's own `GET /store/regions/{id}/shipping-options`,
 * because Medusa lists shipping options only for a cart; and
 * its payment providers.
 */
export function createLiveSaleTerms({
  client,
  payments,
  region: source,
  locale,
}: LiveSaleTermsOptions): SaleTermsSource {
  const available = createAvailableProviders(client, payments)
  const optionsOf = async (id: string, call: RequestOptions): Promise<unknown> =>
    await client.client.fetch(`/store/regions/${encodeURIComponent(id)}/shipping-options`, call)
  const read: SaleTermsSource['read'] = async ({ signal } = {}) => {
    const call = { ...noRetry, signal }
    const wanted = await source?.()
    const limit = wanted === undefined ? 1 : 250
    const query = { limit, fields: 'id,currency_code,countries.iso_2,countries.display_name' }
    const { regions } = await client.store.region.list(query, undefined, call)
    const region: unknown = regions.find((one) => one.id === wanted?.id) ?? regions[0]
    const id = text(field(region, 'id'))
    if (id === undefined) return { countries: [], deliveries: [], payments: [] }
    const [answer, offered]: readonly [unknown, readonly ProviderId[]] = await Promise.all([
      optionsOf(id, call),
      available(id, signal),
    ])
    const reached = reachedBy(answer)
    return {
      countries: sorted(
        collect(field(region, 'countries'), (country) => {
          const code = text(field(country, 'iso_2'))?.toLowerCase() ?? ''
          if (!reached.has(code)) return undefined
          return locale === undefined ? text(field(country, 'display_name')) : countryName(code, locale)
        }),
        (one, other) => one.localeCompare(other, locale ?? 'en'),
      ),
      deliveries: shippingOptionsFrom(
        answer,
        text(field(region, 'currency_code'))?.toLowerCase() ?? unknownCurrency,
      ),
      payments: offered,
    }
  }
  return {
    read,
    async deliveries({ signal } = {}) {
      const { id, currency = unknownCurrency } = (await source?.()) ?? {}
      if (id === undefined) return (await read({ signal })).deliveries
      return shippingOptionsFrom(await optionsOf(id, { ...noRetry, signal }), currency)
    },
  }
}

/** A region may include countries without a shipping option. */
function reachedBy(answer: unknown): ReadonlySet<string> {
  const options = list(field(answer, 'shipping_options'))
  return new Set(options.flatMap((option) => collect(field(option, 'countries'), text)))
}
