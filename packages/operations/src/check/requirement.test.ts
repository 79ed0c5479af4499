import { expect, it } from 'vitest'
import { Refusal } from '../refusal.ts'
import { checkRequirements } from './requirement.ts'

it('prints a line for each requirement, and is ready when all are met', async () => {
  const report = await checkRequirements([
    { name: 'Node', check: () => '20.19.0' },
    { name: 'Database', check: async () => 'umber on db:5432' },
    { name: 'Texts', check: () => ({ advice: 'one.\ntwo.' }) },
  ])
  expect(report).toEqual({
    isReady: true,
    lines: [
      'ok       Node: 20.19.0',
      'ok       Database: umber on db:5432',
      'advice   Texts: one.\n         two.',
    ],
  })
})

it('says what to do, and goes on with the next requirement', async () => {
  const report = await checkRequirements([
    {
      name: 'Database',
      check() {
        throw new Refusal('one.\ntwo.')
      },
    },
    { name: 'Redis', check: async () => Promise.reject(new Error('away')) },
    { name: 'Node', check: () => '20.19.0' },
  ])
  expect(report.isReady).toBe(false)
  expect(report.lines).toEqual([
    'problem  Database: one.\n         two.',
    'problem  Redis: away',
    'ok       Node: 20.19.0',
  ])
})
