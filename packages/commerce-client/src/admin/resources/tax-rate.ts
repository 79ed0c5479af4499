import type { BareRead, Endpoints, Read, Write } from '../../resources/endpoints.ts'
import type * as Wire from '../wire/tax-rate.ts'

/** Tax rates, in percent, and the rules for what they apply to. */
export const taxRates = ({ get, post, remove }: Endpoints) => ({
  /** Lists tax rates. `GET /admin/tax-rates` */
  list: get<Read<[], Wire.AdminTaxRateListParams>, Wire.AdminTaxRateListResponse>('/admin/tax-rates'),

  /** Retrieves a tax rate. `GET /admin/tax-rates/{id}` */
  retrieve: get<Read<[id: string]>, Wire.AdminTaxRateResponse>('/admin/tax-rates/:id'),

  /** Creates a tax rate. `POST /admin/tax-rates` */
  create: post<Write<[], Wire.AdminCreateTaxRate>, Wire.AdminTaxRateResponse>('/admin/tax-rates'),

  /** Changes a tax rate. `POST /admin/tax-rates/{id}` */
  update: post<Write<[id: string], Wire.AdminUpdateTaxRate>, Wire.AdminTaxRateResponse>(
    '/admin/tax-rates/:id',
  ),

  /** Deletes a tax rate. `DELETE /admin/tax-rates/{id}` */
  delete: remove<BareRead<[id: string]>, Wire.AdminTaxRateDeleteResponse>('/admin/tax-rates/:id', 'headers'),

  /** Adds a rule for what the rate applies to. `POST /admin/tax-rates/{id}/rules` */
  createRule: post<Write<[id: string], Wire.AdminCreateTaxRateRule>, Wire.AdminTaxRateResponse>(
    '/admin/tax-rates/:id/rules',
  ),

  /** Deletes a rule; the tax rate is the answer’s `parent`. `DELETE /admin/tax-rates/{id}/rules/{ruleId}` */
  deleteRule: remove<Read<[id: string, ruleId: string]>, Wire.AdminTaxRateRuleDeleteResponse>(
    '/admin/tax-rates/:id/rules/:ruleId',
  ),
})
