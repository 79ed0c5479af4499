import { askHouse } from './ask-house.ts'
import { buildShop } from './build-shop.ts'
import { openBuiltShop } from './open-built-shop.ts'
import { phases, type Phase } from './phases.ts'

/** Everything there is to ask of the built shop and its backend. */
export async function runLive(browserArgs: readonly string[]): Promise<number> {
  return await askBuiltShop(phases(browserArgs))
}

/** Takes every page at three widths and in both themes, for people to look at (e2e/results/screens). */
export async function takeScreenshots(browserArgs: readonly string[]): Promise<number> {
  return await askBuiltShop([
    { title: 'Every page in a browser', directory: 'e2e', script: 'screenshots', args: browserArgs },
  ])
}

async function askBuiltShop(asked: readonly Phase[]): Promise<number> {
  return await askHouse({
    phases: asked,
    faults: true,
    liveBeside: true,
    logs: 'live-logs',
    build: async (build) => buildShop({ ...build, filter: '@umber/web...' }),
    openFront: openBuiltShop,
  })
}
