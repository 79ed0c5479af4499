import type { HttpTypes } from '@medusajs/types'

export type {
  AdminCreateTaxRate,
  AdminCreateTaxRateRule,
  AdminTaxRateDeleteResponse,
  AdminTaxRateListParams,
  AdminUpdateTaxRate,
} from '@medusajs/types/dist/http/index.js'

/** What a tax rate applies to. The official type has no `id`, which deleting a rule needs. */
export interface AdminTaxRateRule extends HttpTypes.AdminTaxRateRule {
  id: string
}

export interface AdminTaxRate extends HttpTypes.AdminTaxRate {
  rules: AdminTaxRateRule[]
}

export interface AdminTaxRateResponse {
  tax_rate: AdminTaxRate
}

export type AdminTaxRateListResponse = HttpTypes.PaginatedResponse<{ tax_rates: AdminTaxRate[] }>

export type AdminTaxRateRuleDeleteResponse = HttpTypes.DeleteResponseWithParent<'tax_rate_rule', AdminTaxRate>
