import { startTransition, type ReactNode } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { ErrorScreen } from './app/error-screen.tsx'
import { bootstrap } from './app/bootstrap.tsx'
import { hasEarlyInput, type EarlyInputNotes } from './browser/has-early-input.ts'
import { firstPaint, hideSplashScreen } from './browser/splash-screen.ts'
import { shellCopy } from './copy/shell.ts'

const begun = performance.now()

const root = document.getElementById('root')
if (root === null) throw new Error('The page has no #root')
const isServed = root.hasChildNodes()
document.getElementById('script-late')?.remove()

const endSplashScreen = (least: number) =>
  hideSplashScreen(document, { least, seenSince: firstPaint() ?? begun, now: performance.now() })

try {
  const { screen, splashScreenMs, firstPage } = bootstrap()
  // A minimum display time ends by the clock; otherwise the splash screen ends when the first page is ready.
  if (splashScreenMs > 0) endSplashScreen(splashScreenMs)
  else void firstPage.finally(() => endSplashScreen(0))
  // A page whose code is there hydrates at once, so that no update meets a part of it that is still waiting.
  if (isServed) void firstPage.then(async () => await takeOver(root, screen))
  else createRoot(root).render(screen)
} catch (error) {
  endSplashScreen(0)
  createRoot(root).render(<ErrorScreen sentence={shellCopy.crash.config} />)
  // Also log it to the console for the operator.
  reportError(error)
}

async function takeOver(page: HTMLElement, screen: ReactNode): Promise<void> {
  const { earlyInput } = window as { earlyInput?: EarlyInputNotes }
  const taking =
    earlyInput && hasEarlyInput(page, earlyInput)
      ? await import('./browser/early-input.ts').catch(() => undefined)
      : undefined
  earlyInput?.stop()
  const repeat = taking?.takeEarlyInput(page, earlyInput?.presses ?? [])
  // In parts, so that a slow processor answers input between them.
  startTransition(() => {
    hydrateRoot(page, screen)
  })
  repeat?.()
}
