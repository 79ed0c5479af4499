export type {
  AdminCollection,
  AdminCollectionDeleteResponse,
  AdminCollectionListParams,
  AdminCollectionListResponse,
  AdminCollectionParams,
  AdminCollectionResponse,
  AdminCreateCollection,
  AdminUpdateCollection,
  AdminUpdateCollectionProducts,
} from '@medusajs/types/dist/http/index.js'
