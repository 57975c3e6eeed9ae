/** By which words clients name a part of the work of the house and its garden that is not to be done, in four languages: just that task falls away. By the package's id and the task's key; comma between. */
export const NAMED_IN_THE_HOUSE: Readonly<Record<string, string>> = {
  'laundry-repair/laundry-clear':
    'pump cleaning, filter cleaning, drain hose, fluff filter, unclogging, foreign objects, Pumpe reinigen, Flusensieb, Sieb reinigen, Ablaufschlauch, Fremdkörper, Siphon, limpieza de bomba, limpiar filtro, manguera de desagüe, desatascar, objetos extraños, sifón, nettoyage pompe, nettoyer le filtre, tuyau de vidange, débouchage, corps étrangers, siphon',
  'laundry-repair/laundry-dryer-air':
    'condenser cleaning, heat pump cleaning, air duct, lint removal, evaporator, dryer cleaning, Kondensator reinigen, Wärmepumpe reinigen, Luftkanal, Luftwege, Flusen entfernen, Verdampfer, Trocknerreinigung, limpieza del condensador, conducto de aire, bomba de calor, quitar pelusas, evaporador, limpieza de secadora, nettoyage condenseur, conduit d’air, pompe à chaleur, peluches, évaporateur, nettoyage sèche-linge',
  'dishwasher-repair-work/dish-water':
    'cleaning, spray arms, sieve, non-return valve, drain hose, unclogging, Reinigung, Sprüharme, Sieb, Rückschlagventil, Ablaufschlauch, Sieb reinigen, limpieza, brazos rociadores, aspersores, filtro, válvula antirretorno, desatascar, nettoyage, bras de lavage, bras d’aspersion, filtre, clapet anti-retour, débouchage',
  'dishwasher-repair-work/dish-set':
    'water hardness, hardness setting, softener salt, rinse aid, rinse aid dosing, Wasserhärte, Härteeinstellung, Regeneriersalz, Klarspüler, Klarspülerdosierung, dureza del agua, ajuste de dureza, sal regeneradora, abrillantador, dosis de abrillantador, dureté de l’eau, réglage de dureté, sel régénérant, liquide de rinçage, dosage du sel',
  'cold-appliance-repair/cold-defrost':
    'defrosting, defrost, thawing, meltwater drain, condenser coil cleaning, de-icing, Abtauen, abtauen, enteisen, Tauwasserablauf, Verflüssiger reinigen, Enteisung, descongelación, descongelar, desagüe de deshielo, deshielo, quitar hielo, limpiar condensador, dégivrage, dégivrer, décongélation, écoulement de dégivrage, enlever la glace, nettoyer le condenseur',
  'cold-appliance-repair/cold-part':
    'part replacement, fan, thermostat, temperature sensor, door seal, compressor starter, defrost heater, Teiletausch, Lüfter, Thermostat, Temperaturfühler, Türdichtung, Anlaufrelais, Abtauheizung, cambio de pieza, ventilador, termostato, sensor de temperatura, junta de puerta, relé de arranque, resistencia de deshielo, remplacement de pièce, ventilateur, sonde de température, joint de porte, relais de démarrage, résistance de dégivrage',
  'cold-appliance-repair/cold-circuit':
    'refrigerant, refrigerant circuit, gas recharge, regassing, refill coolant, leak brazing, filter dryer, Kältemittel, Kältekreis, Kältemittel nachfüllen, Gas auffüllen, Leck löten, Filtertrockner, Kältekreislauf, refrigerante, circuito frigorífico, recarga de gas, carga de gas, soldar la fuga, filtro deshidratador, réfrigérant, circuit frigorifique, recharge de gaz, fluide frigorigène, brasage de fuite, filtre déshydrateur',
  'cold-appliance-repair/cold-proof':
    'overnight logging, temperature loggers, overnight test, temperature curve, Nachtmessung, Temperaturlogger, Temperaturprotokoll, Temperaturkurve, Langzeitmessung, registro nocturno, registradores de temperatura, curva de temperatura, prueba nocturna, enregistrement nocturne, enregistreurs de température, courbe de température, essai de nuit',
  'cooking-appliance-repair/cook-gas':
    'gas, gas check, gas tightness, gas test, burner flame, gas jets, Gas, Gasprüfung, Gasdichtheit, Gasanschluss, Gasflamme, Gasdüsen, revisión de gas, estanqueidad de gas, prueba de gas, llama, inyectores de gas, gaz, contrôle gaz, étanchéité gaz, vérification gaz, flamme, injecteurs gaz',
  'cooking-appliance-repair/cook-calibrate':
    'calibration, calibrate, temperature calibration, temperature log, temperature adjustment, Kalibrierung, kalibrieren, Temperaturabgleich, Temperaturprotokoll, Temperatur einstellen, calibración, calibrar, ajuste de temperatura, registro de temperatura, étalonnage, étalonner, calibrage, réglage de température, relevé de température',
  'small-appliance-electronics/small-remote':
    'video check, remote diagnosis, video call, remote check, remote advice, Videocheck, Ferndiagnose, Videoanruf, Fernprüfung, Videoberatung, videollamada, diagnóstico remoto, diagnóstico a distancia, revisión por vídeo, diagnostic à distance, appel vidéo, visio, contrôle par vidéo, prédiagnostic',
  'small-appliance-electronics/small-coffee':
    'descaling, descale, brew unit, grinder, coffee machine service, grinder setting, Entkalkung, entkalken, Brühgruppe, Mahlwerk, Kaffeemaschine warten, Mahlgrad einstellen, descalcificación, descalcificar, grupo de café, molinillo, mantenimiento de cafetera, ajuste del molino, détartrage, détartrer, groupe café, moulin, broyeur, entretien cafetière',
  'small-appliance-electronics/small-screen':
    'backlight, led strips, tv power board, panel connection, screen repair, flat cables, Hintergrundbeleuchtung, LED-Streifen, Fernsehernetzteil, Panelanschluss, Bildschirmreparatur, Flachbandkabel, retroiluminación, tiras led, fuente del televisor, conexión del panel, reparación de pantalla, cables planos, rétroéclairage, bandes led, alimentation du téléviseur, connexion dalle, réparation d’écran, nappes',
  'small-appliance-electronics/small-test':
    'safety test, electrical safety test, safety label, leakage current, test sticker, insulation test, Sicherheitsprüfung, elektrische Prüfung, Prüfplakette, Schutzleiterprüfung, Ableitstrom, Isolationsmessung, prueba de seguridad, seguridad eléctrica, etiqueta de seguridad, corriente de fuga, prueba de aislamiento, test de sécurité, contrôle électrique, sécurité électrique, étiquette de sécurité, courant de fuite, test d’isolement',
  'appliance-connection/connect-check':
    'measuring, measure, opening dimensions, site check, niche measurements, preliminary check, Ausmessen, Aufmaß, Maße nehmen, Nischenmaße, Vorabprüfung, Vorabcheck, medición, medir, medidas del hueco, comprobación previa, toma de medidas, prise de mesures, mesurer, mesures de niche, vérification préalable, métrage',
  'appliance-connection/connect-remove':
    'old appliance removal, removal, dismantling, disposal, disconnecting old appliance, haul-away, old appliance, Ausbau, ausbauen, Demontage, Altgerät, Altgeräte, Entsorgung, Abbau, retirada, desmontaje, retirar lo viejo, aparato viejo, desinstalación, aparatos antiguos, dépose, démontage, ancien appareil, enlèvement, retrait, anciens appareils, débarras',
  'appliance-connection/connect-electric':
    'cooker wiring, hob wiring, three-phase connection, electrical connection, electrics, electrician, Herdanschluss, Elektroanschluss, Drehstromanschluss, Starkstrom, Elektrik, Elektriker, conexión trifásica, conexión eléctrica, cableado de cocina, electricista, parte eléctrica, raccordement électrique, branchement électrique, raccordement triphasé, câblage cuisinière, électricien',
  'appliance-connection/connect-run':
    'explanation, instruction, briefing, warranty registration, care tips, Einweisung, Erklärung, erklären, Garantieregistrierung, Pflegehinweise, explicación, instrucciones de uso, registro de garantía, consejos de cuidado, explications, prise en main, enregistrement de garantie, conseils d’entretien',
  'floor-plan/plan-survey':
    'measuring, measure, survey, site survey, taking measurements, sizes, dimensions, Aufmaß, Ausmessen, messen, Vermessung, Maße, Maße nehmen, Bestandsaufnahme, medición, medir, levantamiento, toma de medidas, medidas, toma de datos, relevé, mesures, mesurer, métré, prise de mesures, relevé de mesures',
  'floor-plan/plan-draw':
    'drawing, drafting, plan drawing, drawing up plans, cad drawing, Zeichnen, zeichnen, Plan zeichnen, Planzeichnung, CAD-Zeichnung, dibujo, delineación, dibujar planos, dibujo de planos, dibujo cad, dessin, dessiner, dessin des plans, tracé des plans, dessin cao',
  'floor-plan/plan-areas':
    'area calculation, area list, living area, areas, square metres, area schedule, Flächenberechnung, Wohnflächenberechnung, Flächenliste, Wohnfläche, Flächen, Quadratmeter, cálculo de superficies, superficies, lista de superficies, metros cuadrados, superficie habitable, calcul des surfaces, surfaces, tableau des surfaces, mètres carrés, surface habitable',
  'floor-plan/plan-bim':
    'bim, bim model, ifc, ifc model, building model, BIM, BIM-Modell, IFC, IFC-Modell, Gebäudemodell, modelo bim, modelo ifc, modelo del edificio, maquette bim, maquette numérique, modèle ifc',
  'floor-plan/plan-deliver':
    'layout sheets, escape plan, sales plan, plan sheets, title block, furnished plan, Planlayout, Fluchtplan, Rettungsplan, Exposéplan, Planblätter, Plankopf, láminas, plano de evacuación, plano de venta, cajetín, maquetación de planos, mise en page, plan d’évacuation, plan de vente, cartouche, planches',
  'permit-drawings/permit-feasible':
    'feasibility, feasibility check, zoning check, planning law check, preliminary enquiry, zoning, Machbarkeit, Machbarkeitsprüfung, Bauvoranfrage, Baurechtsprüfung, Bebauungsplanprüfung, Abstandsflächen, viabilidad, estudio de viabilidad, consulta urbanística, normativa urbanística, retranqueos, faisabilité, étude de faisabilité, certificat d’urbanisme, règles d’urbanisme, étude du plu',
  'permit-drawings/permit-design':
    'design, preliminary design, design variants, concept design, variants, Entwurf, Vorentwurf, Entwurfsvarianten, Varianten, Entwurfsplanung, anteproyecto, diseño, variantes, diseño preliminar, propuestas de diseño, avant-projet, conception, étude préliminaire',
  'permit-drawings/permit-draw':
    'plan drawings, site plan, floor plans, elevations, plans, Bauzeichnungen, Lageplan, Grundrisse, Ansichten, Pläne, Bauvorlagen, plano de situación, alzados, delineación, dessins, plan de masse, façades, coupes, dessin des plans',
  'permit-drawings/permit-structure':
    'structural calculation, structural engineer, statics, energy proof, energy certificate, thermal proof, Statik, Statiker, Tragwerksplanung, Energienachweis, Wärmeschutznachweis, Standsicherheitsnachweis, cálculo estructural, estructura, estructurista, certificado energético, justificación energética, calcul de structure, ingénieur structure, note de calcul, étude thermique, attestation énergétique',
  'permit-drawings/permit-file':
    'application forms, forms, filing, submission, submit, building description, Antragsformulare, Formulare, Einreichung, einreichen, Bauantrag einreichen, Baubeschreibung, formularios, presentación, presentar, tramitación, memoria descriptiva, formulaires, dépôt, déposer, cerfa, dépôt du dossier, notice descriptive',
  'permit-drawings/permit-follow':
    'follow-up, authority queries, dealing with authority, authority correspondence, follow-up with council, Nachforderungen, Behördenkontakt, Rückfragen, Behördengänge, Behördenkorrespondenz, Nachverfolgung, seguimiento, requerimientos, trato con ayuntamiento, gestiones municipales, subsanaciones, suivi, demandes de pièces, échanges avec mairie, suivi d’instruction, relances',
  'interior-concept/interior-brief':
    'briefing, measuring, measurements, room survey, base plan, floor plan, brief, Briefing, Aufmaß, Ausmessen, Raummaße, Grundriss, Bestandsaufnahme, Bedarfsaufnahme, medición, medidas, toma de medidas, plano base, levantamiento, relevé, mesures, prise de mesures, plan de base, état des lieux',
  'interior-concept/interior-layout':
    'furniture layout, layout, furnishing plan, room layout, arrangement, space planning, Möblierungsplan, Raumaufteilung, Möbelplan, Layout, Stellplan, Möbelanordnung, distribución, distribución de muebles, plano de mobiliario, disposición, agencement, plan d’aménagement, implantation, disposition des meubles, plan de meubles',
  'interior-concept/interior-mood':
    'mood board, colours, colour concept, colour scheme, materials, material samples, palette, Moodboard, Farben, Farbkonzept, Materialien, Materialkonzept, Materialmuster, Farbauswahl, panel de inspiración, colores, moodboard, paleta, materiales, muestras de material, planche d’ambiance, couleurs, matériaux, échantillons',
  'interior-concept/interior-light':
    'lighting, lighting plan, light planning, lamps, light switches, lighting design, Licht, Lichtplanung, Beleuchtung, Beleuchtungsplan, Lampen, Leuchten, Schalterplan, iluminación, luz, plan de iluminación, lámparas, luminarias, interruptores, éclairage, lumière, plan d’éclairage, lampes, luminaires, interrupteurs',
  'interior-concept/interior-furniture':
    'built-in furniture, fitted furniture, joinery, joiner, custom furniture, fitted wardrobes, Einbaumöbel, Einbauschränke, Schreiner, Tischler, Möbel nach Maß, Tischlerarbeiten, muebles a medida, muebles empotrados, carpintería, carpintero, armarios empotrados, meubles sur mesure, meubles encastrés, menuiserie, menuisier, placards sur mesure',
  'interior-concept/interior-view':
    'visualisation, visualisations, renderings, renders, visuals, Visualisierung, Visualisierungen, Renderings, Rendering, Raumbilder, visualización, visualizaciones, infografías, imágenes virtuales, rendus, images de synthèse, perspectives',
  'interior-concept/interior-list':
    'shopping list, purchasing list, product list, schedule, work schedule, buying, budget check, Einkaufsliste, Produktliste, Zeitplan, Ablaufplan, Einkauf, Bestellliste, Budgetprüfung, lista de compras, lista de productos, calendario, compras, cronograma, presupuesto, liste d’achats, liste de courses, planning, achats, calendrier, liste de produits',
  'kitchen-bath-planning/kb-measure':
    'measuring, measurements, measure, survey, sizes, wall photos, Aufmaß, Ausmessen, messen, Maße, Vermessung, Wandfotos, medición, medidas, medir, toma de medidas, levantamiento, mesures, relevé, mesurer, prise de mesures, métré',
  'kitchen-bath-planning/kb-layout':
    'layout, layouts, layout plan, arrangement, space planning, Grundplanung, Aufteilung, Layout, Raumaufteilung, Anordnung, distribución, disposición, propuestas de distribución, agencement, implantation, plan d’implantation, disposition',
  'kitchen-bath-planning/kb-detail':
    'cabinet list, detail planning, detailing, tile layout, elevations, order list, worktop details, Schrankliste, Detailplanung, Fliesenplan, Wandansichten, Bestellliste, Fliesenspiegel, lista de muebles, planos de detalle, detalle de armarios, despiece de azulejos, alzados, lista de pedido, liste des meubles, plans de détail, calepinage, élévations, liste de commande, détails de pose',
  'kitchen-bath-planning/kb-services':
    'installation plan, services plan, plumbing plan, socket plan, electrical plan, connection plan, Installationsplan, Anschlussplan, Elektroplan, Steckdosenplan, Wasseranschlüsse, Sanitärplan, plano de instalaciones, plano eléctrico, plano de fontanería, plano de enchufes, tomas de agua, plan technique, plan électrique, plan de plomberie, plan des prises, plan des raccordements',
  'kitchen-bath-planning/kb-view':
    'visualisation, renderings, renders, visuals, visualise, Visualisierung, Renderings, Rendering, visualisieren, visualización, infografías, visualizar, rendus, images de synthèse, visualiser, perspectives',
  'kitchen-bath-planning/kb-quotes':
    'quotes, offers, quote comparison, price comparison, getting quotes, suppliers, Angebote, Angebotsvergleich, Preisvergleich, Angebote einholen, Anbieter, presupuestos, ofertas, comparativa de presupuestos, comparación de precios, proveedores, devis, offres, comparaison de devis, comparatif de prix, fournisseurs',
  'architecture-visual/arch-brief':
    'view selection, camera positions, references, briefing, view list, camera angles, Ansichtsauswahl, Kamerastandpunkte, Referenzen, Briefing, Perspektivenauswahl, Blickwinkel, selección de vistas, puntos de vista, referencias, encuadres, posiciones de cámara, choix des vues, points de vue, références, brief, cadrages, positions de caméra',
  'architecture-visual/arch-model':
    'model, modelling, building model, white model, modelling work, Modell, Modellierung, Gebäudemodell, Weißmodell, modellieren, modelo, modelado, modelo del edificio, maqueta blanca, modelar, modèle, modélisation, maquette, maquette blanche, modéliser',
  'architecture-visual/arch-material':
    'materials, texturing, furnishing, planting, lighting, scene lighting, textures, Materialien, Texturierung, Möblierung, Bepflanzung, Beleuchtung, Lichtsetzung, Texturen, materiales, texturizado, amueblado, vegetación, iluminación, texturas, matériaux, texturage, ameublement, végétation, éclairage',
  'architecture-visual/arch-images':
    'still images, stills, rendering, renderings, final images, retouching, Standbilder, Einzelbilder, Rendering, Renderings, Endbilder, Retusche, imágenes fijas, renders, renderizado, imágenes finales, retoque, images fixes, rendus, rendu, images finales, retouche',
  'architecture-visual/arch-film':
    'film, video, walk-through, animation, walkthrough, fly-through, camera flight, Film, Video, Kamerafahrt, Animation, Rundgang, Kameraflug, vídeo, película, recorrido, animación, paseo virtual, vuelo de cámara, vidéo, visite animée, survol, parcours caméra',
  'architecture-visual/arch-change':
    'revision round, change round, corrections, revisions, changes, Korrekturrunde, Änderungsrunde, Korrekturen, Änderungen, Korrekturschleife, ronda de cambios, correcciones, revisiones, modificaciones, modifications, retouches clients, tour de corrections',
  'structure-cost/structure-look':
    'inspection, site visit, inspection visit, building inspection, site inspection, crack gauges, Besichtigung, Begehung, Ortstermin, Bestandsaufnahme, Bauteilöffnung, Rissmonitor, inspección, visita, visita de obra, inspección del edificio, testigos de grietas, visite, visite sur place, état des lieux, jauges de fissures',
  'structure-cost/structure-calc':
    'structural calculation, statics, beam calculation, structural engineer, foundation calculation, load calculation, Statik, statische Berechnung, Trägerberechnung, Statiker, Fundamentberechnung, Tragwerksplanung, cálculo estructural, cálculo de vigas, estructura, estructurista, cálculo de cimentación, calcul de structure, note de calcul, calcul de poutre, ingénieur structure, descente de charges',
  'structure-cost/structure-cost-plan':
    'cost estimate, cost estimation, cost plan, cost calculation, quantities, Kostenschätzung, Kostenberechnung, Kostenplan, Kostenermittlung, Mengenermittlung, estimación de costes, cálculo de costes, mediciones, estimación económica, estimation des coûts, chiffrage, estimatif, métrés, calcul des coûts',
  'structure-cost/structure-tender':
    'tender, bill of quantities, quote comparison, quotes, works list, tendering, Ausschreibung, Leistungsverzeichnis, Angebotsvergleich, Angebote, Vergabe, Angebote einholen, licitación, pliego, comparativa de ofertas, presupuestos de empresas, ofertas, appel d’offres, cahier des charges, comparaison des devis, devis, consultation des entreprises',
  'structure-cost/structure-supervise':
    'site supervision, supervision, works supervision, site management, site diary, Bauleitung, Bauüberwachung, Baubegleitung, Überwachung, Bautagebuch, dirección de obra, supervisión, vigilancia de obra, seguimiento de obra, diario de obra, suivi de chantier, surveillance, maîtrise d’œuvre, direction des travaux, journal de chantier',
  'structure-cost/structure-report':
    'report, written report, expert report, damage report, report writing, Gutachten, Bericht, Schadensbericht, schriftlicher Bericht, Stellungnahme, informe, informe escrito, dictamen, informe de daños, peritaje, rapport, rapport écrit, rapport d’expertise, compte rendu, rapport de dommages',
  'house-survey/survey-papers':
    'paper check, documents, document review, paperwork, papers, land register, Unterlagen, Unterlagenprüfung, Dokumente, Papiere, Papierkram, Grundbuch, documentos, papeles, revisión documental, documentación, nota simple, papiers, examen des documents, dossier, étude des diagnostics',
  'house-survey/survey-report':
    'report, written report, defect list, cost list, report writing, Bericht, Gutachten, schriftlicher Bericht, Mängelliste, Kostenaufstellung, informe, informe escrito, lista de defectos, estimación de costes, dictamen, rapport, rapport écrit, liste des défauts, estimation des coûts, compte rendu',
  'garden-plan/garden-survey':
    'survey, measuring, soil sample, measure, site survey, base plan, soil test, Aufmaß, Vermessung, Bodenprobe, Ausmessen, Bestandsplan, Bodenanalyse, Bestandsaufnahme, medición, levantamiento, muestra de suelo, medir, plano base, análisis de suelo, relevé, mesures, analyse du sol, mesurer, plan de base, échantillon de terre',
  'garden-plan/garden-concept':
    'design, layout, concept, garden design, mood pictures, layout variants, Entwurf, Gestaltung, Konzept, Gartengestaltung, Gartenentwurf, Stimmungsbilder, diseño, concepto, distribución, diseño del jardín, imágenes de ambiente, conception, esquisse, dessin du jardin, images d’ambiance, aménagement',
  'garden-plan/garden-planting':
    'planting plan, plant list, plant selection, choice of plants, order list, Pflanzplan, Pflanzenliste, Pflanzenauswahl, Bepflanzungsplan, Bestellliste, plan de plantación, lista de plantas, selección de plantas, elección de especies, plan de plantation, liste des plantes, choix des plantes, choix des espèces',
  'garden-plan/garden-prepare':
    'digging, soil preparation, digging over, weeding, bed preparation, compost, clearing, Umgraben, Bodenvorbereitung, Bodenverbesserung, Beete vorbereiten, Unkraut entfernen, Kompost, umgraben, cavar, preparación del suelo, desbroce, preparar los bancales, mejora del suelo, bêchage, bêcher, préparation du sol, désherbage, préparation des massifs, défrichage',
  'garden-plan/garden-plant':
    'planting, plant, putting in plants, planting work, mulching, Pflanzen, pflanzen, Einpflanzen, Pflanzarbeiten, Bepflanzung, Mulchen, plantar, plantación, poner las plantas, trabajos de plantación, acolchado, planter, plantation, mise en terre, travaux de plantation, paillage',
  'garden-plan/garden-care':
    'care calendar, maintenance plan, care plan, watering plan, maintenance schedule, Pflegekalender, Pflegeplan, Pflegeanleitung, Gießplan, Pflegehinweise, calendario de cuidados, plan de mantenimiento, plan de cuidados, plan de riego, calendrier d’entretien, plan d’entretien, plan d’arrosage, fiche d’entretien',
  'garden-upkeep/upkeep-walk':
    'walk-round, garden walk, work list, on-site visit, planning visit, Begehung, Gartenbegehung, Arbeitsliste, Ortstermin, Rundgang, recorrido, visita previa, lista de trabajos, visita al jardín, visite préalable, tour du jardin, liste des travaux, repérage',
  'garden-upkeep/upkeep-clear':
    'weeding, weeds, clearing, weed, beds, strimming, undergrowth, Unkraut, Unkraut jäten, Jäten, jäten, Beete, Freischneiden, Gestrüpp, malas hierbas, desbroce, desherbar, desbrozar, arriates, maleza, désherbage, mauvaises herbes, désherber, débroussaillage, massifs, broussailles',
  'garden-upkeep/upkeep-lawn':
    'lawn, mowing, mow, scarifying, turf, reseeding, grass cutting, Rasen, Rasenmähen, mähen, Vertikutieren, Rollrasen, Nachsaat, Rasenpflege, césped, cortar el césped, segar, escarificado, tepes, resiembra, pelouse, gazon, tondre, tonte, scarification, gazon en rouleau, regarnissage',
  'garden-upkeep/upkeep-hedge':
    'hedge, hedges, hedge trimming, hedge cutting, hedge trim, Hecke, Hecken, Hecke schneiden, Formschnitt, seto, setos, recorte del seto, poda de setos, cortar el seto, haie, haies, taille de haie, tailler la haie, coupe des haies',
  'garden-upkeep/upkeep-tree':
    'trees, tree, tree pruning, felling, tree felling, fell, branches, Bäume, Baum, Fällen, Baumfällung, fällen, Äste, árboles, árbol, poda de árboles, tala, talar, ramas, arbres, arbre, abattage, abattre',
  'garden-upkeep/upkeep-away':
    'green waste, cuttings, disposal, garden waste, haul-away, chipping, removal of cuttings, Grünschnitt, Schnittgut, Entsorgung, Gartenabfälle, Abtransport, Häckseln, entsorgen, restos de poda, residuos verdes, retirada, recogida de restos, triturado, vertedero, llevarse los restos, déchets verts, évacuation, résidus de taille, broyage, enlèvement, déchetterie',
  'terrace-fence/terrace-setout':
    'setting out, levels, marking out, material list, border check, rules check, Abstecken, Einmessen, Höhen, Materialliste, Vermessung, Grenzprüfung, replanteo, niveles, marcado, lista de materiales, nivelación, implantation, niveaux, piquetage, liste des matériaux, traçage',
  'terrace-fence/terrace-dig':
    'excavation, digging, base, sub-base, dig, groundwork, foundation layer, Aushub, Unterbau, Erdarbeiten, Ausheben, Tragschicht, Schotter, ausheben, excavación, excavar, subbase, movimiento de tierras, compactación, terrassement, creuser, fondation, décaissement, sous-couche',
  'terrace-fence/terrace-pave':
    'paving, paving stones, slabs, pave, paviours, laying slabs, Pflaster, Pflasterarbeiten, Platten, pflastern, Plattenlegen, Pflastersteine, pavimentación, adoquines, losas, adoquinado, pavimentar, colocar losas, pavage, pavés, dalles, dallage, paver, pose de dalles',
  'terrace-fence/terrace-deck':
    'deck, decking, wooden deck, boards, joists, decking boards, Holzdeck, Dielen, Terrassendielen, Holzterrasse, Unterkonstruktion, Deck, tarima, tarima de madera, tablas, rastreles, platelage, lames de bois, lambourdes, terrasse bois',
  'terrace-fence/terrace-finish':
    'drainage, spoil removal, clean-up, edges, soakaway, drainage channel, sealing, Entwässerung, Abfuhr, Aufräumen, Randanschlüsse, Sickerschacht, Entwässerungsrinne, Bodenabfuhr, drenaje, retirada de tierra, limpieza, remates, canaleta, pozo de infiltración, évacuation des terres, nettoyage, finitions, caniveau, puits perdu',
  'irrigation-pool/water-measure':
    'measuring, pressure test, flow measurement, water values, bucket test, measurements, Messung, Druckmessung, Durchflussmessung, Wasserwerte, Messen, messen, medición, medir, medición de caudal, medición de presión, valores del agua, mesure, mesurer, mesure du débit, mesure de pression, analyse de l’eau',
  'irrigation-pool/water-design':
    'design, irrigation plan, planning, zone plan, parts list, zone design, Planung, Bewässerungsplan, Zonenplan, Auslegung, Teileliste, planen, diseño, plan de riego, planificación, plano de zonas, lista de piezas, conception, plan d’arrosage, étude, plan des zones, liste des pièces',
  'irrigation-pool/water-lay':
    'trenching, pipe laying, trenches, digging, valves, sprinkler heads, pipework, Gräben, Rohrverlegung, Grabarbeiten, Leitungen verlegen, Ventile, Regner, Rohre verlegen, zanjas, tendido de tuberías, excavación, tuberías, válvulas, aspersores, tranchées, pose des tuyaux, creusement, canalisations, vannes, arroseurs',
  'irrigation-pool/water-leak':
    'leak, leak repair, leak detection, leak search, patching, Leck, Leckreparatur, Lecksuche, Leckortung, undichte Stelle, Abdichten, fuga, reparación de fuga, búsqueda de fuga, detección de fugas, parche, fuite, réparation de fuite, recherche de fuite, détection de fuite, rustine',
  'irrigation-pool/water-run':
    'programming, watering times, controller setting, winter care, winterising, explanation, timer setting, Programmierung, Bewässerungszeiten, Steuerung einstellen, Einwintern, Winterpflege, Einweisung, programación, horarios de riego, ajuste del programador, invernaje, explicación, puesta en invierno, programmation, horaires d’arrosage, réglage du programmateur, hivernage, explications, mise en hiver',
  'pest-plant-health/pest-plants':
    'treatment, pruning, feeding, cutting back, fertilising, nets, plant treatment, Behandlung, Rückschnitt, Düngen, Zurückschneiden, Düngung, Schutznetze, behandeln, tratamiento, poda, abono, podar, abonar, mallas, fertilización, traitement, taille, engrais, tailler, fertilisation, filets, traiter',
  'pest-plant-health/pest-check':
    'follow-up check, follow-up visit, second visit, follow-up, trap reading, Nachkontrolle, Nachschau, zweiter Besuch, Kontrolltermin, Fallenkontrolle, segunda visita, control posterior, seguimiento, revisión posterior, visite de contrôle, deuxième visite, suivi, contrôle ultérieur',
  'doors-windows/open-adjust':
    'adjustment, adjusting, planing, greasing, hinge adjustment, seals, draught seals, Einstellen, einstellen, Justieren, Hobeln, Fetten, Dichtungen, Scharniere einstellen, ajuste, ajustar, cepillado, engrase, juntas, regular bisagras, réglage, régler, rabotage, graissage, joints, réglage des gonds',
  'doors-windows/open-new':
    'new door, new window, door installation, window installation, fitting new element, door replacement, neue Tür, neues Fenster, Türeinbau, Fenstereinbau, Neueinbau, Türtausch, puerta nueva, ventana nueva, montaje de puerta, instalación de ventana, cambio de puerta, porte neuve, nouvelle porte, nouvelle fenêtre, pose de porte, pose de fenêtre, remplacement de porte',
  'doors-windows/open-shutter':
    'roller shutter, shutter, shutters, blind, shutter belt, slats, shutter motor, Rollladen, Rollläden, Rollo, Rollladengurt, Gurt, Lamellen, Rollladenmotor, persiana, persianas, cinta de persiana, lamas, motor de persiana, volet roulant, volets, store, sangle de volet, lames de volet, moteur de volet',
  'assemble-mount/mount-check':
    'parts check, wall check, parts count, marking heights, wall probing, Teileprüfung, Wandprüfung, Teile zählen, Anzeichnen, Leitungssuche, comprobación de piezas, revisión de paredes, contar piezas, marcado, detección de cables, vérification des pièces, contrôle des murs, compter les pièces, traçage, détection des câbles',
  'assemble-mount/mount-build':
    'assembly, furniture assembly, assembling, put together, assemble, Aufbau, Möbelaufbau, Zusammenbau, zusammenbauen, Möbelmontage, aufbauen, ensamblaje, armado, armar, montaje de muebles, montar los muebles, assemblage, montage des meubles, monter les meubles, assembler',
  'assemble-mount/mount-fix':
    'wall fixing, drilling, wall mounting, hanging shelves, hanging pictures, hanging, tip-over protection, Wandbefestigung, Bohren, Wandmontage, Regale aufhängen, Bilder aufhängen, aufhängen, Kippsicherung, fijación a pared, taladrar, taladrado, colgar estantes, colgar cuadros, colgar, anclaje antivuelco, fixation murale, perçage, percer, accrochage, poser les étagères, accrocher les tableaux, fixation antibasculement',
  'assemble-mount/mount-tv':
    'tv, television, tv mounting, tv bracket, tv cables, cable hiding, Fernseher, TV, Fernsehermontage, TV-Halterung, TV-Montage, Kabel verstecken, televisor, tele, televisión, soporte de televisor, colgar la tele, ocultar cables, télé, téléviseur, télévision, support télé, pose du téléviseur, cacher les câbles',
  'assemble-mount/mount-tidy':
    'cleaning up, packaging, clean-up, cartons, packaging disposal, cardboard, tidying, Aufräumen, Verpackung, Kartons, Verpackungsentsorgung, Saubermachen, Entsorgung, Pappe, limpieza, embalajes, cartones, retirada de embalajes, recoger, cajas vacías, nettoyage, emballages, évacuation des emballages, rangement, débarras',
  'roof-repair/roof-safe':
    'temporary cover, tarp, tarpaulin, scaffold, scaffolding, emergency cover, safe access, Notabdeckung, Plane, Gerüst, Gerüstbau, provisorische Abdeckung, Absturzsicherung, Notabdichtung, cubierta provisional, lona, andamio, andamios, cobertura de emergencia, acceso seguro, bâchage, bâche, échafaudage, couverture provisoire, échafaudages, accès sécurisé',
  'roof-repair/roof-report':
    'documentation, insurance report, insurance papers, report, photo documentation, insurer, Dokumentation, Versicherungsbericht, Bericht, Fotodokumentation, Versicherung, Versicherungsunterlagen, documentación, informe, informe para seguro, aseguradora, seguro, documentación fotográfica, rapport, rapport d’assurance, assurance, assureur, dossier photo',
  'damp-mould/damp-measure':
    'moisture measurement, measuring, measurement, cause finding, damp survey, humidity log, Feuchtemessung, Messung, Ursachensuche, Ursachenermittlung, Feuchtigkeitsmessung, messen, medición de humedad, medición, búsqueda de causa, medir, diagnóstico, mesure d’humidité, mesures, recherche de cause, diagnostic, mesurer',
  'damp-mould/damp-clean':
    'mould removal, mould cleaning, disinfection, mould treatment, removing mould, wallpaper removal, Schimmelentfernung, Schimmelbeseitigung, Desinfektion, Schimmel entfernen, Schimmelreinigung, Tapeten entfernen, eliminación de moho, quitar moho, desinfección, limpieza de moho, tratamiento antimoho, élimination des moisissures, désinfection, nettoyage des moisissures, enlever la moisissure, traitement antimoisissure',
  'damp-mould/damp-dry':
    'drying, dryers, dehumidifiers, building dryer, dehumidification, drying log, Trocknung, Trockner, Bautrockner, Trocknen, Bautrocknung, Entfeuchter, trocknen, secado, secar, deshumidificadores, deshumidificación, secadores, séchage, assécher, déshumidificateurs, assèchement, déshumidification, sécheurs',
  'damp-mould/damp-seal':
    'sealing, waterproofing, injection, damp-proofing, horizontal barrier, outside drain, Abdichtung, Injektion, Horizontalsperre, Abdichten, Mauerwerksabdichtung, Drainage, abdichten, impermeabilización, inyección, sellado, barrera horizontal, impermeabilizar, drenaje, étanchéité, imperméabilisation, barrière étanche, drainage, cuvelage',
  'damp-mould/damp-close':
    'plastering, painting, lime plaster, paint, plaster, silicate paint, Verputzen, Streichen, Kalkputz, Putz, Anstrich, Malerarbeiten, Silikatfarbe, enlucido, pintura, enlucir, pintar, mortero de cal, pintura al silicato, enduit, peinture, enduire, peindre, enduit chaux, peinture silicate',
  'damp-mould/damp-habit':
    'airing plan, ventilation advice, ventilation, airing, trickle vents, fan, humidity alarm, Lüftungsplan, Lüftungsberatung, Lüften, Lüftung, Lüfter, Fensterfalzlüfter, Heizverhalten, plan de ventilación, ventilación, consejos de ventilación, ventilador, aireadores, ventilar, plan d’aération, conseils d’aération, aérer, ventilateur, aérateurs',
  'insulate/insul-audit':
    'survey, heat loss survey, energy audit, thermal imaging, energy consultant, thermography, Bestandsaufnahme, Energieberatung, Thermografie, Energieberater, Wärmebilder, Energieaudit, auditoría energética, termografía, estudio térmico, asesor energético, estudio de pérdidas, audit énergétique, thermographie, bilan thermique, étude thermique, diagnostic énergétique',
  'insulate/insul-funding':
    'funding, grant, grants, subsidy, funding application, grant forms, Förderung, Fördermittel, Förderantrag, Zuschuss, Förderunterlagen, Antrag, subvención, ayudas, subvenciones, solicitud de ayuda, trámites de subvención, subventions, aides, subvention, demande d’aide, prime énergie, dossier d’aides',
  'insulate/insul-prepare':
    'preparation, air leak sealing, preparatory work, clearing surfaces, moving cables, leak sealing, Vorbereitung, Vorarbeiten, Undichtigkeiten abdichten, Flächen vorbereiten, Kabel umlegen, preparación, trabajos previos, sellado de fugas, preparar superficies, mover cables, préparation, travaux préparatoires, étanchéifier les fuites, préparer les surfaces, déplacer les câbles',
  'insulate/insul-outside':
    'facade, render, rendering, scaffolding, outer wall, external insulation, facade insulation, Fassade, Außenputz, Gerüst, Außenwand, Außendämmung, Fassadendämmung, Verputzen, fachada, revoco, andamio, pared exterior, aislamiento exterior, aislamiento de fachada, façade, crépi, échafaudage, mur extérieur, isolation extérieure, enduit de façade',
  'insulate/insul-airtight':
    'vapour barrier, vapour check, airtight layer, membrane taping, pressure test, blower door, Dampfbremse, Dampfsperre, Luftdichtheitsschicht, Folie, Blower-Door-Test, Abkleben, barrera de vapor, freno de vapor, capa hermética, lámina, prueba de estanqueidad, encintado, pare-vapeur, frein-vapeur, membrane étanche, étanchéité à l’air, test d’infiltrométrie, jointoyage',
  'locksmith-job/lock-open':
    'opening, door opening, open, unlocking, emergency opening, lock picking, Öffnung, Türöffnung, öffnen, Aufsperren, Aufschließen, Notöffnung, apertura, apertura de puerta, abrir, abrir la puerta, apertura de emergencia, ouverture, ouverture de porte, ouvrir, crochetage, ouverture d’urgence',
  'locksmith-job/lock-replace':
    'new cylinder, cylinder, lock replacement, new lock, new keys, lock change, cylinder change, neuer Zylinder, Zylinder, Schlosstausch, neues Schloss, neue Schlüssel, Schließzylinder, Zylindertausch, bombín nuevo, bombín, cambio de cerradura, cerradura nueva, llaves nuevas, cilindro, cambio de bombín, cylindre neuf, cylindre, changement de serrure, nouvelle serrure, nouvelles clés, barillet, remplacement du cylindre',
  'locksmith-job/lock-secure':
    'break-in damage, burglary damage, frame repair, security upgrade, reinforcement, window locks, strengthening, Einbruchschaden, Einbruchschutz, Rahmenreparatur, Sicherung, Verstärkung, Fenstersicherung, Schutzbeschlag, daños del robo, refuerzo, reparación del marco, seguridad antirrobo, reforzar la puerta, cierres de ventana, dégâts d’effraction, renforcement, réparation du cadre, sécurisation, blindage, verrous de fenêtre',
  'window-replacement/window-survey':
    'measuring, measure, measurements, sizes, frame choice, glass choice, survey, Aufmaß, Ausmessen, messen, Maße, Rahmenauswahl, Glasauswahl, Vermessung, medición, medir, medidas, toma de medidas, elección de vidrio, elección de marcos, mesures, mesurer, métré, prise de mesures, choix du vitrage, choix des cadres',
  'window-replacement/window-order':
    'order, ordering, purchase, purchasing, quotes, offers, offer comparison, Bestellung, bestellen, Kauf, Einkauf, Angebote, Angebotsvergleich, Beschaffung, pedido, encargo, compra, comprar, ofertas, comparación de ofertas, commande, commander, achat, offres, devis, comparaison des devis',
  'window-replacement/window-reveals':
    'reveals, sills, window sills, plastering, reveal plastering, inner sill, Laibungen, Fensterbänke, Fensterbank, Putzarbeiten, Leibungen verputzen, Verputzen, mochetas, alféizares, repisas, enlucido, remates de yeso, enlucir, tableaux, appuis de fenêtre, tablettes, plâtrerie, ébrasements, enduits',
  'window-replacement/window-handover':
    'old windows, disposal, old frames, disposal of frames, haul-away, alte Fenster, Entsorgung, Altfenster, alte Rahmen, Abtransport, entsorgen, ventanas viejas, retirada, marcos viejos, ventanas antiguas, desecho de marcos, anciennes fenêtres, évacuation, vieux cadres, mise en décharge, enlèvement',
  'woodwork-repair/wood-inspect':
    'inspection, inspecting, survey, wood check, rot check, Begutachtung, Inspektion, Bestandsaufnahme, Holzprüfung, Besichtigung, inspección, revisión, inspeccionar, control de madera, inspecter, contrôle du bois, état des lieux',
  'woodwork-repair/wood-finish':
    'sanding, painting, varnishing, oiling, lacquer, surface finish, filling, Schleifen, Streichen, Lackieren, Ölen, Lack, Oberfläche, Oberflächenbehandlung, lijado, pintura, barnizado, aceitado, laca, acabado, pintar, ponçage, peinture, vernissage, huilage, vernis, finition, peindre',
  'paint-rooms/paint-colour':
    'colour choice, colours, colour selection, colour advice, test patches, colour consulting, Farbauswahl, Farbwahl, Farbberatung, Farbtöne, Probeanstrich, Musterflächen, elección de colores, colores, asesoría de color, muestras de color, pruebas de color, choix des couleurs, couleurs, conseil couleur, échantillons de couleur, teintes',
  'paint-rooms/paint-cover':
    'masking, covering, moving furniture, furniture moving, cover, covering floors, masking tape, Abdecken, Abkleben, Möbelrücken, abdecken, abkleben, Möbel rücken, Möbel, enmascarar, cubrir, mover muebles, cubrir suelos, tapar, encintado, proteger muebles, protection, masquage, déplacer les meubles, bâcher, protection des sols, couvrir, meubles',
  'paint-rooms/paint-strip':
    'wallpaper, wallpaper stripping, stripping, wallpaper removal, strip wallpaper, scraping, Tapete, Tapeten, Tapeten entfernen, Tapetenablösen, Abkratzen, Tapezierung entfernen, papel pintado, quitar el papel, retirar papel, empapelado, raspar, arrancar el papel, papier peint, décollage, décoller le papier, tapisserie, grattage, décollage papier peint',
  'paint-rooms/paint-prepare':
    'filling, fill, sanding, priming, filling holes, cracks, primer, Spachteln, spachteln, Schleifen, Grundieren, Löcher füllen, Risse, Grundierung, masillar, rellenar, lijado, imprimación, tapar agujeros, grietas, masillado, rebouchage, reboucher, ponçage, sous-couche, apprêt, fissures, enduisage',
  'paint-rooms/paint-wood':
    'doors, door frames, radiators, woodwork, varnishing, enamel, varnish doors, Türen, Türrahmen, Heizkörper, Zargen, Lackieren, Lackierarbeiten, Holzteile, puertas, marcos, radiadores, carpintería, barnizado, esmalte, lacado, portes, encadrements, radiateurs, boiseries, vernissage, laque, cadres de portes',
  'paint-rooms/paint-clear':
    'cleaning, clean-up, cleaning up, unmasking, touch-up, final cleaning, Reinigung, Saubermachen, Aufräumen, Endreinigung, Putzen, Nachbessern, limpieza, limpiar, recoger, retoques, limpieza final, desenmascarar, nettoyage, nettoyer, rangement, retouches, nettoyage final, ménage',
  'wall-repair/wall-cause':
    'cause finding, assessment, damage assessment, moisture measurement, crack assessment, Ursachensuche, Begutachtung, Ursachenermittlung, Feuchtemessung, Schadensbeurteilung, búsqueda de causa, evaluación, diagnóstico, medición de humedad, peritaje, recherche de cause, évaluation, diagnostic, mesure d’humidité, expertise',
  'wall-repair/wall-open':
    'cutting out, chipping off, loose plaster, plaster removal, chipping, opening up, Abschlagen, Ausschneiden, loser Putz, Aufstemmen, Putz entfernen, Freilegen, picar, picado, yeso suelto, recortar, quitar yeso, sanear bordes, piquage, découpe, piquer, plâtre décollé, dépose du plâtre, décroûtage',
  'wall-repair/wall-fill':
    'filling, plastering, fill, patching, skimming, filler, plaster, Spachteln, Verputzen, spachteln, verputzen, Zuspachteln, Gipsen, Spachtelmasse, rellenar, enlucido, masillado, enyesado, tapar, enlucir, relleno, rebouchage, enduit, reboucher, plâtrage, remplir, plâtrer, enduire',
  'wall-repair/wall-paint':
    'painting, paint, sanding, priming, painter, paintwork, Streichen, streichen, Malen, Schleifen, Grundieren, Maler, Anstrich, pintura, pintar, lijado, imprimación, pintor, pintado, peinture, peindre, ponçage, sous-couche, peintre, mise en peinture',
  'lay-floor/floor-survey':
    'measuring, measure, moisture measurement, measurements, survey, level check, Aufmaß, Ausmessen, messen, Feuchtemessung, Maße, Vermessung, medición, medir, medidas, medición de humedad, toma de medidas, mesures, mesurer, métré, mesure d’humidité, prise de mesures',
  'lay-floor/floor-out':
    'old floor, old carpet, removal, old covering, tear-out, disposal, ripping out, Altbelag, alter Boden, Ausbau, alter Teppich, Herausreißen, Entsorgung, Demontage, suelo viejo, moqueta vieja, retirada, levantar el suelo, arrancar, suelo antiguo, demolición, ancien sol, vieille moquette, dépose, arrachage, ancien revêtement, évacuation',
  'lay-floor/floor-base':
    'levelling, priming, levelling compound, screed levelling, subfloor preparation, self-levelling compound, Ausgleichsmasse, Nivellieren, Grundieren, Ausgleichen, Spachteln, Untergrundvorbereitung, Estrich ausgleichen, nivelación, imprimación, autonivelante, nivelar, pasta niveladora, preparación de base, ragréage, primaire, nivellement, niveler, autolissant, préparation du support',
  'lay-floor/floor-edges':
    'skirting, skirting boards, thresholds, door trimming, baseboards, edge strips, Sockelleisten, Fußleisten, Schwellen, Übergangsprofile, Türen kürzen, Leisten, rodapié, rodapiés, zócalos, umbrales, perfiles de transición, cepillar puertas, plinthes, seuils, barres de seuil, raboter les portes, profilés, recoupe des portes',
  'tile-work/tile-setout':
    'setting out, laying plan, pattern planning, laying pattern, base check, Verlegeplan, Fliesenplan, Einteilung, Fugenplan, Untergrundprüfung, Verlegemuster, replanteo, plan de colocación, despiece, revisión del soporte, modulación, calepinage, plan de pose, traçage, contrôle du support, implantation',
  'tile-work/tile-off':
    'old tiles, removal, knocking off, demolition, chiselling, tear-out, tile removal, alte Fliesen, Abschlagen, Altfliesen, Abbruch, Abstemmen, Fliesen entfernen, Herausschlagen, azulejos viejos, picado, picar, demolición, retirada de azulejos, quitar azulejos, ancien carrelage, dépose, piquage, démolition, casser le carrelage, vieux carreaux',
  'tile-work/tile-seal':
    'waterproofing, sealing, wet-area sealing, membrane, tanking, sealing tape, Abdichtung, Abdichten, Verbundabdichtung, Dichtbahn, Dichtband, Feuchtraumabdichtung, abdichten, impermeabilización, impermeabilizar, membrana, lámina impermeable, banda selladora, étanchéité, étanchéification, natte d’étanchéité, bandes d’étanchéité, système spec',
  'tile-work/tile-close':
    'silicone, silicone joints, cleaning, silicone sealing, haze removal, spare tiles, Silikon, Silikonfugen, Reinigung, Silikonieren, Verfugen mit Silikon, Zementschleier, silicona, juntas de silicona, limpieza, sellado con silicona, velo de cemento, joints silicone, nettoyage, siliconage, voile de ciment',
  'tile-mend/mend-tap':
    'moisture measurement, tapping, hollow test, sounding, moisture test, Feuchtemessung, Abklopfen, Hohlstellensuche, Klopfprobe, abklopfen, medición de humedad, golpeteo, detección de huecos, sondeo, mesure d’humidité, sondage, détection des creux, test de sonnage',
  'tile-mend/mend-tiles':
    'loose tiles, tile replacement, broken tiles, resetting tiles, hollow tiles, tile exchange, lose Fliesen, Fliesentausch, kaputte Fliesen, Fliesen ersetzen, hohle Fliesen, Fliesenaustausch, azulejos sueltos, cambio de azulejos, azulejos rotos, baldosas sueltas, reponer azulejos, carreaux décollés, remplacement de carreaux, carreaux cassés, recoller les carreaux, carreaux fêlés',
  'tile-mend/mend-joints':
    'grout, grouting, regrouting, grout joints, cement joints, regrout, Verfugen, Fugenmörtel, Neuverfugung, Fugenmasse, Zementfugen, verfugen, Fugen auskratzen, lechada, rejuntado, rejuntar, juntas de cemento, boquilla, coulis, rejointoiement, jointoiement, joints ciment, refaire les joints, rejointoyer',
  'tile-mend/mend-silicone':
    'silicone, silicone joints, sealant, silicone sealing, bathtub joint, sealant joints, Silikon, Silikonfugen, Silikonfuge, Wannenfuge, Dichtmasse, Silikonieren, silicona, juntas de silicona, sellador, junta de bañera, sellado con silicona, joints silicone, mastic, joint de baignoire, siliconage',
  'sand-floor/sand-check':
    'sample patch, wear layer check, thickness measurement, trial patch, preliminary check, Musterfläche, Nutzschichtprüfung, Dickenmessung, Probefläche, Probeschliff, Vorprüfung, muestra, control de espesor, zona de prueba, revisión previa, prueba de lijado, échantillon, contrôle d’épaisseur, zone d’essai, vérification préalable, essai de ponçage',
  'sand-floor/sand-mend':
    'loose boards, board replacement, gap filling, board repair, screwing down, creaking boards, lose Dielen, Dielen austauschen, Fugen füllen, Dielenreparatur, Festschrauben, knarrende Dielen, tablas sueltas, cambio de tablas, rellenar juntas, reparación de tablas, atornillar tablas, lames décollées, remplacement de lames, rebouchage des joints, réparation des lames, visser les lames',
  'sand-floor/sand-grits':
    'sanding, sand, grinding, edge sanding, belt sanding, Schleifen, schleifen, Abschleifen, Kantenschliff, Parkettschliff, abschleifen, lijado, lijar, acuchillado, pulido, acuchillar, ponçage, poncer, ponçage des bords, décapage',
  'sand-floor/sand-finish':
    'oiling, lacquer, varnish, varnishing, oil, sealing, lacquering, Ölen, Lack, Versiegelung, Lackieren, ölen, Öl, versiegeln, aceitado, barniz, barnizado, lacado, sellado, barnizar, aceite, huilage, vernis, vitrification, vernissage, huile, vitrifier, huiler',
  'smart-home-build/smart-wishes':
    'wish list, function list, scene list, wishes, requirements, needs list, Wunschliste, Funktionsliste, Szenenliste, Wünsche, Anforderungen, Bedarfsaufnahme, lista de deseos, lista de funciones, requisitos, deseos, lista de escenas, liste de souhaits, liste des fonctions, besoins, souhaits, cahier des charges',
  'smart-home-build/smart-design':
    'system choice, device selection, system plan, planning, shopping list, design, Systemauswahl, Geräteauswahl, Systemplan, Planung, Einkaufsliste, Systemplanung, elección del sistema, selección de dispositivos, planificación, lista de compra, diseño, choix du système, choix des appareils, planification, liste d’achats, conception',
  'smart-home-build/smart-hub':
    'hub, control centre, gateway, hub setup, automatic backup, remote access, Zentrale, Hub, Gateway, Smart-Home-Zentrale, automatisches Backup, Fernzugriff, central domótica, pasarela, centralita, copia automática, acceso remoto, centrale, box domotique, passerelle, sauvegarde automatique, accès distant',
  'smart-home-build/smart-wiring':
    'electrical work, wiring, switch modules, dimmers, electrician, flush modules, electrics, Elektroarbeiten, Verdrahtung, Schaltaktoren, Dimmer, Elektriker, Unterputzmodule, Elektrik, trabajos eléctricos, cableado, módulos de interruptor, reguladores, electricista, instalación eléctrica, travaux électriques, câblage, modules interrupteurs, variateurs, électricien, modules encastrés',
  'smart-home-build/smart-pair':
    'pairing, device naming, pairing devices, grouping, Anlernen, Koppeln, anlernen, Geräte benennen, Geräte koppeln, Pairing, emparejamiento, emparejar, vincular dispositivos, nombrar dispositivos, vinculación, appairage, appairer, nommer les appareils, jumelage, association des appareils',
  'smart-home-build/smart-scenes':
    'scenes, automations, automation, dashboard, scene programming, programming, Szenen, Automationen, Automatisierung, Dashboard, Szenenprogrammierung, Programmierung, escenas, automatizaciones, automatización, panel de control, programación, scènes, automatisations, automatismes, tableau de bord, programmation, scénarios',
  'smart-home-build/smart-handover':
    'training, instruction, fine-tuning, user guide, household training, teaching, Einweisung, Schulung, Feinabstimmung, Anleitung, Nachjustierung, Familienschulung, formación, explicación, ajuste fino, guía de uso, capacitación, formation, explications, réglage fin, guide d’utilisation, prise en main',
  'smart-home-mend/mend-backup':
    'backup, saving configuration, configuration backup, data backup, back up, Backup, Datensicherung, Sicherung, Konfiguration sichern, Sicherungskopie, copia de seguridad, respaldo, guardar la configuración, sauvegarde, sauvegarder la configuration, copie de sécurité',
  'smart-home-mend/mend-network':
    'network, wi-fi, radio mesh, wifi, fixed addresses, mesh routers, wlan, Netzwerk, WLAN, Funknetz, Funkkanal, feste Adressen, Mesh-Netz, red, red de radio, red mallada, direcciones fijas, canal de radio, réseau, réseau radio, maillage radio, adresses fixes, canal radio',
  'smart-home-mend/mend-devices':
    're-pairing, pairing, device replacement, new devices, replacing devices, firmware update, Neu anlernen, Anlernen, Geräte tauschen, Gerätetausch, Geräte koppeln, Firmware-Update, reemparejar, emparejamiento, cambio de dispositivos, sustituir dispositivos, dispositivos nuevos, réappairage, appairage, remplacement d’appareils, remplacer les appareils, nouveaux appareils',
  'smart-home-mend/mend-rules':
    'automations, automation, rules, scenes, new hub, migration, hub move, Automationen, Automatisierungen, Regeln, Szenen, neue Zentrale, Umzug, Migration, automatizaciones, reglas, escenas, nueva central, migración, rutinas, automatisations, règles, scènes, nouvelle box, scénarios',
  'alarm-entry/alarm-risk':
    'protection plan, security survey, risk assessment, security plan, site walk, Schutzkonzept, Sicherheitskonzept, Risikoanalyse, Schutzplan, Begehung, plan de seguridad, análisis de riesgos, estudio de seguridad, plan de protección, plan de protection, étude de sécurité, analyse des risques, audit de sécurité',
  'alarm-entry/alarm-wire':
    'wiring, cabling, cables, bell wires, lay cables, transformer, Verkabelung, Kabel, Klingeldraht, Kabel verlegen, Leitungen, Klingeltrafo, cableado, tender cables, cables del timbre, transformador, câblage, câbles, tirer les câbles, fils de sonnette, transformateur',
  'alarm-entry/alarm-sensors':
    'alarm system, burglar alarm, alarm panel, sensors, Alarmanlage, Einbruchmeldeanlage, Alarmzentrale, Sensoren, sistema de alarma, alarma antirrobo, central de alarma, sensores, système d’alarme, alarme anti-intrusion, centrale d’alarme, capteurs',
  'alarm-entry/alarm-doors':
    'doorbell, intercom, electronic lock, smart lock, video doorbell, door station, Türklingel, Gegensprechanlage, Türschloss, Smartlock, Videoklingel, Türstation, Elektronikzylinder, timbre, portero automático, cerradura electrónica, cerradura inteligente, videoportero, sonnette, interphone, serrure électronique, serrure connectée, visiophone',
  'alarm-entry/alarm-users':
    'users, user codes, alert settings, programming, set codes, notifications, Benutzer, Benutzercodes, Programmierung, Codes einrichten, Benachrichtigungen, Benutzerverwaltung, usuarios, códigos de usuario, programación, avisos, configurar códigos, utilisateurs, codes utilisateurs, programmation, configurer les codes',
  'smart-climate/climate-check':
    'compatibility check, inventory, survey, valve check, wiring diagram, Kompatibilitätsprüfung, Bestandsaufnahme, Bestandsprüfung, Ventilprüfung, Schaltplan, comprobación de compatibilidad, inventario, revisión previa, esquema eléctrico, contrôle de compatibilité, état des lieux, relevé, schéma de câblage',
  'smart-climate/climate-valves':
    'radiator valves, thermostats, thermostat heads, radiators, smart thermostats, Heizkörperventile, Thermostate, Thermostatköpfe, Heizkörper, Heizkörperthermostate, válvulas de radiador, termostatos, cabezales termostáticos, radiadores, vannes de radiateur, têtes thermostatiques, radiateurs',
  'smart-climate/climate-blinds':
    'blinds, shutters, roller shutters, blind motors, tube motors, awnings, Rollläden, Jalousien, Rollos, Rollladenmotoren, Rohrmotoren, Markisen, persianas, motores de persiana, estores, motor tubular, toldos, volets roulants, stores, moteurs de volets, moteur tubulaire, motorisation',
  'smart-climate/climate-energy':
    'energy dashboard, energy metering, solar surplus, surplus control, energy management, energy measurement, Energiemessung, Energiemanagement, Überschusssteuerung, Solarüberschuss, Energiedashboard, Überschussladen, medición de energía, gestión energética, excedentes solares, panel de energía, control de excedentes, mesure d’énergie, gestion d’énergie, surplus solaire, tableau énergétique, pilotage du surplus',
  'smart-climate/climate-rules':
    'schedules, weekly plan, time programs, automations, presence rules, holiday mode, Zeitpläne, Wochenplan, Zeitprogramme, Automationen, Anwesenheitserkennung, Urlaubsmodus, horarios, programación semanal, automatizaciones, reglas de presencia, modo vacaciones, plannings, programme hebdomadaire, automatisations, règles de présence, mode vacances',
  'smart-climate/climate-tune':
    'fine tuning, follow-up visit, readjustment, later tuning, optimisation, Feinabstimmung, Nachjustierung, Nachregelung, Optimierung, Nachbesuch, ajuste fino, reajuste, optimización, visita de seguimiento, réglage fin, réajustement, visite de suivi',
  'home-cinema/cinema-plan':
    'room plan, planning, speaker layout, wiring scheme, cinema design, Raumplan, Planung, Lautsprecherplan, Verkabelungsplan, Kinoplanung, plano de sala, planificación, esquema de conexiones, diseño acústico, plan de salle, conception, schéma de câblage, plan d’implantation',
  'home-cinema/cinema-cable':
    'cables, cabling, speaker cables, wiring, lay cables, ducts, Kabel, Verkabelung, Lautsprecherkabel, Kabel verlegen, Leerrohre, Kabelkanäle, cableado, cables de altavoz, tender cables, canaletas, câbles, câblage, câbles d’enceintes, tirer les câbles, gaines, goulottes',
  'home-cinema/cinema-mount':
    'mounting, wall mount, projector mounting, hanging the screen, speaker mounting, Montage, Wandhalterung, Beamermontage, Leinwand aufhängen, Lautsprechermontage, montaje, soporte de pared, instalar el proyector, colgar la pantalla, montar altavoces, montage, support mural, fixation du projecteur, accrocher l’écran, pose des enceintes',
  'home-cinema/cinema-tune':
    'calibration, picture calibration, sound calibration, room correction, calibrate, Kalibrierung, Einmessung, Bildkalibrierung, Einmessen, Raumkorrektur, Kalibrieren, calibración, calibrar, ajuste de imagen, ajuste de sonido, corrección acústica, calibrage, étalonnage, calibrer, réglage du son, réglage de l’image, correction acoustique',
  'home-cinema/cinema-remote':
    'remote control, universal remote, macros, picture guide, remote setup, Fernbedienung, Universalfernbedienung, Makros, Kurzanleitung, Bedienungsanleitung, mando a distancia, mando universal, guía de uso, télécommande, télécommande universelle, mode d’emploi, guide illustré',
  'lamp-hanging/check':
    'cable check, ceiling check, wiring check, fixing check, Kabelprüfung, Deckenprüfung, Leitungsprüfung, Spannungsprüfung, revisión del cable, comprobación del techo, revisión eléctrica, vérification du câble, contrôle du plafond, contrôle de l’installation',
  'lamp-hanging/mount':
    'hanging lamps, lamps, lamp mounting, lamp connection, light fittings, Lampen, Lampen aufhängen, Leuchten, Lampenmontage, Lampenanschluss, lámparas, colgar lámparas, montaje de lámparas, luminarias, conectar lámparas, lampes, accrocher les lampes, pose des luminaires, luminaires, suspensions',
  'lamp-hanging/fan':
    'ceiling fan, fan, fan mounting, fan control, balance blades, Deckenventilator, Ventilator, Ventilatormontage, Ventilator auswuchten, ventilador, ventilador de techo, montar el ventilador, equilibrar las aspas, ventilateur, ventilateur de plafond, pose du ventilateur, équilibrer les pales',
  'lamp-hanging/prove':
    'packaging disposal, clearing up, packaging, tidying, cleaning up, Verpackung, Aufräumen, Verpackungsentsorgung, Entsorgung, Saubermachen, embalajes, recogida, retirada de embalajes, limpieza, recoger, emballages, rangement, évacuation des emballages, nettoyage, ranger',
  'light-trouble/find':
    'fault finding, diagnosis, troubleshooting, find the cause, Fehlersuche, Diagnose, Ursachensuche, Fehlerdiagnose, búsqueda del fallo, diagnóstico, localizar la avería, buscar la causa, recherche de panne, diagnostic, recherche de cause, dépannage préalable',
  'light-trouble/replace':
    'repair, replacement, dimmer replacement, driver replacement, switch replacement, Reparatur, Austausch, Dimmertausch, Schaltertausch, Treibertausch, reparación, sustitución, cambio del regulador, cambio del interruptor, réparation, remplacement, changement du variateur, changement d’interrupteur',
  'light-trouble/test':
    'circuit test, circuit measurement, load measurement, protection measurement, Stromkreisprüfung, Messung, Stromkreismessung, Messprotokoll, medición del circuito, comprobación del circuito, mediciones, mesure du circuit, contrôle du circuit, mesures',
  'smoke-alarm-fit/plan':
    'placement plan, planning, alarm plan, places plan, parts list, Melderplan, Planung, Platzierungsplan, Stückliste, Standortplan, planificación, plan de ubicación, plano de detectores, lista de material, plan d’implantation, conception, plan de pose, liste du matériel',
  'smoke-alarm-fit/fit':
    'mounting, installation, fitting, mount alarms, linking, Montage, Anbringen, Installation, Melder montieren, Vernetzung, montaje, instalación, colocar detectores, interconexión, pose, fixation, poser les détecteurs, interconnexion',
  'smoke-alarm-fit/prove':
    'test record, smoke test, record, documentation, Prüfprotokoll, Rauchtest, Protokoll, Dokumentation, Funktionsprüfung, acta de prueba, prueba con humo, registro, documentación, procès-verbal, essai fumée, registre',
  'outbuilding-supply/load':
    'load calculation, cable sizing, route plan, planning, dimensioning, Lastberechnung, Kabelberechnung, Trassenplan, Planung, Dimensionierung, cálculo de cargas, cálculo de sección, planificación, dimensionado, plano de trazado, calcul de charge, dimensionnement, calcul de section, plan de tracé',
  'outbuilding-supply/run':
    'cable laying, earth cable, underground cable, cable run, Kabelverlegung, Erdkabel, Erdkabelverlegung, Zuleitung, tendido del cable, cable enterrado, tender el cable, pose du câble, câble enterré, tirage du câble',
  'outbuilding-supply/board':
    'sub panel, consumer unit, small panel, distribution board, panel connection, Unterverteilung, Verteilerkasten, Sicherungskasten, Kleinverteiler, Fehlerstromschutzschalter, cuadro secundario, cuadro eléctrico, subcuadro, diferencial, tableau secondaire, sous-tableau, coffret électrique, disjoncteurs, tableau divisionnaire',
  'outbuilding-supply/points':
    'indoor installation, indoor wiring, sockets, Innenverdrahtung, Innenverkabelung, Inneninstallation, Steckdosen, instalación interior, cableado interior, enchufes, installation intérieure, câblage intérieur, prises',
  'outbuilding-supply/prove':
    'certificate, certification, test record, measurement, sign off, Messprotokoll, Abnahme, Prüfprotokoll, Bescheinigung, Zertifizierung, certificado, boletín eléctrico, certificación, mediciones, attestation, certificat de conformité, mesures',
  'backup-power/load':
    'load list, sizing, load calculation, circuit selection, planning, Lastliste, Dimensionierung, Leistungsberechnung, Lastberechnung, Planung, cálculo de cargas, dimensionado, lista de circuitos, planificación, calcul de charge, dimensionnement, liste des circuits, bilan de puissance',
  'backup-power/switch':
    'changeover switch, transfer switch, inlet, feed-in socket, switch fitting, Umschalter, Netzumschalter, Einspeisesteckdose, Umschalteinrichtung, Einspeisung, conmutador, conmutador de red, toma de entrada, transferencia, inverseur, inverseur de source, prise d’entrée, commutateur',
  'backup-power/prove':
    'trial run, load test, instruction, instructions, training, Probelauf, Lasttest, Einweisung, Anleitung, Notstromtest, prueba con carga, ensayo, instrucciones, formación, essai en charge, mode d’emploi, formation',
  'solar-fault/read':
    'yield analysis, inverter readout, error list, yield data, error log, Ertragsanalyse, Wechselrichter auslesen, Fehlerliste, Ertragsdaten, Auslesen, análisis de producción, lectura del inversor, lista de errores, datos de producción, analyse de production, lecture de l’onduleur, liste des erreurs, données de production',
  'solar-fault/measure':
    'string measurement, thermography, thermal images, insulation measurement, measuring, Strangmessung, Thermografie, Wärmebilder, Isolationsmessung, Kennlinienmessung, Messungen, medición de strings, termografía, imágenes térmicas, medición de aislamiento, mesure des chaînes, thermographie, images thermiques, mesure d’isolement',
  'solar-fault/mend':
    'repair, replacement, part replacement, module replacement, inverter replacement, warranty claim, Reparatur, Austausch, Modultausch, Wechselrichtertausch, Garantiefall, reparieren, reparación, sustitución, cambio de inversor, cambio de módulo, trámite de garantía, réparation, remplacement, changement d’onduleur, changement de module, dossier de garantie',
  'solar-fault/prove':
    'monitoring, yield alert, yield check, alert setup, Überwachung, Ertragsalarm, Ertragskontrolle, Monitoring, Alarmmeldung, monitorización, alerta de producción, control de producción, vigilancia, surveillance, alerte de production, suivi de production, supervision',
  'balcony-solar/check':
    'site check, socket check, rules check, circuit check, preliminary check, Vorprüfung, Standortprüfung, Steckdosenprüfung, Stromkreisprüfung, revisión previa, comprobación del enchufe, estudio previo, comprobación del circuito, vérification préalable, vérification de prise, étude préalable, contrôle du circuit',
  'balcony-solar/mount':
    'panel mounting, mounting, panels, brackets, inverter mounting, Montage, Modulmontage, Module, Halterungen, Aufhängen, Panels, montaje, montaje de paneles, paneles, soportes, colocar paneles, montage, pose des panneaux, panneaux, fixations, supports',
  'balcony-solar/battery':
    'battery, home battery, storage, battery storage, battery connection, emergency power, Speicher, Batterie, Batteriespeicher, Akku, Heimspeicher, Notstrom, batería, acumulador, almacenamiento, batería doméstica, conexión de batería, batterie, stockage, accumulateur, batterie domestique, raccordement batterie',
  'balcony-solar/start':
    'registration, app setup, register, commissioning, app, Anmeldung, Registrierung, App-Einrichtung, Inbetriebnahme, Marktstammdatenregister, registro, alta, puesta en marcha, configurar la aplicación, legalización, déclaration, enregistrement, mise en service, configuration de l’application',
  'charger-fault/read':
    'diagnosis, fault finding, error reading, troubleshooting, error memory, Diagnose, Fehlersuche, Fehlerspeicher, Auslesen, Fehlerdiagnose, diagnóstico, lectura de errores, búsqueda de averías, localizar la avería, diagnostic, lecture des erreurs, recherche de panne, mémoire d’erreurs',
  'charger-fault/mend':
    'repair, replacement, part replacement, fixing, Reparatur, Austausch, Teiletausch, reparieren, reparación, sustitución, cambio de piezas, reparar, réparation, remplacement, changement de pièces, réparer',
  'charger-fault/prove':
    'safety measurement, protection test, test record, insulation measurement, Schutzmessung, Messprotokoll, Prüfprotokoll, Isolationsmessung, Nachmessung, medición de protecciones, acta de prueba, medición de aislamiento, mesure des protections, procès-verbal, mesure d’isolement',
  'electrical-check/look':
    'visual inspection, walk-through, visual check, panel inspection, Sichtprüfung, Besichtigung, Begehung, Sichtkontrolle, inspección visual, recorrido, revisión visual, visita, contrôle visuel, inspection visuelle, tour des pièces, visite',
  'electrical-check/measure':
    'circuit measurement, measurements, insulation measurement, loop impedance, trip times, earth measurement, Messungen, Stromkreismessung, Isolationsmessung, Schleifenimpedanz, Auslösezeiten, Erdungsmessung, mediciones, medición de circuitos, medición de aislamiento, medición de tierra, impedancia de bucle, mesures, mesure des circuits, mesure d’isolement, mesure de terre, impédance de boucle',
  'electrical-check/devices':
    'devices, appliance testing, portable appliances, device test, device labels, Geräte, Geräteprüfung, Elektrogeräte, ortsveränderliche Geräte, Prüfplaketten, aparatos, equipos, revisión de aparatos, equipos portátiles, etiquetado de aparatos, appareils, contrôle des appareils, appareils portatifs, étiquetage des appareils',
  'electrical-check/report':
    'report, certificate, written report, defect list, documentation, Prüfbericht, Bericht, Zertifikat, Bescheinigung, Mängelliste, informe, certificado, boletín, lista de defectos, rapport, certificat, attestation, liste des défauts',
  'cooker-circuit/check':
    'circuit check, cable check, wiring check, breaker check, Stromkreisprüfung, Leitungsprüfung, Kabelprüfung, Vorprüfung, revisión del circuito, comprobación del cable, revisión previa, contrôle du circuit, vérification du câble, contrôle préalable',
  'cooker-circuit/line':
    'new circuit, cable laying, new line, cable, dedicated circuit, own breaker, Zuleitung, neuer Stromkreis, Kabel verlegen, neue Leitung, Kabel, Herdleitung, línea nueva, circuito nuevo, tender el cable, línea propia, cableado, nouvelle ligne, ligne dédiée, tirage du câble, nouveau circuit, câblage',
  'cooker-circuit/connect':
    'connecting, hook-up, appliance connection, connect the hob, connect, Anschluss, Anschließen, Geräteanschluss, Herdanschluss, anklemmen, conexión, conectar, conexión del aparato, conectar la placa, raccordement, branchement, brancher, raccorder, branchement de l’appareil',
  'cooker-circuit/prove':
    'measurement, test record, safety measurement, record, Messung, Messprotokoll, Prüfprotokoll, Schutzmessung, mediciones, acta de medición, registro, certificado, mesures, procès-verbal, attestation, mesure de sécurité',
  'doorbell-intercom/trace':
    'fault finding, diagnosis, troubleshooting, trace the fault, Fehlersuche, Diagnose, Ursachensuche, Fehlerdiagnose, búsqueda de averías, diagnóstico, localizar la avería, buscar el fallo, recherche de panne, diagnostic, recherche du défaut',
  'doorbell-intercom/prove':
    'name labels, labelling, labels, name plates, instruction, Namensschilder, Beschriftung, Klingelschilder, Einweisung, beschriften, rótulos, etiquetas, placas de nombres, rotulación, explicación, étiquettes, étiquetage, plaques de noms, noms, explication',
  'site-power/plan':
    'power plan, load plan, planning, load list, electrical plan, Stromplan, Lastplan, Planung, Lastberechnung, Elektroplan, plan eléctrico, cálculo de cargas, planificación, proyecto eléctrico, plan électrique, bilan de puissance, calcul de charge, planification',
  'site-power/build':
    'setup, set up, setting up, Aufbau, Aufbauarbeiten, Verteilungsaufbau, montaje, montar, montaje de cuadros, montage, mise en place, pose des coffrets',
  'site-power/prove':
    'standby service, on-call service, dismantling, take down, standby electrician, Bereitschaft, Abbau, Rückbau, Bereitschaftsdienst, Demontage, guardia, desmontaje, desmontar, servicio de guardia, retén, astreinte, démontage, permanence, démonter, dépose',
  'outdoor-tap/route':
    'planning, pipe route, route planning, choice of pipe, parts list, Planung, Leitungsweg, Leitungsführung, Stückliste, Trassenwahl, planificación, recorrido de tubería, trazado, lista de material, étude du tracé, tracé, choix du passage, liste du matériel',
  'outdoor-tap/close':
    'wall sealing, insulation, wall closing, seal the wall, winter instruction, Wandabdichtung, Dämmung, Durchbruch verschließen, Abdichten, Isolierung, Einweisung, sellado, aislamiento, cerrar la pared, sellar el paso, explicación, rebouchage, étanchéité du mur, isolation, reboucher, calfeutrage',
  'water-heater-change/check':
    'sizing, survey, type selection, choice of type, preliminary check, Auswahl, Bestandsaufnahme, Vorprüfung, Typauswahl, Dimensionierung, dimensionado, elección del modelo, revisión previa, visita previa, dimensionnement, choix du modèle, visite préalable, relevé',
  'water-heater-change/cylinder':
    'cylinder, hot-water cylinder, recirculation, re-piping, expansion vessel, mixing valve, Warmwasserspeicher, Standspeicher, Zirkulation, Verrohrung, Ausdehnungsgefäß, Mischventil, acumulador, depósito acumulador, recirculación, tuberías, vaso de expansión, válvula mezcladora, ballon, tuyauterie, bouclage, vase d’expansion, mitigeur thermostatique',
  'water-heater-change/wire':
    'electrical connection, power connection, gas connection, wiring, start-up, Elektroanschluss, Stromanschluss, Gasanschluss, Verkabelung, Inbetriebnahme, conexión eléctrica, conexión de gas, cableado, puesta en marcha, raccordement électrique, raccordement gaz, branchement électrique, mise en service',
  'water-treatment/test':
    'water test, water analysis, laboratory test, lab sample, hardness test, Wasseranalyse, Wassertest, Laboranalyse, Wasserprobe, Härtemessung, análisis del agua, prueba del agua, muestra, laboratorio, medir la dureza, analyse d’eau, test d’eau, prélèvement, laboratoire, mesure de dureté',
  'water-treatment/heater':
    'flushing, disinfection, descaling, anode, heater cleaning, flush, Spülung, Desinfektion, Entkalkung, Anode, Boilerreinigung, Opferanode, entkalken, purga, desinfección, descalcificar, ánodo, limpieza del termo, rinçage, désinfection, détartrage, nettoyage du chauffe-eau',
  'water-treatment/fit':
    'softener, water softener, filter, water filter, filter installation, softening, Enthärter, Enthärtungsanlage, Wasserfilter, Filter, Filtereinbau, Entkalkungsanlage, descalcificador, ablandador, filtro, filtro de agua, instalación del filtro, adoucisseur, filtre, filtre à eau, installation du filtre, pose de l’adoucisseur',
  'water-treatment/hand':
    'care note, second measurement, care instructions, follow-up measurement, Pflegehinweise, Nachmessung, Kontrollmessung, Wartungshinweise, segunda medición, instrucciones de cuidado, medición de control, mesure de contrôle, consignes d’entretien, seconde mesure',
  'shower-fit/measure':
    'measuring, measurements, drawing, selection, parts list, fittings selection, Aufmaß, Ausmessen, Zeichnung, Auswahl, Stückliste, Messen, medición, medidas, dibujo, elección, lista de material, prise de mesures, mesures, dessin, choix du matériel, métré',
  'shower-fit/out':
    'removal, tear-out, demolition, old bath, dismantling, Ausbau, Demontage, Abbruch, alte Wanne, Rückbau, desmontaje, demolición, bañera vieja, quitar la bañera, dépose, démontage, démolition, ancienne baignoire',
  'shower-fit/pipes':
    'pipes, water pipes, pipework, plumbing, Leitungen, Rohre, Wasserleitungen, Rohrarbeiten, tuberías, fontanería, tuberías de agua, tuyaux, plomberie, tuyauterie',
  'shower-fit/seal':
    'tiling, tiles, waterproofing, sealing tape, wall panels, tile, Fliesen, Abdichtung, Fliesenarbeiten, Abdichten, Wandpaneele, Verfliesen, azulejos, alicatado, impermeabilización, alicatar, impermeabilizar, paneles, carrelage, étanchéité, faïence, carreler, panneaux muraux',
  'shower-fit/bars':
    'grab bars, grab rails, seat, shower seat, handles, Haltegriffe, Griffe, Sitz, Duschsitz, Haltestangen, Klappsitz, barras de apoyo, asideros, asiento, agarraderas, asiento de ducha, barres d’appui, poignées, siège, siège de douche, barres de maintien',
  'basement-pump/empty':
    'pumping out, water removal, emptying, pump out, drying, Auspumpen, Abpumpen, Leerpumpen, Trockenlegen, Wasser absaugen, achique, achicar, vaciado, sacar el agua, bombeo del agua, pompage, vidage, évacuation d’eau, assèchement, vider l’eau',
  'basement-pump/source':
    'leak search, cause finding, source search, drain camera, cause investigation, Ursachensuche, Kanalkamera, Ursachenermittlung, Lecksuche, Kamerabefahrung, buscar la causa, origen del agua, cámara, búsqueda de fugas, recherche de cause, origine de l’eau, caméra, recherche de fuite',
  'basement-pump/fit':
    'pump installation, pump fitting, new pump, Pumpeneinbau, Pumpenmontage, Pumpeninstallation, instalación de bomba, montaje de bomba, bomba nueva, installation de pompe, pose de pompe, pompe neuve',
  'basement-pump/alarm':
    'alarm, socket, water alarm, pump alarm, float alarm, Alarm, Steckdose, Wassermelder, Alarmgeber, Wasseralarm, alarma, enchufe, alarma de nivel, alarma de agua, alarme, prise, alarme de niveau, alarme inondation, prise électrique',
  'toilet-fit/out':
    'removal, old fixtures, dismantling, taking out, old toilet, Demontage, Ausbau, alte Toilette, Abmontieren, Altausbau, desmontaje, inodoro viejo, quitar el viejo, desmontar, arrancar, dépose, démontage, anciens sanitaires, démonter, ancien wc',
  'toilet-fit/test':
    'disposal, take away, cleaning up, waste disposal, haulage, Entsorgung, Abtransport, Aufräumen, Endreinigung, entsorgen, retirada, eliminación, limpieza final, transporte, llevarse el viejo, évacuation, enlèvement, mise en déchetterie, nettoyage final, débarras',
  'gas-work/secure':
    'leak search, leak detection, tightness test, find the leak, Lecksuche, Leckortung, Leck suchen, Leckageortung, búsqueda de fugas, detección de fugas, buscar la fuga, localización de fuga, recherche de fuite, détection de fuite, chercher la fuite',
  'gas-work/mend':
    'appliance connection, line repair, pipe repair, connecting, hose replacement, Geräteanschluss, Leitungsreparatur, Anschluss, Schlauchtausch, Anschließen, conexión del aparato, reparación de tubería, conectar, cambio de manguera, raccordement, réparation de conduite, branchement, changement de flexible',
  'gas-work/prove':
    'test record, certificate, signed record, flame test, pressure test record, Prüfprotokoll, Bescheinigung, Protokoll, Flammenprüfung, Abnahme, certificado, acta de prueba, boletín de gas, prueba de llama, certificat, procès-verbal, attestation, essai de flamme',
  'pressure-pipes/measure':
    'pressure measurement, flow measurement, measuring, diagnosis, measure pressure, Druckmessung, Durchflussmessung, Messen, Diagnose, Ursachensuche, medición de presión, medición de caudal, diagnóstico, medir la presión, mesure de pression, mesure de débit, diagnostic, mesurer la pression',
  'pressure-pipes/part':
    'pressure reducer, valve, filter, thawing, reducer, filter change, Druckminderer, Ventil, Filter, Auftauen, Absperrventil, Filterwechsel, reductor de presión, válvula, filtro, descongelar, llave de paso, réducteur de pression, vanne, filtre, dégeler, robinet d’arrêt',
  'pressure-pipes/pump':
    'pump, booster pump, pressure tank, pump repair, domestic waterworks, Pumpe, Druckerhöhungspumpe, Druckbehälter, Hauswasserwerk, Druckerhöhungsanlage, bomba, grupo de presión, bomba de presión, depósito de presión, hidroneumático, pompe, surpresseur, pompe de surpression, réservoir à vessie, groupe de surpression',
  'pressure-pipes/repipe':
    'new pipes, pipe replacement, repiping, re-pipe, chasing out, neue Leitungen, Rohrtausch, Leitungserneuerung, neue Rohre, Rohrsanierung, tuberías nuevas, cambio de tuberías, renovar tuberías, sustitución de tubería, nouveaux tuyaux, remplacement des tuyaux, réfection des conduites, repiquage',
  'sewer-septic/camera':
    'camera inspection, camera, drain camera, damage location, sewer film, Kamerabefahrung, Kamera, Kanalkamera, Kamerainspektion, Schadensortung, inspección con cámara, cámara, videoinspección, localizar el daño, inspection caméra, caméra, passage caméra, inspection vidéo, localisation des dégâts',
  'sewer-septic/mend':
    'pipe repair, drain repair, pipe renewal, Rohrreparatur, Kanalsanierung, Rohrsanierung, reparación de tubería, rehabilitación, reparar la tubería, réparation du tuyau, réfection, réparation de canalisation',
  'sewer-septic/tank':
    'tank emptying, septic tank, tank, pumping out, cesspit, tank check, Klärgrube, Grube leeren, Entleerung, Sickergrube, Kleinkläranlage, Grubenleerung, fosa séptica, vaciado, vaciar la fosa, pozo negro, limpieza de fosa, fosse septique, vidange, vider la fosse, vidange de fosse, puisard',
  'sewer-septic/prove':
    'final film, second film, backfilling, ground closing, closing the trench, Abnahmefilm, Nachbefahrung, Verfüllen, Graben schließen, Verfüllung, segunda grabación, grabación final, relleno, cerrar la zanja, second passage caméra, film final, remblayage, reboucher la tranchée',
  'boiler-replace/survey':
    'survey, heat load calculation, sizing, grant advice, grants, system choice, Bestandsaufnahme, Heizlastberechnung, Dimensionierung, Fördermittel, Förderberatung, Auslegung, estudio previo, cálculo de cargas, dimensionado, subvenciones, visita técnica, étude préalable, calcul de déperditions, dimensionnement, aides, bilan thermique',
  'boiler-replace/out':
    'removal, old boiler, dismantling, take out, Demontage, Altkessel, Ausbau, alter Kessel, desmontaje, caldera vieja, desmontar, dépose, ancienne chaudière, démontage',
  'boiler-replace/plant':
    'plant room, header, plant room pipework, Heizzentrale, Heizraum, Heizungsverteiler, Verteilerbalken, sala de calderas, colectores, cuarto de calderas, chaufferie, collecteur, local chaufferie',
  'boiler-replace/start':
    'commissioning, start-up, first start, Inbetriebnahme, Erstinbetriebnahme, Inbetriebsetzung, puesta en marcha, primera puesta, primer arranque, mise en service, première mise, démarrage',
  'boiler-service/look':
    'safety check, pressure check, error memory, leak check, Sicherheitsprüfung, Druckprüfung, Fehlerspeicher, Sichtprüfung, revisión de seguridad, control de presión, lectura de errores, revisión visual, contrôle de sécurité, contrôle de pression, lecture des erreurs, contrôle visuel',
  'boiler-service/clean':
    'cleaning, burner cleaning, wearing parts, seals, electrodes, clean, Reinigung, Brennerreinigung, Verschleißteile, Dichtungen, Elektroden, reinigen, limpieza, limpieza del quemador, piezas de desgaste, juntas, electrodos, limpiar, nettoyage, nettoyage du brûleur, pièces d’usure, joints, électrodes, nettoyer',
  'boiler-service/measure':
    'flue gas measurement, emissions test, flue test, gas analysis, service record, Abgasmessung, Abgasanalyse, Emissionsmessung, Wartungsprotokoll, Kohlenmonoxidmessung, análisis de combustión, medición de gases, análisis de humos, acta de revisión, analyse de combustion, mesure des fumées, analyse des fumées, attestation d’entretien',
  'radiator-trouble/measure':
    'temperature measurement, diagnosis, measuring, pressure check, cause finding, Temperaturmessung, Diagnose, Messen, Druckprüfung, Ursachensuche, medición de temperaturas, diagnóstico, mediciones, buscar la causa, mesure des températures, diagnostic, mesures, recherche de cause',
  'radiator-trouble/free':
    'valve replacement, valves, freeing valves, valve work, Ventiltausch, Ventile, Ventilstifte, Ventilarbeiten, cambio de válvulas, válvulas, desbloquear válvulas, changement de vannes, vannes, déblocage des vannes',
  'radiator-trouble/flush':
    'flushing, flush, sludge removal, sludge filter, power flush, inhibitor, Spülung, Spülen, Entschlammung, Schlammabscheider, Schlamm, Inhibitor, limpieza de lodos, lavado, enjuague, lodos, inhibidor, désembouage, rinçage, boues, pot à boue, inhibiteur',
  'radiator-trouble/balance':
    'balancing, hydraulic balancing, pump setting, heating curve, balance, hydraulischer Abgleich, Abgleich, Pumpeneinstellung, Heizkurve, abgleichen, equilibrado, equilibrado hidráulico, ajuste de bomba, curva de calefacción, equilibrar, équilibrage, équilibrage hydraulique, réglage du circulateur, courbe de chauffe',
  'stove-chimney/check':
    'chimney inspection, flue inspection, draught check, approval, site survey, Schornsteinprüfung, Kaminprüfung, Zugmessung, Genehmigung, Kaminkamera, inspección de chimenea, revisión del tiro, inspección con cámara, permiso, inspection du conduit, contrôle du tirage, inspection caméra, autorisation',
  'stove-chimney/sweep':
    'sweeping, chimney sweeping, sweep, stove cleaning, soot removal, Kehren, Kaminkehren, Schornsteinfegen, Ofenreinigung, Kehrarbeiten, Fegen, deshollinado, deshollinar, limpieza de chimenea, limpieza de estufa, hollín, ramonage, ramoner, nettoyage du poêle, suie',
  'stove-chimney/fit':
    'stove installation, stove connection, floor plate, flue pipe, wall collar, stove setting, Ofenaufstellung, Ofenanschluss, Bodenplatte, Ofenrohr, Wandfutter, Ofenmontage, instalar la estufa, montaje de estufa, placa de suelo, tubo de humos, conexión de estufa, pose du poêle, raccordement du poêle, plaque de sol, tuyau de fumée, installation du poêle',
  'stove-chimney/mend':
    'repair, firebricks, fireclay, stove glass, door seal, chimney liner, masonry, Reparatur, Schamotte, Schamottsteine, Ofenglas, Türdichtung, Schornsteinsanierung, Maurerarbeiten, reparación, ladrillos refractarios, cristal, junta de puerta, entubado, albañilería, réparation, briques réfractaires, vitre, joint de porte, tubage, maçonnerie',
  'stove-chimney/start':
    'first fire, instruction, first heating, carbon monoxide alarm, Probefeuer, Einweisung, Anheizen, erstes Feuer, Kohlenmonoxidmelder, primer fuego, primer encendido, explicación, alarma de monóxido, premier feu, première flambée, explication, détecteur de monoxyde',
  'floor-heating/measure':
    'diagnosis, flow measurement, thermal image, thermography, fault finding, Diagnose, Durchflussmessung, Wärmebild, Thermografie, Fehlersuche, diagnóstico, medición de caudal, imagen térmica, termografía, búsqueda de averías, diagnostic, mesure de débit, image thermique, thermographie, recherche de panne',
  'floor-heating/mend':
    'repair, actuators, actuator replacement, flushing, stuck valves, flush, Reparatur, Stellantriebe, Stellmotoren, Spülung, Ventile gängig machen, Spülen, reparación, actuadores, cabezales, lavado, desbloquear válvulas, réparation, actionneurs, servomoteurs, désembouage, déblocage des vannes',
  'floor-heating/design':
    'design, laying plan, heat load calculation, planning, circuit plan, Verlegeplan, Planung, Heizlastberechnung, Auslegung, Heizkreisplan, proyecto, plano de colocación, cálculo térmico, planificación, diseño, plan de pose, étude thermique, conception, calepinage',
  'floor-heating/lay':
    'pipe laying, laying, lay pipes, Verlegung, Rohrverlegung, Verlegen, Verlegearbeiten, colocación, tender tubos, tendido de tubos, pose, pose des tubes, poser les tubes',
  'floor-heating/set':
    'heating up, screed heating, thermostat setting, instruction, heat-up protocol, Aufheizen, Funktionsheizen, Aufheizprotokoll, Thermostateinstellung, Belegreifheizen, calentamiento inicial, ajuste de termostatos, explicación, protocolo de calentamiento, mise en chauffe, première chauffe, réglage des thermostats, explication',
  'ventilation-work/choose':
    'air flow calculation, sizing, fan selection, planning, fan choice, Luftmengenberechnung, Auslegung, Lüfterauswahl, Planung, Dimensionierung, cálculo de caudal, dimensionado, elección del extractor, planificación, calcul de débit, dimensionnement, choix de l’extracteur, étude préalable',
  'ventilation-work/fit':
    'fan installation, bathroom fan, extractor, extractor fan, Lüftereinbau, Badlüfter, Abluftventilator, Lüftermontage, montaje del extractor, extractor de baño, extracteur, pose de l’extracteur, aérateur',
  'ventilation-work/system':
    'heat recovery, heat recovery unit, ventilation unit, central ventilation, silencers, Wärmerückgewinnung, Lüftungsanlage, Wohnraumlüftung, Lüftungsgerät, Schalldämpfer, recuperador de calor, recuperación de calor, ventilación centralizada, silenciadores, double flux, récupération de chaleur, centrale de ventilation, silencieux',
  'ventilation-work/clean':
    'duct cleaning, filter change, filters, cleaning, fan repair, motor repair, Kanalreinigung, Filterwechsel, Filter, Reinigung, Lüfterreparatur, Rohrreinigung, limpieza de conductos, cambio de filtros, filtros, limpieza, reparación del ventilador, nettoyage des gaines, changement des filtres, filtres, nettoyage, réparation du moteur',
  'ventilation-work/prove':
    'flow measurement, noise measurement, air measurement, run-on setting, Luftmengenmessung, Einregulierung, Schallmessung, Nachlaufeinstellung, Einmessung, medición de caudal, medición de ruido, ajuste del temporizador, mediciones, mesure de débit, mesure du bruit, réglage de temporisation, mesures',
  'cooling-plant/secure':
    'securing goods, moving goods, goods, relocate goods, stock transfer, Warensicherung, Ware umlagern, Ware, Umlagerung, Ware auslagern, asegurar la mercancía, mover la mercancía, género, traslado del género, mise en sécurité, marchandises, déplacer la marchandise, transfert des denrées',
  'cooling-plant/diagnose':
    'diagnosis, fault finding, troubleshooting, leak search, Diagnose, Fehlersuche, Lecksuche, Fehlerdiagnose, diagnóstico, búsqueda de averías, búsqueda de fugas, localizar la avería, diagnostic, recherche de panne, recherche de fuite',
  'cooling-plant/mend':
    'repair, refrigerant charge, recharge, part replacement, refilling, Reparatur, Kältemittelfüllung, Nachfüllen, Teiletausch, reparieren, reparación, carga de refrigerante, recarga, sustitución de piezas, reparar, réparation, charge de réfrigérant, remplacement de pièces, réparer',
  'cooling-plant/build':
    'new cold room, cell construction, panel assembly, panels, new build, Neubau, Kühlzellenbau, neue Kühlzelle, Paneelmontage, Kühlzellenaufbau, cámara nueva, montaje de paneles, construcción de cámara, paneles, chambre neuve, montage des panneaux, construction de chambre, panneaux',
  'cooling-plant/prove':
    'temperature log, temperature alarm, temperature recording, alarm setup, Temperaturprotokoll, Temperaturalarm, Temperaturaufzeichnung, Alarmeinrichtung, registro de temperatura, alarma de temperatura, configurar la alarma, relevé de température, alarme de température, enregistrement de température',
  'heat-pump-fault/read':
    'error reading, error memory, readout, error codes, settings check, Fehlerspeicher, Auslesen, Fehlercodes, Datenauslese, Fehlerauslese, lectura de errores, códigos de error, lectura de datos, memoria de errores, lecture des erreurs, codes erreur, lecture des données, mémoire d’erreurs',
  'heat-pump-fault/circuit':
    'refrigerant measurement, circuit measurement, electrical measurement, refrigerant circuit, Kältekreismessung, Kältekreis, Elektromessung, Druckmessung, Kältekreisprüfung, medición del circuito, circuito frigorífico, mediciones eléctricas, medición de presiones, mesure du circuit, circuit frigorifique, mesures électriques, mesure des pressions',
  'heat-pump-fault/mend':
    'repair, part replacement, replacement, settings correction, board replacement, Reparatur, Austausch, Teiletausch, Einstellungskorrektur, reparieren, reparación, sustitución, cambio de piezas, corregir los ajustes, reparar, réparation, remplacement, changement de pièces, correction des réglages, réparer',
  'heat-pump-fault/prove':
    'consumption measurement, efficiency proof, consumption check, Verbrauchsmessung, Effizienznachweis, Verbrauchskontrolle, Arbeitszahlmessung, medición de consumo, prueba de rendimiento, control de consumo, mesure de consommation, preuve de rendement, suivi de consommation',
  'ac-fault/check':
    'diagnosis, fault finding, pressure check, temperature check, Diagnose, Fehlersuche, Druckprüfung, Fehlerdiagnose, diagnóstico, búsqueda de averías, control de presión, localizar la avería, diagnostic, recherche de panne, contrôle de pression',
  'ac-fault/clean':
    'cleaning, filter cleaning, coil cleaning, disinfection, drain clearing, clean, Reinigung, Filterreinigung, Desinfektion, Lamellenreinigung, Kondensatablauf reinigen, reinigen, limpieza, limpieza de filtros, desinfección, limpiar el desagüe, limpiar, nettoyage, nettoyage des filtres, désinfection, nettoyer, débouchage de l’évacuation',
  'ac-fault/mend':
    'repair, recharge, refrigerant refill, leak repair, part replacement, gas top-up, Reparatur, Nachfüllen, Kältemittel nachfüllen, Leckabdichtung, Teiletausch, Befüllung, reparación, recarga de gas, sellar la fuga, cambio de piezas, recarga, réparation, recharge de gaz, colmatage de fuite, remplacement de pièces',
  'energy-advice/survey':
    'survey, site visit, data collection, thermal images, measuring up, inspection, Bestandsaufnahme, Datenaufnahme, Vor-Ort-Termin, Thermografie, Aufmaß, Begehung, toma de datos, visita, termografía, mediciones, levantamiento, relevé, visite, thermographie, relevé de données, métré',
  'energy-advice/model':
    'calculation, heat loss calculation, savings calculation, energy model, comparison of measures, Berechnung, Energieberechnung, Wärmeverlustberechnung, Einsparberechnung, Maßnahmenvergleich, cálculo, cálculo de pérdidas, modelo energético, comparación de medidas, calcul, calcul des déperditions, modélisation, comparaison des travaux',
  'energy-advice/report':
    'report, certificate, energy certificate, renovation roadmap, written report, Bericht, Energieausweis, Sanierungsfahrplan, Beratungsbericht, Ausweis, informe, certificado energético, certificado, hoja de ruta, rapport, certificat énergétique, feuille de route, étiquette énergétique',
  'thermostat-fit/check':
    'wiring check, compatibility check, preliminary check, type selection, Kompatibilitätsprüfung, Verdrahtungsprüfung, Vorprüfung, Typauswahl, revisión del cableado, comprobación de compatibilidad, revisión previa, vérification du câblage, contrôle de compatibilité, contrôle préalable',
  'thermostat-fit/fit':
    'mounting, installation, fitting, wiring up, connecting, Montage, Einbau, Anschluss, Installation, Anschließen, montaje, instalación, conexión, conectar, pose, raccordement, branchement',
  'thermostat-fit/set':
    'programming, time program, schedule, app setup, settings, instruction, Programmierung, Zeitprogramm, Einstellung, App-Einrichtung, Einweisung, Programmieren, programación, horarios, ajustes, configurar la aplicación, programar, programmation, programme horaire, réglages, configuration de l’application, programmer',
  'tree-felling/judge':
    'permit, felling permit, tree assessment, tree report, application, Genehmigung, Fällgenehmigung, Fällantrag, Baumgutachten, Antrag, Baumbeurteilung, permiso, permiso de tala, informe del árbol, licencia, evaluación, autorisation, permis d’abattage, expertise de l’arbre, demande d’autorisation',
  'tree-felling/fell':
    'felling, fell, cutting down, felling work, Fällung, Fällen, Fällarbeiten, Abtragen, Umsägen, tala, talar, apeo, derribo, abattage, abattre, coupe à pied, démontage',
  'tree-felling/stump':
    'stump, stump grinding, stump removal, roots, grinding, root removal, Baumstumpf, Wurzelstock, Stubben, Stubbenfräsen, Fräsen, Wurzelentfernung, Wurzeln, tocón, destoconado, raíces, fresado del tocón, arrancar el tocón, souche, dessouchage, rognage de souche, racines, essouchage',
  'tree-felling/clear':
    'removal of wood, haulage, chipping, wood, branches, green waste, disposal, Abtransport, Häckseln, Holz, Äste, Entsorgung, Grünschnitt, Holzabfuhr, retirada, leña, ramas, astillado, restos de poda, troceado, évacuation, bois, broyage, déchets verts, débitage',
  'lawn-laying/prepare':
    'soil preparation, ground preparation, levelling, topsoil, digging over, strip old turf, Bodenvorbereitung, Untergrund, Planieren, Mutterboden, Umgraben, Fräsen, preparación del terreno, nivelación, tierra vegetal, nivelar, cavar, préparation du sol, nivellement, terre végétale, bêchage, décapage',
  'lawn-laying/water':
    'watering, watering in, watering plan, care plan, watering schedule, Bewässerung, Gießen, Angießen, Pflegeplan, Gießplan, wässern, riego, regar, plan de riego, plan de cuidados, arrosage, arroser, plan d’arrosage, plan d’entretien',
  'garden-building/plan':
    'permit, building permit, drawing, plans, planning, parts list, Baugenehmigung, Genehmigung, Zeichnung, Pläne, Planung, Stückliste, Statik, permiso, licencia, planos, dibujo, planificación, lista de material, permis, déclaration de travaux, dessin, liste du matériel',
  'garden-building/base':
    'base, foundation, footings, ground screws, slabs, concrete base, Fundament, Fundamente, Bodenplatte, Schraubfundamente, Betonplatte, Punktfundamente, cimentación, cimientos, losa, zapatas, solera, fondation, dalle, plots, socle, vis de fondation, soubassement',
  'garden-building/build':
    'assembly, erection, frame, walls, put up, timber frame, Aufbau, Aufstellen, Holzgerüst, Wände, Montage, Ständerwerk, montaje, estructura, paredes, levantar, armazón, montage, ossature, murs, assemblage, charpente',
  'garden-building/finish':
    'roof covering, roofing felt, roofing, Dacheindeckung, Dachpappe, Eindeckung, tela asfáltica, tejas, cubierta del tejado, couverture, feutre bitumé, couverture du toit',
  'garden-drains/survey':
    'survey, levelling survey, soak test, test holes, drainage plan, planning, Nivellement, Versickerungstest, Probelöcher, Planung, Drainageplan, Höhenmessung, nivelación, prueba de infiltración, catas, planificación, plano de drenaje, nivellement, essai d’infiltration, trous d’essai, plan de drainage, étude préalable',
  'garden-drains/dig':
    'drain pipe, pipe laying, drain laying, Drainagerohr, Rohrverlegung, Drainageverlegung, tubo de drenaje, colocar tubos, colocación de drenes, tuyau drainant, pose des drains, pose des tuyaux',
  'garden-drains/outfall':
    'soakaway, outfall, soakaway crates, gravel pit, infiltration pit, Sickerschacht, Rigole, Versickerung, Sickerboxen, Auslauf, Sickergrube, pozo de infiltración, desagüe final, cajas de infiltración, pozo filtrante, puits perdu, puisard, exutoire, caissons d’infiltration, puits d’infiltration',
  'garden-drains/restore':
    'reseeding, aerating, sowing, lawn repair, surface restoration, reseed, Nachsaat, Aerifizieren, Einsäen, Raseninstandsetzung, Wiederherstellung, Ansaat, resiembra, aireado, sembrar, césped nuevo, restaurar el terreno, réensemencement, aération, semis, remise en état, regarnissage',
  'robot-mower/look':
    'laying plan, lawn survey, diagnosis, fault finding, Durchsicht, Verlegeplan, Diagnose, Fehlersuche, Rasenaufmaß, inspección, diagnóstico, plano de colocación, búsqueda de averías, diagnostic, plan de pose, recherche de panne',
  'robot-mower/wire':
    'boundary wire, wire, wire laying, guide wire, charging station, lay wire, Begrenzungskabel, Begrenzungsdraht, Kabelverlegung, Draht, Suchkabel, Ladestation, cable perimetral, cable, tender el cable, cable guía, estación de carga, câble périphérique, fil périmétrique, câble, pose du câble, station de charge',
  'robot-mower/mend':
    'repair, service, maintenance, servicing, Reparatur, Wartung, Gerätewartung, Service, reparación, mantenimiento, puesta a punto, réparation, entretien',
  'robot-mower/try':
    'trial run, instruction, briefing, time setting, Probelauf, Einweisung, Zeiteinstellung, Probemähen, prueba de funcionamiento, explicación, ajuste de horarios, essai de marche, explication, réglage des horaires',
  'pest-control-visit/inspect':
    'inspection, pest identification, species identification, inspection report, Inspektion, Begehung, Schädlingsbestimmung, Befallsanalyse, Bestimmung, inspección, identificación de plaga, revisión, diagnóstico, identification du nuisible, diagnostic, repérage',
  'pest-control-visit/seal':
    'sealing gaps, closing holes, proofing, mesh, holes, entry points, Abdichten, Löcher verschließen, Abdichtung, Gitter, Schlupflöcher, Zugänge verschließen, sellado, tapar agujeros, mallas, sellar entradas, agujeros, rebouchage, boucher les trous, grillage, calfeutrage, trous',
  'pest-control-visit/return':
    'return visit, follow-up visit, second visit, follow-up check, final report, Nachkontrolle, Folgetermin, zweiter Besuch, Abschlussbericht, Kontrollbesuch, segunda visita, visita de seguimiento, control posterior, informe final, seconde visite, visite de suivi, passage de contrôle, rapport final',
  'pool-service/test':
    'water test, water analysis, water values, technical check, chlorine test, Wassertest, Wasseranalyse, Wasserwerte, Technikprüfung, Chlortest, análisis del agua, prueba del agua, valores del agua, medir el cloro, analyse d’eau, test d’eau, valeurs de l’eau, mesure du chlore',
  'pool-service/clean':
    'cleaning, shock treatment, vacuuming, brushing, backwash, clean, Reinigung, Stoßchlorung, Absaugen, Bürsten, Rückspülung, Algenentfernung, limpieza, choque de cloro, pasar el limpiafondos, cepillado, contralavado, nettoyage, chloration choc, aspiration, brossage, contre-lavage',
  'pool-service/mend':
    'pump repair, pump, heater, filter sand, pump replacement, heater repair, Pumpenreparatur, Pumpe, Poolheizung, Filtersand, Pumpentausch, Heizung, reparar la bomba, bomba, calentador, arena del filtro, cambio de bomba, réparation de pompe, pompe, réchauffeur, sable du filtre, changement de pompe',
  'pool-service/leak':
    'leak, leak detection, leak search, leak sealing, leak repair, Leck, Lecksuche, Leckortung, Leckabdichtung, Leckreparatur, fuga, búsqueda de fugas, detección de fugas, sellado de fuga, reparar la fuga, fuite, recherche de fuite, détection de fuite, colmatage, réparation de fuite',
  'pool-service/hand':
    'care plan, care instructions, maintenance plan, control measurement, Pflegeplan, Pflegeanleitung, Wartungsplan, Nachmessung, plan de cuidados, instrucciones de cuidado, plan de mantenimiento, medición de control, plan d’entretien, consignes d’entretien, mesure de contrôle',
  'pool-build/plan':
    'plans, planning, permit, building permit, structural calculation, design, Pläne, Planung, Genehmigung, Bauantrag, Statik, Entwurf, planos, proyecto, permiso, licencia de obra, cálculo estructural, diseño, conception, permis, déclaration de travaux, calcul de structure',
  'pool-build/dig':
    'basin shell, shell construction, basin construction, Beckenbau, Rohbau, Beckenrohbau, vaso, obra del vaso, construir el vaso, gros œuvre, coque, construction du bassin',
  'pool-build/technics':
    'filter, pump, pipework, pipes, electrical installation, pool technology, Technik, Filteranlage, Pumpe, Verrohrung, Leitungen, Elektroinstallation, filtro, bomba, tuberías, depuradora, instalación eléctrica, filtration, pompe, tuyauterie, local technique, installation électrique',
  'pool-build/finish':
    'tiling, liner, coping, surround, tiles, terrace, Fliesen, Folie, Beckenrand, Umrandung, Auskleidung, Randsteine, azulejos, borde de coronación, gresite, revestimiento, bordes, carrelage, margelles, plage, revêtement, bordures',
  'pool-build/start':
    'filling, first filling, fill, commissioning, instruction, Befüllung, Befüllen, Füllung, Inbetriebnahme, Einweisung, llenado, llenar, puesta en marcha, explicación, remplissage, remplir, mise en eau, mise en service, explication',
  'fence-build/setout':
    'setting out, boundary survey, measuring, marking, boundary check, Abstecken, Vermessung, Ausmessen, Grenzvermessung, Absteckung, Aufmaß, replanteo, medición, marcado, medir el lindero, deslinde, piquetage, bornage, mesurage, implantation, marquage',
  'fence-build/out':
    'old fence, removal, dismantling, demolition, tear down, alter Zaun, Abbau, Demontage, Abriss, Rückbau, valla vieja, desmontaje, derribo, quitar la vieja, ancienne clôture, dépose, démontage, démolition',
  'fence-build/gate':
    'gate, gates, garden gate, driveway gate, hang the gate, hinges, Tor, Gartentor, Einfahrtstor, Törchen, Pforte, Torflügel, puerta, portón, cancela, puerta de jardín, bisagras, portail, portillon, porte de jardin, vantaux, gonds',
  'raised-beds/plan':
    'planning, sketch, design, choice of place, parts list, Planung, Skizze, Standortwahl, Entwurf, Stückliste, planificación, boceto, diseño, elección del lugar, lista de material, conception, croquis, choix de l’emplacement, liste du matériel',
  'raised-beds/build':
    'building, assembly, bed boxes, sawing, vole mesh, set up, Bau, Aufbau, Zusammenbau, Montage, Wühlmausgitter, Holzkästen, construcción, montaje, cajones, montar, malla antitopos, construction, montage, assemblage, bacs, grillage anti-rongeurs',
  'raised-beds/fill':
    'filling, soil, fill, filling with soil, Befüllen, Befüllung, Erde, Auffüllen, relleno, rellenar, tierra, remplissage, remplir, terre',
  'irrigation-repair/find':
    'fault finding, diagnosis, troubleshooting, leak search, find the fault, Fehlersuche, Diagnose, Lecksuche, Ursachensuche, búsqueda de averías, diagnóstico, búsqueda de fugas, localizar la avería, recherche de panne, diagnostic, recherche de fuite',
  'irrigation-repair/set':
    'programming, watering times, rain sensor, timer setting, winter note, Programmierung, Bewässerungszeiten, Regensensor, Zeiteinstellung, Programmieren, programación, horarios de riego, sensor de lluvia, programar, programmation, horaires d’arrosage, capteur de pluie, programmer',
  'winter-service/agree':
    'site walk, service plan, path plan, walk-through, clearing plan, Begehung, Räumplan, Einsatzplan, Ortsbegehung, Wegeplan, recorrido previo, plan de servicio, visita previa, plan de caminos, visite préalable, plan d’intervention, repérage, plan des chemins',
  'winter-service/sweep':
    'sweeping, grit removal, sweep up grit, grit sweeping, sweep, Kehren, Splitt, Splitt aufkehren, Splittentfernung, Streugutbeseitigung, Kehrarbeiten, barrido, barrer, recoger la gravilla, retirada de gravilla, balayage, balayer, ramassage des gravillons',
  'paving-mend/look':
    'cause finding, diagnosis, inspection, cause investigation, Ursachensuche, Diagnose, Begutachtung, Ursachenermittlung, buscar la causa, diagnóstico, inspección previa, recherche de cause, diagnostic, inspection préalable',
  'paving-mend/lift':
    'lifting, bed, sub-base, gravel bed, digging, take up, Aufnehmen, Bettung, Unterbau, Schotterbett, Tragschicht, Verdichten, levantar, levantado, base de grava, lecho, compactación, subbase, dépose, lit de pose, sous-couche, fondation, compactage, décaissement',
  'paving-mend/lay':
    'relaying, jointing, joint sand, edging, relay, grouting, Wiederverlegen, Neuverlegung, Verfugen, Fugensand, Randsteine, Einfassung, recolocación, colocar de nuevo, rejuntado, arena de juntas, bordillo, repose, jointoiement, sable de jointoiement, bordure, reposer',
  'paving-mend/clear':
    'sweeping, clearing up, waste haulage, rubble, cleaning, disposal, Kehren, Aufräumen, Abtransport, Bauschutt, Reinigung, Entsorgung, barrido, limpieza, escombros, retirada, recogida, balayage, nettoyage, gravats, évacuation, rangement',
  'kitchen-fit/check':
    'measuring, kitchen plan, delivery check, parts check, plan check, survey, Aufmaß, Küchenplan, Lieferkontrolle, Teilekontrolle, Planprüfung, Ausmessen, medición, plano de cocina, revisión de piezas, control de entrega, medidas, prise de mesures, plan de cuisine, contrôle des pièces, contrôle de livraison, métré',
  'kitchen-fit/out':
    'old kitchen, removal, dismantling, tear-out, alte Küche, Ausbau, Demontage, Abbau, Altküche, cocina vieja, desmontaje, desmontar, cocina antigua, ancienne cuisine, dépose, démontage, démonter, vieille cuisine',
  'kitchen-fit/build':
    'cabinets, cabinet assembly, cupboards, hanging cabinets, Schränke, Schrankaufbau, Korpusse, Schrankmontage, muebles, armarios, montaje de muebles, meubles, caissons, montage des meubles',
  'kitchen-fit/worktop':
    'worktop, countertop, worktop fitting, counter, Arbeitsplatte, Küchenplatte, Arbeitsplatten, Plattenmontage, encimera, mesada, montaje de encimera, plan de travail, pose du plan, plans de travail',
  'kitchen-fit/connect':
    'appliances, plumbing, appliance connection, connecting, Geräte, Elektrogeräte, Geräteanschluss, Anschlussarbeiten, Anschließen, electrodomésticos, fontanería, conectar, conexión de aparatos, appareils, électroménager, raccordement, branchement',
  'kitchen-fit/finish':
    'fronts, finishing, door adjustment, finishing touches, Fronten, Türen einstellen, Feinarbeiten, Endmontage, frentes, ajuste de puertas, acabados, façades, réglage des portes, finitions',
  'partition-wall/setout':
    'measuring, marking out, setting out, marking, pipe check, Aufmaß, Anzeichnen, Ausmessen, Einmessen, Leitungssuche, medición, replanteo, marcado, medir, medidas, prise de mesures, traçage, implantation, mesures, repérage',
  'partition-wall/frame':
    'frame, studs, metal frame, stud frame, rails, substructure, Ständerwerk, Unterkonstruktion, Metallständer, Profile, Ständer, estructura, perfiles, montantes, perfilería, bastidor, ossature, montants, structure métallique, profilés',
  'partition-wall/board':
    'boarding, boards, cladding, Beplankung, Gipsplatten, Beplanken, Platten, placas, yeso laminado, emplacado, colocar placas, plaques de plâtre, pose des plaques, parement',
  'partition-wall/fill':
    'filling, sanding, taping, jointing, skimming, filler, Spachteln, Verspachteln, Schleifen, Fugenband, Spachtelarbeiten, Verfugen, masillado, lijado, encintado, tratamiento de juntas, masillar, lijar, ponçage, bandes, jointoiement, poncer, joints',
  'partition-wall/door':
    'door, door leaf, door hanging, door handle, hang the door, Tür, Türblatt, Türeinbau, Zimmertür, Türklinke, Tür einhängen, puerta, hoja de puerta, colgar la puerta, manilla, montar la puerta, porte, pose de porte, vantail, poignée, bloc-porte',
  'facade-paint/check':
    'test patch, surface check, substrate test, damp measurement, inspection, Probefläche, Untergrundprüfung, Musterfläche, Feuchtemessung, Begutachtung, muestra de prueba, revisión del soporte, medición de humedad, inspección, surface d’essai, contrôle du support, mesure d’humidité',
  'facade-paint/access':
    'scaffold, scaffolding, set up scaffolding, Gerüst, Gerüstbau, Gerüstaufbau, Einrüsten, andamio, andamios, montaje de andamios, échafaudage, échafaudages, montage d’échafaudage',
  'facade-paint/clean':
    'pressure washing, washing, paint stripping, algae removal, sanding, cleaning, Hochdruckreinigung, Abwaschen, Altanstrich entfernen, Algenentfernung, Abschleifen, Reinigung, lavado a presión, lavado, decapado, eliminar algas, lijado, hidrolavado, lavage haute pression, lavage, décapage, démoussage, ponçage, nettoyage',
  'facade-paint/mend':
    'cracks, crack repair, render repair, rendering, filling, plaster repair, Risse, Rissreparatur, Putzausbesserung, Verputzen, Putzreparatur, Spachteln, grietas, reparar grietas, revoco, reparación del revoque, enfoscado, enlucido, fissures, réparation des fissures, reprise d’enduit, crépi, rebouchage',
  'facade-paint/paint':
    'painting, paint, priming, coats, paint job, Anstrich, Streichen, Farbanstrich, Grundierung, Malerarbeiten, pintura, pintar, imprimación, manos de pintura, peinture, peindre, mise en peinture, sous-couche, couches',
  'facade-paint/finish':
    'clearing up, uncovering, final cleaning, touching up, scaffold removal, Aufräumen, Endreinigung, Nachbesserung, Abdeckung entfernen, Gerüstabbau, limpieza final, retoques, recogida, desmontaje del andamio, nettoyage final, retouches, rangement, démontage de l’échafaudage',
  'outdoor-wood-paint/prepare':
    'sanding, cleaning, washing, stripping, masking, Abschleifen, Schleifen, Reinigen, Abbürsten, Abkleben, Entgrauen, lijado, lijar, limpieza, decapado, enmascarar, ponçage, poncer, nettoyage, brossage, dégrisage, masquage',
  'outdoor-wood-paint/mend':
    'replacing boards, new boards, carpentry, repairs, Bretter tauschen, neue Bretter, Zimmererarbeiten, Ausbessern, cambiar tablas, tablas nuevas, carpintería, reparaciones, remplacement des planches, planches neuves, menuiserie, réparations',
  'outdoor-wood-paint/coat':
    'painting, staining, oiling, varnishing, coats, Streichen, Lasieren, Ölen, Lackieren, Anstrich, pintar, barnizar, aceitar, manos, peindre, lasurer, huiler, vernir, couches',
  'masonry-work/judge':
    'survey, permit, structural assessment, building permit, quantity survey, cause finding, Begutachtung, Genehmigung, Statik, Baugenehmigung, Mengenermittlung, Ursachensuche, evaluación, permiso, estudio previo, licencia, cálculo de cantidades, expertise, permis, étude préalable, autorisation, métré',
  'masonry-work/takedown':
    'demolition, taking down, tear down, dismantling, demolish, Abbruch, Abriss, Abtragen, Rückbau, Abreißen, demolición, derribo, demoler, tirar abajo, desmontaje, démolition, démolir, démontage, abattre, dépose',
  'masonry-work/footing':
    'footing, foundation, slab, concreting, Fundament, Bodenplatte, Betonieren, Gründung, cimiento, cimentación, losa, zapata, fondation, dalle, semelle, bétonnage',
  'masonry-work/lay':
    'bricklaying, laying bricks, stone laying, wall building, brickwork, Mauern, Aufmauern, Hochmauern, Steine setzen, Maurerarbeiten, levantar el muro, colocar ladrillos, colocar piedras, tabicar, monter le mur, pose des briques, pose des pierres, élévation du mur',
  'masonry-work/joints':
    'repointing, pointing, joints, raking out, crack repair, cracks, Verfugen, Fugen, Neuverfugung, Fugensanierung, Auskratzen, Risse, rejuntado, juntas, rejuntar, grietas, reparar grietas, rejointoiement, jointoyer, fissures, réparation des fissures',
  'masonry-work/finish':
    'rubble, rubble haulage, skip, container, cleaning up, disposal, Bauschutt, Schutt, Container, Entsorgung, Aufräumen, Schuttabfuhr, escombros, contenedor, retirada de escombros, limpieza, saco de escombros, gravats, benne, évacuation des gravats, nettoyage, conteneur',
  'built-in-furniture/measure':
    'measuring, measurements, site measurement, measuring up, dimensions, Aufmaß, Ausmessen, Maße, Messen, Vermessung, medición, medidas, toma de medidas, medir, prise de mesures, mesures, mesurer, relevé, cotes',
  'built-in-furniture/draw':
    'drawing, drawings, design, plans, sketch, parts list, Zeichnung, Zeichnungen, Entwurf, Pläne, Werkzeichnung, Stückliste, dibujo, planos, diseño, croquis, lista de piezas, dessin, conception, liste des pièces',
  'built-in-furniture/make':
    'cutting, workshop production, cutting to size, edge banding, manufacture, joinery, Zuschnitt, Fertigung, Herstellung, Kantenbearbeitung, Zuschneiden, Werkstattarbeit, corte, fabricación, canteado, fabricar, trabajo de taller, découpe, fabrication, pose de chants, fabriquer, travail en atelier',
  'built-in-furniture/fit':
    'installation, fitting, mounting, on-site fitting, Montage, Einbau, Aufbau, Einpassen, Montieren, montaje, instalación, colocación, montar, pose, montage, poser',
  'upholstery-work/judge':
    'fabric choice, fabric samples, quote, assessment, Stoffauswahl, Stoffmuster, Kostenvoranschlag, Begutachtung, elección de tela, muestras, presupuesto, valoración, choix du tissu, échantillons, devis, évaluation',
  'upholstery-work/frame':
    'frame, frame repair, gluing, wooden frame, joints, clamping, Gestell, Gestellreparatur, Leimen, Holzgestell, Rahmen, Verleimen, armazón, estructura, encolado, encolar, reparar el armazón, bastidor, carcasse, châssis, collage, réparation du châssis, recoller',
  'upholstery-work/cover':
    'upholstering, upholstery, re-covering, new cover, Polstern, Polsterung, Neubezug, Beziehen, tapizado, tapizar, retapizado, garnissage, tapisserie, recouvrir',
  'upholstery-work/surface':
    'stripping, staining, varnishing, sanding, wood finish, polishing, oiling, Abbeizen, Beizen, Lackieren, Schleifen, Holzoberfläche, Politur, Ölen, decapado, barnizado, lijado, teñido, acabado de madera, pulido, décapage, vernissage, ponçage, teinture, finition du bois, cirage',
  'upholstery-work/hand':
    'delivery, transport, pick-up, deliver, bring back, Lieferung, Transport, Abholung, Anlieferung, Rücktransport, entrega, transporte, recogida, envío, llevar el mueble, livraison, enlèvement, livrer, retour du meuble',
  'flat-roof/judge':
    'survey, measuring, opening, roof inspection, inspection opening, measurements, Aufmaß, Ausmessen, Dachöffnung, Begutachtung, Bestandsaufnahme, Bauteilöffnung, medición, inspección, cata, medidas, inspección del tejado, prise de mesures, métré, sondage, inspection, diagnostic',
  'flat-roof/strip':
    'stripping, old covering, tear-off, demolition, old tiles, Abriss, alte Eindeckung, Abdecken, Rückbau, Altbelag, Abtragen, cubierta vieja, demolición, desmontaje, tejas viejas, arrancar, dépose, ancienne couverture, arrachage, démontage, anciennes tuiles',
  'flat-roof/prove':
    'photo record, leak test, guarantee, final photos, water test, documentation, Fotodokumentation, Dichtigkeitsprüfung, Garantie, Abschlussfotos, Wasserprobe, Dokumentation, fotos, prueba de estanqueidad, garantía, fotos finales, documentación, photos, essai d’étanchéité, garantie, photos finales',
  'demolition-work/survey':
    'survey, inspection, asbestos test, permit, pollutant survey, Besichtigung, Bestandsaufnahme, Asbestprüfung, Abbruchgenehmigung, Schadstoffgutachten, inspección previa, visita previa, análisis de amianto, permiso de demolición, visite préalable, repérage amiante, diagnostic amiante, permis de démolir',
  'demolition-work/sort':
    'sorting, clearing out, emptying rooms, furniture removal, house clearance, Sortieren, Ausräumen, Entrümpelung, Räume leeren, Möbel ausräumen, clasificación, vaciado, vaciar habitaciones, retirada de muebles, tri, débarras, vider les pièces, enlèvement des meubles',
  'demolition-work/takedown':
    'tearing down, knocking down, wall removal, demolishing, strip-out, Abreißen, Abbrucharbeiten, Wanddurchbruch, Rückbau, Entkernung, derribo, derribar, tirar tabiques, picado, abattage de cloison, casser les murs, dépose, curage',
  'demolition-work/haul':
    'disposal, rubble removal, skip, container, hauling away, tipping fees, dump run, Entsorgung, Abtransport, Container, Schuttabfuhr, Bauschutt, Deponie, retirada de escombros, escombros, contenedor, vertedero, gestión de residuos, évacuation des gravats, gravats, benne, déchetterie, mise en décharge',
  'demolition-work/sweep':
    'sweeping, final cleaning, broom cleaning, cleaning up, Besenrein machen, Fegen, Endreinigung, Aufräumen, barrido, barrer, limpieza final, balayage, balayer, nettoyage final',
  'garage-door/find':
    'fault finding, diagnosis, troubleshooting, finding the cause, Fehlersuche, Diagnose, Ursachensuche, Fehlerdiagnose, diagnóstico, búsqueda de avería, localizar el fallo, diagnostic, recherche de panne, trouver la panne',
  'garage-door/mend':
    'repair, mending, spring replacement, cable replacement, adjusting the drive, Reparatur, Reparieren, Federtausch, Seiltausch, Rollentausch, reparación, reparar, cambio de muelle, cambio de cable, réparation, réparer, remplacement du ressort, changement du câble',
  'garage-door/fit':
    'new door, new drive, new opener, door replacement, installation, neues Tor, neuer Antrieb, Toreinbau, Antriebseinbau, Austausch des Tors, puerta nueva, motor nuevo, instalación, sustituir la puerta, nouvelle porte, nouveau moteur, remplacement de porte',
  'skim-walls/protect':
    'covering up, masking, floor protection, furniture protection, dust sheets, Abdecken, Abkleben, Bodenschutz, Möbelschutz, Schutzfolie, protección de suelos, cubrir muebles, tapar, encintado, protection des sols, bâchage, bâcher, couvrir les meubles',
  'skim-walls/strip':
    'wallpaper removal, texture removal, scraping, paint stripping, Tapeten entfernen, Rauputz entfernen, Abkratzen, Altanstrich entfernen, quitar gotelé, retirar papel pintado, rascado, rascar, décollage papier peint, grattage, enlever le crépi, décapage',
  'skim-walls/sand':
    'sanding, priming, primer, sanding down, Schleifen, Grundieren, Grundierung, Abschleifen, lijado, lijar, imprimación, imprimar, ponçage, poncer, sous-couche, impression',
  'roof-clean/check':
    'roof inspection, roof survey, inspection, tile check, Dachprüfung, Dachinspektion, Begutachtung, Dachkontrolle, inspección del tejado, revisión previa, inspección, inspection du toit, contrôle préalable, visite préalable',
  'roof-clean/clean':
    'moss removal, washing, pressure washing, brushing, scraping moss, Moosentfernung, Abwaschen, Hochdruckreinigung, Abbürsten, Moos entfernen, eliminación de musgo, lavado, hidrolimpieza, cepillado, démoussage, lavage, brossage, nettoyage haute pression',
  'roof-clean/treat':
    'treatment, coating, sealing, moss killer, spraying, impregnation, Imprägnierung, Beschichtung, Versiegelung, Moosvernichter, Nachbehandlung, tratamiento, impermeabilización, hidrofugante, antimusgo, fungicida, traitement, hydrofuge, anti-mousse, imperméabilisation',
  'roof-clean/gutters':
    'gutters, downpipes, gutter cleaning, emptying gutters, Dachrinne, Regenrinnen, Fallrohre, Rinnenreinigung, canalones, bajantes, limpieza de canalones, gouttières, descentes, nettoyage des gouttières',
  'home-renovation/home-plan':
    'planning, schedule, cost estimate, survey, architect, site management, plans, Planung, Bauzeitenplan, Kostenplan, Aufmaß, Architekt, Baupläne, planificación, proyecto, presupuesto de obra, levantamiento, arquitecto, planos, planification, étude, relevé, architecte',
  'home-renovation/home-strip':
    'strip-out, stripping out, demolition, clearing, disposal, skip, rubble, Entkernung, Abbruch, Rückbau, Entsorgung, Entrümpelung, Bauschutt, demolición, derribo, desescombro, escombros, vaciado, contenedor, démolition, curage, dépose, évacuation des gravats, débarras, benne',
  'home-renovation/home-electrics':
    'electrics, wiring, electrical work, sockets, fuse box, rewiring, Elektrik, Elektroinstallation, Verkabelung, Steckdosen, Sicherungskasten, Stromleitungen, electricidad, instalación eléctrica, cableado, enchufes, cuadro eléctrico, électricité, installation électrique, câblage, prises, tableau électrique',
  'home-renovation/home-water':
    'plumbing, water pipes, sanitary ware, drains, bathroom fitting, Sanitär, Wasserleitungen, Abwasserleitungen, Sanitärinstallation, Badsanierung, fontanería, tuberías, desagües, sanitarios, plomberie, tuyauterie, évacuations, sanitaires',
  'home-renovation/home-walls':
    'painting, plastering, paint, drywall, wallpapering, decorating, Malerarbeiten, Streichen, Verputzen, Putz, Trockenbau, Tapezieren, pintura, pintar, enyesado, alisado, pladur, peinture, peindre, plâtrerie, enduit, placo',
  'home-renovation/home-floors':
    'flooring, floors, tiling, tiles, parquet, screed, skirting, Böden, Bodenbelag, Fliesen, Fliesenarbeiten, Parkett, Estrich, Sockelleisten, suelos, pavimento, alicatado, azulejos, rodapiés, sols, revêtement de sol, carrelage, chape, plinthes',
  'home-renovation/home-fit':
    'kitchen fitting, kitchen installation, doors, interior doors, Küchenmontage, Kücheneinbau, Innentüren, Türen, montaje de cocina, puertas, carpintería interior, pose de cuisine, portes, menuiseries intérieures',
  'wall-hanging/check':
    'marking, marking places, cable detection, measuring, heights, Anzeichnen, Ausmessen, Leitungssuche, Positionen festlegen, marcado, medición, marcar posiciones, detección de cables, repérage, marquage, détection de câbles, prise de mesures',
  'wall-hanging/clean':
    'cleaning up, vacuuming, packaging disposal, tidying, Aufräumen, Saugen, Verpackungsentsorgung, Reinigung, limpieza, aspirar, retirada de embalajes, nettoyage, aspirateur, enlèvement des emballages, rangement',
  'grab-bars/walk':
    'home visit, needs assessment, consultation, choosing places, Hausbegehung, Wohnberatung, Bedarfsermittlung, visita domiciliaria, evaluación de necesidades, asesoramiento, visite du logement, évaluation des besoins, conseil',
  'grab-bars/fit':
    'bars, rails, handles, handrails, grips, Haltegriffe, Griffe, Handläufe, Stützgriffe, Griffmontage, barras, asideros, agarraderas, pasamanos, barres d’appui, poignées, mains courantes, barres de maintien',
  'grab-bars/ramp':
    'ramp, wheelchair ramp, stairlift, lift preparation, threshold ramp, Rampe, Rollstuhlrampe, Treppenlift, Schwellenrampe, Liftvorbereitung, rampa, salvaescaleras, rampa de acceso, preparación del elevador, rampe, monte-escalier, plan incliné, rampe d’accès',
  'door-easing/look':
    'diagnosis, finding the cause, fault finding, inspection, Ursachensuche, Fehlersuche, Diagnose, Begutachtung, diagnóstico, buscar la causa, inspección, diagnostic, recherche de cause',
  'door-easing/ease':
    'planing, adjusting hinges, shortening, trimming, greasing hinges, Hobeln, Einstellen, Kürzen, Scharniere einstellen, abhobeln, cepillado, ajuste de bisagras, recortar, cepillar, rabotage, réglage des charnières, raboter, raccourcissement',
  'door-easing/flap':
    'flap, cat flap, dog flap, pet door, Katzenklappe, Hundeklappe, Klappe, Haustierklappe, gatera, trampilla, puerta para mascotas, chatière, trappe, chatière pour chien',
  'draughty-windows/check':
    'inspection, draught test, smoke pencil test, survey, condition check, Begutachtung, Zugluftprüfung, Bestandsaufnahme, Zustandsprüfung, inspección, revisión previa, prueba de corrientes, contrôle préalable, repérage des fuites',
  'draughty-windows/seal':
    'seals, weatherstripping, sealing, gaskets, hinge adjustment, Dichtungen, Abdichten, Dichtungstausch, Beschläge einstellen, Gummidichtung, burletes, juntas, sellado, ajuste de herrajes, joints, calfeutrage, étanchéité, réglage des ferrures',
  'draughty-windows/glass':
    'glass, panes, new panes, glazing, double glazing, Glas, Scheiben, Scheibentausch, Verglasung, Isolierglas, cristales, vidrio, cambio de cristales, acristalamiento, vitres, vitrage, double vitrage, remplacement des vitres',
  'draughty-windows/frame':
    'painting, frame repair, rot repair, woodwork, paint, Anstrich, Streichen, Rahmenreparatur, Lackieren, Holzreparatur, pintura, pintar, reparar marcos, madera podrida, peinture, peindre, réparation des cadres, bois pourri',
  'gutter-clean/access':
    'scaffold, ladder, lift platform, inspection, safe access, Gerüst, Leiter, Hubsteiger, Arbeitsbühne, Besichtigung, andamio, escalera, plataforma elevadora, inspección, échafaudage, échelle, nacelle',
  'gutter-clean/clean':
    'cleaning, emptying, flushing, leaf removal, unblocking downpipes, Reinigung, Ausleeren, Spülen, Laub entfernen, Fallrohr durchspülen, limpieza, vaciado, desatasco, retirar hojas, nettoyage, vidage, rinçage, débouchage, enlever les feuilles',
  'gutter-clean/mend':
    'repair, bracket replacement, joint sealing, gutter guard, re-hanging, Reparatur, Rinnenhalter, Abdichten, Laubschutz, Neuausrichtung, reparación, soportes, sellado de juntas, rejilla antihojas, réparation, crochets, étanchéité des joints, pare-feuilles, refixation',
  'gutter-clean/renew':
    'new gutters, gutter replacement, renewal, new downpipes, neue Dachrinnen, Erneuerung, Rinnentausch, neue Fallrohre, canalones nuevos, sustitución, renovación, bajantes nuevas, gouttières neuves, remplacement, renouvellement, nouvelles descentes',
  'gutter-clean/photos':
    'photos, pictures, leaf disposal, clearing up, photo report, Fotos, Bilder, Fotodokumentation, Laubentsorgung, Aufräumen, fotos, imágenes, reportaje fotográfico, retirada de hojas, images, reportage photo, évacuation des feuilles',
  'locked-out/open':
    'opening, door opening, picking, Türöffnung, Öffnen, Aufsperren, apertura, abrir, ganzuado, ouverture, ouvrir, crochetage',
  'locked-out/lock':
    'new lock, cylinder, lock change, new cylinder, new keys, neues Schloss, Zylinder, Schließzylinder, Schlosswechsel, neue Schlüssel, cerradura nueva, bombín, cambio de cerradura, cilindro, llaves nuevas, nouvelle serrure, cylindre, barillet, changement de serrure, nouvelles clés',
  'house-moving/survey':
    'survey, home visit, inventory, parking permit, no-parking zone, volume estimate, Besichtigung, Umzugsliste, Halteverbotszone, Halteverbot, Volumenschätzung, visita previa, inventario, permiso de aparcamiento, cálculo del volumen, visite technique, inventaire, autorisation de stationnement, estimation du volume',
  'house-moving/pack':
    'packing, dismantling, packing up, wrapping, furniture disassembly, Einpacken, Verpacken, Packen, Möbelabbau, Demontage, embalaje, embalar, empaquetar, desmontaje de muebles, emballage, emballer, mise en cartons, démontage des meubles',
  'house-moving/carry':
    'carrying, transport, loading, van, driving, lorry, Tragen, Transport, Verladen, Transporter, Fahrt, Umzugswagen, carga, transporte, camión, furgoneta, porte, portage, chargement, camion, camionnette',
  'house-moving/settle':
    'furniture assembly, setting up, unpacking, bed assembly, Möbelaufbau, Aufbauen, Möbelmontage, Auspacken, montaje de muebles, montar muebles, desembalaje, montage des meubles, remontage, déballage',
  'home-cleaning/agree':
    'first visit, cleaning list, cleaning plan, inspection visit, Besichtigung, Reinigungsplan, Vorbesichtigung, Leistungsverzeichnis, visita previa, plan de limpieza, lista de tareas, visite préalable, plan de nettoyage, cahier des charges',
  'home-cleaning/rooms':
    'general cleaning, room cleaning, basic cleaning, Grundreinigung, Raumreinigung, Zimmerreinigung, limpieza general, limpieza básica, limpieza de habitaciones, nettoyage général, ménage courant, nettoyage des pièces',
  'home-cleaning/inside':
    'oven, fridge, appliances, cupboard interiors, inside cupboards, freezer, Backofen, Kühlschrank, Geräte, Schränke innen, Schrankinnenseiten, Gefrierschrank, horno, nevera, frigorífico, electrodomésticos, interior de armarios, réfrigérateur, frigo, électroménager, intérieur des placards',
  'home-cleaning/textile':
    'carpets, sofa, upholstery, rugs, mattresses, stain removal, Teppiche, Sofa, Polster, Teppichreinigung, Matratzen, Fleckentfernung, alfombras, sofá, tapicería, moquetas, colchones, tapis, canapé, moquette, matelas, détachage',
  'home-cleaning/glass':
    'windows, window cleaning, glass, panes, window sills, Fenster, Fensterputzen, Glasreinigung, Scheiben, Fensterbänke, ventanas, cristales, limpieza de cristales, vidrios, vitres, fenêtres, lavage des vitres, carreaux',
  'window-wash/look':
    'inspection visit, counting, access check, viewing, Besichtigung, Zählen, Vorbesichtigung, Zugangsprüfung, visita previa, recuento, revisión de accesos, visite préalable, comptage, contrôle des accès',
  'roof-window/check':
    'diagnosis, hose test, inspection, fault finding, measuring, Diagnose, Ursachensuche, Begutachtung, Fehlersuche, Aufmaß, diagnóstico, prueba de agua, inspección, medición, diagnostic, recherche de fuite, prise de mesures',
  'roof-window/mend':
    'repair, new seals, flashing repair, resealing, hinge replacement, blind, Reparatur, Dichtungstausch, neue Dichtungen, Abdichten, Rollo, reparación, cambio de juntas, sellado, bisagras, persiana, réparation, remplacement des joints, étanchéité, charnières, store',
  'roof-window/fit':
    'new window, replacement, installation, cutting in, inside lining, neues Fenster, Austausch, Einbau, Fenstertausch, Innenverkleidung, ventana nueva, sustitución, instalación, revestimiento interior, nouvelle fenêtre, remplacement complet, pose, habillage intérieur',
  'insect-screens/measure':
    'measuring, measurements, sizes, survey, Ausmessen, Aufmaß, Maße, Vermessen, medición, medidas, tomar medidas, prise de mesures, mesures, dimensions',
  'insect-screens/make':
    'making, cutting to size, production, mesh, profiles, Anfertigung, Zuschnitt, Herstellung, Gewebe, Profile, fabricación, corte a medida, ensamblaje, malla, perfiles, fabrication, découpe, assemblage, toile, profilés',
  'insect-screens/fit':
    'fitting, mounting, hanging, installation, Einbau, Montage, Anbringen, Einhängen, colocación, instalación, colocar, pose, montage, accrochage',
  'carry-heavy/survey':
    'survey, site visit, viewing, access check, weight check, Besichtigung, Vorbesichtigung, Wegeprüfung, Ortstermin, visita previa, inspección de accesos, estudio previo, visite préalable, repérage, étude des accès',
  'carry-heavy/settle':
    'unwrapping, setting up, packaging disposal, levelling, unpacking, Auspacken, Aufstellen, Verpackungsentsorgung, Ausrichten, Aufbau, desembalaje, nivelación, retirada de embalajes, puesta a nivel, déballage, mise à niveau, reprise des emballages, mise en place',
  'textile-cleaning/test':
    'spot test, colour test, fabric test, trial spot, Farbtest, Probefläche, Materialtest, Farbechtheitsprüfung, prueba de color, prueba previa, test de tejido, test de couleur, essai préalable, test de tissu',
  'textile-cleaning/dry':
    'drying, combing, care advice, blower, Trocknen, Kämmen, Pflegetipps, Trocknung, secado, secar, cepillado, consejos de cuidado, séchage, sécher, brossage, conseils d’entretien',
  'shutter-motors/measure':
    'measuring, measurements, motor selection, survey, parts list, Ausmessen, Aufmaß, Motorauswahl, Maße, Stückliste, medición, medidas, elección del motor, lista de piezas, prise de mesures, mesures, choix du moteur, liste des pièces',
  'shutter-motors/power':
    'power supply, wiring, cables, electrics, chasing, electrical connection, Stromzuleitung, Verkabelung, Kabel, Elektrik, Schlitze stemmen, Stromanschluss, alimentación eléctrica, cableado, electricidad, rozas, toma de corriente, alimentation électrique, câblage, câbles, électricité, saignées, branchement électrique',
  'shutter-motors/fit':
    'motor installation, motor fitting, motor mounting, end points, Motoreinbau, Motormontage, Motoren einbauen, Endlagen, montaje de motores, instalar motores, finales de carrera, pose des moteurs, montage des moteurs, fins de course',
  'shutter-motors/control':
    'app, timers, scenes, smart home, sun sensor, wind sensor, phone control, App, Zeitschaltung, Szenen, Smart-Home-Einbindung, Sonnensensor, Windsensor, Handysteuerung, horarios, escenas, domótica, sensor solar, sensor de viento, control por móvil, appli, programmation horaire, scénarios, domotique, capteur soleil, capteur vent',
  'voice-devices/map':
    'inventory, device list, diagnosis, stocktaking, fault finding, Bestandsaufnahme, Geräteliste, Diagnose, Fehlersuche, Inventar, inventario, lista de dispositivos, diagnóstico, búsqueda de fallos, inventaire, liste des appareils, diagnostic, recherche de panne',
  'voice-devices/mend':
    'reconnecting, pairing, account cleanup, re-pairing, renaming, Neuverbindung, Koppeln, Kontenbereinigung, Neu anlernen, Umbenennen, reconexión, emparejamiento, limpieza de cuentas, renombrar, reconnexion, appairage, nettoyage des comptes, renommage',
  'voice-devices/voice':
    'voice control, routines, voice commands, voice link, spoken phrases, Sprachsteuerung, Routinen, Sprachbefehle, Sprachverknüpfung, control por voz, rutinas, comandos de voz, frases, commande vocale, commandes vocales, phrases',
  'video-doorbell-fit/check':
    'site check, wiring check, transformer check, privacy check, privacy advice, Vorprüfung, Trafoprüfung, Leitungsprüfung, Datenschutzprüfung, Ortstermin, comprobación previa, revisión del transformador, revisión de privacidad, contrôle préalable, contrôle du transformateur, vérification vie privée',
  'video-doorbell-fit/fit':
    'mounting, fitting, drilling, screwing on, installation, wiring, Montage, Anbringen, Anschrauben, Einbau, Bohren, Verkabelung, montaje, colocación, taladrado, instalación, cableado, pose, montage, fixation, perçage, câblage',
  'video-doorbell-fit/set':
    'app, app setup, user codes, configuration, users, detection zones, App, App-Einrichtung, Zugangscodes, Konfiguration, Benutzer, Erkennungszonen, configuración, códigos de acceso, usuarios, zonas de detección, appli, codes d’accès, utilisateurs, zones de détection',
  'shutter-motor-fault/blind-find':
    'diagnosis, fault finding, troubleshooting, finding the cause, Diagnose, Fehlersuche, Ursachensuche, Störungssuche, diagnóstico, búsqueda de avería, localizar el fallo, diagnostic, recherche de panne, trouver la panne',
  'shutter-motor-fault/blind-set':
    'remote programming, remote pairing, end point setting, sensor setup, programming, Fernbedienung anlernen, Endpunkteinstellung, Handsender anlernen, Programmierung, Sensoreinstellung, programación del mando, ajuste de finales, programación, ajuste de sensores, programmation télécommande, réglage des butées, programmation, réglage des capteurs',
  'electrical-fault/make-safe':
    'making safe, isolating, switching off, securing, emergency shutdown, Absichern, Freischalten, Abschalten, Sichern, Notabschaltung, puesta en seguridad, aislar el circuito, desconexión, corte de corriente, mise en sécurité, isolement, coupure, consignation',
  'electrical-fault/trace':
    'fault finding, diagnosis, tracing, troubleshooting, finding the cause, Fehlersuche, Diagnose, Ursachensuche, Fehlerortung, Störungssuche, búsqueda de avería, diagnóstico, localización del fallo, buscar la causa, recherche de panne, diagnostic, localisation du défaut, recherche de cause',
  'electrical-fault/replace':
    'repair, replacement, part replacement, new socket, new switch, new cable, Reparatur, Austausch, Steckdosentausch, Schaltertausch, Kabeltausch, Instandsetzung, reparación, sustitución, cambio de enchufe, cambio de interruptor, cambio de cable, réparation, remplacement, changement de prise, changement d’interrupteur, changement de câble',
  'electrical-fault/test-record':
    'test record, measurement record, documentation, test certificate, protocol, Prüfprotokoll, Messprotokoll, Dokumentation, Protokoll, Prüfbericht, informe de medición, protocolo de prueba, documentación, certificado, rapport d’essai, procès-verbal de mesure, attestation',
  'electrical-points/plan-points':
    'planning, plan, position plan, marking, electrical plan, drawings, Planung, Plan, Elektroplan, Anzeichnen, Installationsplan, Positionsplan, planificación, plano, plano eléctrico, marcado, proyecto eléctrico, planification, plan électrique, repérage, marquage',
  'electrical-points/cable-points':
    'chasing, cables, cable pulling, wall chases, back boxes, ducts, cabling, Schlitze, Stemmarbeiten, Kabel, Kabelverlegung, Unterputzdosen, Kabelkanäle, Verkabelung, rozas, cableado, tendido de cable, cajas de mecanismos, canaletas, saignées, câbles, câblage, tirage des câbles, boîtes d’encastrement, goulottes',
  'electrical-points/fit-lights':
    'lights, lamps, light fittings, dimmers, lamp mounting, luminaires, spotlights, Leuchten, Lampen, Lampenmontage, Dimmer, Deckenleuchten, Strahler, Beleuchtung, lámparas, luces, luminarias, reguladores, focos, apliques, lampes, variateurs, spots, plafonniers, appliques',
  'electrical-points/connect-points':
    'connecting, panel connection, labelling, measuring, test record, socket inserts, Anschließen, Verteileranschluss, Beschriftung, Messung, Prüfprotokoll, Einsätze montieren, conexión, conexionado, etiquetado, medición, conexión al cuadro, raccordement, branchement au tableau, étiquetage, mesures, rapport d’essai',
  'rewire-panel/inspect-wiring':
    'inspection, inspection report, survey, defect list, condition check, Bestandsprüfung, Prüfbericht, Bestandsaufnahme, Mängelliste, Begutachtung, inspección, informe de inspección, revisión previa, lista de defectos, rapport d’inspection, état des lieux, liste des défauts',
  'rewire-panel/design-circuits':
    'circuit diagram, planning, design, electrical plan, drawings, parts list, Schaltplan, Planung, Stromlaufplan, Elektroplan, Elektroplanung, Stückliste, esquema unifilar, proyecto eléctrico, diseño, planos, planificación, schéma électrique, conception, plan électrique, étude électrique, schéma unifilaire',
  'rewire-panel/replace-panel':
    'fuse box, consumer unit, distribution board, breaker panel, panel replacement, Sicherungskasten, Zählerschrank, Verteilerkasten, Unterverteilung, Verteilertausch, caja de fusibles, cuadro eléctrico, cuadro de distribución, cambio de cuadro, boîte à fusibles, tableau électrique, coffret électrique, changement de tableau',
  'rewire-panel/pull-circuits':
    'cables, cable pulling, chasing, rewiring, back boxes, new cables, Kabel, Kabelverlegung, Schlitze, Neuverkabelung, Leitungen, Unterputzdosen, cableado, rozas, tendido de cable, recableado, câbles, câblage, saignées, tirage des câbles, recâblage',
  'rewire-panel/certify':
    'certificate, certification, test record, measurements, installation certificate, Prüfprotokoll, Zertifikat, Bescheinigung, Abnahmemessung, Anlagenbescheinigung, certificado, boletín eléctrico, certificación, mediciones, certificat, attestation de conformité, mesures',
  'ev-charger-install/load-check':
    'load calculation, grid notice, operator notification, site check, supply check, registration, Lastberechnung, Netzanmeldung, Netzbetreiber-Anmeldung, Vorprüfung, Anmeldung, Hausanschlussprüfung, cálculo de cargas, aviso a distribuidora, estudio previo, comprobación del suministro, calcul de charge, déclaration au gestionnaire, étude préalable, visite technique',
  'ev-charger-install/run-supply':
    'supply line, cable, cabling, wiring, cable laying, power line, Zuleitung, Kabel, Verkabelung, Kabelverlegung, Stromleitung, Elektroleitung, línea de alimentación, cableado, tendido de cable, línea eléctrica, ligne d’alimentation, câble, câblage, pose du câble, ligne électrique',
  'ev-charger-install/mount-charger':
    'mounting, wall mounting, app setup, configuration, access setup, Montage, Wandmontage, App-Einrichtung, Konfiguration, Zugangseinrichtung, montaje, fijación, configuración, configurar la app, montage, fixation murale, configuration de l’appli',
  'ev-charger-install/charger-handover':
    'test record, instruction, training, documentation, protective measurements, Prüfprotokoll, Einweisung, Dokumentation, Schutzmessung, acta de pruebas, instrucción, formación, documentación, rapport d’essai, formation, prise en main',
  'solar-install/yield-study':
    'roof survey, yield calculation, yield report, shading study, feasibility study, Dachbegehung, Ertragsberechnung, Ertragsprognose, Verschattungsanalyse, Machbarkeitsstudie, estudio de producción, inspección del tejado, estudio de sombras, estudio de viabilidad, étude de rendement, visite du toit, étude d’ombrage, étude de faisabilité',
  'solar-install/pv-design':
    'design, string plan, single-line diagram, grid application, system planning, plans, Anlagenplanung, Stringplan, Netzantrag, Netzanschlussbegehren, Übersichtsschaltplan, Auslegung, diseño, esquema unifilar, solicitud de conexión, proyecto técnico, planos, conception, schéma unifilaire, demande de raccordement, dimensionnement',
  'solar-install/mount-modules':
    'panel mounting, module mounting, roof mounting, roof hooks, rails, substructure, Modulmontage, Dachmontage, Dachhaken, Unterkonstruktion, Montageschienen, montaje de paneles, montaje en tejado, ganchos, estructura soporte, colocar placas, pose des panneaux, montage sur toit, crochets, structure de montage',
  'solar-install/connect-inverter':
    'inverter, inverter connection, monitoring, metering, electrical connection, AC connection, Wechselrichter, Wechselrichteranschluss, Monitoring, Zähleranschluss, Elektroanschluss, AC-Anschluss, inversor, conexión del inversor, monitorización, contador, conexión eléctrica, onduleur, raccordement de l’onduleur, comptage, branchement électrique',
  'solar-install/fit-battery':
    'battery, storage, battery storage, home battery, accumulator, Batterie, Speicher, Stromspeicher, Batteriespeicher, Akku, batería, baterías, almacenamiento, acumulador, batterie, batteries, stockage, accumulateur',
  'solar-install/pv-commission':
    'registration, paperwork, commissioning, documents, legalisation, commissioning record, Anmeldung, Registrierung, Inbetriebnahme, Unterlagen, Inbetriebnahmeprotokoll, registro, legalización, puesta en servicio, trámites, documentación, enregistrement, mise en service, démarches administratives, dossier administratif',
  'leak/locate-leak':
    'leak detection, locating, leak search, finding the leak, tracing, Leckortung, Lecksuche, Ortung, Leckageortung, Ursachensuche, detección de fugas, búsqueda de fuga, localización, localizar la fuga, recherche de fuite, détection de fuite, localisation, localiser la fuite',
  'leak/open-access':
    'opening up, breaking open, chiselling, opening the wall, floor opening, Aufstemmen, Wandöffnung, Öffnen, Bodenöffnung, Stemmarbeiten, apertura, picar pared, abrir la pared, picado, ouverture, casser le mur, ouvrir le mur, piquage',
  'leak/repair-pipe':
    'pipe repair, pipe replacement, repair, new pipe, mending the pipe, Rohrreparatur, Rohrtausch, Reparatur, neues Rohr, Leitungsreparatur, reparación de tubería, cambio de tubería, reparación, tubería nueva, réparation du tuyau, remplacement du tuyau, réparation, tuyau neuf',
  'leak/dry-out':
    'drying, dryers, moisture measurement, dehumidifier, drying out, Trocknung, Bautrockner, Feuchtemessung, Trocknen, Entfeuchter, secado, deshumidificador, medición de humedad, secar, séchage, déshumidificateur, mesure d’humidité, assèchement',
  'leak/close-up':
    'painting, plastering, closing up, repainting, wall repair, tiling, Streichen, Verputzen, Malerarbeiten, Zuputzen, Wand verschließen, Fliesenarbeiten, pintura, pintar, enyesado, cerrar la pared, alicatado, peinture, rebouchage, plâtrerie, refermer le mur, carrelage',
  'tap-toilet-repair/identify-part':
    'spare part, spare parts, replacement part, choosing the part, Ersatzteil, Ersatzteile, Ersatzteilsuche, Teilebestimmung, repuesto, repuestos, recambio, pieza de repuesto, pièce de rechange, pièces de rechange, pièce détachée, pièces détachées',
  'tap-toilet-repair/reset-toilet':
    'lifting the toilet, toilet base, base seal, pan connector, toilet removal, WC-Abbau, WC-Sockel, Toilette abmontieren, Toilette anheben, Anschlussmanschette, levantar el inodoro, base del inodoro, desmontar el inodoro, manguito del inodoro, dépose des WC, socle des WC, soulever la cuvette, manchon de WC',
  'tap-toilet-repair/check-supply':
    'pressure check, pressure measurement, flow measurement, trap check, water pressure, Druckprüfung, Wasserdruck, Druckmessung, Durchflussmessung, Siphonkontrolle, control de presión, presión del agua, medir la presión, revisión del sifón, contrôle de pression, pression d’eau, mesure du débit, contrôle du siphon',
  'blocked-drain/camera-check':
    'camera, camera inspection, camera survey, pipe inspection, filming the pipe, video, Kamera, Kamerabefahrung, Kamerainspektion, Rohrinspektion, Kanalkamera, Video, cámara, inspección con cámara, inspección de tuberías, vídeo, grabar la tubería, caméra, inspection par caméra, passage caméra, inspection vidéo, filmer la canalisation',
  'bathroom-renovation/bath-plan':
    'bathroom plan, bathroom design, planning, measuring, layout, drawing, bath planning, Badplanung, Badplan, Planung, Aufmaß, ausmessen, Zeichnung, planen, plano del baño, diseño del baño, planificación, medición, medidas, proyecto, planificar, plan d’aménagement, conception, planification, prise de mesures, métré, dessin, planifier',
  'bathroom-renovation/strip-out':
    'strip-out, demolition, dismantling, ripping out, gutting, Abriss, Abbruch, Demontage, Rückbau, Entkernung, demolición, desmontaje, derribo, desmantelamiento, démolition, dépose, démontage, curage',
  'bathroom-renovation/rough-in':
    'pipework, pipes, pipe laying, rough-in, water pipes, waste pipes, wall frames, Rohre, Rohrinstallation, Rohinstallation, Wasserleitungen, Abwasserleitungen, Vorwandelemente, tuberías, cañerías, instalación de tuberías, desagües, tubos de agua, bastidor empotrado, tuyauterie, tuyaux, canalisations, conduites d’eau, évacuations, bâti-support',
  'bathroom-renovation/bath-electrics':
    'electrics, electrical work, electrical installation, electrician, Elektrik, Elektroarbeiten, Elektroinstallation, Elektro, Elektriker, electricidad, instalación eléctrica, trabajos eléctricos, electricista, électricité, travaux électriques, installation électrique, électricien',
  'bathroom-renovation/seal-and-tile':
    'tiling, tile laying, new tiles, waterproofing, grouting, tiler, Fliesenarbeiten, Fliesenlegen, neue Fliesen, Abdichtung, verfliesen, verfugen, Fliesenleger, alicatado, colocación de azulejos, alicatar, impermeabilización, rejuntado, alicatador, pose du carrelage, nouveau carrelage, carreler, étanchéité, faïence, jointoiement, carreleur',
  'bathroom-renovation/fit-fixtures':
    'fitting the fixtures, fixture fitting, final fit, sanitaryware fitting, hanging the basin, Sanitärmontage, Endmontage, Feininstallation, Armaturenmontage, Sanitärobjekte montieren, montaje de sanitarios, colocación de sanitarios, montar los sanitarios, montaje de grifería, pose des sanitaires, montage des sanitaires, pose de robinetterie, installer les sanitaires',
  'hot-water/set-hot-water':
    'legionella protection, temperature setting, timer setting, thermal disinfection, settings, Legionellenschutz, Legionellenschaltung, Temperatureinstellung, Zeiteinstellung, Einstellungen, protección contra legionela, ajuste de temperatura, programación horaria, desinfección térmica, protection contre légionelles, réglage de température, programmation horaire, désinfection thermique',
  'boiler-fault/safety-gas':
    'gas check, gas safety check, flue gas measurement, combustion test, leak test, emission test, Gasprüfung, Gascheck, Abgasmessung, Dichtheitsprüfung, Verbrennungsmessung, Emissionsmessung, revisión del gas, control de gas, análisis de humos, prueba de fugas, medición de gases, contrôle du gaz, analyse de combustion, mesure des fumées, test d’étanchéité, contrôle de fuites',
  'boiler-fault/balance-system':
    'bleeding, bleeding radiators, balancing, hydraulic balancing, bleed, venting, Entlüftung, entlüften, hydraulischer Abgleich, Heizkörper entlüften, abgleichen, Abgleich, purga, purgar, purgado de radiadores, equilibrado, equilibrado hidráulico, purge, purger, purge des radiateurs, équilibrage, équilibrage hydraulique',
  'radiator-change/radiator-measure':
    'measuring, radiator selection, choosing radiators, radiator order, buying radiators, survey, Aufmaß, ausmessen, Heizkörperauswahl, Heizkörperkauf, Auslegung, Heizkörperbestellung, medición, medidas, elección de radiadores, compra de radiadores, pedido de radiadores, prise de mesures, mesures, choix des radiateurs, achat des radiateurs, dimensionnement',
  'radiator-change/radiator-balance':
    'bleeding, refilling, balancing, hydraulic balancing, bleed, refill, Entlüftung, entlüften, befüllen, Befüllung, hydraulischer Abgleich, Abgleich, purga, purgar, rellenar, llenado, equilibrado, equilibrado hidráulico, purge, purger, remplir, remplissage, équilibrage, équilibrage hydraulique',
  'air-conditioning-work/cooling-load':
    'cooling load, load calculation, cooling load calculation, site survey, sizing, Kühllast, Kühllastberechnung, Lastberechnung, Auslegung, Vor-Ort-Aufnahme, carga térmica, cálculo de cargas, cálculo frigorífico, dimensionamiento, visita previa, charge frigorifique, calcul de charge, bilan thermique, dimensionnement, visite préalable',
  'air-conditioning-work/ac-commission':
    'commissioning, start-up, putting into service, commissioning record, instruction, Inbetriebnahme, Inbetriebnahmeprotokoll, Einweisung, in Betrieb nehmen, puesta en marcha, puesta en servicio, acta de puesta, poner en marcha, mise en service, mise en route, procès-verbal, mettre en service',
  'heat-pump-install/heat-load':
    'heat load, heat load calculation, heat loss survey, heat loss calculation, Heizlast, Heizlastberechnung, Heizlastermittlung, Wärmebedarfsberechnung, carga de calefacción, cálculo de cargas, cálculo térmico, pérdidas de calor, déperditions, calcul des déperditions, bilan thermique, étude thermique',
  'heat-pump-install/hp-design':
    'system design, sizing, planning, hydraulic scheme, noise check, design, Anlagenplanung, Planung, Auslegung, Hydraulikschema, Schallprüfung, planen, diseño del sistema, dimensionamiento, planificación, esquema hidráulico, estudio acústico, proyecto, conception, dimensionnement, planification, schéma hydraulique, étude acoustique',
  'heat-pump-install/hp-balance':
    'balancing, hydraulic balancing, balancing circuits, hydraulischer Abgleich, Abgleich, abgleichen, equilibrado, equilibrado hidráulico, equilibrar, équilibrage, équilibrage hydraulique, équilibrer',
  'heat-pump-install/hp-commission':
    'commissioning, heating curve, tuning, start-up, fine tuning, Inbetriebnahme, Heizkurve, Feineinstellung, Optimierung, in Betrieb nehmen, puesta en marcha, curva de calefacción, ajuste fino, puesta en servicio, optimización, mise en service, courbe de chauffe, réglage fin, mise en route, optimisation',
}
