import { expect, it } from 'vitest'

import { specificationFrom } from './product-content'

it('a specification has the label that is written before its colon, if there is one', () => {
  expect(specificationFrom('Care: wash at 30 °C: no more')).toEqual({
    label: 'Care',
    value: 'wash at 30 °C: no more',
  })
  expect(specificationFrom('One chest pocket')).toEqual({ label: '', value: 'One chest pocket' })
})
