import type { Language } from '../../messages/languages.ts'

/** Written into the build by tools/messages/messages-plugin.ts. */
declare const __LANGUAGE__: Language

/** The language of this build. */
export const language = __LANGUAGE__
