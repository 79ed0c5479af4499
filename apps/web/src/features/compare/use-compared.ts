import { useQuery, useQueryClient } from '@tanstack/react-query'
import { mostCompared } from '../../config/compared-slugs.ts'
import { useServices } from '../../services/services-context.ts'

/** A product that is compared, as the bar shows it. */
export interface ComparedProduct {
  readonly slug: string
  readonly name: string
  readonly image?: string | undefined
}

const key = 'compared'
const none: readonly ComparedProduct[] = []

const queryKey = ['compared-here']

/** Changes what is compared, for a page that does not show it. What is stored counts, so that no change is lost to an earlier one. */
export function useChangeCompared() {
  const { tabStorage } = useServices()
  const client = useQueryClient()
  const read = () => readCompared(tabStorage.get(key))
  const keep = (next: readonly ComparedProduct[]) => {
    if (next.length === 0) tabStorage.remove(key)
    else tabStorage.set(key, JSON.stringify(next))
    client.setQueryData(queryKey, next)
  }
  const remove = (slug: string) => keep(read().filter((one) => one.slug !== slug))
  return { read, keep, remove }
}

/** The products that were chosen to be compared, in this tab. Every component that uses them follows the others. Not on the server. */
export function useCompared() {
  const { read, keep, remove } = useChangeCompared()
  const { data: chosen } = useQuery({
    queryKey,
    queryFn: read,
    initialData: read,
    staleTime: Infinity,
    gcTime: Infinity,
    networkMode: 'always',
  })
  return {
    chosen,
    has: (slug: string) => chosen.some((one) => one.slug === slug),
    remove,
    clear: () => keep([]),
    /** Adds it, or takes it away. False when there are as many as fit. */
    toggle: (product: ComparedProduct): boolean => {
      const before = read()
      if (before.some(({ slug }) => slug === product.slug)) remove(product.slug)
      else if (before.length >= mostCompared) return false
      else keep([...before, product])
      return true
    },
  }
}

/** What is stored may have any shape. */
export function readCompared(stored: string | null): readonly ComparedProduct[] {
  try {
    const list: unknown = JSON.parse(stored ?? '[]')
    return Array.isArray(list) ? list.filter(isCompared).slice(0, mostCompared) : none
  } catch {
    return none
  }
}

function isCompared(stored: unknown): stored is ComparedProduct {
  if (typeof stored !== 'object' || stored === null) return false
  const { slug, name, image } = stored as Readonly<Record<string, unknown>>
  return (
    typeof slug === 'string' &&
    slug !== '' &&
    typeof name === 'string' &&
    (image === undefined || typeof image === 'string')
  )
}
