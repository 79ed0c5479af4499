import type {
  StoreProductCategoryListParams,
  StoreProductCategoryListResponse,
  StoreProductCategoryParams,
  StoreProductCategoryResponse,
} from '../wire/catalogue.ts'
import type { Endpoints, Read } from './endpoints.ts'

/** Product categories: the tree a shopper browses. */
export const categories = ({ get }: Endpoints) => ({
  /** Lists categories. `GET /store/product-categories` */
  list: get<Read<[], StoreProductCategoryListParams>, StoreProductCategoryListResponse>(
    '/store/product-categories',
  ),

  /** Retrieves a category. `GET /store/product-categories/{id}` */
  retrieve: get<Read<[id: string], StoreProductCategoryParams>, StoreProductCategoryResponse>(
    '/store/product-categories/:id',
  ),
})
