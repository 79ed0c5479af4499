import type { StoreSearch, StoreSearchResponse } from '../wire/catalogue.ts'
import type { Endpoints, BareWrite } from './endpoints.ts'

/** Search over the server's store indexes. */
export const search = ({ post }: Endpoints) => ({
  /** Runs one query or several. A POST, so it is not retried by default. `POST /store/search` */
  list: post<BareWrite<[], StoreSearch>, StoreSearchResponse>('/store/search', 'body headers'),
})
