import type { HttpTypes } from '@medusajs/types'
import type { ClientHeaders, OptionsWithQuery, RequestOptions } from '../../config.ts'
import type { SelectParams } from '../../resources/query.ts'
import type { Requests } from '../../resources/requests.ts'

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

/** Tax rates, in percent, and the rules for what they apply to. */
export function taxRate(request: Requests) {
  return {
    /**
     * Lists tax rates. `GET /admin/tax-rates`
     *
     * @example
     * const { tax_rates } = await admin.taxRate.list({ tax_region_id: 'txreg_01' })
     */
    list: (
      query?: HttpTypes.AdminTaxRateListParams,
      headers?: ClientHeaders,
      options?: RequestOptions,
    ): Promise<AdminTaxRateListResponse> => request.get('/admin/tax-rates', { ...options, query, headers }),

    /**
     * Retrieves a tax rate. `GET /admin/tax-rates/{id}`
     *
     * @example
     * const { tax_rate } = await admin.taxRate.retrieve('txr_01')
     */
    retrieve: (
      id: string,
      query?: SelectParams,
      headers?: ClientHeaders,
      options?: RequestOptions,
    ): Promise<AdminTaxRateResponse> =>
      request.get('/admin/tax-rates/:id', { ...options, ids: [id], query, headers }),

    /**
     * Creates a tax rate. `POST /admin/tax-rates`
     *
     * @example
     * const { tax_rate } = await admin.taxRate.create({
     *   name: 'GST on textiles', code: 'gst-5', rate: 5, tax_region_id: 'txreg_01',
     *   rules: [{ reference: 'product_type', reference_id: 'ptyp_01' }],
     * })
     */
    create: (
      body: HttpTypes.AdminCreateTaxRate,
      query?: SelectParams,
      headers?: ClientHeaders,
      options?: RequestOptions,
    ): Promise<AdminTaxRateResponse> =>
      request.post('/admin/tax-rates', { ...options, body, query, headers }),

    /**
     * Changes a tax rate. `POST /admin/tax-rates/{id}`
     *
     * @example
     * await admin.taxRate.update('txr_01', { rate: 12 })
     */
    update: (
      id: string,
      body: HttpTypes.AdminUpdateTaxRate,
      query?: SelectParams,
      headers?: ClientHeaders,
      options?: RequestOptions,
    ): Promise<AdminTaxRateResponse> =>
      request.post('/admin/tax-rates/:id', { ...options, ids: [id], body, query, headers }),

    /**
     * Deletes a tax rate. `DELETE /admin/tax-rates/{id}`
     *
     * @example
     * await admin.taxRate.delete('txr_01')
     */
    delete: (
      id: string,
      headers?: ClientHeaders,
      options?: OptionsWithQuery,
    ): Promise<HttpTypes.AdminTaxRateDeleteResponse> =>
      request.delete('/admin/tax-rates/:id', { ...options, ids: [id], headers }),

    /**
     * Adds a rule for what the rate applies to. `POST /admin/tax-rates/{id}/rules`
     *
     * @example
     * await admin.taxRate.createRule('txr_01', { reference: 'product', reference_id: 'prod_01' })
     */
    createRule: (
      id: string,
      body: HttpTypes.AdminCreateTaxRateRule,
      query?: SelectParams,
      headers?: ClientHeaders,
      options?: RequestOptions,
    ): Promise<AdminTaxRateResponse> =>
      request.post('/admin/tax-rates/:id/rules', { ...options, ids: [id], body, query, headers }),

    /**
     * Deletes a rule; the tax rate is the answer’s `parent`. `DELETE /admin/tax-rates/{id}/rules/{ruleId}`
     *
     * @example
     * await admin.taxRate.deleteRule('txr_01', 'txrule_01')
     */
    deleteRule: (
      id: string,
      ruleId: string,
      query?: SelectParams,
      headers?: ClientHeaders,
      options?: RequestOptions,
    ): Promise<AdminTaxRateRuleDeleteResponse> =>
      request.delete('/admin/tax-rates/:id/rules/:ruleId', { ...options, ids: [id, ruleId], query, headers }),
  }
}
