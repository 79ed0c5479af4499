import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { commandOf, partsOf, type Part } from './test/parts.ts'
import { pnpmRuns } from './test/run-pnpm.ts'
import { isShard, shardOf } from './test/shard.ts'

/**
 * `pnpm test:all` runs everything, also what `pnpm test` leaves out, one part after another; a part that fails ends no other.
 * `--shard=2/8` runs a part of it on one of several machines, and names run only those: `pnpm test:all browser mail`.
 */

const words = process.argv.slice(2)
const names = words.filter((word) => !isShard(word) && word !== '--')
const shard = shardOf(words)
const pnpm = pnpmRuns()

interface Result {
  readonly name: string
  readonly outcome: string
}

async function run(part: Part): Promise<Result> {
  const missing = Object.entries(part.needs ?? {}).flatMap(([program, name]) =>
    isInstalled(program) ? [] : name,
  )
  if (missing.length > 0)
    return { name: part.name, outcome: `left out: apt-get install ${missing.join(' ')}` }
  const command = commandOf(part, shard)
  process.stdout.write(`\n=== ${part.name}: pnpm ${command.join(' ')}\n\n`)
  const begun = performance.now()
  const exitCode = await pnpm.run(command, { env: part.env })
  const minutes = `${((performance.now() - begun) / 60_000).toFixed(1)} min`
  return { name: part.name, outcome: `${exitCode === 0 ? 'passed' : 'FAILED'} in ${minutes}` }
}

const isInstalled = (program: string): boolean =>
  // Debian keeps servers where an ordinary user has no path.
  [...(process.env['PATH'] ?? '').split(delimiter), '/usr/sbin'].some((directory) =>
    existsSync(join(directory, program)),
  )

const asked = partsOf(shard).filter(({ name }) => names.length === 0 || names.includes(name))
const results: Result[] = []
for (const part of asked) if (!pnpm.signal.aborted) results.push(await run(part))
pnpm.dispose()

process.stdout.write(`\n${results.map(({ name, outcome }) => `${name.padEnd(20)}${outcome}`).join('\n')}\n`)
const hasFailed = results.some(({ outcome }) => outcome.startsWith('FAILED')) || results.length < asked.length
process.exit(hasFailed ? 1 : 0)
