export type {
  AdminCreateTaxRate,
  AdminCreateTaxRateRule,
  AdminTaxRate,
  AdminTaxRateDeleteResponse,
  AdminTaxRateListParams,
  AdminTaxRateListResponse,
  AdminTaxRateResponse,
  AdminTaxRateRuleDeleteResponse,
  AdminUpdateTaxRate,
} from '@medusajs/types/dist/http/index.js'
