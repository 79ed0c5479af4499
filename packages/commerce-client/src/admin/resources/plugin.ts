import type { HttpTypes } from '@medusajs/types'
import type { ClientHeaders, OptionsWithQuery } from '../../config.ts'
import type { Requests } from '../../resources/requests.ts'

/** Plugins of the server. */
export function plugin(request: Requests) {
  return {
    /**
     * Lists the plugins that the server has loaded. `GET /admin/plugins`
     *
     * @example
     * const { plugins } = await admin.plugin.list()
     */
    list: (
      headers?: ClientHeaders,
      options?: OptionsWithQuery,
    ): Promise<HttpTypes.AdminPluginsListResponse> => request.get('/admin/plugins', { ...options, headers }),
  }
}
