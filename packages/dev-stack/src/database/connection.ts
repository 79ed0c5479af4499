import { Client } from 'pg'
import { UserError } from '../user-error.ts'

export async function withClient<Result>(
  databaseUrl: string,
  work: (client: Client) => Promise<Result>,
): Promise<Result> {
  const client = new Client({ connectionString: databaseUrl, connectionTimeoutMillis: 15_000 })
  // When the server goes away, the pending query rejects. Without a listener the event would end the process.
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
  throw new UserError(
    'DATABASE_URL is not the address of a PostgreSQL database (postgres://user:password@host:5432/name).',
  )
}

export function databaseName(url: URL): string {
  return decodeURIComponent(url.pathname.slice(1)) || 'postgres'
}

/** Name and host of a database for messages, without its password. */
export function describeDatabase(url: URL): string {
  return `${databaseName(url)} on ${url.hostname || 'localhost'}:${url.port || '5432'}`
}

/** The URL of another database on the same server. */
export function siblingDatabase(url: URL, name: string): string {
  const sibling = new URL(url)
  sibling.pathname = `/${encodeURIComponent(name)}`
  return sibling.href
}
