import { model } from '@medusajs/framework/utils'

import { contactCategories } from '../categories'

export const InboxMessage = model
  .define('inbox_message', {
    id: model.id({ prefix: 'imsg' }).primaryKey(),
    name: model.text().searchable(),
    email: model.text().searchable(),
    category: model.enum([...contactCategories]).default('general'),
    subject: model.text().searchable(),
    message: model.text(),
    handled_at: model.dateTime().nullable(),
  })
  .indexes([{ on: ['created_at'] }])
