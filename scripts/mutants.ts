import path from 'node:path'
import { parseArgs } from 'node:util'
import { allMutants } from './mutants/all-mutants.ts'
import { mutantProblems } from './mutants/check-mutants.ts'
import { copyRepository } from './mutants/mutable-copy.ts'
import { runOf, type Mutant, type TestRun } from './mutants/mutant.ts'
import { runMutants } from './mutants/run-mutants.ts'
import { readTestTitles } from './quality/test-titles.ts'

/**
 * `pnpm mutants [F-12 …]` applies mutants, one at a time in a copy of the repository, and fails when a test that should fail
 * passes. `--whole-shop` runs those whose test needs the built shop and a running backend, some minutes each. `--check` only
 * checks that the entries match sources and tests, which takes a second.
 */

const root = path.resolve(import.meta.dirname, '..')
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    check: { type: 'boolean', default: false },
    'whole-shop': { type: 'boolean', default: false },
  },
})

const notRunReason: Readonly<Record<TestRun, string>> = {
  unit: 'their tests need the whole shop (--whole-shop).',
  'whole-shop': 'their tests are unit tests.',
}

const asked = allMutants.filter(({ fault }) => positionals.length === 0 || positionals.includes(fault))
const unknown = positionals.filter((id) => !allMutants.some(({ fault }) => fault === id))
const problems = [
  ...unknown.map((id) => `${id}: there is no mutant of that fault.`),
  ...mutantProblems(asked, readTestTitles(root), root),
]

if (problems.length > 0) {
  process.stderr.write(`${problems.join('\n')}\n`)
  process.exitCode = 1
} else if (values.check) {
  process.stdout.write(`${asked.length} mutants fit the sources.\n`)
} else {
  process.exitCode = (await runInCopy(asked, values['whole-shop'] ? 'whole-shop' : 'unit')) ? 0 : 1
}

async function runInCopy(mutants: readonly Mutant[], wanted: TestRun): Promise<boolean> {
  const copy = copyRepository(root)
  const leave = (): void => {
    copy.remove()
    process.exit(130)
  }
  process.once('SIGINT', leave).once('SIGTERM', leave)
  try {
    const chosen = mutants.filter((mutant) => runOf(mutant) === wanted)
    const killed = await runMutants(copy, chosen, (line) => void process.stdout.write(`${line}\n`))
    const others = mutants.length - chosen.length
    if (others > 0) process.stdout.write(`${others} others were not run: ${notRunReason[wanted]}\n`)
    return killed
  } finally {
    copy.remove()
  }
}
