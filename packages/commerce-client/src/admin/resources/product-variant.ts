import type { HttpTypes } from '@medusajs/types'
import type { ClientHeaders, RequestOptions } from '../../config.ts'
import type { Requests } from '../../resources/requests.ts'

/** Variants of all products; those of one product are under `product`. */
export function productVariant(request: Requests) {
  return {
    /**
     * Lists product variants. `GET /admin/product-variants`
     *
     * @example
     * const { variants } = await admin.productVariant.list({ sku: 'LINEN-SHIRT-M' })
     */
    list: (
      query?: HttpTypes.AdminProductVariantParams,
      headers?: ClientHeaders,
      options?: RequestOptions,
    ): Promise<HttpTypes.AdminProductVariantListResponse> =>
      request.get('/admin/product-variants', { ...options, query, headers }),
  }
}
