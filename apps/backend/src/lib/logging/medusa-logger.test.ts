import { describe, expect, it, vi } from 'vitest'

import { createLog } from './log'
import { medusaLogger } from './medusa-logger'

function logger(level?: string) {
  const lines: string[] = []
  const log = createLog({ LOG_LEVEL: level }, { write: (line) => void lines.push(line) })
  const read = () => lines.map((line) => JSON.parse(line) as Readonly<Record<string, unknown>>)
  return { medusa: medusaLogger(log), read }
}

describe("Medusa's logger", () => {
  it('writes an object for each line, with its level by name', () => {
    const { medusa, read } = logger('silly')
    for (const level of ['warn', 'info', 'http', 'verbose', 'debug', 'silly'] as const)
      medusa[level](`a ${level}`)
    expect(read().map(({ level, message }) => `${String(level)}: ${String(message)}`)).toEqual([
      'warn: a warn',
      'info: a info',
      'info: a http',
      'debug: a verbose',
      'debug: a debug',
      'trace: a silly',
    ])
    expect(read()[0]).toMatchObject({ time: expect.stringMatching(/^\d{4}-\d\d-\d\dT/), pid: process.pid })
  })

  it('leaves out what is below LOG_LEVEL', () => {
    const { medusa, read } = logger('warn')
    medusa.info('no')
    medusa.warn('yes')
    expect(read().map(({ message }) => message)).toEqual(['yes'])
    expect([medusa.shouldLog('warn'), medusa.shouldLog('info')]).toEqual([true, false])
    medusa.setLogLevel('info')
    expect(medusa.shouldLog('info')).toBe(true)
    medusa.unsetLogLevel()
    expect(medusa.shouldLog('info')).toBe(false)
  })

  it("declines Medusa's own line for a request, which has the query", () => {
    expect(logger('silly').medusa.shouldLog('http')).toBe(false)
  })

  it('writes an activity as lines', () => {
    const { medusa, read } = logger()
    const id = medusa.activity('Creating server')
    medusa.progress(id, 'half')
    medusa.success(id, 'ready')
    medusa.failure(medusa.activity('Other'), 'broken')
    const [begun, half, ended, , failed] = read()
    for (const line of [begun, half, ended]) expect(line).toMatchObject({ level: 'info', activity_id: id })
    expect(ended).toMatchObject({ message: 'ready', duration: expect.any(Number) })
    expect(failed).toMatchObject({ level: 'error', message: 'broken' })
  })

  it('writes errors with their stack, and no email address', () => {
    const { medusa, read } = logger()
    const error = new Error('Customer with email: asha.rao+1@mail.example.com, already exists')
    medusa.error(error)
    medusa.error('It failed', error)
    medusa.info('Identity asha@example.com')
    const text = JSON.stringify(read())
    expect(text).not.toContain('example.com')
    expect(read()).toMatchObject([
      { level: 'error', message: 'Customer with email: (email), already exists', err: { type: 'Error' } },
      { level: 'error', message: 'It failed', err: { stack: expect.stringContaining('medusa-logger.test') } },
      { level: 'info', message: 'Identity (email)' },
    ])
  })

  it('ends the process in a panic', () => {
    const { medusa, read } = logger()
    const exit = vi.spyOn(process, 'exit').mockReturnValue(undefined as never)
    medusa.panic({ id: '10000', context: { error: 'no' } })
    expect(exit).toHaveBeenCalledWith(1)
    expect(read()).toMatchObject([{ level: 'fatal' }])
  })
})
