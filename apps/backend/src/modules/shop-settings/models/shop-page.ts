import { model } from '@medusajs/framework/utils'

import { pageStates } from '../../../lib/shop-settings/page-schema'

export const ShopPage = model
  .define('shop_page', {
    id: model.id({ prefix: 'spage' }).primaryKey(),
    slug: model.text().searchable(),
    title: model.text().searchable(),
    body: model.text(),
    seo_title: model.text().nullable(),
    seo_description: model.text().nullable(),
    status: model.enum([...pageStates]).default('draft'),
  })
  .indexes([{ on: ['slug'], unique: true }])
