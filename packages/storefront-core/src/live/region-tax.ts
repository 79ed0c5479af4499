import { noRetry } from '../catalogue/catalogue-client.ts'
import { failureFrom } from '../failure/failure-from-error.ts'
import { omitUndefined } from '../parse/omit-undefined.ts'
import { field, list, number, text } from '../parse/read.ts'
import type { RegionTax } from '../ports/region-tax.ts'
import type { LiveClient } from './live-client.ts'

export interface RegionTaxOptions {
  /** ISO 3166-1 alpha-2, lower case. Without it only whether prices include tax is known. */
  readonly country?: string | undefined
  readonly signal?: AbortSignal | undefined
}

/**
 * How the prices of a region stand to tax in a country. Undefined where the backend does not say. Rejects with the client's
 * `CommerceError`. The shop's own `GET /store/regions/{id}/taxes`
 *
 * @example
 * const tax = await readRegionTax(client.client, region.id, { country: 'de' })
 * if (tax?.includesTax) console.log(`incl. ${tax.rate} % ${tax.name}`)
 */
export async function readRegionTax(
  client: Pick<LiveClient['client'], 'fetch'>,
  regionId: string,
  { country, signal }: RegionTaxOptions = {},
): Promise<RegionTax | undefined> {
  const path = `/store/regions/${encodeURIComponent(regionId)}/taxes`
  try {
    return taxFrom(await client.fetch(path, { ...noRetry, ...omitUndefined({ signal }) }), country)
  } catch (error) {
    if (failureFrom(error).kind === 'missing') return undefined
    throw error
  }
}

function taxFrom(answer: unknown, country: string | undefined): RegionTax | undefined {
  const includesTax = field(answer, 'includes_tax')
  if (typeof includesTax !== 'boolean') return undefined
  const own = list(field(answer, 'countries')).find((one) => text(field(one, 'country_code')) === country)
  if (list(field(own, 'provinces')).length > 0) return { includesTax, isByProvince: true }
  const rate = number(field(own, 'tax_rate'))
  const name = text(field(own, 'tax_name'))
  return { includesTax, ...omitUndefined({ rate, name }) }
}
