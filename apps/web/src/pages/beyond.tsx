import { lazy } from 'react'
import { matchPath, useLocation } from 'react-router-dom'
import type { ComponentType } from 'react'
import { NotFoundPage } from './not-found.tsx'

interface LivePage {
  readonly path: string
  readonly Page: ComponentType<{ readonly params: Readonly<Record<string, string | undefined>> }>
}

/** The addresses that mails and accounts of the live shop lead to. */
const livePages: readonly LivePage[] = [
  {
    path: '/reset-password',
    Page: lazy(async () => ({ default: (await import('./reset-password.tsx')).ResetPasswordPage })),
  },
]

export function BeyondPage() {
  const { pathname } = useLocation()
  for (const { path, Page } of livePages) {
    const match = matchPath(path, pathname)
    if (match !== null) return <Page params={match.params} />
  }
  return <NotFoundPage />
}
