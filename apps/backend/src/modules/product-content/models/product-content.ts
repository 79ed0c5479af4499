import { model } from '@medusajs/framework/utils'

export const ProductContent = model.define('product_content', {
  id: model.id({ prefix: 'prcon' }).primaryKey(),
  /** A list of labels and values. */
  specifications: model.json().nullable(),
  care: model.text().nullable(),
  /** Columns, and rows of as many cells. */
  size_table: model.json().nullable(),
  /** For search engines; the product's own title and description without them. */
  seo_title: model.text().nullable(),
  seo_description: model.text().nullable(),
  /** What the product's pictures show, and how, by their addresses. */
  pictures: model.json().nullable(),
  /** The ids of the products that it is worn or used with, in order. */
  goes_with: model.json().nullable(),
})
