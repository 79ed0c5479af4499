import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { repositoryRoot } from '@umber/dev-stack'
import type { ScannedFile } from './secret-scan.ts'

/** Binary files, which make up most of the history's bytes. */
const binaryFile = /\.(avif|webp|png|jpe?g|ico|woff2?)$/
const mebibyte = 1024 * 1024

/** All tracked files and all untracked files that are not ignored. */
export function* filesOfTree(): Iterable<ScannedFile> {
  const listed = git(['ls-files', '-z', '--cached', '--others', '--exclude-standard']).toString('utf8')
  for (const path of listed.split('\0')) {
    const file = join(repositoryRoot, path)
    if (path !== '' && !binaryFile.test(path) && existsSync(file)) yield { path, content: readFileSync(file) }
  }
}

/** Every version of every file on any branch or tag. */
export function* filesOfHistory(): Iterable<ScannedFile> {
  const objects = git(['rev-list', '--objects', '--all']).toString('utf8')
  const paths = new Map<string, string>()
  for (const line of objects.split('\n')) {
    const [, id, path] = /^(\w+) (.+)$/.exec(line) ?? []
    if (id !== undefined && path !== undefined && !binaryFile.test(path)) paths.set(id, path)
  }
  const ids = [...paths.keys()]
  for (let start = 0; start < ids.length; start += 500) {
    const batch = git(['cat-file', '--batch'], ids.slice(start, start + 500).join('\n'))
    for (const { id, content } of blobs(batch))
      yield { path: `${paths.get(id)} (${id.slice(0, 12)})`, content }
  }
}

/** Parses `git cat-file --batch`: for each object "<id> <type> <size>", a newline, its bytes and a newline. */
function* blobs(batch: Buffer): Iterable<{ readonly id: string; readonly content: Buffer }> {
  let at = 0
  while (at < batch.length) {
    const end = batch.indexOf(10, at)
    const [id = '', type, size] = batch.toString('utf8', at, end).split(' ')
    const length = Number(size)
    if (type === 'blob') yield { id, content: batch.subarray(end + 1, end + 1 + length) }
    at = end + 1 + length + 1
  }
}

function git(args: readonly string[], input = ''): Buffer {
  return execFileSync('git', args, { cwd: repositoryRoot, input, maxBuffer: 1024 * mebibyte })
}
