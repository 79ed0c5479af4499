import { accessSync, constants, existsSync } from 'node:fs'
import path from 'node:path'
import chromiumPackage from '@sparticuz/chromium'
import { chromium } from '@playwright/test'

/**
 * Finds a Chromium without a download: CHROMIUM_PATH, on Linux (x64) the headless shell of the dependencies, else Playwright's
 * if installed, or a Chrome or Chromium of the system. A test costs a third less processor time in the headless shell than in a
 * whole Chrome, and every Linux machine then runs the same version.
 */
export async function resolveBrowser(): Promise<{ executablePath: string; args: string[] }> {
  const named = process.env['CHROMIUM_PATH']
  if (named !== undefined && named !== '') {
    if (!existsSync(named)) throw new Error(`CHROMIUM_PATH names ${named}, which does not exist.`)
    return launch(named)
  }
  if (process.platform === 'linux' && process.arch === 'x64')
    return launch(await chromiumPackage.executablePath())
  const found = [chromium.executablePath(), ...systemBrowsers()].find(isExecutable)
  if (found !== undefined) return launch(found)
  throw new Error(
    'No Chromium found. Install Chrome, or run `npx playwright install chromium`, or set CHROMIUM_PATH.',
  )
}

function launch(executablePath: string): { executablePath: string; args: string[] } {
  const quiet = [
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
  ]
  // Chromium's sandbox does not run as root, the user in most containers.
  const isRoot = process.getuid?.() === 0
  return { executablePath, args: isRoot ? ['--no-sandbox', ...quiet] : quiet }
}

function systemBrowsers(): string[] {
  if (process.platform === 'darwin') {
    return [
      '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
      '/Applications/Chromium.app/Contents/MacOS/Chromium',
      '/Applications/Microsoft Edge.app/Contents/MacOS/Microsoft Edge',
    ]
  }
  if (process.platform === 'win32') {
    const roots = ['PROGRAMFILES', 'PROGRAMFILES(X86)', 'LOCALAPPDATA'].flatMap(
      (name) => process.env[name] ?? [],
    )
    return roots.flatMap((root) => [
      path.join(root, 'Google/Chrome/Application/chrome.exe'),
      path.join(root, 'Microsoft/Edge/Application/msedge.exe'),
    ])
  }
  const names = ['google-chrome', 'google-chrome-stable', 'chromium', 'chromium-browser', 'microsoft-edge']
  const folders = (process.env['PATH'] ?? '').split(path.delimiter).filter((folder) => folder !== '')
  return folders.flatMap((folder) => names.map((name) => path.join(folder, name)))
}

function isExecutable(file: string): boolean {
  try {
    accessSync(file, constants.X_OK)
    return true
  } catch {
    return false
  }
}
