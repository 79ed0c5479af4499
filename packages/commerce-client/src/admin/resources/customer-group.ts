import type { HttpTypes } from '@medusajs/types'
import type { ClientHeaders, OptionsWithQuery, RequestOptions } from '../../config.ts'
import type { Requests } from '../../resources/requests.ts'

/** Customer groups, for prices and promotions that apply to some customers only. */
export function customerGroup(request: Requests) {
  return {
    /**
     * Lists customer groups. `GET /admin/customer-groups`
     *
     * @example
     * const { customer_groups } = await admin.customerGroup.list({ q: 'wholesale' })
     */
    list: (
      query?: HttpTypes.AdminGetCustomerGroupsParams,
      headers?: ClientHeaders,
      options?: RequestOptions,
    ): Promise<HttpTypes.AdminCustomerGroupListResponse> =>
      request.get('/admin/customer-groups', { ...options, query, headers }),

    /**
     * Retrieves a customer group. `GET /admin/customer-groups/{id}`
     *
     * @example
     * const { customer_group } = await admin.customerGroup.retrieve('cusgroup_01', {
     *   fields: '+customers.email',
     * })
     */
    retrieve: (
      id: string,
      query?: HttpTypes.AdminGetCustomerGroupParams,
      headers?: ClientHeaders,
      options?: RequestOptions,
    ): Promise<HttpTypes.AdminCustomerGroupResponse> =>
      request.get('/admin/customer-groups/:id', { ...options, ids: [id], query, headers }),

    /**
     * Creates a customer group. `POST /admin/customer-groups`
     *
     * @example
     * const { customer_group } = await admin.customerGroup.create({ name: 'Wholesale' })
     */
    create: (
      body: HttpTypes.AdminCreateCustomerGroup,
      query?: HttpTypes.AdminGetCustomerGroupParams,
      headers?: ClientHeaders,
      options?: RequestOptions,
    ): Promise<HttpTypes.AdminCustomerGroupResponse> =>
      request.post('/admin/customer-groups', { ...options, body, query, headers }),

    /**
     * Changes a customer group. `POST /admin/customer-groups/{id}`
     *
     * @example
     * await admin.customerGroup.update('cusgroup_01', { name: 'Wholesale, India' })
     */
    update: (
      id: string,
      body: HttpTypes.AdminUpdateCustomerGroup,
      query?: HttpTypes.AdminGetCustomerGroupParams,
      headers?: ClientHeaders,
      options?: RequestOptions,
    ): Promise<HttpTypes.AdminCustomerGroupResponse> =>
      request.post('/admin/customer-groups/:id', { ...options, ids: [id], body, query, headers }),

    /**
     * Deletes a customer group. `DELETE /admin/customer-groups/{id}`
     *
     * @example
     * await admin.customerGroup.delete('cusgroup_01')
     */
    delete: (
      id: string,
      headers?: ClientHeaders,
      options?: OptionsWithQuery,
    ): Promise<HttpTypes.AdminCustomerGroupDeleteResponse> =>
      request.delete('/admin/customer-groups/:id', { ...options, ids: [id], headers }),

    /**
     * Adds customers to a group and removes others. `POST /admin/customer-groups/{id}/customers`
     *
     * @example
     * await admin.customerGroup.batchCustomers('cusgroup_01', { add: ['cus_01', 'cus_02'] })
     */
    batchCustomers: (
      id: string,
      body: HttpTypes.AdminBatchLink,
      headers?: ClientHeaders,
      options?: OptionsWithQuery,
    ): Promise<HttpTypes.AdminCustomerGroupResponse> =>
      request.post('/admin/customer-groups/:id/customers', { ...options, ids: [id], body, headers }),
  }
}
