/** Throws when its part does not work. */
export type Check = () => Promise<void>

export type Result = 'ok' | 'failed' | 'too slow'

export interface Report<Name extends string = string> {
  readonly ready: boolean
  readonly checks: Readonly<Record<Name, Result>>
}

export interface ReadinessOptions {
  /** Milliseconds. */
  readonly limit?: number
  /** Milliseconds for which a report is returned again, so that frequent requests cause no load. */
  readonly keep?: number
  readonly now?: () => number
  readonly onFailure?: (name: string, error: unknown) => void
}

const tooSlow = new Error('too slow')

/** Returns a function that runs all checks at once and reports their results. */
export function createReadiness<Name extends string>(
  checks: Readonly<Record<Name, Check>>,
  { limit = 3000, keep = 2000, now = Date.now, onFailure = () => undefined }: ReadinessOptions = {},
): () => Promise<Report<Name>> {
  const names = Object.keys(checks) as Name[]
  const running = new Map<Name, Promise<void>>()
  let latest: { readonly report: Promise<Report<Name>>; until: number } | undefined

  /** A check that hangs is not started again, so that it cannot use up the connections of a pool. */
  const run = async (name: Name): Promise<void> => {
    const current = running.get(name) ?? checks[name]().finally(() => running.delete(name))
    running.set(name, current)
    return current
  }

  const resultOf = async (name: Name): Promise<Result> => {
    let timer: NodeJS.Timeout | undefined
    const slow = new Promise<never>((_resolve, reject) => {
      timer = setTimeout(() => reject(tooSlow), limit)
    })
    try {
      await Promise.race([run(name), slow])
      return 'ok'
    } catch (error) {
      onFailure(name, error)
      return error === tooSlow ? 'too slow' : 'failed'
    } finally {
      clearTimeout(timer)
    }
  }

  const look = async (): Promise<Report<Name>> => {
    const results = await Promise.all(names.map(async (name) => [name, await resultOf(name)] as const))
    return {
      ready: results.every(([, result]) => result === 'ok'),
      checks: Object.fromEntries(results) as Record<Name, Result>,
    }
  }

  return async () => {
    if (latest !== undefined && now() < latest.until) return latest.report
    const started = { report: look(), until: Number.POSITIVE_INFINITY }
    latest = started
    return started.report.finally(() => (started.until = now() + keep))
  }
}
