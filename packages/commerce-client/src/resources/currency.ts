import type {
  StoreCurrencyListParams,
  StoreCurrencyListResponse,
  StoreCurrencyParams,
  StoreCurrencyResponse,
} from '../wire/catalogue.ts'
import type { Endpoints, Read } from './endpoints.ts'

/** Currencies of the server. */
export const currencies = ({ get }: Endpoints) => ({
  /** Lists currencies. `GET /store/currencies` */
  list: get<Read<[], StoreCurrencyListParams>, StoreCurrencyListResponse>('/store/currencies'),

  /** Retrieves a currency by its code, such as `inr`. `GET /store/currencies/{code}` */
  retrieve: get<Read<[code: string], StoreCurrencyParams>, StoreCurrencyResponse>('/store/currencies/:code'),
})
