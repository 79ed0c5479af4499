import { z } from '@medusajs/framework/zod'

import { line, list, optional, optionalLink, pictureAddress, text } from './fields'

/** The home page: sections in the order that the owner has chosen. */

const title = optional(line(80))

const picture = {
  picture: optional(pictureAddress),
  /** For those who do not see the picture. */
  picture_text: optional(line(200)),
}

const words = { title: line(80).min(1, 'Enter a title'), text: optional(text(600)), link: optionalLink }

/** What a row of products shows. */
export const productRows = ['newest', 'sale', 'featured', 'category', 'collection'] as const

/** Rows of products that have a handle. */
const handled: readonly string[] = [
  'category',
  'collection',
] satisfies readonly (typeof productRows)[number][]

/** How many products stand beside a story. */
export const mostInStory = 2

const HomeSection = z.discriminatedUnion('kind', [
  /** The opening: its texts and picture are settings of their own. */
  z.object({ kind: z.literal('hero') }),
  z.object({ kind: z.literal('campaign'), ...picture, ...words }),
  z.object({
    kind: z.literal('story'),
    ...picture,
    ...words,
    product_ids: list(z.string().regex(/^prod_\w+$/, 'Choose a product'), mostInStory),
  }),
  z
    .object({
      kind: z.literal('products'),
      row: z.enum(productRows),
      title,
      /** Of the category or the collection. */
      handle: optional(line(200)),
    })
    .refine(({ row, handle }) => !handled.includes(row) || handle !== null, {
      path: ['handle'],
      message: 'Enter the handle',
    }),
  z.object({ kind: z.literal('categories'), title }),
  z.object({ kind: z.literal('journal'), title }),
  z.object({ kind: z.literal('newsletter'), title }),
])

export type HomeSection = z.output<typeof HomeSection>

export const homeSections = list(HomeSection, 20)
