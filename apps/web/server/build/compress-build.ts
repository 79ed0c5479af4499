import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'

const compressible = /\.(css|js|json|map|mjs|svg|txt|webmanifest|xml)$/
/** In bytes. A smaller response fits in one packet without compression. */
const worthwhile = 1024

/**
 * Writes a .br and a .gz file next to every text file of the build, so that no request waits for compression. Returns
 * how many files it compressed.
 */
export function compressBuild(root: string): number {
  const texts = readdirSync(root, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && compressible.test(entry.name) && !entry.parentPath.includes('.vite'))
    .map((entry) => join(entry.parentPath, entry.name))
  return texts.filter((file) => compressFile(file)).length
}

/** Returns false when the file is too small to compress. */
export function compressFile(file: string): boolean {
  const content = readFileSync(file)
  if (content.length < worthwhile) return false
  const options = { params: { [constants.BROTLI_PARAM_SIZE_HINT]: content.length } }
  writeFileSync(`${file}.br`, brotliCompressSync(content, options))
  writeFileSync(`${file}.gz`, gzipSync(content, { level: constants.Z_BEST_COMPRESSION }))
  return true
}
