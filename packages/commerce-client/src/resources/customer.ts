import type { HttpTypes } from '@medusajs/types'
import type { ClientHeaders, OptionsWithQuery, RequestOptions } from '../config.ts'
import type { FindParams, SelectParams } from './query.ts'
import type { Requests } from './requests.ts'

export type StoreCustomerAddressListParams = FindParams & HttpTypes.StoreCustomerAddressFilters

/** The signed-in customer; status 401 for a guest. */
export function customer(request: Requests) {
  return {
    /**
     * Creates the customer of a registered identity; needs the token of `auth.register`. `POST /store/customers`
     *
     * @example
     * await shop.auth.register('customer', 'emailpass', {
     *   email: 'asha@umber.example', password: 'linen-and-light',
     * })
     * const { customer } = await shop.store.customer.create({
     *   email: 'asha@umber.example', first_name: 'Asha',
     * })
     */
    create: (
      body: HttpTypes.StoreCreateCustomer,
      query?: SelectParams,
      headers?: ClientHeaders,
      options?: RequestOptions,
    ): Promise<HttpTypes.StoreCustomerResponse> =>
      request.post('/store/customers', { ...options, body, query, headers }),

    /**
     * Changes name, phone, company or metadata. `POST /store/customers/me`
     *
     * @example
     * const { customer } = await shop.store.customer.update({
     *   first_name: 'Asha', phone: '+91 98200 00000',
     * })
     */
    update: (
      body: HttpTypes.StoreUpdateCustomer,
      query?: SelectParams,
      headers?: ClientHeaders,
      options?: RequestOptions,
    ): Promise<HttpTypes.StoreCustomerResponse> =>
      request.post('/store/customers/me', { ...options, body, query, headers }),

    /**
     * Retrieves the signed-in customer. `GET /store/customers/me`
     *
     * @example
     * const { customer } = await shop.store.customer.retrieve({ fields: '+groups.name' })
     */
    retrieve: (
      query?: SelectParams,
      headers?: ClientHeaders,
      options?: RequestOptions,
    ): Promise<HttpTypes.StoreCustomerResponse> =>
      request.get('/store/customers/me', { ...options, query, headers }),

    /**
     * Adds an address; returns the customer. `POST /store/customers/me/addresses`
     *
     * @example
     * const { customer } = await shop.store.customer.createAddress({
     *   address_name: 'Home', first_name: 'Asha', last_name: 'Rao', address_1: '12 Hill Road',
     *   city: 'Mumbai', postal_code: '400050', country_code: 'in', is_default_shipping: true,
     * })
     */
    createAddress: (
      body: HttpTypes.StoreCreateCustomerAddress,
      query?: SelectParams,
      headers?: ClientHeaders,
      options?: RequestOptions,
    ): Promise<HttpTypes.StoreCustomerResponse> =>
      request.post('/store/customers/me/addresses', { ...options, body, query, headers }),

    /**
     * Changes an address; returns the customer. `POST /store/customers/me/addresses/{addressId}`
     *
     * @example
     * const { customer } = await shop.store.customer.updateAddress('cuaddr_01', {
     *   phone: '+91 98200 00000',
     * })
     */
    updateAddress: (
      addressId: string,
      body: HttpTypes.StoreUpdateCustomerAddress,
      query?: SelectParams,
      headers?: ClientHeaders,
      options?: RequestOptions,
    ): Promise<HttpTypes.StoreCustomerResponse> =>
      request.post('/store/customers/me/addresses/:addressId', {
        ...options,
        ids: [addressId],
        body,
        query,
        headers,
      }),

    /**
     * Lists the addresses. `GET /store/customers/me/addresses`
     *
     * @example
     * const { addresses } = await shop.store.customer.listAddress({ limit: 10 })
     */
    listAddress: (
      query?: StoreCustomerAddressListParams,
      headers?: ClientHeaders,
      options?: RequestOptions,
    ): Promise<HttpTypes.StoreCustomerAddressListResponse> =>
      request.get('/store/customers/me/addresses', { ...options, query, headers }),

    /**
     * Retrieves an address. `GET /store/customers/me/addresses/{addressId}`
     *
     * @example
     * const { address } = await shop.store.customer.retrieveAddress('cuaddr_01')
     */
    retrieveAddress: (
      addressId: string,
      query?: SelectParams,
      headers?: ClientHeaders,
      options?: RequestOptions,
    ): Promise<HttpTypes.StoreCustomerAddressResponse> =>
      request.get('/store/customers/me/addresses/:addressId', {
        ...options,
        ids: [addressId],
        query,
        headers,
      }),

    /**
     * Deletes an address; the customer is the answer's `parent`. `DELETE /store/customers/me/addresses/{addressId}`
     *
     * @example
     * await shop.store.customer.deleteAddress('cuaddr_01')
     */
    deleteAddress: (
      addressId: string,
      headers?: ClientHeaders,
      options?: OptionsWithQuery,
    ): Promise<HttpTypes.StoreCustomerAddressDeleteResponse> =>
      request.delete('/store/customers/me/addresses/:addressId', { ...options, ids: [addressId], headers }),
  }
}
