import { load, paths } from '../screens/open.ts'
import { scriptOf } from '../support/build-manifest.ts'
import { quiet } from '../support/hydration.ts'
import { expect, test } from '../support/test.ts'

interface Report {
  readonly vitals: readonly { readonly name: string; readonly value: number; readonly page: string }[]
  readonly faults: readonly unknown[]
}

test('a page tells the server how fast it was and what failed in it, when it is hidden', async ({ page }) => {
  const reporter = scriptOf('app/late-parts.ts')
  const loaded = page.waitForResponse(`**/${reporter}`)
  await page.addInitScript(() => {
    // Playwright does not see the body of a beacon.
    const send = navigator.sendBeacon.bind(navigator)
    navigator.sendBeacon = (url, body) => {
      void (body as Blob).text().then((text) => sessionStorage.setItem('posted', text))
      return send(url, body)
    }
    // Before any script of the build.
    document.addEventListener('DOMContentLoaded', () =>
      window.dispatchEvent(new ErrorEvent('error', { error: new Error('of asha@example.com, early') })),
    )
  })
  await load(page, `${paths.product('linen-shirt')}?from=asha@example.com`)
  await loaded
  // Until the module has run.
  await quiet(page)
  const posted = page.waitForResponse((response) => new URL(response.url()).pathname === '/reports')
  await page.evaluate(() => {
    Object.defineProperty(document, 'visibilityState', { get: () => 'hidden' })
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }))
  })
  expect((await posted).status()).toBe(204)
  const body = await page.evaluate(() => sessionStorage.getItem('posted') ?? '')
  const report = JSON.parse(body) as Report
  expect(report.faults).toContainEqual({
    kind: 'error',
    message: 'Error: of [email], early',
    page: '/product/:slug',
  })
  expect(report.vitals.map(({ name }) => name)).toEqual(expect.arrayContaining(['TTFB', 'FCP']))
  expect(body).not.toContain('asha')
  expect(body).not.toContain('linen-shirt')
})
