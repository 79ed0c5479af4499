import { useContext, useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { OpenedLengthsContext } from '../data/opened-lengths.ts'

const step = 60
/** Early enough that the shopper never sees the list end and begin again. */
const ahead = '1600px'

export interface GrowingList<Item> {
  readonly shown: readonly Item[]
  /** Put this on something at the end of the list; undefined when there is no more to come. */
  readonly end: ((element: Element | null) => void) | undefined
}

/**
 * A long list grows as one nears its end, so that a filter over a thousand products draws sixty cards and not a
 * thousand. Back finds it as long as it was, or the old place could not be scrolled to. `question` is what the list
 * answers: another one begins anew, fresher goods do not. `more` brings what is not here yet.
 */
export function useGrowingList<Item>(
  items: readonly Item[],
  question: string,
  more?: () => void,
): GrowingList<Item> {
  const { key } = useLocation()
  const opened = useContext(OpenedLengthsContext)
  const [list, setList] = useState({ question, length: opened.get(key) ?? step })
  const [end, setEnd] = useState<Element | null>(null)
  if (list.question !== question) setList({ question, length: step })
  const isHere = list.length < items.length
  const askForMore = useRef(more)
  useEffect(() => {
    askForMore.current = more
  })

  useEffect(() => {
    if (end === null) return undefined
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some((entry) => entry.isIntersecting)) return
        setList((now) => ({ ...now, length: now.length + step }))
        if (!isHere) askForMore.current?.()
        // It tells of changes only, and the end may be as near as before: ask anew.
        observer.unobserve(end)
        observer.observe(end)
      },
      { rootMargin: ahead },
    )
    observer.observe(end)
    return () => observer.disconnect()
  }, [end, isHere])

  useEffect(() => {
    if (list.length > step) opened.set(key, list.length)
  }, [key, list.length, opened])

  return {
    shown: isHere ? items.slice(0, list.length) : items,
    end: isHere || more !== undefined ? setEnd : undefined,
  }
}
