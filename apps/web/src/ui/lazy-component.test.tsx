import { render, screen } from '@testing-library/react'
import { Suspense, useState } from 'react'
import { expect, it, vi } from 'vitest'
import { lazyComponent } from './lazy-component.tsx'

const Greeting = ({ name }: { readonly name: string }) => <p>Hello {name}</p>

it('waits for its code', async () => {
  const Lazy = lazyComponent(async () => Greeting)
  render(
    <Suspense fallback={<p>Loading</p>}>
      <Lazy name="Asha" />
    </Suspense>,
  )
  expect(screen.getByText('Loading')).toBeDefined()
  expect(await screen.findByText('Hello Asha')).toBeDefined()
})

it('renders at once when its code was given, without loading it', () => {
  const load = vi.fn<() => Promise<typeof Greeting>>(async () => Greeting)
  const Lazy = lazyComponent(load)
  Lazy.give(Greeting)
  render(
    <Suspense fallback={<p>Loading</p>}>
      <Lazy name="Asha" />
    </Suspense>,
  )
  expect(screen.getByText('Hello Asha')).toBeDefined()
  expect(load).not.toHaveBeenCalled()
})

it('keeps the state of what is shown when the code is given later', async () => {
  let made = 0
  const Counter = () => {
    const [number] = useState(() => (made += 1))
    return <p>Number {number}</p>
  }
  const Lazy = lazyComponent(async () => Counter)
  const screenOf = () => (
    <Suspense>
      <Lazy />
    </Suspense>
  )
  const { rerender } = render(screenOf())
  expect(await screen.findByText('Number 1')).toBeDefined()
  Lazy.give(Counter)
  rerender(screenOf())
  expect(screen.getByText('Number 1')).toBeDefined()
})
