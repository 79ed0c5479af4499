import { FetchError, NetworkError } from '@umber/commerce-client'
import { expect, test } from 'vitest'
import { runRows, sendChanges, type Change, type Compared } from './run-rows.ts'

const changes = (count: number): readonly Change<number>[] =>
  Array.from({ length: count }, (_, row) => ({ row, kind: 'updated', value: row }))

const refusal = new FetchError('No', '', 400)

test('a refused batch is halved until the row that is refused is alone', async () => {
  const sent: number[][] = []
  const result = await sendChanges(
    changes(8),
    async (some) => {
      sent.push(some.map(({ value }) => value))
      if (some.some(({ value }) => value === 5)) throw refusal
    },
    { concurrency: 1 },
  )
  expect(result).toMatchObject({ kind: 'incomplete' })
  if (!('results' in result)) return
  expect(result.results[5]).toEqual({ kind: 'refused', error: refusal })
  expect(result.results.filter(({ kind }) => kind === 'updated')).toHaveLength(7)
  expect(sent).toEqual([[0, 1, 2, 3, 4, 5, 6, 7], [0, 1, 2, 3], [4, 5, 6, 7], [4, 5], [4], [5], [6, 7]])
})

test('no more requests run at once than allowed', async () => {
  let [running, most] = [0, 0]
  const result = await sendChanges(
    changes(20),
    async () => {
      running += 1
      most = Math.max(most, running)
      await new Promise((resolve) => {
        setImmediate(resolve)
      })
      running -= 1
    },
    { batch: 1, concurrency: 3 },
  )
  expect(result.kind).toBe('done')
  expect(most).toBe(3)
})

test('a batch without an answer is not sent again', async () => {
  const error = new NetworkError('gone')
  let sent = 0
  const result = await sendChanges(
    changes(2),
    async () => {
      sent += 1
      throw error
    },
    {},
  )
  expect(sent).toBe(1)
  expect(result).toEqual({
    kind: 'incomplete',
    results: [
      { kind: 'unanswered', error },
      { kind: 'unanswered', error },
    ],
  })
})

test('rows that need no request are counted and reported in their place', async () => {
  const progress: unknown[] = []
  const [change] = changes(1)
  const result = await sendChanges(
    [{ kind: 'unchanged' }, { row: 1, kind: 'created', value: change?.value ?? 0 }],
    async () => {},
    { onProgress: (now) => progress.push(now) },
  )
  expect(result).toEqual({ kind: 'done', results: [{ kind: 'unchanged' }, { kind: 'created' }] })
  expect(progress).toEqual([
    { done: 1, total: 2 },
    { done: 2, total: 2 },
  ])
})

test('what was sent before the abort is reported as it is', async () => {
  const stop = new AbortController()
  const result = await sendChanges(changes(3), async () => stop.abort('enough'), {
    batch: 1,
    concurrency: 1,
    signal: stop.signal,
  })
  expect(result).toEqual({
    kind: 'aborted',
    reason: 'enough',
    results: [{ kind: 'updated' }, { kind: 'skipped' }, { kind: 'skipped' }],
  })
})

const compare = (row: number): Compared<number> => ({ kind: 'updated', key: `${row % 2}`, value: row })

test('of rows about the same thing only the first is sent', async () => {
  const sent: number[] = []
  const result = await runRows(
    [1, 2, 3],
    {
      read: async () => compare,
      key: 'parity',
      send: async (some) => sent.push(...some.map(({ value }) => value)),
    },
    {},
  )
  expect(sent).toEqual([1, 2])
  expect(result).toEqual({
    kind: 'incomplete',
    results: [
      { kind: 'updated' },
      { kind: 'updated' },
      { kind: 'invalid', message: 'An earlier row has the same parity' },
    ],
  })
})

test.each([
  ['refused', refusal],
  ['unanswered', new NetworkError('gone')],
])('nothing is sent when what the rows are compared with is %s', async (kind, error) => {
  const result = await runRows(
    [1],
    { read: () => Promise.reject(error), key: 'parity', send: () => expect.unreachable() },
    {},
  )
  expect(result).toEqual({ kind, error })
})

test('an abort of the reading is reported, another failure is thrown', async () => {
  const read = async ({ signal }: { signal?: AbortSignal | undefined }): Promise<typeof compare> => {
    signal?.throwIfAborted()
    throw new Error('a mistake')
  }
  const steps = { read, key: 'parity', send: () => expect.unreachable() }
  const signal = AbortSignal.abort('enough')
  expect(await runRows([1], steps, { signal })).toEqual({ kind: 'aborted', results: [], reason: 'enough' })
  await expect(runRows([1], steps, {})).rejects.toThrow('a mistake')
})
