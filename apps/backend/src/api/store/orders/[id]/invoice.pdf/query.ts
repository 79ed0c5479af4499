import { z } from '@medusajs/framework/zod'

export const DocumentQuery = z.object({
  /** The id of a document; the invoice without it. */
  document: z.string().max(64).optional(),
})
export type DocumentQuery = z.infer<typeof DocumentQuery>
