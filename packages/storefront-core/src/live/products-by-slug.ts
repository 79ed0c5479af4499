import { noRetry } from '../catalogue/catalogue-client.ts'
import { detailFields } from '../catalogue/product-fields.ts'
import { productsFromWire } from '../catalogue/product-from-wire.ts'
import type { Product } from '../catalogue/product.ts'
import { createRegionReader, type RegionSource } from '../catalogue/region.ts'
import { field, list } from '../parse/read.ts'
import type { LiveClient } from './live-client.ts'

const fields = detailFields.join(',')

/** The most handles that fit in a URL. */
const namesAtOnce = 50

/**
 * Reads products by handle, 50 per request: `GET /store/products`. Only those for sale are returned.
 *
 * @param region whose prices are read. Default: the backend's first.
 */
export function createProductsNamed(
  client: LiveClient,
  backendUrl: string,
  region: RegionSource = createRegionReader(client),
) {
  return async (handles: readonly string[], signal?: AbortSignal): Promise<readonly Product[]> => {
    const { id, currency } = await region()
    const context = { backendUrl, currency, featuredProductIds: [] }
    const read = async (handle: string[]) => {
      const query = { ...(id !== undefined && { region_id: id }), fields, handle }
      const answer = await client.store.product.list({ ...query, limit: namesAtOnce }, undefined, {
        ...noRetry,
        signal,
      })
      return productsFromWire(list(field(answer, 'products')), context)
    }
    const parts = Array.from({ length: Math.ceil(handles.length / namesAtOnce) }, (_, part) =>
      read(handles.slice(part * namesAtOnce, (part + 1) * namesAtOnce)),
    )
    return (await Promise.all(parts)).flat()
  }
}
