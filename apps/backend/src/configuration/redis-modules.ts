import type { InputConfigModules } from '@medusajs/framework/types'

/** What Medusa otherwise keeps in the memory of one process, so that several can share it and a restart loses none. */
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
