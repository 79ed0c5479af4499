/** Reports progress. A finished step is reported with its duration in seconds. */
export interface Reporter {
  step<Result>(title: string, work: () => Promise<Result>): Promise<Result>
  readonly note: (line: string) => void
}

const clearLine = '\r\u001B[2K'
/** Interval of progress lines in milliseconds, where lines cannot be rewritten. */
const progressInterval = 10_000

/** On a terminal the running step shows its seconds. Elsewhere: one line per step, and progress lines in between. */
export function terminalReporter(stream: NodeJS.WriteStream = process.stdout): Reporter {
  const rewrites = stream.isTTY
  let running: { readonly title: string; readonly begun: number } | undefined

  const paint = (): void => {
    if (running !== undefined) stream.write(`${clearLine}${line(running.title, running.begun)}`)
  }
  const print = (text: string): void => {
    stream.write(rewrites ? `${clearLine}${text}\n` : `${text}\n`)
    if (rewrites) paint()
  }
  return {
    note: print,
    async step(title, work) {
      const begun = performance.now()
      running = { title, begun }
      if (rewrites) paint()
      const tick = rewrites ? paint : () => print(`${line(title, begun)}, still working`)
      const timer = setInterval(tick, rewrites ? 100 : progressInterval)
      const end = (verdict: string): void => {
        clearInterval(timer)
        running = undefined
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
