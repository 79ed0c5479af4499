import type { Endpoints, Read } from '../../resources/endpoints.ts'
import type * as Wire from '../wire/locale.ts'

/** Languages of translations. Behind the server’s flag `translation`: status 404 while it is off. */
export const locales = ({ get }: Endpoints) => ({
  /** Lists locales. `GET /admin/locales` */
  list: get<Read<[], Wire.AdminLocaleListParams>, Wire.AdminLocaleListResponse>('/admin/locales'),

  /** Retrieves a locale by its code, such as `en-IN`. `GET /admin/locales/{code}` */
  retrieve: get<Read<[code: string], Wire.AdminLocaleParams>, Wire.AdminLocaleResponse>(
    '/admin/locales/:code',
  ),
})
