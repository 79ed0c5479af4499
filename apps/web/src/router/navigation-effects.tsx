import type { RefObject } from 'react'
import type { PageLoading } from './page-loading.ts'
import type { ScrollMemory } from './scroll-memory.ts'
import { useBackForwardProgress } from './use-back-forward-progress.ts'
import { useRouteFocus } from './use-route-focus.ts'
import { useScrollRestoration } from './use-scroll-restoration.ts'

interface NavigationEffectsProps {
  readonly main: RefObject<HTMLElement | null>
  readonly loading: PageLoading
  readonly scrollMemory: ScrollMemory
  /** For how long Back and Forward count as loading, in milliseconds. */
  readonly historyFlagMs: number
}

/**
 * What happens with each navigation: scrolling, focus and progress. Renders nothing, so that the layout around it does not
 * render with each history entry. Comes after the page, whose elements its effects look for.
 */
export function NavigationEffects({ main, loading, scrollMemory, historyFlagMs }: NavigationEffectsProps) {
  useScrollRestoration(scrollMemory)
  useBackForwardProgress(loading, historyFlagMs)
  useRouteFocus(main)
  return null
}
