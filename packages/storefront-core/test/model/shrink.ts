import type { Command, History } from './commands.ts'
import type { Invariant } from './invariants.ts'

/**
 * The shortest history that still violates the same invariant. Leaves out commands, first many at once and then one by
 * one, and simplifies the rest, until nothing more can go.
 */
export async function shrunk(
  history: History,
  breaks: (history: History) => Promise<Invariant | undefined>,
): Promise<History> {
  const wanted = await breaks(history)
  let best = history
  const attempt = async (commands: readonly Command[]): Promise<boolean> => {
    const candidate = { ...best, commands }
    if ((await breaks(candidate)) !== wanted) return false
    best = candidate
    return true
  }
  for (let before = Infinity; weight(best) < before;) {
    before = weight(best)
    for (let size = Math.ceil(best.commands.length / 2); size >= 1; size = Math.floor(size / 2)) {
      for (let at = best.commands.length - size; at >= 0; at -= 1)
        if (at + size <= best.commands.length)
          await attempt([...best.commands.slice(0, at), ...best.commands.slice(at + size)])
    }
    for (let at = 0; at < best.commands.length; at += 1) {
      for (const plainer of plainerThan(best.commands[at])) {
        if (await attempt(best.commands.with(at, plainer))) break
      }
    }
  }
  return best
}

const weight = ({ commands }: History): number =>
  commands.reduce((sum, command) => sum + 100 + weightOf(command), 0)

/** A rest after a command is simpler than any pause, and low numbers are simpler than high ones. */
function weightOf(command: Command): number {
  const { pause, ...rest } = command
  const numbers = Object.values(rest).reduce<number>((sum, value) => sum + Number(value) || sum, 0)
  return numbers + (pause === undefined ? 0 : 50)
}

const leasts: Readonly<Record<string, number>> = { quantity: 1, price: 20 }

function plainerThan(command: Command | undefined): readonly Command[] {
  if (command === undefined) return []
  const { pause, ...rest } = command
  const rested = pause === undefined ? [] : [rest as Command]
  const lower = Object.entries(command).flatMap(([name, value]) => {
    if (name === 'pause' || typeof value !== 'number') return []
    const least = leasts[name] ?? 0
    return value > least ? [{ ...command, [name]: least }] : []
  })
  return [...rested, ...lower]
}
