import { classNames } from '../class-names.ts'
import { Link } from './link.tsx'
import { uiCopy } from '../../copy/ui.ts'

interface Crumb {
  readonly label: string
  /** Undefined for the current page. */
  readonly to?: string | undefined
}

interface BreadcrumbProps {
  readonly crumbs: readonly Crumb[]
  /** A phone shows only the way back, in one line. */
  readonly isShort?: boolean
}

export function Breadcrumb({ crumbs, isShort = false }: BreadcrumbProps) {
  return (
    <nav aria-label={uiCopy.breadcrumb}>
      <ol className="flex flex-wrap items-center gap-x-2 text-small text-ink-2">
        {crumbs.map((crumb, index) => (
          <li
            key={crumb.label}
            className={classNames(
              'flex min-w-0 items-center gap-x-2 wrap-anywhere',
              isShort && index !== crumbs.length - 2 && 'max-md:hidden',
            )}
          >
            {index > 0 && (
              <span aria-hidden="true" className={classNames('text-ink-3', isShort && 'max-md:hidden')}>
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
