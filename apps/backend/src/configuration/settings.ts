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
