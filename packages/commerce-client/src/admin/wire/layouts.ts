export type {
  AdminGetLayoutConfigurationsParams,
  AdminLayoutConfiguration,
  AdminLayoutConfigurationListResponse,
  AdminLayoutConfigurationResponse,
  AdminLayoutScope,
  AdminSetLayoutConfiguration,
} from '@medusajs/types/dist/http/index.js'

export interface AdminLayoutSuccessResponse {
  success: boolean
}
