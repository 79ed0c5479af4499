import type { Endpoints, Read } from '../../resources/endpoints.ts'
import type * as Wire from '../wire/currency.ts'

/** Currencies of the server. */
export const currencies = ({ get }: Endpoints) => ({
  /** Lists currencies. `GET /admin/currencies` */
  list: get<Read<[], Wire.AdminCurrencyListParams>, Wire.AdminCurrencyListResponse>('/admin/currencies'),

  /** Retrieves a currency by its code, such as `inr`. `GET /admin/currencies/{code}` */
  retrieve: get<Read<[code: string], Wire.AdminCurrencyParams>, Wire.AdminCurrencyResponse>(
    '/admin/currencies/:code',
  ),
})
