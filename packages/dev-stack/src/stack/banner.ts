import type { StartOptions } from '../terminal/options.ts'
import type { Stack } from './start-stack.ts'

export interface BannerFacts {
  readonly purpose: 'start' | 'dev'
  readonly options: Pick<StartOptions, 'databaseUrl' | 'preset'>
  readonly stack: Pick<Stack, 'shopUrl' | 'liveShopUrl' | 'backendUrl'>
  readonly store: {
    readonly store: { readonly name: string }
    readonly demoCustomer: { readonly email: string; readonly password: string }
  }
  readonly sendsMails: boolean
}

/** Printed once the shop is up. The first address is the one to open. */
export function banner({ purpose, options, stack, store, sendsMails }: BannerFacts): string {
  const { demoCustomer } = store
  const reset =
    options.databaseUrl === undefined
      ? '`pnpm reset` throws the data away.'
      : 'The data is in your own database (DATABASE_URL).'
  const mails = sendsMails ? 'Sent by your mail server (SMTP_URL)' : `${stack.backendUrl}/outbox`
  return `
  ${store.store.name} is open.

${shops(purpose, options, stack)}

  Backend        ${stack.backendUrl}
  Mails          ${mails}${stack.liveShopUrl === undefined ? '' : '; their links open the live shop'}
  Sign in        ${demoCustomer.email} with the password ${demoCustomer.password}

  Ctrl-C stops everything and keeps the data; the next \`pnpm ${purpose}\` goes on with it.
  ${reset}
`
}

function shops(
  purpose: BannerFacts['purpose'],
  { preset }: BannerFacts['options'],
  { shopUrl, liveShopUrl }: BannerFacts['stack'],
): string {
  if (preset === 'live') return `  Live shop      ${shopUrl}\n                 ${live}`
  const demonstration = `  Demonstration  ${shopUrl}\n                 ${simulated}`
  if (liveShopUrl === undefined) return `${demonstration} \`pnpm ${purpose} --live\` serves the live shop.`
  return `${demonstration}\n  Live shop      ${liveShopUrl}\n                 ${live}`
}

const simulated =
  'Simulates what needs a mail server, a payment provider or a courier, and says so on screen.'
const live = 'Every part is real: orders, accounts, search and mails. It takes test cards and moves no money.'
