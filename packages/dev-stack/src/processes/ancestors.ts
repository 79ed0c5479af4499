import { readProcess } from './read-process.ts'

interface Link {
  readonly pid: number
  readonly parent: number
}

/** Shells and script runners between the user's command and this process. */
const runner =
  /(^|[/\s])(sh|dash|npm|npx|pnpm|pnpx|corepack|turbo|tsx)(\.c?js|\.cmd|\.exe)?(\s|$)|\/(npm|pnpm|tsx|turbo|corepack)\//

/** This process and the runners above it, each with its current parent. */
export function runnersAbove(pid: number = process.pid): readonly Link[] {
  const self = readProcess(pid)
  if (self === undefined) return []
  const parent = readProcess(self.parent)
  if (parent === undefined || !runner.test(parent.command)) return []
  return [{ pid, parent: parent.pid }, ...runnersAbove(parent.pid)]
}

/**
 * npx and pnpm exit on a signal without forwarding it, so the sender believes that everything has ended. A dead parent is
 * visible in its child, which gets another parent.
 */
export function anyHasDied(links: readonly Link[]): boolean {
  return links.some(({ pid, parent }) => {
    const child = readProcess(pid)
    return child === undefined || child.parent !== parent || readProcess(parent) === undefined
  })
}
