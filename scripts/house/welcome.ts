import type { SampleStore } from '../../apps/backend/boot/index.ts'
import type { House } from './start-house.ts'

export function welcome(
  purpose: string,
  { shopUrl, backendUrl }: House,
  { store, demoCustomer }: SampleStore,
): string {
  return `
  ${store.name} is open.

  Shop      ${shopUrl}
  Backend   ${backendUrl}
  Sign in   ${demoCustomer.email} with the password ${demoCustomer.password}

  Ctrl-C stops everything and keeps the data; the next \`pnpm ${purpose}\` goes on with it.
  \`pnpm reset\` throws the data away.
`
}
