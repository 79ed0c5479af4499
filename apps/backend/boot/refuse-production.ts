import { Refusal } from './report/refusal.ts'

/**
 * What brings the whole shop up with one command is for development and demonstrations: it seeds a customer and an administrator
 * whose passwords are published.
 */
export function refuseProduction(environment: NodeJS.ProcessEnv, command: string): void {
  if (environment['NODE_ENV'] !== 'production') return
  throw new Refusal(
    [
      `NODE_ENV is production, and \`${command}\` is for development and demonstrations: it would put the sample store into the`,
      'database, with a customer and an administrator whose passwords everybody can read. Nothing was started.',
      'Unset NODE_ENV to go on; how to run the backend for real stands in apps/backend/README.md, "In production".',
    ].join('\n'),
  )
}
