import type { HttpTypes } from '@medusajs/types'
import type { ClientHeaders, OptionsWithQuery, RequestOptions } from '../../config.ts'
import type { SelectParams } from '../../resources/query.ts'
import type { Requests } from '../../resources/requests.ts'

/** Shipping profiles: groups of products that ship the same way. */
export function shippingProfile(request: Requests) {
  return {
    /**
     * Lists shipping profiles. `GET /admin/shipping-profiles`
     *
     * @example
     * const { shipping_profiles } = await admin.shippingProfile.list({ type: 'default' })
     */
    list: (
      query?: HttpTypes.AdminShippingProfileListParams,
      headers?: ClientHeaders,
      options?: RequestOptions,
    ): Promise<HttpTypes.AdminShippingProfileListResponse> =>
      request.get('/admin/shipping-profiles', { ...options, query, headers }),

    /**
     * Retrieves a shipping profile. `GET /admin/shipping-profiles/{id}`
     *
     * @example
     * const { shipping_profile } = await admin.shippingProfile.retrieve('sp_01')
     */
    retrieve: (
      id: string,
      query?: SelectParams,
      headers?: ClientHeaders,
      options?: RequestOptions,
    ): Promise<HttpTypes.AdminShippingProfileResponse> =>
      request.get('/admin/shipping-profiles/:id', { ...options, ids: [id], query, headers }),

    /**
     * Creates a shipping profile. `POST /admin/shipping-profiles`
     *
     * @example
     * const { shipping_profile } = await admin.shippingProfile.create({
     *   name: 'Fragile', type: 'fragile',
     * })
     */
    create: (
      body: HttpTypes.AdminCreateShippingProfile,
      query?: SelectParams,
      headers?: ClientHeaders,
      options?: RequestOptions,
    ): Promise<HttpTypes.AdminShippingProfileResponse> =>
      request.post('/admin/shipping-profiles', { ...options, body, query, headers }),

    /**
     * Changes a shipping profile. `POST /admin/shipping-profiles/{id}`
     *
     * @example
     * await admin.shippingProfile.update('sp_01', { name: 'Ceramics' })
     */
    update: (
      id: string,
      body: HttpTypes.AdminUpdateShippingProfile,
      query?: SelectParams,
      headers?: ClientHeaders,
      options?: RequestOptions,
    ): Promise<HttpTypes.AdminShippingProfileResponse> =>
      request.post('/admin/shipping-profiles/:id', { ...options, ids: [id], body, query, headers }),

    /**
     * Deletes a shipping profile. `DELETE /admin/shipping-profiles/{id}`
     *
     * @example
     * await admin.shippingProfile.delete('sp_01')
     */
    delete: (
      id: string,
      headers?: ClientHeaders,
      options?: OptionsWithQuery,
    ): Promise<HttpTypes.AdminShippingProfileDeleteResponse> =>
      request.delete('/admin/shipping-profiles/:id', { ...options, ids: [id], headers }),
  }
}
