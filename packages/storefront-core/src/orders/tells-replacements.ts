import { field, list } from '../parse/read.ts'

/**
 * Whether the backend says which lines replace pieces of others, as that of this repository does in `replacement`: `sent-back` for
 * pieces that come back, `free` for pieces that stay. Medusa itself does not.
 */
export const tellsReplacements = (wire: unknown): boolean =>
  list(field(wire, 'items')).some((item) => field(item, 'replacement') !== undefined)
