export interface Answer {
  readonly status: number
  readonly text: string
}

const rounds = 12

/** One line: the middle and the longest of the times, and the size of the answer. The first two are not counted. */
export async function timesOf(title: string, next: () => () => Promise<Answer>): Promise<string> {
  const times: number[] = []
  let bytes = 0
  for (let round = 0; round < rounds; round += 1) {
    const ask = next()
    const begun = performance.now()
    const { status, text } = await ask()
    if (status !== 200) return `${title}: ${status}`
    if (round >= 2) times.push(performance.now() - begun)
    bytes = Buffer.byteLength(text)
  }
  const sorted = times.toSorted((one, other) => one - other)
  const middle = sorted[Math.floor(sorted.length / 2)] ?? 0
  return `${title.padEnd(22)} ${middle.toFixed(0)} ms, at most ${sorted.at(-1)?.toFixed(0)} ms, ${(bytes / 1000).toFixed(1)} kB`
}
