import { MedusaError } from '@medusajs/framework/utils'

/** The only words that a caller reads about a fault of the database. */
export const storageFault = 'An unknown error occurred.'

/** A statement as knex puts it before the reason of its failure. */
const written = /\b(?:insert into|delete from|update) "\w+"/i
const selecting = /\bselect\s/i
const selected = /\sfrom\s"\w+"/i

/** In two steps: one expression for a whole `select` would take a time that grows with the square of the text. */
const isStatement = (text: string): boolean =>
  written.test(text) || (selecting.test(text) && selected.test(text))

/**
 * Whether an error is of the database, or quotes it. Medusa passes the message of some errors on to the caller, and knex puts the
 * statement with its values into it: names of tables, addresses, the hash of a password.
 */
export function isStorageFault(error: unknown): boolean {
  if (typeof error !== 'object' || error === null) return false
  const { type, message } = error as { readonly type?: unknown; readonly message?: unknown }
  if (type === MedusaError.Types.DB_ERROR || message === storageFault) return true
  return typeof message === 'string' && isStatement(message.slice(0, 2_000))
}
