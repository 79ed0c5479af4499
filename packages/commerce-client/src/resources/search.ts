import type { StoreSearch, StoreSearchResponse } from '../wire/catalogue.ts'
import type { Endpoints, BareWrite } from './endpoints.ts'

/** Search over the indexes the server has for the shop. */
export const search = ({ post }: Endpoints) => ({
  /** Runs one query or several in one go. A POST, so it is not retried unless that is asked for. `POST /store/search` */
  list: post<BareWrite<[], StoreSearch>, StoreSearchResponse>('/store/search', 'body headers'),
})
