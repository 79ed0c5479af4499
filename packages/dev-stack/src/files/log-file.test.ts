import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { lastLines } from './log-file.ts'

it('returns the last lines without colors and blank lines', () => {
  const directory = mkdtempSync(join(tmpdir(), 'log-'))
  const file = join(directory, 'a.log')
  writeFileSync(file, 'first\r\n\u001B[32minfo\u001B[39m:  second  \n\n\nthird\n')
  expect(lastLines(file, 2)).toEqual(['info:  second', 'third'])
  expect(lastLines(join(directory, 'missing.log'), 2)).toEqual([])
  rmSync(directory, { recursive: true })
})
