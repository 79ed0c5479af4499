import { expect, it } from 'vitest'

import { redisModules } from './modules'

const redisUrl = 'redis://127.0.0.1:6379'

const moduleNamed = (name: string): unknown =>
  redisModules(redisUrl).find(
    (one) => typeof one === 'object' && 'resolve' in one && one.resolve === `@medusajs/medusa/${name}`,
  )

it('Jobs do not wait for a long one', () => {
  expect(moduleNamed('workflow-engine-redis')).toMatchObject({
    options: { redis: { redisUrl, jobWorkerOptions: { concurrency: 5 } } },
  })
})
