/**
 * The variables with which PostgreSQL's programs connect to a database. Arguments would show the password to every user of
 * the machine.
 */
export function connectionEnvironment(databaseUrl: string): Readonly<Record<string, string>> {
  const url = new URL(databaseUrl)
  const given: readonly (readonly [string, string | null])[] = [
    ['PGHOST', decodeURIComponent(url.hostname) || url.searchParams.get('host')],
    ['PGPORT', url.port],
    ['PGUSER', decodeURIComponent(url.username)],
    ['PGPASSWORD', decodeURIComponent(url.password)],
    ['PGDATABASE', databaseName(databaseUrl)],
    ['PGSSLMODE', url.searchParams.get('sslmode')],
    ['PGSSLROOTCERT', url.searchParams.get('sslrootcert')],
  ]
  return Object.fromEntries(given.flatMap(([name, value]) => (value ? [[name, value]] : [])))
}

export const databaseName = (databaseUrl: string): string =>
  decodeURIComponent(new URL(databaseUrl).pathname.slice(1)) || 'postgres'

/** Another database on the same server. */
export function siblingDatabase(databaseUrl: string, name: string): string {
  const url = new URL(databaseUrl)
  url.pathname = `/${encodeURIComponent(name)}`
  return url.href
}
