import { paths } from '../../config/paths.ts'
import { searchCopy } from '../../copy/search.ts'
import { Link } from '../../ui/primitives/link.tsx'

export function PopularSearches() {
  return (
    <section aria-labelledby="popular-searches" className="pt-6">
      <h3 id="popular-searches" className="text-small text-ink-2">
        {searchCopy.popular}
      </h3>
      <ul className="mt-2 flex flex-wrap gap-2">
        {searchCopy.chips.map((chip) => (
          <li key={chip}>
            <Link
              replace
              to={paths.search(chip)}
              className="inline-flex min-h-11 items-center rounded-control border border-line px-4 text-body hover:border-ink"
            >
              {chip}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
