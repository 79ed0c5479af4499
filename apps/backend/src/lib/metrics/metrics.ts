import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client'

/** What `GET /metrics` returns. */
export const registry = new Registry()

const registers = [registry]

export const requestDuration = new Histogram({
  name: 'http_request_duration_seconds',
  help: 'Duration of requests by method, route pattern and status class.',
  labelNames: ['method', 'route', 'status'],
  buckets: [0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30],
  registers,
})

export const ordersPlaced = new Counter({
  name: 'shop_orders_placed_total',
  help: 'Orders created from carts.',
  registers,
})

export const completionsFailed = new Counter({
  name: 'shop_completions_failed_total',
  help: 'Attempts to complete a cart that created no order, by the code of the error.',
  labelNames: ['reason'],
  registers,
})

export const rateLimited = new Counter({
  name: 'shop_rate_limited_total',
  help: 'Requests answered with 429, by the limit.',
  labelNames: ['limit'],
  registers,
})

export const emails = new Counter({
  name: 'shop_emails_total',
  help: 'Emails handed to the mail server, by the result.',
  labelNames: ['result'],
  registers,
})

export const databaseConnections = new Gauge({
  name: 'database_pool_connections',
  help: 'Connections of the pool that are used or free, and requests that wait for one.',
  labelNames: ['state'],
  registers,
})

export const queuedJobs = new Gauge({
  name: 'redis_queue_jobs',
  help: 'Jobs in the Redis queues of events and workflows.',
  labelNames: ['queue', 'state'],
  registers,
})

/** Memory, CPU, event loop and garbage collection. */
export function measureProcess(): void {
  collectDefaultMetrics({ register: registry })
}
