import type { RemoteQueryFunction } from '@medusajs/framework/types'

import { united, type CatalogueChange, type ChangedThing } from './catalogue-change'

/** What a translation of a record of Medusa changes in lists and pages, by the name that Medusa has for it. */
const thingOfReference: Readonly<Record<string, ChangedThing>> = {
  product: 'product',
  product_variant: 'variant',
  product_category: 'category',
  product_collection: 'collection',
  product_tag: 'tag',
  product_option: 'option',
  product_option_value: 'option-value',
}

interface Translation {
  readonly id: string
  readonly reference: string
  readonly reference_id: string
}

/** What the translations are of. Undefined when one is not known any more, so that it could have been of anything. */
export async function translatedThings(
  query: Pick<RemoteQueryFunction, 'graph'>,
  translations: ReadonlySet<string> | undefined,
): Promise<CatalogueChange | undefined> {
  if (translations === undefined || translations.size === 0) return new Map()
  const { data } = await query.graph({
    entity: 'translation',
    fields: ['id', 'reference', 'reference_id'],
    filters: { id: [...translations] },
    withDeleted: true,
  })
  const found = data as readonly Translation[]
  if (found.length < translations.size) return undefined
  return found.reduce<CatalogueChange>((all, { reference, reference_id: id }) => {
    const thing = thingOfReference[reference]
    return thing === undefined ? all : united(all, new Map([[thing, new Set([id])]]))
  }, new Map())
}
