/** One small change that brings a fault back, and the test that has to notice it. */
export interface Mutant {
  readonly fault: `F-${number}`
  /** What the changed shop does wrong, as a sentence. */
  readonly breaks: string
  /** The file that is changed, from the root of the repository. */
  readonly file: string
  /** A text that stands exactly once in the file, and what stands there instead. */
  readonly find: string
  readonly replace: string
  readonly test: {
    /** A file of vitest or of Playwright, from the root of the repository. */
    readonly file: string
    /** A part of the title without its placeholders; the title carries the fault in square brackets. */
    readonly title: string
  }
}

export type TestRun = 'unit' | 'whole-shop'

/** Browser tests and the backend's contracts need the whole shop to run; everything else runs beside its sources. */
export function runOf({ test }: Mutant): TestRun {
  return test.file.startsWith('e2e/') || test.file.startsWith('apps/backend/test/contract/')
    ? 'whole-shop'
    : 'unit'
}
