import type {
  StoreReturnReasonListResponse,
  StoreReturnReasonParams,
  StoreReturnReasonResponse,
  StoreReturnReasonsParams,
} from '../wire/customer.ts'
import type { Endpoints, Read } from './endpoints.ts'

/** Reasons for returns. */
export const returnReasons = ({ get }: Endpoints) => ({
  /** Lists return reasons. `GET /store/return-reasons` */
  list: get<Read<[], StoreReturnReasonsParams>, StoreReturnReasonListResponse>('/store/return-reasons'),

  /** Retrieves a return reason. `GET /store/return-reasons/{id}` */
  retrieve: get<Read<[id: string], StoreReturnReasonParams>, StoreReturnReasonResponse>(
    '/store/return-reasons/:id',
  ),
})
