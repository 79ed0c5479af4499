import type { ProductSummary } from '@umber/storefront-core/search'
import { paths } from '../../config/paths.ts'
import { wishlistCopy } from '../../copy/wishlist.ts'
import { Button } from '../../ui/primitives/button.tsx'
import { Link } from '../../ui/primitives/link.tsx'
import { Heading } from '../../ui/primitives/text.tsx'

interface LeftOutNoticeProps {
  readonly products: readonly ProductSummary[]
  readonly onClear: () => void
}

/** Guest items that did not fit into the account's wishlist, listed so that they are not lost silently. */
export function UnavailableProducts({ products, onClear }: LeftOutNoticeProps) {
  return (
    <section aria-label={wishlistCopy.leftOutList} className="mb-8 border border-line p-5">
      <Heading level={2} look="h3">
        {wishlistCopy.leftOut(products.length)}
      </Heading>
      <p className="mt-2 text-ink-2">{wishlistCopy.leftOutHint}</p>
      <ul className="mt-3 flex max-h-60 flex-wrap gap-x-5 overflow-y-auto">
        {products.map(({ slug, name }) => (
          <li key={slug}>
            <Link to={paths.product(slug)} className="inline-block py-1 wrap-anywhere underline">
              {name}
            </Link>
          </li>
        ))}
      </ul>
      <Button variant="outline" size="small" className="mt-4" onClick={onClear}>
        {wishlistCopy.clearLeftOut}
      </Button>
    </section>
  )
}
