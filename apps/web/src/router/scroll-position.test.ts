import { afterEach, expect, it, vi } from 'vitest'
import { scrollToPosition, spotOf } from './scroll-position.ts'

afterEach(() => {
  document.body.replaceChildren()
  vi.restoreAllMocks()
})

it('a card is found in its own list, also when its product is in a list before it', () => {
  document.body.innerHTML = `<main>
    <ul aria-label="New In"><li data-spot="linen-shirt" id="new"></li></ul>
    <ul aria-label="Featured Products"><li data-spot="linen-shirt" id="featured"></li></ul>
  </main>`
  const tops: Record<string, number> = { new: 100, featured: 700 }
  vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockImplementation(function (this: HTMLElement) {
    return new DOMRect(0, tops[this.id] ?? 0)
  })
  const scrollTo = vi.spyOn(window, 'scrollTo').mockReturnValue()
  const spot = spotOf(document.querySelector('#featured'))
  tops['featured'] = 900
  scrollToPosition(spot ?? { top: 0 })
  expect(scrollTo).toHaveBeenCalledWith({ top: 200, behavior: 'instant' })
})
