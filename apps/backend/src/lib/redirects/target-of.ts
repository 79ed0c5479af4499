import type { RemoteQueryFunction } from '@medusajs/framework/types'

import type { AddressedEntity } from '../../modules/redirects/service'
import { pathOfPage } from './normal-path'

export interface StoredRedirect {
  readonly target: string | null
  readonly entity: string | null
  readonly entity_id: string | null
}

/** Where a redirect leads to now; undefined when its record is gone. */
export async function targetOf(
  query: Pick<RemoteQueryFunction, 'graph'>,
  { target, entity, entity_id: id }: StoredRedirect,
): Promise<string | undefined> {
  if (target !== null) return target
  if (entity === null || id === null) return undefined
  const { data } = await query.graph({ entity, fields: ['handle'], filters: { id } })
  const [record] = data as readonly { readonly handle?: string | null }[]
  return record?.handle == null ? undefined : pathOfPage(entity as AddressedEntity, record.handle)
}
