interface Zone {
  readonly geo_zones?: Many<{ readonly country_code?: string | null }>
  readonly shipping_options?: Many<{ readonly id: string }>
}

/** Where a sales channel delivers from, read through links, any of which may be missing. */
export interface DeliveringChannel {
  readonly stock_locations?: Many<{
    readonly fulfillment_sets?: Many<{ readonly type?: string | null; readonly service_zones?: Many<Zone> }>
  }>
}

type Many<Thing> = readonly (Thing | null)[] | null | undefined

/**
 * Ids of the shipping options that deliver from the channels into one of the countries, each with those countries. Those by which
 * shoppers collect their orders deliver nothing.
 */
export function reachedOptions(
  channels: readonly DeliveringChannel[],
  countries: readonly string[],
): ReadonlyMap<string, readonly string[]> {
  const reached = new Map<string, readonly string[]>()
  for (const { geo_zones: places, shipping_options: options } of zonesOf(channels)) {
    const codes = new Set(present(places).map(({ country_code: code }) => code?.toLowerCase()))
    const here = countries.filter((country) => codes.has(country.toLowerCase()))
    if (here.length > 0) for (const { id } of present(options)) reached.set(id, here)
  }
  return reached
}

function zonesOf(channels: readonly DeliveringChannel[]): readonly Zone[] {
  return channels
    .flatMap(({ stock_locations: locations }) => present(locations))
    .flatMap(({ fulfillment_sets: sets }) => present(sets))
    .filter(({ type }) => type !== 'pickup')
    .flatMap(({ service_zones: zones }) => present(zones))
}

interface Ruled {
  readonly rules?: Many<{ readonly attribute: string; readonly value?: unknown }>
}

/** Whether a shopper may choose the option: it is neither for returns nor for the merchant only. */
export function isForShoppers({ rules }: Ruled): boolean {
  const ruleValues = new Map(present(rules).map(({ attribute, value }) => [attribute, String(value)]))
  return ruleValues.get('is_return') !== 'true' && ruleValues.get('enabled_in_store') !== 'false'
}

function present<Thing>(things: Many<Thing>): readonly Thing[] {
  return (things ?? []).filter((thing) => thing != null)
}
