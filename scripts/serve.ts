import { runCommand, serve, type ShopPart } from '@umber/operations'
import { readSettings, SettingsError } from '../apps/web/server/settings.ts'
import { sampleTexts } from './sample-texts.ts'

/** `pnpm serve [shop|backend|worker]` runs the built shop and the built backend in production. */

const shop: ShopPart = {
  sampleTexts,
  shopFaults(variables) {
    try {
      readSettings(variables)
      return []
    } catch (error) {
      if (error instanceof SettingsError) return error.faults
      throw error
    }
  },
  async run() {
    await import('../apps/web/server/main.ts')
  },
}

await runCommand(async () => serve(process.argv.slice(2), shop, console.log))
