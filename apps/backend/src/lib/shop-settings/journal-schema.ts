import { z } from '@medusajs/framework/zod'

import { line, list, moment, optional, pictureAddress, text } from './fields'
import { pageStates, slug } from './page-schema'

/** A post of the journal. The routes and the form of the dashboard validate with the same schema. */
export const JournalPost = z.object({
  slug,
  title: line(120).min(1, 'Enter a title'),
  /** In lists, in the feed and for search engines. */
  summary: optional(text(400)),
  /** Markdown or HTML. */
  body: z.string().max(50_000, 'Use at most 50,000 characters'),
  author: optional(line(80)),
  cover: optional(pictureAddress),
  /** For those who do not see the picture. */
  cover_text: optional(line(200)),
  tags: list(line(40).min(1, 'Enter a tag'), 8),
  /** Shown below the post, in this order. */
  product_ids: list(z.string().regex(/^prod_\w+$/, 'Choose a product'), 8),
  seo_title: optional(line(120)),
  seo_description: optional(line(300)),
  status: z.enum(pageStates).default('draft'),
  /** A published post is seen from this moment on. Without it, from when it is saved as published. */
  published_at: optional(moment),
})

export type JournalPost = z.output<typeof JournalPost>

/** Which posts everyone sees at a moment, as a filter. */
export const shownAt = (now: Date) => ({ status: 'published' as const, published_at: { $lte: now } })

export const isShownAt = (
  { status, published_at: at }: { readonly status: string; readonly published_at: Date | string | null },
  now: Date,
): boolean => status === 'published' && at !== null && new Date(at) <= now
