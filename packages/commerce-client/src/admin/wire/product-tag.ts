export type {
  AdminCreateProductTag,
  AdminProductTag,
  AdminProductTagDeleteResponse,
  AdminProductTagListParams,
  AdminProductTagListResponse,
  AdminProductTagParams,
  AdminProductTagResponse,
  AdminUpdateProductTag,
} from '@medusajs/types/dist/http/index.js'
