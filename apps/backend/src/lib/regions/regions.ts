import type { RemoteQueryFunction } from '@medusajs/framework/types'
import { MedusaError } from '@medusajs/framework/utils'

type Query = Pick<RemoteQueryFunction, 'graph'>

/** Where the shop sells, in one currency. */
export interface Region {
  readonly id: string
  /** ISO code in lower case. */
  readonly currency: string
  /** ISO codes in lower case, in alphabetical order. */
  readonly countries: readonly string[]
}

/**
 * The regions that the shop sells in: the default one of the store first, and the others by id, as `GET /store/regions` lists
 * them. Without a default region the first by id is taken for it.
 */
export async function readRegions(query: Query): Promise<readonly Region[]> {
  const [stores, regions] = await Promise.all([
    query.graph({ entity: 'store', fields: ['default_region_id'] }),
    query.graph({ entity: 'region', fields: ['id', 'currency_code', 'countries.iso_2'] }),
  ])
  const [store] = stores.data as readonly { readonly default_region_id?: string | null }[]
  const isDefault = ({ id }: Region): boolean => id === store?.default_region_id
  return (regions.data as readonly StoredRegion[])
    .map(regionOf)
    .toSorted(
      (one, other) => Number(isDefault(other)) - Number(isDefault(one)) || (one.id < other.id ? -1 : 1),
    )
}

/** The default region of the shop; undefined for a shop that sells nowhere. */
export async function readDefaultRegion(query: Query): Promise<Region | undefined> {
  const [first] = await readRegions(query)
  return first
}

/**
 * The region of a request: the one with this id, and without an id the default one.
 *
 * @throws for an unknown id, instead of the prices of another region.
 */
export async function readAskedRegion(query: Query, id: string | undefined): Promise<Region | undefined> {
  const regions = await readRegions(query)
  if (id === undefined) return regions[0]
  const region = regions.find((one) => one.id === id)
  if (region === undefined)
    throw new MedusaError(MedusaError.Types.INVALID_DATA, `There is no region "${id}".`)
  return region
}

interface StoredRegion {
  readonly id: string
  readonly currency_code: string
  readonly countries?: readonly ({ readonly iso_2?: string | null } | null)[] | null
}

const regionOf = ({ id, currency_code: currency, countries }: StoredRegion): Region => ({
  id,
  currency,
  countries: (countries ?? []).flatMap((country) => country?.iso_2 ?? []).toSorted(),
})
