/** Tells a person what the starter is doing. Every step that is begun is ended, with its seconds. */
export interface Reporter {
  step<Result>(title: string, work: () => Promise<Result>): Promise<Result>
  readonly note: (line: string) => void
}

export function lineReporter(report: (line: string) => void): Reporter {
  return {
    note: report,
    async step(title, work) {
      const begun = performance.now()
      const result = await work()
      report(`${title}… ${inSeconds(performance.now() - begun)}`)
      return result
    },
  }
}

export function inSeconds(milliseconds: number): string {
  return `${(milliseconds / 1000).toFixed(1)} s`
}
