import type { ProductTranslation } from '../store-translation.ts'

export const clothes: Readonly<Record<string, ProductTranslation>> = {
  'heavyweight-tee': {
    title: 'Schweres T-Shirt',
    subtitle: 'Jersey aus Bio-Baumwolle, 240 g',
    material: 'Bio-Baumwolle',
    description:
      'Das dichteste unserer T-Shirts, in Tiruppur aus langstapeliger Bio-Baumwolle gestrickt. Der Jersey wird vor dem Zuschnitt gewaschen, darum bleibt das Shirt so groß, wie Sie es anprobieren. Das Halsbündchen ist von Hand eingesetzt und die Schultern sind mit Band verstärkt, so hält die Form viele Wäschen lang. Kalt waschen und zum Trocknen aufhängen.',
  },
  'pocket-tee': {
    title: 'T-Shirt mit Brusttasche',
    subtitle: 'Jersey aus Flammgarn-Baumwolle',
    material: 'Baumwolle',
    description:
      'Ein mittelschweres T-Shirt aus Flammgarn, mit der leichten Unregelmäßigkeit eines langsamer gesponnenen Fadens. Die Brusttasche folgt dem Fadenlauf des Rumpfs und ist an beiden Ecken verriegelt. Der Schnitt ist in der Taille bequem. Es wird mit dem Tragen weicher und muss nicht gebügelt werden.',
  },
  'long-sleeve-tee': {
    title: 'Langarmshirt',
    subtitle: 'Interlock aus Bio-Baumwolle',
    material: 'Bio-Baumwolle',
    description:
      'Lange Ärmel aus doppelseitigem Interlock, der sich innen wie außen gleich anfühlt. Die Bündchen sind gerippt, damit hochgeschobene Ärmel oben bleiben. Hinten ist es etwas länger geschnitten, damit es unter einem Hemd sitzt. Die Baumwolle wächst ohne Bewässerung in Vidarbha und wird in Tiruppur gestrickt.',
  },
  'striped-tee': {
    title: 'Gestreiftes T-Shirt',
    subtitle: 'Garngefärbte Bretonstreifen',
    material: 'Baumwolle',
    description:
      'Ein Bretonstreifen, der aus gefärbtem Garn gestrickt statt aufgedruckt ist, die Farbe geht also durch den ganzen Stoff. An den Seitennähten treffen die Streifen aufeinander, das kostet etwas Stoff und sieht besser aus. Der U-Boot-Ausschnitt ist schmal eingefasst. Die ersten beiden Male mit ähnlichen Farben waschen.',
  },
  'linen-shirt': {
    title: 'Leinenhemd',
    subtitle: 'Gewaschenes europäisches Leinen',
    material: 'Leinen',
    description:
      'Ein schlichtes Hemd mit Kragen aus Leinen, das in der Normandie gewebt und in Bengaluru genäht wird. Das fertige Hemd wird gewaschen, darum ist es vom ersten Tag an weich und knittert sanft statt scharf. Der Kragen ist nicht verklebt und lässt sich offen oder geschlossen tragen. Kühl in der Maschine waschen, nass aufhängen und das Bügeleisen stehen lassen.',
  },
  'oxford-shirt': {
    title: 'Oxfordhemd',
    subtitle: 'Oxford aus zweifacher Baumwolle',
    material: 'Baumwolle',
    description:
      'Ein Button-down-Hemd aus zweifachem Oxford, in Coimbatore aus gekämmter Baumwolle gewebt. Der Kragen rollt weich, weil innen nichts verklebt ist. Eine Kellerfalte am Rücken gibt den Schultern Raum. In der ersten Woche ist es steif und danach jeden Monat besser.',
  },
  overshirt: {
    title: 'Hemdjacke aus Baumwolle',
    subtitle: 'Gebürsteter Baumwollköper',
    material: 'Baumwollköper',
    description:
      'Halb Hemd, halb Jacke, aus schwerem, innen gebürstetem Köper. Zwei Brusttaschen mit Patten schließen mit Corozoknöpfen und sind tief genug für ein Telefon. Die Ärmel sind weit eingesetzt, damit ein Pullover darunter passt. Die reaktive Färbung behält ihren Ton über Jahre.',
  },
  'camp-collar-shirt': {
    title: 'Hemd mit Reverskragen',
    subtitle: 'Baumwolle und Leinen, offener Kragen',
    material: 'Baumwolle und Leinen',
    description:
      'Ein kurzärmeliges Hemd mit offenem Kragen, der ohne Krawatte und obersten Knopf flach liegt. Der Stoff ist halb Baumwolle, halb Leinen und locker genug, dass Luft hindurchgeht. Der Saum ist gerade und wird über der Hose getragen. Kühl waschen und vor dem Aufhängen ausschütteln.',
  },
  'slip-dress': {
    title: 'Slipkleid aus Satin',
    subtitle: 'Cupro-Satin, schräg geschnitten',
    material: 'Cupro-Satin',
    description:
      'Das schlichteste unserer Kleider: eine einzige Bahn Satin, schräg geschnitten, sodass sie dem Körper ohne Reißverschluss folgt. Die Träger sind hinten verstellbar und der Ausschnitt ist mit einem Beleg verstürzt statt gesäumt. Das Cupro wird aus Baumwollresten gesponnen und atmet besser als Polyestersatin. Von Hand oder im Wäschebeutel im Schonprogramm waschen.',
  },
  'wrap-dress': {
    title: 'Wickelkleid aus Leinen',
    subtitle: 'Mittelschweres Leinen mit Bindegürtel',
    material: 'Leinen',
    description:
      'Ein echtes Wickelkleid aus mittelschwerem Leinen, gehalten von einem Band, das durch die Seitennaht läuft. Ein verdeckter Druckknopf hält die Vorderseite dort, wo sie sein soll. Der Rock überlappt um ein Drittel und bleibt so auch im Wind und auf Treppen geschlossen. Das Leinen ist steingewaschen und muss nicht gebügelt werden.',
  },
  'shirt-dress': {
    title: 'Hemdblusenkleid aus Popeline',
    subtitle: 'Feste Baumwollpopeline mit Gürtel',
    material: 'Baumwollpopeline',
    description:
      'Ein Hemd, das bis zum Knie weitergeführt ist, aus fester Popeline mit klaren Kanten. Ohne den Gürtel bleibt die Taille gerade. Die Knopfleiste geht ganz durch, darum lässt es sich auch offen über einer Hose tragen. Für die schärfsten Kanten leicht feucht bügeln.',
  },
  'pleated-dress': {
    title: 'Plissiertes Midikleid',
    subtitle: 'Dauerhafte Falten in recyceltem Crêpe',
    material: 'Recycelter Crêpe',
    description:
      'Der Rock wird von Hand in Papierformen plissiert und mit Dampf fixiert, die Falten halten also so lange wie das Kleid. Das Oberteil ist schlicht und bis zur Taille gefüttert. Recycelter Crêpe hält es trotz seiner Länge leicht, und es findet in der Ecke eines Koffers Platz. In ein dampfiges Bad hängen, und es ist bereit.',
  },
  'ribbed-tank': {
    title: 'Geripptes Tanktop',
    subtitle: 'Feinripp aus Bio-Baumwolle',
    material: 'Rippstrick aus Bio-Baumwolle',
    description:
      'Ein anliegendes Top aus feinem 2x2-Rippstrick, der sich dehnt und wieder zurückgeht. Die Armausschnitte sind hoch genug, um es allein zu tragen, und flach genug für darunter. Vier Prozent Elasthan halten den Saum davon ab, sich zu rollen. Mit allem bei vierzig Grad waschbar.',
  },
  'silk-camisole': {
    title: 'Camisole aus Seide',
    subtitle: 'Sandgewaschene Maulbeerseide',
    material: 'Maulbeerseide',
    description:
      'Ein Camisole aus Maulbeerseide aus Karnataka, sandgewaschen, um ihr den Glanz zu nehmen. Es ist gerade geschnitten, mit einem kleinen V vorn und hinten, sodass beide Seiten vorn getragen werden können. Französische Nähte lassen innen nichts Raues. Von Hand in kühlem Wasser mit milder Seife waschen.',
  },
  'boat-neck-top': {
    title: 'Top mit U-Boot-Ausschnitt',
    subtitle: 'Dichte Baumwolle, dreiviertellange Ärmel',
    material: 'Baumwolle',
    description:
      'Ein weiter Ausschnitt und dreiviertellange Ärmel aus dichtem Baumwollstrick, der seine Linie hält. Der Ausschnitt ist innen mit einem Beleg gearbeitet, damit er nie ausleiert. Der Rumpf endet an der Hüfte und lässt sich glatt in den Bund stecken. Er behält seine Farbe bei vierzig Grad.',
  },
  'utility-jumpsuit': {
    title: 'Arbeitsoverall',
    subtitle: 'Gewaschener Baumwollköper mit Gürtel',
    material: 'Baumwollköper',
    description:
      'Ein Overall im Stil von Arbeitskleidung aus gewaschenem Köper, mit Zweiwege-Reißverschluss und einem Gürtel aus demselben Stoff. Vier Taschen, zwei davon groß genug für ein Taschenbuch. Die Ärmel lassen sich rollen und über dem Ellbogen anknöpfen. Der Köper bleicht an den Nähten langsam aus, so soll es sein.',
  },
  'linen-jumpsuit': {
    title: 'Jumpsuit aus Leinen',
    subtitle: 'Ärmellos, aus gewaschenem Leinen',
    material: 'Leinen',
    description:
      'Ärmellos und gerade, mit einem Band in der Taille, das man zuziehen oder locker lassen kann. Das Leinen ist selbst in Ecru blickdicht und wurde zweimal gewaschen, damit es weich ist. Die Beine enden über dem Knöchel. Auf der Leine trocknen und so tragen, wie es kommt.',
  },
  'wide-leg-jumpsuit': {
    title: 'Jumpsuit mit weitem Bein',
    subtitle: 'Fließender Viskose-Crêpe',
    material: 'Viskose-Crêpe',
    description:
      'Ein schlichtes Oberteil und weite Beine aus Viskose-Crêpe mit gutem Gewicht. Der Zellstoff kommt aus zertifizierten Wäldern und wird in einem geschlossenen Kreislauf verarbeitet. Der gekreuzte Rücken lässt die Schultern frei. Er schwingt wie ein Rock und hat die Taschen einer Hose.',
  },
  'linen-co-ord': {
    title: 'Zweiteiler aus Leinen',
    subtitle: 'Hemd und Hose aus einem Leinen',
    material: 'Leinen',
    description:
      'Ein kurzärmeliges Hemd und eine Hose mit Kordelzug, vom selben Ballen geschnitten, sodass die Farbe genau übereinstimmt. Zusammen ergeben sie einen Sommeranzug, einzeln passen sie zu fast allem. Die Hose ist vorn flach und nur hinten elastisch. Beide Teile zusammen waschen.',
  },
  'knit-co-ord': {
    title: 'Zweiteiler aus Strick',
    subtitle: 'Baumwolle und Merino, feines Strickbild',
    material: 'Baumwolle und Merinowolle',
    description:
      'Ein Oberteil mit rundem Ausschnitt und eine weite Hose, fein gestrickt aus Baumwolle mit einem Drittel Merino. Die Teile sind in Form gestrickt und nicht zugeschnitten. Der Bund ist angestrickt und drückt nicht. Von Hand waschen und flach trocknen, dann behält er seine Länge.',
  },
  'pyjama-co-ord': {
    title: 'Pyjama mit Paspel',
    subtitle: 'Baumwollsatin mit weißer Paspel',
    material: 'Baumwollsatin',
    description:
      'Ein klassischer Pyjama aus Baumwollsatin, in dem man auch die Tür öffnen kann. Eine weiße Paspel folgt dem Kragen, der Tasche und den Bündchen. Die Hose hat einen Kordelzug und zwei Taschen. Der Satin wird in Coimbatore gewebt und mit jeder Wäsche weicher.',
  },
  'block-print-kurti-set': {
    title: 'Kurti-Set mit Blockdruck',
    subtitle: 'Von Hand bedruckte Baumwolle',
    material: 'Baumwolle',
    description:
      'In Bagru von Hand mit geschnitzten Stempeln aus Teakholz bedruckt, Abdruck für Abdruck, sodass keine zwei Bahnen ganz gleich sind. Der Kurti hat Seitenschlitze und Taschen, die Hose ist schlicht. Die Farben kommen aus Küpen mit Indigo und Krapp. Die ersten drei Male getrennt waschen.',
  },
  'chikan-kurti-set': {
    title: 'Kurti-Set mit Chikan-Stickerei',
    subtitle: 'Von Hand bestickter Baumwollvoile',
    material: 'Baumwollvoile',
    description:
      'Chikan-Stickerei mit weißem Faden, gearbeitet von einer Frauenkooperative in Lucknow, etwa neun Tage Arbeit für jeden Kurti. Der Voile ist fein, darum ist an den Schultern ein Unterkleid aus Baumwolle eingenäht. Die Hose wiederholt ein Motiv am Saum. Von Hand waschen und von links bügeln.',
  },
  'mangalgiri-kurti-set': {
    title: 'Mangalgiri-Kurti-Set',
    subtitle: 'Handgewebte Baumwolle mit gewebter Borte',
    material: 'Handgewebte Baumwolle',
    description:
      'Handgewebte Baumwolle aus Mangalagiri, bekannt für eine Borte, die eingewebt und nie aufgenäht wird. Der Stoff hat am Rand der Borte keine Lücken, das Zeichen eines Webstuhls mit zwei Schiffchen. Der Kurti ist gerade und reicht bis unter das Knie. Wer ihn fest mag, stärkt ihn leicht.',
  },
  'poplin-shirt': {
    title: 'Weite Bluse aus Popeline',
    subtitle: 'Baumwollpopeline, überschnittene Schulter',
    material: 'Baumwollpopeline',
    description:
      'Eine großzügige Hemdbluse aus Baumwollpopeline mit überschnittener Schulter und gerundetem Saum. Sie ist lang genug für Leggings und lässt sich ohne Wulst in den Bund stecken. Die Manschetten sind breit und schließen mit zwei Knöpfen, so bleiben gerollte Ärmel oben. Feucht bügeln, oder sich an den Falten freuen.',
  },
  'silk-shirt': {
    title: 'Bluse aus gewaschener Seide',
    subtitle: 'Sandgewaschener Crêpe de Chine aus Seide',
    material: 'Seide',
    description:
      'Crêpe de Chine aus Seide, sandgewaschen, bis er aussieht wie alte Baumwolle und sich anfühlt wie Wasser. Die Knopfleiste ist verdeckt und der Kragen klein. Gefärbt wird nach dem Nähen, das gibt den Nähten einen etwas tieferen Ton. Von Hand waschen und nie auswringen.',
  },
  'cropped-shirt': {
    title: 'Kurze Bluse aus Baumwolle',
    subtitle: 'Feste Baumwolle, taillenlang',
    material: 'Baumwolle',
    description:
      'Eine kastige Bluse, die an der Taille endet, gemacht für hohe Hosen und weite Röcke. Die Baumwolle ist in dichter Leinwandbindung gewebt und hat einen trockenen Griff. Die kurzen Ärmel sind einmal umgeschlagen und geheftet. Sie ist vorgewaschen und verträgt vierzig Grad.',
  },
}
