import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { startShop } from './app/start-shop.tsx'
import { CrashScreen } from './app/crash-screen.tsx'
import { firstPaint, liftStartScreen } from './adapters/start-screen.ts'
import { shellCopy } from './copy/shell.ts'
import { Boundary } from './ui/boundary.tsx'

const begun = performance.now()

const root = document.getElementById('root')
if (root === null) throw new Error('The page has no #root')
const reactRoot = createRoot(root)

const lift = (least: number) =>
  liftStartScreen(document, { least, seenSince: firstPaint() ?? begun, now: performance.now() })

try {
  const { screen, startScreen, firstPage } = startShop()
  // A wait that is only pretended ends by the clock, any other with what it stands for.
  if (startScreen > 0) lift(startScreen)
  else void firstPage.finally(() => lift(0))
  reactRoot.render(
    <StrictMode>
      <Boundary renderFailure={() => <CrashScreen />}>{screen}</Boundary>
    </StrictMode>,
  )
} catch (error) {
  lift(0)
  reactRoot.render(<CrashScreen sentence={shellCopy.crash.config} />)
  // On to the console, where whoever sets the shop up will look.
  reportError(error)
}
