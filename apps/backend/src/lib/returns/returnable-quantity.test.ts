import { describe, expect, it } from 'vitest'

import { returnableQuantity, type SentParcel } from './returnable-quantity'

const opened = new Date('2026-10-01T00:00:00Z')
const parcel = (deliveredAt: string | undefined, quantity: number, lineId = 'line'): SentParcel => ({
  deliveredAt: deliveredAt === undefined ? undefined : new Date(deliveredAt),
  items: [{ lineId, quantity }],
})
const late = (quantity: number) => parcel('2026-09-30T23:59:59Z', quantity)
const inTime = (quantity: number) => parcel('2026-10-01T00:00:00Z', quantity)

describe('The returnable pieces of a line', () => {
  it.each([
    ['none when all arrived too long ago', [late(2)], 0, 0],
    ['those of the parcels that arrived in time', [late(2), inTime(3)], 0, 3],
    ['those that have not arrived yet', [late(2), parcel(undefined, 1)], 0, 1],
    ['with those that came back counted among the first', [late(2), inTime(3)], 2, 3],
    ['with those that came back beyond the first', [late(2), inTime(3)], 4, 1],
  ] as const)('are %s', (_words, parcels, takenBack, left) => {
    expect(returnableQuantity('line', { opened, parcels }, takenBack)).toBe(left)
  })

  it('have no time limit when none was delivered before the window', () => {
    const others = parcel('2026-01-01T00:00:00Z', 1, 'another-line')
    expect(returnableQuantity('line', { opened, parcels: [inTime(1), others] }, 0)).toBeUndefined()
  })
})
