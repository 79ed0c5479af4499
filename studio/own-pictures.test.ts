import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { filesOf, formatOf, versionOf } from './encode.ts'
import { isForeign, removeStrays, type Pictures } from './own-pictures.ts'
import { portrait } from './stage/ground.ts'

const format = formatOf(portrait)

let folder: string

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'pictures-'))
})

afterEach(() => {
  rmSync(folder, { recursive: true })
})

/** Puts the six files of a picture into the folder; answers their version. */
async function put(name: string, words: string): Promise<string> {
  for (const file of filesOf(name, format)) writeFileSync(join(folder, file), words)
  return versionOf(folder, name, format)
}

async function pictures(): Promise<Pictures> {
  const drawn = {
    shirt: await put('shirt', 'drawn'),
    gone: await put('gone', 'drawn'),
    replaced: await put('replaced', 'drawn'),
  }
  const photograph = await put('photograph', 'photographed')
  const replacement = await put('replaced', 'photographed')
  writeFileSync(join(folder, 'notes.txt'), 'mine')
  const entry = (version: string) => ({ version, width: 1200, height: 1500, tone: '#000000' })
  const manifest = {
    shirt: entry(drawn.shirt),
    gone: entry(drawn.gone),
    replaced: entry(replacement),
    photograph: entry(photograph),
  }
  return { folder, manifest, drawn }
}

it('removes what the studio drew and draws no more, and nothing that is not its own', async () => {
  const left = await removeStrays(await pictures(), new Set(['shirt']))
  expect(left.removed).toEqual(filesOf('gone', format))
  expect(Object.keys(left.manifest)).toEqual(['shirt', 'replaced', 'photograph'])
  expect(readdirSync(folder).toSorted()).toEqual(
    [...['shirt', 'replaced', 'photograph'].flatMap((name) => filesOf(name, format)), 'notes.txt'].toSorted(),
  )
})

it('draws over its own pictures only', async () => {
  const all = await pictures()
  await put('unnamed', 'photographed')
  const foreign = async (name: string) => isForeign(all, name, portrait)
  expect(await foreign('shirt')).toBe(false)
  expect(await foreign('not-drawn-yet')).toBe(false)
  expect(await foreign('replaced')).toBe(true)
  expect(await foreign('photograph')).toBe(true)
  expect(await foreign('unnamed')).toBe(true)
})
