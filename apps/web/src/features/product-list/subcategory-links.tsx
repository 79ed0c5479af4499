import type { Category } from '@umber/storefront-core'
import { paths } from '../../config/paths.ts'
import { listingCopy } from '../../copy/products.ts'
import { Link } from '../../ui/primitives/link.tsx'

interface SectionsProps {
  /** Undefined while loading: the line keeps its height. */
  readonly categories: readonly Category[] | undefined
}

/** The subcategories of a category as links above its products, on one line. */
export function SubcategoryLinks({ categories }: SectionsProps) {
  if (categories === undefined) return <div className="mb-3 h-12" />
  if (categories.length === 0) return null
  return (
    <nav aria-label={listingCopy.sections} className="-mx-margin mb-3 h-12 overflow-x-auto px-margin pt-0.5">
      <ul className="-mx-1 flex w-max gap-x-5">
        {categories.map(({ id, slug, name }) => (
          <li key={id}>
            <Link
              to={paths.category(slug)}
              dir="auto"
              className="inline-flex min-h-11 items-center px-1 text-ink-2 underline decoration-line underline-offset-4 hover:text-ink hover:decoration-current"
            >
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
