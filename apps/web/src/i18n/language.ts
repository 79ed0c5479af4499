import type { Language } from '../../messages/languages.ts'

/** Written into the build by tools/messages/messages-plugin.ts. */
declare const __LANGUAGE__: Language

/** The language of this build. */
export const language = __LANGUAGE__

/** Whether the page is laid out from right to left. */
export const isMirrored = language.direction === 'rtl'
