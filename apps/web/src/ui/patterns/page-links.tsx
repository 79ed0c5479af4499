import { useEffect, useRef, type MouseEvent } from 'react'
import { usePathname } from '../../hooks/location-provider.tsx'
import { useSearchParams } from '../../hooks/use-search-params.ts'
import { pagingCopy } from '../../copy/pagination.ts'
import { announce } from '../announcer.tsx'
import { classNames } from '../class-names.ts'
import { hasModifier } from '../has-modifier.ts'
import { HangerIllustration } from '../illustrations/hanger.tsx'
import { buttonClass } from '../primitives/button-class.ts'
import { LinkButton } from '../primitives/link-button.tsx'
import { Link } from '../primitives/link.tsx'
import { EmptyState } from './empty-state.tsx'
import { pagesAround, searchOfPage, type PaginationProps } from './pages-around.ts'

/** Links to the other pages of a list, each with its own address. */
export function PageLinks(props: PaginationProps) {
  const { page, count } = props
  const [params] = useSearchParams()
  const pathname = usePathname()
  const onTurn = usePageChange(props)
  if (page > count) return <PageNotFound page={page} />
  const turnTo = (wanted: number) => ({
    to: pathname + searchOfPage(params, wanted),
    // Such a click opens another tab or window, and this list stays where it is.
    onClick: (event: MouseEvent) => !hasModifier(event) && onTurn(wanted),
  })
  const side = buttonClass({ variant: 'outline', size: 'small' })
  return (
    <nav aria-label={pagingCopy.pages} className="flex items-center justify-center gap-2 pt-12">
      {page > 1 && (
        <Link {...turnTo(page - 1)} rel="prev" className={side}>
          {pagingCopy.previous}
        </Link>
      )}
      <p className="tabular px-2 text-small text-ink-2 md:hidden">{pagingCopy.position({ page, count })}</p>
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

/** For a page number beyond the end of the list. */
function PageNotFound({ page }: { readonly page: number }) {
  const [params] = useSearchParams()
  const pathname = usePathname()
  return (
    <EmptyState
      drawing={<HangerIllustration />}
      title={pagingCopy.beyond(page)}
      sentence={pagingCopy.beyondHint}
      action={
        <LinkButton variant="outline" to={pathname + searchOfPage(params, 1)}>
          {pagingCopy.first}
        </LinkButton>
      }
    />
  )
}

/**
 * After a link to another page of a list, scrolls to its start and focuses its heading. Back and filter changes are
 * not affected. Call the returned function with the requested page.
 */
function usePageChange({ page, count, start, heading }: PaginationProps): (page: number) => void {
  const wanted = useRef<number>(undefined)
  useEffect(() => {
    if (wanted.current !== page) return
    wanted.current = undefined
    start.current?.scrollIntoView({ block: 'start' })
    heading.current?.focus({ preventScroll: true })
    announce(pagingCopy.position({ page, count }))
  }, [page, count, start, heading])
  return (next) => {
    wanted.current = next
  }
}
