import { noRetry } from '../catalogue/catalogue-client.ts'
import type { TransferCart } from '../cart/cart.effects.ts'
import type { LiveClient } from './live-client.ts'

const path = '/store/customers/me/cart'

/**
 * The shop's own route: transfers the guest's cart to the customer and merges it with their earlier cart from
 * any device. `POST /store/customers/me/cart`; rejects as the client does.
 */
export const createTransferCart =
  ({ client }: Pick<LiveClient, 'client'>): TransferCart =>
  (guestCartId, query) =>
    client.fetch(path, {
      ...noRetry,
      method: 'POST',
      query: { ...query },
      body: guestCartId === undefined ? {} : { cart_id: guestCartId },
    })
