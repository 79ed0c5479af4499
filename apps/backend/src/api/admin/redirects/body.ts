import { z } from '@medusajs/framework/zod'

import { isPageAddress } from '../../../lib/addresses'
import { normalPath } from '../../../lib/redirects/normal-path'

export const RedirectBody = z
  .strictObject({
    path: z
      .string()
      .refine((path) => normalPath(path) !== undefined, {
        message: 'The old address has to be a path of the shop, such as /old-shirts',
      })
      .transform((path) => normalPath(path) ?? ''),
    target: z.string().trim().max(2_000).refine(isPageAddress, {
      message: 'The new address has to be a path such as /category/shirts, or begin with https://',
    }),
  })
  .refine(({ path, target }) => normalPath(target) !== path, {
    message: 'The new address is the old one',
    path: ['target'],
  })
export type RedirectBody = z.infer<typeof RedirectBody>
