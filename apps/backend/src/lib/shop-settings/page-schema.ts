import { z } from '@medusajs/framework/zod'

/** A page of the shop that its owner writes. The routes and the form of the dashboard validate with the same schema. */

export const pageStates = ['draft', 'published'] as const

const line = (longest: number) =>
  z
    .string()
    .trim()
    .max(longest, `Use at most ${longest} characters`)
    .refine((text) => !/\p{Cc}/u.test(text), 'Use one line')

const optionalLine = (longest: number) =>
  line(longest)
    .nullable()
    .default(null)
    .transform((text) => (text === '' ? null : text))

export const ShopPage = z.object({
  slug: z
    .string()
    .trim()
    .max(80, 'Use at most 80 characters')
    .regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, 'Use small letters, digits and single hyphens'),
  title: line(120).min(1, 'Enter a title'),
  /** Markdown or HTML. */
  body: z.string().max(50_000, 'Use at most 50,000 characters'),
  seo_title: optionalLine(120),
  seo_description: optionalLine(300),
  status: z.enum(pageStates).default('draft'),
})

export type ShopPage = z.output<typeof ShopPage>
