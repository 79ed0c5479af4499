/** A known vulnerability of an installed package, as reported by `pnpm audit --json`. */
export interface Advisory {
  readonly id: string
  readonly packageName: string
  readonly severity: string
  readonly title: string
  readonly url: string
  readonly versions: readonly string[]
  /** One dependency path from a package of ours to the vulnerable one. */
  readonly path: string
}

/** Why an advisory is accepted, and its last day (yyyy-mm-dd). */
export interface AdvisoryException {
  readonly id: string
  readonly reason: string
  readonly until: string
}

/** An unanswered audit is distinct from one without findings. */
export type AuditAnswer =
  | { readonly kind: 'answered'; readonly advisories: readonly Advisory[] }
  | { readonly kind: 'unanswered'; readonly reason: string }

export interface AdvisoryReport {
  readonly blocking: readonly Advisory[]
  /** Low and moderate ones: printed, and left to the weekly updates. */
  readonly minor: readonly Advisory[]
  readonly excepted: readonly Advisory[]
  /** Exceptions that have expired or match no advisory. */
  readonly stale: readonly AdvisoryException[]
}

interface AuditJson {
  readonly error?: { readonly code?: string; readonly message?: string }
  readonly advisories?: Readonly<Record<string, AdvisoryJson>>
}

interface AdvisoryJson {
  readonly github_advisory_id: string
  readonly module_name: string
  readonly severity: string
  readonly title: string
  readonly url: string
  readonly findings: readonly { readonly version: string; readonly paths: readonly string[] }[]
}

export function readAuditAnswer(output: string): AuditAnswer {
  const answer = parse(output)
  if (answer === undefined)
    return { kind: 'unanswered', reason: 'pnpm audit printed no JSON: ' + output.slice(0, 300) }
  if (answer.error !== undefined)
    return { kind: 'unanswered', reason: answer.error.message ?? answer.error.code ?? 'no reason given' }
  if (answer.advisories === undefined)
    return { kind: 'unanswered', reason: 'pnpm audit printed JSON without advisories' }
  return { kind: 'answered', advisories: Object.values(answer.advisories).map(advisoryFromJson) }
}

export function judgeAdvisories(
  advisories: readonly Advisory[],
  exceptions: readonly AdvisoryException[],
  today: string,
): AdvisoryReport {
  const valid = exceptions.filter(({ until }) => until >= today)
  const isExcepted = ({ id }: Advisory): boolean => valid.some((exception) => exception.id === id)
  const open = advisories.filter((advisory) => !isExcepted(advisory))
  return {
    blocking: open.filter(isSerious),
    minor: open.filter((advisory) => !isSerious(advisory)),
    excepted: advisories.filter(isExcepted),
    stale: exceptions.filter(
      (exception) => exception.until < today || !advisories.some(({ id }) => id === exception.id),
    ),
  }
}

/** An unknown severity counts as serious. */
function isSerious({ severity }: Advisory): boolean {
  return !['info', 'low', 'moderate'].includes(severity)
}

function advisoryFromJson(json: AdvisoryJson): Advisory {
  return {
    id: json.github_advisory_id,
    packageName: json.module_name,
    severity: json.severity,
    title: json.title,
    url: json.url,
    versions: json.findings.map(({ version }) => version),
    path: json.findings[0]?.paths[0] ?? json.module_name,
  }
}

function parse(output: string): AuditJson | undefined {
  try {
    const value: unknown = JSON.parse(output)
    return typeof value === 'object' && value !== null ? value : undefined
  } catch {
    return undefined
  }
}
