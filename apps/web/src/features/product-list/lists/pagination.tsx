import { useSearchParams } from 'react-router-dom'
import { pagingCopy } from '../../../copy/pagination.ts'
import { classNames } from '../../../ui/class-names.ts'
import { buttonClass } from '../../../ui/primitives/button-class.ts'
import { Link } from '../../../ui/primitives/link.tsx'
import { PageNotFound } from './page-not-found.tsx'
import { pagesAround, searchOfPage } from './page-links.ts'
import { usePageChange, type PageChange } from './use-page-change.ts'

/** Links to the other pages of a list, each with its own address. */
export function Pagination(turn: PageChange) {
  const { page, count } = turn
  const [params] = useSearchParams()
  const onTurn = usePageChange(turn)
  if (page > count) return <PageNotFound page={page} />
  const turnTo = (wanted: number) => ({
    to: { search: searchOfPage(params, wanted) },
    onClick: () => onTurn(wanted),
  })
  const side = buttonClass({ variant: 'outline', size: 'small' })
  return (
    <nav aria-label={pagingCopy.pages} className="flex items-center justify-center gap-2 pt-12">
      {page > 1 && (
        <Link {...turnTo(page - 1)} rel="prev" className={side}>
          {pagingCopy.previous}
        </Link>
      )}
      <p className="tabular px-2 text-small text-ink-2 md:hidden">{pagingCopy.position(page, count)}</p>
      <ol className="hidden items-center gap-1 md:flex">
        {pagesAround(page, count).map((target, index) => (
          <li key={target ?? `gap-${index}`}>
            {target === undefined ? (
              <span aria-hidden="true" className="px-2 text-ink-3">
                …
              </span>
            ) : (
              <Link
                {...turnTo(target)}
                aria-label={pagingCopy.page(target)}
                aria-current={target === page ? 'page' : undefined}
                className={classNames(
                  'tabular flex min-h-11 min-w-11 items-center justify-center rounded-control border text-small',
                  target === page
                    ? 'border-ink text-ink forced-colors:border-forced-chosen'
                    : 'border-transparent text-ink-2 hover:border-control forced-colors:border-forced-paper',
                )}
              >
                {target}
              </Link>
            )}
          </li>
        ))}
      </ol>
      {page < count && (
        <Link {...turnTo(page + 1)} rel="next" className={side}>
          {pagingCopy.next}
        </Link>
      )}
    </nav>
  )
}
