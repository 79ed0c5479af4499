import { join } from 'node:path'
import {
  buildPackages,
  buildPages,
  createProcessGroups,
  dataDirectory,
  handleSignals,
  pnpmCommand,
  repositoryRoot,
  runningShop,
  startBusyLoops,
  terminalReporter,
  type RunningShop,
} from '@umber/dev-stack'

/**
 * `pnpm browser [paths and options of Playwright]` runs browser tests on the shop of a running `pnpm dev` or `pnpm start`. Without one
 * it builds what has changed, and each worker of Playwright serves the shop and a fake backend for itself.
 */

const reporter = terminalReporter()
const data = dataDirectory(join(repositoryRoot, '.data'))
const running = runningShop(data.lock)
const groups = createProcessGroups()
const life = handleSignals(groups, () => {})

if (running === undefined) {
  const build = {
    groups,
    reporter,
    signal: life.signal,
    logFile: join(repositoryRoot, '.data/browser-build.log'),
  }
  await buildPackages(build)
  await buildPages(build)
} else reporter.note(`On the running shop at ${running.shopUrl}.`)

const endLoad = startBusyLoops(groups)
const group = groups.launch({
  ...pnpmCommand(['run', 'browser', ...process.argv.slice(2)]),
  cwd: join(repositoryRoot, 'e2e'),
  env: { ...process.env, ...(running && environmentOf(running)) },
  output: 1,
})
await Promise.race([group.ended, life.ended])
if (life.signal.aborted) await group.stop()
const ending = await group.ended
await endLoad()
life.dispose()
process.exit(ending.kind === 'exited' ? ending.code : 1)

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
