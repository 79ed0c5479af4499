import type { HttpTypes } from '@medusajs/types'
import type { ClientHeaders, OptionsWithQuery, RequestOptions } from '../../config.ts'
import type { Requests } from '../../resources/requests.ts'

interface RevokeOptions extends OptionsWithQuery {
  readonly body?: HttpTypes.AdminRevokeApiKey | undefined
}

/** API keys: secret ones for tools, publishable ones for storefronts. */
export function apiKey(request: Requests) {
  return {
    /** Lists API keys. `GET /admin/api-keys` */
    list: (
      query?: HttpTypes.AdminGetApiKeysParams,
      headers?: ClientHeaders,
      options?: RequestOptions,
    ): Promise<HttpTypes.AdminApiKeyListResponse> =>
      request.get('/admin/api-keys', { ...options, query, headers }),

    /** Retrieves an API key. `GET /admin/api-keys/{id}` */
    retrieve: (
      id: string,
      headers?: ClientHeaders,
      options?: OptionsWithQuery,
    ): Promise<HttpTypes.AdminApiKeyResponse> =>
      request.get('/admin/api-keys/:id', { ...options, ids: [id], headers }),

    /** Creates an API key; a secret key’s `token` is shown in this answer and never again. `POST /admin/api-keys` */
    create: (
      body: HttpTypes.AdminCreateApiKey,
      query?: HttpTypes.AdminGetApiKeysParams,
      headers?: ClientHeaders,
      options?: RequestOptions,
    ): Promise<HttpTypes.AdminApiKeyResponse> =>
      request.post('/admin/api-keys', { ...options, body, query, headers }),

    /** Changes an API key. `POST /admin/api-keys/{id}` */
    update: (
      id: string,
      body: HttpTypes.AdminUpdateApiKey,
      query?: HttpTypes.AdminGetApiKeysParams,
      headers?: ClientHeaders,
      options?: RequestOptions,
    ): Promise<HttpTypes.AdminApiKeyResponse> =>
      request.post('/admin/api-keys/:id', { ...options, ids: [id], body, query, headers }),

    /** Deletes an API key. `DELETE /admin/api-keys/{id}` */
    delete: (
      id: string,
      headers?: ClientHeaders,
      options?: OptionsWithQuery,
    ): Promise<HttpTypes.AdminApiKeyDeleteResponse> =>
      request.delete('/admin/api-keys/:id', { ...options, ids: [id], headers }),

    /** Revokes an API key, at once or after `options.body.revoke_in` seconds. `POST /admin/api-keys/{id}/revoke` */
    revoke: (
      id: string,
      headers?: ClientHeaders,
      options?: RevokeOptions,
    ): Promise<HttpTypes.AdminApiKeyResponse> =>
      request.post('/admin/api-keys/:id/revoke', { ...options, ids: [id], headers }),

    /** Adds and removes the sales channels of a publishable key. `POST /admin/api-keys/{id}/sales-channels` */
    batchSalesChannels: (
      id: string,
      body: HttpTypes.AdminBatchLink,
      headers?: ClientHeaders,
      options?: OptionsWithQuery,
    ): Promise<HttpTypes.AdminApiKeyResponse> =>
      request.post('/admin/api-keys/:id/sales-channels', { ...options, ids: [id], body, headers }),
  }
}
