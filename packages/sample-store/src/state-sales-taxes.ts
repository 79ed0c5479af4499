import type { SampleProvince } from './regions.ts'

/**
 * The general sales tax of each state of the United States that has one, and of the District of Columbia, in percent.
 * Counties and cities add theirs, which the sample store leaves out. Alaska, Delaware, Montana, New Hampshire and Oregon
 * have none.
 */
const rates: Readonly<Record<string, number>> = {
  al: 4,
  ar: 6.5,
  az: 5.6,
  ca: 7.25,
  co: 2.9,
  ct: 6.35,
  dc: 6,
  fl: 6,
  ga: 4,
  hi: 4,
  ia: 6,
  id: 6,
  il: 6.25,
  in: 7,
  ks: 6.5,
  ky: 6,
  la: 5,
  ma: 6.25,
  md: 6,
  me: 5.5,
  mi: 6,
  mn: 6.875,
  mo: 4.225,
  ms: 7,
  nc: 4.75,
  nd: 5,
  ne: 5.5,
  nj: 6.625,
  nm: 4.875,
  nv: 6.85,
  ny: 4,
  oh: 5.75,
  ok: 4.5,
  pa: 6,
  ri: 7,
  sc: 6,
  sd: 4.2,
  tn: 7,
  tx: 6.25,
  ut: 6.1,
  va: 5.3,
  vt: 6,
  wa: 6.5,
  wi: 5,
  wv: 6,
  wy: 4,
}

export const stateSalesTaxes: readonly SampleProvince[] = Object.entries(rates).map(([state, rate]) => ({
  code: `us-${state}`,
  tax: { name: 'Sales tax', code: `US-${state.toUpperCase()}`, rate },
}))
