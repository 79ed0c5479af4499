import { expect, it } from 'vitest'

import { redisModules } from './modules'

const redisUrl = 'redis://127.0.0.1:6379'

const moduleNamed = (name: string): unknown =>
  redisModules(redisUrl).find(
    (one) => typeof one === 'object' && 'resolve' in one && one.resolve === `@medusajs/medusa/${name}`,
  )

it('An event whose subscriber has failed is handled again, after growing pauses', () => {
  expect(moduleNamed('event-bus-redis')).toMatchObject({
    options: { redisUrl, jobOptions: { attempts: 5, backoff: { type: 'exponential', delay: 2000 } } },
  })
})

it('A request does not wait for a Redis that is away, and no event is given up', () => {
  const redisOptions = { commandTimeout: 5_000 }
  expect(moduleNamed('cache-redis')).toMatchObject({ options: { redisUrl, redisOptions } })
  expect(moduleNamed('locking')).toMatchObject({
    options: { providers: [{ options: { redisUrl, redisOptions } }] },
  })
  for (const name of ['event-bus-redis', 'workflow-engine-redis'])
    expect(JSON.stringify(moduleNamed(name))).not.toContain('commandTimeout')
})

it('Jobs do not wait for a long one', () => {
  expect(moduleNamed('workflow-engine-redis')).toMatchObject({
    options: { redis: { redisUrl, jobWorkerOptions: { concurrency: 5 } } },
  })
})
