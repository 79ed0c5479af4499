import { CommerceClient } from '@umber/commerce-client'
import { readRegions } from '@umber/storefront-core/catalogue'
import { shopRegions } from '../../src/config/offered-locales.ts'
import type { ShopRegions } from '../../src/config/regions.ts'
import type { ShopConfiguration } from '../shop-configuration.ts'

/** Tells the server where the shop sells. */
export interface RegionReader {
  /** Those of the last good reading if it fails now. Undefined when nothing was ever read. Never rejects. */
  readonly read: () => Promise<ShopRegions | undefined>
  /** Those of the last good reading. */
  readonly known: () => ShopRegions | undefined
  /** They may have changed. */
  readonly purge: () => void
}

export interface RegionReaderOptions {
  readonly config: ShopConfiguration
  readonly fetch: typeof fetch
  /** In milliseconds. */
  readonly now?: () => number
}

/** In milliseconds: how long a reading is used, and the pause after a failure. */
const freshFor = 30_000
const retryDelay = 1_000

export function createRegionReader({ config, fetch, now = Date.now }: RegionReaderOptions): RegionReader {
  const { backendUrl, publishableKey } = config
  const client = new CommerceClient({ baseUrl: backendUrl, publishableKey, fetch })
  let known: ShopRegions | undefined
  let reading: { until: number; readonly answer: Promise<ShopRegions | undefined> } | undefined

  function begin() {
    const begun = {
      until: now() + freshFor,
      answer: readRegions(client).then(
        (regions) => (known = shopRegions(regions, config)),
        () => {
          begun.until = now() + retryDelay
          return known
        },
      ),
    }
    return begun
  }

  return {
    async read() {
      if (reading === undefined || now() >= reading.until) reading = begin()
      return await reading.answer
    },
    known: () => known,
    purge() {
      reading = undefined
    },
  }
}
