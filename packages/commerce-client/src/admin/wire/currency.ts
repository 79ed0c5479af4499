export type {
  AdminCurrency,
  AdminCurrencyListParams,
  AdminCurrencyListResponse,
  AdminCurrencyParams,
  AdminCurrencyResponse,
} from '@medusajs/types/dist/http/index.js'
