import type { HttpTypes } from '@medusajs/types'
import type { ClientHeaders, OptionsWithQuery, RequestOptions } from '../../config.ts'
import type { Requests } from '../../resources/requests.ts'

export type AdminChangePropertyLabel = Omit<HttpTypes.AdminUpdatePropertyLabel, 'id'>

/** Display names of entity properties in the admin. Behind the server’s flag `view_configurations`. */
export function propertyLabel(request: Requests) {
  return {
    /**
     * Lists property labels. `GET /admin/property-labels`
     *
     * @example
     * const { property_labels } = await admin.propertyLabel.list({ entity: 'order' })
     */
    list: (
      query?: HttpTypes.AdminGetPropertyLabelsParams,
      headers?: ClientHeaders,
      options?: RequestOptions,
    ): Promise<HttpTypes.AdminPropertyLabelListResponse> =>
      request.get('/admin/property-labels', { ...options, query, headers }),

    /**
     * Retrieves a property label. `GET /admin/property-labels/{id}`
     *
     * @example
     * const { property_label } = await admin.propertyLabel.retrieve('plabel_01')
     */
    retrieve: (
      id: string,
      query?: HttpTypes.AdminGetPropertyLabelParams,
      headers?: ClientHeaders,
      options?: RequestOptions,
    ): Promise<HttpTypes.AdminPropertyLabelResponse> =>
      request.get('/admin/property-labels/:id', { ...options, ids: [id], query, headers }),

    /**
     * Creates a property label. `POST /admin/property-labels`
     *
     * @example
     * await admin.propertyLabel.create({
     *   entity: 'order', property: 'display_id', label: 'Order number',
     * })
     */
    create: (
      body: HttpTypes.AdminCreatePropertyLabel,
      headers?: ClientHeaders,
      options?: OptionsWithQuery,
    ): Promise<HttpTypes.AdminPropertyLabelResponse> =>
      request.post('/admin/property-labels', { ...options, body, headers }),

    /**
     * Creates, changes and deletes property labels in one request. `POST /admin/property-labels/batch`
     *
     * @example
     * await admin.propertyLabel.batch({
     *   create: [{ entity: 'product', property: 'hs_code', label: 'Customs code' }],
     *   delete: ['plabel_01'],
     * })
     */
    batch: (
      body: HttpTypes.AdminBatchPropertyLabels,
      headers?: ClientHeaders,
      options?: OptionsWithQuery,
    ): Promise<HttpTypes.AdminBatchPropertyLabelResponse> =>
      request.post('/admin/property-labels/batch', { ...options, body, headers }),

    /**
     * Changes a property label. `POST /admin/property-labels/{id}`
     *
     * @example
     * await admin.propertyLabel.update('plabel_01', { label: 'Order no.' })
     */
    update: (
      id: string,
      body: AdminChangePropertyLabel,
      headers?: ClientHeaders,
      options?: OptionsWithQuery,
    ): Promise<HttpTypes.AdminPropertyLabelResponse> =>
      request.post('/admin/property-labels/:id', { ...options, ids: [id], body, headers }),

    /**
     * Deletes a property label. `DELETE /admin/property-labels/{id}`
     *
     * @example
     * await admin.propertyLabel.delete('plabel_01')
     */
    delete: (
      id: string,
      headers?: ClientHeaders,
      options?: OptionsWithQuery,
    ): Promise<HttpTypes.AdminPropertyLabelDeleteResponse> =>
      request.delete('/admin/property-labels/:id', { ...options, ids: [id], headers }),
  }
}
