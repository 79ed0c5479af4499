export type {
  AdminReindexSearchIndex,
  AdminSearchIndex,
  AdminSearchIndexDeleteResponse,
  AdminSearchIndexListResponse,
  AdminSearchIndexReindexResponse,
  AdminSearchParams,
  AdminSearchResponse,
  AdminSearchResultGroup,
} from '@medusajs/types/dist/http/index.js'
