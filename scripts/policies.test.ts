import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { settingDefaults } from '../apps/backend/src/lib/shop-settings/defaults.ts'
import { policies } from '../apps/web/src/content/policies.ts'
import { usualReturnDays as simulated } from '../packages/fake-backend/src/return-days.ts'

const { returnDays: enforced } = settingDefaults

/** The demonstration's pages state the days in their texts. */
const demonstration = ['faq', 'help', 'legal', 'shipping-policy']
  .map((area) => readFileSync(join(import.meta.dirname, `../apps/web/messages/en/${area}.json`), 'utf8'))
  .join('\n')
const daysIn = (text: string) => [
  ...new Set([...text.matchAll(/(\d+) days (?:of|from) delivery/g)].map(([, days]) => Number(days))),
]

it('The shop’s pages, the backend and the fake backend agree on the days for a return', () => {
  expect({ policies: policies.returnDays, demonstration: daysIn(demonstration), simulated }).toEqual({
    policies: enforced,
    demonstration: [enforced],
    simulated: enforced,
  })
})
