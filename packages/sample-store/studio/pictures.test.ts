import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { filesOf, formatOf, versionOf } from './encode.ts'
import { imageFolder, readManifest, totalBytes } from './manifest.ts'
import { allShots, pageShots } from './shots.ts'

const budget = 20_000_000
const manifest = await readManifest()
const shots = allShots()

describe('the pictures of the shop', () => {
  it('are named in the manifest, beside photographs that somebody may have added', () => {
    expect(shots.filter(({ name }) => manifest[name] === undefined).map(({ name }) => name)).toEqual([])
  })

  it('lie on disk in every width and format, as all do that the manifest names', async () => {
    const there = new Set(await readdir(imageFolder))
    const expected = Object.entries(manifest).flatMap(([name, entry]) => filesOf(name, formatOf(entry)))
    expect(expected.filter((file) => !there.has(file))).toEqual([])
  })

  it('carry the version that their files hash to', async () => {
    const versions = await Promise.all(
      Object.entries(manifest).map(
        async ([name, entry]) => [name, await versionOf(imageFolder, name, formatOf(entry))] as const,
      ),
    )
    expect(Object.fromEntries(versions)).toEqual(
      Object.fromEntries(Object.entries(manifest).map(([name, { version }]) => [name, version])),
    )
  })

  it('are as large as the manifest says', async () => {
    for (const { name, frame } of shots) {
      const { widths } = formatOf(frame)
      const { width, height } = await sharp(
        join(imageFolder, `${name}-${Math.max(...widths)}.webp`),
      ).metadata()
      expect({ name, width, height }).toEqual({
        name,
        width: manifest[name]?.width,
        height: manifest[name]?.height,
      })
    }
  })

  it('have a mean colour to hold their place', () => {
    expect(Object.values(manifest).filter(({ tone }) => !/^#[0-9a-f]{6}$/.test(tone))).toEqual([])
  })

  it('stay within twenty megabytes', async () => {
    expect(await totalBytes()).toBeLessThanOrEqual(budget)
  })
})

describe('the drawings', () => {
  const drawings = [...shots, ...pageShots()]

  it('are the same each time they are made', () => {
    const chosen = drawings.filter(({ name }) => /linen-shirt|vase|hero/.test(name))
    expect(chosen.filter(({ svg }) => svg() !== svg())).toEqual([])
  })

  it('hold no figure that is not a number', () => {
    expect(
      drawings.filter(({ svg }) => /NaN|undefined|Infinity/.test(svg())).map(({ name }) => name),
    ).toEqual([])
  })
})
