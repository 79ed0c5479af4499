import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'

const program = `
import { takeLock } from ${JSON.stringify(fileURLToPath(new URL('lock.ts', import.meta.url)))}
while (Date.now() < Number(process.argv[2])) {}
try { takeLock(process.argv[1], 'start'); console.log('mine') } catch (error) { console.log(error.message) }
process.stdin.resume()
`

it('is taken by exactly one of several starters that find a dead holder at the same time', async () => {
  const directory = mkdtempSync(join(tmpdir(), 'lock-race-'))
  const file = join(directory, 'lock.json')
  writeFileSync(
    file,
    JSON.stringify({ pid: process.pid, started: 'long ago', token: 'dead', purpose: 'start' }),
  )
  const together = String(Date.now() + 1500)
  const args = [
    '--import',
    createRequire(import.meta.url).resolve('tsx'),
    '--input-type=module',
    '--eval',
    program,
    file,
    together,
  ]
  const starters = Array.from({ length: 6 }, () => spawn(process.execPath, args))
  const outputs = starters.map(async (starter) => {
    const line = await new Promise<string>((resolve) => {
      starter.stdout.once('data', (data: Buffer) => resolve(data.toString().trim()))
      void text(starter.stderr).then((problem) => resolve(`error: ${problem}`))
    })
    return line
  })
  const lines = await Promise.all(outputs)
  for (const starter of starters) starter.stdin.end()
  rmSync(directory, { recursive: true, force: true })
  expect(lines.filter((line) => line === 'mine')).toHaveLength(1)
  expect(lines.filter((line) => line.includes('already being started'))).toHaveLength(5)
})
