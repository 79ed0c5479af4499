import { listingCopy } from '../../../copy/catalogue.ts'
import type { Loaded } from '../data/loaded.ts'

interface ResultCountProps {
  readonly phase: Loaded<unknown>['phase']
  readonly count: number
  readonly complete: boolean
}

/** A live region says the new number after each filter; its words must be in the page before they change. */
export function ResultCount({ phase, count, complete }: ResultCountProps) {
  const words = complete ? listingCopy.count(count) : listingCopy.countSoFar(count)
  return (
    <p role="status" className="tabular min-h-6 text-small text-ink-2">
      {phase === 'ready' ? words : ''}
    </p>
  )
}
