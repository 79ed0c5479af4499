import { model } from '@medusajs/framework/utils'

/** Only what a customer has said; what holds otherwise is the shop's to change. */
export const CustomerPreferences = model
  .define('customer_preferences', {
    id: model.id({ prefix: 'cpref' }).primaryKey(),
    customer_id: model.text(),
    said: model.json(),
  })
  .indexes([{ on: ['customer_id'], unique: true }])
