/** A place in a page: a card and how far below the top of the window it stands, or else so many pixels from the top. */
export interface Spot {
  readonly top: number
  readonly card?: { readonly name: string; readonly offset: number } | undefined
}

const cards = 'main [data-spot]'

/** Where the window stands now. A card says it better than pixels, because what is above it may change its height. */
export function spotNow(): Spot {
  const top = Math.round(window.scrollY)
  if (top === 0) return { top }
  for (const card of document.querySelectorAll<HTMLElement>(cards)) {
    const { top: offset, bottom } = card.getBoundingClientRect()
    if (offset > window.innerHeight) break
    if (bottom > 0) return { top, card: { name: card.dataset['spot'] ?? '', offset } }
  }
  return { top }
}

/** The same, by the card that something in it was pressed on. */
export function spotOf(target: EventTarget | null): Spot | undefined {
  const card = target instanceof Element ? target.closest<HTMLElement>(cards) : null
  if (card === null) return undefined
  const { top: offset } = card.getBoundingClientRect()
  return { top: Math.round(window.scrollY), card: { name: card.dataset['spot'] ?? '', offset } }
}

/** Scrolls to a spot; true when it is reached and nothing on the page is about to move it. */
export function scrollToSpot({ top, card }: Spot): boolean {
  const element = card && document.querySelector(`main [data-spot="${CSS.escape(card.name)}"]`)
  const wanted = card && element ? window.scrollY + element.getBoundingClientRect().top - card.offset : top
  window.scrollTo({ top: wanted, behavior: 'instant' })
  if (Math.abs(window.scrollY - wanted) > 2) return false
  if (card === undefined) return true
  // Without its card, as when that is not sold any more, the number of pixels has to do.
  return element ? element.closest(busy) === null : isSettled()
}

const busy = '[aria-busy="true"]'

/** Nothing of the page is still being read. */
const isSettled = () =>
  document.querySelector('main h1:not([data-passing])') !== null &&
  document.querySelector(`main ${busy}`) === null
