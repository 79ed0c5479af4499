import { noRetry } from '../catalogue/catalogue-client.ts'
import { failureFrom } from '../failure/failure-from-error.ts'
import type { OrderTransfers, TransferAnswer } from '../ports/after-sales.ts'
import type { LiveClient } from './live-client.ts'
import { orderAccess } from './order-access.ts'

/** Transfers a guest's order to an account with the owner's consent: `POST /store/orders/{id}/transfer/…`. */
export function createLiveOrderTransfers({ store }: LiveClient): OrderTransfers {
  const { order } = store
  return {
    async request({ id, access }, { signal } = {}) {
      try {
        const call = { ...noRetry, signal }
        await order.requestTransfer(id, {}, { fields: 'id' }, orderAccess(access), call)
        return 'asked'
      } catch (error) {
        const { kind, message = '' } = failureFrom(error)
        if (kind !== 'rejected') throw error
        // Medusa distinguishes these by message only.
        return /already belongs to customer/.test(message) ? 'own' : 'refused'
      }
    },
    accept: (id, token, { signal } = {}) =>
      allowed(order.acceptTransfer(id, { token }, { fields: 'id' }, undefined, { ...noRetry, signal })),
    decline: (id, token, { signal } = {}) =>
      allowed(order.declineTransfer(id, { token }, { fields: 'id' }, undefined, { ...noRetry, signal })),
  }
}

async function allowed(request: Promise<unknown>): Promise<TransferAnswer> {
  try {
    await request
    return 'done'
  } catch (error) {
    const { kind } = failureFrom(error)
    if (kind === 'rejected' || kind === 'missing') return 'used'
    throw error
  }
}
