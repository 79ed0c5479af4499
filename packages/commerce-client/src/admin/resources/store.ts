import type { Endpoints, Read, Write } from '../../resources/endpoints.ts'
import type * as Wire from '../wire/store.ts'

/** The store and its defaults. */
export const stores = ({ get, post }: Endpoints) => ({
  /** Lists stores. `GET /admin/stores` */
  list: get<Read<[], Wire.AdminStoreListParams>, Wire.AdminStoreListResponse>('/admin/stores'),

  /** Retrieves a store. `GET /admin/stores/{id}` */
  retrieve: get<Read<[id: string], Wire.AdminStoreParams>, Wire.AdminStoreResponse>('/admin/stores/:id'),

  /** Changes a store. `POST /admin/stores/{id}` */
  update: post<Write<[id: string], Wire.AdminUpdateStore>, Wire.AdminStoreResponse>('/admin/stores/:id'),
})
