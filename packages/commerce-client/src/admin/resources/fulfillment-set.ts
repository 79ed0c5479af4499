import type { BareRead, Endpoints, Read, Write } from '../../resources/endpoints.ts'
import type * as Wire from '../wire/fulfillment-set.ts'

/** Fulfillment sets and their service zones: where a stock location ships to. */
export const fulfillmentSets = ({ get, post, remove }: Endpoints) => ({
  /** Deletes a fulfillment set. `DELETE /admin/fulfillment-sets/{id}` */
  delete: remove<BareRead<[id: string]>, Wire.AdminFulfillmentSetDeleteResponse>(
    '/admin/fulfillment-sets/:id',
    'headers',
  ),

  /** Adds a service zone. `POST /admin/fulfillment-sets/{id}/service-zones` */
  createServiceZone: post<
    Write<[id: string], Wire.AdminCreateFulfillmentSetServiceZone>,
    Wire.AdminFulfillmentSetResponse
  >('/admin/fulfillment-sets/:id/service-zones'),

  /** Retrieves a service zone. `GET /admin/fulfillment-sets/{fulfillmentSetId}/service-zones/{serviceZoneId}` */
  retrieveServiceZone: get<
    Read<[fulfillmentSetId: string, serviceZoneId: string]>,
    Wire.AdminServiceZoneResponse
  >('/admin/fulfillment-sets/:fulfillmentSetId/service-zones/:serviceZoneId'),

  /** Changes a service zone. `POST /admin/fulfillment-sets/{fulfillmentSetId}/service-zones/{serviceZoneId}` */
  updateServiceZone: post<
    Write<[fulfillmentSetId: string, serviceZoneId: string], Wire.AdminUpdateFulfillmentSetServiceZone>,
    Wire.AdminFulfillmentSetResponse
  >('/admin/fulfillment-sets/:fulfillmentSetId/service-zones/:serviceZoneId'),

  /**
   * Deletes a service zone; the fulfillment set is the answer’s `parent`.
   * `DELETE /admin/fulfillment-sets/{fulfillmentSetId}/service-zones/{serviceZoneId}`
   */
  deleteServiceZone: remove<
    BareRead<[fulfillmentSetId: string, serviceZoneId: string]>,
    Wire.AdminServiceZoneDeleteResponse
  >('/admin/fulfillment-sets/:fulfillmentSetId/service-zones/:serviceZoneId', 'headers'),
})
