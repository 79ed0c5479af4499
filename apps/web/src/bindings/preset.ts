export type PresetName = 'showcase' | 'live'

/** What a preset promises on screen. What it does lies behind its ports. */
export interface Preset {
  readonly name: PresetName
  /** Whether simulated parts say that they are, and announce what is not there yet. */
  readonly isDemonstration: boolean
  /** Whether lists of goods are cut from the whole catalogue or come from the backend by the page. */
  readonly catalogue: 'whole' | 'paged'
  /** For how many milliseconds something is shown at least, whatever there is to wait for. */
  readonly waits: { readonly startScreen: number; readonly historyFlag: number; readonly invoice: number }
}

export const presetOf = (name: PresetName): Preset =>
  name === 'live'
    ? {
        name,
        isDemonstration: false,
        catalogue: 'paged',
        waits: { startScreen: 0, historyFlag: 0, invoice: 0 },
      }
    : {
        name,
        isDemonstration: true,
        catalogue: 'whole',
        waits: { startScreen: 2000, historyFlag: 500, invoice: 1000 },
      }
