import type { CartLine } from '@umber/storefront-core'
import { productPath } from '../../config/product-path.ts'
import { useServices } from '../../services/services-context.ts'
import { lineProblemText } from '../../copy/line-problem.ts'
import { LineChange } from './line-change.tsx'
import { Picture } from '../../ui/primitives/picture.tsx'
import { Link } from '../../ui/primitives/link.tsx'
import { inRow } from '../../i18n/in-row.ts'

interface LinePictureProps {
  readonly line: CartLine
  readonly sizes: string
  readonly className: string
  /** In the drawer, a link replaces the drawer's history entry. */
  readonly replace?: boolean
}

/** The name beside it is the accessible link; the picture repeats it for the pointer only. */
export function LinePicture({ line, sizes, className, replace = false }: LinePictureProps) {
  const picture = <Picture src={line.image} alt="" sizes={sizes} />
  if (line.slug === undefined) return <div className={className}>{picture}</div>
  return (
    <Link
      to={pathOf(line, line.slug)}
      replace={replace}
      tabIndex={-1}
      aria-hidden="true"
      className={`block ${className}`}
    >
      {picture}
    </Link>
  )
}

export function LineName({ line, replace = false }: { readonly line: CartLine; readonly replace?: boolean }) {
  const look = 'wrap-anywhere text-body font-medium text-ink'
  if (line.slug === undefined)
    return (
      <span className={look} dir="auto">
        {line.name}
      </span>
    )
  return (
    <Link to={pathOf(line, line.slug)} replace={replace} className={`${look} hover:underline`} dir="auto">
      {line.name}
    </Link>
  )
}

/** The page opens with what is in the cart. */
const pathOf = ({ variantId, optionLabels }: CartLine, slug: string): string =>
  productPath(slug, optionLabels.length === 0 ? '' : new URLSearchParams({ variant: variantId }).toString())

/** The chosen options, and the line's problem if it has one. */
export function LineOptions({ line }: { readonly line: CartLine }) {
  const { optionLabels, problem } = line
  const { money } = useServices().preset
  return (
    <>
      {optionLabels.length > 0 && (
        <p className="text-small text-ink-2" dir="auto">
          {inRow(optionLabels)}
        </p>
      )}
      <LineChange line={line} />
      {problem !== undefined && (
        <p className="text-small text-sale">{lineProblemText(problem, money.products)}</p>
      )}
    </>
  )
}
