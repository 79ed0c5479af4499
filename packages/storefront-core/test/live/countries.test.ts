import { expect, it, vi } from 'vitest'
import { createCountries } from '../../src/live/countries.ts'
import { liveSetup } from '../support/live-setup.ts'

it('[LIVE-01] countries are requested once, and one caller’s abort takes the answer from no other', async () => {
  const { backend, client } = liveSetup()
  const countries = createCountries(client)
  const leaving = new AbortController()
  const left = countries.places(leaving.signal)
  const code = countries.code('India')
  leaving.abort(new Error('Gone to the next step'))
  await expect(left).rejects.toThrow('Gone to the next step')
  expect(await code).toBe('in')
  expect(await countries.places()).toMatchObject({ countries: ['India'] })
  expect(backend.count('GET', /^\/store\/regions$/)).toBe(1)
})

it('a failure to read them is not cached', async () => {
  const { backend, client } = liveSetup()
  const countries = createCountries(client)
  backend.fault = () => ({ kind: 'status', status: 500 })
  await expect(countries.places()).rejects.toMatchObject({ status: 500 })
  backend.fault = () => undefined
  expect(await countries.places()).toMatchObject({ countries: ['India'] })
})

it('knows the countries of a region, and none of another', async () => {
  const { client } = liveSetup()
  const countries = createCountries(client)
  const { regions } = await client.store.region.list({ fields: 'id' })
  expect(await countries.inRegion(regions[0]?.id ?? '')).toEqual([{ code: 'in', name: 'India' }])
  expect(await countries.inRegion('reg_other')).toEqual([])
})

it('offers the countries of the first region alone, where the shop sells, and knows the names of all', async () => {
  const { client } = liveSetup()
  const country = (iso_2: string, display_name: string) => ({ iso_2, display_name })
  const regions = [
    { id: 'reg_india', countries: [country('in', 'India')] },
    { id: 'reg_europe', countries: [country('de', 'Germany'), country('fr', 'France')] },
  ]
  vi.spyOn(client.store.region, 'list').mockResolvedValue({ regions, count: 2, limit: 2, offset: 0 } as never)
  const countries = createCountries(client)
  expect(await countries.places()).toMatchObject({ countries: ['India'] })
  expect(await countries.name('de')).toBe('Germany')
})

it('names countries in the language of the shop, and knows their English names too', async () => {
  const { client } = liveSetup()
  const country = (iso_2: string, display_name: string) => ({ iso_2, display_name })
  const inEnglish = [country('de', 'Germany'), country('at', 'Austria')]
  const answer = { regions: [{ id: 'reg_europe', countries: inEnglish }], count: 1, limit: 1, offset: 0 }
  vi.spyOn(client.store.region, 'list').mockResolvedValue(answer as never)
  const countries = createCountries(client, { locale: 'de-DE' })
  expect(await countries.places()).toMatchObject({ countries: ['Deutschland', 'Österreich'] })
  expect(await countries.name('at')).toBe('Österreich')
  expect([await countries.code('Österreich'), await countries.code('Austria')]).toEqual(['at', 'at'])
})
