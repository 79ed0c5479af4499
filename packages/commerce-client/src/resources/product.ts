import type {
  StoreProductListParams,
  StoreProductListResponse,
  StoreProductParams,
  StoreProductResponse,
} from '../wire/catalogue.ts'
import type { Endpoints, Read } from './endpoints.ts'

/** Products with their variants, options and images. Prices (`calculated_price`, major units) need a `region_id`. */
export const products = ({ get }: Endpoints) => ({
  /** Lists products. An unknown handle or id gives an empty list, not an error. `GET /store/products` */
  list: get<Read<[], StoreProductListParams>, StoreProductListResponse>('/store/products'),

  /**
   * Retrieves a product; type `not_found` when the sales channel has no product with this id.
   * `GET /store/products/{id}`
   */
  retrieve: get<Read<[id: string], StoreProductParams>, StoreProductResponse>('/store/products/:id'),
})
