import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import {
  languages,
  mirroredPseudoLanguage,
  pseudoLanguage,
  sourceLanguage,
} from '../../messages/languages.ts'

/** Where the builds of one language are. */
export interface LanguageBuild {
  readonly language: string
  /** The output directory of `vite build`. */
  readonly root: string
  /** The output directory of `vite build --ssr`. */
  readonly rendererRoot: string
}

/** In `dist-languages/<language>`: the English build that it was made beside. */
export const englishBuildFile = 'english-build.txt'

type Directories = Omit<LanguageBuild, 'language'>

/** Names a build by its content. */
export function englishBuildOf({ root, rendererRoot }: Directories): string {
  const hash = createHash('sha256')
  for (const file of [join(root, '.vite/manifest.json'), join(rendererRoot, 'entry-server.js')])
    hash.update(readFileSync(file))
  return hash.digest('hex')
}

/**
 * The languages that are built: English in `dist` and `dist-server`, and beside them `dist-languages/de/browser` and
 * `dist-languages/de/server`. English comes first. A language that was built beside an earlier English build is left out: it lacks
 * the files that it shared with that.
 */
export function languageBuilds({ root, rendererRoot }: Directories): readonly LanguageBuild[] {
  const english = englishBuildOf({ root, rendererRoot })
  const others = [...languages, pseudoLanguage, mirroredPseudoLanguage]
    .filter(({ code }) => code !== sourceLanguage)
    .map(({ code }) => ({
      language: code,
      root: join(`${root}-languages`, code, 'browser'),
      rendererRoot: join(`${root}-languages`, code, 'server'),
    }))
    .filter(({ root: browser }) => textOf(join(browser, '..', englishBuildFile)) === english)
  return [{ language: sourceLanguage, root, rendererRoot }, ...others]
}

const textOf = (file: string): string | undefined =>
  existsSync(file) ? readFileSync(file, 'utf8') : undefined
