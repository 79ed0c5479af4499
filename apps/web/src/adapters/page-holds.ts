import { holdPlace, type Hold } from './hold-place.ts'
import { scrollToSpot, type Spot } from './page-spot.ts'

/** Brings the page back to a spot that was remembered. */
export const holdSpot = (spot: Spot): Hold => holdPlace(() => scrollToSpot(spot))

/** Brings the part of the page into view that an address names by its hash. */
export const holdPart = (id: string): Hold =>
  holdPlace(() => {
    const part = document.getElementById(id)
    part?.scrollIntoView({ behavior: 'instant' })
    return part !== null
  })

/**
 * Puts the focus on the part of the page that the address names, as a browser does by itself where the page was there
 * from the start.
 */
export const focusPart = (id: string): Hold =>
  holdPlace(() => {
    const part = document.getElementById(id)
    if (part === null || part.closest('[aria-hidden="true"], [inert]') !== null) return false
    if (!part.hasAttribute('tabindex')) part.tabIndex = -1
    part.focus({ preventScroll: true })
    return true
  })
