import { heading, load, open, otherPages, paths } from '../screens/open.ts'
import { environment } from '../support/environment.ts'
import { record } from '../support/requests.ts'
import { expect, test } from '../support/test.ts'

const elsewhere = 'http://another-site.test/'

test('[F-110] another site cannot show the shop in a frame', async ({ page, complaints }) => {
  complaints.expect('frame-ancestors')
  const { shopUrl } = environment()
  await page.route(elsewhere, async (route) => {
    await route.fulfill({ contentType: 'text/html', body: `<iframe src="${shopUrl}/cart"></iframe>` })
  })
  // The browser may keep a page of this machine out of the frame for another reason, so it has to name this one.
  const refusal = page.waitForEvent('console', (message) => message.text().includes('frame-ancestors'))
  await page.goto(elsewhere)
  await refusal
  await expect.poll(() => page.frames().at(1)?.url()).toContain('chrome-error:')
})

test('[F-114] links to other sites open no window that could reach back', async ({ page }) => {
  const { shopUrl } = environment()
  for (const place of [paths.home, paths.product('linen-shirt'), ...otherPages]) {
    await open(page, place)
    const links = await page.locator('a[href]').evaluateAll((all) =>
      all.map((link) => ({
        href: (link as HTMLAnchorElement).href,
        rel: (link as HTMLAnchorElement).relList.value,
        target: (link as HTMLAnchorElement).target,
      })),
    )
    const outside = links.filter(({ href }) => /^https?:/.test(href) && !href.startsWith(shopUrl))
    expect(outside.filter(({ rel }) => !rel.includes('noopener'))).toEqual([])
    expect(links.filter(({ target }) => target !== '')).toEqual([])
  }
})

test('[F-114] what another window says is not heard', async ({ page }) => {
  await load(page, paths.home)
  await page.waitForLoadState('networkidle')
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
  expect(recording.all().map((one) => one.url())).toEqual([])
})
