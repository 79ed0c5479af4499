import type { BareRead, BareTail, Endpoints, Read } from '../../resources/endpoints.ts'
import type * as Wire from '../wire/search.ts'

/** Search over the admin’s entities, and the indexes behind it. */
export const search = ({ get, post, remove }: Endpoints) => ({
  /** Searches entities for a text. `GET /admin/search` */
  list: get<Read<[], Wire.AdminSearchParams>, Wire.AdminSearchResponse>('/admin/search'),

  /** Lists the indexes of the search. `GET /admin/search-indexes` */
  listIndexes: get<BareRead<[]>, Wire.AdminSearchIndexListResponse>('/admin/search-indexes', 'headers'),

  /** Deletes an index. `DELETE /admin/search-indexes/{id}` */
  deleteIndex: remove<BareRead<[id: string]>, Wire.AdminSearchIndexDeleteResponse>(
    '/admin/search-indexes/:id',
    'headers',
  ),

  /** Starts a full reindex of an index. `POST /admin/search-indexes/{id}/reindex` */
  reindex: post<
    [id: string, body?: Wire.AdminReindexSearchIndex, ...BareTail],
    Wire.AdminSearchIndexReindexResponse
  >('/admin/search-indexes/:id/reindex', 'body headers'),
})
