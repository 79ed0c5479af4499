import { once } from 'node:events'
import { createServer, type AddressInfo, type Socket } from 'node:net'
import { afterEach, describe, expect, it } from 'vitest'
import type { Scope } from '../parts/part.ts'
import { Refusal } from '../refusal.ts'
import { requirements } from './requirements.ts'
import { checkKeyAtBackend, checkMail, checkRedis } from './services.ts'

/** In milliseconds: for servers that never answer. */
const patience = 100

const open: (() => Promise<void>)[] = []
afterEach(async () => {
  for (const close of open.splice(0)) await close()
})

/** A server on this machine. Returns its port. */
async function listen(serve: (socket: Socket) => void): Promise<number> {
  const sockets = new Set<Socket>()
  const server = createServer((socket) => {
    sockets.add(socket)
    // The client may leave in the middle.
    socket.on('error', () => undefined)
    serve(socket)
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  open.push(async () => {
    server.close()
    for (const socket of sockets) socket.destroy()
    await once(server, 'close')
  })
  return (server.address() as AddressInfo).port
}

async function closedPort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  server.close()
  await once(server, 'close')
  return port
}

const silent = (): void => undefined

async function refusalOf(check: Promise<string>): Promise<string> {
  const error: unknown = await check.catch((reason: unknown) => reason)
  expect(error).toBeInstanceOf(Refusal)
  return error instanceof Refusal ? error.message : ''
}

describe('Redis', () => {
  /** A Redis that answers commands by their name, and others with OK. */
  const redisThat =
    (answers: Readonly<Record<string, string>>) =>
    (socket: Socket): void => {
      socket.on('data', (chunk) => {
        for (const [, name = ''] of chunk.toString().matchAll(/^\*\d+\r\n\$\d+\r\n(\w+)\r\n/gm))
          socket.write(`${answers[name.toLowerCase()] ?? answers['any'] ?? '+OK'}\r\n`)
      })
    }
  const at = (port: number) => `redis://:secret-password@127.0.0.1:${port}`

  it('that answers is accepted', async () => {
    const port = await listen(redisThat({ ping: '+PONG', info: '$17\r\nredis_version:7.4' }))
    expect(await checkRedis(at(port))).toBe('answers')
  })

  it('that wants a password is refused', async () => {
    const port = await listen(redisThat({ any: '-NOAUTH Authentication required.' }))
    expect(await refusalOf(checkRedis(`redis://127.0.0.1:${port}`))).toContain('NOAUTH')
  })

  it('that refuses the password is refused, without naming it', async () => {
    const wrong = '-WRONGPASS invalid username-password pair or user is disabled.'
    const port = await listen(redisThat({ auth: wrong, any: '-NOAUTH Authentication required.' }))
    const message = await refusalOf(checkRedis(at(port)))
    expect(message).toContain('WRONGPASS')
    expect(message).not.toContain('secret-password')
  })

  it('that is not there is refused', async () => {
    expect(await refusalOf(checkRedis(at(await closedPort()), patience))).toContain('ECONNREFUSED')
  })

  it('that never answers is refused after a while', async () => {
    expect(await refusalOf(checkRedis(at(await listen(silent)), patience))).toContain('does not answer')
  })
})

describe('The backend of a shop without one on its machine', () => {
  /** A backend that knows one key. */
  const backendThatKnows = (key: string) => (socket: Socket) => {
    socket.on('data', (chunk) => {
      const request = chunk.toString()
      const isKnown =
        request.startsWith('GET /store/') && request.includes(`x-publishable-api-key: ${key}\r\n`)
      socket.end(`HTTP/1.1 ${isKnown ? '200 OK' : '400 Bad Request'}\r\nContent-Length: 0\r\n\r\n`)
    })
  }
  const at = (port: number) => `http://127.0.0.1:${port}/`

  it('that knows the key is accepted', async () => {
    const url = at(await listen(backendThatKnows('pk_1')))
    expect(await checkKeyAtBackend(url, 'pk_1')).toBe('known to the backend')
  })

  it('that does not know the key is refused', async () => {
    const url = at(await listen(backendThatKnows('pk_2')))
    const error: unknown = await checkKeyAtBackend(url, 'pk_1').catch((reason: unknown) => reason)
    expect(error).toBeInstanceOf(Refusal)
    expect(String(error)).toContain('does not accept the PUBLISHABLE_KEY')
  })

  it('that is away is told', async () => {
    const advice = { advice: expect.stringContaining('does not answer') }
    expect(await checkKeyAtBackend(at(await closedPort()), 'pk_1', patience)).toEqual(advice)
    expect(await checkKeyAtBackend(at(await listen(silent)), 'pk_1', patience)).toEqual(advice)
  })

  it('is asked about the key when the shop is alone', () => {
    const variables = { BACKEND_URL: 'https://api.shop.example', PUBLISHABLE_KEY: 'pk_1' }
    const namesFor = (scope: Scope) =>
      requirements(variables, { scope, purpose: 'selling', shopFaults: () => [] }).map(({ name }) => name)
    expect(namesFor('shop')).toContain('Publishable key')
    expect(namesFor('backend')).not.toContain('Publishable key')
  })
})

describe('The mail server', () => {
  /** A mail server that answers commands by their name, and others with 250. */
  const smtpThat =
    (answers: Readonly<Record<string, string>>) =>
    (socket: Socket): void => {
      socket.write('220 mail.test\r\n')
      socket.on('data', (chunk) => {
        for (const line of chunk.toString().split('\r\n').filter(Boolean))
          socket.write(`${answers[line.split(' ', 1)[0] ?? ''] ?? '250 fine'}\r\n`)
      })
    }
  const at = (port: number, options = '') => `smtp://shop:secret-password@127.0.0.1:${port}${options}`
  const withLogin = { EHLO: '250-mail.test\r\n250 AUTH PLAIN' }

  it('that accepts the sign-in is accepted', async () => {
    const port = await listen(smtpThat({ ...withLogin, AUTH: '235 welcome' }))
    expect(await checkMail(at(port))).toBe('the mail server accepts the sign-in')
  })

  it('that refuses the sign-in is refused, without naming the password', async () => {
    const port = await listen(smtpThat({ ...withLogin, AUTH: '535 5.7.8 Authentication failed' }))
    const message = await refusalOf(checkMail(at(port)))
    expect(message).toContain('535 5.7.8 Authentication failed')
    expect(message).not.toContain('secret-password')
  })

  it('that has no STARTTLS is refused where that is required, before the password is sent', async () => {
    const said: string[] = []
    const serve = smtpThat({ ...withLogin, STARTTLS: '502 not implemented', AUTH: '235 welcome' })
    const port = await listen((socket) => {
      socket.on('data', (chunk) => said.push(chunk.toString()))
      serve(socket)
    })
    expect(await refusalOf(checkMail(at(port, '?requireTLS=true')))).toContain('STARTTLS')
    expect(said.join()).not.toContain('AUTH')
  })

  it('that is not there is refused', async () => {
    expect(await refusalOf(checkMail(at(await closedPort()), patience))).toContain('ECONNREFUSED')
  })

  it('that never greets is refused after a while', async () => {
    expect(await refusalOf(checkMail(at(await listen(silent)), patience))).toContain('does not work')
  })

  it('that falls silent after its greeting is refused after a while', async () => {
    const port = await listen((socket) => void socket.write('220 mail.test\r\n'))
    expect(await refusalOf(checkMail(at(port), patience))).toContain('does not work')
  })
})
