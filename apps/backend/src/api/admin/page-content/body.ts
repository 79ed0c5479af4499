import { z } from '@medusajs/framework/zod'

import type { PageContentFields } from '../../../workflows/save-page-content'

const optional = (longest: number) => z.string().trim().max(longest).nullable().default(null)

/** Empty fields are null. */
export const PageContentBody = z.strictObject({
  picture: optional(2_000).refine((value) => !value || /^(https?:\/\/|\/)/.test(value), {
    message: 'The picture has to be the address of a file, such as /static/shirts.jpg',
  }),
  picture_text: optional(300),
  text: optional(2_000),
})

export type PageContentBody = z.infer<typeof PageContentBody>

export const fieldsOf = ({ picture, picture_text, text }: PageContentBody): PageContentFields => ({
  picture: picture === '' ? null : picture,
  picture_text: picture_text === '' ? null : picture_text,
  text: text === '' ? null : text,
})
