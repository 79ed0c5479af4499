import { join } from 'node:path'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { formatOf } from './encode.ts'
import { imageFolder, readManifest } from './manifest.ts'
import { allShots, pageShots } from './shots.ts'

const manifest = await readManifest()
const shots = allShots()

describe('the pictures of the shop', () => {
  it('are named in the manifest, beside photographs that somebody may have added', () => {
    expect(shots.filter(({ name }) => manifest[name] === undefined).map(({ name }) => name)).toEqual([])
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
