import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import type { Page } from 'playwright-core'
import { openBrowser } from './browser.ts'
import { encode, formatOf, type Entry } from './encode.ts'
import { imageFolder, readDrawn, readManifest, totalBytes, writeDrawn, writeManifest } from './manifest.ts'
import { isForeign, removeStrays, type Pictures } from './own-pictures.ts'
import { allShots, pageShots, type Shot } from './shots.ts'

/** Device pixels per drawing unit: 800 x 1000 units become 1200 x 1500 pixels, and half of that for a proof. */
const fullScale = 1.5
const proofScale = 0.75

async function photograph(page: Page, shot: Shot, scale: number): Promise<Buffer> {
  const width = shot.frame.width * scale
  const height = shot.frame.height * scale
  await page.setViewportSize({ width, height })
  await page.setContent(
    `<style>body{margin:0}svg{display:block;width:${width}px;height:${height}px}</style>${shot.svg()}`,
  )
  return page.screenshot({ type: 'png', timeout: 120_000 })
}

async function foreignOf(shots: readonly Shot[], pictures: Pictures): Promise<readonly Shot[]> {
  const checked = await Promise.all(
    shots.map(async (shot) => ((await isForeign(pictures, shot.name, shot.frame)) ? [shot] : [])),
  )
  return checked.flat()
}

const seconds = (since: number): string => `${((Date.now() - since) / 1000).toFixed(1)} s`

async function main(): Promise<void> {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    // pnpm hands the separator on, so it can stand in front of the names.
    args: process.argv.slice(2).filter((word) => word !== '--'),
    options: { proof: { type: 'string' }, missing: { type: 'boolean' }, pages: { type: 'string' } },
  })
  const { pages, proof } = values
  const shots = pages === undefined ? allShots() : pageShots()
  const named =
    positionals.length === 0
      ? shots
      : shots.filter(({ name }) => positionals.some((word) => name.includes(word)))
  if (named.length === 0) throw new Error(`No picture has a name with ${positionals.join(' or ')} in it.`)
  const folder = pages ?? imageFolder
  await mkdir(proof ?? folder, { recursive: true })
  const manifest: Record<string, Entry> = { ...(await readManifest()) }
  const drawn: Record<string, string> = { ...(await readDrawn()) }
  const wanted =
    values.missing && pages === undefined ? named.filter(({ name }) => !(name in manifest)) : named
  const foreign =
    proof === undefined && pages === undefined
      ? await foreignOf(wanted, { folder: imageFolder, manifest, drawn })
      : []
  const chosen = wanted.filter((shot) => !foreign.includes(shot))
  if (foreign.length > 0)
    console.log(
      `left as they are, for the studio has not drawn them: ${foreign.map(({ name }) => name).join(', ')}`,
    )

  const publish = async (shot: Shot, bitmap: Buffer): Promise<void> => {
    const entry = await encode(folder, shot.name, bitmap, formatOf(shot.frame))
    if (pages !== undefined) return
    manifest[shot.name] = entry
    drawn[shot.name] = entry.version
    // After every picture, so that a run that is stopped keeps what it has done.
    await writeDrawn(drawn)
    await writeManifest(manifest)
  }
  const began = Date.now()
  const browser = await openBrowser()
  try {
    const page = await browser.newPage()
    // While one picture is compressed the next is already being drawn.
    let encoding: Promise<void> = Promise.resolve()
    for (const [index, shot] of chosen.entries()) {
      const from = Date.now()
      const bitmap = await photograph(page, shot, proof ? proofScale : fullScale)
      await encoding
      encoding = proof ? writeFile(join(proof, `${shot.name}.png`), bitmap) : publish(shot, bitmap)
      console.log(`${index + 1}/${chosen.length} ${shot.name} ${seconds(from)}`)
    }
    await encoding
  } finally {
    await browser.close()
  }

  const rest = shots.length - chosen.length
  console.log(
    `${chosen.length} pictures in ${seconds(began)}${rest > 0 ? `; ${rest} others left as they were` : ''}`,
  )
  if (proof !== undefined || pages !== undefined) return
  const undrawn = shots.filter(({ name }) => !(name in manifest))
  if (undrawn.length > 0) console.log(`not drawn yet: ${undrawn.map(({ name }) => name).join(', ')}`)
  const left = await removeStrays(
    { folder: imageFolder, manifest, drawn },
    new Set(shots.map(({ name }) => name)),
  )
  await writeDrawn(left.drawn)
  await writeManifest(left.manifest)
  if (left.removed.length > 0)
    console.log(`removed ${left.removed.length} files nobody draws any more: ${left.removed.join(', ')}`)
  console.log(`${((await totalBytes()) / 1e6).toFixed(2)} MB in images/`)
}

await main()
