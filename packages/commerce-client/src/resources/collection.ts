import type { Client } from '../client.ts'
import type { RequestOptions } from '../config.ts'
import type { ClientHeaders } from '../transport/headers.ts'
import { path } from '../transport/path.ts'
import type {
  StoreCollectionListParams,
  StoreCollectionListResponse,
  StoreCollectionResponse,
} from '../wire/catalogue.ts'
import type { SelectParams } from '../wire/query.ts'
import { get } from './verbs.ts'

/** Collections: sets of products under one handle. */
export const collections = (client: Client) => ({
  /** Lists collections. `GET /store/collections` */
  list: async (query?: StoreCollectionListParams, headers?: ClientHeaders, options?: RequestOptions) =>
    get<StoreCollectionListResponse>(client, '/store/collections', query, headers, options),

  /** Retrieves a collection. `GET /store/collections/{id}` */
  retrieve: async (id: string, query?: SelectParams, headers?: ClientHeaders, options?: RequestOptions) =>
    get<StoreCollectionResponse>(client, path`/store/collections/${id}`, query, headers, options),
})
