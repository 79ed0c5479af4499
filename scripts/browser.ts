import { join } from 'node:path'
import {
  buildShop,
  dataDirectory,
  repositoryRoot,
  runningShop,
  startBusyLoops,
  terminalReporter,
  type RunningShop,
} from '@umber/dev-stack'
import { pnpmRuns } from './test/run-pnpm.ts'

/**
 * `pnpm browser [paths and options of Playwright]` runs browser tests on the shop of a running `pnpm dev` or `pnpm start`. Without one
 * it builds what has changed, and each worker of Playwright serves the shop and a fake backend for itself.
 */

const reporter = terminalReporter()
const data = dataDirectory(join(repositoryRoot, '.data'))
const running = runningShop(data.lock)
const pnpm = pnpmRuns()
const { groups, signal } = pnpm

if (running === undefined) {
  const build = {
    groups,
    reporter,
    signal,
    logFile: join(repositoryRoot, '.data/browser-build.log'),
  }
  await buildShop(build)
} else reporter.note(`On the running shop at ${running.shopUrl}.`)

const endLoad = startBusyLoops(groups)
const exitCode = await pnpm.run(['run', 'browser', ...process.argv.slice(2)], {
  directory: join(repositoryRoot, 'e2e'),
  env: running && environmentOf(running),
})
await endLoad()
pnpm.dispose()
process.exit(exitCode)

/** See e2e/support/environment.ts. */
function environmentOf({ preset, shopUrl, liveShopUrl, backendUrl, publishableKey }: RunningShop) {
  const live = preset === 'live' ? shopUrl : liveShopUrl
  return {
    ...(preset === 'showcase' && { SHOP_URL: shopUrl }),
    ...(live !== undefined && { LIVE_SHOP_URL: live }),
    TESTED_BACKEND: 'running',
    BACKEND_URL: backendUrl,
    PUBLISHABLE_KEY: publishableKey,
  }
}
