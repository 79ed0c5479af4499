import type { HttpTypes } from '@medusajs/types'
import type { ClientHeaders, OptionsWithQuery, RequestOptions } from '../../config.ts'
import type { SelectParams } from '../../resources/query.ts'
import type { Requests } from '../../resources/requests.ts'

/** Shipping option types, such as express. */
export function shippingOptionType(request: Requests) {
  return {
    /**
     * Lists shipping option types. `GET /admin/shipping-option-types`
     *
     * @example
     * const { shipping_option_types } = await admin.shippingOptionType.list({ limit: 20 })
     */
    list: (
      query?: HttpTypes.AdminShippingOptionTypeListParams,
      headers?: ClientHeaders,
      options?: RequestOptions,
    ): Promise<HttpTypes.AdminShippingOptionTypeListResponse> =>
      request.get('/admin/shipping-option-types', { ...options, query, headers }),

    /**
     * Retrieves a shipping option type. `GET /admin/shipping-option-types/{id}`
     *
     * @example
     * const { shipping_option_type } = await admin.shippingOptionType.retrieve('sotype_01')
     */
    retrieve: (
      id: string,
      query?: SelectParams,
      headers?: ClientHeaders,
      options?: RequestOptions,
    ): Promise<HttpTypes.AdminShippingOptionTypeResponse> =>
      request.get('/admin/shipping-option-types/:id', { ...options, ids: [id], query, headers }),

    /**
     * Creates a shipping option type. `POST /admin/shipping-option-types`
     *
     * @example
     * const { shipping_option_type } = await admin.shippingOptionType.create({
     *   code: 'express', label: 'Express', description: 'The next day',
     * })
     */
    create: (
      body: HttpTypes.AdminCreateShippingOptionType,
      query?: SelectParams,
      headers?: ClientHeaders,
      options?: RequestOptions,
    ): Promise<HttpTypes.AdminShippingOptionTypeResponse> =>
      request.post('/admin/shipping-option-types', { ...options, body, query, headers }),

    /**
     * Changes a shipping option type. `POST /admin/shipping-option-types/{id}`
     *
     * @example
     * await admin.shippingOptionType.update('sotype_01', { description: 'The next working day' })
     */
    update: (
      id: string,
      body: HttpTypes.AdminUpdateShippingOptionType,
      query?: SelectParams,
      headers?: ClientHeaders,
      options?: RequestOptions,
    ): Promise<HttpTypes.AdminShippingOptionTypeResponse> =>
      request.post('/admin/shipping-option-types/:id', { ...options, ids: [id], body, query, headers }),

    /**
     * Deletes a shipping option type. `DELETE /admin/shipping-option-types/{id}`
     *
     * @example
     * await admin.shippingOptionType.delete('sotype_01')
     */
    delete: (
      id: string,
      headers?: ClientHeaders,
      options?: OptionsWithQuery,
    ): Promise<HttpTypes.AdminShippingOptionTypeDeleteResponse> =>
      request.delete('/admin/shipping-option-types/:id', { ...options, ids: [id], headers }),
  }
}
