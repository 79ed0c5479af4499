import type { MutableCopy } from './mutable-copy.ts'
import { runOf, type Mutant } from './mutant.ts'
import { runInShop } from './run-in-shop.ts'
import { runVitest, type FileRun, type Verdict } from './run-vitest.ts'

/** Returns true when every mutant was killed by its test, which passes without the mutant. */
export async function runMutants(
  copy: MutableCopy,
  mutants: readonly Mutant[],
  report: (line: string) => void,
): Promise<boolean> {
  const sound = baseline(copy)
  let survivors = 0
  for (const mutant of mutants) {
    const before = await sound(mutant)
    const outcome = before.kind === 'passed' ? await outcomeOf(copy, mutant) : `unproven: ${saying(before)}`
    if (outcome !== 'killed') survivors += 1
    report(`${mutant.fault} ${outcome}: ${mutant.breaks}`)
  }
  report(`${mutants.length - survivors} of ${mutants.length} mutants were killed.`)
  return survivors === 0
}

/** Runs the named tests without mutants, each file once. */
function baseline(copy: MutableCopy): (mutant: Mutant) => Promise<Verdict> {
  const known = new Map<string, Promise<FileRun>>()
  return async (mutant) => {
    const { test } = mutant
    const isUnit = runOf(mutant) === 'unit'
    const key = isUnit ? test.file : `${test.file} ${test.title}`
    const run = known.get(key) ?? (isUnit ? runVitest(copy.root, test.file) : runNamed(copy, mutant))
    known.set(key, run)
    return (await run).of(test.title)
  }
}

const runNamed = async (copy: MutableCopy, mutant: Mutant): Promise<FileRun> =>
  await (runOf(mutant) === 'unit' ? runVitest : runInShop)(copy.root, mutant.test.file, mutant.test.title)

async function outcomeOf(copy: MutableCopy, mutant: Mutant): Promise<string> {
  const { file, find, replace, test } = mutant
  const run = await copy.withChange(
    file,
    (text) => text.replace(find, () => replace),
    async () => await runNamed(copy, mutant),
  )
  const verdict = run.of(test.title)
  // A test that never ends counts as failed.
  if (verdict.kind === 'failed' || verdict.kind === 'endless') return 'killed'
  return verdict.kind === 'passed' ? 'SURVIVED' : `unproven: ${saying(verdict)}`
}

function saying(verdict: Verdict): string {
  if (verdict.kind === 'broken') return `the test file does not run (${verdict.reason})`
  return verdict.kind === 'failed'
    ? 'the test fails without the change'
    : 'the test does not end without the change'
}
