import type { CartLine } from '@umber/storefront-core'
import { paths } from '../../app/paths.ts'
import { useShop } from '../../bindings/shop.ts'
import { troubleWords } from '../../copy/line-trouble.ts'
import { Picture } from '../../ui/primitives/picture.tsx'
import { Link } from '../../ui/primitives/link.tsx'

interface LinePictureProps {
  readonly line: CartLine
  readonly sizes: string
  readonly className: string
  /** In the drawer a link takes the place of the drawer's entry in the history. */
  readonly replace?: boolean
}

/** The name beside it is the link that is read and tabbed to; the picture is the same link for the pointer. */
export function LinePicture({ line, sizes, className, replace = false }: LinePictureProps) {
  const picture = <Picture src={line.image} alt="" sizes={sizes} />
  if (line.slug === undefined) return <div className={className}>{picture}</div>
  return (
    <Link
      to={paths.product(line.slug)}
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
    <Link to={paths.product(line.slug)} replace={replace} className={`${look} hover:underline`} dir="auto">
      {line.name}
    </Link>
  )
}

/** What was chosen, and what a shopper should know of it before buying. */
export function LineOptions({ line: { optionLabels, trouble } }: { readonly line: CartLine }) {
  const { money } = useShop().preset
  return (
    <>
      {optionLabels.length > 0 && (
        <p className="text-small text-ink-2" dir="auto">
          {optionLabels.join(', ')}
        </p>
      )}
      {trouble !== undefined && <p className="text-small text-sale">{troubleWords(trouble, money.goods)}</p>}
    </>
  )
}
