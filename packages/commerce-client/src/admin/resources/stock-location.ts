import type { BareRead, BareWrite, Endpoints, Read, Write } from '../../resources/endpoints.ts'
import type * as Wire from '../wire/stock-location.ts'

/** Stock locations: where stock is kept and shipped from. */
export const stockLocations = ({ get, post, remove }: Endpoints) => ({
  /** Lists stock locations. `GET /admin/stock-locations` */
  list: get<Read<[], Wire.AdminStockLocationListParams>, Wire.AdminStockLocationListResponse>(
    '/admin/stock-locations',
  ),

  /** Retrieves a stock location. `GET /admin/stock-locations/{id}` */
  retrieve: get<Read<[id: string]>, Wire.AdminStockLocationResponse>('/admin/stock-locations/:id'),

  /** Creates a stock location. `POST /admin/stock-locations` */
  create: post<Write<[], Wire.AdminCreateStockLocation>, Wire.AdminStockLocationResponse>(
    '/admin/stock-locations',
  ),

  /** Changes a stock location. `POST /admin/stock-locations/{id}` */
  update: post<Write<[id: string], Wire.AdminUpdateStockLocation>, Wire.AdminStockLocationResponse>(
    '/admin/stock-locations/:id',
  ),

  /** Deletes a stock location. `DELETE /admin/stock-locations/{id}` */
  delete: remove<BareRead<[id: string]>, Wire.AdminStockLocationDeleteResponse>(
    '/admin/stock-locations/:id',
    'headers',
  ),

  /** Adds sales channels to a location and removes others. `POST /admin/stock-locations/{id}/sales-channels` */
  updateSalesChannels: post<
    BareWrite<[id: string], Wire.AdminUpdateStockLocationSalesChannels>,
    Wire.AdminStockLocationResponse
  >('/admin/stock-locations/:id/sales-channels', 'body headers'),

  /** Adds a fulfillment set. `POST /admin/stock-locations/{id}/fulfillment-sets` */
  createFulfillmentSet: post<
    BareWrite<[id: string], Wire.AdminCreateStockLocationFulfillmentSet>,
    Wire.AdminStockLocationResponse
  >('/admin/stock-locations/:id/fulfillment-sets', 'body headers'),

  /**
   * Adds fulfillment providers to a location and removes others.
   * `POST /admin/stock-locations/{id}/fulfillment-providers`
   */
  updateFulfillmentProviders: post<
    BareWrite<[id: string], Wire.AdminBatchLink>,
    Wire.AdminStockLocationResponse
  >('/admin/stock-locations/:id/fulfillment-providers', 'body headers'),
})
