import type { Client } from '../client.ts'
import type { RequestOptions } from '../config.ts'
import type { ClientHeaders } from '../transport/headers.ts'
import type { StoreCreateCustomer, StoreCustomerResponse } from '../wire/customer.ts'
import type { SelectParams } from '../wire/query.ts'
import { get, post } from './verbs.ts'

/** The customer who is signed in. */
export const customers = (client: Client) => ({
  /** Makes a customer of a registered identity; needs the token that `auth.register` gave. `POST /store/customers` */
  create: async (
    body: StoreCreateCustomer,
    query?: SelectParams,
    headers?: ClientHeaders,
    options?: RequestOptions,
  ) => post<StoreCustomerResponse>(client, '/store/customers', { body, query, headers }, options),

  /** Retrieves the signed-in customer; status 401 when nobody is. `GET /store/customers/me` */
  retrieve: async (query?: SelectParams, headers?: ClientHeaders, options?: RequestOptions) =>
    get<StoreCustomerResponse>(client, '/store/customers/me', query, headers, options),
})
