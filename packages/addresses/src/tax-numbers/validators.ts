import * as at from 'stdnum/lib/esm/at/uid.js'
import * as be from 'stdnum/lib/esm/be/vat.js'
import * as bg from 'stdnum/lib/esm/bg/vat.js'
import * as ch from 'stdnum/lib/esm/ch/uid.js'
import * as cy from 'stdnum/lib/esm/cy/vat.js'
import * as cz from 'stdnum/lib/esm/cz/dic.js'
import * as de from 'stdnum/lib/esm/de/vat.js'
import * as dk from 'stdnum/lib/esm/dk/cvr.js'
import * as ee from 'stdnum/lib/esm/ee/kmkr.js'
import * as es from 'stdnum/lib/esm/es/nif.js'
import * as fi from 'stdnum/lib/esm/fi/alv.js'
import * as fr from 'stdnum/lib/esm/fr/tva.js'
import * as gb from 'stdnum/lib/esm/gb/vat.js'
import * as gr from 'stdnum/lib/esm/gr/vat.js'
import * as hr from 'stdnum/lib/esm/hr/oib.js'
import * as hu from 'stdnum/lib/esm/hu/anum.js'
import * as ie from 'stdnum/lib/esm/ie/vat.js'
import * as india from 'stdnum/lib/esm/in/gstin.js'
import * as it from 'stdnum/lib/esm/it/iva.js'
import * as lt from 'stdnum/lib/esm/lt/pvm.js'
import * as lu from 'stdnum/lib/esm/lu/tva.js'
import * as lv from 'stdnum/lib/esm/lv/pvn.js'
import * as mt from 'stdnum/lib/esm/mt/vat.js'
import * as nl from 'stdnum/lib/esm/nl/btw.js'
import * as pl from 'stdnum/lib/esm/pl/nip.js'
import * as pt from 'stdnum/lib/esm/pt/nif.js'
import * as ro from 'stdnum/lib/esm/ro/cif.js'
import * as se from 'stdnum/lib/esm/se/vat.js'
import * as si from 'stdnum/lib/esm/si/ddv.js'
import * as sk from 'stdnum/lib/esm/sk/dph.js'

interface Validator {
  readonly validate: (value: string) => { readonly isValid: boolean }
  readonly prefix?: string
}

const withPrefix = (prefix: string, { validate }: Pick<Validator, 'validate'>): Validator => ({
  validate,
  prefix,
})

/** The tax number of companies, by country; `prefix` is what its international form begins with. */
export const validators: Readonly<Record<string, Validator>> = {
  at: withPrefix('AT', at),
  be: withPrefix('BE', be),
  bg: withPrefix('BG', bg),
  ch: ch,
  cy: withPrefix('CY', cy),
  cz: withPrefix('CZ', cz),
  de: withPrefix('DE', de),
  dk: withPrefix('DK', dk),
  ee: withPrefix('EE', ee),
  es: withPrefix('ES', es),
  fi: withPrefix('FI', fi),
  fr: withPrefix('FR', fr),
  gb: withPrefix('GB', gb),
  gr: withPrefix('EL', gr),
  hr: withPrefix('HR', hr),
  hu: withPrefix('HU', hu),
  ie: withPrefix('IE', ie),
  in: india,
  it: withPrefix('IT', it),
  lt: withPrefix('LT', lt),
  lu: withPrefix('LU', lu),
  lv: withPrefix('LV', lv),
  mt: withPrefix('MT', mt),
  nl: withPrefix('NL', nl),
  pl: withPrefix('PL', pl),
  pt: withPrefix('PT', pt),
  ro: withPrefix('RO', ro),
  se: withPrefix('SE', se),
  si: withPrefix('SI', si),
  sk: withPrefix('SK', sk),
}
