import type { Category } from '@umber/storefront-core'
import { Link } from 'react-router-dom'
import { paths } from '../../../app/paths.ts'
import { listingCopy } from '../../../copy/catalogue.ts'

/** The narrower sections of a category, as plain links above its goods. */
export function Sections({ categories }: { readonly categories: readonly Category[] }) {
  if (categories.length === 0) return null
  return (
    <nav aria-label={listingCopy.sections} className="pb-4">
      <ul className="-mx-1 flex flex-wrap gap-x-5">
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
