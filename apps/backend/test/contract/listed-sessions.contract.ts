/** @module-tag smoke */
import { expect, it } from 'vitest'

import { ask, backendUrl, done, signIn, signUp } from '../support/backend'
import { at, listAt, textAt } from '../support/read'

const me = '/store/customers/me'
const path = `${me}/sessions`
const password = 'a-long-password'
const agents = {
  phone:
    'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36',
  mac: 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10.15; rv:142.0) Gecko/20100101 Firefox/142.0',
}

const statusOf = async (bearer: string) => (await ask('GET', me, { bearer })).status
const listed = async (bearer: string) => listAt(await done('GET', path, { bearer }), 'sessions')

/** A request with the name of a browser. */
async function askWith(agent: string, bearer: string): Promise<void> {
  const headers = {
    authorization: `Bearer ${bearer}`,
    'user-agent': agent,
    'x-publishable-api-key': process.env['PUBLISHABLE_KEY'] ?? '',
  }
  expect((await fetch(`${backendUrl}${me}`, { headers })).status).toBe(200)
}

/** Sign-ins are told apart by their second. */
const nextSecond = async () => new Promise((go) => setTimeout(go, 1_100))

async function onThreeDevices() {
  const { email, token } = await signUp()
  await nextSecond()
  const phone = await signIn('customer', email, password)
  await nextSecond()
  const mac = await signIn('customer', email, password)
  await askWith(agents.phone, phone)
  await askWith(agents.mac, mac)
  return { email, first: token, phone, mac }
}

it('A session that is ended from another one is refused at its next request, and the others stay', async () => {
  const { first, phone, mac } = await onThreeDevices()
  expect(await statusOf(first)).toBe(200)
  const before = await listed(mac)
  expect(before.filter((one) => at(one, 'is_current') === true)).toMatchObject([
    { browser: 'Firefox', system: 'macOS' },
  ])
  const ofPhone = before.find((one) => at(one, 'system') === 'Android')
  expect(ofPhone).toMatchObject({ browser: 'Chrome', is_current: false })
  const stranger = await signUp()
  const id = textAt(ofPhone, 'id')
  expect((await ask('DELETE', `${path}/${id}`, { bearer: stranger.token })).status).toBe(404)
  expect((await ask('DELETE', `${path}/${id}`)).status).toBe(401)
  expect(await statusOf(phone)).toBe(200)

  expect((await ask('DELETE', `${path}/${id}`, { bearer: mac })).status).toBe(200)
  expect(await Promise.all([phone, mac, first].map(statusOf))).toEqual([401, 200, 200])
  expect((await listed(mac)).map((one) => at(one, 'system'))).not.toContain('Android')
  expect((await ask('DELETE', `${path}/${id}`, { bearer: mac })).status).toBe(404)
}, 60_000)

it('All others are ended at once, and this one goes on', async () => {
  const { first, phone, mac } = await onThreeDevices()
  const ended = await ask('DELETE', path, { bearer: mac })
  expect(ended.status).toBe(200)
  const here = textAt(ended.body, 'token')
  expect(await Promise.all([here, mac, phone, first].map(statusOf))).toEqual([200, 401, 401, 401])
  expect(await listed(here)).toMatchObject([{ is_current: true }])
}, 60_000)

it('Sessions are among a customer’s own data', async () => {
  const { token } = await signUp()
  await askWith(agents.mac, token)
  const { data } = (await done('GET', `${me}/data`, { bearer: token })) as { data: unknown }
  expect(listAt(data, 'sessions').length).toBeGreaterThan(0)
})
