import { existsSync } from 'node:fs'
import sparticuz from '@sparticuz/chromium'
import { chromium, type Browser } from 'playwright-core'

const places = ['/usr/bin/chromium', '/usr/bin/google-chrome', '/usr/bin/chromium-browser']

async function executable(): Promise<{ path: string; args: readonly string[] }> {
  const given = process.env['CHROMIUM_PATH']
  if (given) return { path: given, args: [] }
  if (process.platform === 'linux') return { path: await sparticuz.executablePath(), args: sparticuz.args }
  const found = places.find((place) => existsSync(place))
  if (found) return { path: found, args: [] }
  throw new Error('No browser to draw with: set CHROMIUM_PATH to a Chromium or Chrome binary.')
}

export async function openBrowser(): Promise<Browser> {
  const { path } = await executable()
  return chromium.launch({
    executablePath: path,
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--hide-scrollbars',
      '--force-color-profile=srgb',
      '--font-render-hinting=none',
    ],
  })
}
