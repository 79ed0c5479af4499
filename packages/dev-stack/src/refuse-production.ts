import { UserError } from './user-error.ts'

/**
 * Refuses the commands that start the whole shop when NODE_ENV is production: they seed a customer and an administrator
 * with published passwords.
 *
 * @throws {UserError}
 */
export function refuseProduction(environment: NodeJS.ProcessEnv, command: string): void {
  if (environment['NODE_ENV'] !== 'production') return
  throw new UserError(
    [
      `NODE_ENV is production, and \`${command}\` is for development and demonstrations: it would put the sample store into the`,
      'database, with a customer and an administrator whose passwords everybody can read. Nothing was started.',
      'Unset NODE_ENV to go on. `pnpm serve` runs the shop in production; docs/operations.md says how.',
    ].join('\n'),
  )
}
