import type {
  StoreProductTagListParams,
  StoreProductTagListResponse,
  StoreProductTagResponse,
} from '../wire/catalogue.ts'
import type { Endpoints, Read } from './endpoints.ts'

/** Product tags. */
export const productTags = ({ get }: Endpoints) => ({
  /** Lists product tags. `GET /store/product-tags` */
  list: get<Read<[], StoreProductTagListParams>, StoreProductTagListResponse>('/store/product-tags'),

  /** Retrieves a product tag. `GET /store/product-tags/{id}` */
  retrieve: get<Read<[id: string]>, StoreProductTagResponse>('/store/product-tags/:id'),
})
