import type { StoreCreateReturn, StoreReturnResponse } from '../wire/customer.ts'
import type { Endpoints, BareWrite } from './endpoints.ts'

/** Returns of what was ordered. */
export const returns = ({ post }: Endpoints) => ({
  /** Announces a return of items of an order. `POST /store/returns` */
  create: post<BareWrite<[], StoreCreateReturn>, StoreReturnResponse>('/store/returns', 'body headers'),
})
