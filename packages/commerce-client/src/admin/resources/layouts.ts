import type { HttpTypes } from '@medusajs/types'
import type { ClientHeaders, OptionsWithQuery, RequestOptions } from '../../config.ts'
import type { Requests } from '../../resources/requests.ts'

export interface AdminLayoutSuccessResponse {
  success: boolean
}

/** The layout of the widgets in a zone of the admin's pages. */
export function layouts(request: Requests) {
  return {
    /**
     * Retrieves the layout of a zone. `GET /admin/layouts/{zone}/configuration`
     *
     * @example
     * const { personal_configuration, default_configuration } = await admin.layouts.retrieveConfiguration('product.details')
     */
    retrieveConfiguration: (
      zone: string,
      headers?: ClientHeaders,
      options?: OptionsWithQuery,
    ): Promise<HttpTypes.AdminLayoutConfigurationResponse> =>
      request.get('/admin/layouts/:zone/configuration', { ...options, ids: [zone], headers }),

    /**
     * Sets the layout of a zone, for the current user or for all. `POST /admin/layouts/{zone}/configuration`
     *
     * @example
     * await admin.layouts.setConfiguration('product.details', {
     *   configuration: { widgets: { 'product-general': { hidden: false } } },
     * })
     */
    setConfiguration: (
      zone: string,
      body: HttpTypes.AdminSetLayoutConfiguration,
      headers?: ClientHeaders,
      options?: OptionsWithQuery,
    ): Promise<HttpTypes.AdminLayoutConfigurationResponse> =>
      request.post('/admin/layouts/:zone/configuration', { ...options, ids: [zone], body, headers }),

    /**
     * Lists the layouts of all zones. `GET /admin/layouts/configurations`
     *
     * @example
     * const { layout_configurations } = await admin.layouts.listConfigurations({
     *   zone: 'product.details',
     * })
     */
    listConfigurations: (
      query?: HttpTypes.AdminGetLayoutConfigurationsParams,
      headers?: ClientHeaders,
      options?: RequestOptions,
    ): Promise<HttpTypes.AdminLayoutConfigurationListResponse> =>
      request.get('/admin/layouts/configurations', { ...options, query, headers }),

    /**
     * Resets a zone to its default layout. `DELETE /admin/layouts/{zone}/configuration`
     *
     * @example
     * await admin.layouts.deleteConfiguration('product.details')
     */
    deleteConfiguration: (
      zone: string,
      headers?: ClientHeaders,
      options?: OptionsWithQuery,
    ): Promise<AdminLayoutSuccessResponse> =>
      request.delete('/admin/layouts/:zone/configuration', { ...options, ids: [zone], headers }),
  }
}
