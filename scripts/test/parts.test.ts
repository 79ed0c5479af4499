import { expect, it } from 'vitest'
import { parts, partsOf } from './parts.ts'

it.each([1, 4, 8])(
  'of %i shards each runs a share of what is split, and one runs each other part',
  (count) => {
    const shards = Array.from({ length: count }, (_, at) => partsOf({ index: at + 1, count }))
    for (const { name, division } of parts)
      expect(shards.filter((some) => some.some((part) => part.name === name)).length, name).toBe(
        division === 'split' ? count : 1,
      )
    const browser = shards.flat().filter(({ name }) => name === 'browser')
    expect(new Set(browser.map(({ command }) => command.at(-1))).size).toBe(count)
  },
)
