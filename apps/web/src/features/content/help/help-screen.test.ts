import type { HelpEntry } from '../../../content/help.ts'
import { expect, it } from 'vitest'
import { matchingEntries } from './help-screen.tsx'

const entries: readonly HelpEntry[] = [
  { id: 'a', topic: 'orders', question: 'How long does delivery take?', answer: 'A week.' },
  { id: 'b', topic: 'returns', question: 'May I send it back?', answer: 'Within 30 days of delivery.' },
]
const idsFor = (typed: string) => matchingEntries(entries, typed).map(({ id }) => id)

it('[INFO-03] finds a word in questions and answers, in any case', () => {
  expect(idsFor('DELIVERY')).toEqual(['a', 'b'])
  expect(idsFor(' week ')).toEqual(['a'])
})

it('[INFO-03] shows everything for an empty term, and nothing for a term without matches', () => {
  expect(idsFor('   ')).toEqual(['a', 'b'])
  expect(idsFor('(.*')).toEqual([])
})
