import { model } from '@medusajs/framework/utils'

/** The handle that a record had when it was last looked at: Medusa's events do not tell what it was before. */
export const KnownHandle = model
  .define('known_handle', {
    id: model.id({ prefix: 'khan' }).primaryKey(),
    entity: model.text(),
    entity_id: model.text(),
    handle: model.text(),
  })
  .indexes([{ on: ['entity_id'], unique: true }])
