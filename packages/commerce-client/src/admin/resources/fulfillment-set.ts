import type { HttpTypes } from '@medusajs/types'
import type { ClientHeaders, OptionsWithQuery, RequestOptions } from '../../config.ts'
import type { SelectParams } from '../../resources/query.ts'
import type { Requests } from '../../resources/requests.ts'

/** Fulfillment sets and their service zones: where a stock location ships to. */
export function fulfillmentSet(request: Requests) {
  return {
    /**
     * Deletes a fulfillment set. `DELETE /admin/fulfillment-sets/{id}`
     *
     * @example
     * await admin.fulfillmentSet.delete('fuset_01')
     */
    delete: (
      id: string,
      headers?: ClientHeaders,
      options?: OptionsWithQuery,
    ): Promise<HttpTypes.AdminFulfillmentSetDeleteResponse> =>
      request.delete('/admin/fulfillment-sets/:id', { ...options, ids: [id], headers }),

    /**
     * Adds a service zone. `POST /admin/fulfillment-sets/{id}/service-zones`
     *
     * @example
     * const { fulfillment_set } = await admin.fulfillmentSet.createServiceZone('fuset_01', {
     *   name: 'India',
     *   geo_zones: [{ type: 'country', country_code: 'in' }],
     * })
     */
    createServiceZone: (
      id: string,
      body: HttpTypes.AdminCreateFulfillmentSetServiceZone,
      query?: SelectParams,
      headers?: ClientHeaders,
      options?: RequestOptions,
    ): Promise<HttpTypes.AdminFulfillmentSetResponse> =>
      request.post('/admin/fulfillment-sets/:id/service-zones', {
        ...options,
        ids: [id],
        body,
        query,
        headers,
      }),

    /**
     * Retrieves a service zone. `GET /admin/fulfillment-sets/{fulfillmentSetId}/service-zones/{serviceZoneId}`
     *
     * @example
     * const { service_zone } = await admin.fulfillmentSet.retrieveServiceZone('fuset_01', 'serzo_01')
     */
    retrieveServiceZone: (
      fulfillmentSetId: string,
      serviceZoneId: string,
      query?: SelectParams,
      headers?: ClientHeaders,
      options?: RequestOptions,
    ): Promise<HttpTypes.AdminServiceZoneResponse> =>
      request.get('/admin/fulfillment-sets/:fulfillmentSetId/service-zones/:serviceZoneId', {
        ...options,
        ids: [fulfillmentSetId, serviceZoneId],
        query,
        headers,
      }),

    /**
     * Changes a service zone. `POST /admin/fulfillment-sets/{fulfillmentSetId}/service-zones/{serviceZoneId}`
     *
     * @example
     * await admin.fulfillmentSet.updateServiceZone('fuset_01', 'serzo_01', {
     *   geo_zones: [{ type: 'province', country_code: 'in', province_code: 'in-mh' }],
     * })
     */
    updateServiceZone: (
      fulfillmentSetId: string,
      serviceZoneId: string,
      body: HttpTypes.AdminUpdateFulfillmentSetServiceZone,
      query?: SelectParams,
      headers?: ClientHeaders,
      options?: RequestOptions,
    ): Promise<HttpTypes.AdminFulfillmentSetResponse> =>
      request.post('/admin/fulfillment-sets/:fulfillmentSetId/service-zones/:serviceZoneId', {
        ...options,
        ids: [fulfillmentSetId, serviceZoneId],
        body,
        query,
        headers,
      }),

    /**
     * Deletes a service zone; the fulfillment set is the answer’s `parent`.
     * `DELETE /admin/fulfillment-sets/{fulfillmentSetId}/service-zones/{serviceZoneId}`
     *
     * @example
     * await admin.fulfillmentSet.deleteServiceZone('fuset_01', 'serzo_01')
     */
    deleteServiceZone: (
      fulfillmentSetId: string,
      serviceZoneId: string,
      headers?: ClientHeaders,
      options?: OptionsWithQuery,
    ): Promise<HttpTypes.AdminServiceZoneDeleteResponse> =>
      request.delete('/admin/fulfillment-sets/:fulfillmentSetId/service-zones/:serviceZoneId', {
        ...options,
        ids: [fulfillmentSetId, serviceZoneId],
        headers,
      }),
  }
}
