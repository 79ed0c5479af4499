import type { RemoteQueryFunction } from '@medusajs/framework/types'

import type { ContentKind, Texts } from './content-texts'

/** The texts of each of the contents that has any in this locale, by the id of its owner. */
export async function readTexts(
  query: Pick<RemoteQueryFunction, 'graph'>,
  kind: ContentKind,
  locale: string,
  ids: readonly string[],
): Promise<ReadonlyMap<string, Texts>> {
  if (ids.length === 0) return new Map()
  const { data } = await query.graph({
    entity: 'content_translation',
    fields: ['owner_id', 'texts'],
    filters: { kind, locale, owner_id: [...ids] },
  })
  const found = data as readonly { readonly owner_id: string; readonly texts: string }[]
  return new Map(found.map(({ owner_id: id, texts }) => [id, JSON.parse(texts) as Texts]))
}
