import { expect, it } from 'vitest'
import { commandOf, parts, partsOf, type Part } from './parts.ts'

it.each([1, 4, 8])(
  'of %i shards each runs a share of what is split, and one runs each other part',
  (count) => {
    const shards = Array.from({ length: count }, (_, at) => partsOf({ index: at + 1, count }))
    const runs = parts.map(
      ({ name }) => shards.filter((some) => some.some((part) => part.name === name)).length,
    )
    expect(runs).toEqual(parts.map(({ division }) => (division === 'split' ? count : 1)))
  },
)

it('a part that is split is told which of its shards it is', () => {
  const [check, browser] = ['check', 'browser'].map(
    (name) => parts.find((part) => part.name === name) as Part,
  )
  const shard = { index: 2, count: 8 }
  expect(commandOf(browser as Part, shard)).toEqual(['browser', '--shard=2/8'])
  expect(commandOf(browser as Part, undefined)).toEqual(['browser'])
  expect(commandOf(check as Part, shard)).toEqual(['check'])
})
