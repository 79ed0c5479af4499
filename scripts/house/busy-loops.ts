import { repositoryRoot, type ProcessGroups } from '../../apps/backend/boot/index.ts'

/** Keeps so many cores busy beside the tests, as a machine that does other work would. Returns what ends it. */
export function startBusyLoops(groups: ProcessGroups, count: number): () => Promise<void> {
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
