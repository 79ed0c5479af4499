/** Reports the starter's progress. A finished step is reported with its duration in seconds. */
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
