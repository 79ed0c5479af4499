import { listingCopy } from '../../../copy/catalogue.ts'
import type { Loaded } from '../data/loaded.ts'

interface ResultCountProps {
  readonly list: Loaded<unknown>
  readonly count: number
  readonly complete: boolean
}

/** Said aloud after each filter; the place for it is in the page before there is anything to say. */
export function ResultCount({ list, count, complete }: ResultCountProps) {
  return <output className="tabular min-h-5 text-small text-ink-2">{words(list, count, complete)}</output>
}

function words(list: Loaded<unknown>, count: number, complete: boolean): string {
  if (list.phase === 'ready') return complete ? listingCopy.count(count) : listingCopy.countSoFar(count)
  return list.phase === 'loading' && list.struggling ? listingCopy.struggling : ''
}
