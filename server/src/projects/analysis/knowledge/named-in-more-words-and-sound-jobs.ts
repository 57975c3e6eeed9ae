/** By which words clients name a part of the jobs of `more-words-and-sound-jobs.ts` that is not to be done, in four languages. By the package's id and the task's key; comma between. */
export const NAMED_IN_MORE_WORDS_AND_SOUND_JOBS: Readonly<Record<string, string>> = {
  'room-acoustics/hear':
    'measuring, level measurement, measurement on site, Messung vor Ort, Schallmessung, Pegelmessung, medición acústica, toma de datos, mesure acoustique, relevé sonore',
  'room-acoustics/absorb':
    'absorbers, acoustic panels, absorber plan, reverberation calculation, Absorberplan, Akustikpaneele, Nachhallberechnung, paneles absorbentes, cálculo de reverberación, panneaux absorbants, calcul de réverbération',
  'room-acoustics/insulate':
    'sound insulation, soundproofing, acoustic door, Schalldämmung, Schallschutzplanung, Trittschallschutz, aislamiento acústico, insonorización, isolation phonique, insonorisation',
  'room-acoustics/fit':
    'installation, hanging the panels, mounting, Montage, Einbau, Aufhängen, colocación, montaje de los paneles, pose, montage des panneaux',
  'room-acoustics/prove':
    'report, second measurement, control measurement, Messbericht, Nachmessung, informe final, medición de comprobación, rapport final, mesure de contrôle',
  'sound-system/look':
    'site visit, stocktaking, Besichtigung, Bestandsaufnahme, visita previa, inspección, visite technique, état des lieux',
  'sound-system/mend':
    'repair, fault finding, removing the hum, mending, Reparatur, Fehlersuche, Entbrummen, reparación, búsqueda de la avería, réparation, recherche de panne',
  'sound-system/plan':
    'planning, system design, parts list, simulation, Planung, Konzept, Stückliste, proyecto, diseño del sistema, lista de material, étude, plan de sonorisation, liste du matériel',
  'sound-system/fit':
    'cabling, mounting the speakers, rack building, Verkabelung, Lautsprechermontage, Rackbau, cableado, montaje de altavoces, câblage, pose des enceintes',
  'sound-system/tune':
    'tuning, calibration, instruction of volunteers, Einmessung, Einpegeln, Einweisung, ajuste, calibración, explicar el manejo, réglage, calibrage, prise en main',
  'sound-design/list':
    'sound list, spotting session, cue list, Geräuscheliste, Spotting, lista de sonidos, liste des sons, repérage sonore, relevé des bruitages',
  'sound-design/sample': 'samples, style test, Klangmuster, Stilprobe, muestras, prueba de estilo, échantillons, maquette sonore',
  'sound-design/make':
    'recording, sound effects, field recording, Geräuschaufnahme, Soundeffekte, grabación de efectos, efectos sonoros, enregistrement des effets, effets sonores',
  'sound-design/picture':
    'foley, ambience, film mix, surround mix, Filmmischung, Atmo, Geräuschemacher, mezcla de la película, ambientes, mixage du film, bruitage à l’image',
  'sound-design/place':
    'integration, implementation, middleware, loudspeaker set-up on site, Einbindung, Implementierung, Aufbau vor Ort, integración, montaje en sala, intégration, installation sur place',
  'sound-design/hand':
    'corrections, licence papers, final files, Korrekturschleife, Lizenznachweis, correcciones, licencias, retouches finales, licences',
  'service-design/frame': 'kick-off, briefing, scoping, Auftragsklärung, Auftakt, reunión inicial, cadrage, réunion de lancement',
  'service-design/walk':
    'field research, mystery visits, interviews, shadowing, Feldbeobachtung, Kundengespräche, Testbesuch, trabajo de campo, entrevistas, visita de incógnito, observation sur le terrain, entretiens, visite mystère',
  'service-design/map':
    'journey map, blueprint, drawing the journey, Kundenreise zeichnen, Journey Map, Blueprint, mapa del recorrido, dibujo del servicio, carte du parcours, schéma du service',
  'service-design/workshop': 'workshop, facilitation, co-creation day, Workshop, Moderation, taller, facilitación, atelier, animation',
  'service-design/advise':
    'recommendations, presentation, list of measures, Empfehlungen, Präsentation, Maßnahmenliste, recomendaciones, presentación, recommandations, présentation',
  'plain-language/aim':
    'sample passage, rule sheet, Probeabsatz, Regelblatt, párrafo de muestra, guía de reglas, passage d’essai, fiche de règles',
  'plain-language/rewrite':
    'rewriting, plain version, simplifying, Umschreiben, Vereinfachen, einfache Fassung, reescritura, versión sencilla, réécriture, version simple',
  'plain-language/easy':
    'easy read version, pictograms, checking group, Leichte Sprache, Prüfgruppe, Piktogramme, lectura fácil, grupo de validación, pictogramas, FALC, groupe de relecteurs, pictogrammes',
  'plain-language/screens':
    'form texts, button labels, error messages, microcopy, Formulartexte, Fehlermeldungen, Schaltflächen, textos del formulario, mensajes de error, botones, textes du formulaire, messages d’erreur, boutons',
  'plain-language/agree':
    'legal check, agreement with the department, Rechtsprüfung, Abstimmung mit dem Fachamt, revisión jurídica, visto bueno, relecture juridique, validation par le service',
  'plain-language/try':
    'reader test, comprehension test, proofreading, Lesertest, Verständlichkeitstest, Korrekturlesen, prueba con lectores, corrección final, test de lecture, correction finale',
  'transcreation/aim':
    'briefing, brand analysis, Markenbriefing, Auftragsgespräch, análisis de marca, reunión de marca, analyse de la marque, brief créatif',
  'transcreation/recreate':
    'slogan, claims, headlines, ad copy, Werbespruch, Schlagzeilen, Anzeigentext, eslogan, titulares, texto publicitario, accroche, texte publicitaire',
  'transcreation/sing':
    'song lyrics, singable version, Liedtext, singbare Fassung, letra de la canción, versión cantable, paroles, version chantable',
  'transcreation/hear':
    'native speaker check, market test, name check, Muttersprachlerprüfung, Markttest, prueba con nativos, comprobación del nombre, avis de natifs, test du nom',
  'transcreation/choose': 'selection round, refinement, Auswahlrunde, Feinschliff, ronda de selección, retoques, choix final, peaufinage',
  'manuscript-review/read':
    'marginal notes, annotated reading, Randnotizen, kommentierte Lektüre, notas al margen, lectura anotada, notes en marge, lecture annotée',
  'manuscript-review/report': 'written report, reader’s report, schriftliches Gutachten, informe escrito, rapport écrit, fiche de lecture',
  'manuscript-review/proposal':
    'proposal, synopsis, query letter, pitch, Exposé, Anschreiben an Agenturen, propuesta editorial, sinopsis, carta de presentación, dossier éditeur, lettre d’accompagnement',
  'manuscript-review/market':
    'publishing advice, list of publishers, self-publishing advice, Verlagsberatung, Verlagsliste, consejo editorial, lista de editoriales, conseil d’édition, liste d’éditeurs',
  'manuscript-review/talk': 'phone call, discussion, Besprechung, Telefonat, llamada, charla final, entretien, appel téléphonique',
  'advance-directive/wishes':
    'first talk, advice talk, Erstgespräch, Beratung, entrevista inicial, asesoramiento, premier entretien, conseil préalable',
  'advance-directive/power':
    'power of attorney, proxy, mandate, Vorsorgevollmacht, Vollmacht, Bankvollmacht, poder preventivo, poder notarial, mandat, procuration',
  'advance-directive/living':
    'living will, advance decision, directive on treatment, Behandlungswünsche, testamento vital, voluntades anticipadas, directives anticipées, testament de vie',
  'advance-directive/guardian':
    'guardianship, court application, yearly account, Betreuungsantrag, Betreuungsverfügung, Rechnungslegung, curatela, solicitud al juzgado, rendición de cuentas, tutelle, requête au juge, comptes annuels',
  'advance-directive/seal':
    'notary, registration, certification, Notartermin, Beglaubigung, Registrierung, notaría, inscripción en el registro, notaire, enregistrement',
  'authority-objection/limit':
    'first check, assessment of chances, Erstprüfung, Erfolgsaussicht, examen previo, viabilidad, premier examen, chances de succès',
  'authority-objection/file':
    'inspection of the file, gathering evidence, Akteneinsicht, Beweise sammeln, acceso al expediente, reunir pruebas, consultation du dossier, réunir les preuves',
  'authority-objection/object':
    'objection letter, written appeal, Widerspruchsschreiben, Begründung, escrito de recurso, alegaciones, lettre de recours, mémoire',
  'authority-objection/urgent':
    'urgent application, interim relief, stay, Eilantrag, aufschiebende Wirkung, medida cautelar, suspensión urgente, référé, mesure d’urgence',
  'authority-objection/court':
    'court case, lawsuit, tribunal, Klage, Gerichtsverfahren, demanda judicial, contencioso, procès, tribunal administratif',
  'authority-objection/settle':
    'negotiation, hearing, talks with the office, Verhandlung, Anhörung, negociación, audiencia, négociation, audition',
  'vr-headset-setup/look':
    'stocktaking, room visit, Bestandsaufnahme, Raumbegehung, inventario, visita de la sala, inventaire, visite des lieux',
  'vr-headset-setup/choose':
    'buying advice, comparison of headsets, procurement, Kaufberatung, Gerätevergleich, Beschaffung, asesoramiento de compra, comparativa, conseil d’achat, comparatif',
  'vr-headset-setup/mend':
    'repair, troubleshooting, tracking fault, Reparatur, Fehlersuche, Trackingfehler, reparación, fallo de seguimiento, réparation, dépannage',
  'vr-headset-setup/equip':
    'device management, accounts, software installation, kiosk mode, Geräteverwaltung, Konten, Kioskmodus, gestión de dispositivos, cuentas, modo quiosco, gestion des appareils, comptes, mode kiosque',
  'vr-headset-setup/place':
    'base stations, play area, simulator building, sensors, Basisstationen, Spielfläche, Simulatoraufbau, estaciones base, zona de juego, montaje del simulador, capteurs, aire de jeu, montage du simulateur',
  'vr-headset-setup/show':
    'staff instruction, trial with users, Einweisung, Probelauf, instrucción del personal, prueba con usuarios, formation du personnel, essai avec utilisateurs',
}
