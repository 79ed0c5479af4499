import type { HttpTypes } from '@medusajs/types'
import type { ClientHeaders, OptionsWithQuery, RequestOptions } from '../../config.ts'
import type { Requests } from '../../resources/requests.ts'

interface RevokeOptions extends OptionsWithQuery {
  readonly body?: HttpTypes.AdminRevokeApiKey | undefined
}

/** API keys: secret ones for tools, publishable ones for storefronts. */
export function apiKey(request: Requests) {
  return {
    /**
     * Lists API keys. `GET /admin/api-keys`
     *
     * @example
     * const { api_keys } = await admin.apiKey.list({ type: 'publishable' })
     */
    list: (
      query?: HttpTypes.AdminGetApiKeysParams,
      headers?: ClientHeaders,
      options?: RequestOptions,
    ): Promise<HttpTypes.AdminApiKeyListResponse> =>
      request.get('/admin/api-keys', { ...options, query, headers }),

    /**
     * Retrieves an API key. `GET /admin/api-keys/{id}`
     *
     * @example
     * const { api_key } = await admin.apiKey.retrieve('apk_01')
     */
    retrieve: (
      id: string,
      headers?: ClientHeaders,
      options?: OptionsWithQuery,
    ): Promise<HttpTypes.AdminApiKeyResponse> =>
      request.get('/admin/api-keys/:id', { ...options, ids: [id], headers }),

    /**
     * Creates an API key; a secret key’s `token` is shown in this answer and never again. `POST /admin/api-keys`
     *
     * @example
     * const { api_key } = await admin.apiKey.create({ title: 'Stock import', type: 'secret' })
     * // The whole key is shown only now.
     * console.log(api_key.token)
     */
    create: (
      body: HttpTypes.AdminCreateApiKey,
      query?: HttpTypes.AdminGetApiKeysParams,
      headers?: ClientHeaders,
      options?: RequestOptions,
    ): Promise<HttpTypes.AdminApiKeyResponse> =>
      request.post('/admin/api-keys', { ...options, body, query, headers }),

    /**
     * Changes an API key. `POST /admin/api-keys/{id}`
     *
     * @example
     * const { api_key } = await admin.apiKey.update('apk_01', { title: 'Web shop' })
     */
    update: (
      id: string,
      body: HttpTypes.AdminUpdateApiKey,
      query?: HttpTypes.AdminGetApiKeysParams,
      headers?: ClientHeaders,
      options?: RequestOptions,
    ): Promise<HttpTypes.AdminApiKeyResponse> =>
      request.post('/admin/api-keys/:id', { ...options, ids: [id], body, query, headers }),

    /**
     * Deletes an API key. `DELETE /admin/api-keys/{id}`
     *
     * @example
     * await admin.apiKey.delete('apk_01')
     */
    delete: (
      id: string,
      headers?: ClientHeaders,
      options?: OptionsWithQuery,
    ): Promise<HttpTypes.AdminApiKeyDeleteResponse> =>
      request.delete('/admin/api-keys/:id', { ...options, ids: [id], headers }),

    /**
     * Revokes an API key, at once or after `options.body.revoke_in` seconds. `POST /admin/api-keys/{id}/revoke`
     *
     * @example
     * await admin.apiKey.revoke('apk_01')
     */
    revoke: (
      id: string,
      headers?: ClientHeaders,
      options?: RevokeOptions,
    ): Promise<HttpTypes.AdminApiKeyResponse> =>
      request.post('/admin/api-keys/:id/revoke', { ...options, ids: [id], headers }),

    /**
     * Adds and removes the sales channels of a publishable key. `POST /admin/api-keys/{id}/sales-channels`
     *
     * @example
     * await admin.apiKey.batchSalesChannels('apk_01', { add: ['sc_01'], remove: ['sc_02'] })
     */
    batchSalesChannels: (
      id: string,
      body: HttpTypes.AdminBatchLink,
      headers?: ClientHeaders,
      options?: OptionsWithQuery,
    ): Promise<HttpTypes.AdminApiKeyResponse> =>
      request.post('/admin/api-keys/:id/sales-channels', { ...options, ids: [id], body, headers }),
  }
}
