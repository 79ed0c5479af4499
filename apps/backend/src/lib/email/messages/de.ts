import type { MailMessages } from './messages'

export const german: MailMessages = {
  accountExists: {
    subject: 'Sie haben bereits ein Konto',
    what: 'Jemand, hoffentlich Sie, wollte mit dieser Adresse ein Konto anlegen. Es gibt bereits eines, darum wurde nichts angelegt.',
    link: 'Anmelden',
    otherwise:
      'Wenn Sie das Passwort nicht mehr wissen, können Sie dort ein neues anfordern. Wenn Sie es nicht waren, beachten Sie diese E-Mail nicht weiter: Es hat sich nichts geändert.',
  },
  verifyAddress: {
    subject: 'Bestätigen Sie Ihre Adresse',
    what: 'Jemand, hoffentlich Sie, hat mit dieser Adresse ein Konto angelegt. Bestätigen Sie, dass sie Ihnen gehört, dann stehen die Bestellungen, die Sie damit ohne Konto aufgegeben haben, in Ihrem Bestellverlauf.',
    link: 'Adresse bestätigen',
    otherwise:
      'Der Link funktioniert einmal, einen Tag lang, und nur dort, wo Sie in diesem Konto angemeldet sind. Wenn Sie kein Konto angelegt haben, beachten Sie diese E-Mail nicht weiter: Das Konto kann Ihre Bestellungen nicht sehen.',
  },
  passwordReset: {
    subject: 'Neues Passwort festlegen',
    what: 'Jemand, hoffentlich Sie, hat ein neues Passwort für Ihr Konto angefordert.',
    link: 'Neues Passwort festlegen',
    otherwise: (time) =>
      `Der Link funktioniert einmal, ${time} lang. Wenn Sie ihn nicht angefordert haben, beachten Sie diese E-Mail nicht weiter: Es hat sich nichts geändert.`,
  },
  orderTransfer: {
    subject: (number) => `Bestellung ${number} in ein Konto übertragen`,
    what: (number) =>
      `Jemand, hoffentlich Sie, möchte die Bestellung ${number} in sein Konto übertragen. Dort wird zu sehen sein, was bestellt wurde und wohin es ging.`,
    link: 'Bestellung übertragen',
    otherwise: (time) =>
      `Der Link funktioniert einmal${time === undefined ? '' : `, ${time} lang`}. Wenn Sie ihn nicht angefordert haben, beachten Sie diese E-Mail nicht weiter: Die Bestellung bleibt, wo sie ist.`,
  },
  orderPlaced: {
    subject: (number) => `Ihre Bestellung ${number}`,
    thanks: (number) => `Vielen Dank. Ihre Bestellung ${number} ist bei uns eingegangen.`,
    rows: {
      discount: 'Rabatt',
      delivery: 'Versand',
      tax: 'Steuer',
      rounding: 'Rundung',
      other: 'Anpassung',
      total: 'Gesamtsumme',
    },
    addresses: { delivery: 'Lieferung an', billing: 'Rechnung an' },
    taxNumber: (number) => `Steuernummer ${number}`,
    link: 'Bestellung ansehen',
  },
  bankTransfer: {
    what: 'Bitte überweisen Sie den Betrag mit diesem Verwendungszweck auf dieses Konto. Wir versenden Ihre Bestellung, sobald er eingegangen ist.',
    amount: 'Betrag',
    holder: 'Kontoinhaber',
    reference: 'Verwendungszweck',
  },
  document: {
    invoice: {
      subject: (number) => `Ihre Rechnung ${number}`,
      what: (number, order) => `Im Anhang ist die Rechnung ${number} zu Ihrer Bestellung ${order}.`,
    },
    'credit-note': {
      subject: (number) => `Ihre Rechnungskorrektur ${number}`,
      what: (number, order) =>
        `Wir haben Ihre Bestellung ${order} ganz oder teilweise erstattet. Im Anhang ist die Rechnungskorrektur ${number} dazu.`,
    },
    link: 'Bestellung ansehen',
  },
}
