import type { OrderLine } from '@umber/storefront-core/orders'
import { paths } from '../../config/paths.ts'
import { reviewLinkCopy } from '../../copy/reviews.ts'
import { orderCopy as copy } from '../../copy/after-sales.ts'
import { Link } from '../../ui/primitives/link.tsx'
import { Picture } from '../../ui/primitives/picture.tsx'
import { useFormats } from '../../hooks/use-formats.ts'
import { inRow } from '../../i18n/in-row.ts'

interface OrderLinesProps {
  readonly lines: readonly OrderLine[]
  /** Whether what was delivered can be reviewed. */
  readonly canReview?: boolean
}

export function OrderLines({ lines, canReview = false }: OrderLinesProps) {
  const formats = useFormats()
  return (
    <ul className="mt-4 border-t border-line">
      {lines.map((line) => (
        <li key={line.id} className="flex gap-4 border-b border-line py-4">
          <span className="w-16 shrink-0">
            <Picture src={line.image} alt="" sizes="64px" />
          </span>
          <span className="min-w-0 flex-1">
            <span className="block wrap-anywhere" dir="auto">
              {line.slug === undefined ? (
                line.title
              ) : (
                <Link to={paths.product(line.slug)} className="hover:underline">
                  {line.title}
                </Link>
              )}
            </span>
            <span className="block text-small text-ink-2">
              {inRow([line.variantTitle, copy.quantity(line.quantity)])}
            </span>
            {line.quantity > 1 && (
              <span className="tabular block text-small text-ink-2">
                {copy.each(formats.money(line.unitPrice))}
              </span>
            )}
            {line.isReplacement && <span className="block text-small text-ink-2">{copy.replacement}</span>}
            {line.returning > 0 && (
              <span className="block text-small text-warn">{copy.returning(line.returning)}</span>
            )}
            {line.returned > 0 && (
              <span className="block text-small text-ink-2">{copy.returned(line.returned)}</span>
            )}
            {canReview && line.slug !== undefined && line.delivered > 0 && (
              <Link
                to={`${paths.product(line.slug)}#write-review`}
                className="inline-flex min-h-11 items-center text-small underline"
                aria-label={reviewLinkCopy.writeOf(line.title)}
              >
                {reviewLinkCopy.write}
              </Link>
            )}
          </span>
          <span className="tabular">{formats.money(line.amount)}</span>
        </li>
      ))}
    </ul>
  )
}
