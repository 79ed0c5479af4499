import { model } from '@medusajs/framework/utils'

/** An address that is to get one letter when a sold-out variant can be bought again. */
export const StockRequest = model
  .define('stock_request', {
    id: model.id({ prefix: 'stkreq' }).primaryKey(),
    email: model.text(),
    /** Of who was signed in. The address may be another one. */
    customer_id: model.text().nullable(),
    product_id: model.text(),
    variant_id: model.text(),
    /** Where it is to be sold again: the stock of other channels is not for this shopper. */
    sales_channel_id: model.text(),
    /** What was asked in, for the language of the letter and its links. */
    locale: model.text().nullable(),
    /** Null while it waits. */
    mailed_at: model.dateTime().nullable(),
  })
  .indexes([
    { on: ['email', 'variant_id'], unique: true, where: 'mailed_at is null' },
    { on: ['product_id'], where: 'mailed_at is null' },
    { on: ['customer_id'], where: 'customer_id is not null' },
  ])
