import { model } from '@medusajs/framework/utils'

import { testPaymentEntries } from '../../../lib/status'

/** The books of the test provider: money that moved. Entries are never changed. */
export const TestPaymentEntry = model
  .define('test_payment_entry', {
    id: model.id({ prefix: 'tpent' }).primaryKey(),
    payment_id: model.text(),
    kind: model.enum([...testPaymentEntries]),
    /** In major currency units. */
    amount: model.bigNumber(),
    /** The same for a repeated request. */
    idempotency_key: model.text().unique(),
  })
  .indexes([{ on: ['payment_id'] }])
