export interface SentParcel {
  /** Absent until it has arrived. */
  readonly deliveredAt: Date | undefined
  readonly items: readonly { readonly lineId: string; readonly quantity: number }[]
}

export interface ReturnWindow {
  /** Goods that arrived before this may not come back any more. */
  readonly opened: Date
  readonly parcels: readonly SentParcel[]
}

/**
 * How many pieces of a line may still come back. Those that have come back, or are on their way, are taken to be the
 * ones that arrived first. Undefined when none has arrived too long ago: then there is nothing to say about time.
 */
export function piecesInTime(
  lineId: string,
  { opened, parcels }: ReturnWindow,
  takenBack: number,
): number | undefined {
  const piecesIn = (sent: readonly SentParcel[]): number =>
    sent
      .flatMap(({ items }) => items.filter((item) => item.lineId === lineId))
      .reduce((sum, { quantity }) => sum + quantity, 0)
  const isLate = ({ deliveredAt }: SentParcel): boolean => deliveredAt !== undefined && deliveredAt < opened
  const late = piecesIn(parcels.filter(isLate))
  if (late === 0) return undefined
  const all = piecesIn(parcels)
  return Math.max(0, Math.min(all - late, all - takenBack))
}
