import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, renderHook, waitFor } from '@testing-library/react'
import type { PropsWithChildren } from 'react'
import { describe, expect, it, vi } from 'vitest'
import { useLoadMoreQuery, type LoadMoreList } from './use-load-more-query.ts'

interface Thing {
  readonly id: string
}

const things = (count: number, from = 0): Thing[] =>
  Array.from({ length: count }, (_, index) => ({ id: `thing-${from + index}` }))

/** A paged backend whose products can change between requests. */
function query(products: Thing[], size = 4) {
  const page = vi.fn<LoadMoreList<Thing>['page']>(async (offset) => ({
    items: products.slice(offset, offset + size),
    total: products.length,
    read: size,
  }))
  const question = (name: string): LoadMoreList<Thing> => ({ queryKey: ['list', name], page })
  return { products, page, question, offsets: () => page.mock.calls.map(([offset]) => offset) }
}

function read(question: (name: string) => LoadMoreList<Thing>) {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  const wrapper = ({ children }: PropsWithChildren) => (
    <QueryClientProvider client={client}>{children}</QueryClientProvider>
  )
  const { result, rerender } = renderHook(
    ({ name }) => {
      const list = useLoadMoreQuery(question(name))
      const value = list.status === 'ready' ? list.value : undefined
      return { slugs: value?.items.map(({ id }) => id), growth: value?.growth }
    },
    { wrapper, initialProps: { name: 'all' } },
  )
  const grow = () =>
    act(() => {
      if (result.current.growth?.kind === 'ready') result.current.growth.grow()
    })
  const ready = () => waitFor(() => expect(result.current.growth?.kind).toBe('ready'))
  return { result, rerender, grow, ready, client }
}

const slugs = (products: readonly Thing[]) => products.map(({ id }) => id)

describe('a paged list', () => {
  it('starts with one page and adds one at a time until it is complete', async () => {
    const { question, offsets } = query(things(10))
    const { result, grow, ready } = read(question)
    await ready()
    expect(result.current.slugs).toHaveLength(4)
    grow()
    await waitFor(() => expect(result.current.slugs).toHaveLength(8))
    await ready()
    grow()
    await waitFor(() => expect(result.current.growth?.kind).toBe('complete'))
    expect(result.current.slugs).toEqual(slugs(things(10)))
    expect(offsets()).toEqual([0, 4, 8])
  })

  it('keeps its items when a page fails, and continues from there', async () => {
    const { question, page, offsets } = query(things(6))
    const { result, grow, ready } = read(question)
    await ready()
    page.mockRejectedValueOnce(new Error('Gone'))
    grow()
    await waitFor(() => expect(result.current.growth?.kind).toBe('failed'))
    expect(result.current.slugs).toHaveLength(4)
    act(() => {
      if (result.current.growth?.kind === 'failed') result.current.growth.retry()
    })
    await waitFor(() => expect(result.current.slugs).toHaveLength(6))
    expect(offsets()).toEqual([0, 4, 4])
  })

  it('shows no duplicates when a new item has shifted the pages, and is refetched', async () => {
    const { products, question, offsets } = query(things(10))
    const { result, grow, ready } = read(question)
    await ready()
    products.unshift({ id: 'new' })
    grow()
    await waitFor(() => expect(result.current.slugs?.[0]).toBe('new'))
    expect(result.current.slugs).toEqual(['new', ...slugs(things(7))])
    expect(offsets()).toEqual([0, 4, 0, 4])
  })

  it('misses nothing when an item was removed between two pages', async () => {
    const { products, question } = query(things(10))
    const { result, grow, ready } = read(question)
    await ready()
    products.splice(1, 1)
    grow()
    await waitFor(() => expect(result.current.slugs).toEqual(slugs(products.slice(0, 8))))
  })

  it('aborts the request of a page that is no longer needed', async () => {
    const { question, page } = query(things(10))
    const { result, rerender, grow, ready } = read(question)
    await ready()
    const signals: AbortSignal[] = []
    page.mockImplementationOnce((_offset, { signal }) => {
      signals.push(signal)
      return new Promise(() => undefined)
    })
    grow()
    await waitFor(() => expect(signals).toHaveLength(1))
    expect(result.current.growth?.kind).toBe('growing')
    rerender({ name: 'blue' })
    expect(signals[0]?.aborted).toBe(true)
    await ready()
    expect(result.current.slugs).toHaveLength(4)
  })

  it('keeps its length on a refetch', async () => {
    const { question, offsets } = query(things(12))
    const { result, grow, ready, client } = read(question)
    await ready()
    grow()
    await waitFor(() => expect(result.current.slugs).toHaveLength(8))
    await act(() => client.invalidateQueries({ queryKey: ['list', 'all'] }))
    expect(result.current.slugs).toHaveLength(8)
    expect(offsets()).toEqual([0, 4, 0, 4])
  })
})
