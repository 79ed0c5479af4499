import { useQuery } from '@tanstack/react-query'
import { act, fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { renderShop } from '../../../test/support/render-shop.tsx'
import { ConnectionNote } from './connection-note.tsx'

beforeEach(() => vi.useFakeTimers())
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

const note = () => screen.getByTestId('connection-note').textContent
const pass = (time: number) => act(async () => void (await vi.advanceTimersByTimeAsync(time)))

function go(where: 'online' | 'offline') {
  vi.spyOn(window.navigator, 'onLine', 'get').mockReturnValue(where === 'online')
  act(() => void window.dispatchEvent(new Event(where)))
}

const late = 'The shop is taking longer than usual to answer.'

it('[F-16] shows that the network is down, that it is back, and then nothing', async () => {
  renderShop(<ConnectionNote />)
  expect(note()).toBe('')
  go('offline')
  expect(note()).toContain('You are offline.')
  go('online')
  expect(note()).toBe('You are online again.')
  await pass(5000)
  expect(note()).toBe('')
})

it('[F-7] [F-19] shows after ten seconds that a response is late, and retries on request', async () => {
  const answers: ((words: string) => void)[] = []
  const signals: AbortSignal[] = []
  function List() {
    const { data } = useQuery({
      queryKey: ['list'],
      queryFn: ({ signal }) => {
        signals.push(signal)
        return new Promise<string>((resolve) => answers.push(resolve))
      },
    })
    return <main>{data}</main>
  }
  renderShop(
    <>
      <ConnectionNote />
      <List />
    </>,
  )
  await pass(9900)
  expect(note()).toBe('')
  await pass(200)
  expect(note()).toContain(late)

  fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
  await pass(0)
  expect(signals.map(({ aborted }) => aborted)).toEqual([true, false])
  expect(note()).toBe('')
  await pass(10_100)
  expect(note()).toContain(late)

  answers[1]?.('The list')
  await pass(0)
  expect(screen.getByText('The list')).toBeDefined()
  expect(note()).toBe('')
})
