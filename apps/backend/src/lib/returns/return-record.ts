import { z } from '@medusajs/framework/zod'

/** What the shop keeps with a return of Medusa's, in its metadata. */

type Metadata = Readonly<Record<string, unknown>> | null | undefined

const Label = z.object({ file_id: z.string(), name: z.string() })
/** The label that the owner has uploaded. */
export type ReturnLabel = z.infer<typeof Label>

const Wanted = z.object({
  line_id: z.string(),
  variant_id: z.string(),
  quantity: z.number().int().positive(),
})
/** Pieces that the shopper wants in another size. */
export type WantedExchange = z.infer<typeof Wanted>

export function labelOf(metadata: Metadata): ReturnLabel | undefined {
  return Label.safeParse(metadata?.['label']).data
}

export function wantedExchangeOf(metadata: Metadata): readonly WantedExchange[] {
  return z.array(Wanted).safeParse(metadata?.['wanted_exchange']).data ?? []
}
