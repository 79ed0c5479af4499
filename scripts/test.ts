import { repositoryRoot } from '@umber/dev-stack'
import { failedTasks } from './test/failed-tasks.ts'
import { pnpmRuns } from './test/run-pnpm.ts'

/**
 * `pnpm test`: builds what all tests load, then runs the checks and the tests on Medusa side by side. Medusa's take the longest, and
 * turbo, which starts what is ready in its own order, would leave them to the end.
 */

const pnpm = pnpmRuns()
let exitCode = await pnpm.run([
  'exec',
  'turbo',
  'run',
  'build:js',
  '@umber/web#build',
  '--output-logs=errors-only',
])
if (exitCode === 0 && !pnpm.signal.aborted) {
  const exitCodes = await Promise.all([
    // A check that fails ends no other, so that one run names them all.
    pnpm.run(['check', 'browser:smoke', '--continue=dependencies-successful', '--summarize']),
    pnpm.run(['live:smoke']),
  ])
  // The checks end long before Medusa's tests, whose output would hide what failed.
  if (exitCodes[0] !== 0)
    for (const { name, lastLines } of failedTasks(repositoryRoot))
      process.stdout.write(`\n${name} failed:\n\n${lastLines}\n`)
  process.stdout.write(
    `\nThe checks ${outcomeOf(exitCodes[0])}, the tests on Medusa ${outcomeOf(exitCodes[1])}.\n`,
  )
  exitCode = exitCodes.every((code) => code === 0) ? 0 : 1
}
pnpm.dispose()
process.exit(exitCode)

function outcomeOf(code: number): string {
  return code === 0 ? 'passed' : 'FAILED'
}
