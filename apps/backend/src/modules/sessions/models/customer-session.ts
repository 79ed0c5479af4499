import { model } from '@medusajs/framework/utils'

/** A sign-in of a customer, so that it can be listed. Whether it has ended is said by the identity alone (`has-ended.ts`). */
export const CustomerSession = model
  .define('customer_session', {
    id: model.id({ prefix: 'csess' }).primaryKey(),
    customer_id: model.text(),
    identity_id: model.text(),
    /** In seconds since 1970, as in its tokens. */
    signed_in_at: model.number(),
    browser: model.text().nullable(),
    system: model.text().nullable(),
    last_used_at: model.dateTime(),
  })
  .indexes([{ on: ['identity_id', 'signed_in_at'], unique: true }, { on: ['customer_id'] }])
