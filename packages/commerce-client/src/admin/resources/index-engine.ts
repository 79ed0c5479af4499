import type { Endpoints, Read, Write } from '../../resources/endpoints.ts'
import type * as Wire from '../wire/index-engine.ts'

/**
 * The index module. Behind the server’s flag `index_engine`. While it is off the server does not answer, so the call
 * fails with a `TimeoutError`.
 */
export const indexEngine = ({ get, post }: Endpoints) => ({
  /** Retrieves what is indexed, and the progress. `GET /admin/index/details` */
  details: get<Read<[]>, Wire.AdminIndexDetailsResponse>('/admin/index/details'),

  /** Starts indexing; `reset` deletes the index first. `POST /admin/index/sync` */
  sync: post<Write<[], Wire.AdminIndexSyncPayload>, undefined>('/admin/index/sync'),
})
