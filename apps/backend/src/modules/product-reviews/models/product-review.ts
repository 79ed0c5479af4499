import { model } from '@medusajs/framework/utils'

import { reviewStates } from '../../../lib/reviews/review-schema'

/** What a buyer says of a product. Only an approved one is shown. */
export const ProductReview = model
  .define('product_review', {
    id: model.id({ prefix: 'prev' }).primaryKey(),
    product_id: model.text(),
    customer_id: model.text(),
    /** As the customer wants to be named in the shop. */
    name: model.text().searchable(),
    stars: model.number(),
    title: model.text().searchable(),
    text: model.text().searchable(),
    /** Ids of public files, in their order. */
    photographs: model.array(),
    status: model.enum([...reviewStates]).default('pending'),
    /** What the shop answers below it. */
    answer: model.text().nullable(),
    /** Of the first version. */
    written_at: model.dateTime(),
  })
  .indexes([
    { on: ['customer_id', 'product_id'], unique: true },
    { on: ['product_id', 'status'] },
    { on: ['status', 'written_at'] },
  ])
