import { z } from '@medusajs/framework/zod'

/** Normalized as Medusa stores it: trimmed and in lower case. */
export const email = z.string().trim().toLowerCase().max(254).email()

export const text = (longest: number) => z.string().trim().min(1).max(longest)
