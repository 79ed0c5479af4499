import { importWithReload } from '../../browser/import-with-reload.ts'
import type { PresetName } from '../../config/preset.ts'
import type { Adapters } from './adapters.ts'

/** The only place that selects a preset's adapters. */
export const loadAdapters = async (preset: PresetName): Promise<Adapters> =>
  preset === 'live'
    ? (await importWithReload(() => import('./live.ts'))).live
    : (await importWithReload(() => import('./showcase.ts'))).showcase
