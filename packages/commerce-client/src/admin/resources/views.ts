import type { HttpTypes } from '@medusajs/types'
import type { ClientHeaders, OptionsWithQuery, RequestOptions } from '../../config.ts'
import type { SelectParams } from '../../resources/query.ts'
import type { Requests } from '../../resources/requests.ts'

/** `view_configuration` is null while the admin's default view is active. */
export type AdminActiveViewConfigurationResponse = HttpTypes.AdminViewConfigurationResponse & {
  readonly is_default_active?: boolean
  readonly default_type?: 'system' | 'code'
}

/** Null for the admin's default view. */
export interface AdminSetActiveView {
  readonly view_configuration_id: string | null
}

export interface AdminViewSuccessResponse {
  success: boolean
}

/** Views: which columns the admin’s tables show. Behind the server’s flag `view_configurations`. */
export function views(request: Requests) {
  return {
    /**
     * Lists the entities that have views. `GET /admin/views/entities`
     *
     * @example
     * const { entities } = await admin.views.listEntities()
     */
    listEntities: (
      headers?: ClientHeaders,
      options?: OptionsWithQuery,
    ): Promise<HttpTypes.AdminEntityListResponse> =>
      request.get('/admin/views/entities', { ...options, headers }),

    /**
     * Lists the columns that a view of an entity can show. `GET /admin/views/{entity}/columns`
     *
     * @example
     * const { columns } = await admin.views.columns('orders')
     */
    columns: (
      entity: string,
      query?: SelectParams,
      headers?: ClientHeaders,
      options?: RequestOptions,
    ): Promise<HttpTypes.AdminViewsEntityColumnsResponse> =>
      request.get('/admin/views/:entity/columns', { ...options, ids: [entity], query, headers }),

    /**
     * Lists the views of an entity. `GET /admin/views/{entity}/configurations`
     *
     * @example
     * const { view_configurations } = await admin.views.listConfigurations('orders')
     */
    listConfigurations: (
      entity: string,
      query?: HttpTypes.AdminGetViewConfigurationsParams,
      headers?: ClientHeaders,
      options?: RequestOptions,
    ): Promise<HttpTypes.AdminViewConfigurationListResponse> =>
      request.get('/admin/views/:entity/configurations', { ...options, ids: [entity], query, headers }),

    /**
     * Creates a view. `POST /admin/views/{entity}/configurations`
     *
     * @example
     * const { view_configuration } = await admin.views.createConfiguration('orders', {
     *   name: 'To pack', set_active: true,
     *   configuration: { visible_columns: ['display_id', 'total'], column_order: ['display_id', 'total'] },
     * })
     */
    createConfiguration: (
      entity: string,
      body: HttpTypes.AdminCreateViewConfiguration,
      headers?: ClientHeaders,
      options?: OptionsWithQuery,
    ): Promise<HttpTypes.AdminViewConfigurationResponse> =>
      request.post('/admin/views/:entity/configurations', { ...options, ids: [entity], body, headers }),

    /**
     * Retrieves a view. `GET /admin/views/{entity}/configurations/{id}`
     *
     * @example
     * const { view_configuration } = await admin.views.retrieveConfiguration('orders', 'vconf_01')
     */
    retrieveConfiguration: (
      entity: string,
      id: string,
      query?: SelectParams,
      headers?: ClientHeaders,
      options?: RequestOptions,
    ): Promise<HttpTypes.AdminViewConfigurationResponse> =>
      request.get('/admin/views/:entity/configurations/:id', {
        ...options,
        ids: [entity, id],
        query,
        headers,
      }),

    /**
     * Changes a view. `POST /admin/views/{entity}/configurations/{id}`
     *
     * @example
     * await admin.views.updateConfiguration('orders', 'vconf_01', {
     *   name: 'To pack today',
     *   configuration: { sorting: { id: 'created_at', desc: true } },
     * })
     */
    updateConfiguration: (
      entity: string,
      id: string,
      body: HttpTypes.AdminUpdateViewConfiguration,
      headers?: ClientHeaders,
      options?: OptionsWithQuery,
    ): Promise<HttpTypes.AdminViewConfigurationResponse> =>
      request.post('/admin/views/:entity/configurations/:id', {
        ...options,
        ids: [entity, id],
        body,
        headers,
      }),

    /**
     * Deletes a view. `DELETE /admin/views/{entity}/configurations/{id}`
     *
     * @example
     * await admin.views.deleteConfiguration('orders', 'vconf_01')
     */
    deleteConfiguration: (
      entity: string,
      id: string,
      headers?: ClientHeaders,
      options?: OptionsWithQuery,
    ): Promise<HttpTypes.AdminViewConfigurationDeleteResponse> =>
      request.delete('/admin/views/:entity/configurations/:id', { ...options, ids: [entity, id], headers }),

    /**
     * Retrieves the active view; null for the admin's default view.
     * `GET /admin/views/{entity}/configurations/active`
     *
     * @example
     * const { view_configuration } = await admin.views.retrieveActiveConfiguration('orders')
     */
    retrieveActiveConfiguration: (
      entity: string,
      headers?: ClientHeaders,
      options?: OptionsWithQuery,
    ): Promise<AdminActiveViewConfigurationResponse> =>
      request.get('/admin/views/:entity/configurations/active', { ...options, ids: [entity], headers }),

    /**
     * Activates a view; null for the admin's default view.
     * `POST /admin/views/{entity}/configurations/active`
     *
     * @example
     * await admin.views.setActiveConfiguration('orders', { view_configuration_id: 'vconf_01' })
     */
    setActiveConfiguration: (
      entity: string,
      body: AdminSetActiveView,
      headers?: ClientHeaders,
      options?: OptionsWithQuery,
    ): Promise<AdminViewSuccessResponse> =>
      request.post('/admin/views/:entity/configurations/active', {
        ...options,
        ids: [entity],
        body,
        headers,
      }),
  }
}
