import type { HttpTypes } from '@medusajs/types'
import type { ClientHeaders, OptionsWithQuery, RequestOptions } from '../../config.ts'
import type { AdditionalData, SelectParams } from '../../resources/query.ts'
import type { Requests } from '../../resources/requests.ts'

/** Customers and their addresses. */
export function customer(request: Requests) {
  return {
    /** Lists customers. `GET /admin/customers` */
    list: (
      query?: HttpTypes.AdminCustomerFilters,
      headers?: ClientHeaders,
      options?: RequestOptions,
    ): Promise<HttpTypes.AdminCustomerListResponse> =>
      request.get('/admin/customers', { ...options, query, headers }),

    /** Retrieves a customer. `GET /admin/customers/{id}` */
    retrieve: (
      id: string,
      query?: SelectParams,
      headers?: ClientHeaders,
      options?: RequestOptions,
    ): Promise<HttpTypes.AdminCustomerResponse> =>
      request.get('/admin/customers/:id', { ...options, ids: [id], query, headers }),

    /** Creates a customer. `POST /admin/customers` */
    create: (
      body: HttpTypes.AdminCreateCustomer & AdditionalData,
      query?: SelectParams,
      headers?: ClientHeaders,
      options?: RequestOptions,
    ): Promise<HttpTypes.AdminCustomerResponse> =>
      request.post('/admin/customers', { ...options, body, query, headers }),

    /** Changes a customer. `POST /admin/customers/{id}` */
    update: (
      id: string,
      body: HttpTypes.AdminUpdateCustomer & AdditionalData,
      query?: SelectParams,
      headers?: ClientHeaders,
      options?: RequestOptions,
    ): Promise<HttpTypes.AdminCustomerResponse> =>
      request.post('/admin/customers/:id', { ...options, ids: [id], body, query, headers }),

    /** Deletes a customer. `DELETE /admin/customers/{id}` */
    delete: (
      id: string,
      headers?: ClientHeaders,
      options?: OptionsWithQuery,
    ): Promise<HttpTypes.AdminCustomerDeleteResponse> =>
      request.delete('/admin/customers/:id', { ...options, ids: [id], headers }),

    /** Adds a customer to groups and removes them from others. `POST /admin/customers/{id}/customer-groups` */
    batchCustomerGroups: (
      id: string,
      body: HttpTypes.AdminBatchLink,
      headers?: ClientHeaders,
      options?: OptionsWithQuery,
    ): Promise<HttpTypes.AdminCustomerResponse> =>
      request.post('/admin/customers/:id/customer-groups', { ...options, ids: [id], body, headers }),

    /** Adds an address; returns the customer. `POST /admin/customers/{id}/addresses` */
    createAddress: (
      id: string,
      body: HttpTypes.AdminCreateCustomerAddress & AdditionalData,
      headers?: ClientHeaders,
      options?: OptionsWithQuery,
    ): Promise<HttpTypes.AdminCustomerResponse> =>
      request.post('/admin/customers/:id/addresses', { ...options, ids: [id], body, headers }),

    /** Changes an address; returns the customer. `POST /admin/customers/{id}/addresses/{addressId}` */
    updateAddress: (
      id: string,
      addressId: string,
      body: HttpTypes.AdminUpdateCustomerAddress & AdditionalData,
      headers?: ClientHeaders,
      options?: OptionsWithQuery,
    ): Promise<HttpTypes.AdminCustomerResponse> =>
      request.post('/admin/customers/:id/addresses/:addressId', {
        ...options,
        ids: [id, addressId],
        body,
        headers,
      }),

    /** Deletes an address; the customer is the answer’s `parent`. `DELETE /admin/customers/{id}/addresses/{addressId}` */
    deleteAddress: (
      id: string,
      addressId: string,
      headers?: ClientHeaders,
      options?: OptionsWithQuery,
    ): Promise<HttpTypes.AdminCustomerAddressDeleteResponse> =>
      request.delete('/admin/customers/:id/addresses/:addressId', {
        ...options,
        ids: [id, addressId],
        headers,
      }),

    /** Retrieves an address. `GET /admin/customers/{id}/addresses/{addressId}` */
    retrieveAddress: (
      id: string,
      addressId: string,
      headers?: ClientHeaders,
      options?: OptionsWithQuery,
    ): Promise<HttpTypes.AdminCustomerAddressResponse> =>
      request.get('/admin/customers/:id/addresses/:addressId', { ...options, ids: [id, addressId], headers }),

    /** Lists the addresses of a customer. `GET /admin/customers/{id}/addresses` */
    listAddresses: (
      id: string,
      headers?: ClientHeaders,
      options?: OptionsWithQuery,
    ): Promise<HttpTypes.AdminCustomerAddressListResponse> =>
      request.get('/admin/customers/:id/addresses', { ...options, ids: [id], headers }),
  }
}
