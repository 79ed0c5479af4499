import { z } from '@medusajs/framework/zod'

import { line, optional } from './fields'

/** A page of the shop that its owner writes. The routes and the form of the dashboard validate with the same schema. */

export const pageStates = ['draft', 'published'] as const

export const slug = z
  .string()
  .trim()
  .max(80, 'Use at most 80 characters')
  .regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, 'Use small letters, digits and single hyphens')

export const ShopPage = z.object({
  slug,
  title: line(120).min(1, 'Enter a title'),
  /** Markdown or HTML. */
  body: z.string().max(50_000, 'Use at most 50,000 characters'),
  seo_title: optional(line(120)),
  seo_description: optional(line(300)),
  status: z.enum(pageStates).default('draft'),
})

export type ShopPage = z.output<typeof ShopPage>
