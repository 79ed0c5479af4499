import { useSearchParams } from '../hooks/use-search-params.ts'

/** The page number in the query, `?page=2`; 1 for an invalid one. */
export function pageParam(params: URLSearchParams): number {
  const text = params.get('page') ?? ''
  return /^[1-9]\d{0,4}$/.test(text) ? Number(text) : 1
}

export const usePageParam = (): number => pageParam(useSearchParams()[0])

export const pageCount = (total: number, size: number): number => Math.max(1, Math.ceil(total / size))
