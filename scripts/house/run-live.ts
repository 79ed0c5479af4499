import { askHouse } from './ask-house.ts'
import { buildShop } from './build-shop.ts'
import { openBuiltShop } from './open-built-shop.ts'
import { phases } from './phases.ts'

/** Everything there is to ask of the built shop and its backend. */
export async function runLive(browserArgs: readonly string[]): Promise<number> {
  return await askHouse({
    phases: phases(browserArgs),
    faults: true,
    liveBeside: true,
    logs: 'live-logs',
    build: async (build) => buildShop({ ...build, filter: '@umber/web...' }),
    openFront: openBuiltShop,
  })
}
