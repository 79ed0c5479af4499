import type { PresetName } from '../../bindings/preset.ts'
import type { Adapters } from './adapters.ts'

/** The only place where a preset decides what lies behind the screens. */
export const loadAdapters = async (preset: PresetName): Promise<Adapters> =>
  preset === 'live' ? (await import('./live.ts')).live : (await import('./showcase.ts')).showcase
