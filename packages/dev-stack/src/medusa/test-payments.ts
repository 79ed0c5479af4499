import { existsSync, mkdirSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { repositoryRoot } from '../paths.ts'

type Environment = Readonly<Record<string, string | undefined>>

/** The Medusa plugin with the test provider of payments. */
export const testPaymentsRoot = join(repositoryRoot, 'packages/test-payments')

/** Whether the backend has the test provider: unless `TEST_PAYMENTS` says otherwise. */
export const hasTestPayments = ({ TEST_PAYMENTS: test = 'on' }: Environment): boolean => test === 'on'

/** Medusa loads a plugin from `.medusa/server/src`: a link to its sources, as the backend runs from its own. */
export function linkTestPayments(): void {
  const server = join(testPaymentsRoot, '.medusa/server')
  const link = join(server, 'src')
  if (existsSync(link)) return
  mkdirSync(server, { recursive: true })
  try {
    // A junction needs no rights on Windows, and is a link elsewhere.
    symlinkSync(join(testPaymentsRoot, 'src'), link, 'junction')
  } catch (error) {
    // Another start has made it at the same time.
    if (!existsSync(link)) throw error
  }
}
