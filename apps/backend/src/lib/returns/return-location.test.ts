import { expect, it } from 'vitest'

import { locationOfParcels } from './return-location'

const parcel = (location_id: string | null, ...lines: readonly string[]) => ({
  location_id,
  canceled_at: null,
  items: lines.map((line_item_id) => ({ line_item_id })),
})

it('Pieces go back to the location that sent them', () => {
  expect(locationOfParcels([parcel('delhi', 'shirt'), parcel('pune', 'watch')], ['watch'])).toBe('pune')
})

it('Pieces of several locations go to the one that sent the most of them', () => {
  const parcels = [parcel('delhi', 'shirt'), parcel('pune', 'watch'), parcel('pune', 'belt')]
  expect(locationOfParcels(parcels, ['shirt', 'watch', 'belt'])).toBe('pune')
})

it('A canceled parcel, or one without a location, has sent nothing', () => {
  const canceled = { ...parcel('delhi', 'shirt'), canceled_at: '2026-11-01' }
  expect(locationOfParcels([canceled, parcel(null, 'shirt'), null], ['shirt'])).toBeUndefined()
})
