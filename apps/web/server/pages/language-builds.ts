import { existsSync } from 'node:fs'
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

/**
 * The languages that are built: English in `dist` and `dist-server`, and beside them `dist-languages/de/browser` and
 * `dist-languages/de/server`. English comes first.
 */
export function languageBuilds({
  root,
  rendererRoot,
}: Omit<LanguageBuild, 'language'>): readonly LanguageBuild[] {
  const others = [...languages, pseudoLanguage, mirroredPseudoLanguage]
    .filter(({ code }) => code !== sourceLanguage)
    .map(({ code }) => ({
      language: code,
      root: join(`${root}-languages`, code, 'browser'),
      rendererRoot: join(`${root}-languages`, code, 'server'),
    }))
    .filter((build) => existsSync(join(build.root, 'index.html')) && existsSync(build.rendererRoot))
  return [{ language: sourceLanguage, root, rendererRoot }, ...others]
}
