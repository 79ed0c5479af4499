import { parseArgs } from 'node:util'
import { filesOfTree } from './supply-chain/repository-files.ts'

/**
 * `pnpm lint:words [directory …]` fails where a name, a comment or a document uses a word that docs/glossary.md replaces.
 */

const words =
  'house|room|door|wall|face|desk|goods|ware|hearts|shelf|shelves|world|surroundings|parlour|trouble|reckon|reckoned|reckons|reckoning|farewell|whoever|somebody|nobody'

/** As a word of its own, or as a part of a name such as `orderDesk` or `DeskOptions`. */
const capitalized = words.replaceAll(/\b[a-z]/g, (letter) => letter.toUpperCase())
const pattern = new RegExp(`(?<![A-Za-z]|font-)(?:${words})s?(?![a-z])|(?:${capitalized})s?(?![a-z])`, 'g')

const checked = /\.(?:[cm]?[jt]sx?|md|ya?ml|html|css)$/
/** Texts that shoppers read, drawings of rooms, and the words themselves. */
const free = [
  /^(?:packages\/sample-store|studio)\//,
  /^apps\/web\/src\/(?:copy|content)\//,
  /^docs\/(?:glossary|decisions\/0023-standard-terms)\.md$/,
  // The user of that name.
  /^packages\/dev-stack\/src\/postgres\/database-user\.ts$/,
  /^scripts\/check-words\.ts$/,
  /^(?:LICENSE|NOTICE)/,
  /pnpm-lock/,
]

const { positionals } = parseArgs({ allowPositionals: true })
const isChecked = (file: string): boolean =>
  checked.test(file) &&
  !free.some((one) => one.test(file)) &&
  (positionals.length === 0 || positionals.some((directory) => file.startsWith(directory)))

const found: string[] = []
for (const { path, content } of filesOfTree()) {
  if (!isChecked(path)) continue
  for (const [index, line] of content.toString('utf8').split('\n').entries())
    for (const [word] of line.matchAll(pattern)) found.push(`${path}:${index + 1}: ${word}`)
}

process.stdout.write(
  found.length === 0
    ? 'No word that the glossary replaces.\n'
    : `${found.join('\n')}\n${found.length} words that docs/glossary.md replaces.\n`,
)
process.exitCode = found.length === 0 ? 0 : 1
