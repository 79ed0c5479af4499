import type {
  StoreRegionListParams,
  StoreRegionListResponse,
  StoreRegionResponse,
} from '../wire/catalogue.ts'
import type { Endpoints, Read } from './endpoints.ts'

/** Regions: where the shop sells, with currency and countries. */
export const regions = ({ get }: Endpoints) => ({
  /** Lists regions. `GET /store/regions` */
  list: get<Read<[], StoreRegionListParams>, StoreRegionListResponse>('/store/regions'),

  /** Retrieves a region. `GET /store/regions/{id}` */
  retrieve: get<Read<[id: string]>, StoreRegionResponse>('/store/regions/:id'),
})
