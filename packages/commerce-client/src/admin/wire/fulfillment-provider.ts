export type {
  AdminFulfillmentProvider,
  AdminFulfillmentProviderListResponse,
  AdminFulfillmentProviderOption,
  AdminFulfillmentProviderOptionsListResponse,
  AdminGetFulfillmentProvidersParams,
} from '@medusajs/types/dist/http/index.js'
