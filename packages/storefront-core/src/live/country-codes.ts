import { field, list, text } from '../reading/read.ts'
import { once, type LiveClient } from './live-client.ts'

/** Finds the two letters Medusa wants for a country's English name, among those the shop delivers to. */
export type CountryCode = (country: string, signal?: AbortSignal) => Promise<string | undefined>

/** Asks for the regions once: `GET /store/regions`. A failure is not kept. */
export function createCountryCodes({ store }: LiveClient): CountryCode {
  let known: Promise<ReadonlyMap<string, string>> | undefined

  const ask = async (signal: AbortSignal | undefined): Promise<ReadonlyMap<string, string>> => {
    const query = { fields: 'id,countries.iso_2,countries.display_name' }
    const { regions } = await store.region.list(query, undefined, { ...once, signal })
    const codes = new Map<string, string>()
    for (const country of regions.flatMap((region) => list(field(region, 'countries')))) {
      const name = text(field(country, 'display_name'))
      const code = text(field(country, 'iso_2'))
      if (name !== undefined && code !== undefined) codes.set(name.toLowerCase(), code)
    }
    return codes
  }

  return async (country, signal) => {
    const asking = known ?? ask(signal)
    known = asking
    try {
      return (await asking).get(country.trim().toLowerCase())
    } catch (error) {
      known = undefined
      throw error
    }
  }
}
