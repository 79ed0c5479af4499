import type { StoreLocaleListResponse } from '../wire/catalogue.ts'
import type { Endpoints, BareRead } from './endpoints.ts'

/** The languages a shop has translations for. */
export const locales = ({ get }: Endpoints) => ({
  /** Lists locales; status 404 while the server’s flag `translation` is off. `GET /store/locales` */
  list: get<BareRead<[]>, StoreLocaleListResponse>('/store/locales', 'headers'),
})
