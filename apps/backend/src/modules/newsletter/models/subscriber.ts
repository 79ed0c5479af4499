import { model } from '@medusajs/framework/utils'

export const NewsletterSubscriber = model
  .define('newsletter_subscriber', {
    id: model.id({ prefix: 'nsub' }).primaryKey(),
    email: model.text().searchable(),
  })
  .indexes([{ on: ['email'], unique: true }])
