import { sep } from 'node:path'

/** As much of a Rollup plugin as this is. */
interface BundleCheck {
  readonly name: string
  buildEnd(this: { getModuleIds(): IterableIterator<string> }, error?: Error): void
}

/** Refuses a bundle that holds anything of js-sdk, or not the client that is to be tried. */
export function onlyOurClient(entry: string): BundleCheck {
  return {
    name: 'only-our-client',
    buildEnd(error) {
      if (error !== undefined) return
      const modules = [...this.getModuleIds()]
      const foreign = modules.filter((id) => id.split(sep).join('/').includes('/@medusajs/js-sdk/'))
      if (foreign.length > 0) throw new Error(`js-sdk is in the dashboard: ${foreign.join(', ')}`)
      if (!modules.includes(entry)) throw new Error(`${entry} is not in the dashboard.`)
    },
  }
}
