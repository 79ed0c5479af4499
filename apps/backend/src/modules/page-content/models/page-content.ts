import { model } from '@medusajs/framework/utils'

export const PageContent = model.define('page_content', {
  id: model.id({ prefix: 'pcon' }).primaryKey(),
  /** The address of an uploaded file. */
  picture: model.text().nullable(),
  /** The alternative text of the picture. */
  picture_text: model.text().nullable(),
  /** Shown above the products; the category's own description without it. */
  text: model.text().nullable(),
})
