import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/**
 * Turns Medusa's telemetry off, in a configuration directory apart from the user's own, and returns its path for
 * XDG_CONFIG_HOME. MEDUSA_DISABLE_TELEMETRY alone keeps events from being written, but each command still leaves a detached
 * process behind to send them.
 */
export function privateConfiguration(home = mkdtempSync(join(tmpdir(), 'umber-medusa-'))): string {
  mkdirSync(join(home, 'medusa'), { recursive: true })
  writeFileSync(join(home, 'medusa', 'config.json'), JSON.stringify({ telemetry: { enabled: false } }))
  return home
}
