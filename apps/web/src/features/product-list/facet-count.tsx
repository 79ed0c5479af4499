import { listingCopy } from '../../copy/products.ts'

interface FacetCountProps {
  /** Referenced by the control's `aria-describedby`. */
  readonly id: string
  readonly count: number
}

/** The number of products. Screen readers announce it after the choice's name. */
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
