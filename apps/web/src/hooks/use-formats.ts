import type { Formats } from '../config/formats.ts'
import { useServices } from '../services/services-context.ts'

/** How the page's locale writes amounts, days and numbers. */
export const useFormats = (): Formats => useServices().formats
