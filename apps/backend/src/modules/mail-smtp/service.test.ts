import { createServer, type AddressInfo, type Server } from 'node:net'

import { afterEach, expect, it } from 'vitest'

import { SmtpMailService } from './service'

let server: Server

/** A minimal SMTP server for one email; returns what it received. */
async function mailServer(): Promise<{ url: string; said: () => string }> {
  let said = ''
  server = createServer((socket) => {
    let isEmail = false
    socket.write('220 ready\r\n')
    socket.on('data', (chunk) => {
      said += chunk.toString()
      if (isEmail) {
        if (!said.endsWith('\r\n.\r\n')) return
        isEmail = false
        socket.write('250 kept\r\n')
      } else if (chunk.toString().startsWith('DATA')) {
        isEmail = true
        socket.write('354 go on\r\n')
      } else if (chunk.toString().startsWith('QUIT')) socket.end('221 bye\r\n')
      else socket.write('250 fine\r\n')
    })
  })
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve))
  return { url: `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`, said: () => said }
}

afterEach(() => void server.close())

it('A mail server receives the email, its sender and its recipient', async () => {
  const { url, said } = await mailServer()
  const service = new SmtpMailService({}, { url, from: 'Umber & Ecru <shop@example.com>' })
  const { id } = await service.send({
    to: 'asha@example.com',
    channel: 'email',
    template: 'password-reset',
    content: { subject: 'Set a new password', text: 'in plain text', html: '<p>in HTML</p>' },
  })
  expect(id).toMatch(/^<.+>$/)
  for (const part of [
    'MAIL FROM:<shop@example.com>',
    'RCPT TO:<asha@example.com>',
    'Subject: Set a new password',
    'in plain text',
    '<p>in HTML</p>',
  ]) {
    expect(said()).toContain(part)
  }
})

it('A mail server that cannot be reached is an error without the content of the email', async () => {
  const { url } = await mailServer()
  await new Promise((resolve) => void server.close(resolve))
  const service = new SmtpMailService({}, { url, from: 'shop@example.com' })
  const content = { subject: 'Secret', text: 'token=abc', html: '' }
  const failure: unknown = await service
    .send({ to: 'asha@example.com', channel: 'email', template: 'x', content })
    .catch((error: unknown) => error)
  expect(failure).toBeInstanceOf(Error)
  expect(String(failure)).not.toContain('abc')
})

it('A mail server is given one recipient, whatever the text of it is', async () => {
  const { url, said } = await mailServer()
  const service = new SmtpMailService({}, { url, from: 'shop@example.com' })
  await service
    .send({
      to: 'a@victims.example,b@victims.example',
      channel: 'email',
      template: 'x',
      content: { subject: 'Hello', text: 'Hello', html: '' },
    })
    .catch(() => undefined)
  expect(said()).not.toContain('RCPT TO:<b@victims.example>')
})

it('A mail server receives the files that come with a mail', async () => {
  const { url, said } = await mailServer()
  const service = new SmtpMailService({}, { url, from: 'shop@example.com' })
  const content = Buffer.from('%PDF-1.7 an invoice').toString('base64')
  await service.send({
    to: 'asha@example.com',
    channel: 'email',
    template: 'order-placed',
    content: { subject: 'Your order', text: 'in plain text', html: '<p>in HTML</p>' },
    attachments: [{ filename: 'UE-000105.pdf', content_type: 'application/pdf', content }],
  })
  for (const part of [
    'Content-Type: application/pdf; name=UE-000105.pdf',
    'Content-Disposition: attachment; filename=UE-000105.pdf',
    content,
  ])
    expect(said()).toContain(part)
})
