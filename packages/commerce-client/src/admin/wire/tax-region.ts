export type {
  AdminCreateTaxRegion,
  AdminTaxRegion,
  AdminTaxRegionDeleteResponse,
  AdminTaxRegionListParams,
  AdminTaxRegionListResponse,
  AdminTaxRegionResponse,
  AdminUpdateTaxRegion,
} from '@medusajs/types/dist/http/index.js'
