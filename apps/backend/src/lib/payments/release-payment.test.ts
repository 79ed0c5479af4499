import type { MedusaContainer } from '@medusajs/framework/types'
import { expect, it } from 'vitest'

import { releasePayments } from './release-payment'

it.each(['pp_system_default', 'pp_bank-transfer'])(
  'A payment that is made after the order holds nothing to give back, and is not looked up: %s',
  async (provider_id) => {
    const session = { id: 'payses_1', provider_id, data: {}, status: 'pending' }
    const getStatus = async () => Promise.reject(new Error('Method not implemented.'))
    const payments = {
      listPaymentSessions: async () => Promise.resolve([session]),
      paymentProviderService_: { getStatus },
    }
    const container = { resolve: () => payments } as unknown as MedusaContainer
    expect(await releasePayments(container, { cartId: 'cart_1', collectionId: 'pay_col_1' })).toBe(false)
  },
)
