import { runAgainstStack } from './run-against-stack.ts'
import { buildShop } from './build-shop.ts'
import { serveProduction } from './serve-production.ts'
import { phases, type Phase } from './phases.ts'

/** Runs all phases against the built shop and its backend. */
export async function runLive(browserArgs: readonly string[]): Promise<number> {
  return await runAgainstBuiltShop(phases(browserArgs))
}

/** Takes screenshots of every page at three widths in both themes, for review (e2e/results/screens). */
export async function takeScreenshots(browserArgs: readonly string[]): Promise<number> {
  return await runAgainstBuiltShop([
    { title: 'Every page in a browser', directory: 'e2e', script: 'screenshots', args: browserArgs },
  ])
}

async function runAgainstBuiltShop(phases: readonly Phase[]): Promise<number> {
  return await runAgainstStack({
    phases,
    faults: true,
    liveBeside: true,
    logs: 'live-logs',
    build: async (build) => buildShop({ ...build, filter: '@umber/web...' }),
    serveShop: serveProduction,
  })
}
