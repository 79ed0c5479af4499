import { expect, it } from 'vitest'
import { sideBySide } from './side-by-side.ts'

const never = new AbortController().signal

/** Goes on until it is told to stop, and takes a moment for that. */
async function patient(signal: AbortSignal, ended: () => void): Promise<void> {
  await new Promise<void>((resolve) => signal.addEventListener('abort', () => resolve(), { once: true }))
  await Promise.resolve()
  ended()
  throw signal.reason
}

it('returns all results', async () => {
  const both = sideBySide<[number, string]>(never, () => [Promise.resolve(1), Promise.resolve('two')])
  expect(await both).toEqual([1, 'two'])
})

it('stops the other work when one fails, waits for it, and throws that failure', async () => {
  const ended: string[] = []
  const failing = sideBySide<[void, never]>(never, (signal) => [
    patient(signal, () => ended.push('patient')),
    Promise.reject(new Error('The build failed.')),
  ])
  await expect(failing).rejects.toThrow('The build failed.')
  expect(ended).toEqual(['patient'])
})

it('passes on that everything is to stop', async () => {
  const outer = new AbortController()
  const ended: string[] = []
  const works = sideBySide<[void]>(outer.signal, (signal) => [patient(signal, () => ended.push('patient'))])
  outer.abort(new Error('SIGINT'))
  await expect(works).rejects.toThrow('SIGINT')
  expect(ended).toEqual(['patient'])
})
