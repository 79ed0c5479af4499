import type { ListName } from './columns.ts'
import type { RowError } from './product-file.ts'

/**
 * What an import may take away from products that exist. Without it, what the file does not name stays.
 *
 * - `variants`: variants that have no row.
 * - `prices`: prices of a variant that its row does not have, also those of regions and for quantities.
 * - `images`, `tags`, `categories`, `salesChannels`: entries that are in no cell, for products in files with such columns.
 */
export type Replaceable = 'variants' | 'prices' | ListName

/** A row for the server, by Medusa's names of the columns. */
export type ServerRow = Readonly<Record<string, string>>

/** A product beside what the store has. `isNew` is false for one that the store has. */
export type Merged =
  | { readonly kind: 'unchanged' }
  | { readonly kind: 'faults'; readonly errors: readonly RowError[] }
  | {
      readonly kind: 'changed'
      readonly isNew: boolean
      /** The lists that the rows have columns of. Medusa replaces those, also with nothing. */
      readonly lists: readonly ListName[]
      readonly rows: readonly ServerRow[]
    }

/** The ids or addresses that the cells of a list stand for. */
export type Lists = ReadonlyMap<ListName, readonly string[]>
