import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { heading, load, open, otherPages, paths } from '../screens/open.ts'
import { environment } from '../support/environment.ts'
import { requestsAnswered } from '../support/pending-requests.ts'
import { record } from '../support/requests.ts'
import { expect, test } from '../support/test.ts'

/**
 * A page of another origin, from a server: Chromium keeps this machine out of pages that a test makes up. It names an empty icon: a
 * browser with a window would ask for one at any later time.
 */
async function serveElsewhere(body: string): Promise<{ readonly url: string; readonly close: () => void }> {
  const server = createServer((_request, response) => {
    response.setHeader('Content-Type', 'text/html')
    response.end(`<link rel="icon" href="data:,">${body}`)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return { url: `http://127.0.0.1:${port}/`, close: () => server.close() }
}

test(
  '[F-110] another site cannot show the shop in a frame',
  { tag: '@smoke' },
  async ({ page, complaints }) => {
    complaints.expect('frame-ancestors')
    const elsewhere = await serveElsewhere(`<iframe src="${environment().liveShopUrl}/cart"></iframe>`)
    const refusal = page.waitForEvent('console', (message) => message.text().includes('frame-ancestors'))
    await page.goto(elsewhere.url)
    await refusal
    await expect.poll(() => page.frames().at(1)?.url()).toContain('chrome-error:')
    // With an answer still under way, its end would be an error of the page.
    await page.goto('about:blank')
    elsewhere.close()
  },
)

test('[F-114] links to other sites open no window with access to the opener', async ({ page }) => {
  const { liveShopUrl } = environment()
  for (const place of [paths.home, paths.product('linen-shirt'), ...otherPages]) {
    await open(page, place)
    const links = await page.locator('a[href]').evaluateAll((all) =>
      all.map((link) => ({
        href: (link as HTMLAnchorElement).href,
        rel: (link as HTMLAnchorElement).relList.value,
        target: (link as HTMLAnchorElement).target,
      })),
    )
    const outside = links.filter(({ href }) => /^https?:/.test(href) && !href.startsWith(liveShopUrl))
    expect(outside.filter(({ rel }) => !rel.includes('noopener'))).toEqual([])
    expect(links.filter(({ target }) => target !== '')).toEqual([])
  }
})

test('[F-114] messages from another window are ignored', { tag: '@smoke' }, async ({ page }) => {
  await load(page, paths.home)
  await requestsAnswered(page)
  const recording = record(page)
  const before = await page.evaluate(() => JSON.stringify([localStorage, sessionStorage]))
  await page.evaluate(() => {
    const says = [
      { type: 'left' },
      'auth-left',
      'cart-changed',
      { source: 'react-devtools', __proto__: { a: 1 } },
    ]
    for (const data of says)
      window.dispatchEvent(
        new MessageEvent('message', { data, origin: 'http://another-site.test', source: window }),
      )
  })
  await expect(heading(page)).toBeVisible()
  expect(await page.evaluate(() => JSON.stringify([localStorage, sessionStorage]))).toBe(before)
  expect(recording.all().map((request) => request.url())).toEqual([])
})
