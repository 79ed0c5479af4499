/** A small change that reintroduces a fault, and the test that has to fail then. */
export interface Mutant {
  readonly fault: `F-${number}`
  /** The wrong behavior, as a sentence. */
  readonly breaks: string
  /** The changed file, relative to the repository root. */
  readonly file: string
  /** A text that occurs exactly once in the file, and its replacement. */
  readonly find: string
  readonly replace: string
  readonly test: {
    /** A Vitest or Playwright file, relative to the repository root. */
    readonly file: string
    /** A part of the title without placeholders; the title has the fault's id in square brackets. */
    readonly title: string
  }
}

export type TestRun = 'unit' | 'whole-shop'

/** Browser tests and the backend's contract tests need the running shop; all others are unit tests. */
export function runOf({ test }: Mutant): TestRun {
  return test.file.startsWith('e2e/') || test.file.startsWith('apps/backend/test/contract/')
    ? 'whole-shop'
    : 'unit'
}
