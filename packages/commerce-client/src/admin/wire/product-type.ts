export type {
  AdminCreateProductType,
  AdminProductType,
  AdminProductTypeDeleteResponse,
  AdminProductTypeListParams,
  AdminProductTypeListResponse,
  AdminProductTypeParams,
  AdminProductTypeResponse,
  AdminUpdateProductType,
} from '@medusajs/types/dist/http/index.js'
