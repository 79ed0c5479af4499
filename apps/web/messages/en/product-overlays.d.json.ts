// Written by `pnpm messages --write`.
export const overlays: {
  readonly unit: string
  readonly centimetres: string
  readonly inches: string
  readonly zoomIn: string
  readonly zoomOut: string
  readonly closeZoom: string
  readonly enlarged: string
  readonly carousel: string
  readonly slide: string
  readonly slideOf: (parameters: { readonly index: string; readonly total: string }) => string
}
