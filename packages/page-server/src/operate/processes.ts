import cluster from 'node:cluster'

/** What the processes of one server say to each other. */
const purgeWord = 'purge'

/** True in a process that another one has started. */
export const isWorker = cluster.isWorker

/** True in the one process that speaks for all that share its port, and in a process that is alone. */
export const isFirstProcess = (cluster.worker?.id ?? 1) === 1

/**
 * Runs `count` processes of this program that share its port, until SIGINT or SIGTERM, on which each of them ends by
 * itself. Replaces one that breaks. When one ends before it listens, all end, and the exit code is 1.
 */
export function superviseProcesses(count: number, note: (line: string) => void): void {
  const listening = new Set<number>()
  let isStopping = false
  const stop = () => {
    isStopping = true
    for (const worker of Object.values(cluster.workers ?? {})) worker?.kill('SIGTERM')
  }
  cluster.on('listening', ({ id }) => listening.add(id))
  cluster.on('message', (sender, word) => {
    if (word !== purgeWord) return
    for (const worker of Object.values(cluster.workers ?? {}))
      if (worker !== undefined && worker.id !== sender.id) worker.send(purgeWord)
  })
  cluster.on('exit', ({ id }, code, signal) => {
    if (isStopping) return
    if (listening.delete(id)) {
      note(`A process ended with ${signal ?? code}. Another one replaces it.`)
      cluster.fork()
      return
    }
    process.exitCode = 1
    stop()
  })
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, stop)
  for (let started = 0; started < count; started += 1) cluster.fork()
}

/** Tells the other processes to purge. */
export function purgeOthers(): void {
  process.send?.(purgeWord)
}

/** Calls `purge` when another process was told to purge. */
export function onPurge(purge: () => void): void {
  process.on('message', (word) => {
    if (word === purgeWord) purge()
  })
}
