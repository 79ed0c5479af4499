import { keepScrollingTo, type ScrollTask } from './keep-scrolling-to.ts'
import { scrollToPosition, type ScrollPosition } from './scroll-position.ts'

/** Scrolls to a saved position. */
export const scrollBackTo = (spot: ScrollPosition): ScrollTask =>
  keepScrollingTo(() => scrollToPosition(spot))

/** Scrolls to the element with the hash's id. */
export const scrollToHash = (id: string): ScrollTask =>
  keepScrollingTo(() => {
    const part = document.getElementById(id)
    part?.scrollIntoView({ behavior: 'instant' })
    return part !== null
  })

/** Focuses the hash target, as the browser does for content that exists on load. */
export const focusHash = (id: string): ScrollTask =>
  keepScrollingTo(() => {
    const part = document.getElementById(id)
    if (part === null || part.closest('[aria-hidden="true"], [inert]') !== null) return false
    if (!part.hasAttribute('tabindex')) part.tabIndex = -1
    part.focus({ preventScroll: true })
    return true
  })
