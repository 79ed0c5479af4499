import type { Browser } from '@playwright/test'
import { visitor } from '../../support/visitor.ts'

interface Resource {
  readonly url: string
  readonly kind: string
  /** As transferred, without the headers. */
  readonly bytes: number
  /** Asked for after the page had been taken over. */
  readonly late: boolean
}

interface Visit {
  readonly resources: readonly Resource[]
  /** The total blocking time in milliseconds, on a processor that is four times slower. */
  readonly blocked: number
}

/** A first visit, until nothing has loaded for a while. */
export async function visit(browser: Browser, url: string, isPhone: boolean): Promise<Visit> {
  const viewport = isPhone ? { width: 390, height: 844 } : { width: 1440, height: 900 }
  const context = await browser.newContext({ viewport, userAgent: visitor })
  const page = await context.newPage()
  const session = await context.newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 })
  await page.addInitScript(() => {
    const long: number[] = []
    Reflect.set(window, 'longTasks', long)
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) long.push(duration - 50)
    }).observe({ type: 'longtask', buffered: true })
  })
  const requests: { url: string; kind: string; bytes: Promise<number>; at: number }[] = []
  page.on('requestfinished', (request) => {
    requests.push({
      url: request.url(),
      kind: request.resourceType(),
      bytes: request.sizes().then(
        ({ responseBodySize }) => responseBodySize,
        () => 0,
      ),
      at: Date.now(),
    })
  })
  await page.goto(url)
  const loaded = Date.now()
  await page.waitForLoadState('networkidle')
  // Whatever waits for an idle page has at most five seconds for it.
  await page.waitForTimeout(6000)
  const blocked = await page.evaluate(() =>
    (Reflect.get(window, 'longTasks') as number[]).reduce((whole, one) => whole + one, 0),
  )
  const resources = await Promise.all(
    requests.map(async ({ url: address, kind, bytes, at }) => ({
      url: address,
      kind,
      bytes: await bytes,
      late: at > loaded,
    })),
  )
  await context.close()
  return { resources, blocked }
}
