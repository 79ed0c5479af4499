import http from 'node:http'
import https from 'node:https'
import { env } from 'node:process'

/*
 * Loaded before the backend (`node --import`): what it asks of api.stripe.com, over TLS, goes to the imitation instead.
 * Medusa's provider makes its own client of Stripe, without a host.
 */
const imitation = new URL(env.STRIPE_IMITATION_URL ?? 'http://127.0.0.1:9')
const request = https.request.bind(https)

https.request = (/** @type {unknown[]} */ ...args) => {
  const [options] = args
  if (typeof options !== 'object' || options === null || options.host !== 'api.stripe.com')
    return request(...args)
  const { method, path, headers } = options
  const { hostname, port } = imitation
  const redirected = http.request({ method, headers, hostname, port, path: `/api.stripe.com${path}` })
  // The client waits for TLS before it writes.
  redirected.once('socket', (socket) => {
    if (socket.connecting) socket.once('connect', () => socket.emit('secureConnect'))
  })
  return redirected
}
