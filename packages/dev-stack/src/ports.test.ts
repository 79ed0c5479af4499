import { createServer, type Server } from 'node:net'
import { afterEach, describe, expect, it } from 'vitest'
import { choosePort, choosePorts, freePort, portObstacle, readPort } from './ports.ts'

const open: Server[] = []

afterEach(async () => {
  for (const server of open.splice(0)) await new Promise((resolve) => server.close(resolve))
})

async function occupy(host: string, port = 0): Promise<number> {
  const server = createServer()
  open.push(server)
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, host, resolve)
  })
  const address = server.address()
  return typeof address === 'object' && address !== null ? address.port : 0
}

describe('a port', () => {
  it('in use on loopback or on all addresses is taken', async () => {
    for (const host of ['127.0.0.1', '0.0.0.0']) {
      const port = await occupy(host)
      expect([host, await portObstacle(port)]).toEqual([host, 'is taken'])
    }
  })

  it('that is unused is free', async () => {
    expect(await portObstacle(await freePort())).toBeUndefined()
  })

  it('that is free is not returned twice', async () => {
    const ports = await Promise.all(Array.from({ length: 50 }, async () => freePort()))
    expect(new Set(ports).size).toBe(50)
  })

  it('is parsed from a text, which is quoted when it is invalid', () => {
    expect(readPort('8600', '--port')).toEqual({ port: 8600, by: '--port' })
    for (const text of ['0', '65536', '80a', '-1', '8e3', '']) {
      expect(() => readPort(text, 'SHOP_PORT')).toThrow(
        `SHOP_PORT must be a port from 1 to 65535, not "${text}".`,
      )
    }
  })
})

describe('choosing a port', () => {
  const purpose = 'the shop'

  it('skips a taken default port, with a note', async () => {
    const preferred = await occupy('127.0.0.1')
    const notes: string[] = []
    const port = await choosePort({
      purpose,
      preferred,
      avoid: [preferred + 1],
      note: (line) => notes.push(line),
    })
    expect(port).toBeGreaterThan(preferred + 1)
    expect(notes).toEqual([`Port ${preferred} is taken, so the shop uses ${port}.`])
  })

  it('refuses a taken port that was requested, and names it', async () => {
    const port = await occupy('127.0.0.1')
    const wish = { purpose, preferred: 8000, asked: { port, by: '--port' }, note: () => {} }
    await expect(choosePort(wish)).rejects.toThrow(`Port ${port} for the shop (--port) is taken.`)
  })

  it('refuses to use one port twice', async () => {
    const port = await freePort()
    const wish = { purpose, preferred: 8000, asked: { port, by: '--port' }, avoid: [port], note: () => {} }
    await expect(choosePort(wish)).rejects.toThrow('used twice')
  })
})

describe('the ports of a stack', () => {
  const deps = { liveBeside: true, note: () => {} }

  it('has the live shop beside at the next free one, without the one that the backend asks for', async () => {
    const shop = await freePort()
    const asked = { port: shop, by: '--port' }
    const backend = { port: shop + 1, by: '--backend-port' }
    const ports = await choosePorts({ kind: 'usual', shop: asked, backend }, deps)
    expect(ports).toMatchObject({ shop, backend: shop + 1 })
    expect(ports.live).toBeGreaterThan(shop + 1)
    const alone = await choosePorts({ kind: 'usual', shop: asked, backend }, { ...deps, liveBeside: false })
    expect(alone.live).toBeUndefined()
  })
})
