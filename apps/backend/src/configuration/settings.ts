type Environment = Readonly<Record<string, string | undefined>>

export function required(environment: Environment, name: string): string {
  const value = environment[name]
  if (value === undefined || value === '') throw new Error(`${name} is not set; see apps/backend/README.md.`)
  return value
}

/** In production a secret must be given, for one drawn at each start would sign everybody out. */
export function secret(environment: Environment, name: string, draw: () => string): string {
  if (environment['NODE_ENV'] === 'production') return required(environment, name)
  return environment[name] || draw()
}

/**
 * How many proxies are in front (`TRUSTED_PROXIES`). In production it must be given: with too many anybody can say to be
 * somebody else, with too few all visitors are one.
 */
export function trustedProxies(environment: Environment): number {
  const isProduction = environment['NODE_ENV'] === 'production'
  const text = isProduction ? required(environment, 'TRUSTED_PROXIES') : environment['TRUSTED_PROXIES'] || '0'
  if (!/^\d{1,2}$/.test(text))
    throw new Error(`TRUSTED_PROXIES is "${text}" and has to be a number; see apps/backend/README.md.`)
  return Number(text)
}
