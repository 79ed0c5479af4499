import type { HttpTypes } from '@medusajs/types'
import type { ClientHeaders, OptionsWithQuery, RequestOptions } from '../../config.ts'
import type { SelectParams } from '../../resources/query.ts'
import type { Requests } from '../../resources/requests.ts'

/** Product options, such as size, and their values. `product.linkOptions` assigns them to a product. */
export function productOption(request: Requests) {
  return {
    /**
     * Lists product options. `GET /admin/product-options`
     *
     * @example
     * const { product_options } = await admin.productOption.list({ title: 'Size' })
     */
    list: (
      query?: HttpTypes.AdminProductOptionListParams,
      headers?: ClientHeaders,
      options?: RequestOptions,
    ): Promise<HttpTypes.AdminProductOptionListResponse> =>
      request.get('/admin/product-options', { ...options, query, headers }),

    /**
     * Retrieves a product option. `GET /admin/product-options/{id}`
     *
     * @example
     * const { product_option } = await admin.productOption.retrieve('opt_01')
     */
    retrieve: (
      id: string,
      query?: SelectParams,
      headers?: ClientHeaders,
      options?: RequestOptions,
    ): Promise<HttpTypes.AdminProductOptionResponse> =>
      request.get('/admin/product-options/:id', { ...options, ids: [id], query, headers }),

    /**
     * Creates a product option. `POST /admin/product-options`
     *
     * @example
     * const { product_option } = await admin.productOption.create({
     *   title: 'Size', values: ['S', 'M', 'L'],
     * })
     */
    create: (
      body: HttpTypes.AdminCreateProductOption,
      query?: HttpTypes.AdminProductOptionParams,
      headers?: ClientHeaders,
      options?: RequestOptions,
    ): Promise<HttpTypes.AdminProductOptionResponse> =>
      request.post('/admin/product-options', { ...options, body, query, headers }),

    /**
     * Changes a product option. `POST /admin/product-options/{id}`
     *
     * @example
     * await admin.productOption.update('opt_01', { values: ['S', 'M', 'L', 'XL'] })
     */
    update: (
      id: string,
      body: HttpTypes.AdminUpdateProductOption,
      query?: HttpTypes.AdminProductOptionParams,
      headers?: ClientHeaders,
      options?: RequestOptions,
    ): Promise<HttpTypes.AdminProductOptionResponse> =>
      request.post('/admin/product-options/:id', { ...options, ids: [id], body, query, headers }),

    /**
     * Deletes a product option. `DELETE /admin/product-options/{id}`
     *
     * @example
     * await admin.productOption.delete('opt_01')
     */
    delete: (
      id: string,
      headers?: ClientHeaders,
      options?: OptionsWithQuery,
    ): Promise<HttpTypes.AdminProductOptionDeleteResponse> =>
      request.delete('/admin/product-options/:id', { ...options, ids: [id], headers }),

    /**
     * Lists the values of an option. `GET /admin/product-options/{optionId}/values`
     *
     * @example
     * const { product_option_values } = await admin.productOption.listValues('opt_01')
     */
    listValues: (
      optionId: string,
      query?: HttpTypes.AdminProductOptionValueListParams,
      headers?: ClientHeaders,
      options?: RequestOptions,
    ): Promise<HttpTypes.AdminProductOptionValueListResponse> =>
      request.get('/admin/product-options/:optionId/values', { ...options, ids: [optionId], query, headers }),

    /**
     * Retrieves a value of an option. `GET /admin/product-options/{optionId}/values/{valueId}`
     *
     * @example
     * const { product_option_value } = await admin.productOption.retrieveValue('opt_01', 'optval_01')
     */
    retrieveValue: (
      optionId: string,
      valueId: string,
      query?: SelectParams,
      headers?: ClientHeaders,
      options?: RequestOptions,
    ): Promise<HttpTypes.AdminProductOptionValueResponse> =>
      request.get('/admin/product-options/:optionId/values/:valueId', {
        ...options,
        ids: [optionId, valueId],
        query,
        headers,
      }),

    /**
     * Changes a value of an option. `POST /admin/product-options/{optionId}/values/{valueId}`
     *
     * @example
     * await admin.productOption.updateValue('opt_01', 'optval_01', { value: 'Medium' })
     */
    updateValue: (
      optionId: string,
      valueId: string,
      body: HttpTypes.AdminUpdateProductOptionValue,
      query?: SelectParams,
      headers?: ClientHeaders,
      options?: RequestOptions,
    ): Promise<HttpTypes.AdminProductOptionValueResponse> =>
      request.post('/admin/product-options/:optionId/values/:valueId', {
        ...options,
        ids: [optionId, valueId],
        body,
        query,
        headers,
      }),

    /**
     * Deletes a value of an option. `DELETE /admin/product-options/{optionId}/values/{valueId}`
     *
     * @example
     * await admin.productOption.deleteValue('opt_01', 'optval_01')
     */
    deleteValue: (
      optionId: string,
      valueId: string,
      headers?: ClientHeaders,
      options?: OptionsWithQuery,
    ): Promise<HttpTypes.AdminProductOptionValueDeleteResponse> =>
      request.delete('/admin/product-options/:optionId/values/:valueId', {
        ...options,
        ids: [optionId, valueId],
        headers,
      }),
  }
}
