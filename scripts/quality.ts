import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { allMutants } from './mutants/all-mutants.ts'
import { mutantProblems } from './mutants/check-mutants.ts'
import { faultDocument, readSections } from './quality/fault-document.ts'
import { idsIn, readTestTitles, type TestTitle } from './quality/test-titles.ts'
import { wholeTierIds } from './quality/whole-tier-ids.ts'

/**
 * Writes docs/quality.md; with `--check` it only fails when the document is stale. In both cases it fails when a fault has
 * neither a test nor a reason, when only tests that `pnpm test` leaves out carry it, when a test names an unknown fault, or when a
 * mutant does not match the sources.
 */

const root = path.resolve(import.meta.dirname, '..')
const place = path.join(root, 'docs/quality.md')
const { check } = parseArgs({ options: { check: { type: 'boolean', default: false } } }).values

const titles = readTestTitles(root)
const sections = readSections(titles, allMutants)
const rows = sections.flatMap((section) => section.rows)
const document = faultDocument(sections)

const isLate = (tests: readonly TestTitle[]): boolean => tests.every(({ tier }) => tier === 'whole')
const known = new Set(rows.map(({ id }) => id))
const carried = new Set(titles.flatMap(({ title }) => idsIn(title)).filter((id) => id.startsWith('F-')))
const stale = check && (!existsSync(place) || readFileSync(place, 'utf8') !== document)
const problems = [
  ...rows
    .filter(({ tests, argument }) => tests.length === 0 && argument === undefined)
    .map(({ id, words }) => `${id} has neither a test nor a reason: ${words}`),
  ...rows
    .filter(({ tests, argument }) => tests.length > 0 && argument !== undefined)
    .map(({ id }) => `${id} has a test: its reason in scripts/quality/argued-faults.ts is not needed.`),
  ...rows
    .filter(({ id, tests }) => tests.length > 0 && isLate(tests) !== (wholeTierIds[id] !== undefined))
    .map(({ id, tests }) =>
      isLate(tests)
        ? `${id} is carried by no test of \`pnpm test\`.`
        : `${id} has a test in \`pnpm test\`: its reason in scripts/quality/whole-tier-ids.ts is not needed.`,
    ),
  ...[...carried]
    .filter((id) => !known.has(id))
    .map((id) => `${id} is named by a test and is not in the catalogue.`),
  ...mutantProblems(allMutants, titles, root),
  ...(stale ? ['docs/quality.md is stale: `pnpm quality` writes it anew.'] : []),
]

if (!check) writeFileSync(place, document)
process.stdout.write(
  `${rows.filter(({ tests }) => tests.length > 0).length} of ${rows.length} faults are carried by a test; ${allMutants.length} mutants.\n`,
)
if (problems.length > 0) {
  process.stderr.write(`${problems.join('\n')}\n`)
  process.exitCode = 1
}
