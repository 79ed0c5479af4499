import type { Client } from '../client.ts'
import type { RequestOptions } from '../config.ts'
import type { ClientHeaders } from '../transport/headers.ts'
import { path } from '../transport/path.ts'
import type {
  StoreProductCategoryListParams,
  StoreProductCategoryListResponse,
  StoreProductCategoryParams,
  StoreProductCategoryResponse,
} from '../wire/catalogue.ts'
import { get } from './verbs.ts'

/** Product categories: the tree a shopper browses. */
export const categories = (client: Client) => ({
  /** Lists categories. `GET /store/product-categories` */
  list: async (query?: StoreProductCategoryListParams, headers?: ClientHeaders, options?: RequestOptions) =>
    get<StoreProductCategoryListResponse>(client, '/store/product-categories', query, headers, options),

  /** Retrieves a category. `GET /store/product-categories/{id}` */
  retrieve: async (
    id: string,
    query?: StoreProductCategoryParams,
    headers?: ClientHeaders,
    options?: RequestOptions,
  ) =>
    get<StoreProductCategoryResponse>(client, path`/store/product-categories/${id}`, query, headers, options),
})
