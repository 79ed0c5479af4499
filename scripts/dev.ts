import { buildShop } from './house/build-shop.ts'
import { openDevelopmentShop } from './house/open-development-shop.ts'
import { runShop } from './house/run-shop.ts'
import { named } from './terminal/named.ts'

const exitCode = await runShop(
  {
    purpose: 'dev',
    mode: 'develop',
    onMedusaLine: named('medusa'),
    build: async (build) => buildShop({ ...build, filter: '@umber/web^...' }),
    openFront: openDevelopmentShop,
  },
  process.argv.slice(2),
)
process.exit(exitCode)
