import { expect, it } from 'vitest'
import { returnDays as enforced } from '../apps/backend/src/lib/returns/return-days.ts'
import { figures, policies } from '../apps/web/src/content/policies.ts'
import { returnDays as simulated } from '../packages/fake-backend/src/return-days.ts'

it('The shop’s pages, the backend and the fake backend agree on the days for a return', () => {
  expect({ policies: policies.returnDays, figures: figures.returnDays, simulated }).toEqual({
    policies: enforced,
    figures: enforced,
    simulated: enforced,
  })
})
