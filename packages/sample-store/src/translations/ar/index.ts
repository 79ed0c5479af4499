import type { StoreTranslation } from '../store-translation.ts'
import { accessoriesAndHome } from './accessories-and-home.ts'
import { clothes } from './clothes.ts'
import { journal } from './journal.ts'
import { specifications } from './specifications.ts'

export const arabic: StoreTranslation = {
  locale: { code: 'ar', name: 'Arabic' },
  products: { ...clothes, ...accessoriesAndHome },
  specifications,
  categories: {
    men: {
      name: 'رجال',
      description: 'تيشيرتات وقمصان من القطن والكتان، بقصات مستقيمة وللبس المتكرر.',
    },
    'men-tshirts': {
      name: 'تيشيرتات',
      description: 'جيرسيه قطني بثلاثة أوزان، محبوك ومخيط في تيروبور.',
    },
    'men-shirts': {
      name: 'قمصان رجالية',
      description: 'قمصان من الكتان والأكسفورد والقطن المكشوط، فيها متسع للحركة.',
    },
    women: {
      name: 'نساء',
      description: 'فساتين وقطع منفصلة وأطقم من الكتان والحرير والقطن المشغول باليد.',
    },
    'women-dresses': {
      name: 'فساتين',
      description: 'فساتين بحمالات وملفوفة وقميصية ومكسّرة، من المكتب إلى عشاء متأخر.',
    },
    'women-tops': {
      name: 'توبات',
      description: 'توبات مضلّعة ومحبوكة وحريرية، تُلبس وحدها أو تحت القميص.',
    },
    'women-jumpsuits': {
      name: 'جمبسوت',
      description: 'قطع كاملة من التويل والكتان والكريب، كلها بجيوب حقيقية.',
    },
    'women-coords': {
      name: 'أطقم متناسقة',
      description: 'توبات وبناطيل من القماش نفسه، تُباع طقمًا.',
    },
    'women-kurti-sets': {
      name: 'أطقم كورتي',
      description: 'كورتي مع بنطال مناسب، مطبوع ومطرز ومنسوج باليد.',
    },
    'women-shirts': {
      name: 'قمصان نسائية',
      description: 'قمصان من البوبلين والحرير والقطن القصير، بكتف مريح.',
    },
    accessories: {
      name: 'إكسسوارات',
      description: 'نظارات شمسية وساعات وأحزمة ومحافظ يمكن إصلاحها.',
    },
    'accessories-sunglasses': {
      name: 'نظارات شمسية',
      description: 'إطارات من الأسيتات والمعدن الرفيع بعدسات تحجب كل الأشعة فوق البنفسجية.',
    },
    'accessories-watches': {
      name: 'ساعات',
      description: 'ثلاث ساعات بسيطة ببطاريات قابلة للتبديل وأساور بعرض قياسي.',
    },
    'accessories-belts': {
      name: 'أحزمة',
      description: 'أحزمة من جلد اللجام والقطن المضفور بأبازيم من النحاس الصلب.',
    },
    'accessories-wallets': {
      name: 'محافظ',
      description: 'منتجات جلدية صغيرة، رقيقة القص ومخيطة بخيط الكتان.',
    },
    'home-essentials': {
      name: 'أساسيات المنزل',
      description: 'كتان وخزف وشموع لغرفة هادئة.',
    },
    'home-premium-candles': {
      name: 'شموع فاخرة',
      description: 'شموع من الصويا وشمع النحل، تُصب في ميسورو بكميات صغيرة.',
    },
  },
  options: { color: 'اللون', size: 'المقاس' },
  colors: { Black: 'أسود', White: 'أبيض', Red: 'أحمر', Blue: 'أزرق', Green: 'أخضر' },
  shippingOptions: {
    standard: { name: 'شحن عادي', description: 'من 5 إلى 7 أيام عمل' },
    express: { name: 'شحن سريع', description: 'من 2 إلى 3 أيام عمل' },
    overnight: { name: 'شحن ليلي', description: 'في يوم العمل التالي' },
    return: { name: 'إرجاع بالبريد', description: 'بالملصق الموجود في الطرد' },
  },
  returnReasons: {
    'too-small': 'صغير جدًا',
    'too-large': 'كبير جدًا',
    'not-as-expected': 'ليس كما توقعت',
    damaged: 'تالف أو معيب',
    'wrong-item': 'ليس ما طلبته',
    'changed-mind': 'غيّرت رأيي',
  },
  journal,
  journalTags: { Care: 'العناية', Linen: 'كتان', Makers: 'الحرفيون', Cotton: 'قطن', Home: 'المنزل' },
  settings: {
    'Clothes, accessories and things for the home in quiet colours, made to be kept.':
      'ملابس وإكسسوارات وأشياء للمنزل بألوان هادئة، صُنعت لتبقى.',
    'We deliver to all of India.': 'نوصل إلى جميع أنحاء الهند.',
    India: 'الهند',
    'Monday to Friday, 10:00 to 19:00': 'من الاثنين إلى الجمعة، 10:00 إلى 19:00',
    'Saturday, 11:00 to 17:00': 'السبت، 11:00 إلى 17:00',
    'Sunday closed': 'الأحد مغلق',
    'Cut for warm evenings': 'مفصّل للأمسيات الدافئة',
    'Linen and hand-printed cotton that is cool in the sun and warm enough after it.':
      'كتان وقطن مطبوع باليد: منعش في الشمس ودافئ بما يكفي بعدها.',
    'See the dresses': 'عرض الفساتين',
    'A red wrap dress, a white jumpsuit and a blue printed kurti on one brass rail':
      'فستان ملفوف أحمر وجمبسوت أبيض وكورتي أزرق مطبوع على قضيب نحاسي واحد',
    'Thrown by hand in Khurja': 'مشكّل باليد في خورجا',
    'Four potters throw our vases from local clay and fire them once, so the glaze stays matt. Each takes nine days, most of them spent drying.':
      'يشكّل أربعة خزّافين مزهرياتنا من طين المنطقة ويحرقونها مرة واحدة ليبقى الطلاء غير لامع. تستغرق كل واحدة تسعة أيام، معظمها للتجفيف.',
    'How we work': 'كيف نعمل',
    'A grey stoneware vase with dry twigs on a plinth':
      'مزهرية رمادية من الخزف الحجري بأغصان يابسة على قاعدة',
  },
}
