import { Client } from 'pg'
import { Refusal } from '../refusal.ts'

/** Connects for one piece of work. Rejects with a Refusal when the database cannot be reached. */
export async function withDatabase<Result>(
  databaseUrl: string,
  work: (client: Client) => Promise<Result>,
): Promise<Result> {
  const client = new Client({ connectionString: databaseUrl, connectionTimeoutMillis: 15_000 })
  // When the server goes away, the pending query rejects. Without a listener the event would end the process.
  client.on('error', () => {})
  await client.connect().catch((error: unknown) => {
    throw new Refusal(
      `The database ${describeDatabase(databaseUrl)} (DATABASE_URL) cannot be reached: ${reasonOf(error)}.`,
    )
  })
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}

/** Name and host of a database for messages, without its password. */
export function describeDatabase(databaseUrl: string): string {
  const url = new URL(databaseUrl)
  return `${decodeURIComponent(url.pathname.slice(1)) || 'postgres'} on ${url.hostname || 'localhost'}:${url.port || '5432'}`
}

/** An AggregateError of several addresses has an empty message. */
function reasonOf(error: unknown): string {
  if (error instanceof AggregateError) return reasonOf(error.errors[0])
  return error instanceof Error ? error.message : String(error)
}
