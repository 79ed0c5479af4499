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
  /** The storage of a browser in which the admin has signed in. */
  readonly signedIn: Awaited<ReturnType<BrowserContext['storageState']>>
}

/** Goes to a place of the dashboard by its address, and waits until nothing is under way any more. */
type Open = (path: string) => Promise<void>

interface Fixtures {
  readonly visitor: 'admin' | 'stranger'
  readonly traffic: Traffic
  readonly open: Open
}

/** The dashboard's test: a failed request, an uncaught exception or an error on the console fails it. */
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
      writeDown({ run: project.name, requests: traffic.requests() })
      expect(traffic.trouble(), 'what went wrong beside what the test looked at').toEqual([])
    },
    { auto: true },
  ],
  open: async ({ page }, provide, { project }) => {
    await provide(async (path) => {
      await page.goto(`${dashboard().url}${path}`, { waitUntil: 'networkidle' })
      writeDown({ run: project.name, place: path })
    })
  },
})

export { expect }
export type { Page }

async function prepare(context: BrowserContext, authType: AuthType): Promise<void> {
  await context.addInitScript((type) => Object.assign(globalThis, { dashboardAuthType: type }), authType)
  // The flags of countries come from somebody else's server, which no test depends on.
  await context.route('https://cdn.jsdelivr.net/**', async (route) =>
    route.fulfill({ contentType: 'image/svg+xml', body: '<svg xmlns="http://www.w3.org/2000/svg"/>' }),
  )
}

function writeDown(entry: object): void {
  appendFileSync(dashboard().ledger, `${JSON.stringify(entry)}\n`)
}
