import { model } from '@medusajs/framework/utils'

/** An address of the shop that has moved: to `target`, or to where a product, category or collection is now. */
export const Redirect = model
  .define('redirect', {
    id: model.id({ prefix: 'redir' }).primaryKey(),
    /** As `normalPath` spells it. */
    path: model.text().searchable(),
    /** A path of the shop or an address elsewhere. Null when it follows a record. */
    target: model.text().searchable().nullable(),
    entity: model.text().nullable(),
    entity_id: model.text().nullable(),
  })
  .indexes([{ on: ['path'], unique: true }])
