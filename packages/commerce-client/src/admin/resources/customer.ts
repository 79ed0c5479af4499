import type { HttpTypes } from '@medusajs/types'
import type { ClientHeaders, OptionsWithQuery, RequestOptions } from '../../config.ts'
import type { AdditionalData, SelectParams } from '../../resources/query.ts'
import type { Requests } from '../../resources/requests.ts'

/** Customers and their addresses. */
export function customer(request: Requests) {
  return {
    /**
     * Lists customers. `GET /admin/customers`
     *
     * @example
     * const { customers, count } = await admin.customer.list({ q: 'asha', has_account: true })
     */
    list: (
      query?: HttpTypes.AdminCustomerFilters,
      headers?: ClientHeaders,
      options?: RequestOptions,
    ): Promise<HttpTypes.AdminCustomerListResponse> =>
      request.get('/admin/customers', { ...options, query, headers }),

    /**
     * Retrieves a customer. `GET /admin/customers/{id}`
     *
     * @example
     * const { customer } = await admin.customer.retrieve('cus_01', { fields: '+groups.name' })
     */
    retrieve: (
      id: string,
      query?: SelectParams,
      headers?: ClientHeaders,
      options?: RequestOptions,
    ): Promise<HttpTypes.AdminCustomerResponse> =>
      request.get('/admin/customers/:id', { ...options, ids: [id], query, headers }),

    /**
     * Creates a customer. `POST /admin/customers`
     *
     * @example
     * const { customer } = await admin.customer.create({
     *   email: 'asha@umber.example', first_name: 'Asha', last_name: 'Rao',
     * })
     */
    create: (
      body: HttpTypes.AdminCreateCustomer & AdditionalData,
      query?: SelectParams,
      headers?: ClientHeaders,
      options?: RequestOptions,
    ): Promise<HttpTypes.AdminCustomerResponse> =>
      request.post('/admin/customers', { ...options, body, query, headers }),

    /**
     * Changes a customer. `POST /admin/customers/{id}`
     *
     * @example
     * const { customer } = await admin.customer.update('cus_01', { company_name: 'Rao Textiles' })
     */
    update: (
      id: string,
      body: HttpTypes.AdminUpdateCustomer & AdditionalData,
      query?: SelectParams,
      headers?: ClientHeaders,
      options?: RequestOptions,
    ): Promise<HttpTypes.AdminCustomerResponse> =>
      request.post('/admin/customers/:id', { ...options, ids: [id], body, query, headers }),

    /**
     * Deletes a customer. `DELETE /admin/customers/{id}`
     *
     * @example
     * await admin.customer.delete('cus_01')
     */
    delete: (
      id: string,
      headers?: ClientHeaders,
      options?: OptionsWithQuery,
    ): Promise<HttpTypes.AdminCustomerDeleteResponse> =>
      request.delete('/admin/customers/:id', { ...options, ids: [id], headers }),

    /**
     * Adds a customer to groups and removes them from others. `POST /admin/customers/{id}/customer-groups`
     *
     * @example
     * await admin.customer.batchCustomerGroups('cus_01', {
     *   add: ['cusgroup_01'], remove: ['cusgroup_02'],
     * })
     */
    batchCustomerGroups: (
      id: string,
      body: HttpTypes.AdminBatchLink,
      headers?: ClientHeaders,
      options?: OptionsWithQuery,
    ): Promise<HttpTypes.AdminCustomerResponse> =>
      request.post('/admin/customers/:id/customer-groups', { ...options, ids: [id], body, headers }),

    /**
     * Adds an address; returns the customer. `POST /admin/customers/{id}/addresses`
     *
     * @example
     * const { customer } = await admin.customer.createAddress('cus_01', {
     *   address_name: 'Office', first_name: 'Asha', last_name: 'Rao', address_1: '12 Hill Road',
     *   city: 'Mumbai', postal_code: '400050', country_code: 'in',
     * })
     */
    createAddress: (
      id: string,
      body: HttpTypes.AdminCreateCustomerAddress & AdditionalData,
      headers?: ClientHeaders,
      options?: OptionsWithQuery,
    ): Promise<HttpTypes.AdminCustomerResponse> =>
      request.post('/admin/customers/:id/addresses', { ...options, ids: [id], body, headers }),

    /**
     * Changes an address; returns the customer. `POST /admin/customers/{id}/addresses/{addressId}`
     *
     * @example
     * await admin.customer.updateAddress('cus_01', 'cuaddr_01', { is_default_billing: true })
     */
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

    /**
     * Deletes an address; the customer is the answer’s `parent`. `DELETE /admin/customers/{id}/addresses/{addressId}`
     *
     * @example
     * await admin.customer.deleteAddress('cus_01', 'cuaddr_01')
     */
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

    /**
     * Retrieves an address. `GET /admin/customers/{id}/addresses/{addressId}`
     *
     * @example
     * const { address } = await admin.customer.retrieveAddress('cus_01', 'cuaddr_01')
     */
    retrieveAddress: (
      id: string,
      addressId: string,
      headers?: ClientHeaders,
      options?: OptionsWithQuery,
    ): Promise<HttpTypes.AdminCustomerAddressResponse> =>
      request.get('/admin/customers/:id/addresses/:addressId', { ...options, ids: [id, addressId], headers }),

    /**
     * Lists the addresses of a customer. `GET /admin/customers/{id}/addresses`
     *
     * @example
     * const { addresses } = await admin.customer.listAddresses('cus_01')
     */
    listAddresses: (
      id: string,
      headers?: ClientHeaders,
      options?: OptionsWithQuery,
    ): Promise<HttpTypes.AdminCustomerAddressListResponse> =>
      request.get('/admin/customers/:id/addresses', { ...options, ids: [id], headers }),
  }
}
