import { delimiter, join } from 'node:path'
import { backendRoot, medusaCli, repositoryRoot } from '../paths.ts'
import type { Launch } from '../processes/groups.ts'

/** Launch options for a command of the Medusa CLI, run in the backend's directory. */
export function medusaCommand(
  words: readonly string[],
  environment: NodeJS.ProcessEnv,
): Pick<Launch, 'command' | 'args' | 'cwd' | 'env'> {
  return {
    command: process.execPath,
    args: [medusaCli(), ...words],
    cwd: backendRoot,
    env: { ...environment, NODE_PATH: withHoisted(environment['NODE_PATH']) },
  }
}

/**
 * Medusa resolves its default plugins from the project, which does not depend on them. Like pnpm's own command shims, this
 * adds the directory of all installed packages to NODE_PATH.
 */
function withHoisted(searched: string | undefined): string {
  const hoisted = join(repositoryRoot, 'node_modules', '.pnpm', 'node_modules')
  return searched === undefined || searched === '' ? hoisted : `${hoisted}${delimiter}${searched}`
}
