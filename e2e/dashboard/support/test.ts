import { appendFileSync } from 'node:fs'
import { test as base, expect, type BrowserContext, type Page } from '@playwright/test'
import { signIn } from '../screens/sign-in.ts'
import { dashboard } from './environment.ts'
import { listen, type Traffic } from './traffic.ts'

type AuthType = 'session' | 'jwt'

export interface DashboardOptions {
  readonly authType: AuthType
}

interface WorkerFixtures extends DashboardOptions {
  /** The storage state of a signed-in admin. */
  readonly signedIn: Awaited<ReturnType<BrowserContext['storageState']>>
}

/** Loads a path of the dashboard and waits until the network is idle. */
type Open = (path: string) => Promise<void>

interface Fixtures {
  readonly visitor: 'admin' | 'stranger'
  readonly traffic: Traffic
  readonly open: Open
}

/** Fails a test on a failed request, an uncaught exception or a console error. */
export const test = base.extend<Fixtures, WorkerFixtures>({
  authType: ['session', { option: true, scope: 'worker' }],
  visitor: ['admin', { option: true }],
  signedIn: [
    async ({ browser, authType }, provide) => {
      const context = await browser.newContext()
      await prepare(context, authType)
      const page = await context.newPage()
      await page.goto(`${dashboard().url}/login`)
      await signIn(page, dashboard())
      const storage = await context.storageState()
      await context.close()
      await provide(storage)
    },
    { scope: 'worker' },
  ],
  context: async ({ browser, authType, visitor, signedIn }, provide) => {
    const context = await browser.newContext(visitor === 'admin' ? { storageState: signedIn } : {})
    await prepare(context, authType)
    await provide(context)
    await context.close()
  },
  traffic: [
    async ({ context }, provide, { project }) => {
      const traffic = listen(context, new URL(dashboard().url).origin)
      await provide(traffic)
      traffic.stop()
      record({ run: project.name, requests: traffic.requests() })
      expect(traffic.problem(), 'what went wrong beside what the test looked at').toEqual([])
    },
    { auto: true },
  ],
  open: async ({ page }, provide, { project }) => {
    await provide(async (path) => {
      await page.goto(`${dashboard().url}${path}`, { waitUntil: 'networkidle' })
      record({ run: project.name, place: path })
    })
  },
})

export { expect }
export type { Page }

async function prepare(context: BrowserContext, authType: AuthType): Promise<void> {
  await context.addInitScript((type) => Object.assign(globalThis, { dashboardAuthType: type }), authType)
  // Country flags come from a CDN; no test may depend on it.
  await context.route('https://cdn.jsdelivr.net/**', async (route) =>
    route.fulfill({ contentType: 'image/svg+xml', body: '<svg xmlns="http://www.w3.org/2000/svg"/>' }),
  )
}

function record(entry: object): void {
  appendFileSync(dashboard().ledger, `${JSON.stringify(entry)}\n`)
}
