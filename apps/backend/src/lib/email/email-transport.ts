import { join } from 'node:path'

import { required } from '../configuration/settings'

type Environment = Readonly<Record<string, string | undefined>>

export type MailTransport =
  | { readonly kind: 'smtp'; readonly url: string; readonly from: string }
  | { readonly kind: 'outbox'; readonly directory: string }

/** SMTP if configured; otherwise a directory in development and nothing in production. */
export function mailTransport(environment: Environment): MailTransport | undefined {
  const url = environment['SMTP_URL']
  if (url) return { kind: 'smtp', url, from: required(environment, 'MAIL_FROM') }
  if (environment['NODE_ENV'] === 'production') return undefined
  return { kind: 'outbox', directory: environment['MAIL_OUTBOX'] || join(process.cwd(), '.outbox') }
}
