import { Client } from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { anyEmail, ask, done, signInAdmin, signInDemo } from '../support/backend'
import { eventually } from '../support/eventually'
import { startMailServer, type Answer, type MailServer } from '../support/mail-server'
import { at, listAt, textAt } from '../support/read'

/** The job runs each minute, and two of its runs may be needed. */
const untilJobRan = 150

let server: MailServer
let database: Client
let admin: string
const owner = anyEmail('owner')

beforeAll(async () => {
  server = await startMailServer(Number(process.env['MAIL_PORT']))
  database = new Client({ connectionString: process.env['DATABASE_URL'] })
  await database.connect()
  admin = await signInAdmin()
  await done('POST', '/admin/owner-letters', { bearer: admin, body: { addresses: [owner] } })
})

afterAll(async () => {
  await database.end()
  await server.close()
})

/** Lets the backend write a mail with a secret link. A real account would get a mail about its address as well. */
async function forgetPassword(...answers: readonly Answer[]): Promise<string> {
  const email = anyEmail('forgetful')
  server.plan(email, answers)
  await done('POST', '/auth/customer/emailpass/register', { body: { email, password: 'a-long-password' } })
  await database.query(
    `update auth_identity set app_metadata = '{"customer_id": "cus_of_a_test"}'
      where id = (select auth_identity_id from provider_identity where entity_id = $1)`,
    [email],
  )
  await done('POST', '/auth/customer/emailpass/reset-password', { body: { identifier: email } })
  return email
}

async function mailTo(email: string): Promise<unknown> {
  const found = await done('GET', `/admin/mails?q=${encodeURIComponent(email)}`, { bearer: admin })
  return listAt(found, 'mails')[0]
}

const mailWith = async (email: string, fields: Readonly<Record<string, unknown>>, seconds?: number) =>
  eventually(
    `mail with ${JSON.stringify(fields)}`,
    async () => {
      const mail = await mailTo(email)
      const agrees = Object.entries(fields).every(([name, value]) => at(mail, name) === value)
      return agrees ? mail : undefined
    },
    seconds,
  )

const retry = async (mail: unknown) =>
  ask('POST', `/admin/mails/${textAt(mail, 'id')}/retry`, { bearer: admin })

const messageId = (source: string): string | undefined => /^Message-ID: (.+)$/im.exec(source)?.[1]

// At the same time, because some wait for the job.
describe.concurrent('A mail', () => {
  it('that the server accepts is sent once, and its content is deleted', async () => {
    const email = await forgetPassword()
    const mail = await mailWith(email, { status: 'sent', attempts: 1, last_error: null })
    expect(server.received(email)).toHaveLength(1)
    const { rows } = await database.query('select content from queued_mail where id = $1', [at(mail, 'id')])
    expect(rows).toEqual([{ content: null }])
  })

  it('that is refused for now is sent by the job', { timeout: untilJobRan * 1000 }, async () => {
    const email = await forgetPassword({ code: 450 })
    await mailWith(email, { status: 'sent', attempts: 2 }, untilJobRan)
    expect(server.received(email)).toHaveLength(1)
  })

  it('that is refused each time ends in the dead letters', { timeout: untilJobRan * 1000 }, async () => {
    const email = await forgetPassword({ code: 450 }, { code: 451 }, { code: 452 })
    const mail = await mailWith(email, { status: 'failed' }, untilJobRan)
    expect(mail).toMatchObject({ attempts: 2, next_attempt_at: null })
    expect(textAt(mail, 'last_error')).toContain('451')
    expect(server.attempts(email)).toBe(2)
  })

  it('that is refused for good is a dead letter at once, until an administrator sends it again', async () => {
    const email = await forgetPassword({ code: 550 })
    const mail = await mailWith(email, { status: 'failed', attempts: 1 })
    expect(textAt(mail, 'last_error')).toContain('550')
    expect(await retry(mail)).toMatchObject({ status: 200, body: { mail: { status: 'sent' } } })
    expect(server.received(email)).toHaveLength(1)
  })

  it(
    'whose acceptance was not heard is sent again, with the same Message-ID',
    { timeout: untilJobRan * 1000 },
    async () => {
      const email = await forgetPassword('lose-answer')
      await mailWith(email, { status: 'sent', attempts: 2 }, untilJobRan)
      const [first, second, ...more] = server.received(email).map(messageId)
      expect([first, more]).toEqual([second, []])
      expect(first).toMatch(/^<mail_\w+@umber-ecru\.example>$/)
    },
  )

  it(
    'whose process died during the attempt is sent by the job',
    { timeout: untilJobRan * 1000 },
    async () => {
      const email = await forgetPassword({ code: 550 })
      const { id } = (await mailWith(email, { status: 'failed' })) as { readonly id: string }
      const claim = `update queued_mail set status = 'waiting', next_attempt_at = now() - interval '11 minutes',
      claimed_until = now() + $2 * interval '1 second' where id = $1`
      await database.query(claim, [id, 600])
      expect((await retry({ id })).status).toBe(200)
      expect(server.attempts(email), 'while the claim stands').toBe(1)
      await database.query(claim, [id, -1])
      await mailWith(email, { status: 'sent' }, untilJobRan)
      expect(server.received(email)).toHaveLength(1)
    },
  )

  it(
    'whose process died during its last attempt has one more, and is a dead letter if that fails',
    { timeout: untilJobRan * 1000 },
    async () => {
      const email = await forgetPassword({ code: 550 }, { code: 450 })
      const { id } = (await mailWith(email, { status: 'failed' })) as { readonly id: string }
      await database.query(
        `update queued_mail set status = 'waiting', attempts = 2, next_attempt_at = now() - interval '11 minutes',
        claimed_until = now() - interval '1 second' where id = $1`,
        [id],
      )
      const mail = await mailWith(email, { status: 'failed', attempts: 3 }, untilJobRan)
      expect(textAt(mail, 'last_error')).toContain('450')
      expect(await retry(mail)).toMatchObject({ status: 200, body: { mail: { status: 'sent' } } })
      expect(server.received(email)).toHaveLength(1)
    },
  )

  it('is sent once by simultaneous requests', async () => {
    const email = await forgetPassword({ code: 550 })
    const mail = await mailWith(email, { status: 'failed' })
    await Promise.all([1, 2, 3, 4, 5].map(async () => retry(mail)))
    await mailWith(email, { status: 'sent' })
    expect(server.received(email)).toHaveLength(1)
    expect(await retry(mail)).toMatchObject({ status: 400, body: { type: 'not_allowed' } })
    expect(server.received(email)).toHaveLength(1)
  })

  it('whose link has expired is not sent, and its content is deleted', async () => {
    const email = await forgetPassword({ code: 550 })
    const mail = await mailWith(email, { status: 'failed' })
    const lifetime = Date.parse(textAt(mail, 'expires_at')) - Date.parse(textAt(mail, 'created_at'))
    expect(Math.round(lifetime / 60_000)).toBe(15)
    await database.query('update queued_mail set expires_at = now() where id = $1', [at(mail, 'id')])
    expect(await retry(mail)).toMatchObject({ status: 400, body: { type: 'not_allowed' } })
    expect(await mailTo(email)).toMatchObject({ status: 'failed', next_attempt_at: null })
    const { rows } = await database.query('select content from queued_mail where id = $1', [at(mail, 'id')])
    expect(rows).toEqual([{ content: null }])
    expect(server.received(email)).toEqual([])
  })

  it('is discarded, unless it was sent', async () => {
    const email = await forgetPassword({ code: 550 })
    const path = `/admin/mails/${textAt(await mailWith(email, { status: 'failed' }), 'id')}`
    await done('DELETE', path, { bearer: admin })
    expect(await mailTo(email)).toBeUndefined()
    expect((await ask('DELETE', path, { bearer: admin })).status).toBe(404)
    const sent = await mailWith(await forgetPassword(), { status: 'sent' })
    const refused = await ask('DELETE', `/admin/mails/${textAt(sent, 'id')}`, { bearer: admin })
    expect(refused).toMatchObject({ status: 400, body: { type: 'not_allowed' } })
  })

  it('that is not sent is encrypted in the database', async () => {
    const email = await forgetPassword({ code: 550 })
    const mail = await mailWith(email, { status: 'failed' })
    const { rows } = await database.query('select * from queued_mail where id = $1', [at(mail, 'id')])
    const [row] = rows as readonly { readonly content: string }[]
    expect(JSON.stringify(row) + Buffer.from(row?.content ?? '', 'base64').toString()).not.toContain('token=')
    expect(row?.content.length).toBeGreaterThan(100)
  })
})

it('The owner is told of mails that could not be sent, at most once an hour', async () => {
  for (let times = 0; times < 2; times += 1)
    await mailWith(await forgetPassword({ code: 550 }), { status: 'failed' })
  await mailWith(owner, { status: 'sent', template: 'dead-letter' })
  const received = server.received(owner)
  expect(received[0]).toContain('Subject: A mail could not be sent')
  // The hour may have ended meanwhile.
  expect(received.length).toBeLessThanOrEqual(2)
})

describe('The list of mails', () => {
  const fields = [
    'attempts',
    'created_at',
    'expires_at',
    'id',
    'last_error',
    'next_attempt_at',
    'sent_at',
    'status',
    'subject',
    'template',
    'to',
  ]

  it.each(['', '&fields=*', '&fields=%2Bcontent', '&fields=id,content'])(
    'never has the content of a mail: %s',
    async (query) => {
      const email = await forgetPassword({ code: 550 })
      await mailWith(email, { status: 'failed' })
      const path = `/admin/mails?q=${encodeURIComponent(email)}${query}`
      const { status, body } = await ask('GET', path, { bearer: admin })
      if (status === 400) return
      const [mail] = listAt(body, 'mails') as readonly object[]
      for (const name of Object.keys(mail ?? {})) expect(fields).toContain(name)
    },
  )

  it('answers a retry with the same fields', async () => {
    const mail = await mailWith(await forgetPassword({ code: 550 }), { status: 'failed' })
    expect(Object.keys(at((await retry(mail)).body, 'mail') as object).toSorted()).toEqual(fields)
  })

  it('is filtered by status, the latest first', async () => {
    const email = await forgetPassword({ code: 550 })
    await mailWith(email, { status: 'failed' })
    const failed = await done('GET', '/admin/mails?status=failed&limit=5', { bearer: admin })
    expect(failed).toMatchObject({ limit: 5, offset: 0 })
    expect(textAt(failed, 'mails.0.to')).toBe(email)
    for (const mail of listAt(failed, 'mails')) expect(at(mail, 'status')).toBe('failed')
    expect((await ask('GET', '/admin/mails?status=lost', { bearer: admin })).status).toBe(400)
  })

  it.each([
    ['GET', '/admin/mails'],
    ['POST', '/admin/mails/mail_1/retry'],
    ['DELETE', '/admin/mails/mail_1'],
  ])('requires an administrator: %s %s', async (method, path) => {
    expect((await ask(method, path)).status).toBe(401)
    expect((await ask(method, path, { bearer: await signInDemo() })).status).toBe(401)
  })
})
