import { useDeferredValue } from 'react'
import { NavigationType, useNavigationType } from 'react-router-dom'

const firstStage = 60
const nothingYet: readonly never[] = []

/**
 * The first screens of a long list at once, the rest when the browser has time, so that a filter over a
 * thousand products still answers a tap. Coming Back, all of it at once: the old place must exist again
 * before the page can be scrolled to it.
 */
export function useStagedList<Item>(items: readonly Item[]): readonly Item[] {
  const returning = useNavigationType() === NavigationType.Pop
  const settled = useDeferredValue(items, returning ? items : nothingYet)
  return settled === items ? items : items.slice(0, firstStage)
}
