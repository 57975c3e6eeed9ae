/** By which words clients name a part of the jobs of `craft-grounds-and-building-jobs.ts` that is not to be done, in four languages. By the package's id and the task's key; comma between. */
export const NAMED_IN_CRAFT_GROUNDS_AND_BUILDING_JOBS: Readonly<Record<string, string>> = {
  'tree-assessment/measure':
    'sonic tomography, pulling test, resistance drilling, Schalltomographie, Zugversuch, Bohrwiderstandsmessung, tomografía del tronco, ensayo de tracción, tomographie sonique, essai de traction',
  'tree-assessment/register':
    'tree register, tree tags, Baumkataster, Baumplaketten, inventario de arbolado, chapas numeradas, inventaire des arbres, plaquettes numérotées',
  'tree-assessment/protect':
    'root protection plan, valuation of the tree, Wurzelschutzplan, Gehölzwertermittlung, protección de raíces, valoración del árbol, protection des racines, valeur de l’arbre',
  'tree-assessment/report': 'tree report, arboricultural report, Baumgutachten, informe arbóreo, rapport arboricole',
  'green-roof/survey':
    'load check of the roof, soil sample, Dachlastprüfung, Bodenprobe der Wiese, comprobación de sobrecarga, étude de surcharge',
  'green-roof/roof':
    'sedum planting, substrate, Dachsubstrat, Sedummatten, sustrato de la cubierta, tapiz de sedum, pose du substrat, tapis de sedum',
  'green-roof/wall': 'climbing aids, trellis wires, Rankhilfen, Fassadenseile, cables para trepadoras, treillage pour grimpantes',
  'green-roof/meadow': 'meadow sowing, wildflower seed, Wiesenansaat, Blühmischung, siembra de la pradera, ensemencement de la prairie',
  'green-roof/habitat':
    'insect hotel, dead wood pile, Insektenhotel, Totholzhaufen, hotel de insectos, troncos muertos, hôtel à insectes, tas de bois mort',
  'green-roof/care':
    'development care of the planting, Entwicklungspflege, Dachpflege, mantenimiento de la cubierta verde, entretien de la végétalisation',
  'grave-care/clear':
    'weeding the grave once, first clearing of the plot, Erstreinigung des Grabes, Grab räumen, desbroce de la tumba, remise en état de la tombe',
  'grave-care/stone': 'headstone cleaning, Grabsteinreinigung, limpieza de la lápida, nettoyage de la stèle',
  'grave-care/plant': 'seasonal planting of the grave, Wechselbepflanzung, plantación de temporada, fleurissement saisonnier',
  'grave-care/care': 'regular grave care, Dauergrabpflege, Gießdienst, cuidado periódico de la tumba, entretien régulier de la tombe',
  'invasive-plants/plan': 'management plan for knotweed, Bekämpfungskonzept, plan de gestión de la invasora, plan de lutte',
  'invasive-plants/remove':
    'digging out rhizomes, herbicide treatment, Rhizome ausgraben, Herbizidbehandlung, arrancar rizomas, tratamiento herbicida, arrachage des rhizomes, traitement herbicide',
  'invasive-plants/barrier':
    'root barrier, rhizome barrier, Wurzelsperre, Rhizomsperre, barrera antirraíz, lámina antirrizomas, barrière anti-rhizomes',
  'invasive-plants/dispose':
    'disposal of contaminated soil, Bodenentsorgung, retirada de tierra contaminada, évacuation des terres contaminées',
  'invasive-plants/follow': 'follow-up checks for regrowth, Nachkontrolle der Austriebe, control de rebrotes, contrôle des repousses',
  'playground-sauna-build/check': 'playground inspection, Spielplatzprüfung, inspección del parque infantil, contrôle de l’aire de jeux',
  'playground-sauna-build/equipment':
    'swings, climbing frame, slide, Schaukeln, Klettergerüst, Rutsche, columpios, tobogán, balançoires, toboggan',
  'playground-sauna-build/surface':
    'fall protection surface, bark chips, Fallschutz, Hackschnitzel, suelo amortiguador, caucho continuo, sol amortissant, copeaux',
  'playground-sauna-build/cabin':
    'sauna cabin, treehouse, outdoor kitchen, Saunakabine, Baumhaus, Außenküche, cabaña en el árbol, cocina exterior, cabane perchée, cuisine d’été',
  'slope-terracing/plan': 'static proof of the wall, terrace drawing, Hangstatik, Geländeplanung, cálculo del muro, calcul du soutènement',
  'slope-terracing/dig':
    'earthworks, excavation of the slope, Erdarbeiten am Hang, Geländemodellierung, movimiento de tierras, terrassement du talus',
  'slope-terracing/wall':
    'gabions, retaining walls, Gabionen, Stützmauern, gaviones, muros de contención, gabions en pierre, murs de soutènement',
  'slope-terracing/steps': 'garden steps, Blockstufen, peldaños del jardín, marches de jardin',
  'slope-terracing/hold': 'erosion mats, slope planting, Erosionsschutzmatten, Hangbepflanzung, malla antierosión, toile anti-érosion',
  'loft-work/ladder':
    'loft ladder, loft hatch, Bodentreppe, Dachluke, escalera escamotable, trampilla del desván, escalier escamotable, trappe de grenier',
  'loft-work/board': 'loft boarding, storage boards, Dachbodendielen, Laufbohlen, tablero del desván, plancher du grenier',
  'loft-work/rooms':
    'dry lining of the loft, rafter insulation, Zwischensparrendämmung, Dachschrägen verkleiden, aislamiento entre cabios, isolation entre chevrons',
  'loft-work/services':
    'electrics in the loft, radiators upstairs, Elektrik im Dachgeschoss, Heizung im Dachgeschoss, electricidad de la buhardilla, électricité des combles',
  'kitchen-renewal/mend':
    'hinges, drawer runners, Scharniere, Schubladenschienen, bisagras, guías de cajón, charnières, coulisses de tiroir',
  'kitchen-renewal/fronts':
    'new fronts, door handles of the kitchen, Küchenfronten, Möbelgriffe, frentes nuevos, tiradores, façades neuves, poignées de meuble',
  'kitchen-renewal/paint': 'spraying the doors, cabinet painting, Fronten lackieren, lacado de puertas, laquage des façades',
  'kitchen-renewal/top': 'worktop, countertop, Arbeitsplatte, encimera, plan de travail',
  'kitchen-renewal/alter':
    'shortening the wardrobe, furniture alteration, Schrank kürzen, Möbelumbau, recorte del armario, modification du meuble',
  'stairs-glass-build/measure': 'stair drawing, measuring for stairs, Treppenaufmaß, Treppenplanung, plano de la escalera, plan d’escalier',
  'stairs-glass-build/stairs':
    'staircase, treads and strings, Treppenbau, Treppenwangen, fabricación de la escalera, fabrication de l’escalier',
  'stairs-glass-build/platform': 'mezzanine, storage platform, Galerieebene, Lagerbühne, entreplanta, altillo, plateforme de stockage',
  'stairs-glass-build/rail': 'balustrade, railing of the stairs, Treppengeländer, barandilla de la escalera, garde-corps',
  'stairs-glass-build/glass': 'glass partition, Glastrennwand, mampara de vidrio, verrière, cloison vitrée',
  'timber-balcony-repair/open':
    'opening up the beams, probing the timber, Bauteilöffnung, Balkenuntersuchung, calas en las vigas, sondage des poutres',
  'timber-balcony-repair/prop': 'propping, shoring, Abstützung, Abfangung, apuntalamiento, apeo, étaiement',
  'timber-balcony-repair/timber':
    'beam replacement, sill replacement, Balkentausch, Schwellentausch, sustitución de vigas, remplacement des poutres',
  'timber-balcony-repair/balcony':
    'balcony sealing, balcony tiles, Balkonabdichtung, Balkonbelag, impermeabilización del balcón, étanchéité du balcon',
  'timber-balcony-repair/close': 'infill of the frame, Gefache schließen, relleno del entramado, remplissage du colombage',
  'building-code-check/visit': 'walk-through of the building, Begehung des Gebäudes, recorrido por el edificio, visite du bâtiment',
  'building-code-check/fire':
    'fire safety concept, escape routes, Brandschutzkonzept, Rettungswege, protección contra incendios, vías de evacuación, sécurité incendie, issues de secours',
  'building-code-check/access':
    'accessibility concept, wheelchair access, Barrierefreiheit des Gebäudes, Rollstuhlzugang, accesibilidad del edificio, acceso en silla de ruedas, accès en fauteuil',
  'building-code-check/rules': 'code check of stairs, Bauordnungsprüfung, comprobación de normativa, vérification réglementaire',
  'house-design/concept': 'house concept, preliminary design, Hausentwurf, Vorentwurf, anteproyecto, avant-projet',
  'house-design/shadow': 'shadow study, sun study, Verschattungsstudie, Besonnungsstudie, estudio de sombras, étude d’ensoleillement',
  'house-design/climate':
    'energy concept of the design, weight calculation, Energiekonzept des Entwurfs, Gewichtsberechnung, cálculo de pesos, calcul du poids',
  'house-design/draw': 'cost framework, concept drawings, Kostenrahmen, Entwurfszeichnungen, planos del concepto, plans du concept',
  'building-quote-check/quotes':
    'checking the offers, bill check, Angebotsprüfung, Rechnungsprüfung, revisión del presupuesto, revisión de la factura, vérification du devis, contrôle de la facture',
  'building-quote-check/takeoff': 'quantity take-off, bill of quantities, Massenermittlung, mediciones de obra, métré quantitatif',
  'building-quote-check/plan':
    'review of the plans, second opinion on the layout, Grundrissprüfung, opinión sobre la distribución, avis sur les plans',
  'building-quote-check/schedule': 'construction schedule, bar chart, Bauzeitenplan, Balkenplan, calendario de obra, planning de chantier',
  'home-staging/walk': 'room by room list, Rundgang mit Liste, lista por estancias, liste pièce par pièce',
  'home-staging/clear': 'depersonalising the rooms, Entpersonalisieren, despersonalizar, dépersonnalisation',
  'home-staging/furniture': 'rented furniture, hire furniture, Leihmöbel, Mietmöbel, muebles de alquiler, location de mobilier',
  'home-staging/photos': 'listing photos, virtual staging, Exposéfotos, virtuelles Einrichten, fotos del anuncio, photos de l’annonce',
  'home-staging/back': 'collecting the furniture, Möbelabholung, recogida de muebles, reprise du mobilier',
}
