import { z } from '@medusajs/framework/zod'

/** As Medusa keeps it: without spaces around it and in small letters. */
export const email = z.string().trim().toLowerCase().max(254).email()

export const text = (longest: number) => z.string().trim().min(1).max(longest)
