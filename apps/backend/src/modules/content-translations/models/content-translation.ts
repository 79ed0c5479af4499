import { model } from '@medusajs/framework/utils'

import { contentKinds } from '../../../lib/content-translations/content-texts'

export const ContentTranslation = model
  .define('content_translation', {
    id: model.id({ prefix: 'ctran' }).primaryKey(),
    kind: model.enum([...contentKinds]),
    /** Of the product, the category, the collection or the page; of the settings their only record. */
    owner_id: model.text(),
    /** A code of the store's locales. */
    locale: model.text(),
    /** JSON of the texts by their keys. A column of the type JSON is merged by Medusa's update, so that nothing could be taken away. */
    texts: model.text(),
  })
  .indexes([{ on: ['owner_id', 'kind', 'locale'], unique: true }])
