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
  confirmEmail: {
    subject: 'Bestätigen Sie Ihre neue Adresse',
    what: 'Jemand, hoffentlich Sie, möchte sich ab jetzt mit dieser Adresse im Kundenkonto anmelden.',
    link: 'Diese Adresse verwenden',
    otherwise:
      'Der Link funktioniert einmal, einen Tag lang, und nur dort, wo Sie in diesem Konto angemeldet sind. Wenn Sie das nicht wollten, lassen Sie diese E-Mail unbeachtet: Es ändert sich nichts.',
  },
  accountChanged: {
    password: {
      subject: 'Ihr Passwort wurde geändert',
      what: 'Das Passwort Ihres Kontos wurde geändert. Auf allen anderen Geräten wurden Sie abgemeldet.',
      otherwise: 'Wenn Sie das waren, ist nichts zu tun. Wenn nicht, setzen Sie jetzt ein neues Passwort.',
      link: 'Neues Passwort setzen',
    },
    email: {
      subject: 'Die Adresse Ihres Kontos wurde geändert',
      what: 'Ihr Konto hat jetzt eine andere E-Mail-Adresse. Damit melden Sie sich an, und dorthin gehen E-Mails zu neuen Bestellungen.',
      otherwise: 'Wenn Sie das waren, ist nichts zu tun. Wenn nicht, schreiben Sie uns jetzt.',
      link: 'Uns schreiben',
    },
  },
  confirmNewsletter: {
    subject: 'Bestätigen Sie den Newsletter',
    what: 'Jemand, hoffentlich Sie, hat diese Adresse für unseren Newsletter eingetragen. Sie erhalten ihn, sobald Sie das bestätigt haben.',
    link: 'Ja, ich möchte den Newsletter',
    otherwise:
      'Der Link funktioniert sieben Tage lang. Wenn Sie es nicht waren, lassen Sie diese E-Mail unbeachtet: Ohne Bestätigung erhalten Sie keinen Newsletter, und wir löschen die Adresse.',
    leave: 'Die Adresse jetzt löschen oder den Newsletter später abbestellen',
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
}
