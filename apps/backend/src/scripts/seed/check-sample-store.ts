import type { DemoCustomer, SampleOrder } from '@umber/sample-store'

/** The parts of the sample store that refer to each other. */
export interface SampleStoreParts {
  readonly regions: readonly {
    readonly name: string
    readonly currency: string
    readonly countries: readonly { readonly code: string }[]
  }[]
  readonly demoCustomer: Pick<DemoCustomer, 'addresses'>
  readonly sampleOrders: readonly Pick<SampleOrder, 'address' | 'items'>[]
  readonly skus: ReadonlySet<string>
}

const folder = 'packages/sample-store/src'

/**
 * Lists inconsistencies of the sample store, each with its file and field, before anything is written. Medusa would fail in
 * the middle of the seed, at the first order to a country without a region: "Shipping Options are invalid for cart."
 */
export function sampleStoreFaults(parts: SampleStoreParts): readonly string[] {
  const { regions, demoCustomer, sampleOrders, skus } = parts
  const countries = (regions[0]?.countries ?? []).map(({ code }) => code)
  const labels = demoCustomer.addresses.map(({ label }) => label)
  return [
    ...regions.flatMap(({ name, currency }, index) =>
      Intl.supportedValuesOf('currency').includes(currency.toUpperCase())
        ? []
        : [
            `${folder}/regions.ts: regions[${index}].currency ("${name}") is "${currency}", which is no currency.`,
          ],
    ),
    ...demoCustomer.addresses.flatMap(({ label, countryCode }, index) =>
      countries.includes(countryCode)
        ? []
        : [
            `${folder}/people.ts: demoCustomer.addresses[${index}].countryCode ("${label}") is "${countryCode}", ` +
              `and regions[0].countries in ${folder}/regions.ts has only ${quoted(countries)}.`,
          ],
    ),
    ...sampleOrders.flatMap(({ address }, index) =>
      labels.includes(address)
        ? []
        : [
            `${folder}/sample-orders.ts: sampleOrders[${index}].address is "${address}", ` +
              `and demoCustomer.addresses in ${folder}/people.ts has only ${quoted(labels)}.`,
          ],
    ),
    ...sampleOrders.flatMap(({ items }, index) =>
      items.flatMap(({ sku }, place) =>
        skus.has(sku)
          ? []
          : `${folder}/sample-orders.ts: sampleOrders[${index}].items[${place}].sku is "${sku}", which no product has.`,
      ),
    ),
  ]
}

const quoted = (words: readonly string[]): string => words.map((word) => `"${word}"`).join(', ')
