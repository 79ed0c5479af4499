import type { Client } from '../client.ts'
import type { RequestOptions } from '../config.ts'
import type { ClientHeaders } from '../transport/headers.ts'
import { path } from '../transport/path.ts'
import type {
  StoreRegionListParams,
  StoreRegionListResponse,
  StoreRegionResponse,
} from '../wire/catalogue.ts'
import type { SelectParams } from '../wire/query.ts'
import { get } from './verbs.ts'

/** Regions: where the shop sells, with currency and countries. */
export const regions = (client: Client) => ({
  /** Lists regions. `GET /store/regions` */
  list: async (query?: StoreRegionListParams, headers?: ClientHeaders, options?: RequestOptions) =>
    get<StoreRegionListResponse>(client, '/store/regions', query, headers, options),

  /** Retrieves a region. `GET /store/regions/{id}` */
  retrieve: async (id: string, query?: SelectParams, headers?: ClientHeaders, options?: RequestOptions) =>
    get<StoreRegionResponse>(client, path`/store/regions/${id}`, query, headers, options),
})
