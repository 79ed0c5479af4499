import { expect, it } from 'vitest'
import { readStartOptions, startHelp } from './options.ts'

it('serves the demonstration unless the live shop is asked for, by flag or variable', () => {
  expect(readStartOptions([], {}).preset).toBe('showcase')
  expect(readStartOptions(['--live'], {}).preset).toBe('live')
  expect(readStartOptions([], { VITE_SHOP_PRESET: 'live' }).preset).toBe('live')
  expect(() => readStartOptions([], { VITE_SHOP_PRESET: 'both' })).toThrow('can be showcase or live')
})

it('prefers a flag to its variable', () => {
  const options = readStartOptions(['--port', '8600'], { SHOP_PORT: '8700', BACKEND_PORT: '9700' })
  expect([options.shopPort, options.backendPort]).toEqual([
    { port: 8600, by: '--port' },
    { port: 9700, by: 'BACKEND_PORT' },
  ])
})

it('refuses an unknown flag, and says where all are', () => {
  expect(() => readStartOptions(['--demo'], {})).toThrow('--help')
})

it('has a help that says which shops are served', () => {
  expect(startHelp('both')).toContain('the live shop, where every part is real')
  expect(startHelp('both')).toContain('The live shop is at the next free port')
  expect(startHelp('demonstration')).not.toContain('Beside it')
})
