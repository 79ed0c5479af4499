import type { StoreTranslation } from '../store-translation.ts'
import { accessoriesAndHome } from './accessories-and-home.ts'
import { clothes } from './clothes.ts'
import { journal } from './journal.ts'
import { specifications } from './specifications.ts'

export const hindi: StoreTranslation = {
  locale: { code: 'hi', name: 'Hindi' },
  products: { ...clothes, ...accessoriesAndHome },
  specifications,
  categories: {
    men: {
      name: 'पुरुष',
      description: 'कॉटन और लिनन की टी-शर्ट और शर्ट, सीधी काट की और बार-बार पहनने के लिए।',
    },
    'men-tshirts': {
      name: 'टी-शर्ट',
      description: 'तीन वज़न की कॉटन जर्सी, तिरुप्पुर में बुनी और सिली हुई।',
    },
    'men-shirts': {
      name: 'शर्ट',
      description: 'लिनन, ऑक्सफ़र्ड और ब्रश किए कॉटन की शर्ट, जिनमें हिलने-डुलने की जगह है।',
    },
    women: {
      name: 'महिलाएँ',
      description: 'लिनन, रेशम और हाथ के काम वाले कॉटन की ड्रेस, अलग-अलग कपड़े और सेट।',
    },
    'women-dresses': {
      name: 'ड्रेस',
      description: 'स्लिप, रैप, शर्ट और प्लीटेड ड्रेस, दफ़्तर से देर रात के खाने तक।',
    },
    'women-tops': {
      name: 'टॉप',
      description: 'रिब, निट और रेशमी टॉप, अकेले या शर्ट के नीचे पहनने के लिए।',
    },
    'women-jumpsuits': {
      name: 'जंपसूट',
      description: 'ट्विल, लिनन और क्रेप के एक टुकड़े वाले परिधान, सब में असली जेबें।',
    },
    'women-coords': {
      name: 'को-ऑर्ड सेट',
      description: 'एक ही कपड़े के टॉप और पतलून, सेट में।',
    },
    'women-kurti-sets': {
      name: 'कुर्ती सेट',
      description: 'मेल खाती पतलून के साथ कुर्तियाँ, हाथ से छपी, काढ़ी और बुनी हुई।',
    },
    'women-shirts': {
      name: 'शर्ट',
      description: 'पॉपलिन, रेशम और छोटी कॉटन शर्ट, आरामदायक कंधे के साथ।',
    },
    accessories: {
      name: 'एक्सेसरीज़',
      description: 'धूप के चश्मे, घड़ियाँ, बेल्ट और बटुए, जिनकी मरम्मत हो सकती है।',
    },
    'accessories-sunglasses': {
      name: 'धूप के चश्मे',
      description: 'एसिटेट और महीन धातु के फ़्रेम, जिनके लेंस सारी UV रोशनी रोकते हैं।',
    },
    'accessories-watches': {
      name: 'घड़ियाँ',
      description: 'तीन सादी घड़ियाँ, बदली जा सकने वाली बैटरी और आम चौड़ाई के पट्टों के साथ।',
    },
    'accessories-belts': {
      name: 'बेल्ट',
      description: 'ब्राइडल चमड़े और बुने कॉटन की बेल्ट, ठोस पीतल के बकल के साथ।',
    },
    'accessories-wallets': {
      name: 'बटुए',
      description: 'चमड़े का छोटा सामान, पतला काटा और लिनन के धागे से सिला हुआ।',
    },
    'home-essentials': {
      name: 'घर का सामान',
      description: 'शांत कमरे के लिए लिनन, स्टोनवेयर और मोमबत्तियाँ।',
    },
    'home-premium-candles': {
      name: 'ख़ास मोमबत्तियाँ',
      description: 'सोया और मधुमोम की मोमबत्तियाँ, मैसूरु में थोड़ी-थोड़ी मात्रा में ढाली हुई।',
    },
  },
  options: { color: 'रंग', size: 'साइज़' },
  colors: { Black: 'काला', White: 'सफ़ेद', Red: 'लाल', Blue: 'नीला', Green: 'हरा' },
  shippingOptions: {
    standard: { name: 'सामान्य डिलीवरी', description: '5 से 7 कार्य दिवस' },
    express: { name: 'एक्सप्रेस डिलीवरी', description: '2 से 3 कार्य दिवस' },
    overnight: { name: 'रातोंरात डिलीवरी', description: 'अगले कार्य दिवस पर' },
    return: { name: 'डाक से वापसी', description: 'पार्सल में दिए लेबल के साथ' },
  },
  returnReasons: {
    'too-small': 'बहुत छोटा',
    'too-large': 'बहुत बड़ा',
    'not-as-expected': 'उम्मीद के मुताबिक नहीं',
    damaged: 'टूटा या ख़राब',
    'wrong-item': 'जो मँगाया था वह नहीं',
    'changed-mind': 'मन बदल गया',
  },
  journal,
  journalTags: { Care: 'देखभाल', Linen: 'लिनन', Makers: 'कारीगर', Cotton: 'कॉटन', Home: 'घर' },
  settings: {
    'Clothes, accessories and things for the home in quiet colours, made to be kept.':
      'शांत रंगों में कपड़े, एक्सेसरीज़ और घर की चीज़ें, सँभालकर रखने के लिए बनी।',
    'We deliver to all of India.': 'हम पूरे भारत में डिलीवरी करते हैं।',
    India: 'भारत',
    'Monday to Friday, 10:00 to 19:00': 'सोमवार से शुक्रवार, 10:00 से 19:00',
    'Saturday, 11:00 to 17:00': 'शनिवार, 11:00 से 17:00',
    'Sunday closed': 'रविवार को बंद',
    'Cut for warm evenings': 'गर्म शामों के लिए सिले',
    'Linen and hand-printed cotton that is cool in the sun and warm enough after it.':
      'लिनन और हाथ से छपा कॉटन: धूप में ठंडा, और उसके बाद भी काफ़ी गर्म।',
    'See the dresses': 'ड्रेस देखें',
    'A red wrap dress, a white jumpsuit and a blue printed kurti on one brass rail':
      'पीतल की एक छड़ पर लाल रैप ड्रेस, सफ़ेद जंपसूट और नीली छपी कुर्ती',
    'Thrown by hand in Khurja': 'खुर्जा में हाथ से गढ़े',
    'Four potters throw our vases from local clay and fire them once, so the glaze stays matt. Each takes nine days, most of them spent drying.':
      'चार कुम्हार वहीं की मिट्टी से हमारे फूलदान गढ़ते हैं और एक ही बार पकाते हैं, ताकि चमक मद्धम रहे। हर एक में नौ दिन लगते हैं, ज़्यादातर सूखने में।',
    'How we work': 'हम कैसे काम करते हैं',
    'A grey stoneware vase with dry twigs on a plinth': 'चौकी पर सूखी टहनियों वाला स्लेटी स्टोनवेयर फूलदान',
  },
}
