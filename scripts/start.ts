import { buildPages, runShop } from '@umber/dev-stack'
import { dashboard } from './dashboard/build-dashboard.ts'
import { serveProduction } from './serve-production.ts'

const exitCode = await runShop(
  {
    purpose: 'start',
    mode: 'start',
    shops: 'both',
    buildPages,
    dashboard,
    serveShop: ({ directory }) => serveProduction(directory),
  },
  process.argv.slice(2),
)
process.exit(exitCode)
