import type { HttpTypes } from '@medusajs/types'
import type { ClientHeaders, OptionsWithQuery, RequestOptions } from '../../config.ts'
import type { Requests } from '../../resources/requests.ts'

export type AdminChangePropertyLabel = Omit<HttpTypes.AdminUpdatePropertyLabel, 'id'>

/** Display names of entity properties in the admin. Behind the server’s flag `view_configurations`. */
export function propertyLabel(request: Requests) {
  return {
    /** Lists property labels. `GET /admin/property-labels` */
    list: (
      query?: HttpTypes.AdminGetPropertyLabelsParams,
      headers?: ClientHeaders,
      options?: RequestOptions,
    ): Promise<HttpTypes.AdminPropertyLabelListResponse> =>
      request.get('/admin/property-labels', { ...options, query, headers }),

    /** Retrieves a property label. `GET /admin/property-labels/{id}` */
    retrieve: (
      id: string,
      query?: HttpTypes.AdminGetPropertyLabelParams,
      headers?: ClientHeaders,
      options?: RequestOptions,
    ): Promise<HttpTypes.AdminPropertyLabelResponse> =>
      request.get('/admin/property-labels/:id', { ...options, ids: [id], query, headers }),

    /** Creates a property label. `POST /admin/property-labels` */
    create: (
      body: HttpTypes.AdminCreatePropertyLabel,
      headers?: ClientHeaders,
      options?: OptionsWithQuery,
    ): Promise<HttpTypes.AdminPropertyLabelResponse> =>
      request.post('/admin/property-labels', { ...options, body, headers }),

    /** Creates, changes and deletes property labels in one request. `POST /admin/property-labels/batch` */
    batch: (
      body: HttpTypes.AdminBatchPropertyLabels,
      headers?: ClientHeaders,
      options?: OptionsWithQuery,
    ): Promise<HttpTypes.AdminBatchPropertyLabelResponse> =>
      request.post('/admin/property-labels/batch', { ...options, body, headers }),

    /** Changes a property label. `POST /admin/property-labels/{id}` */
    update: (
      id: string,
      body: AdminChangePropertyLabel,
      headers?: ClientHeaders,
      options?: OptionsWithQuery,
    ): Promise<HttpTypes.AdminPropertyLabelResponse> =>
      request.post('/admin/property-labels/:id', { ...options, ids: [id], body, headers }),

    /** Deletes a property label. `DELETE /admin/property-labels/{id}` */
    delete: (
      id: string,
      headers?: ClientHeaders,
      options?: OptionsWithQuery,
    ): Promise<HttpTypes.AdminPropertyLabelDeleteResponse> =>
      request.delete('/admin/property-labels/:id', { ...options, ids: [id], headers }),
  }
}
