import type { MailMessages } from './messages'

export const arabic: MailMessages = {
  accountExists: {
    subject: 'لديك حساب بالفعل',
    what: 'حاول أحدهم، ونأمل أن يكون أنت، إنشاء حساب بهذا العنوان. يوجد حساب بالفعل، لذلك لم يُنشأ شيء.',
    link: 'تسجيل الدخول',
    otherwise:
      'إن لم تعد تعرف كلمة المرور فيمكنك طلب كلمة جديدة هناك. وإن لم تكن أنت، فتجاهل هذه الرسالة: لم يتغير شيء.',
  },
  verifyAddress: {
    subject: 'أكّد عنوانك',
    what: 'أنشأ أحدهم، ونأمل أن يكون أنت، حسابًا بهذا العنوان. أكّد أنه لك، فتظهر الطلبات التي قدمتها به دون حساب في سجل طلباتك.',
    link: 'تأكيد العنوان',
    otherwise:
      'يعمل الرابط مرة واحدة ولمدة يوم، وفقط حيث سجّلت الدخول إلى ذلك الحساب. إن لم تنشئ حسابًا، فتجاهل هذه الرسالة: لا يستطيع الحساب رؤية طلباتك.',
  },
  passwordReset: {
    subject: 'تعيين كلمة مرور جديدة',
    what: 'طلب أحدهم، ونأمل أن يكون أنت، كلمة مرور جديدة لحسابك.',
    link: 'تعيين كلمة مرور جديدة',
    otherwise: (time) =>
      `يعمل الرابط مرة واحدة ولمدة ${time}. إن لم تطلبه، فتجاهل هذه الرسالة: لم يتغير شيء.`,
  },
  orderTransfer: {
    subject: (number) => `نقل الطلب ${number} إلى حساب`,
    what: (number) =>
      `طلب أحدهم، ونأمل أن يكون أنت، نقل الطلب ${number} إلى حسابه. هناك سيظهر ما طُلب وإلى أين أُرسل.`,
    link: 'نقل الطلب',
    otherwise: (time) =>
      `يعمل الرابط مرة واحدة${time === undefined ? '' : ` ولمدة ${time}`}. إن لم تطلبه، فتجاهل هذه الرسالة: يبقى الطلب حيث هو.`,
  },
  orderPlaced: {
    subject: (number) => `طلبك ${number}`,
    thanks: (number) => `شكرًا لك. وصلنا طلبك ${number}.`,
    rows: {
      discount: 'الخصم',
      delivery: 'الشحن',
      tax: 'الضريبة',
      rounding: 'التقريب',
      other: 'تعديل',
      total: 'المجموع',
    },
    addresses: { delivery: 'عنوان التوصيل', billing: 'عنوان الفاتورة' },
    taxNumber: (number) => `الرقم الضريبي ${number}`,
    link: 'عرض الطلب',
  },
  bankTransfer: {
    what: 'يرجى تحويل المبلغ إلى هذا الحساب مع هذا المرجع. نرسل طلبك عند وصوله.',
    amount: 'المبلغ',
    holder: 'صاحب الحساب',
    reference: 'المرجع',
  },
  shipped: {
    subject: (number) => `طلبك ${number} في الطريق`,
    what: (number) => `أرسلنا طلبك ${number}. كل ما فيه في الطريق إليك.`,
    inParcel: 'في هذا الطرد',
    tracking: 'تتبّع طرودك',
    track: (parcel) => `الطرد ${parcel}`,
    earlier: 'أُرسل سابقًا',
  },
  partlyShipped: {
    subject: (number) => `جزء من طلبك ${number} في الطريق`,
    what: (number) => `أرسلنا جزءًا من طلبك ${number}. سنكتب إليك مجددًا عند إرسال الباقي.`,
    stillToCome: 'سيصل لاحقًا',
  },
  delivered: {
    subject: (number) => `سُلّم طلبك ${number}`,
    what: (number) => `سُلّم طرد من طلبك ${number}. إن لم يصلك فاكتب إلينا من فضلك.`,
    items: 'في هذا الطرد',
    returns: (time) => `إن لم يناسبك شيء فيمكنك إرجاعه خلال ${time}. تجد النموذج في صفحة الطلب.`,
  },
  orderCanceled: {
    subject: (number) => `أُلغي طلبك ${number}`,
    what: (number) => `أُلغي طلبك ${number}. لن يُرسل منه شيء بعد الآن.`,
    items: 'ما طُلب',
    nothingPaid: 'لم تدفع شيئًا مقابله. وإن كان مبلغ قد حُجز على بطاقتك فسيُحرَّر.',
    refunded: (amount) => `أعدنا ${amount} بالطريقة التي دفعت بها. قد يستغرق ظهور المبلغ بضعة أيام.`,
  },
  refunded: {
    subject: (number) => `استرداد عن طلبك ${number}`,
    what: (amount, number) => `أعدنا ${amount} عن طلبك ${number}.`,
    amount: 'هذا المبلغ المسترد',
    inAll: 'مجموع ما استُرد',
    orderTotal: 'ما دفعته للطلب',
    toBankAccount: 'نحوّل المبلغ إلى حسابك المصرفي.',
    asPaid: 'يعود المبلغ بالطريقة التي دفعت بها. قد يستغرق ظهوره بضعة أيام.',
  },
  returnRequested: {
    subject: (number) => `إرجاعك للطلب ${number}`,
    what: (number) => `وصلنا طلبك إرجاع منتجات من الطلب ${number}.`,
    sendBack: 'يرجى إرجاع',
    next: 'سنكتب إليك عند وصول طردك.',
  },
  returnReceived: {
    subject: (number) => `وصلنا إرجاعك للطلب ${number}`,
    what: (number) => `وصلنا ما أرجعته من الطلب ${number}.`,
    received: 'ما وصلنا',
    next: 'إن كان لك مبلغ مسترد فسنكتب إليك عند إعادته.',
  },
  exchangeCreated: {
    subject: (number) => `استبدال من طلبك ${number}`,
    what: (number) => `نستبدل منتجات من طلبك ${number}.`,
    sendBack: 'يرجى إرجاع',
    replacements: 'نرسل إليك',
    due: (amount) => `يبقى ${amount} للدفع. تبيّن صفحة الطلب كيف.`,
  },
  claimCreated: {
    subject: (number) => `نعالج مشكلة طلبك ${number}`,
    what: (number) => `كان في طلبك ${number} خلل، ونأسف لذلك. وهذا ما نفعله.`,
    about: 'ما يتعلق به الأمر',
    replacements: 'نرسل إليك',
    givenBack: (amount) => `نعيد إليك ${amount}.`,
  },
  paymentWaiting: {
    subject: (number) => `تحويلك للطلب ${number}`,
    what: (number) => `لم يصلنا بعد مبلغ طلبك ${number}.`,
    otherwise: 'إن كنت قد أرسلته في الأيام الأخيرة فلا يلزمك شيء آخر.',
  },
  paymentFailed: {
    subject: (number) => `تعذّر دفع طلبك ${number}`,
    what: (number) => `لم يكتمل دفع طلبك ${number}، لذلك لا يمكننا إرساله بعد.`,
    next: 'يرجى أن تكتب إلينا لنجد طريقة أخرى للدفع. لم يُخصم منك شيء.',
  },
  welcome: {
    subject: 'تأكّد عنوانك',
    what: 'أهلًا بك. تأكّد عنوانك وحسابك جاهز: يحفظ طلباتك وعناوينك والمفضلة.',
    link: 'إلى الحساب',
  },
  accountChanged: {
    password: {
      subject: 'تغيّرت كلمة مرورك',
      what: 'تغيّرت كلمة مرور حسابك. وسُجّل خروج كل من كان مسجّل الدخول.',
    },
    email: {
      subject: 'تغيّر عنوان حسابك',
      what: 'تغيّر عنوان البريد الإلكتروني لحسابك. تُرسل هذه الرسالة إلى العنوان السابق.',
    },
    otherwise: 'إن كنت أنت من فعل ذلك فلا يلزمك شيء. وإلا فعيّن كلمة مرور جديدة فورًا واكتب إلينا.',
    link: 'تسجيل الدخول',
  },
  contactReceived: {
    subject: 'وصلتنا رسالتك',
    what: 'شكرًا لرسالتك. وصلتنا وسنرد على هذا العنوان.',
    otherwise: 'إن لم تكتب إلينا، فتجاهل هذه الرسالة: كتب أحدهم عنوانك.',
  },
  abandonedCart: {
    subject: 'سلّتك ما زالت هنا',
    what: 'تركت شيئًا في سلّتك. ما زال هناك، غير أننا لا نستطيع حجزه.',
    link: 'عرض السلة',
    otherwise: 'تصلك هذه الرسالة لأنك سمحت بالعروض عبر البريد. يمكنك تغيير ذلك في حسابك في أي وقت.',
  },
}
