import type { HttpTypes } from '@medusajs/types'
import type { ClientHeaders, OptionsWithQuery, RequestOptions } from '../../config.ts'
import type { SelectParams } from '../../resources/query.ts'
import type { Requests } from '../../resources/requests.ts'

/** Shipping options for the shopper to choose from. Prices are in major currency units. */
export function shippingOption(request: Requests) {
  return {
    /** Lists shipping options. `GET /admin/shipping-options` */
    list: (
      query?: HttpTypes.AdminShippingOptionListParams,
      headers?: ClientHeaders,
      options?: RequestOptions,
    ): Promise<HttpTypes.AdminShippingOptionListResponse> =>
      request.get('/admin/shipping-options', { ...options, query, headers }),

    /** Retrieves a shipping option. `GET /admin/shipping-options/{id}` */
    retrieve: (
      id: string,
      query?: SelectParams,
      headers?: ClientHeaders,
      options?: RequestOptions,
    ): Promise<HttpTypes.AdminShippingOptionResponse> =>
      request.get('/admin/shipping-options/:id', { ...options, ids: [id], query, headers }),

    /** Creates a shipping option. `POST /admin/shipping-options` */
    create: (
      body: HttpTypes.AdminCreateShippingOption,
      query?: SelectParams,
      headers?: ClientHeaders,
      options?: RequestOptions,
    ): Promise<HttpTypes.AdminShippingOptionResponse> =>
      request.post('/admin/shipping-options', { ...options, body, query, headers }),

    /** Changes a shipping option. `POST /admin/shipping-options/{id}` */
    update: (
      id: string,
      body: HttpTypes.AdminUpdateShippingOption,
      query?: SelectParams,
      headers?: ClientHeaders,
      options?: RequestOptions,
    ): Promise<HttpTypes.AdminShippingOptionResponse> =>
      request.post('/admin/shipping-options/:id', { ...options, ids: [id], body, query, headers }),

    /** Deletes a shipping option. `DELETE /admin/shipping-options/{id}` */
    delete: (
      id: string,
      headers?: ClientHeaders,
      options?: OptionsWithQuery,
    ): Promise<HttpTypes.AdminShippingOptionDeleteResponse> =>
      request.delete('/admin/shipping-options/:id', { ...options, ids: [id], headers }),

    /**
     * Creates, changes and deletes the rules of an option in one request. `POST /admin/shipping-options/{id}/rules/batch`
     */
    updateRules: (
      id: string,
      body: HttpTypes.AdminUpdateShippingOptionRules,
      headers?: ClientHeaders,
      options?: OptionsWithQuery,
    ): Promise<HttpTypes.AdminUpdateShippingOptionRulesResponse> =>
      request.post('/admin/shipping-options/:id/rules/batch', { ...options, ids: [id], body, headers }),
  }
}
