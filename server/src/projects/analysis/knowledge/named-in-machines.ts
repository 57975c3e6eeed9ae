/** By which words clients name a part of the work of machines, vehicles, networks and models that is not to be done, in four languages: just that task falls away. By the package's id and the task's key; comma between. */
export const NAMED_IN_MACHINES: Readonly<Record<string, string>> = {
  'ar-app/ar-concept':
    'concept, storyboard, user journey, ux concept, user flow, Konzept, Storyboard, Nutzerführung, User Journey, Drehbuch, concepto, guion gráfico, recorrido del usuario, flujo de usuario, scénarimage, parcours utilisateur, conception',
  'ar-app/ar-spike':
    'tracking proof, proof of concept, prototype, feasibility test, technical trial, tracking test, Machbarkeitstest, Prototyp, Tracking-Test, Technikprobe, Machbarkeitsnachweis, prueba de concepto, prototipo, prueba de tracking, prueba de viabilidad, prueba técnica, preuve de concept, test de suivi, test de faisabilité, essai technique',
  'ar-app/ar-assets':
    'models, assets, modelling, object models, model optimisation, textures, Modelle, Assets, Modellierung, Objektmodelle, Modelloptimierung, Texturen, modelos, modelado, modelado de objetos, optimización de modelos, texturas, modèles, modélisation, objets modélisés, optimisation des modèles',
  'ar-app/ar-content':
    'content management, cms, catalogue, content back end, admin area, model upload, Inhaltsverwaltung, CMS, Katalog, Redaktionssystem, Verwaltungsbereich, Backend, gestor de contenidos, catálogo, panel de administración, back end, subida de modelos, gestion de contenu, back-office, interface d’administration, téléversement de modèles',
  'ar-app/ar-test':
    'device testing, testing, device tests, test report, bug testing, Gerätetests, Testen, Gerätetest, Testbericht, Qualitätstests, pruebas en dispositivos, testeo, pruebas, informe de pruebas, tests sur appareils, recette, phase de test, rapport de test',
  'ar-app/ar-publish':
    'publishing, publication, app store, store upload, hosting, qr codes, privacy texts, Veröffentlichung, veröffentlichen, App Store, Store-Upload, Hosting, QR-Codes, Datenschutztexte, publicación, publicar, tienda de aplicaciones, alojamiento, códigos qr, textos de privacidad, publier, mise en ligne, hébergement, boutique d’applications, textes de confidentialité',
  'vr-app/vr-concept':
    'script, concept, storyboard, comfort rules, experience script, scene list, Drehbuch, Konzept, Storyboard, Komfortregeln, Skript, Szenenliste, guion, concepto, reglas de confort, lista de escenas, scénario, règles de confort, liste des scènes',
  'vr-app/vr-greybox':
    'grey-box, grey box, prototype, blockout, play test, Greybox, Prototyp, Blockout, Rohfassung, Spieltest, prototipo, maqueta jugable, caja gris, greybox, maquette jouable, boîte grise',
  'vr-app/vr-art':
    'models, environment, props, modelling, graphics, textures, assets, Modelle, Umgebung, Requisiten, Modellierung, Grafik, Texturen, Assets, modelos, entorno, modelado, gráficos, texturas, modèles, environnement, accessoires, modélisation, graphismes',
  'vr-app/vr-interactions':
    'interactions, interaction programming, programming, hand tracking, grabbing, spatial ui, Interaktionen, Interaktionsprogrammierung, Programmierung, Handtracking, Greifen, Bedienoberfläche, interacciones, programación, seguimiento de manos, agarre, interfaz espacial, programmation, suivi des mains, préhension, interface spatiale',
  'vr-app/vr-together':
    'multiplayer, shared sessions, voice chat, multi-user, avatars, networking, Mehrspieler, Multiplayer, gemeinsame Sitzungen, Sprachchat, Mehrbenutzer, Avatare, multijugador, sesiones compartidas, chat de voz, multiusuario, avatares, multijoueur, sessions partagées, chat vocal, multi-utilisateur',
  'vr-app/vr-performance':
    'performance tuning, performance optimisation, frame rate, profiling, optimisation, Performance-Optimierung, Bildrate, Optimierung, Profiling, Leistungsoptimierung, optimización, rendimiento, tasa de fotogramas, optimización de rendimiento, performances, fréquence d’images, profilage, fluidité',
  'vr-app/vr-release':
    'release, publishing, store upload, device management, headset installation, user guide, Veröffentlichung, Store-Upload, Geräteverwaltung, Brilleninstallation, Anleitung, Release, publicación, subida a tienda, gestión de dispositivos, instalación en visores, guía de usuario, publication, mise en boutique, gestion de flotte, installation sur casques, guide utilisateur',
  'xr-training-course/xrt-analyse':
    'task analysis, filming, learning goals, step analysis, job analysis, Aufgabenanalyse, Tätigkeitsanalyse, Lernziele, Arbeitsschritte aufnehmen, Filmaufnahmen, análisis de tareas, objetivos de aprendizaje, grabación, análisis del proceso, filmación, analyse de tâche, objectifs pédagogiques, filmage, analyse du poste, tournage',
  'xr-training-course/xrt-script':
    'script, storyboard, voice texts, scoring concept, didactic script, Drehbuch, Skript, Sprechertexte, Bewertungskonzept, Storyboard, guion, textos de voz, guion didáctico, sistema de puntuación, scénario pédagogique, textes de voix, barème',
  'xr-training-course/xrt-assets':
    'models, cad data, modelling, machine model, scanning, assets, Modelle, CAD-Daten, Modellierung, Maschinenmodell, Scannen, Assets, modelos, datos cad, modelado, modelo de máquina, escaneo, modèles, données cao, modélisation, modèle de machine, numérisation',
  'xr-training-course/xrt-lms':
    'lms, lms connection, learning platform, learning system, scorm, xapi, LMS, LMS-Anbindung, Lernplattform, Lernsystem, SCORM, xAPI, conexión lms, plataforma de aprendizaje, plataforma formativa, connexion lms, plateforme de formation, plateforme d’apprentissage',
  'xr-training-course/xrt-pilot':
    'pilot, pilot run, trial, user test, learner test, pilot group, Pilot, Pilotphase, Pilotlauf, Probelauf, Nutzertest, Testgruppe, piloto, prueba piloto, fase piloto, prueba con alumnos, grupo piloto, pilote, phase pilote, test utilisateurs, essai avec apprenants, groupe pilote',
  'xr-training-course/xrt-rollout':
    'rollout, roll-out, train the trainer, trainer training, device management, hygiene concept, Rollout, Einführung, Trainerschulung, Geräteverwaltung, Hygienekonzept, Ausrollen, despliegue, implantación, formación de formadores, gestión de dispositivos, plan de higiene, déploiement, formation des formateurs, gestion de flotte, protocole d’hygiène, mise en place',
  'ar-remote-support/ras-cases':
    'use cases, case selection, baseline figures, baseline measurement, key figures, Anwendungsfälle, Use Cases, Ausgangsmessung, Ist-Zahlen, Kennzahlen, Fallauswahl, casos de uso, selección de casos, medición inicial, cifras de partida, indicadores, cas d’usage, choix des cas, mesure initiale, chiffres de départ, indicateurs',
  'ar-remote-support/ras-site':
    'network check, site check, connectivity check, uplink, firewall ports, Netzprüfung, Netzwerkcheck, Standortprüfung, Standortcheck, Firewall-Ports, Netzanbindung, revisión de red, comprobación de red, revisión de sede, conectividad, puertos, contrôle réseau, vérification réseau, audit de site, connectivité, ports pare-feu',
  'ar-remote-support/ras-platform':
    'platform, platform setup, software setup, user accounts, roles, recording consent, Plattform, Plattform einrichten, Software einrichten, Benutzerkonten, Rollen, Aufzeichnung, plataforma, configuración de plataforma, cuentas de usuario, grabación, plateforme, configuration de plateforme, comptes utilisateurs, rôles, enregistrement',
  'ar-remote-support/ras-devices':
    'devices, glasses, smart glasses, phones, device setup, headsets, mounts, Geräte, Brillen, Datenbrillen, Handys, Geräteeinrichtung, Halterungen, dispositivos, gafas, gafas inteligentes, móviles, configuración de dispositivos, soportes, appareils, lunettes, lunettes connectées, téléphones, configuration des appareils, supports',
  'ar-remote-support/ras-train':
    'training, staff training, technician training, schooling, coaching, Schulung, schulen, Technikerschulung, Training, Einweisung, Mitarbeiterschulung, formación, capacitación, formación de técnicos, entrenamiento, formar, formation, former, formation des techniciens, entraînement, formation du personnel',
  'ar-remote-support/ras-review':
    'review, evaluation, follow-up review, assessment, review meeting, Auswertung, Nachbesprechung, Bewertung, Erfolgskontrolle, Review, revisión posterior, evaluación, balance, seguimiento, bilan, évaluation, revue, suivi',
  'ar-filter-360/filter-concept':
    'concept, storyboard, shot plan, idea, idea finding, Konzept, Storyboard, Aufnahmeplan, Idee, Ideenfindung, concepto, plan de tomas, desarrollo de idea, plan de prises, idée, recherche d’idée',
  'ar-filter-360/filter-build':
    'ar filter, filter, face filter, filter building, ar effect, lens effect, AR-Filter, Filter, Gesichtsfilter, Filter bauen, AR-Effekt, filtro ar, filtro, filtro facial, creación del filtro, efecto ar, filtre ar, filtre, filtre facial, création du filtre, effet ar',
  'ar-filter-360/tour-capture':
    'photos, photography, panoramas, panorama shots, photo shoot, panoramic pictures, Fotos, Aufnahmen, Panoramen, Panoramaaufnahmen, Fotografieren, Panoramafotos, fotos, fotografía, tomas panorámicas, sesión de fotos, fotografiar, prises de vue, prise de photos, photographier, photos panoramiques',
  'ar-filter-360/tour-build':
    'tour, tour building, virtual tour, hotspots, stitching, tour programming, Rundgang, Tour bauen, virtuelle Tour, Hotspots, Stitching, virtueller Rundgang, recorrido, montaje del recorrido, visita virtual, tour virtual, cosido, visite virtuelle, montage de visite, points d’intérêt, assemblage panoramas, parcours virtuel',
  'ar-filter-360/filter-publish':
    'publishing, publication, hosting, qr code, upload, statistics, going live, Veröffentlichung, veröffentlichen, Hosting, QR-Code, Hochladen, Statistik, Freischaltung, publicación, publicar, alojamiento, código qr, subida, estadísticas, publier, hébergement, mise en ligne, statistiques',
  'model-from-sketch/cad-brief':
    'requirements clarification, briefing, dimension list, specification, fit clarification, Anforderungsklärung, Briefing, Maßliste, Spezifikation, Anforderungen klären, aclaración de requisitos, lista de cotas, especificación, definición de ajustes, clarification des besoins, brief, liste des cotes, cahier des charges, définition des ajustements',
  'model-from-sketch/cad-measure':
    'measuring, measure, measurements, taking sizes, sample measuring, calipers, Ausmessen, messen, Vermessung, Maße nehmen, Muster vermessen, Aufmaß, medición, medir, medidas, toma de medidas, calibre, mesures, mesurer, prise de mesures, relevé de cotes, pied à coulisse',
  'model-from-sketch/cad-assembly':
    'assembly, assembly model, collision check, interference check, motion check, assembly check, Baugruppe, Zusammenbau, Kollisionsprüfung, Bewegungsprüfung, Baugruppenmodell, ensamblaje, conjunto, comprobación de interferencias, estudio de movimiento, montaje virtual, assemblage, ensemble, contrôle d’interférences, étude de mouvement, vérification des jeux',
  'model-from-sketch/cad-review':
    'review, review meeting, joint review, revision round, online review, Durchsprache, gemeinsame Durchsicht, Korrekturrunde, Review, Besprechung, revisión conjunta, ronda de cambios, reunión de revisión, repaso conjunto, revue, revue commune, tour de corrections, réunion de validation',
  'model-from-sketch/cad-export':
    'export, file export, step file, stl file, native files, file conversion, Export, Dateiexport, STEP-Datei, STL-Datei, native Dateien, exportieren, exportación, exportar, archivo step, archivo stl, archivos nativos, exporter, fichier step, fichier stl, fichiers natifs',
  'print-stl/print-check':
    'printability check, file check, printability, print check, wall thickness check, Druckbarkeitsprüfung, Dateiprüfung, Druckbarkeit, Druckprüfung, Wandstärkenprüfung, comprobación de imprimibilidad, revisión del archivo, imprimibilidad, control de espesores, contrôle d’imprimabilité, vérification du fichier, imprimabilité, contrôle des épaisseurs',
  'print-stl/print-mesh':
    'mesh repair, stl repair, file repair, repairing the file, mesh healing, Netzreparatur, STL-Reparatur, Dateireparatur, Datei reparieren, Netz reparieren, reparación de malla, reparación stl, reparar el archivo, reparar malla, réparation du maillage, réparation stl, réparer le fichier, réparer le maillage',
  'print-stl/print-run':
    'printing, print run, slicing, print job, the printing itself, Drucken, drucken, Druck, Slicen, Druckauftrag, impresión, imprimir, laminado, trabajo de impresión, impression, imprimer, tranchage, tirage',
  'print-stl/print-finish':
    'finishing, support removal, sanding, post-processing, smoothing, shipping, delivery, Nachbearbeitung, Stützen entfernen, Schleifen, Glätten, Versand, Lieferung, Finish, acabado, quitar soportes, lijado, posprocesado, alisado, envío, entrega, finition, retrait des supports, ponçage, post-traitement, lissage, envoi, livraison',
  'technical-drawings/draw-intake':
    'drawing template, template, source check, layer structure, title block, Zeichnungsvorlage, Vorlage, Vorlagenprüfung, Layerstruktur, Schriftfeld, plantilla, revisión del original, estructura de capas, cajetín, gabarit, contrôle des sources, structure des calques, cartouche',
  'technical-drawings/draw-tolerance':
    'tolerances, tolerancing, fits, geometric tolerances, tolerance chains, Toleranzen, Tolerierung, Passungen, Form- und Lagetoleranzen, Toleranzkette, tolerancias, ajustes, tolerancias geométricas, acotado de tolerancias, cadena de cotas, tolérances, tolérancement, ajustements, tolérances géométriques, chaîne de cotes',
  'technical-drawings/draw-sheet':
    'flat pattern, flat patterns, cutting files, dxf, sheet metal unfolding, bend table, laser files, Abwicklung, Abwicklungen, Zuschnittdateien, DXF, Blechabwicklung, Biegetabelle, Laserdateien, desarrollo de chapa, desarrollos, archivos de corte, tabla de plegado, archivos láser, développé, mise à plat, fichiers de découpe, dépliage tôle, table de pliage',
  'technical-drawings/draw-bom':
    'parts list, bom, bill of materials, exploded view, item list, Stückliste, Teileliste, Explosionszeichnung, Explosionsansicht, Positionsnummern, lista de piezas, lista de materiales, despiece, vista explosionada, nomenclature, liste des pièces, vue éclatée, éclaté',
  'technical-drawings/draw-check':
    'drawing check, four-eyes check, release, approval, drawing release, Zeichnungsprüfung, Vier-Augen-Prüfung, Freigabe, Zeichnungsfreigabe, Prüfung, revisión cruzada, aprobación, liberación de planos, verificación de planos, vérification croisée, validation, approbation, contrôle des plans',
  'product-render/render-brief':
    'shot list, briefing, mood references, references, shot planning, Shotlist, Briefing, Referenzen, Bildauswahl, Einstellungsliste, lista de tomas, referencias, planificación de tomas, liste des plans, brief, références, liste des vues',
  'product-render/render-model':
    'modelling, model, cad model, model building, cad data, model preparation, Modellierung, Modell, CAD-Modell, Modellieren, CAD-Daten, Modellaufbereitung, modelado, modelo, modelo cad, modelar, datos cad, preparación del modelo, modélisation, modèle, modèle cao, modéliser, données cao, préparation du modèle',
  'product-render/render-look':
    'materials, lighting, background, look development, shading, textures, light setup, Materialien, Beleuchtung, Hintergrund, Look-Entwicklung, Shading, Texturen, Lichtsetzung, materiales, iluminación, fondo, texturas, desarrollo del look, ambientación, matériaux, éclairage, arrière-plan, décor, mise en lumière',
  'product-render/render-images':
    'still images, stills, image retouching, retouching, cut-outs, product images, Standbilder, Einzelbilder, Bildretusche, Retusche, Freisteller, Produktbilder, imágenes fijas, retoque, recortes, imágenes de producto, retoque de imágenes, images fixes, retouche, détourages, images du produit, retouche d’images',
  'product-render/render-animate':
    'animation, video, clip, film, animate, movie, Animation, Video, Clip, Film, animieren, Videoclip, animación, vídeo, película, animar, vidéo, animer',
  'product-render/render-revise':
    'revision round, change round, corrections, revisions, changes, Korrekturrunde, Änderungsrunde, Korrekturen, Änderungen, Korrekturschleife, ronda de cambios, correcciones, revisiones, modificaciones, modifications, tour de corrections, révisions',
  'product-development/dev-requirements':
    'requirements, requirements list, specification, specs, target cost, Anforderungen, Lastenheft, Pflichtenheft, Anforderungsliste, Spezifikation, Zielkosten, requisitos, lista de requisitos, especificación, pliego de condiciones, coste objetivo, exigences, cahier des charges, liste des exigences, spécifications, coût cible',
  'product-development/dev-concepts':
    'concept, concepts, sketches, concept phase, ideas, concept sketches, Konzept, Konzepte, Skizzen, Konzeptphase, Ideen, Entwürfe, concepto, conceptos, bocetos, fase conceptual, croquis, esquisses, phase conceptuelle, idées',
  'product-development/dev-cad':
    'cad, cad design, mechanical design, cad model, housing design, construction drawings, CAD, CAD-Konstruktion, Konstruktion, CAD-Modell, Gehäusekonstruktion, mechanische Konstruktion, diseño cad, diseño mecánico, modelo cad, diseño de carcasa, cao, conception cao, conception mécanique, modèle cao, conception du boîtier',
  'product-development/dev-electronics':
    'electronics, circuit board, pcb, schematic, board layout, gerber files, Elektronik, Platine, Leiterplatte, Schaltplan, Platinenlayout, Gerberdaten, electrónica, placa, circuito impreso, esquema eléctrico, diseño de placa, archivos gerber, électronique, carte électronique, circuit imprimé, schéma électronique, routage, fichiers gerber',
  'product-development/dev-proof':
    'strength calculation, simulation, fem, calculations, stress analysis, thermal simulation, Festigkeitsberechnung, Simulation, FEM, Berechnung, Festigkeitsnachweis, Wärmesimulation, cálculo de resistencia, simulación, elementos finitos, cálculos, simulación térmica, calcul de résistance, éléments finis, calculs, simulation thermique',
  'product-development/dev-prototype':
    'prototype, prototypes, prototyping, sample build, prototype testing, Prototyp, Prototypen, Prototypenbau, Musterbau, Funktionsmuster, prototipo, prototipos, prototipado, muestra funcional, pruebas del prototipo, prototypage, maquette fonctionnelle, essais du prototype',
  'product-development/dev-manufacture':
    'manufacturing preparation, production, manufacturer quotes, series production, manufacturers, production drawings, Fertigungsvorbereitung, Produktion, Fertigerangebote, Serienfertigung, Hersteller, Fertigungszeichnungen, preparación de fabricación, producción, ofertas de fabricantes, producción en serie, fabricantes, planos de fabricación, préparation de fabrication, devis de fabricants, production en série, fabricants, plans de fabrication',
  'scan-to-cad/scan-plan':
    'scan planning, scan plan, markers, photo guide, scanning spray, Scanplanung, Scanplan, Marker, Fotoanleitung, Scanspray, planificación del escaneo, plan de escaneo, marcadores, guía de fotos, préparation du scan, plan de numérisation, cibles, guide photo',
  'scan-to-cad/scan-capture':
    'scanning, scan, capture, photo series, scan data, point cloud, Scannen, scannen, Scan, Fotoserie, Scandaten, Punktwolke, escaneo, escanear, captura, serie de fotos, nube de puntos, numérisation, scanner l’objet, série de photos, nuage de points',
  'scan-to-cad/scan-surface':
    'cad model, surface reconstruction, reverse engineering, step model, cad conversion, cad surfaces, CAD-Modell, Flächenrückführung, Reverse Engineering, STEP-Modell, CAD-Umwandlung, modelo cad, reconstrucción de superficies, ingeniería inversa, modelo step, conversión a cad, modèle cao, reconstruction de surfaces, rétro-ingénierie, modèle step, conversion cao',
  'scan-to-cad/scan-retopo':
    'retopology, low-poly model, game-ready model, uv unwrapping, normal map baking, lods, Retopologie, Low-Poly-Modell, Spielmodell, UV-Abwicklung, Normal-Maps, retopología, modelo low-poly, modelo para juegos, mapeado uv, mapas de normales, retopologie, modèle low-poly, modèle pour jeu, dépliage uv, cartes de normales',
  'scan-to-cad/scan-clean':
    'mesh cleaning, hole filling, texturing, smoothing, texture, mesh clean-up, Netzbereinigung, Löcher schließen, Texturierung, Glätten, Textur, Netz bereinigen, limpieza de malla, relleno de huecos, texturizado, suavizado, textura, nettoyage du maillage, bouchage des trous, texturage, lissage',
  'scan-to-cad/scan-deliver':
    'import test, test import, preview, file handover, Importtest, Testimport, Vorschau, Dateiübergabe, prueba de importación, vista previa, importación de prueba, test d’import, aperçu, import d’essai',
  'machine-fault/fault-triage':
    'video triage, live video, remote triage, video call, remote diagnosis, Videodiagnose, Ferndiagnose, Live-Video, Videoanruf, Erstdiagnose, videollamada, triaje por vídeo, diagnóstico remoto, diagnóstico a distancia, triage vidéo, appel vidéo, diagnostic à distance, visio',
  'machine-fault/fault-electric':
    'electrics, electrical fault, control fault, electrical side, wiring, sensors, control system, Elektrik, Steuerungsfehler, elektrischer Fehler, Elektronik, Verdrahtung, Sensoren, Steuerung, electricidad, fallo eléctrico, parte eléctrica, cableado, sensores, control eléctrico, électricité, panne électrique, partie électrique, câblage, capteurs, automatisme',
  'machine-fault/fault-mechanic':
    'mechanics, hydraulics, pneumatics, mechanical fault, mechanical side, oil check, Mechanik, Hydraulik, Pneumatik, mechanischer Fehler, Ölprüfung, mecánica, hidráulica, neumática, fallo mecánico, parte mecánica, mécanique, hydraulique, pneumatique, panne mécanique, partie mécanique',
  'machine-fault/fault-cause':
    'root cause report, root cause analysis, report, cause report, prevention report, five whys, Ursachenbericht, Ursachenanalyse, Bericht, Schadensbericht, Abschlussbericht, informe, análisis de causa, informe de causa, causa raíz, informe final, rapport, analyse des causes, cause racine, rapport final, rapport de panne',
  'plc-project/plc-spec':
    'functional description, specification, step chain description, signal list, functional specification, spec, Funktionsbeschreibung, Pflichtenheft, Lastenheft, Signalliste, Ablaufbeschreibung, Spezifikation, descripción funcional, especificación, lista de señales, especificación funcional, pliego funcional, description fonctionnelle, cahier des charges, liste des signaux, analyse fonctionnelle, spécification, grafcet',
  'plc-project/plc-hardware':
    'hardware configuration, hardware, bus configuration, drive configuration, fieldbus, addressing, Hardwarekonfiguration, Hardware, Buskonfiguration, Antriebskonfiguration, Feldbus, Adressierung, configuración de hardware, bus de campo, configuración de variadores, direccionamiento, configuration matérielle, matériel, bus de terrain, configuration des variateurs, adressage',
  'plc-project/plc-hmi':
    'hmi, operator screens, operator panel, visualisation, screens, touch panel, panel screens, HMI, Visualisierung, Bedienoberfläche, Bedienpanel, Bedienbilder, Touchpanel, Panel, pantallas, panel de operador, visualización, pantalla táctil, interfaz de operador, ihm, écrans, pupitre opérateur, supervision, écran tactile, interface opérateur',
  'plc-project/plc-safety':
    'safety functions, safety program, safety, functional safety, safety validation, emergency stop, Sicherheitsfunktionen, Sicherheitsprogramm, Sicherheit, funktionale Sicherheit, Not-Halt, Sicherheitsvalidierung, funciones de seguridad, programa de seguridad, seguridad, seguridad funcional, parada de emergencia, fonctions de sécurité, programme de sécurité, sécurité, sécurité fonctionnelle, arrêt d’urgence',
  'plc-project/plc-commission':
    'commissioning, commission, start-up, signal check, on-site commissioning, dry run, Inbetriebnahme, Inbetriebsetzung, Signaltest, Anlauf, IBN, Trockenlauf, puesta en marcha, puesta en servicio, prueba de señales, arranque, marcha en vacío, mise en service, mise en route, test des signaux, démarrage, essai à vide',
  'plc-project/plc-handover':
    'training, documentation, backup, operator training, handover folder, source backup, Schulung, Dokumentation, Backup, Einweisung, Bedienerschulung, Datensicherung, formación, documentación, copia de seguridad, capacitación, curso para operadores, formation, sauvegarde, formation des opérateurs, dossier de remise',
  'plc-change/plcc-read':
    'program backup, backup, upload, program upload, saving the program, Programmsicherung, Backup, Sicherung, Programm auslesen, Upload, Datensicherung, copia de seguridad, respaldo, lectura del programa, copia del programa, sauvegarde, lecture du programme, sauvegarde du programme',
  'plc-change/plcc-try':
    'commissioning, loading, trial on machine, download to machine, on-site trial, Inbetriebnahme, Einspielen, Probelauf, Aufspielen, Test vor Ort, puesta en marcha, carga del programa, prueba en máquina, puesta en servicio, mise en service, chargement, essai sur machine, transfert du programme',
  'robot-cell/robot-study':
    'feasibility study, simulation, reach study, feasibility, cycle time study, gripper concept, Machbarkeitsstudie, Simulation, Reichweitenstudie, Machbarkeit, Taktzeitstudie, Greiferkonzept, estudio de viabilidad, simulación, estudio de alcance, viabilidad, estudio de ciclo, étude de faisabilité, étude de portée, faisabilité, étude de cycle',
  'robot-cell/robot-safety':
    'safety, risk assessment, safety design, fence, safety fence, guarding, safety layout, Sicherheit, Risikobeurteilung, Sicherheitskonzept, Schutzzaun, Absicherung, Gefährdungsbeurteilung, seguridad, evaluación de riesgos, diseño de seguridad, vallado, valla de seguridad, sécurité, analyse des risques, clôture, évaluation des risques, concept de sécurité, protections',
  'robot-cell/robot-program':
    'programming, program, motion programming, robot program, handshake, path programming, Programmierung, programmieren, Roboterprogramm, Bahnprogrammierung, Bewegungsprogramm, Handshake, programación, programar, programa del robot, programación de movimientos, trayectorias, programmation, programmer, programme du robot, programmation des trajectoires, trajectoires',
  'robot-cell/robot-vision':
    'vision, camera, vision system, image processing, machine vision, camera inspection, Kamera, Bildverarbeitung, Vision-System, Kamerasystem, Bilderkennung, Kameraprüfung, visión, cámara, visión artificial, sistema de visión, procesamiento de imagen, caméra, système de vision, traitement d’image, vision industrielle',
  'robot-cell/robot-run':
    'commissioning, optimisation, start-up, on-site commissioning, commission, ramp-up, Inbetriebnahme, Optimierung, Anlauf, Inbetriebsetzung, Hochlauf, puesta en marcha, optimización, puesta en servicio, arranque, mise en service, démarrage, mise en route',
  'robot-cell/robot-train':
    'training, operator training, staff training, train, schooling, instruction, Schulung, Bedienerschulung, schulen, Einweisung, Mitarbeiterschulung, Training, formación, capacitación, formación de operarios, formar, curso, formation, formation des opérateurs, former, formation du personnel',
  'robot-teach/teach-check':
    'backup, program backup, reach check, collision check, grip check, Backup, Programmsicherung, Datensicherung, Reichweitenprüfung, Kollisionsprüfung, Sicherung, copia de seguridad, respaldo, control de alcance, control de colisiones, sauvegarde, contrôle de portée, contrôle de collision',
  'robot-teach/teach-run':
    'production run, operator instruction, production start-up, speed ramp-up, batch supervision, Produktionsbegleitung, Einweisung, Serienanlauf, Hochfahren, Produktionsanlauf, puesta en producción, instrucción de operarios, arranque de producción, acompañamiento de producción, mise en production, instruction des opérateurs, démarrage de production, montée en cadence',
  'cnc-job/cnc-review':
    'drawing review, machining plan, clamping concept, tolerance review, work preparation, set-up planning, Zeichnungsprüfung, Bearbeitungsplan, Spannkonzept, Arbeitsvorbereitung, Toleranzprüfung, Aufspannplan, revisión del plano, plan de mecanizado, plan de amarre, revisión de tolerancias, preparación del trabajo, revue du plan, gamme d’usinage, plan de bridage, étude du plan, préparation du travail',
  'cnc-job/cnc-cam':
    'programming, cam, toolpaths, program, cam programming, simulation, Programmierung, CAM, Werkzeugwege, programmieren, CAM-Programmierung, Simulation, NC-Programm, programación, trayectorias, programar, programación cam, simulación, programmation, fao, parcours d’outil, programmer, programmation fao',
  'cnc-job/cnc-geometry':
    'geometry measurement, spindle measurement, ball bar test, axis measurement, machine geometry, backlash, Geometrievermessung, Spindelmessung, Kreisformtest, Achsvermessung, Maschinengeometrie, Umkehrspiel, medición de geometría, medición del husillo, prueba ballbar, medición de ejes, juego de ejes, mesure de géométrie, mesure de broche, test ballbar, mesure des axes, jeu des axes',
  'cnc-job/cnc-first':
    'set-up, setting up, first part, first article, run-in, first-off, Einrichten, Rüsten, Erstteil, Einfahren, Erstmuster, rüsten, puesta a punto, preparación de máquina, primera pieza, reglaje, pieza inicial, réglage machine, première pièce, mise au point, pièce type, montage de série',
  'cnc-job/cnc-optimise':
    'optimisation, cycle time, tool life, measuring plan, gauge plan, optimise, cycle time tuning, Optimierung, Taktzeit, Standzeit, Messplan, Prüfplan, optimieren, Taktzeitoptimierung, optimización, tiempo de ciclo, vida de herramienta, plan de medición, optimizar, temps de cycle, durée d’outil, plan de contrôle, optimiser',
  'preventive-maintenance/pm-list':
    'machine list, asset register, asset list, inventory, stocktaking, criticality, Maschinenliste, Anlagenverzeichnis, Bestandsaufnahme, Anlagenliste, Inventar, Kritikalität, lista de máquinas, inventario, registro de activos, listado de equipos, criticidad, liste des machines, inventaire, registre des équipements, recensement, criticité',
  'preventive-maintenance/pm-modes':
    'failure modes, fmea, failure analysis, failure mode analysis, failure mode table, Fehlerarten, FMEA, Ausfallarten, Fehleranalyse, Ausfallanalyse, modos de fallo, amfe, análisis de fallos, modes de défaillance, amdec, analyse des défaillances',
  'preventive-maintenance/pm-plan':
    'work cards, maintenance plan, intervals, lubrication plan, spare parts list, spare parts, maintenance cards, Arbeitskarten, Wartungsplan, Intervalle, Schmierplan, Ersatzteilliste, Ersatzteile, Wartungskarten, fichas de trabajo, plan de mantenimiento, intervalos, plan de lubricación, lista de repuestos, repuestos, fiches de travail, plan de maintenance, intervalles, plan de graissage, pièces de rechange, gammes de maintenance',
  'preventive-maintenance/pm-sensors':
    'condition monitoring, sensors, vibration sensors, vibration monitoring, online monitoring, Zustandsüberwachung, Sensoren, Schwingungssensoren, Condition Monitoring, Schwingungsüberwachung, Sensorik, monitorización, sensores, sensores de vibración, monitoreo de condición, control de vibraciones, surveillance conditionnelle, capteurs, capteurs de vibration, suivi vibratoire, monitoring',
  'preventive-maintenance/pm-system':
    'maintenance software, cmms, training, maintenance system, data entry, software, Wartungssoftware, Instandhaltungssoftware, Schulung, IPS-System, Dateneingabe, Software, software de mantenimiento, gmao, formación, carga de datos, programa de mantenimiento, logiciel de maintenance, formation, saisie des données, logiciel',
  'preventive-maintenance/pm-review':
    'review, evaluation, figures review, follow-up, review meeting, Auswertung, Nachkontrolle, Kennzahlenprüfung, Review, Überprüfung, revisión posterior, evaluación, análisis de cifras, seguimiento, bilan, revue, évaluation, suivi des chiffres',
  'pump-motor/pump-measure':
    'measuring, vibration measurement, insulation measurement, current measurement, diagnosis, measurements, Messung, Schwingungsmessung, Isolationsmessung, Strommessung, Diagnose, Vermessung, medición, medición de vibraciones, medición de aislamiento, diagnóstico, mediciones, mesures, mesure de vibrations, mesure d’isolement, diagnostic, mesurer',
  'pump-motor/pump-strip':
    'removal, dismantling, stripping, strip, disassembly, lock-out, Ausbau, Zerlegen, Demontage, ausbauen, Freischalten, zerlegen, desmontaje, desmontar, despiece, extracción, bloqueo, démontage, dépose, démonter, désassemblage, consignation',
  'pump-motor/pump-align':
    'alignment, laser alignment, installation, reinstallation, aligning, refitting, align, Ausrichten, Laserausrichtung, Einbau, Ausrichtung, Wiedereinbau, einbauen, ausrichten, alineación, alineación láser, instalación, alinear, reinstalación, alignement, alignement laser, remontage, aligner, remise en place',
  'machine-safety-file/safe-scope':
    'standards research, standards list, scope, directives, limits of machine, norms, Normenrecherche, Normenliste, Grenzen der Maschine, Richtlinien, Normen, Anwendungsbereich, búsqueda de normas, lista de normas, alcance, directivas, normas, recherche de normes, liste des normes, périmètre, normes',
  'machine-safety-file/safe-risk':
    'risk assessment, risk analysis, hazard analysis, assess risks, hazard list, Risikobeurteilung, Risikoanalyse, Gefährdungsbeurteilung, Gefahrenanalyse, Gefährdungsliste, evaluación de riesgos, análisis de riesgos, análisis de peligros, evaluar riesgos, évaluation des risques, analyse des risques, analyse des dangers, appréciation des risques',
  'machine-safety-file/safe-design':
    'guards, guard design, safety circuit, protective devices, fences, guard drawings, Schutzeinrichtungen, Schutzgitter, Sicherheitsschaltung, Schutzzäune, Schutzhauben, Sicherheitskreis, resguardos, protecciones, circuito de seguridad, vallas, diseño de resguardos, protecteurs, carters, circuit de sécurité, grilles, conception des protecteurs',
  'machine-safety-file/safe-validate':
    'validation, validate, stop time measurement, fault injection, electrical tests, safety tests, Validierung, validieren, Nachlaufmessung, Nachlaufzeitmessung, Fehlersimulation, elektrische Prüfungen, validación, validar, tiempo de parada, ensayos eléctricos, inyección de fallos, valider, mesure temps d’arrêt, essais électriques, injection de défauts',
  'machine-safety-file/safe-manual':
    'manual, operating manual, instructions, declaration of conformity, technical file, warning signs, pictograms, Betriebsanleitung, Handbuch, Bedienungsanleitung, Konformitätserklärung, technische Unterlagen, Warnschilder, Piktogramme, manual de instrucciones, declaración de conformidad, expediente técnico, pictogramas, instrucciones, notice, manuel, notice d’instructions, déclaration de conformité, dossier technique, pictogrammes',
  'cnc-fault/cnc-measure':
    'measuring, spindle measurement, drive measurement, axis measurement, run-out measurement, measurements, Messung, Spindelmessung, Antriebsmessung, Achsmessung, Rundlaufmessung, Vermessung, medición, medición del husillo, medición de accionamientos, medición de ejes, mediciones, mesures, mesure de broche, mesure des entraînements, mesure des axes, mesurer',
  'cnc-fault/cnc-coolant':
    'coolant, coolant leak, coolant pump, coolant circuit, coolant hoses, Kühlmittel, Kühlmittelleck, Kühlmittelpumpe, Kühlschmierstoff, Kühlmittelschläuche, Kühlkreislauf, refrigerante, taladrina, fuga de refrigerante, bomba de refrigerante, circuito de refrigerante, liquide de coupe, arrosage, fuite d’arrosage, pompe d’arrosage, lubrifiant de coupe, liquide de refroidissement',
  'cnc-fault/cnc-prove':
    'test part, trial part, run-in, geometry check, test cut, trial cut, Probeteil, Testteil, Einfahren, Geometrieprüfung, Probeschnitt, Probewerkstück, pieza de prueba, rodaje, control de geometría, corte de prueba, pièce d’essai, rodage, contrôle de géométrie, coupe d’essai',
  'robot-fault/robot-safe':
    'backup, error log, program backup, reading errors, log readout, data backup, Backup, Fehlerspeicher, Datensicherung, Fehler auslesen, Programmsicherung, Sicherung, copia de seguridad, lectura de errores, registro de errores, respaldo, sauvegarde, lecture des erreurs, journal d’erreurs',
  'robot-fault/robot-check':
    'axis check, brake test, gear check, cable check, axis measurement, Achsprüfung, Bremsentest, Getriebeprüfung, Kabelprüfung, Achsvermessung, revisión de ejes, prueba de frenos, revisión de reductores, revisión de cables, contrôle des axes, test des freins, contrôle des réducteurs, contrôle des câbles',
  'robot-fault/robot-restart':
    'restart, production restart, program check, point correction, recommissioning, Wiederanlauf, Wiederinbetriebnahme, Programmprüfung, Punktkorrektur, Produktionsanlauf, rearranque, reinicio de producción, revisión de programas, corrección de puntos, puesta en marcha, redémarrage, remise en production, contrôle des programmes, correction des points, remise en service',
  'home-wifi/wifi-measure':
    'measuring, speed measurement, signal measurement, line check, speed test, measurements, Messung, Geschwindigkeitsmessung, Signalmessung, Leitungsmessung, Speedtest, messen, medición, prueba de velocidad, medición de señal, test de velocidad, medir, mesures, test de débit, mesure du signal, test de ligne, mesurer',
  'home-wifi/wifi-router':
    'router, router setup, firmware, router configuration, channels, router update, Router, Routereinrichtung, Firmware, Routerkonfiguration, Kanäle, Router einrichten, configuración del router, canales, actualización del router, routeur, box, configuration du routeur, canaux, réglage box',
  'home-wifi/wifi-plan':
    'planning, floor plan, placement plan, shopping list, coverage plan, access point placement, Planung, Standortplan, Einkaufsliste, Grundriss, Standortplanung, planen, planificación, plano de ubicación, lista de compra, plano de cobertura, planificar, planification, plan d’emplacement, liste d’achats, plan de couverture, étude d’implantation',
  'home-wifi/wifi-mesh':
    'mesh, access points, repeaters, mesh points, access point mounting, mesh installation, Mesh, Access Points, Repeater, Mesh-Punkte, Mesh-Installation, Zugangspunkte, puntos de acceso, repetidores, red mallada, instalación mesh, points d’accès, répéteurs, bornes, installation mesh',
  'home-wifi/wifi-secure':
    'guest network, guest access, passwords, security, parental controls, reconnecting devices, child times, Gastnetz, Gastzugang, Passwörter, Sicherheit, Kindersicherung, Gäste-WLAN, Geräte neu verbinden, red de invitados, contraseñas, seguridad, control parental, wifi de invitados, reconectar dispositivos, réseau invité, mots de passe, sécurité, contrôle parental, wifi invité, reconnecter les appareils',
  'network-cabling/cable-survey':
    'route survey, route planning, route plan, point list, site walk, cable routes, Trassenplanung, Begehung, Trassenplan, Kabelwege planen, Ortsbegehung, Dosenplan, plan de rutas, recorrido previo, planificación de rutas, visita previa, lista de puntos, plan des cheminements, repérage, étude des cheminements, visite préalable, liste des points',
  'network-cabling/cable-ways':
    'ducts, trays, drilling, conduits, cable trays, fire stops, trunking, Kabelkanäle, Kanäle, Bohren, Leerrohre, Kabeltrassen, Brandschotts, Durchbrüche, canaletas, bandejas, taladros, tubos, canalizaciones, sellado cortafuegos, perforaciones, goulottes, chemins de câbles, perçages, gaines, fourreaux, coupe-feu, percements',
  'network-cabling/cable-pull':
    'cable pulling, pulling cable, labelling, pull cables, running cables, Kabelziehen, Kabel ziehen, Kabelverlegung, Beschriftung, Kabel einziehen, tirado de cable, tender cable, tendido de cables, etiquetado, pasar cables, tirage de câbles, tirer les câbles, passage des câbles, étiquetage',
  'network-cabling/cable-fibre':
    'fibre, fiber, fibre optic, splicing, fibre link, otdr measurement, Glasfaser, LWL, Spleißen, Glasfaserstrecke, Lichtwellenleiter, OTDR-Messung, fibra, fibra óptica, fusión de fibra, enlace de fibra, empalme de fibra, medición otdr, fibre optique, soudure fibre, épissure, liaison fibre, mesure otdr',
  'network-cabling/cable-rack':
    'rack, network cabinet, patch panel, outlets, data sockets, termination, patching, Rack, Netzwerkschrank, Patchpanel, Datendosen, Netzwerkdosen, Auflegen, Patchfeld, armario de red, panel de parcheo, rosetas, tomas de datos, conectorización, baie, baie de brassage, panneau de brassage, prises réseau, raccordement des prises, coffret réseau',
  'network-cabling/cable-certify':
    'certification, certify, measurement protocol, link test, test reports, as-built plan, Zertifizierung, Messprotokoll, Kabelmessung, Messprotokolle, Einmessen, Revisionsplan, certificación, certificar, mediciones, informe de certificación, plano final, recette, tests de liens, rapport de mesures, plan de récolement',
  'office-network/office-survey':
    'survey, stocktaking, inventory, radio survey, heat map, site survey, Bestandsaufnahme, Inventarisierung, WLAN-Ausleuchtung, Ausleuchtung, Funkmessung, Heatmap, inventario, levantamiento, estudio de cobertura, mapa de calor, estudio de radio, inventaire, état des lieux, étude radio, étude de couverture, carte de chaleur, audit',
  'office-network/office-design':
    'network design, design, planning, address plan, vlan concept, parts list, Netzwerkkonzept, Netzwerkdesign, Planung, Adressplan, VLAN-Konzept, Stückliste, diseño de red, diseño, planificación, plan de direcciones, esquema de vlan, conception réseau, conception, planification, plan d’adressage, architecture réseau',
  'office-network/office-switching':
    'switch configuration, routing, vlan configuration, switch setup, Switch-Konfiguration, Routing, VLAN-Konfiguration, configuración de switches, conmutadores, enrutamiento, configuración de vlan, configuration des switchs, commutateurs, routage, configuration des vlan',
  'office-network/office-firewall':
    'firewall, remote access, vpn, guest access, firewall rules, backup line, Firewall, Fernzugang, VPN, Gastzugang, Firewallregeln, Fernzugriff, Ersatzleitung, cortafuegos, acceso remoto, acceso de invitados, línea de respaldo, pare-feu, accès distant, accès invités, ligne de secours',
  'office-network/office-aps':
    'access points, wi-fi, wlan, wireless, access point mounting, wifi, Access Points, WLAN, Access-Point-Montage, Funknetz, Accesspoints, WLAN-Montage, puntos de acceso, red inalámbrica, montaje de antenas, points d’accès, bornes wifi, réseau sans fil, pose des bornes',
  'office-network/office-cutover':
    'cutover, cut-over, migration, stand-by, moving devices, Umschaltung, Umstellung, Migration, Bereitschaft, Netzumschaltung, Geräte umziehen, migración, cambio de red, conmutación nocturna, guardia, traslado de equipos, bascule, basculement, astreinte, déplacement des postes',
  'office-network/office-docs':
    'documentation, briefing, team briefing, network diagram, training, port list, Dokumentation, Einweisung, Netzplan, Schulung, Netzdokumentation, Portliste, documentación, formación, diagrama de red, capacitación, instrucción del equipo, formation, schéma réseau, liste des ports',
  'camera-network/cctv-survey':
    'site survey, camera plan, site walk, view planning, lens choice, survey, Begehung, Kameraplan, Standortplanung, Ortsbegehung, Bildausschnittplanung, Objektivwahl, visita previa, plano de cámaras, estudio del sitio, inspección, elección de ópticas, visite du site, plan d’implantation, étude du site, repérage, choix des objectifs',
  'camera-network/cctv-privacy':
    'data protection, privacy, signs, warning signs, gdpr, privacy file, staff council, Datenschutz, Hinweisschilder, Schilder, DSGVO, Datenschutzunterlagen, Betriebsrat, protección de datos, privacidad, carteles, rgpd, letreros, comité de empresa, protection des données, panneaux, affichage, confidentialité, comité d’entreprise',
  'camera-network/cctv-design':
    'sizing, bandwidth calculation, poe budget, storage calculation, parts list, dimensioning, Auslegung, Bandbreitenberechnung, PoE-Budget, Speicherberechnung, Stückliste, Dimensionierung, dimensionamiento, ancho de banda, cálculo de almacenamiento, presupuesto poe, lista de materiales, dimensionnement, bande passante, calcul de stockage, budget poe, liste du matériel',
  'camera-network/cctv-cable':
    'cables, cabling, cable, wiring, cable runs, surge protection, Kabel, Verkabelung, Kabelverlegung, Leitungen, Kabelziehen, Überspannungsschutz, cableado, tendido de cable, cablear, protección de sobretensión, câbles, câblage, tirage de câbles, câbler, parafoudre',
  'camera-network/cctv-mount':
    'mounting, mount, aiming, focusing, camera mounting, hanging cameras, Montage, montieren, Ausrichten, Fokussieren, Kameramontage, Anbringen, montaje, montar, orientación, enfoque, colocación de cámaras, pose, montage, orientation, mise au point, fixation des caméras',
  'camera-network/cctv-record':
    'recorder, nvr, recorder setup, recording, remote view, user accounts, motion alarms, Rekorder, NVR, Rekordereinrichtung, Aufzeichnung, Fernzugriff, Benutzerkonten, Bewegungsalarme, grabador, configuración del grabador, grabación, acceso remoto, alarmas de movimiento, enregistreur, configuration de l’enregistreur, enregistrement, accès distant, alarmes de mouvement',
  'camera-network/cctv-handover':
    'training, user training, briefing, documentation, instruction, Schulung, Einweisung, Benutzerschulung, Dokumentation, Übergabemappe, formación, capacitación, formación de usuarios, documentación, instrucción, formation, formation des utilisateurs, prise en main',
  'remote-access/vpn-plan':
    'planning, line check, address check, connection plan, concept, Planung, Leitungsprüfung, Adressprüfung, Konzept, Anschlussprüfung, planificación, revisión de líneas, revisión de direcciones, concepto, plan de acceso, planification, vérification des lignes, plan d’adressage, étude',
  'remote-access/vpn-build':
    'vpn, vpn setup, tunnel, vpn tunnel, site link, site-to-site link, VPN, VPN-Einrichtung, Tunnel, VPN-Tunnel, Standortkopplung, Standortvernetzung, configuración vpn, túnel, túnel vpn, enlace entre sedes, configuration vpn, tunnel vpn, liaison intersites',
  'remote-access/vpn-nas':
    'nas, network storage, file server, shared storage, storage setup, nas backup, NAS, Netzwerkspeicher, Dateiserver, Netzlaufwerk, NAS-Einrichtung, Datensicherung, almacenamiento en red, servidor de archivos, disco de red, configuración nas, stockage réseau, serveur de fichiers, disque réseau, configuration nas',
  'remote-access/vpn-clients':
    'laptops, client devices, user devices, phones, client profiles, client setup, Laptops, Endgeräte, Benutzergeräte, Handys, Clients, Clienteinrichtung, portátiles, equipos de usuarios, dispositivos, móviles, perfiles de usuario, ordinateurs portables, postes utilisateurs, appareils, téléphones, profils clients',
  'remote-access/vpn-test':
    'emergency sheet, throughput test, port scan, outage test, security test, Notfallblatt, Durchsatztest, Portscan, Ausfalltest, Sicherheitstest, hoja de emergencia, prueba de rendimiento, escaneo de puertos, prueba de cortes, fiche d’urgence, test de débit, scan de ports, test de coupure',
  'voip-phones/voip-check':
    'line check, line measurement, stocktaking, phone inventory, quality measurement, stock list, Leitungsprüfung, Leitungsmessung, Bestandsaufnahme, Qualitätsmessung, Bestandsliste, revisión de línea, medición de línea, inventario, medición de calidad, listado de equipos, test de ligne, mesure de ligne, inventaire, mesure de qualité, état des lieux',
  'voip-phones/voip-flow':
    'call flow, call plan, call flow chart, menu texts, call routing plan, announcement texts, Anrufablauf, Rufplan, Anrufplan, Ansagetexte, Rufverteilungsplan, Menütexte, flujo de llamadas, plan de llamadas, esquema de llamadas, textos del menú, locuciones, flux d’appels, plan d’appels, scénario d’appels, textes d’accueil, schéma d’appels',
  'voip-phones/voip-build':
    'pbx, phone exchange, sip trunk, extensions, pbx configuration, voicemail, queue, Telefonanlage, SIP-Trunk, Nebenstellen, Anlagenkonfiguration, Anrufbeantworter, Warteschleife, PBX, centralita, troncal sip, extensiones, configuración de centralita, buzón de voz, cola de llamadas, standard téléphonique, autocommutateur, trunk sip, postes internes, pabx, messagerie vocale, file d’attente',
  'voip-phones/voip-network':
    'voice vlan, qos, network preparation, voice priority, network, router settings, Sprach-VLAN, QoS, Netzwerkvorbereitung, Sprachpriorisierung, Netzwerk, Routereinstellungen, vlan de voz, preparación de red, prioridad de voz, red, ajustes del router, vlan voix, préparation du réseau, priorité voix, réseau, réglages du routeur',
  'voip-phones/voip-phones':
    'handsets, desk phones, phone setup, team briefing, training, provisioning, number porting, Endgeräte, Tischtelefone, Telefone einrichten, Einweisung, Schulung, Rufnummernportierung, Provisionierung, terminales, configurar teléfonos, formación, teléfonos de mesa, aprovisionamiento, portabilidad, combinés, configurer les téléphones, formation, postes fixes, provisionnement, portabilité',
  'car-diagnosis/car-listen':
    'interview, fault history, video call, first assessment, fault description, Vorgespräch, Anamnese, Videoanruf, Ersteinschätzung, Fehlerbeschreibung, entrevista previa, historial del fallo, videollamada, primera valoración, entretien préalable, historique de panne, appel vidéo, première évaluation',
  'car-diagnosis/car-codes':
    'fault codes, code reading, error codes, fault memory, read codes, scan tool, Fehlercodes, Fehlerspeicher, Fehlerspeicher auslesen, Auslesen, Fehlerauslese, códigos de error, lectura de códigos, memoria de averías, leer códigos, escáner, codes défaut, lecture des codes, mémoire de défauts, lire les codes, valise',
  'car-diagnosis/car-measure':
    'compression test, smoke test, leak test, electrical measurements, measuring, Kompressionstest, Rauchtest, Kompressionsmessung, Druckverlusttest, Messungen, Durchmessen, prueba de compresión, prueba de humo, mediciones, medir, prueba de fugas, test de compression, test fumigène, mesures, mesurer, test d’étanchéité',
  'car-diagnosis/car-repair':
    'repair, repairs, replacement, repair work, part replacement, fixing, Reparatur, Reparaturen, Instandsetzung, Teiletausch, Austausch, reparieren, reparación, reparaciones, reparar, sustitución, cambio de piezas, arreglo, réparation, réparations, réparer, remplacement, changement de pièces',
  'car-diagnosis/car-quote':
    'repair plan, quote, cost estimate, price estimate, price check, Reparaturplan, Kostenvoranschlag, Preisschätzung, Kostenschätzung, Angebotsprüfung, plan de reparación, presupuesto, estimación de precios, estimación de costes, plan de réparation, devis, estimation des coûts, chiffrage',
  'car-diagnosis/car-road-test':
    'road test, test drive, trial run, readiness check, Probefahrt, Testfahrt, Readiness-Prüfung, Prüffahrt, prueba en carretera, prueba de conducción, recorrido de prueba, essai routier, essai sur route, conduite d’essai',
  'car-service/service-check':
    'inspection, lift check, check list, car check, visual inspection, Inspektion, Durchsicht, Sichtprüfung, Checkliste, Fahrzeugcheck, Hebebühnencheck, inspección, revisión visual, lista de control, chequeo en elevador, contrôle visuel, liste de contrôle, bilan sur pont',
  'car-service/service-oil':
    'oil change, oil, oil filter, filters, engine oil, change oil, Ölwechsel, Öl, Ölfilter, Filterwechsel, Motoröl, Luftfilter, cambio de aceite, aceite, filtro de aceite, filtros, cambiar el aceite, vidange, huile, filtre à huile, filtres, huile moteur',
  'car-service/service-brakes':
    'brakes, brake pads, brake discs, brake fluid, brake job, Bremsen, Bremsbeläge, Bremsscheiben, Bremsflüssigkeit, Bremsenwechsel, frenos, pastillas de freno, discos de freno, líquido de frenos, freins, plaquettes, disques de frein, liquide de frein, freinage',
  'car-service/service-drive':
    'clutch, timing belt, shock absorbers, wheel bearing, suspension, drive train, Kupplung, Zahnriemen, Stoßdämpfer, Radlager, Fahrwerk, Antrieb, embrague, correa de distribución, amortiguadores, rodamiento, suspensión, embrayage, courroie de distribution, amortisseurs, roulement',
  'car-service/service-battery':
    'battery, alternator, car battery, battery replacement, battery test, Batterie, Lichtmaschine, Starterbatterie, Batteriewechsel, Batterietest, batería, alternador, cambio de batería, prueba de batería, batterie, alternateur, changement de batterie, test de batterie',
  'car-service/service-ac':
    'air conditioning, aircon, ac recharge, aircon refill, refrigerant, condenser, Klimaanlage, Klimaservice, Klimabefüllung, Kältemittel, Klimawartung, aire acondicionado, climatizador, recarga de gas, gas refrigerante, condensador, climatisation, clim, recharge de clim, gaz réfrigérant, condenseur',
  'bike-repair/bike-check':
    'inspection, bike check, check list, wear check, Inspektion, Fahrradcheck, Durchsicht, Checkliste, Verschleißprüfung, inspección, revisión previa, lista de control, control de desgaste, contrôle préalable, liste de contrôle, contrôle d’usure',
  'bike-repair/bike-electric':
    'motor diagnosis, e-bike motor, battery diagnosis, bike electronics, software update, motor, Motordiagnose, Akkudiagnose, Elektronik, Motor, Akku, Softwareupdate, diagnóstico del motor, motor eléctrico, batería, electrónica, actualización de software, diagnostic moteur, moteur électrique, batterie, électronique, mise à jour',
  'motorbike-repair/moto-find':
    'diagnosis, fault finding, troubleshooting, compression test, spark check, Diagnose, Fehlersuche, Fehlerdiagnose, Kompressionsmessung, Zündungsprüfung, diagnóstico, búsqueda de averías, localizar la avería, prueba de compresión, diagnostic, recherche de panne, test de compression, contrôle d’allumage',
  'motorbike-repair/moto-fuel':
    'carburettor, carburettor cleaning, injectors, fuel system, ultrasonic cleaning, synchronising, Vergaser, Vergaserreinigung, Einspritzung, Kraftstoffanlage, Ultraschallreinigung, Synchronisieren, carburador, limpieza de carburadores, inyección, sistema de combustible, baño ultrasónico, carburateur, nettoyage des carburateurs, injection, circuit de carburant, bain à ultrasons',
  'motorbike-repair/moto-service':
    'service, maintenance, servicing, Wartung, Inspektion, Service, mantenimiento, revisión periódica, servicio de mantenimiento, entretien, révision',
  'used-car-check/used-papers':
    'history check, car papers, service book, market price, vehicle history, papers check, Papiere, Fahrzeughistorie, Scheckheft, Marktpreis, Historie, Papierprüfung, papeles, historial, libro de mantenimiento, precio de mercado, documentación, papiers, historique, carnet d’entretien, prix du marché, documents',
  'used-car-check/used-body':
    'paint measurement, paint gauge, bodywork check, rust check, paint thickness, Lackmessung, Lackdicke, Karosserieprüfung, Rostprüfung, Karosserie, medición de pintura, espesor de pintura, carrocería, control de óxido, mesure de peinture, épaisseur de peinture, carrosserie, contrôle de rouille',
  'used-car-check/used-technics':
    'mechanical check, technical check, mechanics, technical inspection, Technikprüfung, Technikcheck, Technik, Mechanikprüfung, revisión mecánica, revisión técnica, mecánica, contrôle mécanique, contrôle technique, mécanique',
  'used-car-check/used-advice':
    'buying advice, recommendation, haggling advice, price negotiation, contract clauses, Kaufberatung, Kaufempfehlung, Empfehlung, Preisverhandlung, Vertragsklauseln, consejo de compra, recomendación, negociación del precio, cláusulas del contrato, conseil d’achat, recommandation, négociation du prix, clauses du contrat',
  'body-paint-repair/body-assess':
    'damage assessment, estimate, quote, appraisal, damage report, Schadensaufnahme, Kostenvoranschlag, Gutachten, Begutachtung, Schadensbewertung, valoración de daños, presupuesto, peritaje, evaluación del daño, évaluation des dégâts, devis, expertise, estimation des dommages',
  'body-paint-repair/body-repair':
    'dent removal, panel beating, dents, bodywork, Ausbeulen, Beulen, Dellen, Karosseriearbeiten, abolladuras, desabollar, chapa, débosselage, bosses, tôlerie',
  'body-paint-repair/body-paint-coat':
    'painting, paintwork, respray, paint, Lackierung, Lackieren, Lackierarbeiten, pintura, pintar, repintado, peinture, peindre, mise en peinture',
  'body-paint-repair/body-detail':
    'detailing, interior cleaning, car wash, polishing, cleaning, valeting, Innenreinigung, Autowäsche, Politur, Aufbereitung, Polieren, Reinigung, limpieza interior, lavado, pulido, limpieza, detallado, nettoyage intérieur, lavage, lustrage, nettoyage, polissage',
  'camper-conversion-work/camper-plan':
    'layout, conversion plan, planning, layout plan, weight calculation, energy balance, Ausbauplan, Grundriss, Planung, Gewichtsberechnung, Energiebilanz, planificación, plano de distribución, cálculo de pesos, balance energético, plan d’aménagement, conception, calcul de poids, bilan énergétique',
  'camper-conversion-work/camper-shell':
    'insulation, insulate, insulated shell, Dämmung, Isolierung, Dämmen, Isolieren, aislamiento, aislar, aislamiento térmico, isolation, isoler, isolation thermique',
  'camper-conversion-work/camper-power':
    'electrics, wiring, electrical system, electrical installation, Elektrik, Elektroinstallation, Bordelektrik, Verkabelung, electricidad, instalación eléctrica, cableado, électricité, installation électrique, câblage',
  'camper-conversion-work/camper-furniture':
    'furniture, furniture building, cabinetry, Möbel, Möbelbau, Möbelausbau, muebles, mobiliario, hacer muebles, meubles, mobilier, fabrication des meubles',
  'camper-conversion-work/camper-water-heat':
    'water system, plumbing, water installation, Wasseranlage, Wasserinstallation, Wassersystem, instalación de agua, fontanería, sistema de agua, installation d’eau, plomberie, circuit d’eau',
  'camper-conversion-work/camper-approve':
    'registration, approval, inspection papers, homologation, Zulassung, Abnahme, Umschreibung, Wohnmobilzulassung, Einzelabnahme, homologación, matriculación, legalización, immatriculation, carte grise',
  'used-car-sale/sale-value':
    'valuation, market price, appraisal, price finding, asking price, Wertermittlung, Bewertung, Preisfindung, Marktpreis, Wertgutachten, tasación, valoración, precio de mercado, fijar el precio, estimation, évaluation, cote, prix du marché, fixer le prix',
  'used-car-sale/sale-advert':
    'advert, ad, listing, advertising, Inserat, Anzeige, inserieren, anuncio, publicar el anuncio, anunciar, annonce, publier l’annonce, mise en ligne',
  'used-car-sale/sale-close':
    'viewings, buyer contact, closing the sale, sales handling, Besichtigungen, Käuferkontakt, Verkaufsabwicklung, Verkaufsabschluss, visitas, trato con compradores, cierre de venta, visites, contact acheteurs, conclusion de vente',
  'compressor-repair/measure':
    'diagnosis, fault finding, measuring, measurements, pressure test, Diagnose, Fehlersuche, Messungen, Druckmessung, Messung, diagnóstico, búsqueda de avería, mediciones, prueba de presión, diagnostic, recherche de panne, mesures, test de pression',
  'compressor-repair/mend':
    'repair, mending, servicing, Reparatur, Reparieren, Instandsetzung, reparación, reparar, puesta a punto, réparation, réparer, remise en état',
  'compressor-repair/net':
    'air lines, leak search, leak detection, air network, pipework, ultrasonic search, Leitungsnetz, Lecksuche, Leckageortung, Druckluftnetz, Leckagen, Rohrleitungen, red de aire, búsqueda de fugas, fugas, tuberías, detección de fugas, réseau d’air, recherche de fuites, fuites, tuyauterie, détection de fuites',
  'compressor-repair/prove':
    'service note, service report, documentation, Serviceprotokoll, Wartungsprotokoll, Servicebericht, Dokumentation, informe de servicio, parte de servicio, documentación, rapport d’intervention, fiche d’entretien',
  'conveyor-repair/watch':
    'diagnosis, fault finding, filming, cause analysis, troubleshooting, Diagnose, Fehlersuche, Filmen, Ursachenanalyse, diagnóstico, búsqueda de avería, grabación, análisis de causas, diagnostic, recherche de panne, tournage, analyse des causes',
  'conveyor-repair/mend':
    'repair, mechanical work, mechanics, part replacement, Reparatur, Mechanik, mechanische Arbeiten, Teiletausch, reparación, mecánica, cambio de piezas, réparation, mécanique, remplacement de pièces',
  'conveyor-repair/control':
    'sensors, programming, control settings, light barriers, timing, recipe, encoder, Sensoren, Programmierung, Steuerung, Lichtschranken, Taktung, Rezeptur, Drehgeber, sensores, programación, ajuste del control, fotocélulas, recetas, codificador, capteurs, programmation, automatisme, cellules photoélectriques, recettes, codeur',
  'hydraulic-repair/secure':
    'propping, securing, lockout, depressurising, load securing, Absichern, Abstützen, Drucklosmachen, Druckentlastung, asegurar la carga, apuntalar, despresurización, bloqueo, sécurisation, étayage, mise hors pression, consignation',
  'hydraulic-repair/find':
    'diagnosis, fault finding, pressure measurement, troubleshooting, Diagnose, Fehlersuche, Druckmessung, Fehlerdiagnose, diagnóstico, búsqueda de avería, medición de presión, diagnostic, recherche de panne, mesure de pression',
  'forklift-repair/secure':
    'error readout, error memory, securing, fault codes, shutting down, Fehlerspeicher, Fehlerauslesen, Absichern, Außerbetriebnahme, Fehlercodes, lectura de errores, códigos de error, dejar fuera servicio, lecture des défauts, codes défaut, mise hors service',
  'forklift-repair/find':
    'diagnosis, fault finding, troubleshooting, checking the brakes, Diagnose, Fehlersuche, Fehlerdiagnose, Störungssuche, diagnóstico, búsqueda de avería, localizar la avería, diagnostic, recherche de panne, dépistage de panne',
  'forklift-repair/prove':
    'safety inspection, inspection note, annual inspection, log book entry, inspection sticker, Sicherheitsprüfung, Prüfprotokoll, Prüfbuch, Jahresprüfung, Prüfplakette, inspección de seguridad, inspección anual, libro de registro, acta de inspección, contrôle de sécurité, visite périodique, registre de sécurité, procès-verbal de contrôle',
  'farm-machine/find':
    'diagnosis, fault finding, troubleshooting, finding the cause, Diagnose, Fehlersuche, Ursachensuche, Fehlerdiagnose, diagnóstico, búsqueda de avería, localizar la avería, diagnostic, recherche de panne, trouver la panne',
  'farm-machine/prove':
    'field trial, service note, service plan, wear list, Probeeinsatz, Servicebericht, Wartungsplan, Verschleißliste, prueba en campo, informe de servicio, plan de mantenimiento, essai au champ, rapport d’intervention, plan d’entretien',
  'workshop-machine/look':
    'inspection, fault finding, diagnosis, error readout, visual check, Begutachtung, Fehlersuche, Diagnose, Fehlerauslesen, Sichtprüfung, inspección, búsqueda de avería, diagnóstico, lectura de errores, recherche de panne, diagnostic, lecture des erreurs',
  'workshop-machine/measure':
    'measuring, measurements, beam measurement, electrical measuring, alignment check, Messen, Messungen, Strahlvermessung, Vermessung, Elektromessung, mediciones, medición, medición del haz, medir, mesures, mesurage, mesure du faisceau, mesurer',
  'workshop-machine/prove':
    'test piece, sample piece, trial cut, test print, Probestück, Musterteil, Probeschnitt, Probedruck, pieza de prueba, muestra, corte de prueba, pièce d’essai, échantillon, coupe d’essai',
  'metal-fabrication/measure':
    'drawing, measuring, design, plan, workshop drawing, survey, Zeichnung, Aufmaß, Ausmessen, Konstruktion, Werkstattzeichnung, Entwurf, plano, medición, dibujo, diseño, croquis, prise de mesures, dessin, conception',
  'metal-fabrication/make':
    'welding, fabrication, making, weld, Schweißen, Schweißarbeiten, Fertigung, Herstellung, soldadura, fabricación, soldar, soudure, souder',
  'metal-fabrication/coat':
    'painting, galvanising, powder coating, coating, priming, rust protection, surface treatment, Lackierung, Verzinken, Pulverbeschichtung, Beschichtung, Grundierung, Rostschutz, Anstrich, pintura, galvanizado, pintura en polvo, lacado, imprimación, antioxidante, peinture, galvanisation, thermolaquage, revêtement, apprêt, antirouille',
  'metal-fabrication/fit':
    'fitting, installation, mounting, on-site assembly, setting posts, anchoring, Montage, Einbau, Anbringen, Aufstellen, Pfosten setzen, Verankerung, montaje, instalación, colocación, anclaje, montar, pose, montage, ancrage, scellement',
  'scada-dashboard/list':
    'tag list, signal list, data points, alarm list, specification, Tagliste, Signalliste, Datenpunktliste, Variablenliste, Lastenheft, lista de variables, lista de señales, puntos de datos, especificación, liste des variables, liste des signaux, points de données, cahier des charges',
  'scada-dashboard/connect':
    'database, gateway, data collection, machine connection, data storage, drivers, interface, Datenbank, Anbindung, Gateway, Datenerfassung, Maschinenanbindung, Datenspeicherung, Schnittstelle, base de datos, pasarela, conexión de máquinas, captura de datos, almacenamiento, base de données, passerelle, raccordement des machines, collecte des données, stockage',
  'scada-dashboard/screens':
    'screens, visualisation, dashboards, displays, trends, user rights, Bildschirmseiten, Visualisierung, Dashboards, Anzeigen, Trendkurven, Benutzerrechte, pantallas, visualización, tableros, gráficos, sinópticos, écrans, tableaux de bord, synoptiques, courbes',
  'scada-dashboard/alarms':
    'alarm mails, reports, backup, reporting, notifications, alarm limits, Alarmierung, Berichte, Datensicherung, Backup, Benachrichtigungen, Grenzwerte, avisos, informes, copia de seguridad, notificaciones, límites de alarma, rapports, sauvegarde, seuils d’alarme, alertes',
  'scada-dashboard/hand':
    'training, operator training, documentation, instruction, acceptance, Schulung, Bedienerschulung, Dokumentation, Einweisung, Abnahme, formación, capacitación, documentación, instrucción, recepción, formation, formation des opérateurs, recette',
  'drive-setup/plan':
    'wiring diagram, circuit diagram, planning, drive selection, parts list, drawings, Schaltplan, Stromlaufplan, Planung, Antriebsauswahl, Stückliste, Auslegung, esquema eléctrico, planos, selección del variador, dimensionado, lista de materiales, schéma électrique, plans, choix du variateur, dimensionnement, nomenclature',
  'drive-setup/build':
    'cabinet building, cabinet wiring, cabinet assembly, switch cabinet, panel building, Schaltschrankbau, Schrankverdrahtung, Schaltschrank, Verdrahtung, Schrankaufbau, armario eléctrico, cableado del armario, montaje del cuadro, cuadro eléctrico, armoire électrique, câblage de l’armoire, montage du coffret, coffret',
  'drive-setup/set':
    'parameters, parameter setting, programming, commissioning, drive settings, Parametrierung, Parameter, Programmierung, Inbetriebnahme, Umrichtereinstellung, parametrización, parámetros, programación, puesta en marcha, ajuste del variador, paramétrage, paramètres, programmation, mise en service, réglage du variateur',
  'drive-setup/prove':
    'documentation, test record, measurements record, acceptance test, Dokumentation, Prüfprotokoll, Abnahmeprüfung, Messprotokoll, documentación, acta de prueba, protocolo de pruebas, procès-verbal d’essai, essai de réception',
  'machine-move/survey':
    'survey, site visit, route check, moving plan, floor load check, planning, Besichtigung, Wegeprüfung, Umzugsplan, Bodenlastprüfung, Ortstermin, Planung, visita previa, estudio de accesos, plan de traslado, planificación, visite préalable, étude des accès, plan de transfert, planification',
  'machine-move/down':
    'disconnection, disconnecting, dismantling, draining, cable marking, decommissioning, Abklemmen, Demontage, Abbau, Entleeren, Kabelkennzeichnung, Außerbetriebnahme, desconexión, desmontaje, vaciado, marcado de cables, desconectar, débranchement, démontage, vidange, repérage des câbles, déconnexion',
  'machine-move/move':
    'transport, lifting, crane, loading, heavy haulage, rigging, Transport, Heben, Kran, Verladen, Schwertransport, Einbringung, transporte, izado, grúa, carga, carretilla, levage, grue, chargement, manutention',
  'machine-move/start':
    'commissioning, levelling, connecting, start-up, hooking up, Inbetriebnahme, Ausrichten, Nivellieren, Anschließen, Anschluss, puesta en marcha, nivelación, conexión, arranque, mise en service, mise à niveau, raccordement, démarrage',
  'metal-mend/mend-look':
    'inspection, assessment, damage check, support, propping, Begutachtung, Schadensprüfung, Schadensaufnahme, Abstützen, inspección, evaluación del daño, apuntalamiento, évaluation des dégâts, étayage',
  'metal-mend/mend-finish':
    'painting, grinding, rust protection, zinc spray, paint, touch-up, galvanising, Lackieren, Anstrich, Verschleifen, Rostschutz, Zinkspray, Streichen, Verzinken, pintura, pintar, pulido, antioxidante, galvanizado, peinture, peindre, meulage, antirouille, zingage',
  'production-improve/improve-see':
    'time study, measuring, data collection, flow mapping, value stream map, time recording, Zeitaufnahme, Messung, Datenerhebung, Wertstromanalyse, Ist-Aufnahme, Zeitstudie, toma de tiempos, medición, recogida de datos, mapa de flujo, estudio de tiempos, chronométrage, mesure, collecte de données, cartographie des flux, étude des temps',
  'production-improve/improve-plan':
    'action plan, layout plan, bottleneck analysis, concept, improvement plan, Maßnahmenplan, Layoutplanung, Engpassanalyse, Konzept, Verbesserungsplan, plan de acción, análisis del cuello, plan de mejora, diseño de planta, plan d’action, analyse du goulot, plan d’amélioration, plan d’implantation',
  'production-improve/improve-try':
    'training, workshop, implementation, pilot, team training, follow-up, Schulung, Workshop, Umsetzung, Pilotversuch, Mitarbeiterschulung, Nachbetreuung, formación, taller, implantación, prueba piloto, seguimiento, formation, atelier, mise en œuvre, essai pilote, suivi',
  'windscreen-repair/look':
    'assessment, damage check, part number search, glass search, glass purchase, Begutachtung, Schadensprüfung, Teilenummer, Scheibenbeschaffung, Schadensaufnahme, evaluación del daño, búsqueda del cristal, referencia de pieza, évaluation des dégâts, recherche du vitrage, référence de pièce',
  'windscreen-repair/calibrate':
    'calibration, camera calibration, sensor calibration, camera, assistance systems, Kalibrierung, Kamerakalibrierung, Sensorkalibrierung, Kamera, Assistenzsysteme, calibración, calibrado de cámara, cámara, sensores, calibrar, calibrage, caméra, capteurs, calibrer',
  'wheel-balance/check':
    'inspection, diagnosis, bearing check, tyre check, finding the cause, Prüfung, Diagnose, Lagerprüfung, Reifenprüfung, Ursachensuche, revisión, diagnóstico, revisión de rodamientos, buscar la causa, contrôle, diagnostic, contrôle des roulements, recherche de cause',
  'wheel-balance/change':
    'balancing, tyre change, tyre fitting, wheel change, Auswuchten, Reifenwechsel, Reifenmontage, Räderwechsel, equilibrado, cambio de neumáticos, montaje de neumáticos, équilibrage, changement de pneus, montage des pneus',
  'wheel-balance/align':
    'alignment, tracking, wheel alignment, geometry, toe setting, Achsvermessung, Spureinstellung, Spur, Fahrwerksvermessung, Spur einstellen, alineación, alineado, paralelo, geometría, alinear, parallélisme, géométrie, alignement, train avant',
  'wheel-balance/drive':
    'test drive, trial drive, road test, Probefahrt, Testfahrt, Fahrprobe, prueba de conducción, prueba en carretera, prueba dinámica, essai routier, essai sur route, conduite d’essai',
  'inspection-prep/check':
    'pre-check, checking, diagnosis, fault list, pre-inspection, Vorabcheck, Durchsicht, Diagnose, Mängelliste, Vorprüfung, revisión previa, chequeo, diagnóstico, lista de defectos, pré-contrôle, vérification, diagnostic, liste des défauts',
  'inspection-prep/mend':
    'repair, repairs, mending, fixing faults, headlight adjustment, Reparatur, Reparaturen, Mängelbeseitigung, Instandsetzung, Scheinwerfereinstellung, reparación, reparaciones, arreglo de defectos, arreglar, reglaje de faros, réparation, réparations, remise en état, réglage des phares',
  'inspection-prep/present':
    'presentation, official test, inspection appointment, presenting the vehicle, retest, Vorführung, Hauptuntersuchung, Prüftermin, Vorführen, Nachprüfung, presentación, pasar la ITV, cita de inspección, llevar a ITV, présentation, passage au contrôle, contrôle technique, rendez-vous de contrôle, contre-visite',
  'car-key/check':
    'ownership check, proof of ownership, key identification, Eigentumsprüfung, Eigentumsnachweis, Schlüsselbestimmung, comprobación de propiedad, identificación de llave, verificación de titularidad, vérification de propriété, identification de clé, justificatif de propriété',
  'car-key/prove':
    'key count, memory print, proof of deletion, lost key check, Schlüsselanzahl, Speicherausdruck, Löschnachweis, Sperrnachweis, recuento de llaves, informe de memoria, comprobante de borrado, comptage des clés, relevé de mémoire, preuve d’effacement',
  'vehicle-fitting/check':
    'parts selection, compatibility check, approval check, parts search, ordering parts, Teileauswahl, Kompatibilitätsprüfung, Zulassungsprüfung, Teilesuche, Teilebestellung, selección de piezas, comprobar compatibilidad, homologación previa, pedido de piezas, choix des pièces, contrôle de compatibilité, recherche de pièces, commande des pièces',
  'vehicle-fitting/fit':
    'mounting, bolting on, mechanical fitting, trim removal, Anbau, Anschrauben, mechanischer Einbau, Verkleidung ausbauen, montaje mecánico, atornillado, desmontar molduras, montage mécanique, boulonnage, dépose des garnitures',
  'vehicle-fitting/wire':
    'wiring, coding, wiring harness, electrics, electrical connection, cables, programming, Verkabelung, Codierung, Elektrosatz, Elektrik, Stromanschluss, Kabel, Freischaltung, cableado, codificación, kit eléctrico, conexión eléctrica, programación, câblage, codage, faisceau électrique, branchement électrique, câbles, programmation',
  'vehicle-fitting/hand':
    'papers, registration entry, documents, explanation, instruction, Papiere, Eintragung, Unterlagen, Einweisung, Fahrzeugpapiere, papeles, documentación, legalización, explicación, papiers, explication, homologation',
  'scooter-repair/check':
    'diagnosis, fault finding, troubleshooting, voltage check, Diagnose, Fehlersuche, Fehlerdiagnose, Spannungsprüfung, diagnóstico, búsqueda de avería, comprobación de tensión, diagnostic, recherche de panne, contrôle des tensions',
  'scooter-repair/ride':
    'test ride, trial ride, test drive, Probefahrt, Testfahrt, Probe fahren, prueba de conducción, vuelta de prueba, prueba en marcha, essai routier, tour d’essai, essai de conduite',
  'boat-work/check':
    'inspection, diagnosis, survey, fault finding, damp measurement, Begutachtung, Diagnose, Fehlersuche, Bestandsaufnahme, Feuchtemessung, inspección, diagnóstico, búsqueda de avería, peritaje, diagnostic, recherche de panne, expertise',
  'boat-work/engine':
    'engine, motor, outboard, engine service, engine work, Motor, Außenborder, Motorwartung, Motorservice, fueraborda, mantenimiento del motor, moteur, hors-bord, entretien moteur',
  'boat-work/hull':
    'hull, antifouling, bottom paint, painting, varnish, sanding, hull coating, Rumpf, Antifouling, Unterwasseranstrich, Lackierung, Lack, Schleifen, Rumpfbeschichtung, casco, patente, pintura, barniz, lijado, coque, carénage, peinture, vernis, ponçage',
  'boat-work/electric':
    'electrics, wiring, electrical work, Elektrik, Verkabelung, Bordelektrik, Elektroarbeiten, electricidad, cableado, instalación eléctrica, électricité, câblage, installation électrique',
  'boat-work/trial':
    'trial run, sea trial, water trial, test run, Probefahrt, Probelauf, Testfahrt, Wassererprobung, prueba de mar, prueba de navegación, prueba en agua, essai en mer, essai sur l’eau, sortie d’essai',
  'camper-fault/check':
    'diagnosis, fault finding, damp measurement, voltage check, troubleshooting, Diagnose, Fehlersuche, Feuchtemessung, Spannungsprüfung, diagnóstico, búsqueda de avería, medición de humedad, comprobación de tensión, diagnostic, recherche de panne, mesure d’humidité, contrôle des tensions',
  'camper-fault/mend':
    'system repair, appliance repair, part replacement, Gerätereparatur, Geräteaustausch, Anlagenreparatur, reparación de sistemas, reparación de aparatos, cambio de piezas, réparation des systèmes, réparation des appareils, remplacement de pièces',
  'camper-fault/damp':
    'damp repair, drying, rot repair, joint sealing, wood replacement, water damage, Feuchteschaden, Trocknung, Holztausch, Fugenabdichtung, Wasserschaden, Wandsanierung, humedades, secado, madera podrida, sellado de juntas, daños por agua, humidité, séchage, bois pourri, joints d’étanchéité, dégât des eaux',
  'camper-fault/prove':
    'gas test, gas certificate, brake test, test certificate, Gasprüfung, Gasbescheinigung, Bremsprüfung, Prüfbescheinigung, revisión del gas, certificado de gas, prueba de frenos, contrôle du gaz, certificat gaz, essai de freinage',
  'classic-restore/survey':
    'survey, restoration plan, appraisal, inventory, condition report, Bestandsaufnahme, Restaurierungsplan, Gutachten, Zustandsbericht, Begutachtung, inspección previa, plan de restauración, tasación, peritaje, état des lieux, plan de restauration, expertise, inventaire',
  'classic-restore/body':
    'bodywork, welding, rust repair, panel work, sheet metal, cavity wax, Karosserie, Schweißarbeiten, Rostbeseitigung, Blecharbeiten, Schweißen, Hohlraumversiegelung, carrocería, chapa, soldadura, reparar óxido, cera de cavidades, carrosserie, tôlerie, soudure, traitement de rouille, cire corps creux',
  'classic-restore/paint':
    'painting, paint, paintwork, respray, filling, polishing, Lackierung, Lack, Lackieren, Neulackierung, Spachteln, Polieren, pintura, pintar, repintado, enmasillado, pulido, peinture, peindre, laquage, masticage, polissage',
  'classic-restore/engine':
    'engine, engine rebuild, carburettor, ignition, engine work, Motor, Motorüberholung, Vergaser, Zündung, Motorarbeiten, motor, reconstrucción del motor, carburador, encendido, moteur, réfection du moteur, carburateur, allumage',
  'classic-restore/road':
    'brakes, brake work, running gear, roadworthiness, Bremsen, Bremsarbeiten, Fahrwerk, Verkehrssicherheit, frenos, tren de rodaje, puesta en carretera, freins, freinage, trains roulants, mise en route',
  'truck-work/check':
    'diagnosis, error readout, fault finding, inspection round, Diagnose, Fehlerauslesen, Fehlersuche, Durchsicht, diagnóstico, lectura de errores, búsqueda de avería, inspección, diagnostic, lecture des défauts, recherche de panne, inspection',
  'truck-work/mend':
    'repair, repairs, mending, servicing work, Reparatur, Reparaturen, Instandsetzung, reparación, reparaciones, reparar, réparation, réparations, réparer',
  'truck-work/plan':
    'service calendar, maintenance plan, fleet plan, scheduling, service schedule, Wartungskalender, Wartungsplan, Fuhrparkplanung, Terminplanung, Serviceplan, calendario de mantenimiento, plan de mantenimiento, planificación de flota, calendrier d’entretien, plan d’entretien, planification de flotte',
  'truck-work/drive':
    'test drive, log book, road test, trial drive, Probefahrt, Prüfbuch, Testfahrt, Wartungsheft, prueba de conducción, libro de mantenimiento, prueba en carretera, essai routier, carnet d’entretien, essai sur route',
  'ev-service/read':
    'error readout, battery report, fault codes, battery health check, charging log, Fehlerauslesen, Batteriebericht, Fehlerspeicher, Batteriezustand, Ladeprotokoll, lectura de errores, informe de batería, códigos de error, registro de carga, lecture des défauts, bilan de batterie, codes défaut, historique de charge',
  'ev-service/measure':
    'insulation measurement, high-voltage measurement, insulation test, port measurement, Isolationsmessung, Hochvoltmessung, Isolationsprüfung, Freischaltung, Ladebuchsenprüfung, medición de aislamiento, prueba de aislamiento, medición alta tensión, mesure d’isolement, test d’isolement, mesure haute tension',
  'ev-service/mend':
    'repair, module replacement, port replacement, charger replacement, mending, Reparatur, Modultausch, Ladebuchsentausch, Ladegerättausch, Instandsetzung, reparación, cambio de módulo, cambio de toma, cambio de cargador, reparar, réparation, remplacement de module, remplacement de prise, remplacement du chargeur, réparer',
  'ev-service/prove':
    'test drive, trial charge, charging test, road test, Probefahrt, Probeladung, Ladetest, Testfahrt, prueba de conducción, prueba de carga, carga de prueba, essai routier, essai de charge, charge d’essai',
  'vehicle-transport/load':
    'loading, recovery, winching, securing, lashing, Verladen, Bergung, Seilwinde, Ladungssicherung, Aufladen, carga, rescate, cabrestante, amarre, cargar, chargement, treuillage, arrimage, charger, dépannage sur place',
  'vehicle-transport/drive':
    'unloading, driving, delivery, transport run, Abladen, Fahrt, Überführung, Anlieferung, descarga, traslado, entrega, trayecto, déchargement, trajet, livraison, acheminement',
  'internet-outage/line':
    'diagnosis, line test, fault finding, troubleshooting, testing, Diagnose, Leitungstest, Fehlersuche, Leitungsprüfung, Störungssuche, diagnóstico, prueba de línea, búsqueda de avería, comprobación de línea, diagnostic, test de ligne, recherche de panne, contrôle de ligne',
  'internet-outage/mend':
    'router setup, router replacement, socket replacement, Routereinrichtung, Routertausch, Dosentausch, configuración del router, cambio de router, cambio de roseta, configuration du routeur, changement de box, changement de prise',
  'internet-outage/prove':
    'speed measurement, speed test, password change, access card, Geschwindigkeitsmessung, Speedtest, Passwortänderung, Zugangskarte, prueba de velocidad, medición de velocidad, cambio de contraseña, test de débit, mesure de débit, nouveau code wifi',
  'tv-aerial/measure':
    'signal measurement, measuring, diagnosis, level measurement, fault finding, Pegelmessung, Signalmessung, Messung, Diagnose, Fehlersuche, medición de señal, medición, diagnóstico, búsqueda de avería, mesure du signal, mesures, diagnostic, recherche de panne',
  'tv-aerial/fit':
    'mounting, mast, cable laying, dish mounting, alignment, earthing, Montage, Mast, Kabelverlegung, Schüsselmontage, Ausrichtung, Erdung, montaje, mástil, tendido de cable, orientación, toma de tierra, montage, mât, pose du câble, orientation, pointage, mise à terre',
  'tv-aerial/point':
    'channel search, sockets, tuning, channel list, router setup, splitter, Sendersuchlauf, Antennendosen, Sendereinstellung, Senderliste, Routereinrichtung, Verteiler, búsqueda de canales, tomas, sintonización, configuración del router, repartidor, recherche des chaînes, prises, réglage des chaînes, configuration du routeur, répartiteur',
  'rack-tidy/trace':
    'port list, tracing, cable tracing, port survey, inventory, Portliste, Kabelverfolgung, Bestandsaufnahme, Portaufnahme, Leitungssuche, lista de puertos, rastreo de cables, inventario, levantamiento de puertos, liste des ports, repérage des câbles, inventaire, relevé des ports',
  'rack-tidy/tidy':
    'patching, labelling, re-patching, labels, patch cables, cable guides, Patchen, Beschriftung, Umpatchen, Etiketten, Patchkabel, Kabelführung, parcheo, etiquetado, etiquetas, latiguillos, guías de cable, brassage, étiquetage, étiquettes, cordons, guide-câbles',
  'rack-tidy/plan':
    'network plan, backup, configuration backup, network diagram, documentation, drawing, Netzplan, Datensicherung, Konfigurationssicherung, Netzwerkplan, Dokumentation, Zeichnung, plano de red, copia de seguridad, copia de configuración, esquema de red, documentación, plan du réseau, sauvegarde, sauvegarde des configurations, schéma réseau',
  'site-wifi/survey':
    'site survey, survey, planning, radio planning, site visit, coverage plan, Ortsbegehung, Begehung, Planung, Funkplanung, Ausleuchtungsplan, Standortplanung, estudio de cobertura, visita previa, planificación, replanteo, plano de cobertura, étude de couverture, visite du site, planification, étude radio, plan d’implantation',
  'site-wifi/cable':
    'cabling, cables, fibre, radio links, cable laying, trenching, lightning protection, Verkabelung, Kabel, Glasfaser, Richtfunk, Kabelverlegung, Blitzschutz, cableado, fibra, radioenlaces, tendido de cable, protección contra rayos, câblage, câbles, liaisons radio, pose des câbles, parafoudre',
  'site-wifi/mount':
    'mounting, access point installation, hanging, fixing, aligning, Montage, Gerätemontage, Anbringen, Befestigung, Ausrichtung, montaje, instalación de antenas, fijación, orientación, montage, pose des bornes, fixation, orientation',
  'site-wifi/net':
    'guest network, login page, controller, configuration, captive portal, guest login, Gästenetz, Anmeldeseite, Controller, Konfiguration, Gästeportal, Gastzugang, red de invitados, página de acceso, controlador, configuración, portal cautivo, réseau invité, page de connexion, contrôleur, portail captif',
  'site-wifi/prove':
    'training, coverage measurement, final measurement, documentation, instruction, Schulung, Ausleuchtungsmessung, Abschlussmessung, Dokumentation, Einweisung, formación, medición de cobertura, medición final, documentación, formation, mesure de couverture, mesures finales',
  'building-link/survey':
    'survey, site visit, planning, line-of-sight check, parts list, Ortsbegehung, Besichtigung, Planung, Sichtprüfung, Stückliste, visita previa, estudio previo, planificación, replanteo, visite du site, étude préalable, planification, repérage',
  'building-link/link':
    'cable laying, radio link, fibre, splicing, trench, cable pulling, Kabelverlegung, Richtfunk, Glasfaser, Spleißen, Kabelzug, Kabelgraben, tendido de cable, radioenlace, fibra, empalme, zanja, pose du câble, pont radio, soudure de fibre, tranchée',
  'building-link/far':
    'switch, Wi-Fi, access point, far-end setup, network configuration, Switch, WLAN, Zugangspunkt, Access Point, Netzwerkkonfiguration, wifi, punto de acceso, conmutador, configuración de red, point d’accès, commutateur, configuration réseau',
  'camera-fault/find':
    'diagnosis, fault finding, troubleshooting, finding the cause, Diagnose, Fehlersuche, Ursachensuche, Störungssuche, diagnóstico, búsqueda de avería, localizar el fallo, diagnostic, recherche de panne, trouver la panne',
  'camera-fault/prove':
    'walk test, phone setup, phone alerts, recording test, app, Gehtest, Handyeinrichtung, Handyalarm, Aufzeichnungstest, App, prueba de detección, configuración del móvil, avisos al móvil, essai de détection, configuration du téléphone, alertes téléphone, appli',
  'cable-run/way':
    'route planning, cable route, measuring, route, planning, Wegplanung, Kabelweg, Ausmessen, Trasse, Planung, recorrido, medición, trazado, planificación, tracé, parcours, prise de mesures, planification',
  'cable-run/lay':
    'laying, drilling, pulling, ducts, sockets, wall boxes, trunking, Verlegung, Bohren, Einziehen, Kabelkanal, Netzwerkdosen, Dosenmontage, tendido, taladrado, canaletas, rosetas, tomas de red, pasar cables, pose, perçage, tirage, goulottes, prises murales',
  'cable-run/test':
    'router connection, router setup, cable test, device connection, measurement record, Routeranschluss, Routereinrichtung, Kabelmessung, Geräteanschluss, Messprotokoll, conexión del router, configuración del router, certificación del cable, conexión de equipos, branchement du routeur, configuration de box, test du câble, raccordement des appareils',
  'spare-part/measure':
    'measuring, measurements, dimensions, scan, Ausmessen, Vermessung, Aufmaß, Maße, Scan, medición, medidas, escaneo, medir, prise de mesures, mesures',
  'spare-part/model':
    'model, CAD, modelling, design, print file, Modell, CAD-Modell, Modellierung, Konstruktion, Druckdatei, modelo, modelado, diseño, archivo STL, modèle, modélisation, conception, fichier STL',
  'spare-part/print':
    'print, printing, trial print, print-out, Druck, Drucken, Probedruck, Ausdruck, impresión, imprimir, impresión de prueba, impression, imprimer, impression d’essai, tirage',
  'circuit-board/require':
    'requirements, specification, block diagram, concept, spec, Anforderungen, Lastenheft, Pflichtenheft, Blockschaltbild, Konzept, requisitos, especificación, diagrama de bloques, pliego de condiciones, cahier des charges, spécification, schéma-bloc, exigences',
  'circuit-board/schematic':
    'schematic, circuit diagram, circuit design, wiring diagram, Schaltplan, Schaltbild, Schaltungsentwurf, Stromlaufplan, esquema, esquemático, diseño del circuito, esquema eléctrico, schéma électrique, schéma électronique, conception du circuit, schématique',
  'circuit-board/layout':
    'layout, routing, gerbers, production files, placement, gerber files, Layout, Routing, Gerberdaten, Fertigungsdaten, Leiterplattenlayout, Entflechtung, trazado, enrutado, archivos de fabricación, diseño del PCB, routage, fichiers de fabrication, implantation',
  'circuit-board/build':
    'prototype, soldering, assembly, prototype build, sample, populating, Prototyp, Löten, Bestückung, Musterbau, Prototypenbau, Aufbau, prototipo, soldadura, montaje, ensamblaje, muestra, soudage, assemblage, montage, échantillon',
  'circuit-board/firmware':
    'firmware, software, programming, code, drivers, embedded software, Firmware, Software, Programmierung, Code, Treiber, Gerätesoftware, programación, código, controladores, logiciel, programmation, micrologiciel, pilotes',
  'printer-3d-fault/look':
    'diagnosis, fault finding, troubleshooting, inspection, Diagnose, Fehlersuche, Ursachensuche, Begutachtung, diagnóstico, búsqueda de avería, inspección, diagnostic, recherche de panne',
  'printer-3d-fault/mend':
    'repair, nozzle change, part replacement, nozzle cleaning, tightening belts, Reparatur, Düsenwechsel, Teiletausch, Düsenreinigung, Riemen spannen, reparación, cambio de boquilla, cambio de piezas, limpieza de boquilla, tensar correas, réparation, changement de buse, remplacement de pièces, nettoyage de buse, tension des courroies',
  'printer-3d-fault/tune':
    'calibration, slicer profile, levelling, test print, fine tuning, Kalibrierung, Slicer-Profil, Nivellierung, Testdruck, Feineinstellung, calibración, perfil de laminado, nivelación, impresión de prueba, ajuste fino, calibrage, profil de tranchage, nivellement, impression d’essai, réglage fin',
  'cutting-files/take':
    'sketch check, kerf measurement, checking sizes, measurements, Skizzenprüfung, Schnittfugenmessung, Maßprüfung, Aufmaß, revisión del boceto, medidas, comprobación de medidas, contrôle du croquis, prise de mesures, vérification des cotes',
  'cutting-files/draw':
    'vector drawing, vectorising, vectors, drawing work, Vektorzeichnung, Vektorisierung, Vektoren, dibujo vectorial, vectorización, dibujar, vectores, dessin vectoriel, vectorisation, vecteurs',
  'cutting-files/nest':
    'nesting, test cut, trial cut, sheet layout, sample cut, Verschachtelung, Nesting, Probeschnitt, Testschnitt, Plattenaufteilung, anidado, anidamiento, corte de prueba, distribución en plancha, imbrication, découpe d’essai, essai de coupe, mise en plaque',
}
