import { repositoryRoot } from '../paths.ts'
import type { ProcessGroups } from '../processes/groups.ts'

/** Keeps BUSY_LOOPS cores busy during the tests, to simulate a loaded machine. Returns a function that stops the load. */
export function startBusyLoops(groups: ProcessGroups): () => Promise<void> {
  const count = Number(process.env['BUSY_LOOPS'] ?? 0)
  const loops = Array.from({ length: count }, () =>
    groups.launch({
      command: process.execPath,
      args: ['--eval', 'for (;;);'],
      cwd: repositoryRoot,
      env: process.env,
      output: 1,
    }),
  )
  return async () => {
    await Promise.all(loops.map((loop) => loop.stop()))
  }
}
