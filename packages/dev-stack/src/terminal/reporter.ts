/** Reports progress. A finished step is reported with its duration in seconds. */
export interface Reporter {
  step<Result>(title: string, work: () => Promise<Result>): Promise<Result>
  readonly note: (line: string) => void
}

const clearLine = '\r\u001B[2K'
/** Interval of progress lines in milliseconds, where lines cannot be rewritten. */
const progressInterval = 10_000

/**
 * Steps may run side by side. On a terminal the last line has the running ones with their seconds. Elsewhere: one line per
 * step when it ends, and progress lines in between.
 */
export function terminalReporter(stream: NodeJS.WriteStream = process.stdout): Reporter {
  const rewrites = stream.isTTY
  const running = new Set<{ readonly title: string; readonly begun: number }>()

  const paint = (): void => {
    if (running.size === 0) return
    const text = [...running].map(({ title, begun }) => line(title, begun)).join('  ')
    // A line that wraps could not be cleared.
    stream.write(`${clearLine}${text.slice(0, (stream.columns || 80) - 1)}`)
  }
  const print = (text: string): void => {
    stream.write(rewrites ? `${clearLine}${text}\n` : `${text}\n`)
    if (rewrites) paint()
  }
  return {
    note: print,
    async step(title, work) {
      const begun = performance.now()
      const step = { title, begun }
      running.add(step)
      if (rewrites) paint()
      const tick = rewrites ? paint : () => print(`${line(title, begun)}, still working`)
      const timer = setInterval(tick, rewrites ? 100 : progressInterval)
      const end = (verdict: string): void => {
        clearInterval(timer)
        running.delete(step)
        print(`${line(title, begun)}${verdict}`)
      }
      try {
        const result = await work()
        end('')
        return result
      } catch (error) {
        end(' and not done')
        throw error
      }
    },
  }
}

export function inSeconds(milliseconds: number): string {
  return `${(milliseconds / 1000).toFixed(1)} s`
}

function line(title: string, begun: number): string {
  return `${title}… ${inSeconds(performance.now() - begun)}`
}

const prefixWidth = 17

/** Returns a function that prints a line prefixed with the name of its process. */
export function prefixLines(name: string): (line: string) => void {
  return (line) => void process.stdout.write(`${name.padEnd(prefixWidth)} ${line}\n`)
}
