import { useEffect, useRef, type RefObject } from 'react'
import { pagingCopy } from '../../../copy/paging.ts'
import { announce } from '../../../ui/announcer.tsx'

export interface PageTurn {
  readonly page: number
  readonly count: number
  /** What the page is to begin with on the screen. */
  readonly start: RefObject<HTMLElement | null>
  /** The heading of the list, which the focus moves to. */
  readonly heading: RefObject<HTMLElement | null>
}

/**
 * After a link to another page of a list: that page is read from its beginning, by eye and by ear. Back and a change of
 * filters are not this one's business. The function given back is told which page was asked for.
 */
export function usePageTurn({ page, count, start, heading }: PageTurn): (page: number) => void {
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
