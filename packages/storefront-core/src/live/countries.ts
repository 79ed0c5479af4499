import { noRetry } from '../catalogue/catalogue-client.ts'
import { memoizeAsync } from '../async/memoize-async.ts'
import { countryName } from '../parse/country-name.ts'
import { field, list, text } from '../parse/read.ts'
import type { AddressSupport } from '../ports/address-support.ts'
import type { DeliveryPlaces, RegionCountry } from '../ports/checkout-gateway.ts'
import { liveAddressRules } from './address-rules.ts'
import type { RegionSource } from '../catalogue/region.ts'
import type { LiveClient } from './live-client.ts'
import { omitUndefined } from '../parse/omit-undefined.ts'
import { sorted } from '../parse/sorted.ts'

/** The countries the shop delivers to, by name and ISO 3166-1 alpha-2 code. */
export interface Countries {
  /** The countries of the region that the shop sells in, as for the catalogue's prices. */
  places(signal?: AbortSignal): Promise<DeliveryPlaces>
  /** Of a name in the shop's language or in English. */
  code(name: string, signal?: AbortSignal): Promise<string | undefined>
  name(code: string, signal?: AbortSignal): Promise<string | undefined>
  /** A state as it is sent: by its code where the shop knows the country's states. */
  province(state: string, countryCode: string, signal?: AbortSignal): Promise<string>
  /** The countries of one region. */
  inRegion(regionId: string, signal?: AbortSignal): Promise<readonly RegionCountry[]>
}

type Country = RegionCountry & { readonly englishName: string; readonly regionId: string | undefined }

const plain = (words: string) => words.trim().toLowerCase()

const codeOf = (all: readonly Country[], name: string): string | undefined =>
  all.find((one) => plain(one.name) === plain(name) || plain(one.englishName) === plain(name))?.code

export interface CountriesOptions {
  readonly region?: RegionSource | undefined
  readonly loadSupport?: (() => Promise<AddressSupport>) | undefined
  readonly locale?: string | undefined
}

/**
 * Reads the regions once: `GET /store/regions`.
 *
 * @param options.region that the shop sells in. Default: the backend's first.
 * @param options.loadSupport loads what the shop knows of addresses, when it is first needed. Without it core's own rules apply.
 * @param options.locale in whose language countries are named. Default: in English, as the backend has them.
 */
export function createCountries(
  { store }: LiveClient,
  { region, loadSupport, locale }: CountriesOptions = {},
): Countries {
  const support = memoizeAsync(async () => await loadSupport?.())
  const known = memoizeAsync(async (): Promise<readonly Country[]> => {
    const query = { fields: 'id,countries.iso_2,countries.display_name' }
    const { regions } = await store.region.list(query, undefined, noRetry)
    return regions
      .flatMap((region) =>
        list(field(region, 'countries')).map((country) => ({ country, regionId: text(field(region, 'id')) })),
      )
      .flatMap(({ country, regionId }) => {
        const code = text(field(country, 'iso_2'))
        const englishName = text(field(country, 'display_name'))
        if (code === undefined || englishName === undefined) return []
        const name = locale === undefined ? englishName : countryName(code, locale)
        return [{ code: code.toLowerCase(), name, englishName, regionId }]
      })
  })

  const countries = async (signal: AbortSignal | undefined): Promise<readonly Country[]> => {
    const found = await known()
    signal?.throwIfAborted()
    return found
  }

  return {
    async places(signal) {
      const [all, addresses, sellsIn] = await Promise.all([countries(signal), support(), region?.()])
      const regionId = sellsIn?.id ?? all[0]?.regionId
      // A cart of the region cannot be delivered to the countries of another one.
      const own = all.filter((one) => one.regionId === regionId)
      const names = [...new Set(own.map(({ name }) => name))]
      return {
        countries: sorted(names, (one, other) => one.localeCompare(other, locale ?? 'en')),
        rules: (addresses?.rules ?? liveAddressRules)((name) => codeOf(all, name)),
        codeOf: (name) => codeOf(all, name),
        ...omitUndefined({
          postalCodeLookup: addresses?.postalCodeLookup,
          taxNumberCheck: addresses?.taxNumberCheck,
        }),
      }
    },
    code: async (name, signal) => codeOf(await countries(signal), name),
    name: async (code, signal) => (await countries(signal)).find((one) => one.code === plain(code))?.name,
    async province(state, countryCode, signal) {
      const addresses = state === '' ? undefined : await support()
      signal?.throwIfAborted()
      return addresses?.provinceOf(state, countryCode) ?? state
    },
    inRegion: async (regionId, signal) =>
      (await countries(signal))
        .filter((one) => one.regionId === regionId)
        .map(({ code, name }) => ({ code, name })),
  }
}
