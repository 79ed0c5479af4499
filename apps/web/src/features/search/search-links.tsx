import type { ReactNode } from 'react'
import { useId } from 'react'
import { Link } from '../../ui/primitives/link.tsx'

interface SearchLinksProps {
  readonly heading: string
  readonly links: readonly { readonly label: string; readonly url: string }[]
  /** At the end of the heading's line. */
  readonly action?: ReactNode
}

/** Links of the search dialog in a row. They replace its history entry. */
export function SearchLinks({ heading, links, action }: SearchLinksProps) {
  const id = useId()
  return (
    <section aria-labelledby={id} className="pt-6">
      <div className="flex flex-wrap items-center gap-x-4">
        <h3 id={id} className="text-small text-ink-2">
          {heading}
        </h3>
        {action}
      </div>
      <ul className="mt-2 flex flex-wrap gap-2">
        {links.map(({ label, url }) => (
          <li key={url} className="min-w-0">
            <Link
              replace
              to={url}
              dir="auto"
              className="inline-flex min-h-11 max-w-full items-center rounded-control border border-line px-4 text-body wrap-anywhere hover:border-ink"
            >
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
