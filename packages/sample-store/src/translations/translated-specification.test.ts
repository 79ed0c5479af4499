import { expect, it } from 'vitest'

import { specificationWords, translatedSpecification } from './translated-specification.ts'

it('A specification has the label that is written before its colon, if there is one', () => {
  expect(specificationWords('Care: wash at 30 °C: no more')).toEqual({
    label: 'Care',
    value: 'wash at 30 °C: no more',
  })
  expect(specificationWords('One chest pocket')).toEqual({ label: '', value: 'One chest pocket' })
})

it('A line is translated as a whole where its label means something else there, and by its parts elsewhere', () => {
  const specifications = { Case: 'Gehäuse', 'Case: felt': 'Etui: Filz', steel: 'Stahl' }
  expect(translatedSpecification('Case: felt', { specifications })).toEqual({ label: 'Etui', value: 'Filz' })
  expect(translatedSpecification('Case: steel', { specifications })).toEqual({
    label: 'Gehäuse',
    value: 'Stahl',
  })
  expect(translatedSpecification('Case: 19 g', { specifications })).toEqual({
    label: 'Gehäuse',
    value: '19 g',
  })
  expect(translatedSpecification('Case: brass', { specifications })).toBeUndefined()
})
