import { z } from '@medusajs/framework/zod'

export const RedirectQuery = z.object({ path: z.string().max(2_000) })
export type RedirectQuery = z.infer<typeof RedirectQuery>
