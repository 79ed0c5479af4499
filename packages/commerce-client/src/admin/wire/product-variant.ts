export type {
  AdminProductVariant,
  AdminProductVariantListResponse,
  AdminProductVariantParams,
} from '@medusajs/types/dist/http/index.js'
