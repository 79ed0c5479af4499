import type { Endpoints, Read } from '../../resources/endpoints.ts'
import type * as Wire from '../wire/tax-provider.ts'

/** Tax providers. */
export const taxProviders = ({ get }: Endpoints) => ({
  /** Lists tax providers. `GET /admin/tax-providers` */
  list: get<Read<[], Wire.AdminGetTaxProvidersParams>, Wire.AdminTaxProviderListResponse>(
    '/admin/tax-providers',
  ),
})
