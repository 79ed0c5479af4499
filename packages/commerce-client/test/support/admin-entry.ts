/**
 * The types of the admin entry where tests of other packages run on its sources. Its build adds Medusa's types under Medusa's
 * names; here are those that these packages use.
 */
export * from '../../src/admin/index.ts'
export type {
  AdminExportProductRequest,
  AdminInventoryItem,
  AdminOrder,
  AdminOrderChange,
  AdminPayment,
  AdminPrice,
  AdminPriceListPriceListParams,
  AdminProduct,
  AdminProductListParams,
  AdminProductVariant,
} from '@medusajs/types/dist/http/index.js'
