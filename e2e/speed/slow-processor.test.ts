import * as cart from '../screens/cart.ts'
import { filters, tick } from '../screens/catalogue.ts'
import { load, paths } from '../screens/open.ts'
import { addButton } from '../screens/product.ts'
import { field, openSearch, options } from '../screens/search.ts'
import { reportMeasured } from '../support/measure.ts'
import { expect, test, type Page } from '../support/test.ts'

/** CPU throttling factor. */
const slower = 4

interface Interaction {
  readonly what: string
  /** From the press to the next paint, in milliseconds. */
  readonly duration: number
}

/** Records the time from each press to its paint. Call before the page is opened. */
async function watchInteractions(page: Page): Promise<() => Promise<readonly Interaction[]>> {
  await page.addInitScript(() => {
    const worst = new Map<number, { what: string; duration: number }>()
    Reflect.set(window, 'interactions', worst)
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { interactionId, name, duration } = entry as PerformanceEventTiming
        if (interactionId === 0 || (worst.get(interactionId)?.duration ?? 0) >= duration) continue
        worst.set(interactionId, { what: name, duration })
      }
    }).observe({ type: 'event', buffered: true, durationThreshold: 16 } as PerformanceObserverInit)
  })
  return async () =>
    await page.evaluate(() => [...(Reflect.get(window, 'interactions') as Map<number, Interaction>).values()])
}

async function slowDown(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: slower })
}

test('[F-125] on a slow processor no typed letter is lost, and the results match the input', async ({
  page,
}, info) => {
  const interactions = await watchInteractions(page)
  await load(page, paths.home)
  await slowDown(page)
  const dialog = await openSearch(page)
  // Ten letters a second, whether or not the page keeps up.
  await field(dialog).pressSequentially('linen shirt', { delay: 100 })
  await expect(field(dialog)).toHaveValue('linen shirt')
  await expect(options(dialog).filter({ hasText: 'Linen Shirt' }).first()).toBeVisible()
  const durations = (await interactions()).map(({ duration }) => duration)
  await reportMeasured(info, `Typing at ${slower} times slower, interaction to next paint in ms`, {
    worst: Math.max(0, ...durations),
    durations,
  })
})

test('[F-125] on a slow processor filters, adding and the drawer respond to each press once', async ({
  page,
}, info) => {
  const interactions = await watchInteractions(page)
  await load(page, paths.category('women'))
  await slowDown(page)
  await tick(filters(page), 'M')
  await expect(page).toHaveURL(/size/)
  const listed = await interactions()
  await load(page, paths.product('field-watch'))
  await addButton(page).click()
  await cart.expectCount(page, 1)
  await cart.openDrawer(page)
  const line = cart.drawerLine(page, 'Field Watch')
  await cart.plus(line).click()
  await expect(cart.quantity(line)).toHaveValue('2')
  await expect(line).not.toHaveAttribute('aria-busy')
  const durations = [...listed, ...(await interactions())]
  await reportMeasured(info, `Pressing at ${slower} times slower, interaction to next paint in ms`, {
    worst: Math.max(0, ...durations.map(({ duration }) => duration)),
    durations,
  })
})
