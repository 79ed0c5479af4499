import type {
  StoreProductTypeListParams,
  StoreProductTypeListResponse,
  StoreProductTypeResponse,
} from '../wire/catalogue.ts'
import type { Endpoints, Read } from './endpoints.ts'

/** Product types. */
export const productTypes = ({ get }: Endpoints) => ({
  /** Lists product types. `GET /store/product-types` */
  list: get<Read<[], StoreProductTypeListParams>, StoreProductTypeListResponse>('/store/product-types'),

  /** Retrieves a product type. `GET /store/product-types/{id}` */
  retrieve: get<Read<[id: string]>, StoreProductTypeResponse>('/store/product-types/:id'),
})
