import { parseArgs } from 'node:util'
import { createAdminClient } from '@umber/admin-client'
import { endWithReader } from '../end-with-reader.ts'
import { setting } from '../settings.ts'
import { watchStock } from './stock-watch.ts'

const { values } = parseArgs({
  options: { every: { type: 'string', default: '10' }, below: { type: 'string', default: '5' } },
})
const below = Number(values.below)

const stop = new AbortController()
process.once('SIGINT', () => stop.abort())
endWithReader(process.stdout, stop)
const tool = createAdminClient({ baseUrl: setting('MEDUSA_URL'), apiKey: setting('MEDUSA_API_KEY') })
await watchStock(
  tool,
  {
    signal: stop.signal,
    every: Number(values.every) * 1000,
    onChange: ({ sku, before, now }) => {
      const isLow = now < below
      if (before === undefined && !isLow) return
      process.stdout.write(
        `${sku}: ${before === undefined ? '' : `${before} -> `}${now}${isLow ? ' LOW' : ''}\n`,
      )
    },
  },
  (error) => process.stderr.write(`${error instanceof Error ? error.message : 'No answer'}\n`),
)
