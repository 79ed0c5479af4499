import { parse } from 'yaml'

interface Step {
  readonly uses?: string
  readonly run?: string
  readonly with?: Readonly<Record<string, unknown>>
}

interface Job {
  /** Another workflow that the job calls. Its own jobs have the limits. */
  readonly uses?: string
  readonly permissions?: unknown
  readonly 'timeout-minutes'?: number
  readonly steps?: readonly Step[]
}

interface Workflow {
  readonly on?: unknown
  readonly permissions?: unknown
  readonly jobs?: Readonly<Record<string, Job>>
}

/** A tag can be moved to other code, a commit cannot. The version comment is for readers and Dependabot. */
const pinnedAction = /^\s*(- )?uses: (\.\/\S+|[\w.-]+(\/[\w.-]+)+@[0-9a-f]{40} # v\d+\.\d+\.\d+)$/

/** Problems of a workflow, each with its place. */
export function workflowFaults(text: string): readonly string[] {
  const workflow = parse(text) as Workflow
  return [
    ...unpinnedActions(text),
    ...triggerFaults(workflow),
    ...permissionFaults(workflow),
    ...Object.entries(workflow.jobs ?? {}).flatMap(([name, job]) => jobFaults(name, job)),
  ]
}

function unpinnedActions(text: string): readonly string[] {
  return text.split('\n').flatMap((line, index) => {
    if (!/^\s*(- )?uses:/.test(line) || pinnedAction.test(line)) return []
    return [`line ${index + 1}: not pinned to a commit with its version as a comment: ${line.trim()}`]
  })
}

/** These triggers run with the repository's permissions on code that anyone can submit. */
function triggerFaults({ on }: Workflow): readonly string[] {
  const names = typeof on === 'string' ? [on] : Array.isArray(on) ? on : Object.keys(on ?? {})
  return ['pull_request_target', 'workflow_run']
    .filter((name) => names.includes(name))
    .map((name) => `on ${name}: hands the rights of the repository to code from outside`)
}

/** Write permissions belong to the job that needs them. */
function permissionFaults({ permissions }: Workflow): readonly string[] {
  if (permissions === undefined)
    return ['no permissions for the workflow: it would have those of the repository']
  return grantsWriting(permissions)
    ? ['permissions to write for all jobs; give them to the job that writes']
    : []
}

function grantsWriting(permissions: unknown): boolean {
  return typeof permissions === 'object' && permissions !== null
    ? Object.values(permissions).includes('write')
    : permissions === 'write-all'
}

function jobFaults(name: string, job: Job): readonly string[] {
  const steps = job.steps ?? []
  return [
    ...(job['timeout-minutes'] === undefined && job.uses === undefined
      ? [`job ${name}: no timeout-minutes`]
      : []),
    ...(job.permissions === 'write-all' ? [`job ${name}: write-all`] : []),
    ...steps.flatMap((step) => stepFaults(step).map((fault) => `job ${name}: ${fault}`)),
  ]
}

function stepFaults({ uses, run, with: inputs }: Step): readonly string[] {
  const faults: string[] = []
  if (uses?.startsWith('actions/checkout@') && inputs?.['persist-credentials'] !== false)
    faults.push('actions/checkout leaves its token in .git/config; set persist-credentials: false')
  if (run?.includes('${{'))
    faults.push(
      `an expression is pasted into a script, where its value is run; pass it in env: ${run.trim()}`,
    )
  return faults
}
