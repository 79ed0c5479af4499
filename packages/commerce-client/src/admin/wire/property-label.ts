import type { HttpTypes } from '@medusajs/types'

export type {
  AdminBatchPropertyLabelResponse,
  AdminBatchPropertyLabels,
  AdminCreatePropertyLabel,
  AdminGetPropertyLabelParams,
  AdminGetPropertyLabelsParams,
  AdminPropertyLabel,
  AdminPropertyLabelDeleteResponse,
  AdminPropertyLabelListResponse,
  AdminPropertyLabelResponse,
} from '@medusajs/types/dist/http/index.js'

export type AdminChangePropertyLabel = Omit<HttpTypes.AdminUpdatePropertyLabel, 'id'>
