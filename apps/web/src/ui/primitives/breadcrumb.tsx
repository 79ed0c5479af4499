import { Link } from './link.tsx'
import { uiCopy } from '../../copy/ui.ts'

interface Crumb {
  readonly label: string
  /** Undefined for the current page. */
  readonly to?: string | undefined
}

export function Breadcrumb({ crumbs }: { readonly crumbs: readonly Crumb[] }) {
  return (
    <nav aria-label={uiCopy.breadcrumb}>
      <ol className="flex flex-wrap items-center gap-x-2 text-small text-ink-2">
        {crumbs.map((crumb, index) => (
          <li key={crumb.label} className="flex min-w-0 items-center gap-x-2 wrap-anywhere">
            {index > 0 && (
              <span aria-hidden="true" className="text-ink-3">
                /
              </span>
            )}
            {crumb.to === undefined ? (
              <span aria-current="page" dir="auto">
                {crumb.label}
              </span>
            ) : (
              <Link
                to={crumb.to}
                className="inline-flex min-h-11 min-w-0 items-center hover:text-ink hover:underline"
              >
                {crumb.label}
              </Link>
            )}
          </li>
        ))}
      </ol>
    </nav>
  )
}
