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
      'gift-card': 'Geschenkkarte',
      'store-credit': 'Guthaben',
      rounding: 'Rundung',
      other: 'Anpassung',
      total: 'Gesamtsumme',
    },
    addresses: { delivery: 'Lieferung an', billing: 'Rechnung an' },
    taxNumber: (number) => `Steuernummer ${number}`,
    registration: (number) => `Registernummer ${number}`,
    link: 'Bestellung ansehen',
  },
  bankTransfer: {
    what: 'Bitte überweisen Sie den Betrag mit diesem Verwendungszweck auf dieses Konto. Wir versenden Ihre Bestellung, sobald er eingegangen ist.',
    amount: 'Betrag',
    holder: 'Kontoinhaber',
    reference: 'Verwendungszweck',
  },
  onInvoice: (amount, day) => `Sie zahlen auf Rechnung: ${amount} bis zum ${day}.`,
  shipped: {
    subject: (number) => `Ihre Bestellung ${number} ist unterwegs`,
    what: (number) =>
      `Wir haben Ihre Bestellung ${number} versendet. Alles daraus ist nun auf dem Weg zu Ihnen.`,
    inParcel: 'In diesem Paket',
    tracking: 'Sendungsverfolgung',
    track: (parcel) => `Paket ${parcel}`,
    earlier: 'Bereits versendet',
  },
  partlyShipped: {
    subject: (number) => `Ein Teil Ihrer Bestellung ${number} ist unterwegs`,
    what: (number) =>
      `Wir haben einen Teil Ihrer Bestellung ${number} versendet. Wir schreiben Ihnen wieder, sobald der Rest unterwegs ist.`,
    stillToCome: 'Folgt noch',
  },
  delivered: {
    subject: (number) => `Ihre Bestellung ${number} wurde zugestellt`,
    what: (number) =>
      `Ein Paket Ihrer Bestellung ${number} wurde zugestellt. Wenn Sie es nicht haben, schreiben Sie uns bitte.`,
    items: 'In diesem Paket',
    returns: (time) =>
      `Wenn etwas nicht passt, können Sie es ${time} lang zurücksenden. Das Formular steht auf der Seite der Bestellung.`,
  },
  orderCanceled: {
    subject: (number) => `Ihre Bestellung ${number} ist storniert`,
    what: (number) => `Ihre Bestellung ${number} ist storniert. Es wird nichts mehr daraus versendet.`,
    items: 'Was bestellt war',
    nothingPaid:
      'Sie haben nichts dafür bezahlt. Wenn ein Betrag auf Ihrer Karte reserviert war, wird er freigegeben.',
    refunded: (amount) =>
      `Wir haben ${amount} auf Ihrem Zahlungsweg erstattet. Es kann einige Tage dauern, bis Sie es sehen.`,
  },
  refunded: {
    subject: (number) => `Erstattung zu Ihrer Bestellung ${number}`,
    what: (amount, number) => `Wir haben ${amount} für Ihre Bestellung ${number} erstattet.`,
    amount: 'Diese Erstattung',
    inAll: 'Insgesamt erstattet',
    orderTotal: 'Für die Bestellung bezahlt',
    toBankAccount: 'Wir überweisen das Geld auf Ihr Bankkonto.',
    asPaid: 'Das Geld geht auf Ihrem Zahlungsweg zurück. Es kann einige Tage dauern, bis Sie es sehen.',
  },
  returnRequested: {
    subject: (number) => `Ihre Rückgabe zu Bestellung ${number}`,
    what: (number) => `Ihre Anfrage ist eingegangen, Artikel der Bestellung ${number} zurückzusenden.`,
    sendBack: 'Bitte senden Sie zurück',
    next: 'Wir schreiben Ihnen, sobald Ihr Paket angekommen ist.',
  },
  returnReceived: {
    subject: (number) => `Ihre Rücksendung zu Bestellung ${number} ist da`,
    what: (number) => `Was Sie von der Bestellung ${number} zurückgesendet haben, ist angekommen.`,
    received: 'Was angekommen ist',
    next: 'Wenn Sie Geld zurückbekommen, schreiben wir Ihnen bei der Erstattung.',
  },
  exchangeCreated: {
    subject: (number) => `Ihr Umtausch zu Bestellung ${number}`,
    what: (number) => `Wir tauschen Artikel Ihrer Bestellung ${number} um.`,
    sendBack: 'Bitte senden Sie zurück',
    replacements: 'Wir senden Ihnen',
    due: (amount) => `Es sind noch ${amount} zu zahlen. Auf der Seite der Bestellung steht, wie.`,
  },
  claimCreated: {
    subject: (number) => `Wir bringen Ihre Bestellung ${number} in Ordnung`,
    what: (number) =>
      `Mit Ihrer Bestellung ${number} stimmte etwas nicht, das tut uns leid. Das tun wir nun.`,
    about: 'Worum es geht',
    replacements: 'Wir senden Ihnen',
    givenBack: (amount) => `Sie bekommen ${amount} zurück.`,
  },
  paymentWaiting: {
    subject: (number) => `Ihre Überweisung zu Bestellung ${number}`,
    what: (number) => `Das Geld für Ihre Bestellung ${number} ist noch nicht bei uns eingegangen.`,
    otherwise: 'Wenn Sie es in den letzten Tagen überwiesen haben, brauchen Sie nichts mehr zu tun.',
  },
  paymentFailed: {
    subject: (number) => `Die Zahlung für Ihre Bestellung ${number} ist fehlgeschlagen`,
    what: (number) =>
      `Die Zahlung für Ihre Bestellung ${number} ist fehlgeschlagen. Darum können wir sie noch nicht versenden.`,
    next: 'Bitte schreiben Sie uns, damit wir einen anderen Weg der Zahlung finden. Ihnen wurde nichts abgebucht.',
  },
  welcome: {
    subject: 'Ihre Adresse ist bestätigt',
    what: 'Willkommen. Ihre Adresse ist bestätigt und Ihr Konto ist bereit: Es bewahrt Ihre Bestellungen, Adressen und Ihre Wunschliste auf.',
    link: 'Zum Konto',
  },
  contactReceived: {
    subject: 'Ihre Nachricht ist angekommen',
    what: 'Vielen Dank für Ihre Nachricht. Sie ist bei uns angekommen, und wir antworten an diese Adresse.',
    otherwise:
      'Wenn Sie uns nicht geschrieben haben, beachten Sie diese E-Mail nicht weiter: Jemand hat Ihre Adresse eingegeben.',
  },
  giftCard: {
    subject: 'Eine Geschenkkarte für Sie',
    what: (amount) => `Sie haben eine Geschenkkarte über ${amount}.`,
    to: (name) => `Für ${name}`,
    from: (name) => `Von ${name}`,
    code: 'Code',
    link: 'Zum Shop',
    otherwise:
      'Geben Sie den Code im Warenkorb oder an der Kasse ein. Wer den Code hat, kann ihn einlösen: Bewahren Sie diese E-Mail auf. Was Sie nicht ausgeben, bleibt auf der Karte.',
  },
  backInStock: {
    subject: (product) => `${product} ist wieder da`,
    what: (product) =>
      `Sie wollten es wissen: ${product} ist wieder erhältlich. Reservieren können wir es nicht.`,
    link: 'Im Shop ansehen',
    otherwise: 'Dies ist die einzige E-Mail dazu. Ihre Adresse wurde für nichts anderes verwendet.',
    leave: 'Auf nichts mehr warten und die Adresse löschen',
  },
  abandonedCart: {
    subject: 'Ihr Warenkorb ist noch da',
    what: 'Sie haben etwas in Ihrem Warenkorb gelassen. Es ist noch da, reservieren können wir es jedoch nicht.',
    link: 'Zum Warenkorb',
    otherwise:
      'Sie bekommen diese E-Mail, weil Sie Angebote per E-Mail erlaubt haben. Das können Sie in Ihrem Konto jederzeit ändern.',
  },
  reviewRequest: {
    subject: (number) => `Wie gefällt Ihnen Ihre Bestellung ${number}?`,
    what: (number) =>
      `Ihre Bestellung ${number} ist seit einigen Tagen bei Ihnen. Möchten Sie anderen sagen, wie sie Ihnen gefällt?`,
    review: (product) => `${product} bewerten`,
    otherwise: 'Ihre Bewertung erscheint unter dem Namen, den Sie wählen, sobald wir sie gelesen haben.',
    leave: 'Nicht mehr um Bewertungen bitten',
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
    'voiding-note': {
      subject: (number) => `Ihre Rechnungskorrektur ${number}`,
      what: (number, order) =>
        `Ihre Bestellung ${order} wurde storniert. Im Anhang ist die Rechnungskorrektur ${number}: Sie nimmt von der Rechnung, was Sie noch nicht bezahlt hatten.`,
    },
    link: 'Bestellung ansehen',
  },
}
