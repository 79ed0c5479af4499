import type { BareRead, BareWrite, Endpoints, Read, Write } from '../../resources/endpoints.ts'
import type * as Wire from '../wire/inventory-item.ts'

/** Inventory items and how many of them lie at which stock location. */
export const inventoryItems = ({ get, post, remove }: Endpoints) => ({
  /** Lists inventory items. `GET /admin/inventory-items` */
  list: get<Read<[], Wire.AdminInventoryItemsParams>, Wire.AdminInventoryItemListResponse>(
    '/admin/inventory-items',
  ),

  /** Retrieves an inventory item. `GET /admin/inventory-items/{id}` */
  retrieve: get<Read<[id: string]>, Wire.AdminInventoryItemResponse>('/admin/inventory-items/:id'),

  /** Creates an inventory item. `POST /admin/inventory-items` */
  create: post<Write<[], Wire.AdminCreateInventoryItem>, Wire.AdminInventoryItemResponse>(
    '/admin/inventory-items',
  ),

  /** Changes an inventory item. `POST /admin/inventory-items/{id}` */
  update: post<Write<[id: string], Wire.AdminUpdateInventoryItem>, Wire.AdminInventoryItemResponse>(
    '/admin/inventory-items/:id',
  ),

  /** Deletes an inventory item. `DELETE /admin/inventory-items/{id}` */
  delete: remove<BareRead<[id: string]>, Wire.AdminInventoryItemDeleteResponse>(
    '/admin/inventory-items/:id',
    'headers',
  ),

  /** Begins an export as a CSV file; a notification tells when it is there. `POST /admin/inventory-items/export` */
  export: post<
    Write<[], Wire.AdminExportInventoryItemRequest, Wire.AdminInventoryItemsParams>,
    Wire.AdminExportInventoryItemResponse
  >('/admin/inventory-items/export'),

  /** Lists how many lie at each location. `GET /admin/inventory-items/{id}/location-levels` */
  listLevels: get<Read<[id: string], Wire.AdminInventoryLevelFilters>, Wire.AdminInventoryLevelListResponse>(
    '/admin/inventory-items/:id/location-levels',
  ),

  /** Sets how many lie at a location. `POST /admin/inventory-items/{id}/location-levels/{locationId}` */
  updateLevel: post<
    Write<[id: string, locationId: string], Wire.AdminUpdateInventoryLevel>,
    Wire.AdminInventoryItemResponse
  >('/admin/inventory-items/:id/location-levels/:locationId'),

  /**
   * Says that none lie at a location any more; refused while some are reserved there.
   * `DELETE /admin/inventory-items/{id}/location-levels/{locationId}`
   */
  deleteLevel: remove<BareRead<[id: string, locationId: string]>, Wire.AdminInventoryLevelDeleteResponse>(
    '/admin/inventory-items/:id/location-levels/:locationId',
    'headers',
  ),

  /**
   * Creates, changes and deletes levels of one item. The same as `batchInventoryItemLocationLevels`.
   * `POST /admin/inventory-items/{id}/location-levels/batch`
   */
  batchUpdateLevels: post<
    Write<[id: string], Wire.AdminBatchInventoryItemLocationLevels>,
    Wire.AdminBatchInventoryItemLocationLevelsResponse
  >('/admin/inventory-items/:id/location-levels/batch'),

  /** Creates, changes and deletes levels of one item. `POST /admin/inventory-items/{id}/location-levels/batch` */
  batchInventoryItemLocationLevels: post<
    BareWrite<[id: string], Wire.AdminBatchInventoryItemLocationLevels>,
    Wire.AdminBatchInventoryItemLocationLevelsResponse
  >('/admin/inventory-items/:id/location-levels/batch', 'body headers'),

  /** Creates, changes and deletes levels of any items. `POST /admin/inventory-items/location-levels/batch` */
  batchInventoryItemsLocationLevels: post<
    BareWrite<[], Wire.AdminBatchInventoryItemsLocationLevels>,
    Wire.AdminBatchInventoryItemsLocationLevelsResponse
  >('/admin/inventory-items/location-levels/batch', 'body headers'),

  /** Says that an item lies at a location, and how many. `POST /admin/inventory-items/{id}/location-levels` */
  createLevel: post<
    Write<[id: string], Wire.AdminBatchCreateInventoryItemLocationLevels>,
    Wire.AdminInventoryItemResponse
  >('/admin/inventory-items/:id/location-levels'),
})
