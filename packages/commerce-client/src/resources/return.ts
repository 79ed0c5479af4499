import type { StoreCreateReturn, StoreReturnResponse } from '../wire/customer.ts'
import type { Endpoints, BareWrite } from './endpoints.ts'

/** Returns of ordered items. */
export const returns = ({ post }: Endpoints) => ({
  /** Requests a return of items of an order. `POST /store/returns` */
  create: post<BareWrite<[], StoreCreateReturn>, StoreReturnResponse>('/store/returns', 'body headers'),
})
