import type { MutableCopy } from './mutable-copy.ts'
import type { Mutant } from './mutant.ts'
import { runVitest, type Verdict } from './run-vitest.ts'

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

/** The named test without any change, run once for all mutants that name it. */
function baseline(copy: MutableCopy): (mutant: Mutant) => Promise<Verdict> {
  const known = new Map<string, Promise<Verdict>>()
  return async ({ test }) => {
    const key = `${test.file}\n${test.title}`
    const verdict = known.get(key) ?? runVitest(copy.root, test.file, test.title)
    known.set(key, verdict)
    return await verdict
  }
}

async function outcomeOf(copy: MutableCopy, { file, find, replace, test }: Mutant): Promise<string> {
  const verdict = await copy.withChange(
    file,
    (text) => text.replace(find, () => replace),
    async () => await runVitest(copy.root, test.file, test.title),
  )
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
