import { repositoryRoot, type ProcessGroups } from '../../apps/backend/boot/index.ts'

/** Keeps `count` cores busy during the tests, to simulate a loaded machine. Returns a function that stops the load. */
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
