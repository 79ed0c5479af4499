import type { BareRead, BareWrite, Endpoints, Read, Write } from '../../resources/endpoints.ts'
import type { OptionsWithQuery } from '../../config.ts'
import type * as Wire from '../wire/api-key.ts'

interface RevokeOptions extends OptionsWithQuery {
  readonly body?: Wire.AdminRevokeApiKey | undefined
}

/** API keys: secret ones for tools, publishable ones for storefronts. */
export const apiKeys = ({ get, post, remove }: Endpoints) => ({
  /** Lists API keys. `GET /admin/api-keys` */
  list: get<Read<[], Wire.AdminGetApiKeysParams>, Wire.AdminApiKeyListResponse>('/admin/api-keys'),

  /** Retrieves an API key. `GET /admin/api-keys/{id}` */
  retrieve: get<BareRead<[id: string]>, Wire.AdminApiKeyResponse>('/admin/api-keys/:id', 'headers'),

  /** Creates an API key; a secret key’s `token` is shown in this answer and never again. `POST /admin/api-keys` */
  create: post<Write<[], Wire.AdminCreateApiKey, Wire.AdminGetApiKeysParams>, Wire.AdminApiKeyResponse>(
    '/admin/api-keys',
  ),

  /** Changes an API key. `POST /admin/api-keys/{id}` */
  update: post<
    Write<[id: string], Wire.AdminUpdateApiKey, Wire.AdminGetApiKeysParams>,
    Wire.AdminApiKeyResponse
  >('/admin/api-keys/:id'),

  /** Deletes an API key. `DELETE /admin/api-keys/{id}` */
  delete: remove<BareRead<[id: string]>, Wire.AdminApiKeyDeleteResponse>('/admin/api-keys/:id', 'headers'),

  /** Revokes an API key, at once or after `options.body.revoke_in` seconds. `POST /admin/api-keys/{id}/revoke` */
  revoke: post<BareRead<[id: string], RevokeOptions>, Wire.AdminApiKeyResponse>(
    '/admin/api-keys/:id/revoke',
    'headers',
  ),

  /** Adds and removes the sales channels of a publishable key. `POST /admin/api-keys/{id}/sales-channels` */
  batchSalesChannels: post<BareWrite<[id: string], Wire.AdminBatchLink>, Wire.AdminApiKeyResponse>(
    '/admin/api-keys/:id/sales-channels',
    'body headers',
  ),
})
