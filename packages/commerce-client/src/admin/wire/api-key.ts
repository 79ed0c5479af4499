export type {
  AdminApiKeyDeleteResponse,
  AdminApiKeyListResponse,
  AdminApiKeyResponse,
  AdminBatchLink,
  AdminCreateApiKey,
  AdminGetApiKeysParams,
  AdminRevokeApiKey,
  AdminUpdateApiKey,
} from '@medusajs/types/dist/http/index.js'
