import { sep } from 'node:path'

/** The part of Rollup's plugin type that is used here. */
interface BundleCheck {
  readonly name: string
  buildEnd(this: { getModuleIds(): IterableIterator<string> }, error?: Error): void
}

/** Fails the build when the bundle contains js-sdk, or lacks the client under test. */
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
