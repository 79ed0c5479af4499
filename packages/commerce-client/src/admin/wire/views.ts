import type { HttpTypes } from '@medusajs/types'

export type {
  AdminColumn,
  AdminCreateViewConfiguration,
  AdminEntityInfo,
  AdminEntityListResponse,
  AdminGetViewConfigurationsParams,
  AdminUpdateViewConfiguration,
  AdminViewConfiguration,
  AdminViewConfigurationDeleteResponse,
  AdminViewConfigurationListResponse,
  AdminViewConfigurationResponse,
  AdminViewsEntityColumnsResponse,
} from '@medusajs/types/dist/http/index.js'

/** `view_configuration` is null while the admin's default view is active. */
export type AdminActiveViewConfigurationResponse = HttpTypes.AdminViewConfigurationResponse & {
  readonly is_default_active?: boolean
  readonly default_type?: 'system' | 'code'
}

/** Null for the admin's default view. */
export interface AdminSetActiveView {
  readonly view_configuration_id: string | null
}

export interface AdminViewSuccessResponse {
  success: boolean
}
