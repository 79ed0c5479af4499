import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { compareTypes } from './types/compare-types.ts'
import { dashboard } from './types/dashboard.ts'
import { dtcStarter } from './types/dtc-starter.ts'

/**
 * `pnpm prove:types` type-checks the source of Medusa's dashboard and of its Next.js starter, once with js-sdk and once with
 * our client in its place. It fails on an error that only our client has and nothing explains, or on an explanation that is
 * not needed. `--starter <directory>` takes a checkout of the starter instead of a download.
 */
const { starter } = parseArgs({ options: { starter: { type: 'string' } } }).values
const directory = mkdtempSync(join(tmpdir(), 'umber-types-'))
try {
  const projects = [
    dashboard(mkdtempSync(join(directory, 'dashboard-'))),
    await dtcStarter(mkdtempSync(join(directory, 'dtc-starter-')), starter),
  ]
  const results = projects.map(compareTypes)
  process.exitCode = results.every(Boolean) ? 0 : 1
} finally {
  rmSync(directory, { recursive: true, force: true })
}
