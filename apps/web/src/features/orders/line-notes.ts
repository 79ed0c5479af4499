import type { OrderLine } from '@umber/storefront-core/orders'
import { orderCopy as copy } from '../../copy/after-sales.ts'

/** What has become of a line's pieces. */
export const lineNotes = ({ isReplacement, returning, returned }: OrderLine): readonly string[] => [
  ...(isReplacement ? [copy.replacement] : []),
  ...(returning > 0 ? [copy.returning(returning)] : []),
  ...(returned > 0 ? [copy.returned(returned)] : []),
]
