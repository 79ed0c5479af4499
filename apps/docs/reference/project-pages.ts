import { readdirSync, readFileSync, existsSync, statSync } from 'node:fs'
import { dirname, join, relative, resolve } from 'node:path'

const repository = 'https://github.com/umber-and-ecru/storefront'
const link = /\]\((?!https?:|#)([^)#\s]+)(#[^)\s]*)?\)/g

/** Those who change the project read these; a search of the guides and the reference would drown in them. */
const unsearched = '---\nsearch: false\n---\n\n'

/**
 * The documents of `docs` as pages of the site, by path. A link to another document stays; one to any other file of the
 * repository leads to the file on GitHub.
 *
 * @throws for a link to a file that does not exist.
 */
export function projectPages(root: string): ReadonlyMap<string, string> {
  const docs = join(root, 'docs')
  const files = readdirSync(docs, { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.md'),
  )
  const pages = new Map(files.toSorted().map((file) => [file, pageOf(join(docs, file))]))
  const decisions = 'decisions/README.md'
  pages.set('decisions/index.md', pages.get(decisions) ?? '')
  pages.delete(decisions)
  return new Map([...pages].map(([path, page]) => [path, unsearched + page]))

  function pageOf(file: string): string {
    return outsideCode(readFileSync(file, 'utf8'), (text) =>
      text.replaceAll(link, (whole, path: string, hash = '') => {
        const target = resolve(dirname(file), path)
        if (!existsSync(target))
          throw new Error(`${relative(root, file)} links to ${path}, which does not exist`)
        if (!relative(docs, target).startsWith('..') && target.endsWith('.md')) return whole
        const kind = statSync(target).isDirectory() ? 'tree' : 'blob'
        return `](${repository}/${kind}/main/${relative(root, target)}${hash as string})`
      }),
    )
  }
}

/** Changes the text and leaves code as it is. Placeholders such as <id> are text, not tags. */
function outsideCode(page: string, change: (text: string) => string): string {
  return page
    .split(/(^ *```[\s\S]*?^ *```|`[^`\n]*`)/m)
    .map((part) =>
      part.trimStart().startsWith('`')
        ? part
        : change(part)
            .replaceAll(/<(?!!--|https?:)/g, '&lt;')
            .replaceAll('{{', '&#123;&#123;'),
    )
    .join('')
}
