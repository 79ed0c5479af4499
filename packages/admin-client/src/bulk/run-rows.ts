import { isCommerceError, type CommerceError, type RequestOptions } from '@umber/commerce-client'
import { parseQuantity } from '../flow/numbers.ts'
import { isRefusal } from '../flow/outcome.ts'

/**
 * What became of a row.
 *
 * - `created`, `updated`, `unchanged`: the server has the row's value.
 * - `invalid`: the row itself cannot be sent, for example because its SKU does not exist.
 * - `refused`: the server said no to this row.
 * - `unanswered`: no answer came. Run the rows again: those that were written are then `unchanged`.
 * - `skipped`: not sent, because the signal was aborted.
 */
export type RowResult =
  | { readonly kind: 'created' | 'updated' | 'unchanged' | 'skipped' }
  | { readonly kind: 'invalid'; readonly message: string }
  | { readonly kind: 'refused' | 'unanswered'; readonly error: CommerceError }

/** `results` has one entry per row, in the order of the rows. */
export type BulkResult =
  | { readonly kind: 'done'; readonly results: readonly RowResult[] }
  | { readonly kind: 'incomplete'; readonly results: readonly RowResult[] }
  | { readonly kind: 'aborted'; readonly results: readonly RowResult[]; readonly reason: unknown }
  /** What the rows are compared with could not be read. Nothing was sent. */
  | { readonly kind: 'refused' | 'unanswered'; readonly error: CommerceError }

export interface BulkOptions {
  /** Ends after the requests that are under way. */
  readonly signal?: AbortSignal | undefined
  /** How many requests run at once, at least 1. Default 4. */
  readonly concurrency?: number | undefined
  /** How many rows go into one request, at least 1. Default 50. */
  readonly batch?: number | undefined
  readonly onProgress?: ((progress: { readonly done: number; readonly total: number }) => void) | undefined
}

/** A row to send, by its place among all rows. */
export interface Change<Value> {
  readonly row: number
  readonly kind: 'created' | 'updated'
  readonly value: Value
}

/** A row beside what the server has. `key` names what the row is about: no two rows may share it. */
export type Compared<Value> =
  | { readonly kind: 'invalid'; readonly message: string }
  | { readonly kind: 'created' | 'updated' | 'unchanged'; readonly key: string; readonly value: Value }

export interface RowSteps<Row, Value> {
  /** Reads what the rows are compared with, and returns the comparison. */
  readonly read: (request: RequestOptions) => Promise<(row: Row) => Compared<Value>>
  /** What a key consists of, in words: `variant and currency`. */
  readonly key: string
  readonly send: (changes: readonly Change<Value>[], request: RequestOptions) => Promise<unknown>
}

/**
 * Sends the rows that differ from what the server has. Of rows about the same thing only the first is valid.
 *
 * @throws {TypeError} for a `concurrency` or a `batch` that is no whole number above 0.
 */
export async function runRows<Row, Value>(
  rows: readonly Row[],
  { read, key: keyInWords, send }: RowSteps<Row, Value>,
  options: BulkOptions,
): Promise<BulkResult> {
  const { signal, concurrency = 1, batch = 1 } = options
  parseQuantity('concurrency', concurrency)
  parseQuantity('batch', batch)
  let compare: (row: Row) => Compared<Value>
  try {
    compare = await read({ signal })
  } catch (error) {
    if (isCommerceError(error)) return { kind: isRefusal(error) ? 'refused' : 'unanswered', error }
    if (signal?.aborted === true && error === signal.reason)
      return { kind: 'aborted', results: [], reason: error }
    throw error
  }
  const taken = new Set<string>()
  const place = (given: Row, row: number): RowResult | Change<Value> => {
    const compared = compare(given)
    if (compared.kind === 'invalid') return compared
    const { kind, key, value } = compared
    if (taken.has(key)) return { kind: 'invalid', message: `An earlier row has the same ${keyInWords}` }
    taken.add(key)
    return kind === 'unchanged' ? { kind } : { row, kind, value }
  }
  return sendChanges(rows.map(place), send, options)
}

/**
 * Sends changes in batches, some at a time. Medusa takes or refuses a batch as a whole, so a refused one is halved until
 * the row that it refuses is alone.
 */
export async function sendChanges<Value>(
  known: readonly (RowResult | Change<Value>)[],
  send: (changes: readonly Change<Value>[], request: RequestOptions) => Promise<unknown>,
  { signal, concurrency = 4, batch = 50, onProgress }: BulkOptions,
): Promise<BulkResult> {
  const results: RowResult[] = known.map((entry) => ('row' in entry ? { kind: 'skipped' } : entry))
  const changes = known.filter((entry): entry is Change<Value> => 'row' in entry)
  let done = known.length - changes.length
  const note = (some: readonly Change<Value>[], result: (change: Change<Value>) => RowResult): void => {
    for (const change of some) results[change.row] = result(change)
    done += some.length
    onProgress?.({ done, total: known.length })
  }

  const sendSome = async (some: readonly Change<Value>[]): Promise<void> => {
    if (signal?.aborted === true) return
    try {
      // Without the signal: what was sent is waited for, so that the report is true.
      await send(some, {})
      note(some, ({ kind }) => ({ kind }))
    } catch (error) {
      if (!isCommerceError(error)) throw error
      if (!isRefusal(error)) note(some, () => ({ kind: 'unanswered', error }))
      else if (some.length === 1) note(some, () => ({ kind: 'refused', error }))
      else {
        const middle = Math.ceil(some.length / 2)
        await sendSome(some.slice(0, middle))
        await sendSome(some.slice(middle))
      }
    }
  }

  const waiting = batches(changes, batch)
  const worker = async (): Promise<void> => {
    for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) await sendSome(next)
  }
  if (done > 0) onProgress?.({ done, total: known.length })
  await Promise.all(Array.from({ length: Math.min(concurrency, waiting.length) }, worker))
  if (signal?.aborted === true && results.some(({ kind }) => kind === 'skipped'))
    return { kind: 'aborted', results, reason: signal.reason as unknown }
  const isDone = results.every(({ kind }) => kind === 'created' || kind === 'updated' || kind === 'unchanged')
  return { kind: isDone ? 'done' : 'incomplete', results }
}

export function batches<Item>(items: readonly Item[], size: number): (readonly Item[])[] {
  const count = Math.ceil(items.length / size)
  return Array.from({ length: count }, (_, index) => items.slice(index * size, (index + 1) * size))
}
