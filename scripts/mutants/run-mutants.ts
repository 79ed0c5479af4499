import type { MutableCopy } from './mutable-copy.ts'
import type { Mutant } from './mutant.ts'
import { runVitest, type FileRun, type Verdict } from './run-vitest.ts'

/** Whether every mutant was killed by the test it names, which passes without it. */
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

/** The named tests without any change: each file is run once for all mutants that name a test of it. */
function baseline(copy: MutableCopy): (mutant: Mutant) => Promise<Verdict> {
  const known = new Map<string, Promise<FileRun>>()
  return async ({ test }) => {
    const run = known.get(test.file) ?? runVitest(copy.root, test.file)
    known.set(test.file, run)
    return (await run).of(test.title)
  }
}

async function outcomeOf(copy: MutableCopy, { file, find, replace, test }: Mutant): Promise<string> {
  const run = await copy.withChange(
    file,
    (text) => text.replace(find, () => replace),
    async () => await runVitest(copy.root, test.file, test.title),
  )
  const verdict = run.of(test.title)
  // A test that never ends has noticed, too.
  if (verdict.kind === 'failed' || verdict.kind === 'endless') return 'killed'
  return verdict.kind === 'passed' ? 'SURVIVED' : `unproven: ${saying(verdict)}`
}

function saying(verdict: Verdict): string {
  if (verdict.kind === 'broken') return `the test file does not run (${verdict.reason})`
  return verdict.kind === 'failed'
    ? 'the test fails without the change'
    : 'the test does not end without the change'
}
