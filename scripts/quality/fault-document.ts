import { faultSections } from './fault-cases.ts'
import { idsIn, type TestTitle } from './test-titles.ts'

interface FaultRow {
  readonly id: string
  readonly words: string
  readonly tests: readonly TestTitle[]
}

interface Section {
  readonly title: string
  readonly rows: readonly FaultRow[]
}

export function readSections(titles: readonly TestTitle[]): readonly Section[] {
  let number = 0
  return faultSections.map(({ title, cases }) => ({
    title,
    rows: cases.map((words) => {
      number += 1
      const id = `F-${number}`
      return { id, words, tests: titles.filter((one) => idsIn(one.title).includes(id)) }
    }),
  }))
}

const introduction = `# Quality

What can go wrong with a shop, numbered, and the tests that show that it does not go wrong here, read from their titles
(\`test('[F-12] …')\`). A “nightly test” runs in \`pnpm test:all\`, every night and before a release, and not in \`pnpm test\`.
`

/** The content of reports/quality.md. */
export function faultDocument(sections: readonly Section[]): string {
  const parts = sections.map(({ title, rows }) => `## ${title}\n\n${rows.map(rowText).join('\n\n')}\n`)
  return [introduction, ...parts].join('\n')
}

function rowText({ id, words, tests }: FaultRow): string {
  const named = tests.map(
    ({ file, title, tier }) =>
      `- ${tier === 'change' ? 'Test' : 'Nightly test'}: ${code(title)} (\`${file}\`)`,
  )
  return [`### ${id}\n\n${words}\n`, ...named].join('\n')
}

/** Titles contain underscores, asterisks and angle brackets, which are Markdown syntax outside of code. */
function code(text: string): string {
  return text.includes('`') ? `\`\` ${text} \`\`` : `\`${text}\``
}
