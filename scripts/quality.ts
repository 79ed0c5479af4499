import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { faultDocument, readSections } from './quality/fault-document.ts'
import { idsIn, readTestTitles, type TestTitle } from './quality/test-titles.ts'
import { wholeTierIds } from './quality/whole-tier-ids.ts'

/**
 * Fails when a fault of the catalogue has no test, when only tests that `pnpm test` leaves out carry it, or when a test names an
 * unknown fault. Without `--check` it also writes which tests carry which fault to reports/quality.md, which is not in git.
 */

const root = path.resolve(import.meta.dirname, '..')
const { check } = parseArgs({ options: { check: { type: 'boolean', default: false } } }).values

const titles = readTestTitles(root)
const sections = readSections(titles)
const rows = sections.flatMap((section) => section.rows)

const isLate = (tests: readonly TestTitle[]): boolean => tests.every(({ tier }) => tier === 'whole')
const known = new Set(rows.map(({ id }) => id))
const carried = new Set(titles.flatMap(({ title }) => idsIn(title)).filter((id) => id.startsWith('F-')))
const problems = [
  ...rows.filter(({ tests }) => tests.length === 0).map(({ id, words }) => `${id} has no test: ${words}`),
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
]

process.stdout.write(
  `${rows.filter(({ tests }) => tests.length > 0).length} of ${rows.length} faults are carried by a test.\n`,
)
if (!check) {
  mkdirSync(path.join(root, 'reports'), { recursive: true })
  writeFileSync(path.join(root, 'reports/quality.md'), faultDocument(sections))
  process.stdout.write('Written to reports/quality.md.\n')
}
if (problems.length > 0) {
  process.stderr.write(`${problems.join('\n')}\n`)
  process.exitCode = 1
}
