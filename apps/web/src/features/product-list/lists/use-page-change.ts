import { useEffect, useRef, type RefObject } from 'react'
import { pagingCopy } from '../../../copy/pagination.ts'
import { announce } from '../../../ui/announcer.tsx'

export interface PageChange {
  readonly page: number
  readonly count: number
  /** The element to scroll to. */
  readonly start: RefObject<HTMLElement | null>
  /** The heading of the list, which gets the focus. */
  readonly heading: RefObject<HTMLElement | null>
}

/**
 * After a link to another page of a list, scrolls to its start and focuses its heading. Back and filter changes are
 * not affected. Call the returned function with the requested page.
 */
export function usePageChange({ page, count, start, heading }: PageChange): (page: number) => void {
  const wanted = useRef<number>(undefined)
  useEffect(() => {
    if (wanted.current !== page) return
    wanted.current = undefined
    start.current?.scrollIntoView({ block: 'start' })
    heading.current?.focus({ preventScroll: true })
    announce(pagingCopy.position(page, count))
  }, [page, count, start, heading])
  return (next) => {
    wanted.current = next
  }
}
