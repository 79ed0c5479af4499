import { expect, it } from 'vitest'
import { sampleTexts } from './sample-texts.ts'

const own = { name: 'Kiesel', hasContact: true, pages: ['about', 'privacy', 'terms'] }

it('a shop whose settings and pages are its own shows nothing of the sample', () => {
  expect(sampleTexts(own)).toBeUndefined()
})

it.each([
  ['its name; its address; its pages terms, privacy, about', undefined],
  ['its name; its address', { ...own, name: 'Umber & Ecru' }],
  ['its address', { ...own, hasContact: false }],
  ['its pages terms, privacy', { ...own, pages: ['about'] }],
])('a shop is told that it still shows %s', (left, texts) => {
  expect(sampleTexts(texts)).toContain(`: ${left}. Write your own in the dashboard`)
})
