import type { Language } from '../../messages/languages.ts'

/** Written into the build by tools/messages/messages-plugin.ts. */
declare const buildLanguage: Language

/** The language of this build. */
export const language = buildLanguage

/** Whether the page is laid out from right to left. */
export const isMirrored = language.direction === 'rtl'
