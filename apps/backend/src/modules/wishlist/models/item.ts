import { model } from '@medusajs/framework/utils'

/** Kept by the product's id, which stays when a merchant renames the product and with it the handle. */
export const WishlistItem = model
  .define('wishlist_item', {
    id: model.id({ prefix: 'wish' }).primaryKey(),
    customer_id: model.text(),
    product_id: model.text(),
    /** Of its own, because what is added together must still have an order. */
    added_at: model.dateTime(),
  })
  .indexes([{ on: ['customer_id', 'product_id'], unique: true }])
