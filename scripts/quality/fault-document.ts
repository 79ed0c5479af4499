import { runOf, type Mutant } from '../mutants/mutant.ts'
import { arguedFaults } from './argued-faults.ts'
import { faultSections } from './fault-cases.ts'
import { idsIn, type TestTitle } from './test-titles.ts'

export interface FaultRow {
  readonly id: string
  readonly words: string
  readonly tests: readonly TestTitle[]
  readonly mutants: readonly Mutant[]
  readonly argument: string | undefined
}

interface Section {
  readonly title: string
  readonly rows: readonly FaultRow[]
}

export function readSections(titles: readonly TestTitle[], mutants: readonly Mutant[]): readonly Section[] {
  let number = 0
  return faultSections.map(({ title, cases }) => ({
    title,
    rows: cases.map((words) => {
      number += 1
      const id = `F-${number}`
      return {
        id,
        words,
        tests: titles.filter((one) => idsIn(one.title).includes(id)),
        mutants: mutants.filter(({ fault }) => fault === id),
        argument: arguedFaults[id],
      }
    }),
  }))
}

function introduction(rows: readonly FaultRow[]): string {
  const carried = rows.filter(({ tests }) => tests.length > 0)
  const argued = rows.filter(({ argument }) => argument !== undefined)
  const broken = rows.filter(({ mutants }) => mutants.length > 0)
  const quick = broken.filter(({ mutants }) => mutants.some((one) => runOf(one) === 'unit'))
  return `# Quality

What can go wrong with a shop, numbered, and the tests that show that it does not go wrong here. Written by \`pnpm quality\` from the
titles of the tests (\`test('[F-12] …')\`), \`scripts/quality\` and \`scripts/mutants\`; do not edit it by hand. \`pnpm test\` fails when it
is stale, or when a fault has neither a test nor a reason why it cannot happen. A “nightly test” runs in \`pnpm test:all\`, every
night and before a release, and not in \`pnpm test\`.

A mutant is a small change of the sources that brings the fault back. The test named in its entry has to fail then. \`pnpm mutants\`
makes each change in a copy and runs its test; those marked “whole shop” name a browser test or a contract of the running backend
and are run by \`pnpm mutants --whole-shop\`. Both run every night.

${carried.length} of ${rows.length} faults are carried by tests, ${argued.length} are argued. ${broken.length} have a mutant; a unit test kills that of ${quick.length}.
`
}

/** The content of docs/quality.md. */
export function faultDocument(sections: readonly Section[]): string {
  const parts = sections.map(({ title, rows }) => `## ${title}\n\n${rows.map(rowText).join('\n\n')}\n`)
  return [introduction(sections.flatMap(({ rows }) => rows)), ...parts].join('\n')
}

function rowText({ id, words, tests, mutants, argument }: FaultRow): string {
  return [
    `### ${id}\n\n${words}\n`,
    ...(argument === undefined ? [] : [`- Cannot happen: ${argument}`]),
    ...tests.map(
      ({ file, title, tier }) =>
        `- ${tier === 'change' ? 'Test' : 'Nightly test'}: ${code(title)} (\`${file}\`)`,
    ),
    ...mutants.map(
      (mutant) =>
        `- Mutant: ${mutant.breaks} (\`${mutant.file}\`${runOf(mutant) === 'whole-shop' ? ', whole shop' : ''})`,
    ),
    ...(mutants.length === 0 && argument === undefined ? ['- No mutant yet.'] : []),
  ].join('\n')
}

/** Titles contain underscores, asterisks and angle brackets, which are Markdown syntax outside of code. */
function code(text: string): string {
  return text.includes('`') ? `\`\` ${text} \`\`` : `\`${text}\``
}
