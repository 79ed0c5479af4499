const cloths: ReadonlyMap<string, string> = new Map([
  ['white', 'bg-cloth-white'],
  ['black', 'bg-cloth-black'],
  ['red', 'bg-cloth-red'],
  ['blue', 'bg-cloth-blue'],
  ['green', 'bg-cloth-green'],
])

/** The swatch's background class. An unknown colour gets a plain ring beside its name. */
export function clothColour(name: string): string {
  return cloths.get(name.trim().toLowerCase()) ?? 'bg-surface'
}
