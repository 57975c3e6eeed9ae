/** By which words clients name a part of the work of creative work that is not to be done, in four languages: just that task falls away. By the package's id and the task's key; comma between. */
export const NAMED_IN_CREATIVE_WORK: Readonly<Record<string, string>> = {
  'piano-tuning-work/piano-inspect':
    'inspection, check-up, price list, fault list, examination, Begutachtung, Inspektion, Durchsicht, Mängelliste, Zustandsprüfung, inspección, revisión, lista de defectos, examen del estado, examen, liste des défauts, contrôle de l’état',
  'piano-tuning-work/piano-regulate':
    'action regulation, sticking keys, regulation, regulating, key easing, pedal adjustment, Regulierung, Mechanik regulieren, klemmende Tasten, regulieren, Mechanikregulierung, Pedale einstellen, regulación, regular la mecánica, teclas atascadas, regulación mecánica, ajuste de pedales, réglage mécanique, réglage, touches bloquées, régulation, réglage des pédales',
  'piano-tuning-work/piano-tune':
    'tuning, tune, retuning, pitch raising, pitch, Stimmen, stimmen, Stimmung, Klavierstimmung, Tonhöhe anheben, afinación, afinar, subida de tono, temple, accord, accorder, accordage, remise au diapason',
  'piano-tuning-work/piano-advise':
    'humidity advice, advice, humidity measurement, placement advice, next appointment, Beratung, Feuchtigkeitsberatung, Klimaberatung, Luftfeuchtemessung, Standortberatung, Folgetermin, consejos, asesoramiento, medición de humedad, próxima cita, consejos de humedad, conseils, conseil, mesure d’humidité, prochain rendez-vous, hygrométrie',
  'instrument-mending/instrument-inspect':
    'quote, inspection, estimate, assessment, cost estimate, Kostenvoranschlag, Begutachtung, Durchsicht, Angebot, Einschätzung, presupuesto, inspección, tasación, evaluación, valoración, devis, estimation, expertise, évaluation',
  'instrument-mending/instrument-try':
    'playing in, joint trial, play test, care advice, trial playing, Einspielen, gemeinsames Anspielen, Probespielen, Pflegehinweise, Anspielprobe, prueba conjunta, rodaje, consejos de cuidado, prueba de toque, essai en commun, rodage, conseils d’entretien, essai de jeu',
  'logo-brand/brand-brief':
    'briefing, brand talk, creative brief, mood board, reference collection, brand workshop, Briefing, Markengespräch, Kreativbriefing, Moodboard, Referenzsammlung, Markenworkshop, charla de marca, brief creativo, panel de inspiración, taller de marca, brief, entretien de marque, brief créatif, planche d’inspiration, atelier de marque',
  'logo-brand/logo-concepts':
    'logo concepts, logo sketches, logo drafts, logo ideas, first drafts, Logo-Entwürfe, Logo-Skizzen, Logo-Konzepte, Logo-Ideen, Erstentwürfe, bocetos del logo, conceptos de logo, propuestas de logo, ideas de logo, primeros bocetos, croquis du logo, concepts de logo, propositions de logo, idées de logo, premières esquisses',
  'logo-brand/logo-refine':
    'logo refinement, refinement, revision rounds, fine-tuning, logo redrawing, Ausarbeitung, Feinschliff, Korrekturrunden, Logo-Überarbeitung, Logo-Reinzeichnung, refinamiento, rondas de revisión, ajuste fino, retoque del logo, arte final, affinage, peaufinage, tours de corrections, retouche du logo, finalisation du logo',
  'logo-brand/brand-guide':
    'style guide, brand guide, brand manual, brand guidelines, Styleguide, Markenhandbuch, Gestaltungsrichtlinien, Corporate-Design-Manual, guía de estilo, manual de marca, libro de estilo, charte graphique, guide de style, manuel de marque',
  'logo-brand/brand-stationery':
    'business cards, stationery, letterhead, e-mail signature, letter template, office templates, Visitenkarten, Briefpapier, Geschäftsausstattung, Briefbogen, E-Mail-Signatur, Briefvorlage, Bürovorlagen, tarjetas de visita, papelería, papel membretado, firma de correo, plantilla de carta, tarjetas, cartes de visite, papeterie, papier à en-tête, signature de mail, modèle de lettre',
  'flyer-brochure/print-brief':
    'briefing, print specification, format choice, paper choice, main message, printer sheet, Briefing, Druckvorgaben, Formatwahl, Papierwahl, Hauptbotschaft, Druckspezifikation, especificación de impresión, elección del formato, elección del papel, mensaje principal, brief, spécification d’impression, choix du format, choix du papier, message principal',
  'flyer-brochure/print-draft':
    'first draft, sample page, design draft, design directions, design concept, rough design, Erstentwurf, Entwurf, Musterseite, Gestaltungskonzept, Designrichtungen, Gestaltungsentwurf, primer borrador, página de muestra, propuesta de diseño, concepto gráfico, première ébauche, maquette de principe, page type, piste graphique, concept graphique',
  'flyer-brochure/print-pictures':
    'illustrations, photos, pictures, image editing, retouching, cut-outs, picture editing, Illustrationen, Fotos, Bilder, Bildbearbeitung, Freisteller, Bilder bearbeiten, ilustraciones, fotos, imágenes, edición de imágenes, retoque fotográfico, images, retouche photo, détourage, dessins, retoucher les images',
  'flyer-brochure/print-proof':
    'proofreading, corrections, spelling check, correction rounds, proofread, Korrektorat, Korrekturlesen, Korrekturrunden, Rechtschreibprüfung, Lektorat, gegenlesen, corrección, revisión ortográfica, corrección de textos, rondas de corrección, corregir, relecture, correction orthographique, tours de corrections, relire',
  'flyer-brochure/print-files':
    'print data, print files, press-ready pdf, prepress, Druckdaten, Druckdatei, Druckvorstufe, Druck-PDF, datos de impresión, archivos de impresión, preimpresión, fichiers d’impression, données d’impression, prépresse',
  'packaging/pack-brief':
    'briefing, market study, shelf study, competitor study, Briefing, Marktanalyse, Regalanalyse, Wettbewerbsanalyse, estudio de mercado, estudio del lineal, análisis de competidores, brief, étude de marché, étude du linéaire, analyse des concurrents',
  'packaging/pack-concepts':
    'concepts, design concepts, mock-ups, renderings, perspective views, design drafts, Konzepte, Designkonzepte, Entwürfe, Renderings, Visualisierung, Designentwürfe, conceptos, propuestas de diseño, renders, vistas en perspectiva, propositions graphiques, rendus, vues en perspective',
  'packaging/pack-artwork':
    'final artwork, artwork, artwork files, mechanical artwork, variant adaptation, Reinzeichnung, Reinzeichnungen, Druckvorlage, Variantenadaption, reinzeichnen, arte final, artes finales, adaptación de variantes, montaje final, fichier d’exécution, document d’exécution, exécution graphique, déclinaison des variantes',
  'packaging/pack-illustration':
    'illustration, pattern, illustrations, artwork drawing, illustrate, Illustration, Muster, Illustrationen, illustrieren, ilustración, patrón, ilustraciones, estampado, ilustrar, motif, illustrer',
  'packaging/pack-dummy':
    'dummy, white sample, folded sample, hand sample, sample box, physical mock-up, Dummy, Weißmuster, Handmuster, Faltmuster, Blindmuster, Musterschachtel, maqueta, muestra en blanco, muestra física, caja de muestra, maqueta física, maquette en blanc, échantillon blanc, maquette physique, boîte échantillon, blanc de forme',
  'packaging/pack-print':
    'printing, print data, print approval, prepress, print handover, print supervision, Druck, Druckdaten, Druckfreigabe, Druckvorstufe, Druckabwicklung, Druckabnahme, drucken, impresión, imprimir, datos de impresión, preimpresión, aprobación de impresión, imprenta, impression, imprimer, données d’impression, prépresse, bon à tirer, suivi d’impression',
  'illustration-slides/art-style':
    'style sample, style search, style finding, style development, colour palette, style definition, Stilmuster, Stilfindung, Stilprobe, Stilentwicklung, Farbpalette, Stildefinition, muestra de estilo, búsqueda de estilo, definición del estilo, paleta de colores, échantillon de style, recherche de style, définition du style, palette de couleurs',
  'illustration-slides/art-sketch':
    'sketches, roughs, storyboard, sketching, rough drafts, sketch, Skizzen, Scribbles, Storyboard, Vorzeichnungen, skizzieren, Rohentwürfe, bocetos, esbozos, borradores, bocetar, croquis, esquisses, ébauches, esquisser',
  'illustration-slides/art-files':
    'usage rights, rights, licence, print rights, rights transfer, vector files, Nutzungsrechte, Rechte, Lizenz, Rechteübertragung, Druckrechte, Vektordateien, derechos de uso, derechos, licencia, cesión de derechos, archivos vectoriales, droits d’utilisation, droits, cession de droits, fichiers vectoriels',
  'ux-audit/ux-figures':
    'analytics, data analysis, usage figures, support tickets, web analytics, funnel, Analytics, Datenauswertung, Nutzungszahlen, Support-Tickets, Webanalyse, Funnel-Analyse, analítica, análisis de datos, datos de uso, tickets de soporte, analítica web, embudo, analyse des données, statistiques d’usage, tickets de support, analytique web, entonnoir',
  'ux-audit/ux-walkthrough':
    'heuristic review, heuristic evaluation, expert review, accessibility check, accessibility audit, walkthrough, heuristische Evaluation, Expertenprüfung, Barrierefreiheitsprüfung, Barrierefreiheit, Heuristik-Prüfung, Expert Review, evaluación heurística, revisión experta, revisión de accesibilidad, accesibilidad, auditoría de accesibilidad, évaluation heuristique, revue experte, audit d’accessibilité, accessibilité, inspection ergonomique',
  'ux-audit/ux-test':
    'user tests, user testing, usability test, test users, user observation, user sessions, Nutzertests, Nutzertest, Usability-Test, Testpersonen, Nutzerbeobachtung, Probanden, pruebas con usuarios, test de usuarios, prueba de usabilidad, observación de usuarios, usuarios de prueba, tests utilisateurs, test d’utilisabilité, observation des utilisateurs, utilisateurs testeurs, séances de test',
  'ux-audit/ux-proposals':
    'wireframes, redesign, design proposals, redrawn flows, mock-ups, solution sketches, Wireframes, Redesign, Gestaltungsvorschläge, Entwürfe, Lösungsskizzen, Verbesserungsentwürfe, rediseño, propuestas de diseño, bocetos, maquetas, refonte graphique, propositions de conception, maquettes, esquisses',
  'ux-audit/ux-roadmap':
    'roadmap, prioritisation, presentation, ranking, prioritising, action plan, Roadmap, Priorisierung, Präsentation, Rangliste, Maßnahmenplan, priorisieren, hoja de ruta, priorización, presentación, plan de acción, priorizar, feuille de route, priorisation, présentation, plan d’action, prioriser',
  'app-interface-design/ui-flows':
    'user flows, flow map, navigation, navigation structure, screen list, sitemap, flowcharts, Nutzerflüsse, Abläufe, Navigation, Navigationsstruktur, Bildschirmliste, Sitemap, User Flows, flujos de usuario, mapa de flujos, navegación, estructura de navegación, lista de pantallas, parcours utilisateur, structure de navigation, liste des écrans, arborescence',
  'app-interface-design/ui-wireframes':
    'grey boxes, screen sketches, Drahtgittermodelle, Drahtmodelle, Bildschirmskizzen, esquemas de pantalla, bocetos de pantalla, maquettes filaires, zonings, esquisses d’écran',
  'app-interface-design/ui-style':
    'design system, style guide, component library, look and feel, Designsystem, Styleguide, Komponentenbibliothek, Stildefinition, sistema de diseño, guía de estilo, biblioteca de componentes, système de design, guide de style, bibliothèque de composants, charte graphique',
  'app-interface-design/ui-prototype':
    'click dummy, Klickprototyp, Klickdummy, prototipo navegable, prototipado, prototipo interactivo, prototype cliquable, maquette interactive',
  'app-interface-design/ui-handoff':
    'developer handoff, developer handover, specifications, specs, asset export, questions hour, Entwicklerübergabe, Spezifikationen, Specs, Asset-Export, Fragestunde, entrega a desarrolladores, especificaciones, exportación de recursos, sesión de preguntas, remise aux développeurs, spécifications, export des ressources, séance de questions',
  'prototype/idea-assumptions':
    'assumptions, hypotheses, risk list, assumption list, assumption mapping, Annahmen, Hypothesen, Annahmenliste, Risikoliste, Annahmen sammeln, supuestos, hipótesis, lista de supuestos, lista de riesgos, hypothèses, liste des hypothèses, postulats, liste des risques',
  'prototype/idea-interviews':
    'interviews, user interviews, customer interviews, interviewing, user research, Interviews, Nutzerinterviews, Kundeninterviews, Nutzerbefragung, Befragungen, Nutzerforschung, entrevistas, entrevistas con usuarios, entrevistar, encuestas a clientes, investigación de usuarios, entretiens, entretiens utilisateurs, enquête auprès d’usagers, interroger les usagers',
  'prototype/idea-prototype':
    'screen prototype, app prototype, click dummy, screens, digital prototype, clickable mock-up, Bildschirm-Prototyp, App-Prototyp, Klickdummy, Bildschirme, digitaler Prototyp, Klickprototyp, prototipo de pantallas, prototipo digital, pantallas, maqueta navegable, prototipo de app, prototype d’écrans, prototype numérique, écrans, maquette cliquable, prototype d’appli',
  'prototype/idea-object':
    'physical sample, physical model, volume model, printed sample, hand sample, physical prototype, Handmuster, physisches Modell, Volumenmodell, gedrucktes Muster, Anschauungsmodell, Funktionsmuster, muestra física, modelo físico, modelo volumétrico, muestra impresa, prototipo físico, échantillon physique, modèle physique, maquette en volume, échantillon imprimé, prototype physique',
  'prototype/idea-test':
    'user test, user tests, user testing, testing with users, usability test, Nutzertest, Nutzertests, Testen mit Nutzern, Usability-Test, Praxistest, prueba con usuarios, pruebas con usuarios, test de usuarios, prueba de usabilidad, test utilisateur, tests utilisateurs, test avec usagers, test d’utilisabilité',
  'user-test/research-plan':
    'research plan, test plan, discussion guide, questionnaire, test script, interview guide, Testplan, Forschungsplan, Untersuchungsplan, Leitfaden, Fragebogen, Testskript, plan de investigación, plan de pruebas, guion de preguntas, cuestionario, guía de entrevista, plan de recherche, plan de test, guide d’entretien, protocole de test',
  'user-test/research-recruit':
    'recruiting, recruitment, finding participants, test persons, screener, incentives, recruit, Rekrutierung, rekrutieren, Teilnehmersuche, Testpersonen, Probanden, Screener, Aufwandsentschädigung, reclutamiento, reclutar, captación, buscar participantes, incentivos, cuestionario de filtro, recrutement, recruter, recherche de participants, panel de testeurs, dédommagement, questionnaire de sélection',
  'user-test/research-analyse':
    'analysis, evaluation, data analysis, analysing, tagging, coding, Analyse, Datenauswertung, Kodierung, análisis, evaluación, analizar, análisis de resultados, codificación, analyse, dépouillement, analyser, analyse des résultats, codage',
  'user-test/research-report':
    'presentation, final report, results workshop, slides, video clips, recommendations, Bericht, Präsentation, Abschlussbericht, Ergebnisworkshop, Folien, Videoclips, Empfehlungen, informe, presentación, informe final, taller de resultados, diapositivas, recomendaciones, rapport, présentation, rapport final, atelier de restitution, diapositives, recommandations',
  'web-copy/copy-brief':
    'briefing, interview, tone sheet, tone of voice, briefing talk, fact gathering, Briefing, Interview, Tonalität, Briefinggespräch, Sprachstil, Faktensammlung, entrevista, tono de voz, reunión inicial, recogida de datos, brief, entretien, ton éditorial, réunion de brief, collecte des faits',
  'web-copy/copy-outline':
    'outline, keywords, keyword research, search terms, page structure, seo research, Gliederung, Keywords, Keyword-Recherche, Suchbegriffe, Seitenstruktur, SEO-Recherche, esquema, palabras clave, investigación de palabras, términos de búsqueda, estructura de páginas, plan des pages, mots-clés, recherche de mots-clés, termes de recherche, structure des pages',
  'web-copy/copy-revise':
    'revision, revision rounds, feedback rounds, revisions, correction rounds, revise, Überarbeitung, Korrekturrunden, Feedbackrunden, Korrekturschleifen, überarbeiten, revisión, rondas de revisión, rondas de comentarios, cambios posteriores, revisar, révision, tours de révision, allers-retours, tours de corrections, retouches',
  'web-copy/copy-proof':
    'proofreading, spelling check, second reader, meta descriptions, meta titles, proofread, Korrektorat, Korrekturlesen, Lektorat, Rechtschreibprüfung, Meta-Beschreibungen, gegenlesen, corrección ortográfica, corrección de pruebas, segundo lector, metadescripciones, ortografía, relecture, correction orthographique, second lecteur, méta-descriptions, relire',
  'blog-articles/article-plan':
    'topics, topic plan, topic list, editorial plan, topic planning, content calendar, topic search, Themen, Themenplan, Themenliste, Redaktionsplan, Themenfindung, Themenplanung, temas, lista de temas, plan editorial, calendario editorial, elección de temas, sujets, liste des sujets, plan éditorial, calendrier éditorial, choix des sujets',
  'blog-articles/article-research':
    'research, interviews, source research, background research, sources, researching, Recherche, Interviews, Quellenrecherche, Hintergrundrecherche, Quellensuche, recherchieren, investigación, entrevistas, documentación, búsqueda de fuentes, investigar, recherche, recherches, recherche documentaire, entretiens, recherche de sources',
  'blog-articles/article-edit':
    'editing, proofreading, fact check, copy editing, corrections, edit, Lektorat, Korrektorat, Korrekturlesen, Faktencheck, Redigieren, lektorieren, edición, corrección, revisión ortográfica, verificación de datos, corregir, relecture, correction, révision, vérification des faits, relire, corriger',
  'blog-articles/article-publish':
    'publishing, publication, uploading, cms entry, posting, article pictures, internal links, Veröffentlichung, veröffentlichen, Einstellen, Einpflegen, Hochladen, Artikelbilder, Verlinkung, publicación, publicar, subida al blog, subir los artículos, maquetación web, enlaces internos, publier, mise en ligne, intégration au blog, maillage interne, mettre en ligne',
  'cv-application/cv-talk':
    'preliminary talk, introductory talk, achievements talk, fact sheet, fact gathering, career review, Vorgespräch, Erstgespräch, Faktensammlung, Faktenblatt, Erfolge sammeln, charla previa, entrevista previa, recogida de datos, ficha de datos, charla inicial, entretien préalable, échange préalable, fiche de faits, collecte des faits',
  'cv-application/cv-plan':
    'work plan, budget part, project plan, project concept, Arbeitsplan, Finanzplan, Projektplan, Projektkonzept, plan de trabajo, plan de proyecto, concepto del proyecto, plan de travail, plan du projet, concept du projet',
  'cv-application/cv-layout':
    'layout, graphic design, formatting, template, page design, typesetting, Layout, Gestaltung, Formatierung, Vorlage, Grafik, Satz, gestalten, maquetación, diseño gráfico, formato, plantilla, maquetar, mise en page, graphisme, mise en forme, modèle graphique, maquette',
  'cv-application/cv-revise':
    'proofreading, revision, corrections, spelling check, revise, second reader, Korrekturlesen, Korrektorat, Überarbeitung, Lektorat, Rechtschreibprüfung, gegenlesen, corrección, revisión, revisión ortográfica, corregir, segundo lector, relecture, révision, correction orthographique, relire',
  'technical-docs/docs-analysis':
    'reader analysis, audience analysis, norm research, standards research, task analysis, needs analysis, Zielgruppenanalyse, Leseranalyse, Normenrecherche, Aufgabenanalyse, Bedarfsanalyse, Normenanalyse, análisis de lectores, análisis de usuarios, estudio de normas, análisis de tareas, analyse des lecteurs, analyse du public, recherche des normes, analyse des tâches',
  'technical-docs/docs-outline':
    'outline, structure, template, terminology, term list, glossary, table of contents, Gliederung, Struktur, Vorlage, Terminologie, Begriffsliste, Glossar, Dokumentvorlage, esquema, estructura, plantilla, terminología, lista de términos, glosario, plan du document, modèle, terminologie, liste des termes, glossaire',
  'technical-docs/docs-pictures':
    'pictures, screenshots, illustrations, line drawings, photos, images, graphics, Bilder, Screenshots, Bildschirmfotos, Illustrationen, Strichzeichnungen, Fotos, Grafiken, imágenes, capturas de pantalla, ilustraciones, dibujos, fotos, gráficos, captures d’écran, dessins au trait, schémas',
  'technical-docs/docs-review':
    'review, expert review, technical review, safety review, test reader, reader test, Fachprüfung, Review, Expertenprüfung, Sicherheitsprüfung, Testleser, Gegenprüfung, revisión técnica, revisión de expertos, revisión de seguridad, lector de prueba, revisión, relecture technique, revue d’experts, revue de sécurité, lecteur test, relecture',
  'technical-docs/docs-deliver':
    'publication, publishing, web help, online help, pdf export, publish, Veröffentlichung, Publikation, Online-Hilfe, Webhilfe, PDF-Ausgabe, veröffentlichen, publicación, publicar, ayuda en línea, ayuda web, exportación a pdf, publier, aide en ligne, aide web, export pdf',
  'proofreading-work/proof-sample':
    'sample page, sample correction, trial page, test correction, sample edit, Musterseite, Probekorrektur, Probeseite, Probelektorat, Korrekturprobe, página de muestra, corrección de muestra, prueba de corrección, muestra, page d’essai, échantillon, correction d’essai, page échantillon',
  'proofreading-work/transcribe':
    'transcription, transcript, transcribing, transcribe, typing up, audio typing, Transkription, Transkript, Abschrift, Verschriftlichung, transkribieren, abtippen, transcripción, transcribir, desgrabación, pasar a texto, transcrire, retranscription, retranscrire',
  'proofreading-work/proof-edit':
    'editing, copy editing, stylistic editing, style editing, line editing, edit, Lektorat, Stilkorrektur, Stillektorat, stilistische Überarbeitung, lektorieren, redigieren, edición, corrección de estilo, edición de estilo, editar, estilo, révision stylistique, correction stylistique, réécriture, style',
  'proofreading-work/proof-read':
    'final proofreading, second pass, final reading, second reading, final proof, Schlusskorrektur, Schlusslektorat, zweiter Durchgang, Endkorrektur, zweite Lesung, lectura final, segunda lectura, segunda pasada, corrección final, última lectura, relecture finale, seconde lecture, second passage, correction finale, dernière lecture',
  'proofreading-work/proof-format':
    'formatting, layout, table of contents, e-book, typesetting, citation formatting, format, Formatierung, formatieren, Layout, Inhaltsverzeichnis, E-Book, Satz, Literaturverzeichnis, formato, formatear, maquetación, índice, libro electrónico, maquetar, mise en forme, mise en page, table des matières, livre numérique, formatage, formater',
  'document-translation/translation-prepare':
    'term list, glossary, terminology, word count, term collection, terminology list, Terminologie, Glossar, Begriffsliste, Wortzählung, Terminologieliste, Begriffssammlung, glosario, terminología, lista de términos, recuento de palabras, glossaire, terminologie, liste des termes, comptage des mots',
  'document-translation/translation-draft':
    'raw translation, draft translation, first translation, machine translation, translation draft, Rohübersetzung, Erstübersetzung, Maschinenübersetzung, Übersetzungsentwurf, traducción en bruto, primera traducción, traducción automática, borrador de traducción, traduction brute, première traduction, traduction automatique, brouillon de traduction',
  'document-translation/translation-revise':
    'revision, second translator, proofreading, four-eyes check, bilingual review, revise, Revision, Zweitübersetzer, Korrekturlesen, Vier-Augen-Prüfung, Korrektorat, Lektorat, revisión, segundo traductor, corrección, revisión bilingüe, revisar, révision, second traducteur, relecture, relecture bilingue, réviser',
  'document-translation/translation-languages':
    'further languages, other languages, additional languages, more languages, extra languages, second language, weitere Sprachen, andere Sprachen, zusätzliche Sprachen, Zweitsprache, mehrere Sprachen, otros idiomas, más idiomas, idiomas adicionales, demás idiomas, segundo idioma, autres langues, langues supplémentaires, langues additionnelles, plusieurs langues, deuxième langue',
  'document-translation/translation-layout':
    'layout, formatting, typesetting, dtp, desktop publishing, page layout, Layout, Formatierung, Satz, DTP, formatieren, Seitengestaltung, maquetación, formato, autoedición, maquetar, diagramación, mise en page, mise en forme, formatage, pao, maquette',
  'sworn-translation/sworn-certify':
    'certification, certify, official certification, sworn certification, attestation, translator’s stamp, Beglaubigung, beglaubigen, Bestätigungsvermerk, Übersetzerstempel, amtliche Bestätigung, certificación, certificar, juramento, legalización, sello del traductor, certifier, légalisation, cachet du traducteur',
  'sworn-translation/sworn-send':
    'shipping, postal delivery, post, posting, sending, paper original, mailing, Versand, Postversand, Zusendung, Post, Papieroriginal, verschicken, Zustellung, envío, envío postal, correo postal, enviar, original en papel, entrega a domicilio, envoi, envoi postal, expédition, original papier, envoyer, livraison',
  'site-localisation/local-extract':
    'text extraction, text export, extracting texts, export, string export, Textextraktion, Textexport, Texte exportieren, Export, Texte extrahieren, extracción de textos, exportación de textos, extraer los textos, exportación, extraction des textes, export des textes, extraire les textes',
  'site-localisation/local-terms':
    'terminology, glossary, keyword research, keywords, style sheet, term list, Terminologie, Glossar, Keyword-Recherche, Suchbegriffe, Stilvorgaben, Begriffsliste, terminología, glosario, palabras clave, hoja de estilo, lista de términos, terminologie, glossaire, mots-clés, guide stylistique, liste des termes',
  'site-localisation/local-media':
    'subtitles, voice-over, dubbing, videos, video subtitles, voice recording, subtitling, Untertitel, Voice-over, Synchronisation, Videos, Vertonung, Untertitelung, vertonen, subtítulos, voz en off, doblaje, vídeos, locución, subtitular, doblar, sous-titres, voix off, doublage, vidéos, sous-titrage, sous-titrer, doubler',
  'site-localisation/local-build':
    'language switch, text import, entering texts, cms entry, site integration, hreflang, Sprachumschalter, Textimport, Texte einpflegen, Einpflegen, Einbau, Hreflang, Sprachumschaltung, selector de idioma, importación de textos, cargar los textos, integración web, sélecteur de langue, import des textes, saisie des textes, intégration',
  'site-localisation/local-review':
    'native review, in-place review, linguistic testing, native check, language check, Muttersprachler-Prüfung, Sprachtest, Sprachprüfung, Endlektorat, muttersprachliche Prüfung, revisión nativa, revisión in situ, prueba lingüística, control lingüístico, relecture native, relecture en contexte, test linguistique, contrôle linguistique',
  'interpreting-job/interpret-prepare':
    'topic preparation, preparatory talk, briefing, reading in, subject preparation, speaker talk, Einarbeitung, Vorgespräch, Briefing, thematische Vorbereitung, einarbeiten, Einlesen, preparación temática, charla previa, estudio del tema, documentación previa, préparation thématique, entretien préalable, brief, étude du sujet, documentation préalable',
  'interpreting-job/interpret-technology':
    'booth, headsets, receivers, interpreting equipment, conference equipment, microphones, interpreting technology, Kabine, Dolmetschkabine, Kopfhörer, Empfänger, Dolmetschtechnik, Konferenztechnik, Mikrofone, cabina, auriculares, receptores, equipo de interpretación, equipo técnico, micrófonos, cabine, casques, récepteurs, matériel d’interprétation, équipement technique, micros, sonorisation',
  'interpreting-job/interpret-follow':
    'minutes, meeting minutes, follow-up, closing note, debriefing, written record, Protokoll, Sitzungsprotokoll, Nachbereitung, Abschlussnotiz, Nachbesprechung, Mitschrift, acta, actas, seguimiento, nota final, informe posterior, compte rendu, procès-verbal, suivi, note de clôture, débriefing',
  'video-edit/cut-script':
    'cutting plan, script, storyboard, logging, footage review, viewing, take selection, Schnittplan, Skript, Storyboard, Sichtung, Materialsichtung, Drehbuch, Takeauswahl, plan de montaje, guion, visionado, selección de tomas, guion de montaje, plan de montage, dérushage, visionnage, scénario, sélection des prises',
  'video-edit/cut-rough':
    'rough cut, first cut, first assembly, raw cut, assembly cut, Rohschnitt, Erstschnitt, Vorschnitt, Grobschnitt, corte inicial, primer corte, montaje en bruto, premontaje, corte previo, ours, premier montage, bout-à-bout, prémontage, montage brut',
  'video-edit/cut-animation':
    'animation, animations, titles, graphics, motion graphics, intro, lower thirds, Animation, Animationen, Titel, Grafiken, Motion Graphics, Intro, Bauchbinden, animación, animaciones, títulos, gráficos, rótulos, animar, titres, habillage graphique, motion design, générique, animer',
  'video-edit/cut-sound':
    'fine cut, sound and colour, mixing and grading, finishing, Feinschnitt, Ton und Farbe, Mischung und Grading, corte fino, sonido y color, mezcla y etalonaje, montage fin, son et couleur, mixage et étalonnage',
  'video-edit/cut-subtitles':
    'subtitles, captions, subtitling, subtitle file, closed captions, caption, Untertitel, Untertitelung, Untertiteldatei, untertiteln, subtítulos, subtitulado, archivo de subtítulos, subtitular, sous-titres, sous-titrage, fichier de sous-titres, sous-titrer',
  'video-edit/cut-export':
    'export, exports, rendering, exporting, Export, Exporte, Rendern, exportieren, exportación, exportar, renderizado, exporter, rendu',
  'video-shoot/shoot-concept':
    'script, screenplay, concept, shot list, storyboard, scriptwriting, interview questions, Drehbuch, Skript, Konzept, Shotliste, Storyboard, Exposé, Interviewfragen, guion, concepto, lista de planos, escaleta, preguntas de entrevista, scénario, liste des plans, découpage, questions d’interview',
  'video-shoot/shoot-plan':
    'shoot planning, shoot organisation, shooting schedule, call sheet, Drehplanung, Drehorganisation, Drehplan, Drehvorbereitung, plan de rodaje, organización del rodaje, planificación del rodaje, plan de travail, organisation du tournage, feuille de service',
  'video-shoot/shoot-film':
    'filming, shooting, footage, raw footage, camera work, raw material, camera crew, Dreh, Dreharbeiten, Rohmaterial, Filmaufnahmen, Kameraarbeit, filmen, Kamerateam, grabación, rodaje, material bruto, filmación, grabar, filmar, imágenes en bruto, tournage, rushes, prises de vues, filmer, captation, équipe de tournage',
  'video-shoot/shoot-stream':
    'live stream, livestream, streaming, live broadcast, webcast, live transmission, Livestream, Live-Stream, Streaming, Liveübertragung, Direktübertragung, streamen, transmisión en vivo, emisión en directo, directo, retransmisión, diffusion en direct, direct, retransmission',
  'video-shoot/shoot-edit':
    'editing, video editing, cutting, post-production, colour grading, sound mix, edit, Schnitt, Filmschnitt, Videoschnitt, Postproduktion, Nachbearbeitung, schneiden, Tonmischung, edición, montaje, posproducción, editar, etalonaje, montar, mezcla de sonido, montage, postproduction, étalonnage, mixage, monter, montage vidéo',
  'podcast-audio/audio-concept':
    'concept, show format, format sheet, show structure, episode planning, Konzept, Formatkonzept, Sendungskonzept, Folgenplanung, Podcast-Konzept, concepto, formato del programa, estructura del programa, planificación de episodios, format de l’émission, structure des épisodes, planification des épisodes',
  'podcast-audio/audio-voice':
    'voice recording, recording, voice-over, speaker, narration, record, Aufnahme, Sprachaufnahme, Sprecher, Einsprechen, einsprechen, aufnehmen, grabación, grabación de voz, locución, locutor, grabar, enregistrement, prise de voix, voix off, enregistrer',
  'podcast-audio/audio-edit':
    'editing, cutting, noise removal, audio editing, edit, Schnitt, Audioschnitt, Rauschentfernung, Nachbearbeitung, schneiden, edición, edición de audio, corte, eliminación de ruido, editar, montage, montage audio, nettoyage du son, débruitage, monter',
  'podcast-audio/audio-mix':
    'mixing, mastering, mixdown, final mix, loudness levelling, Mischung, Mastering, Abmischung, Endmischung, abmischen, mezcla, masterización, mezcla final, masterizar, mezclar, mixage, mixage final, mixer, masteriser',
  'podcast-audio/audio-publish':
    'publishing, upload, publication, publish, Veröffentlichung, Hochladen, veröffentlichen, hochladen, publicación, subida, publicar, subir, mise en ligne, publier, téléversement',
  'photo-shoot/photo-plan':
    'shot list, mood board, photo concept, shoot planning, motif list, Motivliste, Moodboard, Bildkonzept, Shooting-Planung, Shotlist, lista de tomas, moodboard, concepto fotográfico, planificación de sesión, liste des prises, concept photo, planification du shooting',
  'photo-shoot/photo-take':
    'shooting, photo session, taking photos, photographing, raw pictures, Shooting, Fototermin, Fotografieren, Aufnahmen, Rohbilder, fotografieren, sesión de fotos, toma de fotos, fotografiar, fotos en bruto, prise de vue, séance photo, photographier, photos brutes',
  'photo-shoot/photo-select':
    'photo selection, selection, online gallery, culling, select, Bildauswahl, Auswahl, Online-Galerie, Auswahlgalerie, aussuchen, auswählen, selección, selección de fotos, galería en línea, elegir fotos, seleccionar, sélection, tri des photos, galerie en ligne, choix des photos, sélectionner',
  'photo-shoot/photo-retouch':
    'retouching, photo editing, post-processing, image editing, retouch, Retusche, Bildbearbeitung, Nachbearbeitung, Bildretusche, retuschieren, retoque, edición de fotos, posproducción, retoque fotográfico, retocar, retouche, retouches, post-production, traitement des photos, retoucher',
  'seo-work/seo-audit':
    'seo audit, audit, site audit, technical analysis, crawl, SEO-Audit, Audit, Bestandsanalyse, SEO-Analyse, Crawl, auditoría, auditoría seo, análisis técnico, rastreo del sitio, audit seo, analyse technique, crawl du site',
  'seo-work/seo-keywords':
    'keyword research, keywords, keyword list, keyword map, search terms, Keyword-Recherche, Keywords, Suchbegriffe, Keyword-Liste, Keyword-Analyse, palabras clave, investigación de keywords, lista de keywords, términos de búsqueda, mots-clés, recherche de mots-clés, liste de mots-clés, termes de recherche',
  'seo-work/seo-technical':
    'technical seo, technical repairs, technical implementation, technical optimisation, technisches SEO, technische Umsetzung, technische Reparaturen, technische Optimierung, seo técnico, correcciones técnicas, implementación técnica, optimización técnica, seo technique, corrections techniques, réparations techniques, optimisation technique',
  'seo-work/seo-pages':
    'page texts, copywriting, on-page optimisation, rewriting texts, Seitentexte, Texte, Onpage-Optimierung, Textüberarbeitung, Texte überarbeiten, textos, redacción, optimización on-page, reescribir textos, textes, rédaction, optimisation on-page, réécrire les textes',
  'seo-work/seo-local':
    'map entry, business profile, local seo, maps listing, Karteneintrag, Unternehmensprofil, lokales SEO, Maps-Eintrag, ficha de mapas, perfil de empresa, seo local, ficha de empresa, fiche d’établissement, référencement local, profil d’entreprise',
  'seo-work/seo-report':
    'reporting, ranking report, report, success measurement, monthly report, Reporting, Ranking-Bericht, Bericht, Erfolgsmessung, Auswertung, informe, informe de posiciones, informes, medición de resultados, rapport, rapport de positions, mesure des résultats',
  'ads-campaign/ads-examine':
    'account audit, account check, account review, account analysis, Kontoprüfung, Konto-Audit, Kontoanalyse, Konto prüfen, auditoría de cuenta, revisión de cuenta, análisis de cuenta, revisar la cuenta, audit du compte, analyse du compte, examen du compte, vérification du compte',
  'ads-campaign/ads-goal':
    'media plan, budget plan, audience definition, target audience, media strategy, Mediaplan, Budgetplan, Zielgruppendefinition, Zielgruppenanalyse, Mediastrategie, plan de medios, plan de presupuesto, público objetivo, estrategia de medios, plan média, plan de budget, définition des cibles, stratégie média',
  'ads-campaign/ads-tracking':
    'tracking, conversion tracking, tags, tracking setup, consent mode, call tracking, Tracking, Conversion-Tracking, Tags, Tracking-Einrichtung, Einwilligungsmodus, seguimiento, seguimiento de conversiones, etiquetas, medición de conversiones, modo de consentimiento, suivi, suivi des conversions, balises, mode de consentement',
  'ads-campaign/ads-creatives':
    'creatives, ad creatives, ad material, ad design, Werbemittel, Anzeigengestaltung, Werbematerial, Creatives, creatividades, material publicitario, diseño de anuncios, piezas publicitarias, créations, créations publicitaires, matériel publicitaire, conception des annonces',
  'ads-campaign/ads-landing':
    'landing page, target page, landing page design, landing page build, Landingpage, Landeseite, Zielseite, Landingpage-Bau, página de destino, página de aterrizaje, landing, page d’atterrissage, page de destination, page de campagne',
  'ads-campaign/ads-build':
    'campaign setup, campaign structure, campaign build, building campaigns, Kampagnenaufbau, Kampagnen-Setup, Kampagnenstruktur, Kampagnen anlegen, creación de campañas, configuración de campañas, estructura de campañas, crear campañas, création des campagnes, paramétrage des campagnes, structure des campagnes, lancer les campagnes',
  'ads-campaign/ads-optimise':
    'optimisation, ongoing management, campaign management, fine-tuning, weekly tuning, optimise, Optimierung, laufende Betreuung, Kampagnenbetreuung, Feinabstimmung, optimieren, optimización, gestión continua, gestión de campañas, ajuste semanal, optimizar, gestion continue, suivi hebdomadaire, gestion des campagnes, optimiser',
  'social-media-plan/social-audit':
    'channel audit, channel analysis, competitor analysis, audience analysis, Kanalanalyse, Konkurrenzanalyse, Wettbewerbsanalyse, Zielgruppenanalyse, Kanal-Audit, análisis de canales, análisis de competencia, auditoría de redes, análisis del público, analyse des canaux, analyse concurrentielle, audit des réseaux, analyse du public',
  'social-media-plan/social-plan':
    'editorial calendar, content plan, topic plan, content strategy, tone guide, Redaktionsplan, Themenplan, Content-Plan, Redaktionskalender, Content-Strategie, calendario editorial, plan de contenidos, plan de temas, estrategia de contenidos, calendrier éditorial, plan de contenu, plan des thèmes, ligne éditoriale',
  'social-media-plan/social-create':
    'creating posts, content creation, post creation, making posts, Beiträge erstellen, Posts erstellen, Content-Erstellung, Beitragserstellung, crear publicaciones, creación de contenido, textos e imágenes, crear contenido, création de contenu, créer les publications, textes et visuels, créer du contenu',
  'social-media-plan/social-influencer':
    'influencers, influencer search, creators, press work, press release, cooperations, Influencer, Influencer-Suche, Creator, Pressearbeit, Pressemitteilung, Kooperationen, búsqueda de influencers, creadores, nota de prensa, colaboraciones, influenceurs, recherche d’influenceurs, créateurs, communiqué de presse, partenariats',
  'social-media-plan/social-run':
    'channel management, community management, ongoing management, running the channel, Kanalbetreuung, Community-Management, laufende Betreuung, Kanalpflege, gestión de comunidad, gestión de canales, gestión continua, gestion de communauté, animation des réseaux, gestion des canaux',
  'social-media-plan/social-report':
    'reporting, monthly report, statistics, performance report, report, Reporting, Monatsbericht, Statistik, Auswertung, Bericht, informe, informe mensual, estadísticas, informe de resultados, rapport, rapport mensuel, statistiques, bilan mensuel',
  'newsletter/news-strategy':
    'strategy, email strategy, sequence plan, email concept, mailing plan, Strategie, E-Mail-Strategie, Sequenzplan, Newsletter-Konzept, Versandplan, estrategia, estrategia de correo, plan de secuencia, plan de envíos, stratégie, stratégie d’emailing, plan de séquence, plan d’envoi',
  'newsletter/news-setup':
    'tool setup, newsletter tool, tool configuration, mailing tool, Tool-Einrichtung, Newsletter-Tool, Tool-Konfiguration, Versandtool, configuración de herramienta, herramienta de envío, configurar la herramienta, plataforma de envío, configuration de l’outil, outil d’emailing, paramétrage de l’outil, outil d’envoi',
  'newsletter/news-template':
    'template, email template, template design, email layout, design, Vorlage, Newsletter-Vorlage, Template, E-Mail-Layout, Gestaltung, Design, plantilla, diseño de plantilla, maquetación, diseño del correo, modèle, gabarit, maquette, design de l’e-mail',
  'newsletter/news-texts':
    'texts, email texts, copywriting, subject lines, copy, writing emails, Texte, Newsletter-Texte, Texten, Betreffzeilen, Mailtexte, Mails schreiben, textos, redacción, asuntos, textos de correos, redactar correos, textes, rédaction, objets des e-mails, contenu rédactionnel, rédiger les e-mails',
  'newsletter/news-automation':
    'automation, automated sequence, workflows, autoresponder, Automatisierung, Automation, Workflows, Autoresponder, automatización, secuencia automática, flujos automáticos, autorespondedor, automatisation, séquence automatique, autorépondeur',
  'newsletter/news-send':
    'sending, dispatch, send-out, open-rate report, send, Versand, Aussendung, Verschicken, Versandauswertung, versenden, envío, envíos, informe de aperturas, enviar, despacho, envoi, expédition, rapport d’ouverture, envoyer, routage',
  'artwork-change/artwork-look':
    'file check, font check, preliminary check, data check, Dateiprüfung, Schriftprüfung, Vorabprüfung, Datenprüfung, revisión de archivos, revisión de fuentes, comprobación previa, vérification des fichiers, contrôle des polices, contrôle préalable',
  'slide-deck/deck-story':
    'outline, storyline, story, content structure, sample slides, slide order, Gliederung, Storyline, Struktur, Inhaltsstruktur, Musterfolien, roter Faden, guion, estructura, hilo conductor, esquema, diapositivas de muestra, plan, trame, fil conducteur, structure du contenu, diapositives d’exemple',
  'slide-deck/deck-finish':
    'corrections, revision, correction rounds, revise, Korrekturen, Überarbeitung, Korrekturrunden, überarbeiten, correcciones, revisión, rondas de correcciones, revisar, révision, tours de corrections, réviser',
  'social-graphics/sgraphic-style':
    'style samples, style guide, style, style draft, visual style, Stilmuster, Styleguide, Stil, Stilvorgabe, Stilentwurf, muestras de estilo, guía de estilo, estilo, estilo visual, échantillons de style, charte graphique, style visuel',
  'book-layout/book-grid':
    'layout grid, sample pages, type choice, font choice, design concept, page design, Gestaltungsraster, Musterseiten, Schriftwahl, Satzspiegel, Gestaltungskonzept, retícula, páginas de muestra, elección tipográfica, diseño de página, concepto gráfico, grille, pages d’exemple, choix typographique, gabarit, concept graphique',
  'book-layout/book-cover':
    'cover, cover design, book cover, title page, dust jacket, Umschlag, Cover, Umschlaggestaltung, Titelseite, Buchcover, Schutzumschlag, portada, cubierta, diseño de portada, tapa, sobrecubierta, couverture, design de couverture, jaquette, page de couverture',
  'book-layout/book-set':
    'typesetting, setting pages, laying out pages, page make-up, inside pages, Satz, Seitensatz, Innenteil, Umbruch, setzen, maquetación, composición, páginas interiores, maquetar, tripa, mise en page, composition, pages intérieures, mettre en page',
  'book-layout/book-correct':
    'correction rounds, corrections, proofreading, entering corrections, proofread, Korrekturrunden, Korrekturen, Korrektorat, Korrekturlesen, Lektorat, correcciones, rondas de correcciones, corrección de pruebas, corregir, tours de corrections, relecture, corriger',
  'book-layout/book-print':
    'print data, print file, prepress, output files, Druckdaten, Druckdatei, Druckvorstufe, Druckdatenerstellung, datos de impresión, archivo de impresión, preimpresión, archivos finales, fichiers d’impression, prépresse, fichiers finaux, fichier imprimeur',
  'sign-lettering/sign-measure':
    'measuring, site visit, measurements, site measuring, measure, Aufmaß, Ausmessen, Maße, Vor-Ort-Termin, ausmessen, medición, medidas, toma de medidas, visita previa, medir, prise de mesures, mesures, métré, visite sur place, mesurer',
  'sign-lettering/sign-design':
    'design, drawing up, artwork, design draft, graphic design, Entwurf, Gestaltung, Design, Grafik, entwerfen, diseño, boceto, diseño gráfico, propuesta gráfica, diseñar, conception graphique, maquette, graphisme, concevoir',
  'sign-lettering/sign-make':
    'production data, cutting data, print data, production files, Produktionsdaten, Schneidedaten, Druckdaten, Plotdaten, datos de producción, archivos de corte, archivos de impresión, archivos de producción, fichiers de production, fichiers de découpe, fichiers d’impression, données de production',
  'infographic-work/info-message':
    'sketch, data check, rough sketch, concept, key message, Skizze, Datenprüfung, Rohskizze, Konzept, Kernaussage, boceto, revisión de datos, concepto, mensaje clave, borrador, croquis, vérification des données, message clé, ébauche',
  'screen-redesign/rescreen-look':
    'user observation, user research, usability analysis, usability test, examination, Nutzerbeobachtung, Nutzerforschung, Usability-Analyse, Bestandsanalyse, Usability-Untersuchung, observación de usuarios, investigación de usuarios, análisis de usabilidad, análisis previo, observation des utilisateurs, recherche utilisateur, analyse ergonomique, analyse préalable',
  'screen-redesign/rescreen-hand':
    'developer handover, developer notes, trial, short test, building notes, Entwicklerübergabe, Entwicklernotizen, Kurztest, Umsetzungshinweise, Probelauf, entrega a desarrollo, notas para desarrolladores, prueba breve, notas técnicas, transmission au développeur, notes techniques, test court, consignes d’intégration',
  'project-lead/lead-takeover':
    'takeover, onboarding, state review, project assessment, state report, Übernahme, Einarbeitung, Standaufnahme, Projektbestandsaufnahme, Statusanalyse, traspaso inicial, toma de control, diagnóstico del proyecto, revisión del estado, reprise, prise en main, état des lieux, diagnostic du projet',
  'project-lead/lead-close':
    'project closing, closing paper, acceptance, final report, closure, Projektabschluss, Abschlussbericht, Abnahme, Abschluss, Abschlussdokument, cierre del proyecto, informe de cierre, aceptación, cierre, informe final, clôture du projet, rapport de clôture, réception, clôture, rapport final',
  'map-entry/entry-check':
    'entry check, list of entries, stocktaking, access check, duplicate check, Bestandsaufnahme, Eintragsprüfung, Liste der Einträge, Zugangsprüfung, Dublettenprüfung, inventario de fichas, revisión de fichas, comprobación de accesos, búsqueda de duplicados, inventaire des fiches, vérification des fiches, contrôle des accès, recherche de doublons',
  'map-entry/entry-set':
    'verification, claiming, opening hours, profile texts, categories, completing the profile, Verifizierung, Inhaberbestätigung, Öffnungszeiten, Profiltexte, Kategorien, Profilpflege, verificación, reclamar la ficha, horarios, textos del perfil, categorías, vérification du propriétaire, revendication, horaires, textes du profil, catégories',
  'map-entry/entry-reviews':
    'reviews, ratings, review card, review replies, review management, Bewertungen, Rezensionen, Bewertungskarte, Bewertungsantworten, Bewertungsmanagement, reseñas, valoraciones, opiniones, tarjeta de reseñas, respuestas a reseñas, avis clients, évaluations, carte d’avis, réponses aux avis, gestion des avis',
  'analytics-setup/track-plan':
    'measuring plan, measurement plan, tracking plan, goal definition, tracking concept, Messplan, Trackingplan, Messkonzept, Zieldefinition, Trackingkonzept, plan de medición, definición de objetivos, concepto de medición, definición de metas, plan de mesure, plan de marquage, plan de taggage, définition des objectifs',
  'analytics-setup/track-report':
    'dashboard, report, reporting, view, explanation, evaluation, Dashboard, Bericht, Auswertung, Reporting, Erklärung, Einweisung, panel, informe, cuadro de mando, explicación, informes, tableau de bord, rapport, explication, prise en main',
  'ads-mend/adsfix-check':
    'account audit, account analysis, account check, audit, search term analysis, Kontoanalyse, Kontoprüfung, Kontoaudit, Audit, Suchbegriffsanalyse, auditoría de cuenta, análisis de cuenta, revisión de cuenta, auditoría, audit du compte, analyse du compte, contrôle du compte',
  'ads-mend/adsfix-mend':
    'implementation, campaign correction, account changes, carrying out changes, implement, Umsetzung, Kampagnenkorrektur, Kontoänderungen, umsetzen, implementación, corrección de campañas, cambios en cuenta, aplicar los cambios, mise en œuvre, correction des campagnes, modifications du compte, appliquer les corrections',
  'ads-mend/adsfix-compare':
    'comparison, follow-up, final report, before-after comparison, evaluation, Vergleich, Nachkontrolle, Abschlussbericht, Vorher-Nachher-Vergleich, Auswertung, comparación, seguimiento, informe final, comparativa, evaluación, comparaison, suivi, rapport final, comparatif avant-après, bilan',
  'market-study/study-questions':
    'research plan, research questions, study design, list of questions, Forschungsplan, Forschungsfragen, Studiendesign, Fragestellung, Fragenkatalog, plan de investigación, preguntas de investigación, diseño del estudio, planteamiento, plan de recherche, questions de recherche, conception de l’étude, cadrage',
  'market-study/study-gather':
    'desk research, competitor analysis, competitor research, market figures, statistics, secondary research, Recherche, Wettbewerbsanalyse, Konkurrenzanalyse, Marktzahlen, Statistiken, Sekundärforschung, investigación documental, análisis de competencia, cifras del mercado, estadísticas, fuentes secundarias, recherche documentaire, analyse des concurrents, chiffres du marché, statistiques, veille concurrentielle',
  'market-study/study-survey':
    'survey, customer survey, questionnaire, customer interviews, polling, primary research, Umfrage, Kundenbefragung, Fragebogen, Kundeninterviews, Befragung, Primärforschung, encuesta, encuesta a clientes, cuestionario, entrevistas a clientes, sondeo, enquête, sondage, entretiens clients, enquête clients',
  'market-study/study-report':
    'report, final report, conclusions, recommendation, write-up, Bericht, Abschlussbericht, Schlussfolgerungen, Empfehlung, Berichterstellung, informe, informe final, conclusiones, recomendación, redacción del informe, rapport, rapport final, recommandation, rédaction du rapport',
  'press-work/press-angle':
    'media list, press list, press contacts, list of editors, news angle, Medienliste, Presseverteiler, Pressekontakte, Redaktionsliste, Aufhänger, lista de medios, contactos de prensa, lista de periodistas, enfoque noticioso, liste des médias, fichier presse, contacts presse, liste de journalistes, angle',
  'press-work/press-write':
    'press release, release text, press text, writing the release, Pressemitteilung, Pressetext, Pressemeldung, Pressemitteilung schreiben, nota de prensa, comunicado, texto de prensa, redacción del comunicado, communiqué, communiqué de presse, texte de presse, rédaction du communiqué',
  'press-work/press-send':
    'sending, distribution, press mailing, press calls, follow-up calls, clippings, send, Versand, Aussendung, Verteilung, Nachtelefonieren, Presseclippings, Pressespiegel, versenden, envío, distribución, llamadas a redacciones, seguimiento telefónico, recortes, enviar, envoi, diffusion, relances téléphoniques, appels aux rédactions, revue de presse, envoyer',
  'marketplace-listing/listing-plan':
    'keyword research, keywords, fee check, competitor check, margin calculation, Keyword-Recherche, Suchbegriffe, Gebührenprüfung, Wettbewerbscheck, Margenrechnung, investigación de palabras, palabras clave, análisis de comisiones, análisis de competencia, cálculo de margen, recherche de mots-clés, mots-clés, étude des frais, analyse des concurrents, calcul de marge',
  'marketplace-listing/listing-make':
    'listing texts, product texts, product descriptions, entering listings, creating listings, Angebotstexte, Produkttexte, Produktbeschreibungen, Einstellen der Angebote, Listing-Erstellung, textos de anuncios, fichas de producto, descripciones de productos, subir los anuncios, textes d’annonces, fiches produits, descriptions de produits, saisie des annonces',
  'marketplace-listing/listing-run':
    'advertising, first ads, monitoring, optimisation, watching sales, improve, Werbung, Anzeigenschaltung, Beobachtung, Optimierung, Nachbetreuung, optimieren, publicidad, primeros anuncios pagados, seguimiento, optimización, optimizar, publicité, premières publicités, suivi, optimiser',
  'marketing-plan/mplan-state':
    'situation analysis, market analysis, competitor analysis, customer analysis, stocktaking, Situationsanalyse, Marktanalyse, Wettbewerbsanalyse, Kundenanalyse, Bestandsaufnahme, análisis de situación, análisis de mercado, análisis de competencia, análisis de clientes, analyse de situation, analyse de marché, analyse des concurrents, analyse des clients',
  'marketing-plan/mplan-idea':
    'positioning, naming, brand name, slogan, message, name search, Positionierung, Namensfindung, Markenname, Slogan, Botschaft, Namenssuche, posicionamiento, nombre de marca, eslogan, mensaje, búsqueda de nombre, positionnement, nom de marque, recherche de nom',
  'marketing-plan/mplan-plan':
    'channel plan, media plan, budget, plan of measures, timetable, Kanalplan, Mediaplan, Budget, Maßnahmenplan, Zeitplan, plan de canales, plan de medios, presupuesto, plan de acciones, calendario, plan des canaux, plan média, plan d’actions, calendrier',
  'marketing-plan/mplan-start':
    'implementation, execution, first measure, first campaign, implement, Umsetzung, Durchführung, erste Maßnahme, erste Kampagne, umsetzen, implementación, ejecución, primera acción, primera campaña, ejecutar, mise en œuvre, exécution, première action, première campagne, mettre en œuvre',
  'picture-retouch/retouch-sample':
    'sample, sample picture, test picture, trial picture, Muster, Musterbild, Probebild, Probe, muestra, foto de muestra, imagen de prueba, prueba, échantillon, photo d’essai, image test, essai',
  'picture-retouch/retouch-deliver':
    'correction round, second round, resizing, file sizes, export, Korrekturrunde, Korrekturschleife, Größenanpassung, Dateigrößen, Export, ronda de correcciones, cambio de tamaño, tamaños de archivo, exportación, tour de corrections, redimensionnement, tailles de fichier',
  'subtitles-work/subs-text':
    'transcript, transcription, timing, timecodes, spotting, transcribe, Transkript, Transkription, Timing, Timecodes, Spotting, Abschrift, transcripción, temporización, códigos de tiempo, pautado, transcribir, minutage, repérage, calage, transcrire',
  'subtitles-work/subs-translate':
    'translation, translated subtitles, foreign-language version, translate, Übersetzung, übersetzte Untertitel, Fremdsprachenfassung, übersetzen, traducción, subtítulos traducidos, versión traducida, traducir, traduction, sous-titres traduits, version traduite, traduire',
  'voice-job/voice-cast':
    'voice sample, sample recording, casting, voice choice, pronunciation list, Stimmprobe, Probeaufnahme, Casting, Sprecherauswahl, Ausspracheliste, muestra de voz, grabación de muestra, elección del locutor, lista de pronunciación, échantillon de voix, enregistrement d’essai, choix du comédien, liste de prononciation',
  'voice-job/voice-record':
    'studio recording, raw recording, speaking, narration, speak, Studioaufnahme, Rohaufnahme, Einsprechen, Sprachaufnahme, einsprechen, grabación en estudio, grabación bruta, locución, locutar, enregistrement en studio, enregistrement brut, prise de voix, lecture en studio',
  'voice-job/voice-edit':
    'editing, cutting, cleaning, post-production, noise removal, edit, Schnitt, Nachbearbeitung, Bereinigung, Entrauschen, Audioschnitt, schneiden, edición, corte, limpieza de audio, postproducción, eliminación de ruido, editar, montage, nettoyage audio, postproduction, débruitage, découpage, monter',
  'music-work/music-brief':
    'reference tracks, references, briefing, sound choice, preliminary talk, Referenztitel, Referenzen, Briefing, Klangvorstellung, Vorgespräch, temas de referencia, referencias, elección de sonido, charla previa, morceaux de référence, références, brief, choix du son, entretien préalable',
  'music-work/music-compose':
    'composition, composing, songwriting, arrangement, compose, arrange, Komposition, Songwriting, Arrangement, Komponieren, komponieren, arrangieren, composición, arreglos, arreglo, componer, arreglar, écriture des morceaux, composer, arranger',
  'music-work/music-mix':
    'mix, mixing, mixdown, mixing down, tuning, vocal editing, Mix, Mischung, Mixdown, mischen, mezcla, mezclar, afinación, edición de pistas, mixer, calage des pistes, édition des pistes',
  'music-work/music-master': 'loudness, stems, Lautheit, Stems, mastern, masterización, masterizar, matriçage, masteriser',
  'explainer-animation/expl-script':
    'script, screenplay, storyboard, spoken text, scriptwriting, Skript, Drehbuch, Storyboard, Sprechertext, Textbuch, guion, texto de locución, escribir el guion, scénario, texte parlé, écrire le scénario',
  'explainer-animation/expl-style':
    'style frames, illustrations, character design, figures, drawings, draw, Styleframes, Illustrationen, Figurendesign, Figuren, Zeichnungen, zeichnen, ilustraciones, diseño de personajes, personajes, dibujos, estilo visual, dibujar, personnages, création des personnages, dessins, style graphique, dessiner',
  'explainer-animation/expl-sound':
    'sound, voice-over, sound design, soundtrack, audio, dubbing, Vertonung, Ton, Sprecher, Sounddesign, Tonspur, vertonen, sonido, locución, voz en off, diseño sonoro, banda sonora, sonorización, voix off, habillage sonore, bande sonore, sonorisation, sonoriser',
  'live-stream-job/stream-plan':
    'site visit, inspection, line check, bandwidth test, camera plan, technical plan, Ortsbesichtigung, Vorbesichtigung, Leitungsprüfung, Bandbreitentest, Kameraplan, Technikplan, visita previa, visita técnica, prueba de línea, prueba de velocidad, plan de cámaras, repérage, visite technique, test de débit, contrôle de ligne, plan de caméras',
  'live-stream-job/stream-setup':
    'build-up, setting up, rehearsal, camera set-up, dress rehearsal, Aufbau, Technikaufbau, Probe, Generalprobe, Kameraaufbau, aufbauen, montaje, instalación de cámaras, ensayo, ensayo general, montar, montage du plateau, installation technique, répétition, répétition générale, installer',
  'live-stream-job/stream-after':
    'take-down, dismantling, edited recording, trimming, post-processing, viewer figures, Abbau, Aufzeichnungsschnitt, Nachbearbeitung, Zuschauerzahlen, abbauen, desmontaje, grabación editada, recorte del vídeo, postproducción, cifras de espectadores, desmontar, démontage, enregistrement monté, post-traitement, chiffres d’audience, démonter',
  'tape-digitising/digit-sort':
    'sorting, labelling, numbering, cleaning, pre-sorting, sort, Sortierung, Sortieren, Beschriftung, Nummerierung, Reinigung, Vorsortierung, beschriften, clasificación, ordenar, etiquetado, numeración, limpieza, etiquetar, tri, trier, étiquetage, numérotation, nettoyage, étiqueter',
  'tape-digitising/digit-finish':
    'colour correction, image improvement, noise removal, restoration, post-processing, file naming, Farbkorrektur, Bildverbesserung, Entrauschen, Restaurierung, Nachbearbeitung, Dateibenennung, corrección de color, mejora de imagen, eliminación de ruido, restauración, postproducción, renombrar archivos, correction des couleurs, amélioration d’image, débruitage, restauration, post-traitement, nommage des fichiers',
  'event-photo-job/evphoto-plan':
    'shot list, picture list, preliminary talk, schedule, consent forms, Bilderliste, Shotlist, Vorgespräch, Ablaufplan, Einwilligungen, lista de fotos, charla previa, programa del día, consentimientos, liste des photos, entretien préalable, déroulé, autorisations',
  'event-photo-job/evphoto-take':
    'photo shoot, photographing, shooting, taking pictures, photograph, Fotoshooting, Fotografieren, Aufnahmen, Shooting, fotografieren, sesión de fotos, tomar las fotos, toma de fotos, fotografiar, prise de vue, séance photo, prises de vues, photographier',
  'event-photo-job/evphoto-edit':
    'editing, retouching, picture selection, image processing, post-processing, retouch, Bildbearbeitung, Nachbearbeitung, Retusche, Bildauswahl, Auswahl, bearbeiten, edición, retoque, selección de fotos, postproducción, editar, retocar, retouche, sélection des photos, post-traitement, tri des photos, retoucher',
  'event-photo-job/evphoto-hand':
    'gallery, online gallery, web gallery, password gallery, upload, Galerie, Onlinegalerie, Webgalerie, Bildergalerie, Hochladen, galería, galería en línea, galería web, subida de fotos, galerie, galerie en ligne, galerie web, mise en ligne',
  'speech-personal/speech-talk':
    'interview, preliminary talk, stories, anecdotes, notes, Vorgespräch, Interview, Geschichten, Anekdoten, Stichworte, entrevista, charla previa, historias, anécdotas, notas, entretien, entretien préalable, histoires',
  'speech-personal/speech-polish':
    'revision, correction round, polishing, pause marks, reading version, revise, Überarbeitung, Korrekturrunde, Feinschliff, Pausenzeichen, Lesefassung, überarbeiten, revisión, ronda de correcciones, pulido, marcas de pausa, versión para leer, revisar, révision, tour de corrections, relecture, marques de pause, version de lecture, réviser',
  'book-writing/gbook-concept':
    'outline, sample chapter, chapter outline, book concept, chapter plan, Gliederung, Probekapitel, Kapitelplan, Buchkonzept, Kapitelübersicht, esquema, capítulo de muestra, índice de capítulos, concepto del libro, escaleta, plan du livre, chapitre d’essai, plan des chapitres, concept du livre',
  'book-writing/gbook-research':
    'research, interviews, transcripts, fact checking, source search, Recherche, Interviews, Transkripte, Faktencheck, Quellensuche, investigación, entrevistas, transcripciones, verificación de datos, documentación, recherche, recherches, entretiens, transcriptions, vérification des faits, documentation',
  'book-writing/gbook-revise':
    'editing, revision, copy-editing, line editing, rewriting, revise, Überarbeitung, Stilüberarbeitung, überarbeiten, edición, revisión de estilo, corrección de estilo, reescritura, revisar, révision, réécriture, travail éditorial, correction de style, réviser',
  'book-writing/gbook-proof':
    'spelling check, exposé, quotation rights, publisher preparation, Korrektorat, Rechtschreibprüfung, Exposé, Zitatrechte, Verlagsvorbereitung, corrección ortográfica, ortotipografía, dosier editorial, derechos de citas, preparación editorial, correction orthographique, relecture d’épreuves, droits de citation, dossier d’éditeur, correction finale',
  'product-texts/ptext-sample':
    'samples, sample texts, tone guide, style guide, trial texts, Mustertexte, Textproben, Textmuster, Stilvorgabe, Probetexte, muestras, textos de muestra, guía de estilo, textos de prueba, échantillons, textes d’essai, exemples de textes, guide de style',
  'product-texts/ptext-check':
    'proofreading, spelling check, import table, import file, import, proofread, Korrektorat, Rechtschreibprüfung, Importtabelle, Importdatei, Import, Korrekturlesen, corrección ortográfica, revisión ortográfica, tabla de importación, archivo de importación, importación, relecture, correction orthographique, tableau d’import, fichier d’import',
  'grant-writing-job/grant-fit':
    'eligibility check, rule check, suitability check, call check, list of papers, Förderfähigkeitsprüfung, Eignungsprüfung, Richtlinienprüfung, Fördercheck, Unterlagenliste, comprobación de requisitos, estudio de elegibilidad, revisión de bases, lista de papeles, vérification d’éligibilité, contrôle des critères, étude de recevabilité, liste des pièces',
  'grant-writing-job/grant-concept':
    'project concept, work plan, budget, cost plan, project aims, Projektkonzept, Arbeitsplan, Budget, Kostenplan, Finanzplan, Projektziele, concepto del proyecto, plan de trabajo, presupuesto, plan de costes, objetivos del proyecto, concept du projet, plan de travail, plan de financement, objectifs du projet',
  'grant-writing-job/grant-submit':
    'submission, annexes, attachments, signatures, portal upload, submit, Einreichung, Anlagen, Anhänge, Unterschriften, Hochladen, einreichen, presentación, anexos, adjuntos, firmas, subida al portal, presentar, dépôt, pièces jointes, envoi au portail, déposer',
  'letter-writing/letter-facts':
    'facts, briefing, preliminary talk, question round, key points, Fakten, Stichpunkte, Briefing, Vorgespräch, Eckdaten, datos, charla previa, puntos clave, faits, brief, entretien préalable, points clés',
  'letter-writing/letter-revise':
    'revision, proofreading, correction round, spelling check, revise, Überarbeitung, Korrektorat, Korrekturrunde, Rechtschreibprüfung, Korrekturlesen, revisión, corrección, ronda de correcciones, revisión ortográfica, revisar, révision, relecture, tour de corrections, correction orthographique, relire',
  'script-work/script-idea':
    'treatment, plot, story idea, synopsis, characters, outline, Treatment, Plot, Handlung, Exposé, Figuren, Stoffentwicklung, tratamiento, trama, argumento, sinopsis, personajes, traitement, intrigue, personnages, idée de l’histoire',
  'script-work/script-revise':
    'revision, rewrite, table read, reading with roles, second draft, revise, Überarbeitung, Leseprobe, Rollenlesung, zweite Fassung, überarbeiten, revisión, reescritura, lectura de mesa, lectura dramatizada, segunda versión, revisar, révision, réécriture, lecture à table, lecture des rôles, deuxième version, réviser',
  'annual-report-text/areport-plan':
    'outline, table of contents, report structure, key message, timetable, Gliederung, Inhaltsverzeichnis, Berichtsstruktur, Kernbotschaft, Zeitplan, esquema, índice, estructura del informe, mensaje principal, calendario, plan du rapport, sommaire, structure du rapport, message clé, calendrier',
  'annual-report-text/areport-gather':
    'interviews, data collection, figures, research, gathering figures, Interviews, Datensammlung, Zahlen, Recherche, Zahlenbeschaffung, entrevistas, recopilación de datos, cifras, investigación, entretiens, collecte des données, chiffres, recherche',
  'annual-report-text/areport-edit':
    'editing, proofreading, copy-editing, approval rounds, final edit, proofread, Lektorat, Korrektorat, Endredaktion, Abstimmungsrunden, Schlussredaktion, Korrekturlesen, edición, corrección, corrección de estilo, rondas de aprobación, revisión final, relecture, correction, édition finale, tours de validation, relire',
  'transcribe-job/transcript-sample':
    'sample, trial page, transcription rules, sample page, sample transcript, Probe, Probeseite, Transkriptionsregeln, Probetranskript, Musterseite, muestra, página de prueba, reglas de transcripción, transcripción de muestra, échantillon, page d’essai, règles de transcription, transcription d’essai',
  'transcribe-job/transcript-check':
    'second listening, checking by ear, proofreading, second hearing, formatting, zweites Anhören, Gegenhören, Korrekturhören, Korrektorat, Formatierung, segunda escucha, revisión de audio, corrección, formato, seconde écoute, réécoute, relecture, mise en forme',
  'translation-check/tcheck-sample':
    'sample check, sample, trial check, test passage, Probe, Stichprobe, Probekorrektur, Testpassage, muestra, revisión de muestra, prueba previa, pasaje de prueba, échantillon, contrôle d’échantillon, essai préalable, passage test',
  'translation-check/tcheck-close':
    'notes, query list, comments, explanations, question round, Anmerkungen, Rückfragen, Kommentare, Erläuterungen, Fragenliste, notas, lista de dudas, comentarios, explicaciones, ronda de preguntas, liste de questions, commentaires, explications',
  'book-translation/btrans-voice':
    'sample chapter, sample translation, glossary, term list, name list, Probekapitel, Probeübersetzung, Glossar, Begriffsliste, Namensliste, capítulo de muestra, traducción de muestra, glosario, lista de términos, lista de nombres, chapitre d’essai, traduction d’essai, glossaire, liste des termes, liste des noms',
  'book-translation/btrans-revise':
    'revision, second reader, second reading, literary editing, revise, Überarbeitung, Zweitleser, Gegenlesen, überarbeiten, revisión, segundo lector, segunda lectura, edición literaria, revisar, révision, second lecteur, seconde lecture, révision littéraire, réviser',
  'book-translation/btrans-proof':
    'page proofs, galley proofs, proof correction, spelling check, Korrektorat, Fahnenkorrektur, Druckfahnen, Umbruchkorrektur, Rechtschreibprüfung, corrección de pruebas, galeradas, pruebas de imprenta, revisión ortográfica, correction d’épreuves, épreuves, relecture d’épreuves, correction orthographique',
  'appointment-interpreting/appoint-prepare':
    'preparation, word list, glossary, terminology, reading papers, Vorbereitung, Wortliste, Glossar, Terminologie, Einlesen, preparación, lista de palabras, glosario, terminología, lectura de papeles, préparation, liste de mots, glossaire, terminologie, lecture des documents',
  'appointment-interpreting/appoint-after':
    'written note, minutes, summary, written summary, record of talk, Notiz, Protokoll, Zusammenfassung, Gesprächsnotiz, Mitschrift, nota escrita, acta, resumen, resumen escrito, note écrite, compte rendu, résumé, procès-verbal',
}
