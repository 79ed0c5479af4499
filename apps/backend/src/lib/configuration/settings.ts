import { isIP } from 'node:net'

type Environment = Readonly<Record<string, string | undefined>>

export function required(environment: Environment, name: string): string {
  const value = environment[name]
  if (value === undefined || value === '') throw new Error(`${name} is not set; see apps/backend/README.md.`)
  return value
}

/** Required in production, because a secret generated at each start would sign all users out. */
export function secret(environment: Environment, name: string, draw: () => string): string {
  if (environment['NODE_ENV'] === 'production') return required(environment, name)
  return environment[name] || draw()
}

const workerModes = ['shared', 'server', 'worker'] as const

/** A whole number from the settings, which may not be negative. */
export function wholeNumber(environment: Environment, name: string, usual: number): number {
  const text = environment[name] || String(usual)
  if (!/^\d{1,6}$/.test(text))
    throw new Error(`${name} is "${text}" and has to be a whole number; see apps/backend/README.md.`)
  return Number(text)
}

/**
 * What this process does (`MEDUSA_WORKER_MODE`): requests, or subscribers, jobs and workflows in the background, or both.
 * Medusa sets it to `server` for its scripts.
 */
export function workerMode(environment: Environment): (typeof workerModes)[number] {
  const text = environment['MEDUSA_WORKER_MODE'] || 'shared'
  const mode = workerModes.find((known) => known === text)
  if (mode !== undefined) return mode
  throw new Error(`MEDUSA_WORKER_MODE is "${text}" and has to be ${workerModes.join(', ')}.`)
}

/** Names of networks that Express knows. */
const networkNames: readonly string[] = ['loopback', 'linklocal', 'uniquelocal']

/**
 * The proxies in front of the server whose `X-Forwarded-` headers are believed (`TRUSTED_PROXIES`): addresses, subnets or
 * names of networks. Required in production: a proxy too many lets clients forge their address, and one too few makes all
 * visitors share its address. The shop's server reads the same setting.
 */
export function trustedProxies(environment: Environment): readonly string[] {
  const isProduction = environment['NODE_ENV'] === 'production'
  const text = isProduction
    ? required(environment, 'TRUSTED_PROXIES')
    : environment['TRUSTED_PROXIES'] || 'none'
  if (text.trim() === 'none') return []
  const networks = text.split(',').flatMap((network) => network.trim() || [])
  const wrong = networks.find((network) => !isNetwork(network))
  if (wrong === undefined && networks.length > 0) return networks
  throw new Error(
    `TRUSTED_PROXIES has "${wrong ?? text}" and has to list addresses, subnets, ${networkNames.join(', ')}, or be none; see apps/backend/README.md.`,
  )
}

function isNetwork(text: string): boolean {
  const [address = '', prefix = '0', ...rest] = text.split('/')
  const isSubnet =
    isIP(address) !== 0 && /^\d+$/.test(prefix) && Number(prefix) <= (isIP(address) === 4 ? 32 : 128)
  return networkNames.includes(text) || (isSubnet && rest.length === 0)
}
