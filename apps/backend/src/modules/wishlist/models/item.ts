import { model } from '@medusajs/framework/utils'

/** Refers to the product by id, because its handle changes when a merchant renames it. */
export const WishlistItem = model
  .define('wishlist_item', {
    id: model.id({ prefix: 'wish' }).primaryKey(),
    customer_id: model.text(),
    product_id: model.text(),
    /** A separate column, because items added together still need an order. */
    added_at: model.dateTime(),
  })
  .indexes([{ on: ['customer_id', 'product_id'], unique: true }])
