export type {
  AdminGetTaxProvidersParams,
  AdminTaxProvider,
  AdminTaxProviderListResponse,
} from '@medusajs/types/dist/http/index.js'
