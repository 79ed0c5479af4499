import { loadPage } from '../../adapters/load-page.ts'
import type { PresetName } from '../../bindings/preset.ts'
import type { Adapters } from './adapters.ts'

/** The only place where a preset decides what lies behind the screens. */
export const loadAdapters = async (preset: PresetName): Promise<Adapters> =>
  preset === 'live'
    ? (await loadPage(() => import('./live.ts'))).live
    : (await loadPage(() => import('./showcase.ts'))).showcase
