import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { replaceFile } from '../files/write-file.ts'

/**
 * Gives the Medusa CLI a configuration directory apart from the user's own. MEDUSA_DISABLE_TELEMETRY alone keeps events
 * from being written, but each command still leaves a detached process behind to send them. Only this setting prevents
 * that.
 */
export function keepConfigurationPrivate(home: string): void {
  mkdirSync(join(home, 'medusa'), { recursive: true })
  replaceFile(join(home, 'medusa', 'config.json'), JSON.stringify({ telemetry: { enabled: false } }))
}
