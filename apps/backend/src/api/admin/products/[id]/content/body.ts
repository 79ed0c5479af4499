import { z } from '@medusajs/framework/zod'

import { GoesWith } from '../../../../../lib/product-content/goes-with'

const words = (longest: number) => z.string().trim().max(longest)

/** Empty is null. */
const optional = (longest: number) =>
  words(longest)
    .nullable()
    .transform((text) => (text === '' ? null : text))

const Specification = z.strictObject({ label: words(100).default(''), value: words(1_000).min(1) })

const SizeTable = z
  .strictObject({
    columns: z.array(words(60)).min(1).max(12),
    rows: z.array(z.array(words(60)).max(12)).max(40),
  })
  .refine(({ columns, rows }) => rows.every((row) => row.length === columns.length), {
    message: 'Each row of the size table needs as many cells as there are columns',
  })

const percent = z.number().min(0).max(100)

const Picture = z.strictObject({
  url: words(2_000).min(1),
  text: optional(300).default(null),
  focus: z.strictObject({ x: percent, y: percent }).nullable().default(null),
  fit: z.enum(['cover', 'contain']).default('cover'),
  color: optional(100).default(null),
})

/** What is left out stays as it is. */
export const ProductContentBody = z.strictObject({
  specifications: z.array(Specification).max(60).nullable().optional(),
  care: optional(2_000).optional(),
  size_table: SizeTable.nullable().optional(),
  seo_title: optional(120).optional(),
  seo_description: optional(320).optional(),
  pictures: z.array(Picture).max(100).nullable().optional(),
  goes_with: GoesWith.nullable().optional(),
})

export type ProductContentBody = z.infer<typeof ProductContentBody>
