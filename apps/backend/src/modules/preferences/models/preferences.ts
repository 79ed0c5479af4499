import { model } from '@medusajs/framework/utils'

/** Stores only a customer's own choices, so that the shop can change the defaults. */
export const CustomerPreferences = model
  .define('customer_preferences', {
    id: model.id({ prefix: 'cpref' }).primaryKey(),
    customer_id: model.text(),
    said: model.json(),
  })
  .indexes([{ on: ['customer_id'], unique: true }])
