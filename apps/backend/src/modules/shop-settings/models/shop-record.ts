import { model } from '@medusajs/framework/utils'

/** The shop has one, with a fixed id. */
export const ShopRecord = model.define('shop_record', {
  id: model.id({ prefix: 'shop' }).primaryKey(),
  /** JSON of the settings. A column of the type JSON is merged by Medusa's update, so that nothing could be taken away. */
  settings: model.text(),
})
