import { spawnSync } from 'node:child_process'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'

/**
 * Builds the server and the dashboard that production runs into .medusa/server. The configuration of production requires a
 * database, secrets and a directory of files, which a build does not use.
 */
const require = createRequire(import.meta.url)
const cli = join(dirname(require.resolve('@medusajs/cli/package.json')), 'cli.js')
const { status } = spawnSync(process.execPath, [cli, 'build'], {
  cwd: join(import.meta.dirname, '..'),
  env: {
    ...process.env,
    // Otherwise the dashboard has React's development build, with the paths of this machine.
    NODE_ENV: 'production',
    DATABASE_URL: 'postgres://localhost/none',
    JWT_SECRET: 'not-used-by-a-build',
    COOKIE_SECRET: 'not-used-by-a-build',
    AUTH_MFA_ENCRYPTION_KEY: 'not-used-by-a-build',
    FILES_DIRECTORY: tmpdir(),
    ADMIN: 'true',
    MEDUSA_DISABLE_TELEMETRY: 'true',
  },
  stdio: 'inherit',
})
process.exit(status ?? 1)
