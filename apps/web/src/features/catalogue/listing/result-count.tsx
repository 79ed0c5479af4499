import { listingCopy } from '../../../copy/catalogue.ts'
import type { Loaded } from '../data/loaded.ts'
import type { Listing } from '../lists/listing.ts'

/** Said aloud after each filter; the place for it is in the page before there is anything to say. */
export function ResultCount({ list }: { readonly list: Loaded<Listing> }) {
  return <output className="tabular min-h-5 text-small text-ink-2">{words(list)}</output>
}

function words(list: Loaded<Listing>): string {
  if (list.phase === 'ready') {
    const { total, isCounted } = list.value
    return isCounted ? listingCopy.count(total) : listingCopy.countSoFar(total)
  }
  return list.phase === 'loading' && list.struggling ? listingCopy.struggling : ''
}
