import { dehydrate, type DehydratedState, type QueryClient } from '@tanstack/react-query'
import { jsonInScript } from '../config/json-in-script.ts'
import { withBriefCategories } from './brief-categories.ts'

/** How a map is written, which JSON does not have. */
const mapKey = '$map'

/**
 * What a page from the server has read, as JSON that is safe inside a script element.
 *
 * @param slug of the page: a category's, or any other
 */
export const writeServedState = (client: QueryClient, slug = ''): string =>
  jsonInScript(withBriefCategories(dehydrate(client), slug), (_key, value) =>
    value instanceof Map ? { [mapKey]: [...value] } : value,
  )

/** Undefined when the page has no state: its server could not render it. */
export function readServedState(page: Pick<Document, 'getElementById'>): DehydratedState | undefined {
  const text = page.getElementById('shop-state')?.textContent?.trim() ?? ''
  if (text === '' || text === '{}') return undefined
  return JSON.parse(text, (_key, value: unknown) =>
    isWrittenMap(value) ? new Map(value[mapKey]) : value,
  ) as DehydratedState
}

const isWrittenMap = (value: unknown): value is { readonly [mapKey]: readonly [unknown, unknown][] } =>
  typeof value === 'object' && value !== null && mapKey in value && Array.isArray(value[mapKey])
