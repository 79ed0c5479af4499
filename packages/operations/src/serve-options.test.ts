import { expect, it } from 'vitest'
import { Refusal } from './refusal.ts'
import { readServeOptions } from './serve-options.ts'

it('serves shop and backend to sell, unless told otherwise', () => {
  expect(readServeOptions([])).toEqual({ scope: 'all', purpose: 'selling', action: 'serve' })
  expect(readServeOptions(['worker', '--demo'])).toEqual({
    scope: 'worker',
    purpose: 'demonstration',
    action: 'serve',
  })
  expect(readServeOptions(['--', '--check'])).toMatchObject({ scope: 'all', action: 'check' })
})

it.each([[['database']], [['shop', 'backend']], [['--production']]])('refuses %j with the usage', (args) => {
  expect(() => readServeOptions(args)).toThrow(Refusal)
  expect(() => readServeOptions(args)).toThrow('pnpm serve [shop | backend | worker]')
})
