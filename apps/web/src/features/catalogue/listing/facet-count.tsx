import { listingCopy } from '../../../copy/catalogue.ts'

interface FacetCountProps {
  /** By which the control describes itself. */
  readonly id: string
  readonly count: number
}

/** How many there would be. A screen reader says it after the name of the choice. */
export const FacetCount = ({ id, count }: FacetCountProps) => (
  <>
    <span aria-hidden="true" className="tabular text-small">
      {count}
    </span>
    <span id={id} hidden>
      {listingCopy.count(count)}
    </span>
  </>
)
