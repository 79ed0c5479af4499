import { readdirSync, readFileSync } from 'node:fs'

/** A block of TypeScript in a guide. */
export interface Snippet {
  /** `testing-2`: the second block of testing.md. */
  readonly name: string
  readonly code: string
  /** False after the comment `<!-- compiled only: … -->`, for what needs a backend that tests do not have. */
  readonly isRun: boolean
  /** What it prints, which the block of text after it tells the reader. */
  readonly prints: string
}

const block = /(<!-- compiled only: [^>]+-->\n+)?```ts[^\n]*\n([\s\S]*?)```(?:\n+```text\n([\s\S]*?)```)?/g

/** All blocks of the guides, in their order. */
export function readSnippets(directory: URL): readonly Snippet[] {
  return readdirSync(directory)
    .filter((file) => file.endsWith('.md'))
    .flatMap((file) => snippetsOf(file.replace('.md', ''), readFileSync(new URL(file, directory), 'utf8')))
}

export function snippetsOf(page: string, text: string): readonly Snippet[] {
  return [...text.matchAll(block)].map(([, comment, code = '', prints = ''], index) => ({
    name: `${page}-${index + 1}`,
    code,
    isRun: comment === undefined,
    prints: prints.trimEnd(),
  }))
}
