import { z } from '@medusajs/framework/zod'

import { normalPath } from '../../../lib/redirects/normal-path'

/** A path of the shop, without a second slash that would make it an address elsewhere, or an address with http(s). */
const isTarget = (text: string): boolean =>
  /^\/(?!\/)/.test(text) || (URL.canParse(text, undefined) && /^https?:\/\//.test(text))

export const RedirectBody = z
  .strictObject({
    path: z
      .string()
      .refine((path) => normalPath(path) !== undefined, {
        message: 'The old address has to be a path of the shop, such as /old-shirts',
      })
      .transform((path) => normalPath(path) ?? ''),
    target: z.string().trim().max(2_000).refine(isTarget, {
      message: 'The new address has to be a path such as /category/shirts, or begin with https://',
    }),
  })
  .refine(({ path, target }) => normalPath(target) !== path, {
    message: 'The new address is the old one',
    path: ['target'],
  })
export type RedirectBody = z.infer<typeof RedirectBody>
