/** How matching requests to the backend fail. */
export interface FaultRule {
  readonly method?: string
  /** Regular expression, matched against the path without its query. Default: every path. */
  readonly path?: string
  /** How many requests the rule applies to. Default: all. */
  readonly times?: number
  readonly action: FaultAction
  readonly status?: number
  /** Milliseconds: the wait of `delay`, or the pause after each chunk of `drip`. */
  readonly ms?: number
  /** Chunk size of `drip`. */
  readonly bytes?: number
  /** For `status` and `html`: a string is sent as it is, anything else as JSON. */
  readonly body?: unknown
}

/**
 * `status` and `html` respond in place of the backend. `drop` and `reset-request` keep it from receiving the whole request.
 * With all others the backend processes the request, and its response comes late (`delay` before the backend receives the
 * request, `hold` until the rules are next replaced, `drip` in chunks), in part (`truncate`, `reset-answer`), unreadable
 * for a page of another origin (`no-cors`), with headers only (`lose-answer`) or not at all: the connection ends without a byte
 * (`end`), as a kept one does that the server has closed. Chromium then sends the request again by itself.
 */
const actions = [
  'status',
  'html',
  'drop',
  'reset-request',
  'delay',
  'hold',
  'drip',
  'truncate',
  'reset-answer',
  'no-cors',
  'lose-answer',
  'end',
] as const
export type FaultAction = (typeof actions)[number]

export interface FaultRules {
  replace(rules: readonly FaultRule[]): void
  list(): readonly FaultRule[]
  /** Returns the first rule that matches the request and uses it up by one. */
  take(method: string, path: string): FaultRule | undefined
  /** Resolves when the rules are next replaced. */
  replaced(): Promise<void>
}

export function faultRules(): FaultRules {
  let rules: { readonly rule: FaultRule; left: number }[] = []
  let waiting: (() => void)[] = []
  return {
    replace: (next) => {
      for (const resolve of waiting) resolve()
      waiting = []
      rules = next.map((rule) => ({ rule, left: rule.times ?? Number.POSITIVE_INFINITY }))
    },
    list: () => rules.filter(({ left }) => left > 0).map(({ rule }) => rule),
    take(method, path) {
      const found = rules.find(({ rule, left }) => left > 0 && matches(rule, method, path))
      if (found !== undefined) found.left -= 1
      return found?.rule
    },
    replaced: async () => await new Promise((resolve) => waiting.push(resolve)),
  }
}

function matches(rule: FaultRule, method: string, path: string): boolean {
  if (rule.path !== undefined && !new RegExp(rule.path).test(path)) return false
  if (rule.method !== undefined) return rule.method.toUpperCase() === method
  // A browser sends a preflight to another origin first. Faults apply to the call itself; only `drop` and `no-cors` to both.
  return method !== 'OPTIONS' || rule.action === 'drop' || rule.action === 'no-cors'
}

/** @throws {TypeError} for anything but a list of valid rules, so that a test with a typo fails at once. */
export function parseFaultRules(value: unknown): readonly FaultRule[] {
  if (!Array.isArray(value)) throw new TypeError('Fault rules must be a list.')
  return value.map((rule: unknown) => {
    const { action, path } = (rule ?? {}) as Partial<FaultRule>
    if (action === undefined || !actions.includes(action)) {
      throw new TypeError(`A fault's action must be one of ${actions.join(', ')}: ${JSON.stringify(rule)}`)
    }
    if (path !== undefined) RegExp(path)
    return rule as FaultRule
  })
}
