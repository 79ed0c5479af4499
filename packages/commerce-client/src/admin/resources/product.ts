import type { RequestOptions } from '../../config.ts'
import type { BareRead, BareWrite, Endpoints, Read, Tail, Write } from '../../resources/endpoints.ts'
import type { ClientHeaders } from '../../transport/headers.ts'
import type { AdditionalData, SelectParams } from '../../wire/query.ts'
import { formOf, withoutContentType } from '../files.ts'
import { productImport } from '../product-import.ts'
import type * as Wire from '../wire/product.ts'

/** Products with their variants, options and images. Prices are in major currency units. */
export const products = (through: Endpoints) => {
  const { get, post, remove } = through
  const sendImport = post<Write<[], FormData, object>, Wire.AdminImportProductResponse>(
    '/admin/products/import',
  )
  const confirmImport = post<Write<[transactionId: string], object, object>, Wire.AdminConfirmImportResponse>(
    '/admin/products/imports/:transactionId/confirm',
  )
  return {
    /** Lists products. `GET /admin/products` */
    list: get<Read<[], Wire.AdminProductListParams>, Wire.AdminProductListResponse>('/admin/products'),

    /** Retrieves a product. `GET /admin/products/{id}` */
    retrieve: get<Read<[id: string]>, Wire.AdminProductResponse>('/admin/products/:id'),

    /** Creates a product. `POST /admin/products` */
    create: post<Write<[], Wire.AdminCreateProduct & AdditionalData>, Wire.AdminProductResponse>(
      '/admin/products',
    ),

    /** Creates, changes and deletes products in one request. `POST /admin/products/batch` */
    batch: post<Write<[], Wire.AdminBatchProductRequest>, Wire.AdminBatchProductResponse>(
      '/admin/products/batch',
    ),

    /** Changes a product. `POST /admin/products/{id}` */
    update: post<Write<[id: string], Wire.AdminUpdateProduct & AdditionalData>, Wire.AdminProductResponse>(
      '/admin/products/:id',
    ),

    /** Deletes a product. `DELETE /admin/products/{id}` */
    delete: remove<BareRead<[id: string]>, Wire.AdminProductDeleteResponse>('/admin/products/:id', 'headers'),

    /**
     * Sends a CSV file of products in one request. The import begins after `confirmLegacyImport`. `createImport` is
     * meant for large files. `POST /admin/products/import`
     */
    import: async (
      { file }: Wire.AdminImportProductRequest,
      query?: object,
      headers?: ClientHeaders,
      options?: RequestOptions,
    ) => sendImport(formOf('file', [file]), query, withoutContentType(headers), options),

    /**
     * Uploads a CSV file of products to the address that the server gives, and prepares an import. The import begins
     * after `confirmImport`. `POST /admin/uploads/presigned-urls`, a PUT of the file, `POST /admin/products/imports`
     */
    createImport: productImport(through),

    /**
     * Confirms an import, which then begins. `transactionId` is from `createImport`.
     * `POST /admin/products/imports/{transactionId}/confirm`
     */
    confirmImport: (transactionId: string, ...tail: Tail<object>) =>
      confirmImport(transactionId, {}, ...tail),

    /** Starts an export to a CSV file; a notification says when it is ready. `POST /admin/products/export` */
    export: post<
      Write<[], Wire.AdminExportProductRequest, Wire.AdminProductListParams>,
      Wire.AdminExportProductResponse
    >('/admin/products/export'),

    /**
     * Creates, changes and deletes variants of a product in one request.
     * `POST /admin/products/{productId}/variants/batch`
     */
    batchVariants: post<
      Write<[productId: string], Wire.AdminBatchProductVariantRequest>,
      Wire.AdminBatchProductVariantResponse
    >('/admin/products/:productId/variants/batch'),

    /** Adds a variant; returns the product. `POST /admin/products/{productId}/variants` */
    createVariant: post<
      Write<[productId: string], Wire.AdminCreateProductVariant & AdditionalData>,
      Wire.AdminProductResponse
    >('/admin/products/:productId/variants'),

    /** Changes a variant; returns the product. `POST /admin/products/{productId}/variants/{id}` */
    updateVariant: post<
      Write<[productId: string, id: string], Wire.AdminUpdateProductVariant & AdditionalData>,
      Wire.AdminProductResponse
    >('/admin/products/:productId/variants/:id'),

    /** Lists the variants of a product. `GET /admin/products/{productId}/variants` */
    listVariants: get<
      Read<[productId: string], Wire.AdminProductVariantParams>,
      Wire.AdminProductVariantListResponse
    >('/admin/products/:productId/variants'),

    /** Retrieves a variant. `GET /admin/products/{productId}/variants/{id}` */
    retrieveVariant: get<Read<[productId: string, id: string]>, Wire.AdminProductVariantResponse>(
      '/admin/products/:productId/variants/:id',
    ),

    /**
     * Deletes a variant; the product is the answer’s `parent`. Here `headers` come before `query`, as in js-sdk.
     * `DELETE /admin/products/{productId}/variants/{id}`
     */
    deleteVariant: remove<
      [
        productId: string,
        id: string,
        headers?: ClientHeaders,
        query?: SelectParams,
        options?: RequestOptions,
      ],
      Wire.AdminProductVariantDeleteResponse
    >('/admin/products/:productId/variants/:id', 'headers query'),

    /**
     * Creates, changes and removes links between variants and inventory items in one request.
     * `POST /admin/products/{productId}/variants/inventory-items/batch`
     */
    batchVariantInventoryItems: post<
      Write<[productId: string], Wire.AdminBatchVariantInventoryItems>,
      Wire.AdminProductVariantInventoryBatchResponse
    >('/admin/products/:productId/variants/inventory-items/batch'),

    /** Lists the options of a product. `GET /admin/products/{productId}/options` */
    listOptions: get<
      Read<[productId: string], Wire.AdminProductOptionParams>,
      Wire.AdminProductOptionListResponse
    >('/admin/products/:productId/options'),

    /** Sets which variants an image shows. `POST /admin/products/{productId}/images/{imageId}/variants/batch` */
    batchImageVariants: post<
      BareWrite<[productId: string, imageId: string], Wire.AdminBatchImageVariantRequest>,
      Wire.AdminBatchImageVariantResponse
    >('/admin/products/:productId/images/:imageId/variants/batch', 'body headers'),

    /** Sets which images show a variant. `POST /admin/products/{productId}/variants/{variantId}/images/batch` */
    batchVariantImages: post<
      BareWrite<[productId: string, variantId: string], Wire.AdminBatchVariantImagesRequest>,
      Wire.AdminBatchVariantImagesResponse
    >('/admin/products/:productId/variants/:variantId/images/batch', 'body headers'),

    /** Adds options to a product and removes others. `POST /admin/products/{productId}/options/batch` */
    linkOptions: post<Write<[productId: string], Wire.AdminLinkProductOptions>, Wire.AdminProductResponse>(
      '/admin/products/:productId/options/batch',
    ),

    /** Confirms an import that `import` prepared. `POST /admin/products/import/{transactionId}/confirm` */
    confirmLegacyImport: post<Read<[transactionId: string], object>, Wire.AdminConfirmImportResponse>(
      '/admin/products/import/:transactionId/confirm',
      'query headers',
    ),

    /**
     * Links a variant to an inventory item, with the quantity it needs.
     * `POST /admin/products/{productId}/variants/{variantId}/inventory-items`
     */
    createVariantInventoryItem: post<
      Write<[productId: string, variantId: string], Wire.AdminCreateVariantInventoryItem>,
      Wire.AdminProductVariantResponse
    >('/admin/products/:productId/variants/:variantId/inventory-items'),

    /**
     * Sets the quantity of an inventory item that a variant needs.
     * `POST /admin/products/{productId}/variants/{variantId}/inventory-items/{inventoryItemId}`
     */
    updateVariantInventoryItem: post<
      Write<
        [productId: string, variantId: string, inventoryItemId: string],
        Wire.AdminUpdateVariantInventoryItem
      >,
      Wire.AdminProductVariantResponse
    >('/admin/products/:productId/variants/:variantId/inventory-items/:inventoryItemId'),

    /**
     * Unlinks a variant from an inventory item.
     * `DELETE /admin/products/{productId}/variants/{variantId}/inventory-items/{inventoryItemId}`
     */
    deleteVariantInventoryItem: remove<
      Read<[productId: string, variantId: string, inventoryItemId: string]>,
      Wire.AdminProductVariantInventoryLinkDeleteResponse
    >('/admin/products/:productId/variants/:variantId/inventory-items/:inventoryItemId'),
  }
}
