import { z } from '@medusajs/framework/zod'

/** How many posts are answered at once, at most and without a wish. */
const [most, usual] = [50, 12]

export const JournalQuery = z.object({
  limit: z.coerce.number().int().min(1).max(most).default(usual),
  offset: z.coerce.number().int().min(0).max(100_000).default(0),
})
export type JournalQuery = z.infer<typeof JournalQuery>
