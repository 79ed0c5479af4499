import { expect, it } from 'vitest'

import { readAskedRegion, readRegions } from './regions'

const stored = [
  { id: 'reg_2', currency_code: 'eur', countries: [{ iso_2: 'de' }, null, { iso_2: 'fr' }] },
  { id: 'reg_1', currency_code: 'inr', countries: null },
  { id: 'reg_3', currency_code: 'jpy', countries: [{ iso_2: 'jp' }] },
]

type Query = Parameters<typeof readRegions>[0]

const queryOf = (defaultRegion: string | null, regions: readonly object[] = stored) =>
  ({
    graph: async ({ entity }: { readonly entity: string }) =>
      Promise.resolve({ data: entity === 'store' ? [{ default_region_id: defaultRegion }] : regions }),
  }) as unknown as Query

it('the default region of the store is the first, and the others follow by id', async () => {
  expect((await readRegions(queryOf('reg_3'))).map(({ id }) => id)).toEqual(['reg_3', 'reg_1', 'reg_2'])
  expect((await readRegions(queryOf(null))).map(({ id }) => id)).toEqual(['reg_1', 'reg_2', 'reg_3'])
  expect((await readRegions(queryOf('reg_deleted'))).map(({ id }) => id)).toEqual(['reg_1', 'reg_2', 'reg_3'])
})

it('a request is for the region that it names, and for the default one if it names none', async () => {
  const query = queryOf('reg_3')
  const europe = { id: 'reg_2', currency: 'eur', countries: ['de', 'fr'] }
  expect(await readAskedRegion(query, 'reg_2')).toEqual(europe)
  expect(await readAskedRegion(query, undefined)).toMatchObject({ id: 'reg_3' })
  expect(await readAskedRegion(queryOf(null, []), undefined)).toBeUndefined()
})

it('a request for an unknown region is refused', async () => {
  await expect(readAskedRegion(queryOf('reg_3'), 'reg_nowhere')).rejects.toMatchObject({
    type: 'invalid_data',
    message: 'There is no region "reg_nowhere".',
  })
})
