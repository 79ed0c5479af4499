import { Client } from 'pg'
import { Refusal } from '../report/refusal.ts'

export async function withClient<Result>(
  databaseUrl: string,
  work: (client: Client) => Promise<Result>,
): Promise<Result> {
  const client = new Client({ connectionString: databaseUrl, connectionTimeoutMillis: 15_000 })
  // When the server goes away the question that waits for it rejects; this listener only keeps the process alive.
  client.on('error', () => {})
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}

export function parseDatabaseUrl(text: string): URL {
  if (URL.canParse(text) && /^postgres(ql)?:$/.test(new URL(text).protocol)) return new URL(text)
  throw new Refusal(
    'DATABASE_URL is not the address of a PostgreSQL database (postgres://user:password@host:5432/name).',
  )
}

export function databaseName(url: URL): string {
  return decodeURIComponent(url.pathname.slice(1)) || 'postgres'
}

/** A database as a person may see it: where it is, never its password. */
export function describeDatabase(url: URL): string {
  return `${databaseName(url)} on ${url.hostname || 'localhost'}:${url.port || '5432'}`
}

/** The same server, another database. */
export function siblingDatabase(url: URL, name: string): string {
  const sibling = new URL(url)
  sibling.pathname = `/${encodeURIComponent(name)}`
  return sibling.href
}
