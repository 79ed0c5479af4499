import type { InputConfigModules } from '@medusajs/framework/types'

/** Moves state from process memory to Redis, so that several processes share it and it survives a restart. */
export function redisModules(redisUrl: string): InputConfigModules {
  return [
    { resolve: '@medusajs/medusa/event-bus-redis', options: { redisUrl } },
    { resolve: '@medusajs/medusa/cache-redis', options: { redisUrl } },
    { resolve: '@medusajs/medusa/workflow-engine-redis', options: { redis: { redisUrl } } },
    {
      resolve: '@medusajs/medusa/locking',
      options: {
        providers: [
          {
            id: 'locking-redis',
            resolve: '@medusajs/medusa/locking-redis',
            is_default: true,
            options: { redisUrl },
          },
        ],
      },
    },
  ]
}
