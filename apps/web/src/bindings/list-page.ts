import { useSearchParams } from 'react-router-dom'

/** The page of a list that an address asks for: `?page=2`; whatever is no page is the first. */
export function pageIn(params: URLSearchParams): number {
  const text = params.get('page') ?? ''
  return /^[1-9]\d{0,4}$/.test(text) ? Number(text) : 1
}

export const useListPage = (): number => pageIn(useSearchParams()[0])

export const pageCount = (total: number, size: number): number => Math.max(1, Math.ceil(total / size))
