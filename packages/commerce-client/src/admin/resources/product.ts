import type { HttpTypes } from '@medusajs/types'
import type { ClientHeaders, OptionsWithQuery, RequestOptions } from '../../config.ts'
import type { AdditionalData, SelectParams } from '../../resources/query.ts'
import type { Requests } from '../../resources/requests.ts'
import { formOf, unlimited, withoutContentType } from '../files.ts'
import { followImport } from '../follow-import.ts'
import { productImport } from '../product-import.ts'

/** Empty: the server has only started the import. */
export type AdminConfirmImportResponse = Readonly<Record<string, never>>

/** Products with their variants, options and images. Prices are in major currency units. */
export function product(request: Requests) {
  return {
    /**
     * Lists products. `GET /admin/products`
     *
     * @example
     * const { products, count } = await admin.product.list({
     *   q: 'linen', status: ['published'], limit: 20,
     * })
     */
    list: (
      query?: HttpTypes.AdminProductListParams,
      headers?: ClientHeaders,
      options?: RequestOptions,
    ): Promise<HttpTypes.AdminProductListResponse> =>
      request.get('/admin/products', { ...options, query, headers }),

    /**
     * Retrieves a product. `GET /admin/products/{id}`
     *
     * @example
     * const { product } = await admin.product.retrieve('prod_01', {
     *   fields: '+variants.inventory_quantity',
     * })
     */
    retrieve: (
      id: string,
      query?: SelectParams,
      headers?: ClientHeaders,
      options?: RequestOptions,
    ): Promise<HttpTypes.AdminProductResponse> =>
      request.get('/admin/products/:id', { ...options, ids: [id], query, headers }),

    /**
     * Creates a product. `POST /admin/products`
     *
     * @example
     * const { product } = await admin.product.create({
     *   title: 'Linen shirt', status: 'published', shipping_profile_id: 'sp_01',
     *   options: [{ title: 'Size', values: ['M', 'L'] }],
     *   variants: [{ title: 'M', options: { Size: 'M' }, prices: [{ currency_code: 'inr', amount: 1499 }] }],
     * })
     */
    create: (
      body: HttpTypes.AdminCreateProduct & AdditionalData,
      query?: SelectParams,
      headers?: ClientHeaders,
      options?: RequestOptions,
    ): Promise<HttpTypes.AdminProductResponse> =>
      request.post('/admin/products', { ...options, body, query, headers }),

    /**
     * Creates, changes and deletes products in one request. `POST /admin/products/batch`
     *
     * Lists of a product that is changed are replaced, as by `update`.
     *
     * @example
     * const { updated } = await admin.product.batch({
     *   update: [{ id: 'prod_01', status: 'published' }, { id: 'prod_02', collection_id: 'pcol_01' }],
     *   delete: ['prod_03'],
     * })
     */
    batch: (
      body: HttpTypes.AdminBatchProductRequest,
      query?: SelectParams,
      headers?: ClientHeaders,
      options?: RequestOptions,
    ): Promise<HttpTypes.AdminBatchProductResponse> =>
      request.post('/admin/products/batch', { ...options, body, query, headers }),

    /**
     * Changes a product. `POST /admin/products/{id}`
     *
     * Lists are replaced: what `variants`, `images`, `tags`, `categories` or `sales_channels` do not name is taken away, and
     * a variant's `prices` that are not named are deleted. What is not sent stays.
     *
     * @example
     * const { product } = await admin.product.update('prod_01', {
     *   description: 'Woven in Kerala', tags: [{ id: 'ptag_01' }],
     * })
     */
    update: (
      id: string,
      body: HttpTypes.AdminUpdateProduct & AdditionalData,
      query?: SelectParams,
      headers?: ClientHeaders,
      options?: RequestOptions,
    ): Promise<HttpTypes.AdminProductResponse> =>
      request.post('/admin/products/:id', { ...options, ids: [id], body, query, headers }),

    /**
     * Deletes a product. `DELETE /admin/products/{id}`
     *
     * @example
     * await admin.product.delete('prod_01')
     */
    delete: (
      id: string,
      headers?: ClientHeaders,
      options?: OptionsWithQuery,
    ): Promise<HttpTypes.AdminProductDeleteResponse> =>
      request.delete('/admin/products/:id', { ...options, ids: [id], headers }),

    /**
     * Sends a CSV file of products in one request. The import begins after `confirmLegacyImport`. `createImport` is
     * meant for large files. `POST /admin/products/import`
     *
     * @example
     * const { transaction_id, summary } = await admin.product.import({ file })
     * await admin.product.confirmLegacyImport(transaction_id)
     */
    import: async (
      { file }: HttpTypes.AdminImportProductRequest,
      query?: object,
      headers?: ClientHeaders,
      options?: RequestOptions,
    ): Promise<HttpTypes.AdminImportProductResponse> =>
      request.post('/admin/products/import', {
        ...unlimited(options),
        body: formOf('file', [file]),
        query,
        headers: withoutContentType(headers),
      }),

    /**
     * Uploads a CSV file of products to the address that the server gives, and prepares an import. The import begins
     * after `confirmImport`. `POST /admin/uploads/presigned-urls`, a PUT of the file, `POST /admin/products/imports`
     *
     * @example
     * const { transaction_id, summary } = await admin.product.createImport({ file })
     * console.log(summary)
     * await admin.product.confirmImport(transaction_id)
     */
    createImport: productImport(request),

    /**
     * Follows an import, step by step, until it has finished. Call it before `confirmImport`: it subscribes at once, and
     * nothing is told that happened earlier. To stop early, leave the loop or abort the `signal`. Reconnects as `events`
     * does. What happens between two connections is lost, also the end: limit the wait with a `signal`, and ask
     * `workflowExecution.retrieveByTransaction` whether the import still runs.
     * `GET /admin/workflows-executions/import-products-as-chunks/{transactionId}/subscribe`
     *
     * @example
     * const { transaction_id } = await admin.product.createImport({ file })
     * const progress = admin.product.followImport(transaction_id)
     * await admin.product.confirmImport(transaction_id)
     * for await (const { event_type, step } of progress) console.log(event_type, step?.id)
     * @param transactionId from `createImport`.
     * @throws {CommerceError} where it is iterated, when the server refuses; the signal's reason when it aborts.
     */
    followImport: followImport(request),

    /**
     * Confirms an import, which then begins. `transactionId` is from `createImport`.
     * `POST /admin/products/imports/{transactionId}/confirm`
     *
     * @example
     * const { transaction_id } = await admin.product.createImport({ file })
     * await admin.product.confirmImport(transaction_id)
     */
    confirmImport: (
      transactionId: string,
      query?: object,
      headers?: ClientHeaders,
      options?: RequestOptions,
    ): Promise<AdminConfirmImportResponse> =>
      request.post('/admin/products/imports/:transactionId/confirm', {
        ...options,
        ids: [transactionId],
        body: {},
        query,
        headers,
      }),

    /**
     * Starts an export to a CSV file; a notification says when it is ready. `POST /admin/products/export`
     *
     * @example
     * const { transaction_id } = await admin.product.export({}, { status: ['published'] })
     */
    export: (
      body: HttpTypes.AdminExportProductRequest,
      query?: HttpTypes.AdminProductListParams,
      headers?: ClientHeaders,
      options?: RequestOptions,
    ): Promise<HttpTypes.AdminExportProductResponse> =>
      request.post('/admin/products/export', { ...options, body, query, headers }),

    /**
     * Creates, changes and deletes variants of a product in one request.
     * `POST /admin/products/{productId}/variants/batch`
     *
     * `prices` of a variant that is changed are replaced: those that are not named are deleted, also in other currencies.
     * `setBasePrices` of `@umber/admin-client` keeps them.
     *
     * @example
     * await admin.product.batchVariants('prod_01', {
     *   create: [{ title: 'XL', options: { Size: 'XL' }, prices: [{ currency_code: 'inr', amount: 1599 }] }],
     *   update: [{ id: 'variant_01', sku: 'LINEN-SHIRT-M' }],
     * })
     */
    batchVariants: (
      productId: string,
      body: HttpTypes.AdminBatchProductVariantRequest,
      query?: SelectParams,
      headers?: ClientHeaders,
      options?: RequestOptions,
    ): Promise<HttpTypes.AdminBatchProductVariantResponse> =>
      request.post('/admin/products/:productId/variants/batch', {
        ...options,
        ids: [productId],
        body,
        query,
        headers,
      }),

    /**
     * Adds a variant; returns the product. `POST /admin/products/{productId}/variants`
     *
     * @example
     * const { product } = await admin.product.createVariant('prod_01', {
     *   title: 'XL', sku: 'LINEN-SHIRT-XL', options: { Size: 'XL' },
     *   prices: [{ currency_code: 'inr', amount: 1599 }],
     * })
     */
    createVariant: (
      productId: string,
      body: HttpTypes.AdminCreateProductVariant & AdditionalData,
      query?: SelectParams,
      headers?: ClientHeaders,
      options?: RequestOptions,
    ): Promise<HttpTypes.AdminProductResponse> =>
      request.post('/admin/products/:productId/variants', {
        ...options,
        ids: [productId],
        body,
        query,
        headers,
      }),

    /**
     * Changes a variant; returns the product. `POST /admin/products/{productId}/variants/{id}`
     *
     * `prices` are replaced: those that are not named are deleted, also in other currencies. `setBasePrices` of
     * `@umber/admin-client` keeps them.
     *
     * @example
     * await admin.product.updateVariant('prod_01', 'variant_01', {
     *   prices: [{ currency_code: 'inr', amount: 1399 }],
     * })
     */
    updateVariant: (
      productId: string,
      id: string,
      body: HttpTypes.AdminUpdateProductVariant & AdditionalData,
      query?: SelectParams,
      headers?: ClientHeaders,
      options?: RequestOptions,
    ): Promise<HttpTypes.AdminProductResponse> =>
      request.post('/admin/products/:productId/variants/:id', {
        ...options,
        ids: [productId, id],
        body,
        query,
        headers,
      }),

    /**
     * Lists the variants of a product. `GET /admin/products/{productId}/variants`
     *
     * @example
     * const { variants } = await admin.product.listVariants('prod_01', { limit: 50 })
     */
    listVariants: (
      productId: string,
      query?: HttpTypes.AdminProductVariantParams,
      headers?: ClientHeaders,
      options?: RequestOptions,
    ): Promise<HttpTypes.AdminProductVariantListResponse> =>
      request.get('/admin/products/:productId/variants', { ...options, ids: [productId], query, headers }),

    /**
     * Retrieves a variant. `GET /admin/products/{productId}/variants/{id}`
     *
     * @example
     * const { variant } = await admin.product.retrieveVariant('prod_01', 'variant_01', {
     *   fields: '+prices.amount',
     * })
     */
    retrieveVariant: (
      productId: string,
      id: string,
      query?: SelectParams,
      headers?: ClientHeaders,
      options?: RequestOptions,
    ): Promise<HttpTypes.AdminProductVariantResponse> =>
      request.get('/admin/products/:productId/variants/:id', {
        ...options,
        ids: [productId, id],
        query,
        headers,
      }),

    /**
     * Deletes a variant; the product is the answer’s `parent`. Here `headers` come before `query`, as in js-sdk.
     * `DELETE /admin/products/{productId}/variants/{id}`
     *
     * @example
     * await admin.product.deleteVariant('prod_01', 'variant_01')
     */
    deleteVariant: (
      productId: string,
      id: string,
      headers?: ClientHeaders,
      query?: SelectParams,
      options?: RequestOptions,
    ): Promise<HttpTypes.AdminProductVariantDeleteResponse> =>
      request.delete('/admin/products/:productId/variants/:id', {
        ...options,
        ids: [productId, id],
        query,
        headers,
      }),

    /**
     * Creates, changes and removes links between variants and inventory items in one request.
     * `POST /admin/products/{productId}/variants/inventory-items/batch`
     *
     * @example
     * await admin.product.batchVariantInventoryItems('prod_01', {
     *   create: [{ variant_id: 'variant_01', inventory_item_id: 'iitem_01', required_quantity: 1 }],
     * })
     */
    batchVariantInventoryItems: (
      productId: string,
      body: HttpTypes.AdminBatchVariantInventoryItems,
      query?: SelectParams,
      headers?: ClientHeaders,
      options?: RequestOptions,
    ): Promise<HttpTypes.AdminProductVariantInventoryBatchResponse> =>
      request.post('/admin/products/:productId/variants/inventory-items/batch', {
        ...options,
        ids: [productId],
        body,
        query,
        headers,
      }),

    /**
     * Lists the options of a product. `GET /admin/products/{productId}/options`
     *
     * @example
     * const { product_options } = await admin.product.listOptions('prod_01')
     */
    listOptions: (
      productId: string,
      query?: HttpTypes.AdminProductOptionParams,
      headers?: ClientHeaders,
      options?: RequestOptions,
    ): Promise<HttpTypes.AdminProductOptionListResponse> =>
      request.get('/admin/products/:productId/options', { ...options, ids: [productId], query, headers }),

    /**
     * Sets which variants an image shows. `POST /admin/products/{productId}/images/{imageId}/variants/batch`
     *
     * @example
     * await admin.product.batchImageVariants('prod_01', 'img_01', { add: ['variant_01', 'variant_02'] })
     */
    batchImageVariants: (
      productId: string,
      imageId: string,
      body: HttpTypes.AdminBatchImageVariantRequest,
      headers?: ClientHeaders,
      options?: OptionsWithQuery,
    ): Promise<HttpTypes.AdminBatchImageVariantResponse> =>
      request.post('/admin/products/:productId/images/:imageId/variants/batch', {
        ...options,
        ids: [productId, imageId],
        body,
        headers,
      }),

    /**
     * Sets which images show a variant. `POST /admin/products/{productId}/variants/{variantId}/images/batch`
     *
     * @example
     * await admin.product.batchVariantImages('prod_01', 'variant_01', {
     *   add: ['img_01'], remove: ['img_02'],
     * })
     */
    batchVariantImages: (
      productId: string,
      variantId: string,
      body: HttpTypes.AdminBatchVariantImagesRequest,
      headers?: ClientHeaders,
      options?: OptionsWithQuery,
    ): Promise<HttpTypes.AdminBatchVariantImagesResponse> =>
      request.post('/admin/products/:productId/variants/:variantId/images/batch', {
        ...options,
        ids: [productId, variantId],
        body,
        headers,
      }),

    /**
     * Adds options to a product and removes others. `POST /admin/products/{productId}/options/batch`
     *
     * @example
     * await admin.product.linkOptions('prod_01', {
     *   add: [{ id: 'opt_01', value_ids: ['optval_01'] }], remove: ['opt_02'],
     * })
     */
    linkOptions: (
      productId: string,
      body: HttpTypes.AdminLinkProductOptions,
      query?: SelectParams,
      headers?: ClientHeaders,
      options?: RequestOptions,
    ): Promise<HttpTypes.AdminProductResponse> =>
      request.post('/admin/products/:productId/options/batch', {
        ...options,
        ids: [productId],
        body,
        query,
        headers,
      }),

    /**
     * Confirms an import that `import` prepared. `POST /admin/products/import/{transactionId}/confirm`
     *
     * @example
     * const { transaction_id } = await admin.product.import({ file })
     * await admin.product.confirmLegacyImport(transaction_id)
     */
    confirmLegacyImport: (
      transactionId: string,
      query?: object,
      headers?: ClientHeaders,
      options?: RequestOptions,
    ): Promise<AdminConfirmImportResponse> =>
      request.post('/admin/products/import/:transactionId/confirm', {
        ...options,
        ids: [transactionId],
        query,
        headers,
      }),

    /**
     * Links a variant to an inventory item, with the quantity it needs.
     * `POST /admin/products/{productId}/variants/{variantId}/inventory-items`
     *
     * @example
     * await admin.product.createVariantInventoryItem('prod_01', 'variant_01', {
     *   inventory_item_id: 'iitem_01',
     *   required_quantity: 2,
     * })
     */
    createVariantInventoryItem: (
      productId: string,
      variantId: string,
      body: HttpTypes.AdminCreateVariantInventoryItem,
      query?: SelectParams,
      headers?: ClientHeaders,
      options?: RequestOptions,
    ): Promise<HttpTypes.AdminProductVariantResponse> =>
      request.post('/admin/products/:productId/variants/:variantId/inventory-items', {
        ...options,
        ids: [productId, variantId],
        body,
        query,
        headers,
      }),

    /**
     * Sets the quantity of an inventory item that a variant needs.
     * `POST /admin/products/{productId}/variants/{variantId}/inventory-items/{inventoryItemId}`
     *
     * @example
     * await admin.product.updateVariantInventoryItem('prod_01', 'variant_01', 'iitem_01', {
     *   required_quantity: 1,
     * })
     */
    updateVariantInventoryItem: (
      productId: string,
      variantId: string,
      inventoryItemId: string,
      body: HttpTypes.AdminUpdateVariantInventoryItem,
      query?: SelectParams,
      headers?: ClientHeaders,
      options?: RequestOptions,
    ): Promise<HttpTypes.AdminProductVariantResponse> =>
      request.post('/admin/products/:productId/variants/:variantId/inventory-items/:inventoryItemId', {
        ...options,
        ids: [productId, variantId, inventoryItemId],
        body,
        query,
        headers,
      }),

    /**
     * Unlinks a variant from an inventory item.
     * `DELETE /admin/products/{productId}/variants/{variantId}/inventory-items/{inventoryItemId}`
     *
     * @example
     * await admin.product.deleteVariantInventoryItem('prod_01', 'variant_01', 'iitem_01')
     */
    deleteVariantInventoryItem: (
      productId: string,
      variantId: string,
      inventoryItemId: string,
      query?: SelectParams,
      headers?: ClientHeaders,
      options?: RequestOptions,
    ): Promise<HttpTypes.AdminProductVariantInventoryLinkDeleteResponse> =>
      request.delete('/admin/products/:productId/variants/:variantId/inventory-items/:inventoryItemId', {
        ...options,
        ids: [productId, variantId, inventoryItemId],
        query,
        headers,
      }),
  }
}
