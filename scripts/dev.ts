import { buildShop } from './stack/build-shop.ts'
import { serveDevelopment } from './stack/serve-development.ts'
import { runShop } from './stack/run-shop.ts'
import { prefixLines } from './terminal/prefix-lines.ts'

const exitCode = await runShop(
  {
    purpose: 'dev',
    mode: 'develop',
    onMedusaLine: prefixLines('medusa'),
    build: async (build) => buildShop({ ...build, filter: '@umber/web^...' }),
    openFront: serveDevelopment,
  },
  process.argv.slice(2),
)
process.exit(exitCode)
