import { model } from '@medusajs/framework/utils'

/** A gift card that was bought: for whom, and when its letter is sent. */
export const GiftCard = model
  .define('gift_card', {
    id: model.id({ prefix: 'gcard' }).primaryKey(),
    account_id: model.text(),
    order_id: model.text(),
    line_item_id: model.text(),
    /** A line of three is three cards. */
    piece: model.number(),
    recipient_email: model.text(),
    recipient_name: model.text().nullable(),
    sender_name: model.text().nullable(),
    message: model.text().nullable(),
    /** What it was ordered in, for the language of the letter. */
    locale: model.text().nullable(),
    send_at: model.dateTime(),
    sent_at: model.dateTime().nullable(),
  })
  .indexes([
    { on: ['line_item_id', 'piece'], unique: true },
    { on: ['order_id'] },
    { on: ['send_at'], where: 'sent_at is null' },
  ])
