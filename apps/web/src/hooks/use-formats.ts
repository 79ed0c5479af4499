import { useMemo } from 'react'
import { createFormats, type Formats } from '../config/formats.ts'
import { useServices } from '../services/services-context.ts'

/** How the page's locale writes amounts, days and numbers. */
export function useFormats(): Formats {
  const { locale } = useServices()
  return useMemo(() => createFormats(locale), [locale])
}
