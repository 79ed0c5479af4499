import { limits, type Limit, type LimitName, type Limits } from '../rate-limit/limits'

/** Reads overrides from `RATE_LIMITS`: `order-by-email=50/3600,search-by-visitor=600/60` (times/seconds). */
export function readLimits(environment: Readonly<Record<string, string | undefined>>): Limits {
  const given = (environment['RATE_LIMITS'] ?? '').split(',').filter((text) => text.trim() !== '')
  return { ...limits, ...Object.fromEntries(given.map(readLimit)) }
}

function readLimit(text: string): readonly [LimitName, Limit] {
  const [, name = '', times = '', seconds = ''] = /^\s*([\w-]+)=(\d+)\/(\d+)\s*$/.exec(text) ?? []
  if (!isName(name) || Number(times) < 1 || Number(seconds) < 1) {
    throw new Error(
      `RATE_LIMITS: "${text.trim()}" is none. Write name=times/seconds; the names: ${Object.keys(limits).join(', ')}.`,
    )
  }
  return [name, { times: Number(times), seconds: Number(seconds) }]
}

const isName = (name: string): name is LimitName => Object.hasOwn(limits, name)
