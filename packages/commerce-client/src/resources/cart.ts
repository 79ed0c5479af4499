import type { Client } from '../client.ts'
import type { RequestOptions } from '../config.ts'
import type { ClientHeaders } from '../transport/headers.ts'
import { path } from '../transport/path.ts'
import type * as Wire from '../wire/cart.ts'
import type { SelectParams } from '../wire/query.ts'
import { get, post, remove } from './verbs.ts'

/** Carts. Totals are in major currency units. A cart that became an order refuses every write with status 400. */
export const carts = (client: Client) => ({
  /** Creates a cart. `POST /store/carts` */
  create: async (
    body: Wire.StoreCreateCart,
    query?: SelectParams,
    headers?: ClientHeaders,
    options?: RequestOptions,
  ) => post<Wire.StoreCartResponse>(client, '/store/carts', { body, query, headers }, options),

  /** Changes region, email, addresses or metadata. `POST /store/carts/{id}` */
  update: async (
    id: string,
    body: Wire.StoreUpdateCart,
    query?: SelectParams,
    headers?: ClientHeaders,
    options?: RequestOptions,
  ) => post<Wire.StoreCartResponse>(client, path`/store/carts/${id}`, { body, query, headers }, options),

  /** Retrieves a cart; type `not_found` when there is none of this id. `GET /store/carts/{id}` */
  retrieve: async (id: string, query?: SelectParams, headers?: ClientHeaders, options?: RequestOptions) =>
    get<Wire.StoreCartResponse>(client, path`/store/carts/${id}`, query, headers, options),

  /**
   * Adds a variant; joins a line of the same variant and metadata. Code `insufficient_inventory` when there is too little of
   * it. Adding twice adds twice: after a timeout read the cart before trying again. `POST /store/carts/{cartId}/line-items`
   */
  createLineItem: async (
    cartId: string,
    body: Wire.StoreAddCartLineItem,
    query?: SelectParams,
    headers?: ClientHeaders,
    options?: RequestOptions,
  ) =>
    post<Wire.StoreCartResponse>(
      client,
      path`/store/carts/${cartId}/line-items`,
      { body, query, headers },
      options,
    ),

  /** Sets a line's quantity; 0 removes it. `POST /store/carts/{cartId}/line-items/{lineItemId}` */
  updateLineItem: async (
    cartId: string,
    lineItemId: string,
    body: Wire.StoreUpdateCartLineItem,
    query?: SelectParams,
    headers?: ClientHeaders,
    options?: RequestOptions,
  ) =>
    post<Wire.StoreCartResponse>(
      client,
      path`/store/carts/${cartId}/line-items/${lineItemId}`,
      { body, query, headers },
      options,
    ),

  /** Removes a line; the cart is the answer's `parent`. `DELETE /store/carts/{cartId}/line-items/{lineItemId}` */
  deleteLineItem: async (
    cartId: string,
    lineItemId: string,
    query?: SelectParams,
    headers?: ClientHeaders,
    options?: RequestOptions,
  ) =>
    remove<Wire.StoreLineItemDeleteResponse>(
      client,
      path`/store/carts/${cartId}/line-items/${lineItemId}`,
      { query, headers },
      options,
    ),

  /** Chooses a shipping option. `POST /store/carts/{cartId}/shipping-methods` */
  addShippingMethod: async (
    cartId: string,
    body: Wire.StoreAddCartShippingMethods,
    query?: SelectParams,
    headers?: ClientHeaders,
    options?: RequestOptions,
  ) =>
    post<Wire.StoreCartResponse>(
      client,
      path`/store/carts/${cartId}/shipping-methods`,
      { body, query, headers },
      options,
    ),

  /** Gives a guest's cart to the signed-in customer. `POST /store/carts/{id}/customer` */
  transferCart: async (id: string, query?: SelectParams, headers?: ClientHeaders, options?: RequestOptions) =>
    post<Wire.StoreCartResponse>(client, path`/store/carts/${id}/customer`, { query, headers }, options),
})
