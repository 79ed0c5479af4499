import {
  createProcessGroups,
  handleSignals,
  pnpmCommand,
  repositoryRoot,
  type ProcessGroups,
} from '@umber/dev-stack'

export interface PnpmRuns {
  readonly groups: ProcessGroups
  /** Aborted when the user stops the script. */
  readonly signal: AbortSignal
  /** Runs a command of pnpm with its output on stdout, and resolves to its exit code. A signal to this script ends it too. */
  readonly run: (command: readonly string[], options?: RunOptions) => Promise<number>
  /** Removes the signal handlers. */
  readonly dispose: () => void
}

interface RunOptions {
  /** Default: the repository. */
  readonly directory?: string
  /** In addition to this process's environment. */
  readonly env?: Readonly<Record<string, string>> | undefined
}

export function pnpmRuns(): PnpmRuns {
  const groups = createProcessGroups()
  const life = handleSignals(groups, () => {})
  return {
    groups,
    signal: life.signal,
    dispose: () => life.dispose(),
    async run(command, { directory = repositoryRoot, env } = {}) {
      const launched = { cwd: directory, env: { ...process.env, ...env }, output: 1 } as const
      const group = groups.launch({ ...pnpmCommand(command), ...launched })
      await Promise.race([group.ended, life.ended])
      if (life.signal.aborted) await group.stop()
      const ending = await group.ended
      return ending.kind === 'exited' ? ending.code : 1
    },
  }
}
