import { useSearchParams } from 'react-router-dom'
import { pagingCopy } from '../../../copy/paging.ts'
import { classNames } from '../../../ui/class-names.ts'
import { buttonClass } from '../../../ui/primitives/button-class.ts'
import { Link } from '../../../ui/primitives/link.tsx'
import { NoSuchPage } from './no-such-page.tsx'
import { pagesAround, searchOfPage } from './page-links.ts'
import { usePageTurn, type PageTurn } from './use-page-turn.ts'

/** Links to the other pages of a list, each with an address of its own. */
export function Pagination(turn: PageTurn) {
  const { page, count } = turn
  const [params] = useSearchParams()
  const onTurn = usePageTurn(turn)
  if (page > count) return <NoSuchPage page={page} />
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
        {pagesAround(page, count).map((one, index) => (
          <li key={one ?? `gap-${index}`}>
            {one === undefined ? (
              <span aria-hidden="true" className="px-2 text-ink-3">
                …
              </span>
            ) : (
              <Link
                {...turnTo(one)}
                aria-label={pagingCopy.page(one)}
                aria-current={one === page ? 'page' : undefined}
                className={classNames(
                  'tabular flex min-h-11 min-w-11 items-center justify-center rounded-control border text-small',
                  one === page
                    ? 'border-ink text-ink forced-colors:border-forced-chosen'
                    : 'border-transparent text-ink-2 hover:border-control forced-colors:border-forced-paper',
                )}
              >
                {one}
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
