import { backendRoot, medusaCli } from '../paths.ts'
import type { Launch } from '../processes/groups.ts'

/** A command of Medusa's, run in the backend's directory. */
export function medusaCommand(words: readonly string[]): Pick<Launch, 'command' | 'args' | 'cwd'> {
  return { command: process.execPath, args: [medusaCli(), ...words], cwd: backendRoot }
}
