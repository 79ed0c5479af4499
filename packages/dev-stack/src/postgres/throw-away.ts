import { randomBytes } from 'node:crypto'
import { makeDataDirectory, tempDataDir } from '../data/data-directory.ts'
import { createProcessGroups } from '../processes/groups.ts'
import { startEmbeddedPostgres } from './embedded.ts'

export interface ThrowAwayPostgres {
  /** The server's maintenance database. */
  readonly url: URL
  readonly stop: () => Promise<void>
}

/** Starts an empty PostgreSQL for tests, which leaves nothing behind. */
export async function startThrowAwayPostgres(): Promise<ThrowAwayPostgres> {
  const home = tempDataDir()
  try {
    const { url, group } = await startEmbeddedPostgres(createProcessGroups(), {
      directory: makeDataDirectory(home.path),
      password: randomBytes(16).toString('hex'),
      durable: false,
      note: () => {},
    })
    return {
      url,
      async stop() {
        await group.stop()
        home.remove()
      },
    }
  } catch (error) {
    home.remove()
    throw error
  }
}
