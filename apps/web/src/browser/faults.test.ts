import { afterEach, expect, it } from 'vitest'
import { noteFaults } from '../../server/pages/early-faults.ts'
import { faults, type Faults } from './faults.ts'

afterEach(() => Reflect.deleteProperty(window, 'faults'))

// As the page does, but with the window's listeners of this test only.
const run = () => {
  const listeners = new Map<string, (event: object) => void>()
  const addEventListener = (type: string, listener: (event: object) => void) => listeners.set(type, listener)
  // oxlint-disable-next-line typescript/no-implied-eval, typescript/no-unsafe-call -- the script is inline in a page
  new Function('addEventListener', noteFaults)(addEventListener)
  return (type: string, event: object) => listeners.get(type)?.(event)
}

it('keeps the first errors for the reporter', () => {
  const dispatch = run()
  const error = new Error('early')
  dispatch('error', { error })
  dispatch('error', { error: null, message: 'Script error.' })
  dispatch('unhandledrejection', { reason: 'late answer' })
  expect(faults()?.early).toEqual([
    { kind: 'error', cause: error },
    { kind: 'error', cause: 'Script error.' },
    { kind: 'rejection', cause: 'late answer' },
  ])
  for (let count = 0; count < 30; count += 1) dispatch('error', { error })
  expect(faults()?.early).toHaveLength(20)
})

it('tells the reporter the later ones', () => {
  const dispatch = run()
  const told: unknown[] = []
  const noted = faults() as Faults
  noted.tell = (...fault) => void told.push(fault)
  dispatch('unhandledrejection', { reason: 'later' })
  expect([told, noted.early]).toEqual([[['rejection', 'later']], []])
})
