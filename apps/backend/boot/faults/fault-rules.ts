/** How requests to the backend are to go wrong. */
export interface FaultRule {
  readonly method?: string
  /** A regular expression, matched against the path without its query; without it, every path. */
  readonly path?: string
  /** How many requests it spoils before it wears off; without it, all. */
  readonly times?: number
  readonly action: FaultAction
  readonly status?: number
  /** Milliseconds: how long `delay` waits, or how long `drip` pauses after each piece. */
  readonly ms?: number
  /** How large the pieces of `drip` are. */
  readonly bytes?: number
  /** For `status` and `html`: a text is sent as it is, anything else as JSON. */
  readonly body?: unknown
}

/**
 * `status` and `html` answer in the backend's place; `drop` and `reset-request` keep it from hearing the whole request. With
 * all others it does what it was asked: the answer comes late (`delay` before it hears, `hold` until the rules are next
 * changed, `drip` in pieces), in part (`truncate`, `reset-answer`), unreadable for a page of another origin (`no-cors`) or
 * but for its head not at all (`lose-answer`).
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
] as const
export type FaultAction = (typeof actions)[number]

export interface FaultRules {
  replace(rules: readonly FaultRule[]): void
  list(): readonly FaultRule[]
  /** The first rule that meets the request; it is used up by one. */
  take(method: string, path: string): FaultRule | undefined
  /** When the rules are next replaced. */
  replaced(): Promise<void>
}

export function faultRules(): FaultRules {
  let rules: { readonly rule: FaultRule; left: number }[] = []
  let waiting: (() => void)[] = []
  return {
    replace: (next) => {
      for (const tell of waiting) tell()
      waiting = []
      rules = next.map((rule) => ({ rule, left: rule.times ?? Number.POSITIVE_INFINITY }))
    },
    list: () => rules.filter(({ left }) => left > 0).map(({ rule }) => rule),
    take(method, path) {
      const found = rules.find(({ rule, left }) => left > 0 && meets(rule, method, path))
      if (found !== undefined) found.left -= 1
      return found?.rule
    },
    replaced: async () => await new Promise((resolve) => waiting.push(resolve)),
  }
}

function meets(rule: FaultRule, method: string, path: string): boolean {
  if (rule.path !== undefined && !new RegExp(rule.path).test(path)) return false
  if (rule.method !== undefined) return rule.method.toUpperCase() === method
  // Browsers ask before they call another origin. A fault is for the call; only a dead line and a refusal are for both.
  return method !== 'OPTIONS' || rule.action === 'drop' || rule.action === 'no-cors'
}

/** Rejects what is not a list of rules, so that a test with a slip fails at once. */
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
