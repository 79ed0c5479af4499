import { CheckIcon } from '../../ui/icons.tsx'
import { FacetCount } from './facet-count.tsx'

interface CheckRowProps {
  /** Of the description, for screen readers. */
  readonly id: string
  readonly label: string
  readonly isChosen: boolean
  /** The number of products, where it is known. */
  readonly count: number | undefined
  readonly onToggle: () => void
}

/** A choice of a filter: a box to tick, its name, and how many products it leaves. */
export const CheckRow = ({ id, label, isChosen, count, onToggle }: CheckRowProps) => (
  <label className="group relative flex min-h-11 items-center gap-3">
    <input
      type="checkbox"
      className="peer absolute inset-0 z-1 size-full cursor-pointer appearance-none opacity-0"
      aria-label={label}
      aria-describedby={count === undefined ? undefined : id}
      checked={isChosen}
      onChange={onToggle}
    />
    <span className="flex size-5 shrink-0 items-center justify-center rounded-control border border-control outline-offset-2 outline-ink peer-checked:border-ink peer-checked:bg-ink peer-checked:text-paper peer-focus-visible:outline-2 group-hover:border-ink">
      {isChosen && <CheckIcon className="size-3.5" />}
    </span>
    <span className="min-w-0 flex-1 wrap-anywhere group-hover:underline" dir="auto">
      {label}
    </span>
    {count !== undefined && <FacetCount id={id} count={count} />}
  </label>
)
