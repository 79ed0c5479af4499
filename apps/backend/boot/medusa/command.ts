import { delimiter, join } from 'node:path'
import { backendRoot, medusaCli, repositoryRoot } from '../paths.ts'
import type { Launch } from '../processes/groups.ts'

/** A command of Medusa's, run in the backend's directory. */
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
 * Medusa looks its default plugins up from the project, which does not depend on them. pnpm's own command shims help by
 * naming the directory of everything it has installed; this does the same.
 */
function withHoisted(searched: string | undefined): string {
  const hoisted = join(repositoryRoot, 'node_modules', '.pnpm', 'node_modules')
  return searched === undefined || searched === '' ? hoisted : `${hoisted}${delimiter}${searched}`
}
