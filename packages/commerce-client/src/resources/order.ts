import type { Client } from '../client.ts'
import type { RequestOptions } from '../config.ts'
import type { ClientHeaders } from '../transport/headers.ts'
import { path } from '../transport/path.ts'
import type { StoreOrderFilters, StoreOrderListResponse, StoreOrderResponse } from '../wire/customer.ts'
import type { SelectParams } from '../wire/query.ts'
import { get } from './verbs.ts'

/** Orders. Totals are in major currency units. */
export const orders = (client: Client) => ({
  /** Lists the signed-in customer's orders; status 401 when nobody is signed in. `GET /store/orders` */
  list: async (query?: StoreOrderFilters, headers?: ClientHeaders, options?: RequestOptions) =>
    get<StoreOrderListResponse>(client, '/store/orders', query, headers, options),

  /** Retrieves an order; whoever knows the id of a guest's order may read it. `GET /store/orders/{id}` */
  retrieve: async (id: string, query?: SelectParams, headers?: ClientHeaders, options?: RequestOptions) =>
    get<StoreOrderResponse>(client, path`/store/orders/${id}`, query, headers, options),
})
