import { model } from '@medusajs/framework/utils'

/** What a customer asks about a product. It is shown once it is answered. */
export const ProductQuestion = model
  .define('product_question', {
    id: model.id({ prefix: 'pques' }).primaryKey(),
    product_id: model.text(),
    customer_id: model.text(),
    /** As the customer wants to be named in the shop. */
    name: model.text().searchable(),
    text: model.text().searchable(),
    answer: model.text().nullable(),
    asked_at: model.dateTime(),
  })
  .indexes([{ on: ['product_id', 'asked_at'] }, { on: ['customer_id'] }])
