import { z } from '@medusajs/framework/zod'

import { LetterWords } from '../../../../../lib/letters/letter-schema'
import { mailLanguages } from '../../../../../lib/letters/letters'

export const LetterPreviewBody = z.object({ language: z.enum(mailLanguages), words: LetterWords.optional() })
export type LetterPreviewBody = z.infer<typeof LetterPreviewBody>
