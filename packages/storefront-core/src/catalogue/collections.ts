import { collect, field, text } from '../parse/read.ts'
import type { CallOptions, CatalogueClient } from './catalogue-client.ts'
import { readAll } from './category-source.ts'
import type { Collection } from './category.ts'
import { contentFromWire } from './product-categories.ts'

const ownFields = ['id', 'title', 'handle', 'metadata']

/** All collections, or those with a handle. Throws the client's `CommerceError`. `GET /store/collections` */
export async function readCollections(
  { store }: CatalogueClient,
  backendUrl: string,
  { signal, handle, extraFields }: Pick<CallOptions, 'signal'> & CollectionQuery,
): Promise<readonly Collection[]> {
  const query = {
    fields: [...ownFields, ...extraFields].join(','),
    ...(handle === undefined ? {} : { handle }),
  }
  const entries = await readAll(
    (page) => store.collection.list({ ...query, ...page }, undefined, { signal, retry: false }),
    'collections',
  )
  return collectionsFromWire(entries, backendUrl)
}

interface CollectionQuery {
  readonly handle?: string
  /** More fields, in Medusa's `fields` syntax. */
  readonly extraFields: readonly string[]
}

/** Entries without id or title are dropped. */
export function collectionsFromWire(wire: unknown, backendUrl: string): readonly Collection[] {
  return collect(wire, (entry) => {
    const id = text(field(entry, 'id'))
    const name = text(field(entry, 'title'))
    if (id === undefined || name === undefined) return undefined
    return {
      id,
      name,
      slug: text(field(entry, 'handle')) ?? id,
      ...contentFromWire(entry, backendUrl),
    }
  })
}
