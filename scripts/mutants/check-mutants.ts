import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { idsIn, type TestTitle } from '../quality/test-titles.ts'
import { runOf, type Mutant } from './mutant.ts'

/** Checks the entries against sources and titles, without running tests. */
export function mutantProblems(
  mutants: readonly Mutant[],
  titles: readonly TestTitle[],
  root: string,
): readonly string[] {
  return mutants.flatMap((mutant) =>
    problemsOf(mutant, titles, root).map((problem) => `${mutant.fault}: ${problem}`),
  )
}

function problemsOf(mutant: Mutant, titles: readonly TestTitle[], root: string): readonly string[] {
  const { fault, file, find, replace, test } = mutant
  const source = path.join(root, file)
  if (!existsSync(source)) return [`${file} is not there.`]
  const found = readFileSync(source, 'utf8').split(find).length - 1
  const named = titles.filter((one) => one.file === test.file && one.title.includes(test.title))
  return [
    found === 1 ? '' : `${JSON.stringify(find)} stands ${found} times in ${file}, not once.`,
    find === replace ? 'It changes nothing.' : '',
    named.length > 0 ? '' : `${test.file} has no test titled “${test.title}”.`,
    named.every(({ title }) => idsIn(title).includes(fault))
      ? ''
      : `“${test.title}” does not carry [${fault}].`,
    runOf(mutant) === 'whole-shop' || packageOf(file) === packageOf(test.file)
      ? ''
      : `${test.file} sees the build of ${packageOf(file)}, not its sources: name a test of that package.`,
  ].filter((problem) => problem !== '')
}

/** Files outside of packages are tested by the scripts. */
export function packageOf(file: string): string {
  return /^(apps|packages|e2e)\//.test(file) ? file.split('/').slice(0, 2).join('/') : 'scripts'
}
