import type { StoreTranslation } from '../store-translation.ts'
import { accessoriesAndHome } from './accessories-and-home.ts'
import { clothes } from './clothes.ts'
import { journal } from './journal.ts'
import { specifications } from './specifications.ts'

export const german: StoreTranslation = {
  locale: { code: 'de', name: 'German' },
  products: { ...clothes, ...accessoriesAndHome },
  specifications,
  categories: {
    men: {
      name: 'Herren',
      description:
        'T-Shirts und Hemden aus Baumwolle und Leinen, gerade geschnitten und zum häufigen Tragen gemacht.',
    },
    'men-tshirts': {
      name: 'T-Shirts',
      description: 'Baumwolljersey in drei Gewichten, in Tiruppur gestrickt und genäht.',
    },
    'men-shirts': {
      name: 'Hemden',
      description: 'Hemden aus Leinen, Oxford und gebürsteter Baumwolle, mit Bewegungsfreiheit.',
    },
    women: {
      name: 'Damen',
      description: 'Kleider, Einzelteile und Sets aus Leinen, Seide und von Hand gearbeiteter Baumwolle.',
    },
    'women-dresses': {
      name: 'Kleider',
      description: 'Slip-, Wickel-, Hemdblusen- und plissierte Kleider, vom Büro bis zum späten Abendessen.',
    },
    'women-tops': {
      name: 'Tops',
      description: 'Gerippte, gestrickte und seidene Tops, allein oder unter einem Hemd zu tragen.',
    },
    'women-jumpsuits': {
      name: 'Jumpsuits',
      description: 'Einteiler aus Köper, Leinen und Crêpe, alle mit echten Taschen.',
    },
    'women-coords': {
      name: 'Zweiteiler',
      description: 'Oberteile und Hosen aus demselben Stoff, als Set verkauft.',
    },
    'women-kurti-sets': {
      name: 'Kurti-Sets',
      description: 'Kurtis mit passender Hose, von Hand bedruckt, bestickt und gewebt.',
    },
    'women-shirts': {
      name: 'Blusen',
      description: 'Blusen aus Popeline, Seide und kurzer Baumwolle mit lockerer Schulter.',
    },
    accessories: {
      name: 'Accessoires',
      description: 'Sonnenbrillen, Uhren, Gürtel und Geldbörsen, die sich reparieren lassen.',
    },
    'accessories-sunglasses': {
      name: 'Sonnenbrillen',
      description: 'Fassungen aus Acetat und feinem Metall mit Gläsern, die alles UV-Licht abhalten.',
    },
    'accessories-watches': {
      name: 'Uhren',
      description: 'Drei schlichte Uhren mit wechselbarer Batterie und üblichen Bandbreiten.',
    },
    'accessories-belts': {
      name: 'Gürtel',
      description: 'Gürtel aus Zaumleder und geflochtener Baumwolle mit Schnallen aus massivem Messing.',
    },
    'accessories-wallets': {
      name: 'Geldbörsen',
      description: 'Kleine Lederwaren, dünn geschnitten und mit Leinenzwirn genäht.',
    },
    'home-essentials': {
      name: 'Für das Zuhause',
      description: 'Leinen, Steinzeug und Kerzen für einen ruhigen Raum.',
    },
    'home-premium-candles': {
      name: 'Duftkerzen',
      description: 'Kerzen aus Soja und Bienenwachs, in kleinen Mengen in Mysuru gegossen.',
    },
  },
  options: { color: 'Farbe', size: 'Größe' },
  colors: { Black: 'Schwarz', White: 'Weiß', Red: 'Rot', Blue: 'Blau', Green: 'Grün' },
  shippingOptions: {
    standard: { name: 'Standardversand', description: '5 bis 7 Werktage' },
    express: { name: 'Expressversand', description: '2 bis 3 Werktage' },
    overnight: { name: 'Versand über Nacht', description: 'Am nächsten Werktag' },
    return: { name: 'Rücksendung per Post', description: 'Mit dem Etikett aus dem Paket' },
  },
  returnReasons: {
    'too-small': 'Zu klein',
    'too-large': 'Zu groß',
    'not-as-expected': 'Nicht wie erwartet',
    damaged: 'Beschädigt oder fehlerhaft',
    'wrong-item': 'Nicht das Bestellte',
    'changed-mind': 'Anders überlegt',
  },
  journal,
  journalTags: {
    Care: 'Pflege',
    Linen: 'Leinen',
    Makers: 'Werkstätten',
    Cotton: 'Baumwolle',
    Home: 'Zuhause',
  },
  settings: {
    'Clothes, accessories and things for the home in quiet colours, made to be kept.':
      'Kleidung, Accessoires und Dinge für das Zuhause in ruhigen Farben, gemacht, um zu bleiben.',
    'We deliver to all of India.': 'Wir liefern in ganz Indien.',
    India: 'Indien',
    'Monday to Friday, 10:00 to 19:00': 'Montag bis Freitag, 10:00 bis 19:00 Uhr',
    'Saturday, 11:00 to 17:00': 'Samstag, 11:00 bis 17:00 Uhr',
    'Sunday closed': 'Sonntag geschlossen',
    'Cut for warm evenings': 'Geschnitten für warme Abende',
    'Linen and hand-printed cotton that is cool in the sun and warm enough after it.':
      'Leinen und von Hand bedruckte Baumwolle: kühl in der Sonne und danach noch warm genug.',
    'See the dresses': 'Zu den Kleidern',
    'A red wrap dress, a white jumpsuit and a blue printed kurti on one brass rail':
      'Ein rotes Wickelkleid, ein weißer Jumpsuit und eine blau bedruckte Kurti an einer Messingstange',
    'Thrown by hand in Khurja': 'In Khurja von Hand gedreht',
    'Four potters throw our vases from local clay and fire them once, so the glaze stays matt. Each takes nine days, most of them spent drying.':
      'Vier Töpfer drehen unsere Vasen aus dem Ton der Gegend und brennen sie einmal, damit die Glasur matt bleibt. Jede braucht neun Tage, die meisten davon zum Trocknen.',
    'How we work': 'Wie wir arbeiten',
    'A grey stoneware vase with dry twigs on a plinth':
      'Eine graue Steinzeugvase mit trockenen Zweigen auf einem Sockel',
  },
}
