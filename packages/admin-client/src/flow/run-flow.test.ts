import { FetchError, NetworkError, TimeoutError } from '@umber/commerce-client'
import { describe, expect, test } from 'vitest'
import { isRefusal } from './outcome.ts'
import { runFlow, type FlowOptions } from './run-flow.ts'

interface Checkpoint {
  readonly id?: string
}

const refusal = new FetchError('No', '', 400, { type: 'invalid_data' })

async function flow(
  fail: (step: string) => void,
  options: FlowOptions<'one' | 'two', Checkpoint> = {},
  undo?: (checkpoint: Checkpoint) => Promise<boolean>,
) {
  const plan = { steps: ['one', 'two'] as const, begin: {}, ...(undo && { undo }) }
  return runFlow<'one' | 'two', Checkpoint, { kind: 'done' }>(plan, options, async ({ step, keep }) => {
    await step('one', async () => fail('one'))
    keep({ id: 'ret_1' })
    await step('two', async () => fail('two'))
    return { kind: 'done' }
  })
}

const failing = (at: string, error: unknown) => (step: string) => {
  if (step === at) throw error
}

describe('a flow', () => {
  test('reports each step before it begins', async () => {
    const seen: unknown[] = []
    expect(await flow(() => {}, { onProgress: (progress) => seen.push(progress) })).toEqual({ kind: 'done' })
    expect(seen).toEqual([
      { step: 'one', done: 0, total: 2, checkpoint: {} },
      { step: 'two', done: 1, total: 2, checkpoint: { id: 'ret_1' } },
    ])
  })

  test('that is refused undoes what it began', async () => {
    const undone: unknown[] = []
    const result = await flow(failing('two', refusal), {}, async (checkpoint) => undone.push(checkpoint) > 0)
    expect(result).toEqual({ kind: 'refused', step: 'two', error: refusal, undone: true, checkpoint: {} })
    expect(undone).toEqual([{ id: 'ret_1' }])
  })

  test('that is refused, and whose undoing fails, says so', async () => {
    const undo = async () => Promise.reject(new NetworkError('gone'))
    expect(await flow(failing('two', refusal), {}, undo)).toMatchObject({
      kind: 'refused',
      undone: false,
      checkpoint: { id: 'ret_1' },
    })
  })

  test.each([new NetworkError('gone'), new TimeoutError('slow', 1), new FetchError('Broken', '', 500)])(
    'without an answer keeps its checkpoint, and undoes nothing: %o',
    async (error) => {
      const undo = async () => expect.unreachable()
      const result = await flow(failing('two', error), {}, undo)
      expect(result).toEqual({ kind: 'unanswered', step: 'two', error, checkpoint: { id: 'ret_1' } })
    },
  )

  test('that is aborted says at which step, and why', async () => {
    const stop = new AbortController()
    const result = await flow(() => stop.abort('enough'), { signal: stop.signal })
    expect(result).toEqual({ kind: 'aborted', step: 'two', reason: 'enough', checkpoint: { id: 'ret_1' } })
  })

  test('throws mistakes of its caller', async () => {
    await expect(flow(failing('one', new TypeError('An id is empty')))).rejects.toThrow(TypeError)
  })

  test('begins with the checkpoint that it resumes', async () => {
    const seen: unknown[] = []
    await flow(() => {}, { resume: { id: 'ret_0' }, onProgress: ({ checkpoint }) => seen.push(checkpoint) })
    expect(seen).toEqual([{ id: 'ret_0' }, { id: 'ret_1' }])
  })
})

test.each([
  [400, {}, true],
  [404, { type: 'not_found' }, true],
  [401, {}, true],
  [500, {}, false],
  [500, { type: 'invalid_data' }, true],
  [500, { type: 'unknown_error' }, false],
  [502, {}, false],
  [429, {}, false],
  [408, {}, false],
])('an answer with status %i and %o is a refusal: %s', (status, details, expected) => {
  expect(isRefusal(new FetchError('', '', status, details))).toBe(expected)
})
