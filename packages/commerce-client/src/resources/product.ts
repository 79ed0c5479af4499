import type { Client } from '../client.ts'
import type { RequestOptions } from '../config.ts'
import type { ClientHeaders } from '../transport/headers.ts'
import { path } from '../transport/path.ts'
import type {
  StoreProductListParams,
  StoreProductListResponse,
  StoreProductParams,
  StoreProductResponse,
} from '../wire/catalogue.ts'
import { get } from './verbs.ts'

/** Products with their variants, options and images. Prices (`calculated_price`, major units) need a `region_id`. */
export const products = (client: Client) => ({
  /** Lists products. An unknown handle or id gives an empty list, not an error. `GET /store/products` */
  list: async (query?: StoreProductListParams, headers?: ClientHeaders, options?: RequestOptions) =>
    get<StoreProductListResponse>(client, '/store/products', query, headers, options),

  /** Retrieves a product; type `not_found` when the sales channel has none of this id. `GET /store/products/{id}` */
  retrieve: async (
    id: string,
    query?: StoreProductParams,
    headers?: ClientHeaders,
    options?: RequestOptions,
  ) => get<StoreProductResponse>(client, path`/store/products/${id}`, query, headers, options),
})
