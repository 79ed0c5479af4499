import type { SampleStore } from '../sample-store.ts'
import type { StartOptions } from '../terminal/options.ts'
import type { Stack } from './start-stack.ts'

/** Printed once the shop is up. */
export function banner(
  purpose: 'start' | 'dev',
  { databaseUrl, preset }: StartOptions,
  { shopUrl, backendUrl }: Stack,
  { store, demoCustomer }: SampleStore,
): string {
  const reset =
    databaseUrl === undefined
      ? '`pnpm reset` throws the data away.'
      : 'The data is in your own database (DATABASE_URL).'
  const mails = process.env['SMTP_URL'] ? 'go through your mail server (SMTP_URL)' : `${backendUrl}/outbox`
  return `
  ${store.name} is open.

  Shop      ${shopUrl}${preset === 'live' ? '' : ' (a demonstration; `pnpm ' + purpose + ' --live` opens the real thing)'}
  Backend   ${backendUrl}
  Mails     ${mails}
  Sign in   ${demoCustomer.email} with the password ${demoCustomer.password}

  Ctrl-C stops everything and keeps the data; the next \`pnpm ${purpose}\` goes on with it.
  ${reset}
`
}
