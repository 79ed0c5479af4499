import { buildShop } from './stack/build-shop.ts'
import { serveProduction } from './stack/serve-production.ts'
import { runShop } from './stack/run-shop.ts'

const exitCode = await runShop(
  {
    purpose: 'start',
    mode: 'start',
    build: async (build) => buildShop({ ...build, filter: '@umber/web...' }),
    openFront: ({ directory }) => serveProduction(directory),
  },
  process.argv.slice(2),
)
process.exit(exitCode)
