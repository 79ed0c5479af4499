import type { HttpTypes } from '@medusajs/types'
import type { ClientHeaders, OptionsWithQuery } from '../config.ts'
import type { Requests } from './requests.ts'

/** The languages a shop has translations for. */
export function locale(request: Requests) {
  return {
    /**
     * Lists locales; status 404 while the server’s flag `translation` is off. `GET /store/locales`
     *
     * @example
     * const { locales } = await shop.store.locale.list()
     */
    list: (headers?: ClientHeaders, options?: OptionsWithQuery): Promise<HttpTypes.StoreLocaleListResponse> =>
      request.get('/store/locales', { ...options, headers }),
  }
}
