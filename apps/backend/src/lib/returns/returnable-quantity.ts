export interface SentParcel {
  /** Undefined until it is delivered. */
  readonly deliveredAt: Date | undefined
  readonly items: readonly { readonly lineId: string; readonly quantity: number }[]
}

export interface ReturnWindow {
  /** Items delivered before this date can no longer be returned. */
  readonly opened: Date
  readonly parcels: readonly SentParcel[]
}

/**
 * How many pieces of a line can still be returned. Returned and requested pieces are taken to be the ones delivered first.
 * Undefined when no piece was delivered before the window, so that there is no time limit to apply.
 */
export function returnableQuantity(
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
