/**
 * A scroll position: a card and its offset in pixels from the top of the viewport, or pixels from the top of the
 * page.
 */
export interface ScrollPosition {
  readonly top: number
  readonly card?: { readonly name: string; readonly offset: number } | undefined
}

const cards = 'main [data-spot]'

/** A product may be in two lists of a page, so its card is named with its list. */
const nameOf = (card: HTMLElement): string =>
  `${card.closest('ul')?.getAttribute('aria-label') ?? ''}/${card.dataset['spot'] ?? ''}`

/**
 * The current scroll position. Relative to a card where possible, because the content above it may change its height.
 */
export function currentPosition(): ScrollPosition {
  const top = Math.round(window.scrollY)
  if (top === 0) return { top }
  for (const card of document.querySelectorAll<HTMLElement>(cards)) {
    const { top: offset, bottom } = card.getBoundingClientRect()
    if (offset > window.innerHeight) break
    if (bottom > 0) return { top, card: { name: nameOf(card), offset } }
  }
  return { top }
}

/** The scroll position relative to the card that contains the target. */
export function spotOf(target: EventTarget | null): ScrollPosition | undefined {
  const card = target instanceof Element ? target.closest<HTMLElement>(cards) : null
  if (card === null) return undefined
  const { top: offset } = card.getBoundingClientRect()
  return { top: Math.round(window.scrollY), card: { name: nameOf(card), offset } }
}

/** Scrolls to a position. Returns true when it is reached and no content that loads can move it. */
export function scrollToPosition({ top, card }: ScrollPosition): boolean {
  const element =
    card && [...document.querySelectorAll<HTMLElement>(cards)].find((one) => nameOf(one) === card.name)
  const wanted = card && element ? window.scrollY + element.getBoundingClientRect().top - card.offset : top
  window.scrollTo({ top: wanted, behavior: 'instant' })
  if (Math.abs(window.scrollY - wanted) > 2) return false
  if (card === undefined) return true
  // Without the card, for example when it is no longer sold, uses the pixels.
  return element ? element.closest(busy) === null : isSettled()
}

const busy = '[aria-busy="true"]'

/** Whether no content is loading. */
const isSettled = () =>
  document.querySelector('main h1:not([data-passing])') !== null &&
  document.querySelector(`main ${busy}`) === null
