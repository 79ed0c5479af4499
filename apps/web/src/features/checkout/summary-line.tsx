import { isBlocked, type CartLine } from '@umber/storefront-core'
import { useServices } from '../../services/services-context.ts'
import { cartCopy } from '../../copy/cart.ts'
import { checkoutCopy } from '../../copy/checkout.ts'
import { lineProblemText } from '../../copy/line-problem.ts'
import { Button } from '../../ui/primitives/button.tsx'
import { Picture } from '../../ui/primitives/picture.tsx'
import { quantityLeft, useCartLine, RemoveButton } from '../cart-line/use-cart-line.tsx'
import { inRow } from '../../i18n/in-row.ts'

interface SummaryLineProps {
  readonly line: CartLine
  readonly total: string
  /** Whether a line that cannot be bought may be removed here. */
  readonly canRemove: boolean
}

export function SummaryLine({ line, total, canRemove }: SummaryLineProps) {
  const { money } = useServices().preset
  const isMarked = canRemove && isBlocked(line)
  return (
    <li className="flex gap-4">
      <span className="w-16 shrink-0">
        <Picture src={line.image} alt="" sizes="64px" />
      </span>
      <span className="min-w-0 flex-1">
        <span className="block wrap-anywhere" dir="auto">
          {line.name}
        </span>
        <span className="block text-small text-ink-2">
          {inRow([...line.optionLabels, checkoutCopy.summary.times(line.quantity)])}
        </span>
        {isMarked && line.problem !== undefined && (
          <span className="block text-small text-sale">{lineProblemText(line.problem, money.products)}</span>
        )}
        {isMarked && <RemoveLine line={line} />}
      </span>
      <span className="tabular text-end">{total}</span>
    </li>
  )
}

function RemoveLine({ line }: { readonly line: CartLine }) {
  const { isBusy, setQuantity, remove } = useCartLine(line)
  const left = quantityLeft(line)
  return (
    <span className="flex flex-wrap gap-x-4" aria-busy={isBusy || undefined}>
      {left !== undefined && (
        <Button
          variant="link"
          size="small"
          aria-label={cartCopy.takeNamed({ count: left, name: line.name })}
          onClick={() => setQuantity(left)}
        >
          {cartCopy.take(left)}
        </Button>
      )}
      <RemoveButton name={line.name} label={cartCopy.remove} onRemove={remove} />
    </span>
  )
}
