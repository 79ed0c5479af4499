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

/** A whole number from the settings, which may not be negative. */
export function wholeNumber(environment: Environment, name: string, usual: number): number {
  const text = environment[name] || String(usual)
  if (!/^\d{1,6}$/.test(text))
    throw new Error(`${name} is "${text}" and has to be a whole number; see apps/backend/README.md.`)
  return Number(text)
}

/**
 * The number of proxies in front of the server (`TRUSTED_PROXIES`). Required in production: if it is too high, clients can
 * forge their address; if it is too low, all visitors share one address.
 */
export function trustedProxies(environment: Environment): number {
  const isProduction = environment['NODE_ENV'] === 'production'
  const text = isProduction ? required(environment, 'TRUSTED_PROXIES') : environment['TRUSTED_PROXIES'] || '0'
  if (!/^\d{1,2}$/.test(text))
    throw new Error(`TRUSTED_PROXIES is "${text}" and has to be a number; see apps/backend/README.md.`)
  return Number(text)
}
