import { z } from '@medusajs/framework/zod'

const megabytes = 2

export const ReturnLabelBody = z.object({
  name: z
    .string()
    .trim()
    .regex(/^[\p{L}\p{N} ._()-]{1,120}$/u, 'Use letters, digits, spaces and ._-() in the name of the file'),
  /** A PDF in Base64. */
  content: z
    .base64()
    .max(Math.ceil((megabytes * 1024 * 1024 * 4) / 3), `A label must not be larger than ${megabytes} MB`),
})
export type ReturnLabelBody = z.infer<typeof ReturnLabelBody>
