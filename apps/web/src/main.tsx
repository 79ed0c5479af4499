import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { bootstrap } from './app/bootstrap.tsx'
import { ErrorScreen } from './app/error-screen.tsx'
import { firstPaint, hideSplashScreen } from './browser/splash-screen.ts'
import { shellCopy } from './copy/shell.ts'
import { ErrorBoundary } from './ui/error-boundary.tsx'

const begun = performance.now()

const root = document.getElementById('root')
if (root === null) throw new Error('The page has no #root')
const reactRoot = createRoot(root)

const endSplashScreen = (least: number) =>
  hideSplashScreen(document, { least, seenSince: firstPaint() ?? begun, now: performance.now() })

try {
  const { screen, splashScreenMs, firstPage } = bootstrap()
  // A minimum display time ends by the clock; otherwise the splash screen ends when the first page is ready.
  if (splashScreenMs > 0) endSplashScreen(splashScreenMs)
  else void firstPage.finally(() => endSplashScreen(0))
  reactRoot.render(
    <StrictMode>
      <ErrorBoundary renderFailure={() => <ErrorScreen />}>{screen}</ErrorBoundary>
    </StrictMode>,
  )
} catch (error) {
  endSplashScreen(0)
  reactRoot.render(<ErrorScreen sentence={shellCopy.crash.config} />)
  // Also log it to the console for the operator.
  reportError(error)
}
