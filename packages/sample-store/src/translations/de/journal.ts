/** The posts of the journal, by slug. */
export const journal = {
  'how-to-wash-linen': {
    title: 'Wie man Leinen wäscht und warum es dabei besser wird',
    summary:
      'Kühles Wasser, wenig Schleudern, kein Trockner: Leinen braucht weniger Pflege, als man ihm nachsagt.',
    coverText: 'Der offene Kragen eines weißen Leinenhemds mit Perlmuttknöpfen',
    body: `Leinen ist nass fester als trocken. Daraus folgt, wie man es behandelt: Wasser schadet ihm nicht, Hitze und Reibung schon.

## Vor der ersten Wäsche

Schließen Sie die Knöpfe und drehen Sie das Stück auf links. Waschen Sie helle und dunkle Farben die ersten beiden Male getrennt. Unser Leinen wird vor dem Nähen einmal gewaschen und läuft deshalb nicht um eine Größe ein, aber eine neue Farbe gibt immer etwas ab.

## In der Maschine

- 30 °C genügen. Flecken vom Essen gehen mit einem Löffel Soda besser heraus als mit mehr Hitze.
- Füllen Sie die Trommel zur Hälfte. Leinen, das keinen Platz hat, bekommt harte Falten.
- Schleudern Sie mit 600 Umdrehungen. Schnelleres Schleudern presst Falten in den Stoff, die nur ein Bügeleisen wieder herausbringt.
- Kein Weichspüler. Er legt sich um die Fasern, und sie nehmen kein Wasser mehr auf.

## Danach

Schütteln Sie das Stück einmal kräftig aus und hängen Sie es auf, solange es schwer ist: Das Gewicht des Wassers zieht die meisten Falten glatt. Trocknen Sie es im Schatten, denn Sonnenlicht bleicht die Farben und macht die Fasern spröde. Wenn Sie bügeln, dann solange der Stoff noch feucht ist, und auf der linken Seite.

Nach etwa zwanzig Wäschen hat Leinen seine Steife verloren und seine Festigkeit behalten. Dann beginnen die meisten von uns, es am liebsten zu tragen. Mehr über Rückgaben und Pflege steht auf unserer [Hilfeseite](/help).`,
  },
  'block-prints-from-bagru': {
    title: 'Druck für Druck: Blockdrucke aus Bagru',
    summary:
      'Für das blaue Kurti-Set braucht es zwei Menschen, drei geschnitzte Blöcke und rund vierhundert Drucke von Hand.',
    coverText: 'Eine blaue Kurti mit einem Muster aus kleinen Blüten auf einem Bügel',
    body: `Bagru liegt dreißig Kilometer von Jaipur entfernt an einem Fluss, der die meiste Zeit des Jahres trocken ist. Seit mindestens dreihundert Jahren arbeiten hier Drucker, weil das Wasser und der Lehm zu den Farben passen.

## Drei Blöcke für eine Blüte

Das Muster unseres Kurti-Sets braucht drei Blöcke aus Teakholz. Der erste druckt die Umrisse, der zweite den Grund, der dritte das Rot der Borte. Ein Schnitzer braucht für einen solchen Satz fünf Tage, und ein Drucker nutzt ihn in etwa zwei Jahren ab.

Der Stoff liegt auf einem zwölf Meter langen Tisch, der mit Jute gepolstert ist. Der Drucker setzt den Block nach Augenmaß und an einem kleinen Stift an der Ecke an, schlägt einmal mit der Handkante darauf und rückt weiter. In einer Kurti stecken etwa vierhundert Drucke.

## Warum keine zwei gleich sind

Das Blau ist Indigo. Es wird erst an der Luft blau, nachdem der Stoff das Bad verlassen hat, und wie tief es wird, hängt vom Wetter des Tages ab. Das Rot kommt aus Krapp mit Alaun. Beide verlieren in den ersten drei Wäschen etwas Farbe; waschen Sie das Set deshalb für sich.

> Kleine Verschiebungen, wo zwei Blöcke aneinanderstoßen: Daran erkennt man einen Druck von Hand.

Wir bestellen zweimal im Jahr und bezahlen bei der Bestellung. Die nächsten Bahnen kommen nach dem Monsun.`,
  },
  'a-candle-burns-better': {
    title: 'Vier Gewohnheiten, mit denen eine Kerze lange hält',
    summary:
      'Das Wachs bis zum Rand schmelzen lassen, den Docht kurz halten, Zugluft meiden und rechtzeitig aufhören.',
    coverText: 'Drei brennende Kerzen auf Sockeln im Licht eines Fensters',
    body: `Unsere Kerzen werden in Mysuru gegossen, jeweils sechzig auf einmal. Wie lange eine brennt, liegt zur Hälfte am Gießen und zur Hälfte an Ihnen.

1. **Der erste Abend entscheidet.** Lassen Sie sie brennen, bis das Wachs bis zum Rand geschmolzen ist; das dauert etwa zwei Stunden. Wachs merkt sich das: Eine Kerze, die zu früh gelöscht wurde, brennt von da an einen Tunnel in ihre Mitte.
2. **Kürzen Sie den Docht auf fünf Millimeter**, jedes Mal vor dem Anzünden. Ein langer Docht rußt und schwärzt das Glas.
3. **Meiden Sie Zugluft.** Eine flackernde Flamme schmilzt eine Seite und lässt die andere stehen.
4. **Hören Sie auf, wenn ein Zentimeter übrig ist.** Der Boden des Gefäßes wird heiß, und ebenso das, worauf es steht.

## Und dann?

Gießen Sie heißes Wasser in das leere Glas. Der Rest des Wachses steigt auf und lässt sich abheben, sobald er kalt ist. Das Glas ist zum Behalten gemacht: für Stifte, Watte oder eine kleine Pflanze.`,
  },
} as const
