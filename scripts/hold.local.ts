import { runAgainstBuiltShop } from '@umber/dev-stack'
import { serveProduction } from './serve-production.ts'
process.exit(
  await runAgainstBuiltShop(
    [{ title: 'hold', directory: '../../seam-hold', script: 'hold', args: [] }],
    serveProduction,
  ),
)
