import { execFileSync } from 'node:child_process'
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { repositoryRoot } from '@umber/dev-stack'
import { browserTestsFor } from './test/areas.ts'
import { pnpmRuns } from './test/run-pnpm.ts'

/**
 * `pnpm test:changed [ref]` tests what differs from a commit, by default from where this branch left `main`: types, unit tests and
 * builds of the changed packages and of those that use them, the static checks, and the browser tests of the changed screens.
 */

const [ref = 'main'] = process.argv.slice(2)
const git = (...words: readonly string[]): string =>
  execFileSync('git', words, { cwd: repositoryRoot, encoding: 'utf8' })
const base = git('merge-base', ref, 'HEAD').trim()
const changed = `${git('diff', '--name-only', base)}${git('ls-files', '--others', '--exclude-standard')}`
  .split('\n')
  .filter((file) => file !== '')
const testFiles = readdirSync(join(repositoryRoot, 'e2e'), { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.test.ts') && !/^(dashboard|look|release|node_modules)\//.test(file))
  .map((file) => join('e2e', file))

const pnpm = pnpmRuns()

async function run(...command: readonly string[]): Promise<void> {
  if ((await pnpm.run(command)) !== 0) process.exit(1)
}

const staticChecks = [
  'format:check',
  'lint',
  'lint:boundaries',
  'lint:words',
  'requirements',
  'quality:check',
]
await run(
  'exec',
  'turbo',
  'run',
  ...staticChecks,
  'typecheck',
  'unit',
  'budgets',
  `--filter=...[${base}]`,
  '--filter=//',
)
const selection = browserTestsFor(changed, testFiles)
if (selection.kind === 'files')
  await run('browser', '--pass-with-no-tests', ...selection.files.map((file) => file.replace(/^e2e\//, '')))
if (selection.kind === 'smoke') await run('browser', '--grep=@smoke')
if (changed.some((file) => file.startsWith('apps/backend/')))
  process.stdout.write(
    '\nThe contracts of a changed backend: pnpm live --only backend <file>, or all with pnpm live.\n',
  )
pnpm.dispose()
process.exit(0)
