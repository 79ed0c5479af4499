import type {
  StoreProductOptionListParams,
  StoreProductOptionListResponse,
  StoreProductOptionParams,
  StoreProductOptionResponse,
} from '../wire/catalogue.ts'
import type { Endpoints, Read } from './endpoints.ts'

/** Product options, such as size, and their values. */
export const productOptions = ({ get }: Endpoints) => ({
  /** Lists product options. `GET /store/product-options` */
  list: get<Read<[], StoreProductOptionListParams>, StoreProductOptionListResponse>('/store/product-options'),

  /** Retrieves a product option. `GET /store/product-options/{id}` */
  retrieve: get<Read<[id: string], StoreProductOptionParams>, StoreProductOptionResponse>(
    '/store/product-options/:id',
  ),
})
