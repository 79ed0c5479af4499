import { buildShop, prefixLines, runShop, serveDevelopment } from '@umber/dev-stack'

const exitCode = await runShop(
  {
    purpose: 'dev',
    mode: 'develop',
    onMedusaLine: prefixLines('medusa'),
    build: async (build) => buildShop({ ...build, filter: '@umber/web^...' }),
    serveShop: serveDevelopment,
  },
  process.argv.slice(2),
)
process.exit(exitCode)
