import type { AdminProduct } from '@umber/commerce-client/admin'
import type { ListName } from './columns.ts'
import { createdProduct } from './created-product.ts'
import { fault, faults } from './faults.ts'
import type { Lists, Merged, Replaceable } from './merged.ts'
import type { FileProduct, RowError } from './product-file.ts'
import { references, type Reference, type StoreFacts } from './store-facts.ts'
import { updatedProduct } from './updated-product.ts'

/** The product of the store that rows are about. */
export const knownProduct = ({ id, key }: FileProduct, facts: StoreFacts): AdminProduct | undefined =>
  id === undefined ? facts.byHandle.get(key) : facts.byId.get(id)

/** Finds out what the server has to be sent for a product, so that nothing that exists is lost. */
export function mergeProduct(
  product: FileProduct,
  facts: StoreFacts,
  replace: ReadonlySet<Replaceable>,
): Merged {
  const known = knownProduct(product, facts)
  if (known === undefined && product.id !== undefined)
    return faults([{ row: product.row, message: `There is no product ${product.id}` }])
  const lists = listsOf(product, facts)
  const errors = [
    ...lists.errors,
    ...faultsOfReferences(product, facts),
    ...faultsOfHandle(product, facts, known),
  ]
  if (errors.length > 0) return faults(errors)
  return known === undefined
    ? createdProduct(product, facts, lists.lists)
    : updatedProduct(product, known, facts, lists.lists, replace)
}

function listsOf(product: FileProduct, facts: StoreFacts): { lists: Lists; errors: readonly RowError[] } {
  const lists = new Map<ListName, string[]>()
  const errors: RowError[] = []
  for (const [list, cells] of product.lists) {
    const entries: string[] = []
    for (const cell of cells) {
      const entry = list === 'images' ? cell.text : facts.entries[list].get(cell.text)
      if (entry === undefined) errors.push(fault(cell, `${cell.header}: there is no ${cell.text}`))
      else if (!entries.includes(entry)) entries.push(entry)
    }
    lists.set(list, entries)
  }
  return { lists, errors }
}

function faultsOfReferences({ cells }: FileProduct, facts: StoreFacts): readonly RowError[] {
  return (Object.keys(references) as Reference[]).flatMap((field) =>
    (cells.get(field) ?? [])
      .filter(({ text }) => !facts.references[field].has(text))
      .map((cell) => fault(cell, `There is no ${references[field]} ${cell.text}`)),
  )
}

function faultsOfHandle(
  { id, cells }: FileProduct,
  { byHandle }: StoreFacts,
  known: AdminProduct | undefined,
): readonly RowError[] {
  if (id === undefined) return []
  return (cells.get('handle') ?? []).flatMap((cell) => {
    const owner = byHandle.get(cell.text)
    return owner === undefined || owner.id === known?.id
      ? []
      : [fault(cell, `Product Handle ${cell.text} is that of the product ${owner.id}`)]
  })
}
