import type { BareRead, BareWrite, Endpoints, Read, Write } from '../../resources/endpoints.ts'
import type * as Wire from '../wire/inventory-item.ts'

/** Inventory items and their levels at stock locations. */
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

  /** Starts an export to a CSV file; a notification says when it is ready. `POST /admin/inventory-items/export` */
  export: post<
    Write<[], Wire.AdminExportInventoryItemRequest, Wire.AdminInventoryItemsParams>,
    Wire.AdminExportInventoryItemResponse
  >('/admin/inventory-items/export'),

  /** Lists the levels of an item, one per location. `GET /admin/inventory-items/{id}/location-levels` */
  listLevels: get<Read<[id: string], Wire.AdminInventoryLevelFilters>, Wire.AdminInventoryLevelListResponse>(
    '/admin/inventory-items/:id/location-levels',
  ),

  /** Sets the quantity at a location. `POST /admin/inventory-items/{id}/location-levels/{locationId}` */
  updateLevel: post<
    Write<[id: string, locationId: string], Wire.AdminUpdateInventoryLevel>,
    Wire.AdminInventoryItemResponse
  >('/admin/inventory-items/:id/location-levels/:locationId'),

  /**
   * Deletes the level at a location; refused while some of it is reserved.
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

  /** Creates, changes and deletes levels of several items. `POST /admin/inventory-items/location-levels/batch` */
  batchInventoryItemsLocationLevels: post<
    BareWrite<[], Wire.AdminBatchInventoryItemsLocationLevels>,
    Wire.AdminBatchInventoryItemsLocationLevelsResponse
  >('/admin/inventory-items/location-levels/batch', 'body headers'),

  /** Creates the level of an item at a location. `POST /admin/inventory-items/{id}/location-levels` */
  createLevel: post<
    Write<[id: string], Wire.AdminBatchCreateInventoryItemLocationLevels>,
    Wire.AdminInventoryItemResponse
  >('/admin/inventory-items/:id/location-levels'),
})
