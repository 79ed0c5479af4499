import { availableOf, type StockedLine } from '../checkout/inventory-check'

/** A line as it was asked for. */
export interface AskedLine {
  readonly sku: string
  readonly quantity: number
}

/** A variant with this SKU that is for sale in the shop, and in its region. */
export interface FoundVariant extends NonNullable<StockedLine['variant']> {
  readonly id: string
  readonly sku: string | null
  readonly title: string | null
  readonly product?: {
    readonly title: string
    readonly handle: string
    readonly thumbnail: string | null
  } | null
}

export type CheckedLine =
  | (AskedLine & { readonly status: 'unknown' })
  | (AskedLine & Named & { readonly status: 'sold_out' | 'available' })
  /** `available` is what there is of it, for all lines with this SKU. */
  | (AskedLine & Named & { readonly status: 'too_many'; readonly available: number })

interface Named {
  readonly variant_id: string
  readonly title: string
  readonly variant_title: string | null
}

/** SKUs are compared without regard to their case. */
const keyOf = (sku: string): string => sku.toLowerCase()

/** Says of each line whether it can be bought, in the order of the lines. Lines with the same SKU are counted together. */
export function checkLines(
  lines: readonly AskedLine[],
  variants: readonly FoundVariant[],
  salesChannelId: string,
): readonly CheckedLine[] {
  const found = new Map(variants.map((variant) => [keyOf(variant.sku ?? ''), variant]))
  const wanted = new Map<string, number>()
  for (const { sku, quantity } of lines) wanted.set(keyOf(sku), (wanted.get(keyOf(sku)) ?? 0) + quantity)
  return lines.map((line): CheckedLine => {
    const key = keyOf(line.sku)
    const variant = found.get(key)
    if (variant === undefined) return { ...line, status: 'unknown' }
    const named = {
      ...line,
      variant_id: variant.id,
      title: variant.product?.title ?? '',
      variant_title: variant.title,
    }
    const available = availableOf(variant, salesChannelId)
    if (available === undefined || available >= (wanted.get(key) ?? 0))
      return { ...named, status: 'available' }
    return available === 0 ? { ...named, status: 'sold_out' } : { ...named, status: 'too_many', available }
  })
}
