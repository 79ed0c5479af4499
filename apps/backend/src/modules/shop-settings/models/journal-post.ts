import { model } from '@medusajs/framework/utils'

import { pageStates } from '../../../lib/shop-settings/page-schema'

export const JournalPost = model
  .define('journal_post', {
    id: model.id({ prefix: 'jpost' }).primaryKey(),
    slug: model.text().searchable(),
    title: model.text().searchable(),
    summary: model.text().nullable(),
    body: model.text(),
    author: model.text().nullable(),
    cover: model.text().nullable(),
    cover_text: model.text().nullable(),
    tags: model.array().nullable(),
    product_ids: model.array().nullable(),
    seo_title: model.text().nullable(),
    seo_description: model.text().nullable(),
    status: model.enum([...pageStates]).default('draft'),
    published_at: model.dateTime().nullable(),
  })
  .indexes([{ on: ['slug'], unique: true }])
