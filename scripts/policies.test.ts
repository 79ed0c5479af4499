import { expect, it } from 'vitest'
import { settingDefaults } from '../apps/backend/src/lib/shop-settings/defaults.ts'
import { figures, policies } from '../apps/web/src/content/policies.ts'
import { usualReturnDays as simulated } from '../packages/fake-backend/src/return-days.ts'

const { returnDays: enforced } = settingDefaults

it('The shop’s pages, the backend and the fake backend agree on the days for a return', () => {
  expect({ policies: policies.returnDays, figures: figures.returnDays, simulated }).toEqual({
    policies: enforced,
    figures: enforced,
    simulated: enforced,
  })
})
