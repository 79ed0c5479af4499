import { model } from '@medusajs/framework/utils'

/** What the owner has set of one letter, or of the letters to the owner. */
export const LetterRecord = model
  .define('letter_record', {
    id: model.id({ prefix: 'letter' }).primaryKey(),
    name: model.text(),
    /** JSON. A column of the type JSON is merged by Medusa's update, so that nothing could be taken away. */
    settings: model.text(),
  })
  .indexes([{ on: ['name'], unique: true }])
