import { buildShop } from './house/build-shop.ts'
import { openBuiltShop } from './house/open-built-shop.ts'
import { runShop } from './house/run-shop.ts'

const exitCode = await runShop(
  {
    purpose: 'start',
    mode: 'start',
    build: async (build) => buildShop({ ...build, filter: '@umber/web...' }),
    openFront: ({ directory }) => openBuiltShop(directory),
  },
  process.argv.slice(2),
)
process.exit(exitCode)
