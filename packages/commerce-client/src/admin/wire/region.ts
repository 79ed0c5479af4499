export type {
  AdminCreateRegion,
  AdminRegion,
  AdminRegionDeleteResponse,
  AdminRegionFilters,
  AdminRegionListResponse,
  AdminRegionResponse,
  AdminUpdateRegion,
} from '@medusajs/types/dist/http/index.js'
