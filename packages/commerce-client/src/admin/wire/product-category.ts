export type {
  AdminCreateProductCategory,
  AdminProductCategory,
  AdminProductCategoryDeleteResponse,
  AdminProductCategoryListParams,
  AdminProductCategoryListResponse,
  AdminProductCategoryParams,
  AdminProductCategoryResponse,
  AdminUpdateProductCategory,
  AdminUpdateProductCategoryProducts,
} from '@medusajs/types/dist/http/index.js'
