import type { Endpoints, Read } from '../../resources/endpoints.ts'
import type * as Wire from '../wire/product-variant.ts'

/** Variants of all products; those of one product are under `product`. */
export const productVariants = ({ get }: Endpoints) => ({
  /** Lists product variants. `GET /admin/product-variants` */
  list: get<Read<[], Wire.AdminProductVariantParams>, Wire.AdminProductVariantListResponse>(
    '/admin/product-variants',
  ),
})
