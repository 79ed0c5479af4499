import { model } from '@medusajs/framework/utils'

/** An item that the owner has been told of, until it is restocked. */
export const LowStockItem = model
  .define('low_stock_item', {
    id: model.id({ prefix: 'lowstock' }).primaryKey(),
    inventory_item_id: model.text(),
  })
  .indexes([{ on: ['inventory_item_id'], unique: true }])
