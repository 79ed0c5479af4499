import { arabic } from './ar/index.ts'
import { german } from './de/index.ts'
import { hindi } from './hi/index.ts'
import type { StoreTranslation } from './store-translation.ts'

/** The sample store's other languages; it is written in English. */
export const translations: readonly StoreTranslation[] = [german, hindi, arabic]
