import { describe, expect, it } from 'vitest'
import { allPhases, onlyPhase } from './phases.ts'

const count = 8
const shards = Array.from({ length: count }, (_, at) =>
  allPhases({ smoke: false, shard: { index: at + 1, count } }),
)

describe('the phases of a test run', () => {
  it('each run in one shard, and those that are split in every shard', () => {
    const runs = (directory: string) =>
      shards.filter((phases) => phases.some((phase) => phase.directory === directory)).length
    const whole = ['commerce-client', 'admin-client', 'storefront-core', 'fake-backend']
    expect(whole.map((name) => runs(`packages/${name}`))).toEqual([1, 1, 1, 1])
    expect(runs('examples')).toBe(1)
    expect(runs('apps/backend')).toBe(count)
    expect(runs('e2e')).toBe(count)
  })

  it('take only what is tagged for the test command', () => {
    const phases = allPhases({ smoke: true })
    expect(phases.find(({ directory }) => directory === 'e2e')?.args).toContain('--grep=@smoke')
    const files = phases.find(({ directory }) => directory === 'apps/backend')?.args ?? []
    expect(files).toContain('test/contract/own-order.contract.ts')
    expect(files).not.toContain('test/contract/payment-histories.contract.ts')
  })

  it('are one with its own arguments, where it is named', () => {
    expect(onlyPhase('backend', ['order-lookup'])).toMatchObject([
      { directory: 'apps/backend', args: ['order-lookup', '--passWithNoTests'] },
    ])
    expect(onlyPhase('import', [])).toMatchObject([
      { directory: 'packages/admin-client', script: 'large-import' },
    ])
    expect(() => onlyPhase('nothing', [])).toThrow('--only takes one of client, admin')
  })
})
