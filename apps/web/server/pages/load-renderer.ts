import { pathToFileURL } from 'node:url'
import type { CreateRenderer } from './renderer.ts'

/** Imports the built renderer. Throws when the file is missing or is not a renderer. */
export async function loadRenderer(file: string): Promise<CreateRenderer> {
  const loaded: unknown = await import(/* @vite-ignore */ pathToFileURL(file).href)
  if (!isRenderer(loaded)) throw new Error(`${file} has no function createRenderer.`)
  return loaded.createRenderer
}

const isRenderer = (loaded: unknown): loaded is { readonly createRenderer: CreateRenderer } =>
  typeof loaded === 'object' &&
  loaded !== null &&
  'createRenderer' in loaded &&
  typeof loaded.createRenderer === 'function'
