import { parseArgs } from 'node:util'
import { createAdminClient } from '@umber/admin-client'
import { setting } from '../settings.ts'
import { catalogueImport } from './catalogue-import.ts'

const { values, positionals } = parseArgs({
  options: { 'dry-run': { type: 'boolean', default: false } },
  allowPositionals: true,
})
const [file] = positionals
if (file === undefined) {
  process.stderr.write('catalogue-import [--dry-run] <file.csv>\n')
  process.exit(2)
}

const stop = new AbortController()
process.once('SIGINT', () => stop.abort())
const tool = createAdminClient({ baseUrl: setting('MEDUSA_URL'), apiKey: setting('MEDUSA_API_KEY') })
process.exitCode = await catalogueImport(tool, {
  file,
  dryRun: values['dry-run'],
  signal: stop.signal,
  write: (text) => process.stdout.write(text),
})
