/** What the pages of the test provider say. */
export interface PageWords {
  readonly language: string
  readonly card: string
  readonly number: string
  readonly expiry: string
  /** The form of the date, in the empty field. */
  readonly date: string
  readonly code: string
  readonly wrong: { readonly number: string; readonly expiry: string; readonly code: string }
  readonly question: {
    readonly title: string
    readonly what: (sum: string) => string
    readonly approve: string
    readonly decline: string
    readonly cancel: string
    readonly wait: string
    readonly done: string
    readonly failed: string
  }
}

const english: PageWords = {
  language: 'en',
  card: 'Card',
  number: 'Card number',
  expiry: 'Expiry date (MM/YY)',
  date: 'MM/YY',
  code: 'Security code',
  wrong: {
    number: 'Enter a card number.',
    expiry: 'Enter a date in the future, such as 12/34.',
    code: 'Enter the 3 digits on the back of the card.',
  },
  question: {
    title: 'Confirm the payment',
    what: (sum) =>
      `This is the bank of the test provider. It asks whether you want to pay ${sum}. No money moves.`,
    approve: 'Approve',
    decline: 'Decline',
    cancel: 'Cancel',
    wait: 'One moment.',
    done: 'Thank you. You can go back to the shop.',
    failed: 'That did not work. Try again.',
  },
}

const german: PageWords = {
  language: 'de',
  card: 'Karte',
  number: 'Kartennummer',
  expiry: 'Gültig bis (MM/JJ)',
  date: 'MM/JJ',
  code: 'Prüfnummer',
  wrong: {
    number: 'Geben Sie eine Kartennummer ein.',
    expiry: 'Geben Sie ein Datum in der Zukunft ein, etwa 12/34.',
    code: 'Geben Sie die 3 Ziffern von der Rückseite der Karte ein.',
  },
  question: {
    title: 'Zahlung bestätigen',
    what: (sum) =>
      `Dies ist die Bank des Testanbieters. Sie fragt, ob Sie ${sum} zahlen möchten. Es fließt kein Geld.`,
    approve: 'Bestätigen',
    decline: 'Ablehnen',
    cancel: 'Abbrechen',
    wait: 'Einen Moment.',
    done: 'Danke. Sie können zum Shop zurückkehren.',
    failed: 'Das hat nicht geklappt. Versuchen Sie es noch einmal.',
  },
}

const hindi: PageWords = {
  language: 'hi',
  card: 'कार्ड',
  number: 'कार्ड नंबर',
  expiry: 'एक्सपायरी (MM/YY)',
  date: 'MM/YY',
  code: 'सुरक्षा कोड',
  wrong: {
    number: 'कार्ड नंबर डालें।',
    expiry: 'आगे की तारीख डालें, जैसे 12/34।',
    code: 'कार्ड के पीछे लिखे 3 अंक डालें।',
  },
  question: {
    title: 'पेमेंट की पुष्टि करें',
    what: (sum) => `यह टेस्ट पेमेंट का बैंक है। यह पूछता है कि क्या आप ${sum} देना चाहते हैं। कोई पैसा नहीं लिया जाता।`,
    approve: 'पुष्टि करें',
    decline: 'मना करें',
    cancel: 'कैंसल करें',
    wait: 'एक पल रुकें।',
    done: 'धन्यवाद। अब आप शॉप पर लौट सकते हैं।',
    failed: 'यह नहीं हो पाया। फिर से कोशिश करें।',
  },
}

const arabic: PageWords = {
  language: 'ar',
  card: 'البطاقة',
  number: 'رقم البطاقة',
  expiry: 'تاريخ الانتهاء (MM/YY)',
  date: 'MM/YY',
  code: 'رمز الأمان',
  wrong: {
    number: 'يُرجى إدخال رقم بطاقة.',
    expiry: 'يُرجى إدخال تاريخ في المستقبل، مثل 12/34.',
    code: 'يُرجى إدخال الأرقام الثلاثة على ظهر البطاقة.',
  },
  question: {
    title: 'تأكيد الدفع',
    what: (sum) => `هذا بنك مزوّد الدفع التجريبي. يسألك هل تريد دفع \u2068${sum}\u2069. لا يُنقل أي مال.`,
    approve: 'تأكيد',
    decline: 'رفض',
    cancel: 'إلغاء',
    wait: 'لحظة من فضلك.',
    done: 'شكرًا لك. يمكنك العودة إلى المتجر.',
    failed: 'لم ينجح ذلك. حاول مرة أخرى.',
  },
}

/** In the language that the shop asks for; in English for one that the pages are not written in. */
export const pageWords = (language: unknown): PageWords =>
  [german, hindi, arabic].find((words) => words.language === language) ?? english
