import { z } from '@medusajs/framework/zod'

import { longestNote } from '../../../../../lib/order-changes/order-notes'

const note = z.string().trim().max(longestNote)

/** An empty text removes what was written. */
export const NoteBody = z.object({ note: note.optional(), gift_message: note.optional() })
export type NoteBody = z.infer<typeof NoteBody>
