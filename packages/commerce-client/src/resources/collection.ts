import type {
  StoreCollectionListParams,
  StoreCollectionListResponse,
  StoreCollectionResponse,
} from '../wire/catalogue.ts'
import type { Endpoints, Read } from './endpoints.ts'

/** Collections: sets of products under one handle. */
export const collections = ({ get }: Endpoints) => ({
  /** Lists collections. `GET /store/collections` */
  list: get<Read<[], StoreCollectionListParams>, StoreCollectionListResponse>('/store/collections'),

  /** Retrieves a collection. `GET /store/collections/{id}` */
  retrieve: get<Read<[id: string]>, StoreCollectionResponse>('/store/collections/:id'),
})
