import type { ProductTranslation } from '../store-translation.ts'

export const accessoriesAndHome: Readonly<Record<string, ProductTranslation>> = {
  'round-sunglasses': {
    title: 'Runde Sonnenbrille aus Acetat',
    subtitle: 'Celluloseacetat, CR-39-Gläser',
    material: 'Acetat',
    description:
      'Eine runde Fassung aus Acetat auf Baumwollbasis, zwei Tage lang in einer Trommel mit Birkenspänen poliert. Wie alle unsere Accessoires lässt sie sich reparieren: Die fünfgliedrigen Scharniere nehmen eine Standardschraube. Die Gläser halten alles UV-Licht ab und sind von Rand zu Rand gleichmäßig getönt. Ein Etui aus Wollfilz liegt bei.',
  },
  'square-sunglasses': {
    title: 'Eckige Sonnenbrille aus Acetat',
    subtitle: 'Starkes Acetat, polarisiert',
    material: 'Acetat',
    description:
      'Eine eckige Fassung aus sechs Millimeter starkem Acetat mit weichen Ecken. Die polarisierten Gläser nehmen nassen Straßen und Glas die Blendung. Die Bügel haben einen Drahtkern und lassen sich von jedem Optiker anpassen. Vor dem Wischen mit Wasser abspülen, damit Staub nicht kratzt.',
  },
  'metal-sunglasses': {
    title: 'Sonnenbrille aus feinem Metall',
    subtitle: 'Edelstahl, 19 Gramm',
    material: 'Edelstahl',
    description:
      'Eine Fassung aus einem Millimeter starkem Edelstahldraht, die mit den Gläsern neunzehn Gramm wiegt. Die Nasenpads sind verstellbar und aus weichem Silikon. Die Tönung hat einen Verlauf und ist oben dunkler. Zusammengeklappt ist sie flach genug für eine Hemdtasche.',
  },
  'field-watch': {
    title: 'Felduhr',
    subtitle: 'Gebürsteter Stahl, Band aus Zaumleder',
    material: 'Stahl und Leder',
    description:
      'Die schlichteste unserer Uhren, nach den Felduhren der 1940er Jahre: klare Ziffern, eine Eisenbahnminuterie und Zeiger, die man auf einen Blick liest. Das Gehäuse ist aus gebürstetem Stahl, misst 38 mm und hat ein flaches Saphirglas. Sie läuft mit einem Quarzwerk, dessen Batterie jeder Uhrmacher wechseln kann. Das Band ist 18 mm breit, andere passen also auch.',
  },
  'dress-watch': {
    title: 'Elegante Uhr',
    subtitle: 'Sechs Millimeter flach, ohne Ziffern',
    material: 'Stahl und Kalbsleder',
    description:
      'Eine flache Uhr mit leerem Zifferblatt, zwei Zeigern und zwölf feinen Strichen. Das Gehäuse ist sechs Millimeter hoch und passt unter jede Manschette. Das Zifferblatt ist gekörnt, sodass es das Licht weich fängt. Das Band aus Kalbsleder ist mit Nubuk gefüttert und lässt sich ohne Werkzeug wechseln.',
  },
  'mesh-watch': {
    title: 'Uhr mit Milanaiseband',
    subtitle: 'Stahlgehäuse am Milanaiseband',
    material: 'Stahl',
    description:
      'Ein rundes Stahlgehäuse an einem geflochtenen Band, das sich auf jedes Handgelenk schieben lässt. Das Geflecht ist aus einem einzigen Draht und bleibt im Sommer kühl. Ein Datumsfenster sitzt still bei der Sechs. Die Schließe hält durch Reibung und braucht keine Löcher.',
  },
  'leather-belt': {
    title: 'Gürtel aus Zaumleder',
    subtitle: 'Pflanzlich gegerbt, Schnalle aus massivem Messing',
    material: 'Zaumleder',
    description:
      'Ein Streifen Zaumleder, vier Millimeter stark, in Chennai mit Rinde gegerbt und am Rücken geschnitten, wo die Haut am dichtesten ist. Die Kanten sind von Hand poliert und die Schnalle ist aus massivem Messing, mit zwei Schrauben befestigt, damit man sie tauschen kann. Anfangs ist er steif, dann nimmt er die Form dessen an, der ihn trägt. Zweimal im Jahr mit etwas Wachs pflegen.',
  },
  'woven-belt': {
    title: 'Geflochtener Gürtel',
    subtitle: 'Baumwollgeflecht mit Lederenden',
    material: 'Baumwolle und Leder',
    description:
      'Ein Gürtel aus gewachster Baumwollkordel, der an jeder Stelle schließt, weil der Dorn durch das Geflecht geht. Die Enden sind in Leder gefasst und doppelt genäht. Er gibt etwas nach, wenn Sie sich setzen. Mit einem feuchten Tuch abwischen.',
  },
  'bifold-wallet': {
    title: 'Klappgeldbörse',
    subtitle: 'Pflanzlich gegerbtes Ziegenleder',
    material: 'Ziegenleder',
    description:
      'Eine Klappgeldbörse aus dünnem Ziegenleder für sechs Karten und ein paar Scheine, flach genug für die vordere Hosentasche. Das Leder ist mit Myrobalane gegerbt und dunkelt mit dem Gebrauch nach. Genäht ist es mit gewachstem Leinenzwirn, acht Stiche auf den Zoll. Ein loser Faden wird kostenlos ausgebessert.',
  },
  'card-holder': {
    title: 'Kartenetui',
    subtitle: 'Ein Stück Ziegenleder, gefaltet',
    material: 'Ziegenleder',
    description:
      'Ein einziges Stück Ziegenleder, gefaltet und an zwei Kanten genäht. Vier Karten passen in die Fächer, gefaltete Scheine kommen in die Mitte. Die Fächer sind neu eng und geben in einer Woche nach. Es wiegt weniger als die Karten, die es trägt.',
  },
  'zip-wallet': {
    title: 'Geldbörse mit Reißverschluss',
    subtitle: 'Genarbtes Leder, Reißverschluss aus Messing',
    material: 'Genarbtes Rindsleder',
    description:
      'Eine lange Geldbörse aus genarbtem Leder, die rundum mit einem Reißverschluss aus Messing schließt. Zwölf Karten, flach liegende Scheine, ein Münzfach und Platz für ein Telefon. Die Narbung ist natürlich und verbirgt kleine Kratzer. Den Reißverschluss mit etwas Wachs bürsten, wenn er trocken läuft.',
  },
  'fig-vetiver-candle': {
    title: 'Kerze Feige & Vetiver',
    subtitle: 'Sojawachs im wiederverwendbaren Glas',
    material: 'Sojawachs',
    description:
      'Grünes Feigenblatt über trockener Vetiverwurzel, der Duft einer Gartenmauer am Nachmittag. Wie bei allen unseren Kerzen ist das Wachs aus Soja, der Docht aus Baumwolle und nichts gefärbt. Sie brennt etwa fünfundvierzig Stunden in einem Glas, das danach ein gutes Trinkglas ist. Den Docht vor jedem Anzünden auf fünf Millimeter kürzen.',
  },
  'sandalwood-candle': {
    title: 'Kerze Mysore-Sandelholz',
    subtitle: 'Stumpenkerze aus Soja und Bienenwachs',
    material: 'Sojawachs und Bienenwachs',
    description:
      'Sandelholzöl aus einer staatlich zertifizierten Destillerie in Mysuru, warm und etwas milchig. Bienenwachs aus den Nilgiris lässt die Kerze langsam und ohne Ruß brennen. Sie steht allein auf einem Teller und braucht kein Glas. Vor Zugluft schützen, damit sie gleichmäßig brennt.',
  },
  'monsoon-candle': {
    title: 'Kerze Erster Monsun',
    subtitle: 'Sojawachs in einer Keramikschale',
    material: 'Sojawachs und Steinzeug',
    description:
      'Der Geruch des ersten Regens auf heißem Boden, aus Mitti Attar, das in Kannauj destilliert wird. Die Schale wird in Khurja von Hand gedreht, darum ist jede etwas anders hoch. Zwei Dochte schmelzen das Wachs gleichmäßig über die ganze Breite. Ist sie leer, mit heißem Wasser auswaschen und Salz darin aufbewahren.',
  },
  'jasmine-candle': {
    title: 'Kerze Nachtjasmin',
    subtitle: 'Sojawachs, Glas mit Deckel',
    material: 'Sojawachs',
    description:
      'Jasmin, der in Madurai vor dem Morgengrauen gepflückt wird, wenn er am stärksten duftet, mit einer Spur schwarzen Tees. Der Deckel löscht die Flamme ohne Rauch und hält den Duft im Glas. Sie ist die stärkste der Reihe und füllt einen Raum in einer halben Stunde. Höchstens drei Stunden am Stück brennen lassen.',
  },
  'linen-cushion': {
    title: 'Kissenbezug aus Leinen',
    subtitle: 'Schweres Leinen mit Hotelverschluss',
    material: 'Leinen',
    description:
      'Ein Bezug aus schwerem Leinen mit Hotelverschluss, es gibt also keinen Reißverschluss, der kratzt oder bricht. Die Kante ist umgeschlagen und einen Zentimeter innen abgesteppt, das gibt ihm einen ruhigen Rahmen. Er passt auf ein Kissen von fünfzig Zentimetern, wie es die meisten Polsterer führen. Kühl waschen und noch leicht feucht wieder aufziehen.',
  },
  'stoneware-vase': {
    title: 'Vase aus Steinzeug',
    subtitle: 'Von Hand gedreht, matt glasiert',
    material: 'Steinzeug',
    description:
      'In Auroville auf der Scheibe gedreht und bei 1280 Grad gebrannt, außen matt und innen klar glasiert. Der Fuß bleibt unglasiert, damit man den Ton sieht. Der Hals ist eng genug, um einen einzelnen Zweig aufrecht zu halten. Sie ist wasserdicht und spülmaschinenfest.',
  },
}
