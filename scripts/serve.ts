import { runCommand, serve, type ShopPart } from '@umber/operations'
import { readSettings, SettingsError } from '../apps/web/server/settings.ts'
import { brandName } from '../apps/web/src/content/brand.ts'

const sampleBrand = 'Umber & Ecru'

/** `pnpm serve [shop|backend|worker]` runs the built shop and the built backend in production. */

const shop: ShopPart = {
  sampleTexts: () =>
    brandName === sampleBrand
      ? `the pages have the name, the address and the policies of ${sampleBrand}. Write your own in apps/web/src/content and apps/web/src/copy, and build again.`
      : undefined,
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
