import { mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { afterEach, beforeEach, expect, it } from 'vitest'

import { keepMail, keptMail, keptMails } from './outbox'
import { OutboxMailService } from './service'

let parent: string
let directory: string

beforeEach(() => {
  parent = mkdtempSync(join(tmpdir(), 'outbox-'))
  directory = join(parent, 'outbox')
})
afterEach(() => rmSync(parent, { recursive: true }))

const mail = (subject: string) => ({ to: 'asha@example.com', subject, text: 'text', html: '<p>html</p>' })

it('An outbox stores each email in a file that is unreadable for other users', async () => {
  const id = await keepMail(directory, mail('Hello'))
  const [name = ''] = readdirSync(directory)
  expect(name).toBe(`${id}.json`)
  expect(statSync(join(directory, name)).mode & 0o077).toBe(0)
  expect(await keptMail(directory, id)).toMatchObject({ id, ...mail('Hello') })
})

it('An outbox lists the latest email first, and is empty without emails', async () => {
  expect(await keptMails(directory)).toEqual([])
  await keepMail(directory, mail('first'))
  await new Promise((resolve) => setTimeout(resolve, 5))
  await keepMail(directory, mail('second'))
  expect((await keptMails(directory)).map(({ subject }) => subject)).toEqual(['second', 'first'])
})

it('An outbox returns only its own emails', async () => {
  writeFileSync(join(parent, 'secrets.json'), '{}')
  await keepMail(directory, mail('Hello'))
  expect(await keptMail(directory, '../secrets')).toBeUndefined()
  expect(await keptMail(directory, '20261121-00000000')).toBeUndefined()
})

it('An outbox keeps the files that come with an email', async () => {
  const file = { filename: 'UE-000105.pdf', contentType: 'application/pdf', content: 'JVBERi0=' }
  const { contentType, ...rest } = file
  await new OutboxMailService({}, { directory }).send({
    to: 'asha@example.com',
    channel: 'email',
    template: 'order-placed',
    content: { subject: 'Your order', text: 'text', html: '' },
    attachments: [{ ...rest, content_type: contentType }],
  })
  expect(await keptMails(directory)).toMatchObject([{ subject: 'Your order', attachments: [file] }])
})
