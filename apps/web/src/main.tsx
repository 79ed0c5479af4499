import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { startShop } from './app/start-shop.tsx'
import { CrashScreen } from './app/crash-screen.tsx'
import { firstPaint, liftStartScreen } from './adapters/start-screen.ts'
import { shellCopy } from './copy/shell.ts'

const now = performance.now()
liftStartScreen(document, firstPaint() ?? now, now)

const root = document.getElementById('root')
if (root === null) throw new Error('The page has no #root')
const reactRoot = createRoot(root)

try {
  reactRoot.render(<StrictMode>{startShop()}</StrictMode>)
} catch (error) {
  reactRoot.render(<CrashScreen sentence={shellCopy.crash.config} />)
  // On to the console, where whoever sets the shop up will look.
  reportError(error)
}
