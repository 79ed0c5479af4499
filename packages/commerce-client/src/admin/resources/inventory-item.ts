import type { HttpTypes } from '@medusajs/types'
import type { ClientHeaders, OptionsWithQuery, RequestOptions } from '../../config.ts'
import type { SelectParams } from '../../resources/query.ts'
import type { Requests } from '../../resources/requests.ts'

/** Inventory items and their levels at stock locations. */
export function inventoryItem(request: Requests) {
  return {
    /**
     * Lists inventory items. `GET /admin/inventory-items`
     *
     * @example
     * const { inventory_items } = await admin.inventoryItem.list({ sku: 'LINEN-SHIRT-M' })
     */
    list: (
      query?: HttpTypes.AdminInventoryItemsParams,
      headers?: ClientHeaders,
      options?: RequestOptions,
    ): Promise<HttpTypes.AdminInventoryItemListResponse> =>
      request.get('/admin/inventory-items', { ...options, query, headers }),

    /**
     * Retrieves an inventory item. `GET /admin/inventory-items/{id}`
     *
     * @example
     * const { inventory_item } = await admin.inventoryItem.retrieve('iitem_01', {
     *   fields: '+location_levels.stocked_quantity',
     * })
     */
    retrieve: (
      id: string,
      query?: SelectParams,
      headers?: ClientHeaders,
      options?: RequestOptions,
    ): Promise<HttpTypes.AdminInventoryItemResponse> =>
      request.get('/admin/inventory-items/:id', { ...options, ids: [id], query, headers }),

    /**
     * Creates an inventory item. `POST /admin/inventory-items`
     *
     * @example
     * const { inventory_item } = await admin.inventoryItem.create({
     *   sku: 'LINEN-SHIRT-M', title: 'Linen shirt, M',
     *   location_levels: [{ location_id: 'sloc_01', stocked_quantity: 40 }],
     * })
     */
    create: (
      body: HttpTypes.AdminCreateInventoryItem,
      query?: SelectParams,
      headers?: ClientHeaders,
      options?: RequestOptions,
    ): Promise<HttpTypes.AdminInventoryItemResponse> =>
      request.post('/admin/inventory-items', { ...options, body, query, headers }),

    /**
     * Changes an inventory item. `POST /admin/inventory-items/{id}`
     *
     * @example
     * await admin.inventoryItem.update('iitem_01', { weight: 320, origin_country: 'in' })
     */
    update: (
      id: string,
      body: HttpTypes.AdminUpdateInventoryItem,
      query?: SelectParams,
      headers?: ClientHeaders,
      options?: RequestOptions,
    ): Promise<HttpTypes.AdminInventoryItemResponse> =>
      request.post('/admin/inventory-items/:id', { ...options, ids: [id], body, query, headers }),

    /**
     * Deletes an inventory item. `DELETE /admin/inventory-items/{id}`
     *
     * @example
     * await admin.inventoryItem.delete('iitem_01')
     */
    delete: (
      id: string,
      headers?: ClientHeaders,
      options?: OptionsWithQuery,
    ): Promise<HttpTypes.AdminInventoryItemDeleteResponse> =>
      request.delete('/admin/inventory-items/:id', { ...options, ids: [id], headers }),

    /**
     * Starts an export to a CSV file; a notification says when it is ready. `POST /admin/inventory-items/export`
     *
     * @example
     * const { transaction_id } = await admin.inventoryItem.export({}, { q: 'linen' })
     */
    export: (
      body: HttpTypes.AdminExportInventoryItemRequest,
      query?: HttpTypes.AdminInventoryItemsParams,
      headers?: ClientHeaders,
      options?: RequestOptions,
    ): Promise<HttpTypes.AdminExportInventoryItemResponse> =>
      request.post('/admin/inventory-items/export', { ...options, body, query, headers }),

    /**
     * Lists the levels of an item, one per location. `GET /admin/inventory-items/{id}/location-levels`
     *
     * @example
     * const { inventory_levels } = await admin.inventoryItem.listLevels('iitem_01', {
     *   location_id: 'sloc_01',
     * })
     */
    listLevels: (
      id: string,
      query?: HttpTypes.AdminInventoryLevelFilters,
      headers?: ClientHeaders,
      options?: RequestOptions,
    ): Promise<HttpTypes.AdminInventoryLevelListResponse> =>
      request.get('/admin/inventory-items/:id/location-levels', { ...options, ids: [id], query, headers }),

    /**
     * Sets the quantity at a location. `POST /admin/inventory-items/{id}/location-levels/{locationId}`
     *
     * @example
     * await admin.inventoryItem.updateLevel('iitem_01', 'sloc_01', { stocked_quantity: 25 })
     */
    updateLevel: (
      id: string,
      locationId: string,
      body: HttpTypes.AdminUpdateInventoryLevel,
      query?: SelectParams,
      headers?: ClientHeaders,
      options?: RequestOptions,
    ): Promise<HttpTypes.AdminInventoryItemResponse> =>
      request.post('/admin/inventory-items/:id/location-levels/:locationId', {
        ...options,
        ids: [id, locationId],
        body,
        query,
        headers,
      }),

    /**
     * Deletes the level at a location; refused while some of it is reserved.
     * `DELETE /admin/inventory-items/{id}/location-levels/{locationId}`
     *
     * @example
     * await admin.inventoryItem.deleteLevel('iitem_01', 'sloc_01')
     */
    deleteLevel: (
      id: string,
      locationId: string,
      headers?: ClientHeaders,
      options?: OptionsWithQuery,
    ): Promise<HttpTypes.AdminInventoryLevelDeleteResponse> =>
      request.delete('/admin/inventory-items/:id/location-levels/:locationId', {
        ...options,
        ids: [id, locationId],
        headers,
      }),

    /**
     * Creates, changes and deletes levels of one item. The same as `batchInventoryItemLocationLevels`.
     * `POST /admin/inventory-items/{id}/location-levels/batch`
     *
     * @example
     * await admin.inventoryItem.batchUpdateLevels('iitem_01', {
     *   create: [{ location_id: 'sloc_02', stocked_quantity: 10 }],
     *   update: [{ location_id: 'sloc_01', stocked_quantity: 30 }],
     * })
     */
    batchUpdateLevels: (
      id: string,
      body: HttpTypes.AdminBatchInventoryItemLocationLevels,
      query?: SelectParams,
      headers?: ClientHeaders,
      options?: RequestOptions,
    ): Promise<HttpTypes.AdminBatchInventoryItemLocationLevelsResponse> =>
      request.post('/admin/inventory-items/:id/location-levels/batch', {
        ...options,
        ids: [id],
        body,
        query,
        headers,
      }),

    /**
     * Creates, changes and deletes levels of one item. `POST /admin/inventory-items/{id}/location-levels/batch`
     *
     * @example
     * await admin.inventoryItem.batchInventoryItemLocationLevels('iitem_01', {
     *   update: [{ location_id: 'sloc_01', stocked_quantity: 30 }],
     *   delete: ['ilev_02'],
     * })
     */
    batchInventoryItemLocationLevels: (
      id: string,
      body: HttpTypes.AdminBatchInventoryItemLocationLevels,
      headers?: ClientHeaders,
      options?: OptionsWithQuery,
    ): Promise<HttpTypes.AdminBatchInventoryItemLocationLevelsResponse> =>
      request.post('/admin/inventory-items/:id/location-levels/batch', {
        ...options,
        ids: [id],
        body,
        headers,
      }),

    /**
     * Creates, changes and deletes levels of several items. `POST /admin/inventory-items/location-levels/batch`
     *
     * @example
     * await admin.inventoryItem.batchInventoryItemsLocationLevels({
     *   update: [
     *     { inventory_item_id: 'iitem_01', location_id: 'sloc_01', stocked_quantity: 30 },
     *     { inventory_item_id: 'iitem_02', location_id: 'sloc_01', stocked_quantity: 12 },
     *   ],
     * })
     */
    batchInventoryItemsLocationLevels: (
      body: HttpTypes.AdminBatchInventoryItemsLocationLevels,
      headers?: ClientHeaders,
      options?: OptionsWithQuery,
    ): Promise<HttpTypes.AdminBatchInventoryItemsLocationLevelsResponse> =>
      request.post('/admin/inventory-items/location-levels/batch', { ...options, body, headers }),

    /**
     * Creates the level of an item at a location. `POST /admin/inventory-items/{id}/location-levels`
     *
     * @example
     * await admin.inventoryItem.createLevel('iitem_01', {
     *   location_id: 'sloc_01', stocked_quantity: 40,
     * })
     */
    createLevel: (
      id: string,
      body: HttpTypes.AdminBatchCreateInventoryItemLocationLevels,
      query?: SelectParams,
      headers?: ClientHeaders,
      options?: RequestOptions,
    ): Promise<HttpTypes.AdminInventoryItemResponse> =>
      request.post('/admin/inventory-items/:id/location-levels', {
        ...options,
        ids: [id],
        body,
        query,
        headers,
      }),
  }
}
