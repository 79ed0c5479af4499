import { describe, expect, it } from 'vitest'
import { progressAfter, type Progress, type ProgressEvent } from './progress.ts'

const after = (...events: readonly ProgressEvent[]) =>
  events.reduce<Progress>(progressAfter, { status: 'hidden' })

const ticks = (count: number) => Array.from({ length: count }, () => 'ticked' as const)
const percentOf = (progress: Progress) => (progress.status === 'climbing' ? progress.percent : Number.NaN)

describe('[ROUTE-05] the bar at the top', () => {
  it('climbs with every tick and never past 90 %', () => {
    const early = percentOf(after('started', ...ticks(1)))
    const later = percentOf(after('started', ...ticks(10)))
    const forever = percentOf(after('started', ...ticks(5000)))
    expect(early).toBeLessThan(later)
    expect(later).toBeLessThan(forever)
    expect(forever).toBeLessThanOrEqual(90)
  })

  it('is complete when the page has loaded, and then hidden', () => {
    expect(after('started', 'ticked', 'finished')).toEqual({ status: 'complete' })
    expect(after('started', 'ticked', 'finished', 'rested')).toEqual({ status: 'hidden' })
  })

  it('restarts when the next page loads before it is hidden', () => {
    expect(after('started', ...ticks(30), 'finished', 'started')).toEqual({ status: 'climbing', percent: 8 })
  })

  it('is not shown without a loading page', () => {
    expect(after('finished')).toEqual({ status: 'hidden' })
    expect(after('rested')).toEqual({ status: 'hidden' })
    expect(after('ticked')).toEqual({ status: 'hidden' })
  })
})
