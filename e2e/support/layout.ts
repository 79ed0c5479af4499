import { expect, type Page } from '@playwright/test'

/** Nothing overflows horizontally. */
export async function expectNoSidewaysScroll(page: Page, when: string): Promise<void> {
  const excess = await page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement
    const culprits = [...document.querySelectorAll('body *')]
      .filter((element) => element.getBoundingClientRect().right > clientWidth + 1)
      .filter((element) => element.closest('[aria-hidden="true"], .sr-only') === null)
      .map(
        (element) => `${element.tagName.toLowerCase()} ${(element.getAttribute('class') ?? '').slice(0, 60)}`,
      )
    return scrollWidth > clientWidth
      ? { scrollWidth, clientWidth, culprits: culprits.slice(0, 5) }
      : undefined
  })
  expect.soft(excess, `sideways scroll: ${when}`).toBeUndefined()
}

/** Every control is inside the viewport horizontally, or in a scrollable strip. */
export async function expectControlsInWindow(page: Page, when: string): Promise<void> {
  const outside = await page.evaluate(() => {
    const controls =
      'a[href], button, input, select, textarea, summary, [role=button], [role=tab], [role=slider]'
    const { clientWidth } = document.documentElement
    const isInStrip = (element: Element) => {
      for (let above = element.parentElement; above !== null; above = above.parentElement) {
        const scrolls = /auto|scroll/.test(getComputedStyle(above).overflowX)
        if (scrolls && above.scrollWidth > above.clientWidth) return true
      }
      return false
    }
    return [...document.querySelectorAll(controls)]
      .filter((element) => element.checkVisibility({ visibilityProperty: true }))
      .filter((element) => element.closest('.sr-only') === null && !isInStrip(element))
      .map((element) => ({ element, box: element.getBoundingClientRect() }))
      .filter(({ box }) => box.width > 1 && (box.left < -0.5 || box.right > clientWidth + 0.5))
      .map(({ element, box }) => {
        const name = element.getAttribute('aria-label') ?? element.textContent ?? ''
        return `${element.tagName.toLowerCase()} "${name.slice(0, 40)}" from ${box.left} to ${box.right} of ${clientWidth}`
      })
  })
  expect.soft(outside, `controls outside the window: ${when}`).toEqual([])
}

/** The text spacing of WCAG 1.4.12. */
const textSpacing =
  '* { letter-spacing: 0.12em !important; word-spacing: 0.16em !important; line-height: 1.5 !important } p { margin-bottom: 2em !important }'

/** Every control is inside the viewport at the narrowest supported widths, with and without the text spacing of WCAG 1.4.12. */
export async function expectAllWithinReach(page: Page, place: string): Promise<void> {
  for (const width of [320, 360]) {
    await page.setViewportSize({ width, height: 800 })
    await settled(page)
    await expectControlsInWindow(page, `${place} at ${width} px`)
    // A user style, which the shop's CSP would block: the test bypasses it.
    const style = await page.addStyleTag({ content: textSpacing })
    await settled(page)
    await expectControlsInWindow(page, `${place} at ${width} px with text spacing`)
    await style.evaluate((element: HTMLElement) => element.remove())
  }
}

interface Shift {
  readonly value: number
  /** What moved, from where in the viewport to where, in CSS pixels. */
  readonly moved: string
}

/**
 * Records layout shifts. Call before the page is opened. The returned function fails when they add up to more than
 * 0.01, and names what moved.
 */
export async function watchShifts(page: Page): Promise<(when?: string) => Promise<void>> {
  await page.addInitScript(() => {
    const shifts: Shift[] = []
    Reflect.set(window, 'shifts', shifts)
    const nameOf = (node: Node | null) =>
      node instanceof Element
        ? `${node.localName} ${(node.getAttribute('class') ?? '').slice(0, 40)} "${(node.textContent ?? '').slice(0, 30)}"`
        : String(node?.textContent).slice(0, 30)
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as LayoutShiftEntry[]) {
        const moved = entry.sources.map(
          ({ node, previousRect, currentRect }) =>
            `${nameOf(node)} from ${previousRect.x}, ${previousRect.y} to ${currentRect.x}, ${currentRect.y}`,
        )
        if (!entry.hadRecentInput) shifts.push({ value: entry.value, moved: moved.join('; ') })
      }
    }).observe({ type: 'layout-shift', buffered: true })
  })
  return async (when = page.url()) => {
    const shifts = await page.evaluate(() => Reflect.get(window, 'shifts') as readonly Shift[])
    const total = shifts.reduce((sum, { value }) => sum + value, 0)
    const moves = shifts.map(({ value, moved }) => `${value.toFixed(4)}: ${moved}`)
    expect(total, [`layout shift: ${when}`, ...moves].join('\n')).toBeLessThan(0.01)
  }
}

/** Chromium's entry of the Layout Instability API. */
interface LayoutShiftEntry extends PerformanceEntry {
  readonly value: number
  readonly hadRecentInput: boolean
  readonly sources: readonly {
    readonly node: Node | null
    readonly previousRect: DOMRectReadOnly
    readonly currentRect: DOMRectReadOnly
  }[]
}

/** Waits until fonts and requested pictures are loaded and animations have ended. */
export async function settled(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await document.fonts.ready
    const pending = [...document.images].filter((image) => !image.complete && image.loading !== 'lazy')
    await Promise.all(pending.map(async (image) => await image.decode().catch(() => undefined)))
    const ending = document
      .getAnimations()
      .filter(({ effect }) => effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY)
      // Without layout an animation is paused.
      .filter(({ effect }) =>
        (effect as KeyframeEffect).target?.checkVisibility({ contentVisibilityAuto: true }),
      )
    await Promise.all(ending.map(async (animation) => await animation.finished.catch(() => undefined)))
  })
}

/** Scrolls down and back so that lazy pictures load. */
export async function wakePictures(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const step = window.innerHeight / 2
    for (let top = 0; top < document.body.scrollHeight; top += step) {
      window.scrollTo({ top, behavior: 'instant' })
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
    }
    await Promise.all(
      [...document.images]
        .filter((image) => {
          // Pictures outside the viewport horizontally load when scrolled to.
          const { left, right } = image.getBoundingClientRect()
          return image.checkVisibility() && right > 0 && left < window.innerWidth
        })
        .map(async (image) => await image.decode().catch(() => undefined)),
    )
    window.scrollTo({ top: 0, behavior: 'instant' })
  })
}
