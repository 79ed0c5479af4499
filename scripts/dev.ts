import { prefixLines, runShop, serveDevelopment } from '@umber/dev-stack'

const exitCode = await runShop(
  {
    purpose: 'dev',
    mode: 'develop',
    shops: 'demonstration',
    onMedusaLine: prefixLines('medusa'),
    serveShop: serveDevelopment,
  },
  process.argv.slice(2),
)
process.exit(exitCode)
