import type { Page } from '@playwright/test'
import { requestsAnswered } from './pending-requests.ts'

/**
 * Waits until a page from the server reacts: React keeps an element's props on it, under a name with a random end, once
 * it has taken it over.
 */
export async function hydrated(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    // What the server has written for good needs none.
    const controls = [
      ...document.querySelectorAll('#root :is(a, button, input, select):not([data-served] *)'),
    ]
    return (
      // With one, the next scroll changes the height of a list.
      document.querySelector('[data-first-view] .off-screen') === null &&
      controls.length > 0 &&
      controls.every((control) => Object.keys(control).some((name) => name.startsWith('__reactProps$')))
    )
  })
}

/** Waits until the parts of a page that load in idle time are there, and what they show is painted. */
export async function quiet(page: Page): Promise<void> {
  await requestsAnswered(page)
  await page.evaluate(async () => {
    await new Promise((resolve) => requestIdleCallback(resolve))
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
  })
  await requestsAnswered(page)
}
