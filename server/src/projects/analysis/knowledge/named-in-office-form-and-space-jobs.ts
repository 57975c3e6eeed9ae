/** By which words clients name a part of the jobs of `office-form-and-space-jobs.ts` that is not to be done, in four languages. By the package's id and the task's key; comma between. */
export const NAMED_IN_OFFICE_FORM_AND_SPACE_JOBS: Readonly<Record<string, string>> = {
  'digital-sculpting/refs':
    'gathering references, reference pictures, Referenzen sammeln, Vorlagen sammeln, buscar referencias, recherche de références',
  'digital-sculpting/source':
    'scanning, segmentation, mesh clean-up, Segmentierung, Netz bereinigen, segmentación, limpiar la malla, nettoyage du maillage',
  'digital-sculpting/sculpt': 'sculpting, modelling the form, Modellieren, Ausformen, esculpido, modelado, sculptage, modelage',
  'digital-sculpting/fit': 'fitting, adjusting the fit, Passung, Anpassen, ajuste al cuerpo, encaje, ajustage, adaptation',
  'digital-sculpting/mould': 'mould design, parting line, Formenbau, Gussform, diseño del molde, conception du moule, plan de joint',
  'digital-sculpting/ready':
    'print preparation, supports, hollowing, Druckvorbereitung, Stützen setzen, preparar la impresión, soportes, préparation à l’impression',
  'game-models/list':
    'asset list, style sheet, Objektliste, Stilblatt, lista de objetos, hoja de estilo, liste des objets, feuille de style',
  'game-models/props': 'props, environment models, Requisiten, Umgebungsmodelle, objetos del escenario, accessoires, modèles de décor',
  'game-models/figure':
    'character modelling, modelling the character, Figurenmodell, Charaktermodell, modelado del personaje, modélisation du personnage',
  'game-models/rig': 'rigging, skinning, skeleton, Rigging der Figur, Skelett bauen, esqueleto y pesos, squelette, pose des os',
  'game-models/move':
    'animation, walk cycles, motion, Animation der Figur, Laufzyklen, animación, ciclos de marcha, cycles de marche, mise en mouvement',
  'game-models/lighten':
    'optimisation, polygon reduction, render tuning, Optimierung, Polygonreduktion, optimización, reducción de polígonos, allègement',
  'game-models/deliver':
    'import into the engine, engine integration, Einbindung in die Engine, integración en el motor, intégration au moteur',
  'scale-model/settle': 'scale choice, sample piece, Maßstabswahl, Musterstück, elección de escala, pieza de muestra, choix de l’échelle',
  'scale-model/data':
    'data preparation, geodata, digital terrain, Geodaten aufbereiten, Geländedaten, preparación de datos, datos del terreno, préparation des données',
  'scale-model/make':
    'building the model, printing, milling, assembly, Zusammenbau, Fräsen, Drucken, montaje, fresado, assemblage, fraisage',
  'scale-model/touch':
    'Braille, touch version, casting pattern, Brailleschrift, Gussmodell, versión táctil, version à toucher, patron de fonte',
  'scale-model/finish':
    'painting, landscaping, lighting, Bemalung, Begrünung, Beleuchtung, pintado, ambientación, peinture, végétation, éclairage',
  'scale-model/deliver':
    'showcase, transport crate, set-up on site, Vitrine, Transportkiste, vitrina, caja de transporte, caisse de transport, mise en place',
  'xr-advice/hear':
    'needs talk, requirements, Bedarfsgespräch, Anforderungen, entrevista inicial, requisitos, entretien de besoins, cahier des besoins',
  'xr-advice/compare':
    'device comparison, market overview, Gerätevergleich, Marktübersicht, comparativa de equipos, comparatif des appareils',
  'xr-advice/worth':
    'business case, cost calculation, Wirtschaftlichkeit, Kostenrechnung, estudio de rentabilidad, cálculo de costes, étude de rentabilité, calcul des coûts',
  'xr-advice/concept':
    'concept paper, roadmap, Konzeptpapier, Fahrplan, documento de concepto, hoja de ruta, note de concept, feuille de route',
  'xr-advice/operate':
    'stand staff, running the stations, Standpersonal, Betreuung am Stand, personal del puesto, atender el estand, animation du stand, tenue du stand',
  'xr-advice/advise':
    'final talk, written recommendation, Abschlussgespräch, Empfehlungsschreiben, charla final, recomendación escrita, entretien final, recommandation écrite',
  'film-360/plan':
    'shot planning, storyboard, Drehplanung, guion técnico, planificación del rodaje, découpage technique, préparation du tournage',
  'film-360/shoot': 'shooting, filming, Drehen, Dreharbeiten, rodaje, grabación, tournage, captation',
  'film-360/mend':
    'stitching repair, tripod removal, Nahtkorrektur, Stativ entfernen, corregir costuras, quitar el trípode, correction des coutures, effacement du trépied',
  'film-360/edit': 'editing, cutting, Schnitt, edición, montaje, montage',
  'film-360/sound': 'spatial audio, sound mix, Raumklang, Tonmischung, audio espacial, mezcla de sonido, son spatial, mixage',
  'film-360/dome': 'dome version, fulldome frames, Kuppelfassung, versión para domo, version dôme',
  'film-360/deliver':
    'export, loading onto headsets, Ausspielen, Brillen bespielen, exportación, carga en los visores, exportation, chargement des casques',
  'projection-show/survey':
    'survey, laser scan, brightness test, Aufmaß, Helligkeitstest, levantamiento, prueba de luz, relevé, essai de luminosité',
  'projection-show/content':
    'content, visuals, animation of the show, Inhalte, Animationen, contenidos, animaciones, contenus, visuels animés',
  'projection-show/answer':
    'interaction, sensors, programming, Interaktion, Sensorik, Programmierung, interacción, sensores, programación, capteurs, programmation',
  'projection-show/align':
    'projector set-up, blending, hire, Aufbau der Beamer, Überblendung, Miete, montaje de proyectores, alquiler, calage, location',
  'projection-show/run':
    'operation on the evening, show operator, Vorführung, Betreuung am Abend, operar el espectáculo, régie, exploitation le soir',
  'projection-show/hand': 'take-down, timer, Abbau, Zeitschaltung, desmontaje, temporizador, démontage, programmateur',
  'design-system/inventory':
    'inventory, audit of screens, Bestandsaufnahme, Inventur, inventario, auditoría de pantallas, inventaire, relevé des écrans',
  'design-system/tokens':
    'tokens, colour variables, themes, Farbvariablen, Themen, variables de color, temas, variables de couleur, thèmes',
  'design-system/parts':
    'components, drawing the components, Komponenten zeichnen, Bausteine, componentes, piezas, composants, dessin des composants',
  'design-system/files':
    'file tidying, handover notes, Dateien aufräumen, Übergabe, ordenar archivos, notas de entrega, rangement des fichiers, notes de passage',
  'design-system/code':
    'code library, Storybook, implementation, Umsetzung im Code, Programmierung, implementación, código, développement, intégration',
  'design-system/rules': 'governance, training, documentation, Regelwerk, Schulung, normas de uso, formación, gouvernance, formation',
  'information-architecture/gather':
    'content inventory, page list, Inhaltsinventar, Seitenliste, inventario de contenidos, inventaire des contenus, liste des pages',
  'information-architecture/sort':
    'card sorting, sorting workshop, Kartensortieren, Sortierworkshop, clasificación de tarjetas, tri de cartes, atelier de tri',
  'information-architecture/tree':
    'menu draft, new structure, Menüentwurf, neue Struktur, propuesta de menú, nueva estructura, projet de menu, nouvelle arborescence',
  'information-architecture/words':
    'keyword scheme, tagging, thesaurus, Verschlagwortung, Schlagwortliste, etiquetado, lista de palabras clave, indexation, liste de mots-clés',
  'information-architecture/try':
    'tree test, testing with users, Baumtest, Nutzertest, prueba con usuarios, test de árbol, essai avec usagers, test d’arborescence',
  'information-architecture/hand':
    'redirects, migration table, Weiterleitungen, Umzugstabelle, redirecciones, tabla de migración, redirections, table de migration',
  'design-review/look': 'briefing, Vorgespräch, conversación previa, entretien préalable',
  'design-review/judge': 'critique, verdict, assessment, Beurteilung, Kritik, valoración, crítica, évaluation, avis',
  'design-review/form':
    'form design, checklist layout, Formulargestaltung, Checklistenlayout, diseño del formulario, maquetar la hoja, conception du formulaire, mise en page de la fiche',
  'design-review/access':
    'accessible screens, contrast work, barrierefreie Ansichten, Kontraste, pantallas accesibles, contraste, écrans accessibles, contrastes',
  'design-review/show':
    'presentation of findings, closing talk, Ergebnispräsentation, Abschlussgespräch, presentación de resultados, restitution, présentation des résultats',
  'typeface-design/study':
    'sample letters, research, Probebuchstaben, Recherche, letras de muestra, investigación, lettres d’essai, recherche',
  'typeface-design/glyphs':
    'alphabet, drawing the letters, Buchstaben zeichnen, Zeichensatz, dibujar las letras, alfabeto, dessin des lettres, jeu de caractères',
  'typeface-design/hand': 'tracing the handwriting, Handschrift nachzeichnen, calcar la letra manuscrita, tracé de l’écriture',
  'typeface-design/space':
    'kerning, font files, web font, Zurichtung, Unterschneidung, Fontdateien, espaciado, archivos de fuente, crénage, fichiers de police',
  'typeface-design/lettering':
    'lettering, monogram, calligraphy, Schriftzug, Monogramm, rótulo, caligrafía, monograma, lettrage, monogramme',
  'typeface-design/pattern': 'pattern, repeat, colourways, Muster, Rapport, Farbstellungen, estampado, repetición, motif, raccord, coloris',
  'typeface-design/give': 'licence, specimen sheet, Lizenz, Musterblatt, licencia, hoja de muestra, planche de spécimen',
  'board-game-design/style':
    'style, icons, sample cards, Stil, Symbole, Musterkarten, estilo, iconos, cartas de muestra, style graphique, symboles, cartes d’essai',
  'board-game-design/balance':
    'play testing, rule writing, balancing, Spieltest, Regeltext, pruebas de juego, redacción de reglas, équilibrage, tests de jeu, rédaction des règles',
  'board-game-design/cards': 'card layout, Kartensatz, Kartenlayout, maquetación de cartas, mise en page des cartes',
  'board-game-design/art': 'illustrations, drawings, artwork, Illustrationen, Zeichnungen, ilustraciones, dibujos, dessins',
  'board-game-design/box': 'box, board, tokens, Schachtel, Spielplan, caja, tablero, fichas, boîte, plateau, jetons',
  'board-game-design/print':
    'print data, prototype printing, trial copies, Druckdaten, Musterdruck, datos de imprenta, ejemplares de prueba, fichiers d’impression, exemplaires d’essai',
  'wayfinding-graphics/walk':
    'site walk, route analysis, Begehung, Wegeanalyse, recorrido previo, análisis de recorridos, visite du site, analyse des parcours',
  'wayfinding-graphics/look':
    'system design, pictograms, colour scheme, Systementwurf, Piktogramme, Farbkonzept, diseño del sistema, pictogramas, charte, pictogrammes',
  'wayfinding-graphics/signs':
    'sign schedule, sign planning, Schilderliste, Beschilderung, lista de señales, rotulación, liste des panneaux, plan de signalisation',
  'wayfinding-graphics/panels':
    'exhibition panels, object labels, Ausstellungstafeln, Objektschilder, paneles de exposición, cartelas, panneaux d’exposition, cartels',
  'wayfinding-graphics/map':
    'visitor map, overview board, Übersichtsplan, Besucherplan, plano para visitantes, directorio, plan d’orientation, carte des lieux',
  'wayfinding-graphics/produce': 'production, fitting, manufacturer, Herstellung, Montage, fabricación, colocación, fabrication, pose',
  'record-cover/listen': 'listening session, mood talk, Hörgespräch, Stimmungsgespräch, escucha previa, écoute préalable',
  'record-cover/drafts': 'drafts, ideas, Entwürfe, Ideen, bocetos, propuestas, ébauches, pistes',
  'record-cover/final': 'final front, image finishing, Ausarbeitung, portada final, acabado de la imagen, finition, visuel final',
  'record-cover/sleeve': 'booklet, back cover, spine, Booklet, Rückseite, libreto, contraportada, lomo, livret, verso, tranche',
  'record-cover/loop': 'animation, canvas loop, Animation, bewegte Fassung, bucle animado, boucle animée',
  'record-cover/give': 'source files, licence, offene Dateien, Lizenz, archivos abiertos, licencia, fichiers sources',
  'filming-advice/see':
    'sample check, look at the room, Probeaufnahme ansehen, Raumbesichtigung, revisión de muestras, ver el lugar, examen des essais, visite du lieu',
  'filming-advice/choose':
    'shopping list, purchase advice, gear choice, Kaufberatung, Einkaufsliste, lista de compra, elección del equipo, conseil d’achat, liste de matériel',
  'filming-advice/studio':
    'studio set-up, lighting set-up, Studioaufbau, Lichtaufbau, montaje del estudio, iluminación, installation du studio, éclairage',
  'filming-advice/stream':
    'streaming set-up, OBS scenes, Streamingeinrichtung, OBS-Szenen, configurar la transmisión, escenas de OBS, réglage du direct, scènes OBS',
  'filming-advice/coach': 'coaching, lessons, practice, Coaching, Übungsstunden, Unterricht, clases, práctica, cours, entraînement',
  'filming-advice/sheet': 'written routine, cheat sheet, Merkblatt, Spickzettel, hoja de pasos, chuleta, fiche pratique, mémo',
  'photo-sorting/gather':
    'collecting from devices, bringing together, Zusammenführen, Einsammeln, reunir los archivos, rassemblement, collecte',
  'photo-sorting/doubles':
    'removing duplicates, date correction, Dubletten entfernen, Datumskorrektur, quitar duplicados, corregir fechas, suppression des doublons, correction des dates',
  'photo-sorting/order': 'folder structure, filing, Ordnerstruktur, Ablage, estructura de carpetas, clasificación, classement en dossiers',
  'photo-sorting/names':
    'face tagging, keywording, captions, Gesichter benennen, Verschlagwortung, etiquetar caras, palabras clave, noms des visages, indexation',
  'photo-sorting/archive':
    'long-term archive, preservation, checksums, Langzeitarchiv, Prüfsummen, archivo a largo plazo, preservación, archivage pérenne, conservation',
  'photo-sorting/keep': 'backup, import routine, Sicherung, Importroutine, copia de seguridad, importación, sauvegarde, importation',
  'footage-enhancement/look': 'preliminary check, sample, Vorprüfung, Probe, examen previo, muestra, examen préalable, échantillon',
  'footage-enhancement/clean':
    'brightening, stabilising, denoising, upscaling, Aufhellen, Stabilisieren, Entrauschen, aclarado, estabilización, éclaircissement, débruitage',
  'footage-enhancement/proof':
    'forensic report, evidence stills, Gutachten, Beweisbilder, informe pericial, fotogramas de prueba, rapport d’expertise, images de preuve',
  'footage-enhancement/voice':
    'speech clean-up, transcript, Sprachaufbereitung, Abschrift, limpieza de voz, transcripción, nettoyage de la voix, transcription',
  'footage-enhancement/effects':
    'effects, compositing, rotoscoping, keying, Effekte, Freistellen, efectos, rotoscopia, effets, rotoscopie, incrustation',
  'footage-enhancement/give':
    'export, delivery formats, Ausspielung, Lieferformate, exportación, formatos de entrega, exportation, formats de livraison',
}
