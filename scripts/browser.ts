import { join } from 'node:path'
import {
  buildShop,
  createProcessGroups,
  handleSignals,
  pnpmCommand,
  repositoryRoot,
  startBusyLoops,
  terminalReporter,
} from '@umber/dev-stack'

/**
 * `pnpm browser [paths and options of Playwright]`: builds what has changed and runs the browser tests that need no real backend.
 * Each worker of Playwright serves the shop and a fake backend for itself.
 */

const groups = createProcessGroups()
const life = handleSignals(groups, () => {})
await buildShop({
  groups,
  reporter: terminalReporter(),
  signal: life.signal,
  logFile: join(repositoryRoot, '.data/browser-build.log'),
  filter: '@umber/web...',
})
const endLoad = startBusyLoops(groups)
const group = groups.launch({
  ...pnpmCommand(['run', 'browser', ...process.argv.slice(2)]),
  cwd: join(repositoryRoot, 'e2e'),
  env: process.env,
  output: 1,
})
await Promise.race([group.ended, life.ended])
if (life.signal.aborted) await group.stop()
const ending = await group.ended
await endLoad()
life.dispose()
process.exit(ending.kind === 'exited' ? ending.code : 1)
