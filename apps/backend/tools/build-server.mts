import { spawnSync } from 'node:child_process'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'

/**
 * Builds the server and the dashboard that production runs into .medusa/server. The configuration names a database, which a
 * build does not use.
 */
const require = createRequire(import.meta.url)
const cli = join(dirname(require.resolve('@medusajs/cli/package.json')), 'cli.js')
const { status } = spawnSync(process.execPath, [cli, 'build'], {
  cwd: join(import.meta.dirname, '..'),
  env: {
    ...process.env,
    NODE_ENV: 'development',
    DATABASE_URL: 'postgres://localhost/none',
    ADMIN: 'true',
    MEDUSA_DISABLE_TELEMETRY: 'true',
  },
  stdio: 'inherit',
})
process.exit(status ?? 1)
