import type { QueryClient } from '@tanstack/react-query'
import { readRegions, type RegionSource } from '@umber/storefront-core/catalogue'
import { readRegionTax, type LiveClient } from '@umber/storefront-core/live'
import { unknownCurrency } from '@umber/storefront-core/money'
import type { RegionTax } from '@umber/storefront-core/shop'
import { shopRegions, type LocaleSettings } from '../config/offered-locales.ts'
import type { PageLocale } from '../config/locale.ts'
import { regionOf, type ShopRegions } from '../config/regions.ts'
import { regionsQuery } from '../queries/regions.ts'

interface ReadOptions {
  readonly signal?: AbortSignal | undefined
}

interface PageRegionDeps {
  readonly client: Pick<LiveClient, 'client' | 'store'>
  /** Has the regions that came with the page. */
  readonly queryClient: QueryClient
  readonly locale: PageLocale
  /** Of the shop's settings. */
  readonly settings: LocaleSettings
}

/** Where the shop sells, and the region of the page: the one place that says which it is. */
export interface PageRegion {
  readonly region: RegionSource
  readonly regions: (options?: ReadOptions) => Promise<ShopRegions>
  readonly regionTax: (options?: ReadOptions) => Promise<RegionTax | undefined>
}

export function createPageRegion({ client, queryClient, locale, settings }: PageRegionDeps): PageRegion {
  const regions: PageRegion['regions'] = async (options) =>
    shopRegions(await readRegions(client, options), settings)
  // Those who ask retry.
  const known = async () => await queryClient.ensureQueryData({ ...regionsQuery({ regions }), retry: false })
  const region: RegionSource = async () =>
    regionOf(await known(), locale.country) ?? { id: undefined, currency: unknownCurrency }
  return {
    region,
    regions,
    async regionTax({ signal } = {}) {
      const { id } = await region()
      const country = locale.country ?? (await known()).homeCountry
      return id === undefined ? undefined : await readRegionTax(client.client, id, { country, signal })
    },
  }
}
