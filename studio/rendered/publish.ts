import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { encode, formatOf, type Ladder } from '../encode.ts'
import { imageFolder, readManifest, totalBytes, writeManifest } from '../manifest.ts'
import { objects } from '../object-products.ts'
import { allShots } from '../shots.ts'

/** The grain is what makes a render look like a photograph; a lower quality smears it. */
const quality: Ladder = { avif: [70, 66, 62], webp: [82, 78, 74] }

/**
 * `pnpm rendered <folder> [names]` puts the rendered pictures of the folder into the shop, in place of the drawings. A product is
 * taken whole or not at all.
 */
async function main([folder, ...words]: readonly string[]): Promise<void> {
  if (folder === undefined) throw new Error('Which folder has the rendered pictures?')
  const chosen = objects.filter(({ slug }) => words.length === 0 || words.some((word) => slug.includes(word)))
  const shots = allShots()
  for (const { slug } of chosen) {
    const own = shots.filter(({ name }) => name.startsWith(`${slug}-`))
    const missing = own.filter(({ name }) => !existsSync(join(folder, `${name}.png`)))
    if (missing.length > 0) {
      console.log(`${slug} stays as it is, without ${missing.map(({ name }) => name).join(', ')}`)
      continue
    }
    for (const { name, frame } of own) {
      const bitmap = await readFile(join(folder, `${name}.png`))
      const entry = await encode(imageFolder, name, bitmap, formatOf(frame), quality)
      await writeManifest({ ...(await readManifest()), [name]: entry })
    }
    console.log(`${slug}: ${own.length} pictures`)
  }
  console.log(`${((await totalBytes()) / 1e6).toFixed(2)} MB in images/`)
}

await main(process.argv.slice(2).filter((word) => word !== '--'))
