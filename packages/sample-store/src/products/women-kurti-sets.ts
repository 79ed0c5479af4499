import type { ProductCopy } from './product-copy.ts'

export const womenKurtiSets: readonly ProductCopy[] = [
  {
    slug: 'block-print-kurti-set',
    title: 'Block-Print Kurti Set',
    subtitle: 'Hand block-printed cotton',
    description:
      'Printed by hand in Bagru with carved teak blocks, one press at a time, so no two lengths are quite alike. The kurti has side slits and pockets, and the trousers are plain. The colours come from indigo and madder vats. Wash separately the first three times.',
    material: 'Cotton',
    category: 'women-kurti-sets',
    colors: ['Blue', 'Red'],
    sizes: ['M', 'S', 'L', 'XL'],
    price: 249,
    isNew: true,
    tags: ['kurti set', 'cotton', 'handmade'],
    specifications: [
      'Fabric: 100% cotton cambric, 110 g per square metre',
      'Print: hand block-printed in Bagru',
      'Two pieces: kurti and trousers',
      'Care: wash cold and separately, dry in shade',
      'Made in Jaipur, India',
    ],
    articleNumber: 'UE-2501',
  },
  {
    slug: 'chikan-kurti-set',
    title: 'Chikan Kurti Set',
    subtitle: 'Hand-embroidered cotton voile',
    description:
      'White-thread chikan embroidery worked by a women’s cooperative in Lucknow, about nine days of work for each kurti. The voile is fine, so the kurti comes with a cotton slip sewn in at the shoulders. The trousers repeat one motif at the hem. Wash by hand and iron from the back.',
    material: 'Cotton voile',
    category: 'women-kurti-sets',
    colors: ['White', 'Green'],
    sizes: ['L', 'S', 'M', 'XL'],
    price: 299,
    compareAtPrice: 359,
    tags: ['kurti set', 'cotton', 'handmade'],
    specifications: [
      'Fabric: 100% cotton voile with a cotton slip',
      'Embroidery: hand-worked chikan, six stitches',
      'Two pieces: kurti and trousers',
      'Care: hand wash cool, iron inside out',
      'Embroidered in Lucknow, India',
    ],
    articleNumber: 'UE-2502',
  },
  {
    slug: 'mangalgiri-kurti-set',
    title: 'Mangalgiri Kurti Set',
    subtitle: 'Handloom cotton with a woven border',
    description:
      'Handloom cotton from Mangalagiri, known for a border that is woven in and never sewn on. The cloth has no gaps at the edge of the border, the mark of a two-shuttle loom. The kurti is straight and falls below the knee. Starch it lightly if you like it crisp.',
    material: 'Handloom cotton',
    category: 'women-kurti-sets',
    colors: ['Red', 'Black'],
    sizes: ['XXL', 'L', 'XL'],
    price: 229,
    tags: ['kurti set', 'cotton', 'handwoven'],
    specifications: [
      'Fabric: 100% handloom cotton, 80s count',
      'Fit: straight, below the knee',
      'Two pieces: kurti and trousers',
      'Care: wash cold, dry in shade',
      'Woven in Mangalagiri, India',
    ],
    articleNumber: 'UE-2503',
  },
]
