export interface Device {
  readonly browser: string | null
  readonly system: string | null
}

/** The first that fits counts: browsers name those that they are made of, too. */
const browsers: readonly (readonly [string, RegExp])[] = [
  ['Edge', /\bEdg(?:e|A|iOS)?\//],
  ['Opera', /\b(?:OPR|Opera)\//],
  ['Samsung Internet', /\bSamsungBrowser\//],
  ['Firefox', /\b(?:Firefox|FxiOS)\//],
  ['Chrome', /\b(?:Chrome|CriOS|HeadlessChrome)\//],
  ['Safari', /\bVersion\/[\d.]+ (?:Mobile\/\w+ )?Safari\//],
]

const systems: readonly (readonly [string, RegExp])[] = [
  ['Windows', /\bWindows\b/],
  ['Android', /\bAndroid\b/],
  ['iOS', /\b(?:iPhone|iPod)\b/],
  ['iPadOS', /\biPad\b/],
  ['ChromeOS', /\bCrOS\b/],
  ['macOS', /\bMacintosh\b/],
  ['Linux', /\bLinux\b/],
]

/** What a browser says of itself in `User-Agent`, as far as people know it by a name. */
export function deviceOf(userAgent: string | undefined): Device {
  const nameIn = (names: readonly (readonly [string, RegExp])[]): string | null =>
    names.find(([, sign]) => sign.test(userAgent ?? ''))?.[0] ?? null
  return { browser: nameIn(browsers), system: nameIn(systems) }
}
