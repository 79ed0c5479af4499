import type { RemoteQueryFunction } from '@medusajs/framework/types'

export interface HomeRegion {
  readonly regionId: string
  readonly currency: string
}

/**
 * The region that the shop sells in: the default region of the store, and without one the first, as Medusa lists them by id.
 * The lists are indexed for it, and `GET /store/regions` has it first, which is where the pages read it.
 */
export async function readHomeRegion(
  query: Pick<RemoteQueryFunction, 'graph'>,
): Promise<HomeRegion | undefined> {
  const [stores, regions] = await Promise.all([
    query.graph({ entity: 'store', fields: ['default_region_id'] }),
    query.graph({ entity: 'region', fields: ['id', 'currency_code'] }),
  ])
  const [store] = stores.data as readonly { readonly default_region_id?: string | null }[]
  const all = (regions.data as readonly { readonly id: string; readonly currency_code: string }[]).toSorted(
    (one, other) => (one.id < other.id ? -1 : 1),
  )
  const region = all.find(({ id }) => id === store?.default_region_id) ?? all[0]
  return region === undefined ? undefined : { regionId: region.id, currency: region.currency_code }
}
