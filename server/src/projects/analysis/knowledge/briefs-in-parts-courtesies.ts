/** Briefs in parts, see `briefs-in-parts.ts`: what is not wanted, said as a courtesy. */
export const BRIEFS_IN_PARTS_COURTESIES = `
fr | Cuisine d'été | hours 20-40 | wish terrace-fence: Une terrasse en dalles devant la cuisine d'été, | more terrace-fence: environ trente mètres carrés. | not tree-felling: Merci de ne pas toucher au figuier. | terms: Cordialement, Mme Aubry
fr | Appartement rue Neuve | hours 14-30 | wish paint-rooms: Repeindre le couloir et les deux chambres. | not lay-floor: Merci de laisser le parquet tel quel, | not doors-windows: et prière de ne rien faire aux fenêtres.
fr | Électricité du chalet | hours 6-14 | wish rewire-panel: Le tableau du chalet est à remplacer. | not electrical-points: Merci de ne pas déplacer les prises. | terms: Merci de votre réponse rapide.
fr | Toiture | hours 5-12 | wish roof-repair: Trois tuiles ont glissé côté nord, | not gutter-clean: merci de ne pas vous occuper des gouttières. | terms: Merci d'avance.
fr | Texte du site | hours 4-9 | wish proofreading-work: Relire nos huit pages d'accueil, | not document-translation: merci de ne pas les traduire. | terms: Bien à vous
fr | Jardin | hours 4-8 | wish garden-upkeep: La haie et la pelouse sont à tailler et à tondre. | not tree-felling: Prière de ne pas abattre le vieux pommier, même s'il gêne. | terms: Merci de passer le matin.
de | Bad | hours 20-45 | wish tile-work: Bitte den Boden im Bad neu fliesen. | not bathroom-renovation: Wanne und Becken bitte nicht anrühren, | terms: danke und viele Grüße
de | Garten | hours 3-7 | wish garden-upkeep: Die Hecke muss geschnitten werden. | not tree-felling: Ich bitte Sie, die Birke stehen zu lassen. | terms: Vielen Dank im Voraus.
de | Webseite | hours 6-16 | wish website-change: Drei Seiten unserer Webseite brauchen neue Texte, | not business-website: das Aussehen lassen Sie bitte so, wie es ist.
en | Hallway | hours 8-16 | wish paint-rooms: Hall and stairs want a coat of paint. | not sand-floor: Kindly leave the floorboards alone, | terms: and thank you for taking your shoes off.
en | Leaflet | hours 3-8 | wish flyer-brochure: A folded leaflet for our open day. | not logo-brand: Please do not touch the crest. | terms: Thanks so much.
en | Van | hours 2-5 | wish car-service: The van is due its oil and filters. | not body-paint-repair: No need to do anything about the scrape on the door, thank you.
es | Piso | hours 10-24 | wish paint-rooms: Pintar el salón y el pasillo. | not lay-floor: Les ruego que no toquen el suelo. | terms: Gracias y un saludo.
es | Huerto | hours 3-8 | wish irrigation-repair: El goteo del huerto pierde agua por dos sitios. | not garden-upkeep: Se agradece no cortar el seto. | terms: Gracias de antemano.
es | Tienda | hours 6-14 | wish website-change: Hay que cambiar los precios de la web. | not photo-shoot: Las fotos, por favor, dejarlas como están. | terms: Muchas gracias
fr | Bureau du fond | hours 2-6 | wish home-wifi: Le wifi n'arrive pas jusqu'au bureau du fond. | not network-cabling: Merci de ne pas tirer de nouveaux câbles. | terms: Accès par la cour.
`
