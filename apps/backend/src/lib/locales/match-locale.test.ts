import { expect, it } from 'vitest'

import { matchLocale } from './match-locale'

const supported = ['de', 'pt-BR', 'ar']

it.each<readonly [wanted: string | undefined, found: string | undefined]>([
  ['de', 'de'],
  ['de-DE', 'de'],
  ['DE-at', 'de'],
  ['pt', 'pt-BR'],
  ['pt-PT', 'pt-BR'],
  ['ar-EG', 'ar'],
  ['en-IN', undefined],
  ['den', undefined],
  ['', undefined],
  [undefined, undefined],
])('For %j the shop answers in %j', (wanted, found) => {
  expect(matchLocale(wanted, supported)).toBe(found)
})
