import type {
  StoreProductVariantListParams,
  StoreProductVariantListResponse,
  StoreProductVariantParams,
  StoreProductVariantResponse,
} from '../wire/catalogue.ts'
import type { Endpoints, Read } from './endpoints.ts'

/** Variants of any product. Prices (`calculated_price`, major units) need a `region_id`. */
export const productVariants = ({ get }: Endpoints) => ({
  /** Lists variants. `GET /store/product-variants` */
  list: get<Read<[], StoreProductVariantListParams>, StoreProductVariantListResponse>(
    '/store/product-variants',
  ),

  /** Retrieves a variant. `GET /store/product-variants/{id}` */
  retrieve: get<Read<[id: string], StoreProductVariantParams>, StoreProductVariantResponse>(
    '/store/product-variants/:id',
  ),
})
