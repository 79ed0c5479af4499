import { join } from 'node:path'
import { stdout } from 'node:process'
import { parseArgs } from 'node:util'
import { readDevelopmentConfiguration } from './development-configuration.ts'
import { serveSources } from './development-server.ts'

/** `pnpm --filter @umber/web dev [--port 8000]` serves the shop from its sources, for a backend that runs already. */

const { values } = parseArgs({ options: { port: { type: 'string', default: '8000' } } })
const config = readDevelopmentConfiguration()
const { url } = await serveSources({
  root: join(import.meta.dirname, '..'),
  port: Number(values.port),
  config,
})
stdout.write(`The shop is at ${url}\n`)
