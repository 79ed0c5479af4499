import type { Endpoints, Read, Write } from '../../resources/endpoints.ts'
import type * as Wire from '../wire/index-engine.ts'

/**
 * The index module. Behind the server’s flag `index_engine`; while it is off the server does not answer at all, so the call fails with a
 * `TimeoutError`.
 */
export const indexEngine = ({ get, post }: Endpoints) => ({
  /** Tells what is indexed and how far. `GET /admin/index/details` */
  details: get<Read<[]>, Wire.AdminIndexDetailsResponse>('/admin/index/details'),

  /** Begins to index anew; `reset` forgets first what is there. `POST /admin/index/sync` */
  sync: post<Write<[], Wire.AdminIndexSyncPayload>, undefined>('/admin/index/sync'),
})
