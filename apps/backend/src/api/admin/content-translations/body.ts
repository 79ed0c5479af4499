import { z } from '@medusajs/framework/zod'

import { ContentTexts } from '../../../lib/content-translations/content-texts'

/** The texts of a content in one language, all at once: one that is left out is not translated any more. */
export const ContentTranslationBody = z.strictObject({
  /** A code of the store's locales. */
  locale: z.string().min(2).max(35),
  texts: ContentTexts,
})

export type ContentTranslationBody = z.output<typeof ContentTranslationBody>
