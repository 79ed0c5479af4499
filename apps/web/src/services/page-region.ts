import type { QueryClient } from '@tanstack/react-query'
import { readRegions, type RegionSource } from '@umber/storefront-core/catalogue'
import { readRegionTax, type LiveClient } from '@umber/storefront-core/live'
import { unknownCurrency } from '@umber/storefront-core/money'
import { memoizeAsync } from '@umber/storefront-core/platform'
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
  readonly regions: () => Promise<ShopRegions>
  readonly regionTax: (options?: ReadOptions) => Promise<RegionTax | undefined>
}

export function createPageRegion({ client, queryClient, locale, settings }: PageRegionDeps): PageRegion {
  // One reading for all who ask. A query of its own would make lists wait for the retries of the header, and then for their own.
  const regions = memoizeAsync(async () => shopRegions(await readRegions(client), settings))
  const { queryKey } = regionsQuery({ regions })
  async function known(): Promise<ShopRegions> {
    const kept = queryClient.getQueryData(queryKey)
    if (kept !== undefined) return kept
    const read = await regions()
    queryClient.setQueryData(queryKey, read)
    return read
  }
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
