import { fireEvent, render, screen } from '@testing-library/react'
import { useRef } from 'react'
import { useNavigate, useSearchParams } from 'react-router-dom'
import { describe, expect, it } from 'vitest'
import { TestRouter } from '../../../test/support/test-router.tsx'
import { PageLinks } from './page-links.tsx'

function List() {
  const [params] = useSearchParams()
  const navigate = useNavigate()
  const start = useRef<HTMLDivElement>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  return (
    <div ref={start}>
      <h2 ref={heading} tabIndex={-1}>
        Products
      </h2>
      <PageLinks page={Number(params.get('page') ?? 1)} count={3} start={start} heading={heading} />
      <button type="button" onClick={() => navigate('?page=2')}>
        Elsewhere
      </button>
    </div>
  )
}

const showList = () =>
  render(
    <TestRouter>
      <List />
    </TestRouter>,
  )
const heading = () => screen.getByRole('heading', { name: 'Products' })
const linkTo = (page: number) => screen.getByRole('link', { name: `Page ${page}` })

describe('PageLinks', () => {
  it('focus the heading of the page that they lead to', () => {
    showList()
    fireEvent.click(linkTo(2))
    expect(linkTo(2).getAttribute('aria-current')).toBe('page')
    expect(document.activeElement).toBe(heading())
  })

  it('leave the focus alone when the page comes another way after a link was opened in a new tab', () => {
    showList()
    fireEvent.click(linkTo(2), { ctrlKey: true })
    fireEvent.click(screen.getByRole('button', { name: 'Elsewhere' }))
    expect(linkTo(2).getAttribute('aria-current')).toBe('page')
    expect(document.activeElement).not.toBe(heading())
  })
})
