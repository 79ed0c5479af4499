import { describe, expect, it } from 'vitest'
import { describeSamples, errorRate, percentile, slope } from './figures.ts'

const sample = (route: string, milliseconds: number, status?: number) => ({ route, milliseconds, status })

describe('Figures', () => {
  it('have percentiles of sorted numbers', () => {
    const numbers = Array.from({ length: 100 }, (_, index) => index + 1)
    expect([0.5, 0.95, 0.99, 1].map((share) => percentile(numbers, share))).toEqual([50, 95, 99, 100])
    expect(percentile([], 0.5)).toBe(0)
    expect(percentile([7], 0.01)).toBe(7)
  })

  it('count a request without an answer and a 500 as errors, and a refusal not', () => {
    const samples = [
      sample('GET /', 5, 200),
      sample('GET /', 5, 409),
      sample('GET /', 5, 502),
      sample('GET /', 5),
    ]
    expect(errorRate(samples)).toBe('50.00 %')
    expect(errorRate([])).toBe('0.00 %')
  })

  it('list the most frequent route first', () => {
    const lines = describeSamples([
      sample('GET /a', 1, 200),
      sample('GET /b', 2, 200),
      sample('GET /b', 4, 500),
    ])
    expect(lines.split('\n').map((line) => line.split(/\s{2,}/)[0])).toEqual([
      'route',
      'GET /b',
      'GET /a',
      'all',
    ])
  })

  it('have the slope of a line', () => {
    expect(
      slope([
        [0, 1],
        [1, 3],
        [2, 5],
      ]),
    ).toBe(2)
    expect(slope([[1, 4]])).toBe(0)
  })
})
