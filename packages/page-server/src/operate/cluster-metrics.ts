import cluster from 'node:cluster'
import { AggregatorRegistry, type Registry } from 'prom-client'

const question = 'metrics'

interface MetricsAnswer {
  /** Undefined when a process did not answer. */
  readonly metrics: string | undefined
}

/** In the process that supervises the others: adds up their metrics for the one that asks. */
export function addUpMetrics(): void {
  const registry = new AggregatorRegistry()
  cluster.on('message', (asking, word) => {
    if (word !== question) return
    const answer = (metrics: string | undefined) => asking.send({ metrics } satisfies MetricsAnswer)
    registry.clusterMetrics().then(answer, () => answer(undefined))
  })
}

/** In one of several processes: its metrics join those of the others. Returns a function that reads the sum. */
export function joinMetrics(own: Registry): () => Promise<string> {
  AggregatorRegistry.setRegistries([own])
  // Listens for the supervisor's question.
  void new AggregatorRegistry()
  return async () => {
    const answered = new Promise<string>((resolve, reject) => {
      const listen = (word: unknown): void => {
        if (typeof word !== 'object' || word === null || !('metrics' in word)) return
        process.off('message', listen)
        if (typeof word.metrics === 'string') resolve(word.metrics)
        else reject(new Error('A process did not tell its metrics.'))
      }
      process.on('message', listen)
    })
    process.send?.(question)
    return await answered
  }
}
