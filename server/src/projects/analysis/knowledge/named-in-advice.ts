/** By which words clients name a part of the work of advice, language and teaching that is not to be done, in four languages: just that task falls away. By the package's id and the task's key; comma between. */
export const NAMED_IN_ADVICE: Readonly<Record<string, string>> = {
  'school-tutoring/tutor-assess':
    'diagnostic test, gap analysis, level check, placement test, trial lesson, assessment, Einstufung, Lückenanalyse, Einstufungstest, Lernstandstest, Probestunde, Lernstandserhebung, prueba de nivel, evaluación inicial, análisis de lagunas, prueba diagnóstica, clase de prueba, test de niveau, évaluation initiale, analyse des lacunes, test diagnostique, cours d’essai',
  'school-tutoring/tutor-plan':
    'learning plan, study plan, topic plan, study schedule, Lernplan, Lernplanung, Themenplan, Übungsplan, plan de estudio, plan de aprendizaje, plan de trabajo, calendario de estudio, plan d’apprentissage, plan de travail, programme de révision, planning de révision',
  'school-tutoring/tutor-prepare':
    'worksheets, homework correction, homework help, exercise material, practice sheets, marking homework, Arbeitsblätter, Hausaufgabenkorrektur, Hausaufgabenhilfe, Übungsmaterial, Übungsblätter, Hausaufgaben korrigieren, fichas, corrección de deberes, ayuda con deberes, material de ejercicios, hojas de ejercicios, fiches d’exercices, correction des devoirs, aide aux devoirs, supports d’exercices, corriger les devoirs',
  'school-tutoring/tutor-test':
    'trial test, practice test, mock test, mock exam, progress report, parent talk, Probetest, Probeklausur, Probearbeit, Übungsklausur, Elterngespräch, Abschlussbericht, examen de prueba, simulacro, prueba simulada, informe a padres, charla con padres, test blanc, examen blanc, contrôle blanc, bilan aux parents, entretien avec parents',
  'language-course/course-level':
    'placement test, level test, level check, level assessment, entry test, Einstufungstest, Einstufung, Sprachtest, Niveautest, Eingangstest, prueba de nivel, test de nivel, evaluación inicial, examen de nivel, test de niveau, évaluation initiale, test de placement, bilan de niveau',
  'language-course/course-plan':
    'course plan, course material, textbook, teaching material, curriculum, course book, lesson plan, Kursplan, Kursmaterial, Lehrbuch, Lehrmaterial, Lehrplan, Kursbuch, Unterrichtsplan, plan del curso, material del curso, libro de texto, material didáctico, temario, plan de cours, support de cours, manuel, matériel pédagogique, programme du cours',
  'language-course/course-practise':
    'homework, practice tasks, daily tasks, homework correction, home exercises, exercises, Hausaufgaben, Übungsaufgaben, tägliche Aufgaben, Hausaufgabenkorrektur, Übungen, deberes, tareas diarias, ejercicios en casa, corrección de deberes, ejercicios, devoirs, tâches quotidiennes, exercices à domicile, correction des devoirs, exercices',
  'language-course/course-check':
    'progress test, final test, progress check, progress report, closing test, Abschlusstest, Fortschrittstest, Lernstandskontrolle, Fortschrittskontrolle, Fortschrittsbericht, prueba final, test de progreso, control de progreso, informe de progreso, test final, test de progrès, bilan de progrès, contrôle des acquis',
  'corporate-course/training-needs':
    'needs analysis, needs assessment, questionnaire, participant survey, preliminary survey, pre-survey, Bedarfsanalyse, Bedarfsermittlung, Fragebogen, Teilnehmerbefragung, Vorabbefragung, Bedarfserhebung, análisis de necesidades, detección de necesidades, cuestionario, encuesta previa, analyse des besoins, recueil des besoins, enquête préalable',
  'corporate-course/training-design':
    'agenda, handouts, slides, course material, training material, exercise design, course concept, Agenda, Handouts, Folien, Schulungsunterlagen, Kursunterlagen, Schulungskonzept, Übungen entwerfen, folletos, diapositivas, material de formación, material del curso, diseño del curso, ordre du jour, supports de formation, diapositives, supports de cours, conception du programme',
  'corporate-course/training-setup':
    'room, room booking, room setup, training room, room preparation, Raum, Raumbuchung, Schulungsraum, Raumvorbereitung, Raum und Technik, sala, reserva de sala, preparación de sala, aula, salle, réservation de salle, préparation de salle, matériel de salle',
  'corporate-course/training-follow':
    'follow-up, follow-up session, aftercare, questions hour, Nachbereitung, Nachbetreuung, Follow-up, Fragestunde, seguimiento, sesión de seguimiento, sesión de preguntas, suivi, séance de suivi, séance de questions',
  'exam-prep/exam-diagnose':
    'baseline test, points analysis, gap analysis, placement test, level check, initial assessment, Einstufungstest, Punkteanalyse, Lückenanalyse, Eingangstest, Lernstandsanalyse, Einstufung, prueba inicial, análisis de puntos, análisis de lagunas, prueba de nivel, evaluación inicial, test initial, analyse des points, analyse des lacunes, test de niveau, évaluation initiale',
  'exam-prep/exam-schedule':
    'study plan, week plan, study schedule, learning plan, timetable, revision plan, Lernplan, Wochenplan, Zeitplan, Lernplanung, Studienplan, plan de estudio, plan semanal, calendario de estudio, horario de estudio, planificación, plan de révision, planning hebdomadaire, planning de révision, calendrier de travail, emploi du temps',
  'exam-prep/exam-mocks':
    'mock exams, practice exams, exam simulations, mock papers, practice papers, exam simulation, Probeklausuren, Probeprüfungen, Prüfungssimulation, Übungsklausuren, Prüfungssimulationen, simulacros, simulacros de examen, exámenes simulados, exámenes de práctica, examens blancs, épreuves blanches, simulations d’examen, concours blancs',
  'exam-prep/exam-last':
    'oral part, oral rehearsal, oral exam, oral practice, exam-day rehearsal, oral, mündlicher Teil, mündliche Prüfung, mündliche Probe, Generalprobe, Mündliches, parte oral, ensayo oral, examen oral, prueba oral, ensayo final, partie orale, répétition orale, épreuve orale, répétition générale',
  'online-course/elearn-goals':
    'course concept, learning goals, concept, target group definition, learning objectives, didactic concept, Kurskonzept, Lernziele, Konzept, Zielgruppendefinition, didaktisches Konzept, Feinkonzept, concepto del curso, objetivos de aprendizaje, definición de objetivos, diseño didáctico, público objetivo, concept du cours, objectifs pédagogiques, définition des objectifs, conception pédagogique, public cible',
  'online-course/elearn-script':
    'script, scripts, screenplay, speaker text, scriptwriting, storyboard, narration text, Drehbuch, Skript, Skripte, Sprechertext, Sprechertexte, Drehbücher, Storyboard, guion, guiones, texto del locutor, escribir el guion, guion técnico, scénario, texte du narrateur, écriture du scénario',
  'online-course/elearn-media':
    'videos, filming, video recording, video production, recording, Videos, Videodreh, Videoaufnahmen, Videoproduktion, filmen, vídeos, grabación, grabación de vídeos, grabar, vidéos, tournage, enregistrement vidéo, filmer',
  'online-course/elearn-exercises':
    'quizzes, quiz, question bank, exercise questions, test questions, exercise creation, Quiz, Quizfragen, Fragenpool, Übungsaufgaben, Testfragen, Aufgabenerstellung, Fragenkatalog, cuestionarios, banco de preguntas, preguntas de test, creación de ejercicios, banque de questions, questions de test, création des exercices, questionnaires',
  'online-course/elearn-platform':
    'platform, learning platform, lms, platform setup, hosting, course upload, learning management system, Plattform, Lernplattform, LMS, Plattform-Einrichtung, Hosting, Lernmanagementsystem, plataforma, plataforma de aprendizaje, alojamiento, aula virtual, campus virtual, plateforme, plateforme de formation, hébergement, mise en plateforme',
  'online-course/elearn-pilot':
    'pilot, pilot run, trial run, test learners, pilot phase, pilot group, Pilot, Pilotlauf, Probelauf, Testlerner, Pilotphase, Pilotgruppe, Pilotierung, piloto, prueba piloto, fase piloto, alumnos de prueba, grupo piloto, pilote, phase pilote, essai pilote, groupe pilote, apprenants testeurs',
  'wedding/wedding-concept':
    'wedding concept, style concept, concept, budget table, Hochzeitskonzept, Stilkonzept, Konzept, Budgetplan, concepto de boda, concepto, plan de presupuesto, concept du mariage, plan de budget',
  'wedding/wedding-venue':
    'venue, location, venue search, reception hall, wedding venue, hall, venue booking, Location, Hochzeitslocation, Saal, Locationsuche, Festsaal, Veranstaltungsort, lugar, local, salón, finca, búsqueda del lugar, salón de bodas, lieu, salle, lieu de réception, recherche du lieu, salle des fêtes, domaine',
  'wedding/wedding-suppliers':
    'suppliers, vendors, service providers, supplier search, vendor booking, supplier contracts, Dienstleister, Dienstleistersuche, Dienstleisterbuchung, Anbietersuche, Dienstleisterverträge, proveedores, búsqueda de proveedores, contratación de proveedores, contratos con proveedores, prestataires, recherche de prestataires, réservation des prestataires, contrats des prestataires, fournisseurs',
  'wedding/wedding-guests':
    'invitations, guest list, seating plan, save the date, guest management, invitation cards, replies, Einladungen, Gästeliste, Sitzplan, Tischplan, Einladungskarten, Gästemanagement, Rückmeldungen, invitaciones, lista de invitados, plano de mesas, tarjetas de invitación, gestión de invitados, liste des invités, plan de table, faire-part, gestion des invités, réponses',
  'wedding/wedding-decor':
    'decoration, flowers, decorations, table decoration, floral decoration, florist, decorating, Dekoration, Deko, Blumen, Tischdekoration, Blumenschmuck, Florist, dekorieren, decoración, flores, decoración de mesas, arreglos florales, florista, decorar, décoration, fleurs, décoration des tables, décoration florale, fleuriste, décorer',
  'wedding/wedding-runsheet':
    'run sheet, day schedule, running order, minute plan, telephone list, supplier briefing, Ablaufplan, Tagesablauf, Regieplan, Minutenplan, Telefonliste, Ablauf, escaleta, minuto a minuto, programa del día, horario del día, lista de teléfonos, déroulé, conducteur, programme du jour, planning du jour, liste téléphonique',
  'wedding/wedding-day':
    'day coordination, on-the-day coordination, wedding coordinator, on-site direction, master of ceremonies, day-of direction, Tagesbetreuung, Betreuung am Hochzeitstag, Zeremonienmeister, Vor-Ort-Leitung, Tagesleitung, Hochzeitskoordination, coordinación del día, coordinador de boda, maestro de ceremonias, dirección in situ, coordination jour j, coordinateur de mariage, maître de cérémonie, direction sur place',
  'conference/conf-concept':
    'concept, event concept, programme frame, format concept, Konzept, Veranstaltungskonzept, Programmrahmen, Konzeption, concepto, concepto del evento, marco del programa, concept de l’événement, trame du programme',
  'conference/conf-venue':
    'venue, location, venue booking, venue search, Location, Tagungsort, Veranstaltungsort, Locationsuche, lugar, sede, reserva de sede, búsqueda de sede, lieu, salle, réservation du lieu, recherche du lieu',
  'conference/conf-programme':
    'speakers, speaker search, keynote, speaker support, presenters, moderators, Referenten, Redner, Vortragende, Referentensuche, Moderatoren, Rednerbetreuung, ponentes, oradores, conferenciantes, búsqueda de ponentes, moderadores, intervenants, orateurs, conférenciers, recherche d’intervenants, modérateurs',
  'conference/conf-registration':
    'registration, invitations, badges, ticketing, sign-up page, guest registration, name tags, Anmeldung, Registrierung, Einladungen, Namensschilder, Ticketing, Anmeldeseite, Teilnehmerverwaltung, inscripción, registro, invitaciones, acreditaciones, entradas, página de inscripción, inscription, inscriptions, billetterie, page d’inscription',
  'conference/conf-technology':
    'event technology, stage equipment, av equipment, technical plan, stage technology, Veranstaltungstechnik, Bühnentechnik, Technik, Technikplanung, equipo audiovisual, técnica, equipo técnico, plan técnico, matériel audiovisuel, technique, matériel scénique, plan technique',
  'conference/conf-safety':
    'permits, safety plan, safety concept, permits and safety, Genehmigungen, Sicherheitskonzept, Sicherheit, Sicherheitsplan, permisos, plan de seguridad, seguridad, autorisations, plan de sécurité, sécurité',
  'conference/conf-day':
    'on-site direction, event-day direction, day coordination, stage management, on-site team, event-day staff, Vor-Ort-Leitung, Tagesleitung, Veranstaltungsleitung, Tagesregie, Vor-Ort-Team, Betreuung vor Ort, dirección in situ, coordinación del día, regiduría, equipo in situ, direction sur place, coordination jour j, régie générale, équipe sur place',
  'party/party-plan':
    'party plan, theme, party concept, theme search, Partyplan, Motto, Partykonzept, Mottosuche, Festkonzept, plan de fiesta, tema, temática, concepto de fiesta, plan de fête, thème, concept de fête, choix du thème',
  'party/party-book':
    'bookings, booking, reservations, supplier booking, booking suppliers, supplier search, Buchungen, Buchung, Reservierungen, buchen, Dienstleisterbuchung, Dienstleister, reservas, reservar, contrataciones, contratación de proveedores, proveedores, réservations, réserver, réservation, recherche de prestataires, prestataires',
  'party/party-invite':
    'invitations, invitation cards, guest list, replies, inviting, inviting guests, Einladungen, Einladungskarten, Gästeliste, Zusagen, einladen, Gäste einladen, invitaciones, tarjetas de invitación, lista de invitados, confirmaciones, invitar, cartes d’invitation, liste des invités, réponses, inviter',
  'party/party-decor':
    'decoration, decorations, decorating, balloons, garlands, room decoration, Dekoration, Deko, dekorieren, Luftballons, Girlanden, Raumschmuck, schmücken, decoración, decorar, globos, guirnaldas, adornos, décoration, décorer, ballons, guirlandes, décors',
  'party/party-host':
    'party host, hosting, entertainer, master of ceremonies, games, entertainment, leading the party, Moderation, Partyleitung, Animateur, Spiele, Animation, Gastgeber, Unterhaltung, animador, animación, conducción, juegos, maestro de ceremonias, entretenimiento, animateur, animation, jeux, maître de cérémonie, divertissement',
  'trip/trip-wishes':
    'trip brief, wish list, preliminary talk, entry rules, Reisebriefing, Wunschliste, Vorgespräch, Einreisebestimmungen, lista de deseos, charla previa, requisitos de entrada, liste des souhaits, entretien préalable, conditions d’entrée',
  'trip/trip-route':
    'route, itinerary, route planning, day plan, stages, day-by-day route, Route, Reiseroute, Routenplanung, Tagesplan, Etappen, Reiseverlauf, ruta, itinerario, plan de ruta, etapas, plan por días, itinéraire, parcours, circuit, étapes, programme par jour',
  'trip/trip-bookings':
    'bookings, reservations, booking, flights and hotels, Buchungen, Reservierungen, buchen, Buchung, Flüge und Hotels, reservas, reservar, reserva, vuelos y hoteles, réservations, réserver, réservation, vols et hôtels',
  'trip/trip-handbook':
    'travel book, travel handbook, travel guide, travel booklet, offline file, travel folder, Reisebuch, Reisemappe, Reisehandbuch, Reiseführer, Reiseheft, Reiseunterlagen, libro de viaje, cuaderno de viaje, guía de viaje, dosier de viaje, manual de viaje, carnet de voyage, livret de voyage, guide de voyage, dossier de voyage',
  'trade-fair/fair-goals':
    'goals, fair plan, goal setting, fair concept, Ziele, Messeplan, Messekonzept, Zielsetzung, Messeziele, objetivos, plan de feria, concepto de feria, objectifs, plan du salon, concept du salon',
  'trade-fair/fair-register':
    'stand space, space booking, fair registration, organiser forms, stand booking, Standfläche, Standbuchung, Messeanmeldung, Flächenbuchung, Anmeldung, espacio de feria, reserva de espacio, inscripción, alquiler del suelo, emplacement, réservation d’emplacement, inscription, surface d’exposition',
  'trade-fair/fair-stand':
    'stand design, booth design, stand builder, stand construction, stand drawings, booth construction, Standdesign, Messestand, Standbau, Standbauer, Messebau, Standplanung, Standentwurf, diseño del stand, construcción del stand, planos del stand, montador del stand, conception du stand, construction du stand, plans du stand, standiste',
  'trade-fair/fair-material':
    'printed material, advertising material, print material, banners and leaflets, Drucksachen, Werbematerial, Werbemittel, Messematerial, material impreso, material publicitario, impresos, supports imprimés, matériel publicitaire, supports publicitaires',
  'trade-fair/fair-invite':
    'invitations, customer invitations, appointments, appointment setting, inviting customers, invite, Einladungen, Kundeneinladungen, Termine, Terminvereinbarung, Kunden einladen, einladen, invitaciones, citas, concertar citas, invitar a clientes, agenda de citas, rendez-vous, prise de rendez-vous, inviter les clients',
  'trade-fair/fair-run':
    'running the stand, stand service, on-site service, fair days, Standbetreuung, Standdienst, Messebetreuung, Messedurchführung, atención del stand, servicio del stand, servicio in situ, tenue du stand, animation du stand, service sur place',
  'trade-fair/fair-follow':
    'follow-up, lead follow-up, thank-you mails, final report, after-fair report, lead processing, Nachbereitung, Messenachbereitung, Lead-Nachverfolgung, Dankesmails, Abschlussbericht, Nachfassen, seguimiento, seguimiento de contactos, correos de agradecimiento, informe final, balance, suivi, suivi des contacts, mails de remerciement, rapport final, bilan, relance',
  'contract-review/contract-read':
    'clause check, clause analysis, contract review, reviewing, legal review, risk table, Vertragsprüfung, Klauselprüfung, Klauselanalyse, Durchsicht, Prüfung, revisión de cláusulas, análisis de cláusulas, revisión del contrato, análisis de riesgos, examen des clauses, analyse des clauses, relecture du contrat, vérification des clauses',
  'contract-review/contract-draft':
    'drafting, new contract, contract draft, new draft, drawing up, contract drafting, Vertragsentwurf, Neuentwurf, Vertragserstellung, neuer Vertrag, aufsetzen, Vertragsgestaltung, redacción, contrato nuevo, borrador de contrato, redactar, elaboración del contrato, rédaction, nouveau contrat, projet de contrat, rédiger, élaboration du contrat',
  'contract-review/contract-changes':
    'negotiation, negotiation letter, marked changes, amendments, redlining, change requests, negotiating, Verhandlung, Verhandlungsschreiben, Änderungsvorschläge, Änderungen, Nachverhandlung, verhandeln, negociación, carta de negociación, propuestas de cambio, modificaciones, negociar, enmiendas, négociation, lettre de négociation, propositions de modification, modifications, négocier, amendements',
  'contract-review/contract-advice':
    'signing, signing attendance, closing talk, final consultation, signature support, Unterzeichnung, Unterschriftstermin, Abschlussgespräch, Schlussbesprechung, Unterschriftsbegleitung, firma, acompañamiento en firma, charla final, reunión final, signature, accompagnement à signature, entretien final, rendez-vous de signature',
  'terms-privacy/terms-audit':
    'site audit, data flow audit, tool list, website check, legal audit, data flow list, Bestandsaufnahme, Datenfluss-Analyse, Toolliste, Website-Check, Rechtscheck, Audit, auditoría, auditoría del sitio, lista de herramientas, análisis de datos, revisión inicial, audit, audit du site, liste des outils, analyse des flux, état des lieux',
  'terms-privacy/terms-letter':
    'reply letter, warning letter reply, answering the warning, reply to warning, Antwortschreiben, Abmahnungsantwort, Abmahnung beantworten, respuesta al requerimiento, contestar el requerimiento, carta de respuesta, réponse au courrier, lettre de réponse, répondre au courrier',
  'terms-privacy/terms-draft':
    'terms and conditions, terms, withdrawal notice, withdrawal form, terms of use, return policy, AGB, Geschäftsbedingungen, Widerrufsbelehrung, Widerrufsformular, Nutzungsbedingungen, Widerruf, términos y condiciones, condiciones generales, formulario de desistimiento, derecho de desistimiento, condiciones de venta, conditions générales, cgv, cgu, formulaire de rétractation, droit de rétractation, conditions de vente',
  'terms-privacy/terms-privacy-policy':
    'privacy policy, privacy notice, processor contracts, data protection, data processing agreement, Datenschutzerklärung, Datenschutz, Auftragsverarbeitungsverträge, AV-Verträge, Datenschutzhinweise, política de privacidad, protección de datos, contratos de encargado, aviso de privacidad, politique de confidentialité, protection des données, contrats de sous-traitance, rgpd',
  'terms-privacy/terms-embed':
    'embedding, placement check, text placement, site integration, Einbindung, Einbau, einbinden, Einbindungsprüfung, inserción web, colocación, integración web, intégration, mise en place, intégration au site',
  'trademark/mark-search':
    'search, register search, similarity search, trademark search, prior-art search, name search, Recherche, Markenrecherche, Registerrecherche, Ähnlichkeitsrecherche, Namensrecherche, recherchieren, búsqueda, búsqueda registral, búsqueda de marcas, búsqueda de anterioridades, búsqueda de similitud, recherche, recherche d’antériorité, recherche de similarité, recherche au registre, recherche de marques',
  'trademark/mark-strategy':
    'class selection, filing strategy, filing plan, choice of classes, strategy, territory choice, Klassenwahl, Anmeldestrategie, Anmeldeplan, Strategieberatung, Klassenauswahl, Gebietswahl, elección de clases, estrategia de registro, plan de registro, estrategia, elección de territorios, choix des classes, stratégie de dépôt, plan de dépôt, stratégie, choix des territoires',
  'trademark/mark-file':
    'filing, application filing, trademark application, trademark filing, registration, file the application, Anmeldung, Markenanmeldung, Eintragung, Anmeldung einreichen, Amtsanmeldung, anmelden, presentación, solicitud de marca, registro de marca, presentar la solicitud, registrar, dépôt, dépôt de marque, demande d’enregistrement, enregistrement, déposer',
  'trademark/mark-patent':
    'patent, patent application, patent claims, patent drawings, patent description, patent drafting, Patent, Patentanmeldung, Patentansprüche, Patentzeichnungen, Patentschrift, Patentbeschreibung, patente, solicitud de patente, reivindicaciones, dibujos de patente, memoria de patente, brevet, demande de brevet, revendications, dessins du brevet, rédaction du brevet',
  'trademark/mark-enforce':
    'enforcement, infringement letter, claim letter, warning letter, Durchsetzung, Abmahnung, Anspruchsschreiben, abmahnen, reclamación, carta de reclamación, carta de cese, reclamar, mise en demeure, lettre de réclamation, action en contrefaçon',
  'trademark/mark-watch':
    'watch service, monitoring, renewal dates, renewal, trademark watch, office correspondence, Überwachung, Markenüberwachung, Verlängerung, Verlängerungsfristen, Fristenüberwachung, Amtskorrespondenz, vigilancia, vigilancia de marca, renovación, plazos de renovación, contestación de oposiciones, surveillance, surveillance de marque, renouvellement, échéances de renouvellement, suivi du dossier',
  'employment-law/work-deadlines':
    'deadline check, securing the deadline, deadline securing, date check, protective filing, Fristprüfung, Fristwahrung, Fristensicherung, Fristenkontrolle, fristwahrende Klage, control de plazos, aseguramiento del plazo, revisión de plazos, asegurar el plazo, contrôle des délais, vérification des délais, préservation du délai',
  'employment-law/work-assess':
    'legal opinion, legal assessment, prospects assessment, chances check, case assessment, Rechtsgutachten, rechtliche Einschätzung, Prüfung der Erfolgsaussichten, Ersteinschätzung, Fallprüfung, dictamen, evaluación jurídica, análisis de viabilidad, valoración del caso, avis juridique, évaluation juridique, analyse des chances, appréciation du dossier',
  'employment-law/work-draft':
    'contract drafting, contract draft, drafting, new employment contract, drawing up, Vertragsentwurf, Vertragserstellung, neuer Arbeitsvertrag, Entwurf, aufsetzen, Vertragsmuster, redacción del contrato, borrador de contrato, contrato nuevo, redactar el contrato, rédaction du contrat, projet de contrat, nouveau contrat, rédiger le contrat',
  'employment-law/work-negotiate':
    'negotiation, negotiating, claim letter, settlement talks, settlement negotiation, severance negotiation, Verhandlung, verhandeln, Anspruchsschreiben, Vergleichsverhandlung, Abfindungsverhandlung, Vergleichsgespräche, negociación, negociar, carta de reclamación, negociación del acuerdo, negociar la indemnización, négociation, négocier, lettre de réclamation, pourparlers, négociation des indemnités',
  'private-dispute/dispute-facts':
    'time line, chronology, paper sorting, evidence collection, ordering the papers, evidence folder, Zeitleiste, Chronologie, Sachverhaltsaufstellung, Beweissammlung, Unterlagen ordnen, Unterlagensichtung, cronología, recopilación de pruebas, ordenar los papeles, línea de tiempo, relación de hechos, chronologie, collecte des preuves, classement des pièces, exposé des faits',
  'private-dispute/dispute-opinion':
    'legal opinion, legal assessment, chances assessment, opinion, prospects assessment, Rechtsgutachten, Gutachten, rechtliche Einschätzung, Stellungnahme, Chancenbewertung, dictamen, opinión legal, evaluación jurídica, valoración de posibilidades, avis juridique, évaluation juridique, consultation écrite, évaluation des chances',
  'private-dispute/dispute-letter':
    'letter, demand letter, claim letter, reply letter, letter before action, writing the letter, Schreiben, Brief, Forderungsschreiben, Aufforderungsschreiben, Antwortschreiben, Anwaltsbrief, carta, burofax, carta de reclamación, requerimiento, carta de respuesta, lettre, courrier, mise en demeure, lettre de réclamation, courrier de réponse',
  'private-dispute/dispute-document':
    'written agreement, agreement, agreement draft, agreement document, drafting the agreement, Vereinbarung, schriftliche Vereinbarung, Vereinbarungsentwurf, Vertragsentwurf, convenio, acuerdo escrito, borrador del acuerdo, redacción del acuerdo, accord écrit, convention, projet d’accord, rédaction de l’accord, protocole d’accord',
  'private-dispute/dispute-settle':
    'negotiation, negotiating, settlement talks, negotiations, court file, claim preparation, Verhandlung, verhandeln, Vergleichsverhandlung, Vergleichsgespräche, Klagevorbereitung, Verhandlungen, negociación, negociar, negociaciones, preparación de demanda, conversaciones de conciliación, négociation, négocier, négociations, pourparlers, préparation de l’assignation',
  'bookkeeping-work/books-setup':
    'software setup, chart of accounts, bank feed, account setup, opening balances, bookkeeping software, Software-Einrichtung, Kontenplan, Kontenrahmen, Bankanbindung, Eröffnungsbilanz, Buchhaltungssoftware, Ersteinrichtung, configuración del software, plan de cuentas, plan contable, conexión bancaria, saldos iniciales, paramétrage du logiciel, plan comptable, connexion bancaire, soldes d’ouverture, logiciel comptable',
  'bookkeeping-work/books-sort':
    'sorting, scanning, receipt sorting, sorting receipts, scanning receipts, collecting receipts, paper sorting, Belegsortierung, Belege sortieren, Scannen, Belege scannen, Belegerfassung, Sortieren, Belegablage, clasificación, escaneo, clasificar los recibos, escanear los recibos, ordenar facturas, recopilar recibos, tri, numérisation, classement, trier les justificatifs, numériser les reçus, classement des factures',
  'bookkeeping-work/books-reconcile':
    'reconciliation, bank reconciliation, account reconciliation, reconcile, Abstimmung, Kontenabstimmung, Bankabgleich, abstimmen, conciliación, conciliación bancaria, conciliar, cuadre de cuentas, rapprochement, rapprochement bancaire, lettrage, pointage',
  'bookkeeping-work/books-vat':
    'vat, vat return, vat returns, vat filing, sales tax return, advance vat return, Umsatzsteuer, Umsatzsteuervoranmeldung, Mehrwertsteuer, Voranmeldung, Umsatzsteuererklärung, Voranmeldungen, iva, declaración de iva, declaraciones de iva, liquidación del iva, modelo de iva, tva, déclaration de tva, déclarations de tva, télédéclaration de tva',
  'bookkeeping-work/books-report':
    'monthly report, reporting, management report, monthly reporting, monthly evaluation, one-page report, Monatsbericht, BWA, Reporting, Auswertung, Monatsauswertung, Berichtswesen, informe mensual, informes, reporte mensual, informe de gestión, reportes, rapport mensuel, tableau mensuel, compte rendu mensuel, rapport de gestion',
  'annual-accounts/closing-plan':
    'closing plan, closing list, closing schedule, document request, document list, Abschlussplan, Abschlussplanung, Unterlagenliste, Unterlagenanforderung, Terminplan, plan de cierre, lista de documentos, calendario de cierre, solicitud de documentos, plan de clôture, liste des pièces, calendrier de clôture, demande de pièces',
  'annual-accounts/closing-check':
    'balance check, account check, account reconciliation, working papers, Saldenprüfung, Kontenprüfung, Kontenabstimmung, Saldenabstimmung, revisión de saldos, revisión de cuentas, papeles de trabajo, contrôle des soldes, révision des comptes, dossier de travail',
  'annual-accounts/closing-adjust':
    'adjusting entries, closing entries, year-end entries, closing postings, Abschlussbuchungen, Jahresabschlussbuchungen, Umbuchungen, asientos de ajuste, asientos de cierre, ajustes de cierre, écritures d’inventaire, écritures de clôture, écritures de régularisation',
  'annual-accounts/closing-audit':
    'audit, auditor, statutory audit, audit report, auditing, external audit, Wirtschaftsprüfung, Abschlussprüfung, Prüfungsbericht, Wirtschaftsprüfer, Pflichtprüfung, Audit, Testat, auditoría, informe de auditoría, auditar, auditoría externa, auditoría legal, commissaire aux comptes, rapport d’audit, auditer, audit légal, audit externe',
  'annual-accounts/closing-file':
    'filing, publication, disclosure, submission, electronic filing, register filing, Offenlegung, Veröffentlichung, Einreichung, Hinterlegung, E-Bilanz, Übermittlung, einreichen, presentación, depósito de cuentas, depósito registral, publicación, presentar las cuentas, dépôt des comptes, dépôt au greffe, télétransmission, déposer les comptes',
  'tax-return/tax-papers':
    'paper gathering, collecting papers, receipts, document collection, paper sorting, gathering receipts, supporting documents, Belege, Belegsammlung, Unterlagen, Unterlagensammlung, Belege sammeln, Unterlagen sortieren, documentos, recopilación de documentos, reunir los papeles, justificantes, recibos, justificatifs, pièces justificatives, collecte des documents, rassembler les papiers, documents',
  'tax-return/tax-crypto':
    'crypto, crypto gains, cryptocurrencies, gain report, crypto transactions, coins, wallets, Krypto, Kryptogewinne, Kryptowährungen, Gewinnermittlung Krypto, Kryptotransaktionen, Coins, Wallets, cripto, criptomonedas, ganancias en cripto, operaciones con cripto, monederos, criptoactivos, cryptomonnaies, cryptoactifs, gains en crypto, transactions en crypto, portefeuilles crypto',
  'tax-return/tax-advise':
    'tax advice, advice, tax consulting, tax memo, cross-border advice, tax planning, Steuerberatung, Beratung, Steuermemo, Gestaltungsberatung, Steuerplanung, Steuerspartipps, asesoramiento fiscal, asesoría, consulta fiscal, planificación fiscal, memorando fiscal, conseil fiscal, conseil, consultation fiscale, optimisation fiscale, note fiscale',
  'tax-return/tax-file':
    'filing, submission, sending off, electronic filing, e-filing, submitting, Abgabe, Einreichung, Übermittlung, Versand, einreichen, abschicken, elektronische Abgabe, presentación, envío, presentación telemática, presentar la declaración, entrega, dépôt, envoi, télédéclaration, transmission, soumission en ligne',
  'tax-return/tax-check':
    'assessment check, objection, appeal, notice check, checking the assessment, Bescheidprüfung, Einspruch, Bescheid prüfen, Bescheidkontrolle, revisión de liquidación, recurso, reclamación, alegaciones, revisar la liquidación, contrôle de l’avis, réclamation, contestation, vérification de l’avis, recours',
  'payroll-run/pay-setup':
    'employer registration, employee registration, payroll setup, master data, data entry, set-up, Arbeitgeberanmeldung, Betriebsnummer, Mitarbeiteranlage, Stammdaten, Ersteinrichtung, Stammdatenanlage, alta de empresa, alta de empleados, configuración inicial, datos maestros, inscripción patronal, immatriculation employeur, saisie des salariés, paramétrage initial, données de base, création des dossiers',
  'payroll-run/pay-file':
    'social insurance reports, payroll tax filing, wage tax filing, social security filing, authority reports, statutory reports, Lohnsteueranmeldung, Sozialversicherungsmeldungen, SV-Meldungen, Meldewesen, Beitragsnachweise, Behördenmeldungen, seguros sociales, declaración de retenciones, cotizaciones, presentación de cotizaciones, declaraciones a organismos, déclarations sociales, dsn, cotisations sociales, déclarations aux organismes',
  'payroll-run/pay-post':
    'payroll posting, journal entry, payslip delivery, payslip distribution, posting, Lohnbuchung, Verbuchung, Buchungsbeleg, Lohnzettelversand, verbuchen, Abrechnungsversand, contabilización, asiento de nómina, reparto de nóminas, contabilizar, comptabilisation, écriture de paie, distribution des bulletins, comptabiliser',
  'payroll-run/pay-correct':
    'corrections, old errors, error correction, back-calculation, correction runs, recalculation, past periods, Korrekturen, Altfehler, Rückrechnung, Nachberechnung, Korrekturläufe, Fehlerkorrektur, Altmonate, correcciones, errores antiguos, regularizaciones, recálculo, corrección de errores, atrasos, anciennes erreurs, régularisations, recalcul, rattrapages, correction des erreurs',
  'financial-plan/plan-assumptions':
    'assumptions, assumption sheet, market research, market figures, input data, assumption gathering, Annahmen, Annahmenblatt, Marktrecherche, Planungsannahmen, Planungsgrundlagen, Prämissen, supuestos, hoja de supuestos, estudio de mercado, hipótesis, datos de partida, hypothèses, fiche d’hypothèses, étude de marché, données de départ, hypothèses de calcul',
  'financial-plan/plan-revenue':
    'sales model, revenue model, sales forecast, revenue forecast, cost model, sales planning, Umsatzplanung, Umsatzmodell, Umsatzprognose, Absatzplanung, Kostenmodell, Umsatzplan, modelo de ventas, previsión de ventas, modelo de ingresos, modelo de costes, plan de ventas, modèle de ventes, prévision des ventes, prévisions de revenus, modèle de coûts, plan de ventes',
  'financial-plan/plan-cash':
    'liquidity plan, cash flow plan, cash forecast, three-statement model, balance sheet plan, cash planning, Liquiditätsplan, Liquiditätsplanung, Cashflow-Planung, Planbilanz, integrierte Planung, plan de tesorería, previsión de tesorería, flujo de caja, balance previsional, plan de trésorerie, prévision de trésorerie, flux de trésorerie, bilan prévisionnel',
  'financial-plan/plan-scenarios':
    'scenarios, scenario analysis, break-even, sensitivity analysis, stress test, worst case, Szenarien, Szenarioanalyse, Break-even, Sensitivitätsanalyse, Stresstest, Szenariorechnung, escenarios, análisis de escenarios, punto de equilibrio, análisis de sensibilidad, scénarios, analyse de scénarios, seuil de rentabilité, analyse de sensibilité, point mort',
  'financial-plan/plan-valuation':
    'valuation, company valuation, business valuation, value estimate, valuing, Bewertung, Unternehmensbewertung, Firmenbewertung, Wertermittlung, Unternehmenswert, bewerten, valoración, valoración de empresa, valuación, tasación, valorar la empresa, valorisation, évaluation d’entreprise, estimation de valeur, valoriser l’entreprise',
  'financial-plan/plan-present':
    'presentation, pitch deck, written explanation, question rehearsal, pitch training, explanatory text, slides, Präsentation, Pitchdeck, Erläuterungstext, Fragentraining, Pitchtraining, Folien, Textteil, presentación, texto explicativo, ensayo de preguntas, diapositivas, memoria explicativa, présentation, texte explicatif, répétition des questions, diapositives, note explicative',
  'company-formation/formation-form':
    'legal form, choice of form, legal form choice, name check, company type, licence check, Rechtsform, Rechtsformwahl, Namensprüfung, Gesellschaftsform, Firmenname, Rechtsformberatung, forma jurídica, elección de forma, comprobación del nombre, tipo de sociedad, denominación social, forme juridique, choix de forme, vérification du nom, statut juridique, dénomination sociale',
  'company-formation/formation-articles':
    'articles, articles of association, partnership agreement, shareholders’ agreement, bylaws, drafting the articles, Satzung, Gesellschaftsvertrag, Gesellschaftervertrag, Statuten, Satzungsentwurf, estatutos, estatutos sociales, pacto de socios, redacción de estatutos, contrato social, statuts, statuts de société, pacte d’associés, rédaction des statuts, contrat de société',
  'company-formation/formation-register':
    'registration, register entry, registering, filing the registration, Eintragung, Handelsregistereintrag, Anmeldung, Behördenanmeldungen, inscripción, inscripción registral, registrar, trámites de registro, immatriculation, inscription au registre, formalités d’immatriculation, immatriculer',
  'company-formation/formation-start':
    'duties calendar, calendar of duties, compliance calendar, deadline calendar, Pflichtenkalender, Fristenkalender, Terminkalender, calendario de obligaciones, calendario fiscal, calendario de plazos, calendrier des obligations, échéancier, calendrier fiscal',
  'catering-job/cater-menu':
    'menu, menu planning, drinks list, menu choice, choosing dishes, Menü, Menüplanung, Speiseplan, Getränkeauswahl, Menüauswahl, Speisenauswahl, menú, planificación del menú, elección de platos, carta de bebidas, choix du menu, choix des plats, carte des boissons',
  'catering-job/cater-cook':
    'cooking, food preparation, cook, preparing dishes, Kochen, Zubereitung, Speisenzubereitung, kochen, zubereiten, cocina, preparación de comida, cocinar, preparar platos, cuisine, préparation des plats, cuisiner, préparer les plats',
  'catering-job/cater-serve':
    'serving, service staff, waiters, table service, Servieren, Servicepersonal, Bedienung, Kellner, servieren, servicio de mesa, camareros, meseros, personal de servicio, servir, service à table, serveurs, personnel de service',
  'event-music-job/emusic-agree':
    'song list, music selection, music plan, song choice, choosing songs, Musikauswahl, Songliste, Musikplan, Liedauswahl, Musikwünsche, lista de canciones, selección musical, plan musical, elegir canciones, liste des chansons, choix musical, choisir les morceaux',
  'event-music-job/emusic-prepare':
    'set-up, sound set-up, setting up, equipment set-up, Aufbau, Technikaufbau, Tonaufbau, aufbauen, montaje, montaje del sonido, montaje del equipo, montar, installation, installation du son, montage, monter',
  'event-technology-job/evtech-plan':
    'technical plan, site check, technical planning, power plan, power check, Technikplan, Ortsbesichtigung, Technikplanung, Stromplan, Stromcheck, plan técnico, visita técnica, planificación técnica, plan eléctrico, plan technique, repérage, planification technique, plan électrique',
  'event-technology-job/evtech-setup':
    'set-up, build-up, building up, setting up, Aufbau, Technikaufbau, Aufbauen, aufbauen, montaje, instalación, montar, montaje técnico, montage, installation, monter, montage technique',
  'event-technology-job/evtech-run':
    'live operation, operator, technician on site, event operation, Betreuung vor Ort, Bedienung, Techniker vor Ort, Veranstaltungsbetreuung, operación en vivo, operador, técnico presencial, asistencia en vivo, régie, opérateur, technicien sur place, conduite technique',
  'decoration-job/decor-idea':
    'mood board, style concept, style advice, decoration concept, measuring, Moodboard, Stilkonzept, Stilberatung, Dekokonzept, Ausmessen, moodboard, concepto de estilo, asesoría de estilo, toma de medidas, concept de style, conseil de style, prise de mesures',
  'decoration-job/decor-make':
    'buying material, material, shopping, preparing decoration, Materialeinkauf, Material, Einkauf, Dekovorbereitung, compra de material, compras, preparar la decoración, achat du matériel, matériel, achats, préparer la décoration',
  'decoration-job/decor-place':
    'putting up, set-up, decorating on site, hanging up, Aufbau, Aufhängen, Anbringen, Dekorieren vor Ort, aufbauen, montaje, colocación, instalación, montar, colocar, installation, mise en place, pose, installer',
  'moderation-job/host-talk':
    'preliminary talk, programme planning, run sheet, briefing, event programme, Vorgespräch, Programmplanung, Ablaufplan, Briefing, Programmablauf, reunión previa, planificación del programa, escaleta, entretien préalable, planification du programme, déroulé',
  'moderation-job/host-prepare':
    'cue cards, question list, rehearsal, host script, interview questions, Moderationskarten, Fragenliste, Probe, Moderationstext, Interviewfragen, tarjetas, lista de preguntas, ensayo, guion, preguntas, fiches, liste de questions, répétition, texte d’animation, questions',
  'venue-finding/venue-needs':
    'requirement list, needs list, wish list, needs analysis, Anforderungsliste, Bedarfsklärung, Wunschliste, Bedarfsanalyse, lista de requisitos, lista de deseos, análisis de necesidades, liste des besoins, liste de souhaits, analyse des besoins',
  'venue-finding/venue-book':
    'booking, reservation, book, closing the contract, Buchung, Reservierung, buchen, Vertragsabschluss, reserva, reservar, contratación, cierre del contrato, réservation, réserver, signature du contrat, conclusion du contrat',
  'public-festival/fest-concept':
    'concept, event concept, festival concept, concept planning, Konzept, Veranstaltungskonzept, Festivalkonzept, Konzeption, concepto, concepto del evento, concepto del festival, conceptualización, concept de l’événement, concept du festival, conception',
  'public-festival/fest-permits':
    'permits, authorisations, permit applications, licences, Genehmigungen, Behördengänge, Erlaubnisse, Genehmigungsanträge, permisos, autorizaciones, licencias, trámites administrativos, autorisations, permis, démarches administratives, demandes d’autorisation',
  'public-festival/fest-programme':
    'artist booking, programme booking, booking, line-up, Künstlerbuchung, Programmbuchung, Booking, Line-up, contratación de artistas, contratación del programa, contrataciones, cartel de artistas, réservation d’artistes, réservation du programme, programmation, plateau d’artistes',
  'public-festival/fest-technology':
    'site plan, infrastructure, technical planning, site technology, Geländeplan, Infrastruktur, Technikplanung, Platztechnik, plano del recinto, infraestructura, planificación técnica, técnica del recinto, plan du site, planification technique, technique du site',
  'public-festival/fest-tell':
    'advertising, marketing, promotion, publicity, advertise, Werbung, Marketing, Bewerbung, Öffentlichkeitsarbeit, bewerben, publicidad, promoción, difusión, promocionar, publicité, communication, promouvoir',
  'public-festival/fest-days':
    'on-site direction, event direction, day coordination, on-site management, Leitung vor Ort, Veranstaltungsleitung, Tagesleitung, Regie vor Ort, dirección en sitio, coordinación del día, dirección del evento, gestión presencial, direction sur place, coordination sur place, régie générale, direction de l’événement',
  'memorial/memorial-book':
    'bookings, booking services, supplier booking, supplier search, Buchungen, Dienstleister buchen, Dienstleisterbuchung, Dienstleistersuche, reservas, reserva de servicios, contratar proveedores, búsqueda de proveedores, réservations, réserver les prestataires, réservation des prestataires, recherche de prestataires',
  'memorial/memorial-day':
    'accompaniment, day support, reception of guests, leading the ceremony, on-site support, Begleitung am Tag, Begleitung, Empfang der Gäste, Leitung der Feier, Betreuung vor Ort, acompañamiento, recepción de asistentes, conducción del acto, apoyo presencial, accompagnement, accueil des invités, conduite de cérémonie, présence sur place',
  'group-travel/gtravel-plan':
    'trip planning, travel concept, travel planning, rough planning, Reiseplanung, Reisekonzept, Grobplanung, Reiseplan, planificación del viaje, concepto del viaje, planificación previa, plan de viaje, planification du voyage, concept du voyage, planification préalable, plan de voyage',
  'group-travel/gtravel-book':
    'booking, bookings, travel booking, book, reservations, Buchung, Buchungen, Reisebuchung, buchen, Reservierungen, reserva, reservas, reserva del viaje, reservar, réservation, réservations, réservation du voyage, réserver',
  'group-travel/gtravel-people':
    'participant list, list of participants, participant management, registration, registrations, Teilnehmerliste, Teilnehmerverwaltung, Anmeldung, Anmeldungen, lista de participantes, gestión de participantes, inscripciones, lista de viajeros, liste des participants, gestion des participants, inscriptions, liste des voyageurs',
  'group-travel/gtravel-book-let':
    'travel sheet, travel booklet, travel info, travel leaflet, Reiseblatt, Reiseheft, Reiseinfo, Reiseunterlagen, hoja de viaje, cuaderno de viaje, información de viaje, folleto de viaje, feuille de route, carnet de voyage, infos de voyage, livret de voyage',
  'invitation-job/invite-list':
    'address list, addresses, address collection, collecting addresses, address clean-up, Adressliste, Adressen, Adresssammlung, Adressen sammeln, Adressbereinigung, lista de direcciones, direcciones, recopilar direcciones, limpieza de direcciones, liste d’adresses, adresses, collecte des adresses, nettoyage des adresses',
  'invitation-job/invite-send':
    'sending, dispatch, mailing, sending invitations, send-out, Versand, Einladungsversand, verschicken, Einladungen verschicken, versenden, envío, envío de invitaciones, enviar invitaciones, enviar, envoi, envoi des invitations, envoyer les invitations, expédition',
  'invitation-job/invite-track':
    'follow-up, follow-up calls, tracking replies, reply tracking, Nachfassen, Nachfassanrufe, Rückmeldungen verfolgen, Rücklaufkontrolle, nachfassen, seguimiento, llamadas de seguimiento, confirmar asistencia, seguimiento de respuestas, relance, appels de relance, suivi des réponses, relancer',
  'music-course/mus-first':
    'trial lesson, first lesson, taster lesson, level test, placement, Probestunde, erste Stunde, Schnupperstunde, Einstufung, Probeunterricht, clase de prueba, primera clase, prueba de nivel, clase inicial, cours d’essai, premier cours, test de niveau, leçon d’essai',
  'music-course/mus-plan':
    'lesson plan, practice plan, curriculum, piece plan, exercise plan, Übungsplan, Unterrichtsplan, Lehrplan, Stückeplan, Übeplan, plan de estudio, plan de práctica, programa de estudio, plan de ejercicios, plan de travail, programme de cours, plan d’exercices, plan de pratique',
  'music-course/mus-play':
    'concert, recital, performance, recording, small concert, audition, Konzert, Vorspiel, Auftritt, Aufnahme, Vorspielen, Vorspielabend, concierto, actuación, grabación, audición, récital, représentation, enregistrement',
  'computer-lessons/clesson-aim':
    'learning goals, list of aims, needs assessment, preliminary talk, Lernziele, Bedarfsermittlung, Zielklärung, Vorgespräch, objetivos de aprendizaje, lista de metas, análisis de necesidades, charla previa, objectifs d’apprentissage, liste d’objectifs, bilan des besoins, entretien préalable',
  'computer-lessons/clesson-note':
    'guide, written instructions, handout, cheat sheet, manual, write down, Anleitung, Leitfaden, Merkblatt, Spickzettel, Handout, aufschreiben, guía, instrucciones escritas, apuntes, chuleta, guide écrit, mode d’emploi, aide-mémoire, fiche, manuel, notice',
  'programming-course/codec-level':
    'placement test, level check, project choice, project idea, project plan, Einstufung, Einstufungstest, Projektwahl, Projektidee, Projektplan, prueba de nivel, evaluación inicial, elección del proyecto, idea del proyecto, plan del proyecto, test de niveau, évaluation initiale, choix du projet, idée de projet, plan du projet',
  'programming-course/codec-review':
    'homework, homework correction, code review, marking, comments on code, Hausaufgaben, Hausaufgabenkorrektur, Code-Review, Durchsicht des Codes, Korrektur der Übungen, deberes, corrección de deberes, revisión de código, corrección de ejercicios, devoirs, correction des devoirs, revue de code, relecture du code, correction des exercices',
  'career-coaching-work/coach-start':
    'goal setting, starting talk, strengths analysis, values check, initial assessment, Zielklärung, Erstgespräch, Stärkenanalyse, Standortbestimmung, Werteanalyse, definición de metas, entrevista inicial, análisis de fortalezas, diagnóstico inicial, définition de l’objectif, entretien initial, bilan des forces, état des lieux',
  'career-coaching-work/coach-papers':
    'cv, résumé, application papers, mock interview, rehearsal, role play, Lebenslauf, Bewerbungsunterlagen, Bewerbungsmappe, Probegespräch, Gesprächstraining, Rollenspiel, currículum, carta de presentación, documentos de candidatura, simulacro de entrevista, ensayo, curriculum vitae, dossier de candidature, lettre de motivation, entretien blanc, répétition, jeu de rôle',
  'fitness-plan/fit-check':
    'health check, fitness test, entry test, medical history, initial assessment, starting values, Gesundheitscheck, Fitnesstest, Eingangstest, Anamnese, Eingangsuntersuchung, Startwerte, chequeo médico, prueba física, test inicial, anamnesis, valoración inicial, bilan de santé, test de forme, test initial, anamnèse, bilan initial',
  'fitness-plan/fit-plan':
    'training plan, workout plan, exercise plan, training programme, food plan, Trainingsplan, Übungsplan, Trainingsprogramm, Ernährungsplan, plan de entrenamiento, tabla de ejercicios, programa de ejercicios, plan de comidas, plan d’entraînement, programme d’exercices, programme sportif, plan alimentaire',
  'fitness-plan/fit-train':
    'personal training, training sessions, coached sessions, trainer hours, workout sessions, Trainingsstunden, Trainerstunden, Personal Training, Einzeltraining, begleitetes Training, sesiones de entrenamiento, clases con entrenador, entrenamiento personal, horas de entrenador, séances d’entraînement, séances coachées, cours particuliers, heures de coach',
  'fitness-plan/fit-measure':
    'progress measurement, progress check, retest, final test, comparison, follow-up test, Erfolgsmessung, Fortschrittskontrolle, Nachmessung, Abschlusstest, Vergleichsmessung, Nachtest, medición del progreso, control del progreso, test final, segunda medición, comparación, mesure des progrès, suivi des progrès, nouvelle mesure, comparaison',
  'team-workshop/tws-clear':
    'preliminary talks, preliminary interviews, goal clarification, agenda, briefing, Vorgespräche, Vorabinterviews, Zielklärung, Auftragsklärung, Agenda, entrevistas previas, conversaciones previas, aclaración del objetivo, orden del día, entretiens préalables, clarification de l’objectif, cadrage, ordre du jour',
  'team-workshop/tws-design':
    'workshop concept, workshop design, workshop material, choice of methods, running order, Workshopkonzept, Workshopdesign, Workshopmaterial, Methodenwahl, Ablaufplan, Drehbuch, diseño del taller, concepto del taller, material del taller, guion, dinámicas, conception de l’atelier, déroulé, supports d’atelier, choix des méthodes, préparation des supports',
  'team-workshop/tws-hold':
    'moderation, facilitation, moderating, leading the day, facilitator, Moderation, moderieren, Durchführung, Workshopleitung, Moderator, moderación, facilitación, moderar, conducción del taller, facilitador, animation, modération, animer, conduite de l’atelier, animateur',
  'team-workshop/tws-minutes':
    'minutes, photo minutes, documentation, write-up, follow-up call, record of results, Protokoll, Fotoprotokoll, Dokumentation, Ergebnisprotokoll, Mitschrift, Nachgespräch, acta, acta fotográfica, documentación, informe de resultados, seguimiento, compte rendu, compte rendu photo, procès-verbal, suivi',
  'teaching-material/teachm-aims':
    'learning goals, outline, syllabus, table of contents, sample unit, Lernziele, Gliederung, Stoffplan, Inhaltsverzeichnis, Mustereinheit, objetivos de aprendizaje, esquema, temario, índice, unidad de muestra, objectifs pédagogiques, plan du cours, sommaire, progression, unité d’exemple',
  'teaching-material/teachm-try':
    'trial, trial lesson, pilot, layout, typesetting, try out, Erprobung, Probestunde, Pilotphase, Layout, Satz, erproben, prueba en clase, clase piloto, pilotaje, maquetación, diagramación, essai en classe, cours pilote, mise à l’essai, mise en page, maquette',
  'thesis-support/thesis-state':
    'outline, research question, exposé, work plan, timetable, structure, Gliederung, Forschungsfrage, Exposé, Arbeitsplan, Zeitplan, Themenfindung, esquema, pregunta de investigación, plan de trabajo, cronograma, estructura, plan détaillé, problématique, question de recherche, plan de travail, calendrier',
  'thesis-support/thesis-final':
    'final reading, last reading, defence, defence rehearsal, mock defence, viva, Schlussdurchsicht, Endkorrektur, Verteidigung, Probeverteidigung, Kolloquium, Disputation, lectura final, revisión final, defensa, ensayo de defensa, simulacro de defensa, relecture finale, dernière lecture, soutenance, répétition de soutenance, soutenance blanche',
  'tenancy-case/tenancy-papers':
    'contract review, lease review, document check, reading the contract, list of deadlines, Vertragsprüfung, Mietvertragsprüfung, Unterlagenprüfung, Durchsicht der Unterlagen, Fristenliste, revisión del contrato, lectura del contrato, revisión de documentos, lista de plazos, examen du bail, lecture du contrat, examen des documents, liste des délais',
  'tenancy-case/tenancy-opinion':
    'legal opinion, legal assessment, chances, written opinion, cost estimate, Rechtsgutachten, Gutachten, Einschätzung, rechtliche Bewertung, Erfolgsaussichten, dictamen, dictamen jurídico, valoración jurídica, evaluación de posibilidades, avis juridique, consultation écrite, évaluation juridique, chances de succès',
  'tenancy-case/tenancy-letter':
    'demand letter, letter to landlord, formal notice, reply letter, reminder letter, Aufforderungsschreiben, Brief an Vermieter, Mängelanzeige, Antwortschreiben, Fristsetzung, Mahnschreiben, carta de reclamación, carta al casero, requerimiento, burofax, carta de respuesta, mise en demeure, lettre au propriétaire, lettre de réclamation, courrier de réponse, courrier recommandé',
  'tenancy-case/tenancy-next':
    'negotiation, settlement, court, lawsuit, statement of claim, negotiate, Verhandlung, Vergleich, Gericht, Klage, Klageentwurf, verhandeln, negociación, acuerdo, juicio, demanda, tribunal, negociar, négociation, accord amiable, procès, assignation, négocier',
  'family-case/family-facts':
    'fact sheet, timeline, income documents, property list, gathering facts, Faktenblatt, Sachverhalt, Einkommensnachweise, Vermögensaufstellung, Zeitachse, hoja de datos, cronología, justificantes de ingresos, lista de bienes, recopilación de datos, fiche des faits, chronologie, justificatifs de revenus, état du patrimoine, collecte des données',
  'family-case/family-opinion':
    'legal opinion, legal assessment, maintenance calculation, support calculation, chances, Rechtsgutachten, rechtliche Einschätzung, Unterhaltsberechnung, Zugewinnberechnung, Erfolgsaussichten, dictamen, valoración jurídica, cálculo de pensión, cálculo de alimentos, avis juridique, évaluation juridique, calcul de pension, calcul des prestations',
  'family-case/family-agreement':
    'draft agreement, agreement draft, divorce petition, court application, drafting, Vertragsentwurf, Vereinbarungsentwurf, Scheidungsantrag, Antragsentwurf, Ehevertragsentwurf, borrador, borrador del convenio, convenio regulador, demanda de divorcio, redacción del convenio, projet de convention, convention, requête en divorce, projet d’accord, rédaction d’accord',
  'family-case/family-negotiate':
    'negotiation, notary, notary appointment, court appearance, representation, negotiate, Verhandlung, Notartermin, Notar, Gerichtstermin, Vertretung, verhandeln, negociación, notario, cita notarial, vista judicial, representación, negociar, négociation, notaire, rendez-vous notarial, audience, représentation, négocier',
  'inheritance-case/inherit-facts':
    'family tree, estate list, estate inventory, list of heirs, gathering papers, Stammbaum, Nachlassverzeichnis, Vermögensaufstellung, Erbenliste, Unterlagensammlung, árbol genealógico, inventario de bienes, lista de herederos, recopilación de papeles, arbre généalogique, inventaire des biens, liste des héritiers, collecte des papiers',
  'inheritance-case/inherit-opinion':
    'legal opinion, legal assessment, share calculation, tax calculation, inheritance tax, Rechtsgutachten, rechtliche Einschätzung, Quotenberechnung, Steuerberechnung, Erbschaftsteuer, dictamen, valoración jurídica, cálculo de cuotas, cálculo de impuestos, impuesto de sucesiones, avis juridique, évaluation juridique, calcul des parts, calcul des droits, droits de succession',
  'inheritance-case/inherit-draft':
    'draft, draft will, drafting, draft agreement, statement of claim, Entwurf, Testamentsentwurf, Vertragsentwurf, Klageentwurf, Formulierung, borrador, borrador del testamento, redacción, borrador del acuerdo, escrito de demanda, projet de testament, rédaction, projet d’accord, brouillon, projet d’assignation',
  'inheritance-case/inherit-settle':
    'notary, notary appointment, court, talks with heirs, negotiation, probate, Notar, Notartermin, Gericht, Erbengespräche, Verhandlung, Nachlassgericht, notario, cita notarial, tribunal, negociación con herederos, negociación, notaire, rendez-vous notarial, négociation avec héritiers, négociation',
  'consumer-claim/claim-facts':
    'proofs, evidence, receipts, proof folder, gathering proofs, Belege, Beweise, Nachweise, Beweismappe, Belegsammlung, pruebas, justificantes, recibos, carpeta de pruebas, recopilación de pruebas, preuves, justificatifs, reçus, dossier de preuves, collecte des preuves',
  'consumer-claim/claim-opinion':
    'legal opinion, legal assessment, chances, case assessment, Rechtsgutachten, Einschätzung, rechtliche Prüfung, Erfolgsaussichten, dictamen, valoración jurídica, evaluación del caso, posibilidades de éxito, avis juridique, évaluation juridique, analyse du dossier, chances de succès',
  'consumer-claim/claim-letter':
    'demand letter, complaint letter, letter of claim, formal notice, reminder, Forderungsschreiben, Beschwerdebrief, Reklamationsschreiben, Fristsetzung, Mahnschreiben, Reklamation, carta de reclamación, escrito de queja, requerimiento, hoja de reclamaciones, burofax, lettre de réclamation, mise en demeure, courrier recommandé, lettre de plainte',
  'consumer-claim/claim-go-on':
    'negotiation, ombudsman, court, lawsuit, arbitration, negotiate, Verhandlung, Schlichtung, Schlichtungsstelle, Gericht, Klage, verhandeln, negociación, mediación, arbitraje, tribunal, demanda, negociar, négociation, médiateur, médiation, procès, négocier',
  'debt-collection/debt-check':
    'claim check, credit check, solvency check, debtor check, limitation check, Forderungsprüfung, Bonitätsprüfung, Bonitätsauskunft, Schuldnerprüfung, Verjährungsprüfung, revisión de deuda, informe de solvencia, comprobación del deudor, control de prescripción, vérification de créance, enquête de solvabilité, contrôle du débiteur, contrôle de prescription',
  'debt-collection/debt-demand':
    'reminder, dunning letter, demand letter, payment reminder, Mahnschreiben, Zahlungsaufforderung, Zahlungserinnerung, Mahnbrief, mahnen, recordatorio de pago, carta de reclamación, requerimiento de pago, burofax, relance, lettre de relance, mise en demeure, rappel de paiement, relancer',
  'debt-collection/debt-court':
    'court, payment order, enforcement, instalments, instalment plan, bailiff, Gericht, gerichtliches Mahnverfahren, Vollstreckung, Ratenzahlung, Gerichtsvollzieher, tribunal, proceso monitorio, ejecución, pago a plazos, embargo, injonction de payer, exécution forcée, échéancier, huissier, saisie',
  'traffic-case/traffic-file':
    'case file, file inspection, access to file, requesting the file, measuring record, Akteneinsicht, Akte, Aktenanforderung, Messprotokoll, Bußgeldakte, expediente, acceso al expediente, consulta del expediente, solicitud del expediente, registro de medición, dossier pénal, accès au dossier, consultation du dossier, demande du dossier, relevé de mesure',
  'traffic-case/traffic-opinion':
    'legal opinion, fault assessment, liability assessment, damage calculation, chances, Rechtsgutachten, Schuldfrage, Haftungsprüfung, Schadensberechnung, Erfolgsaussichten, dictamen, valoración de culpa, análisis de responsabilidad, cálculo de daños, posibilidades de éxito, avis juridique, évaluation des torts, analyse de responsabilité, calcul du dommage, chances de succès',
  'traffic-case/traffic-write':
    'written objection, claim letter, negotiation, talks with insurer, hearing preparation, Einspruchsbegründung, Anspruchsschreiben, Verhandlung, Versicherungsverhandlung, Schriftsatz, Terminvorbereitung, escrito de alegaciones, recurso escrito, carta de reclamación, negociación, negociación con aseguradora, contestation écrite, lettre de réclamation, négociation, négociation avec assureur, préparation d’audience',
  'property-purchase/purchase-papers':
    'land register, title search, register check, permit check, document check, Grundbuch, Grundbuchauszug, Grundbuchprüfung, Baulastenprüfung, Unterlagenprüfung, Genehmigungsprüfung, consulta del registro, nota simple, comprobación registral, revisión de licencias, revisión de documentos, registre foncier, état hypothécaire, vérification des titres, contrôle des permis, examen des documents',
  'property-purchase/purchase-contract':
    'contract review, contract check, contract changes, marked contract, reviewing the contract, Vertragsprüfung, Kaufvertragsprüfung, Vertragsänderungen, Vertragsdurchsicht, Änderungsvorschläge, revisión del contrato, examen del contrato, cambios del contrato, revisión de cláusulas, examen du contrat, relecture du compromis, modifications du contrat, vérification des clauses',
  'property-purchase/purchase-close':
    'notary, notary appointment, signing, negotiation, accompaniment, negotiate, Notar, Notartermin, Beurkundung, Verhandlung, Begleitung, verhandeln, notario, firma, cita notarial, negociación, acompañamiento, negociar, notaire, signature, rendez-vous notarial, négociation, accompagnement, négocier',
  'immigration-case/visa-check':
    'eligibility check, comparison of ways, initial consultation, route choice, document checklist, Voraussetzungsprüfung, Erstberatung, Wegevergleich, Anspruchsprüfung, Checkliste, comprobación de requisitos, consulta inicial, comparación de vías, estudio de viabilidad, lista de requisitos, vérification des conditions, consultation initiale, comparaison des voies, étude d’éligibilité, liste des pièces',
  'immigration-case/visa-file':
    'forms, filling in forms, application form, application file, document folder, Formulare, Antragsformular, Formulare ausfüllen, Antragsunterlagen, Antragsmappe, formularios, rellenar formularios, impresos, expediente de solicitud, carpeta de documentos, formulaires, remplir les formulaires, dossier de demande, constitution du dossier',
  'immigration-case/visa-follow':
    'submission, handing in, interview preparation, appeal, appointment booking, submit, Einreichung, Antragsabgabe, Interviewvorbereitung, Widerspruch, Terminbuchung, einreichen, presentación, presentar la solicitud, preparación de entrevista, recurso, cita previa, dépôt, dépôt du dossier, préparation d’entretien, recours, prise de rendez-vous, déposer',
  'due-diligence/dd-plan':
    'request list, document request list, examination plan, scope definition, secrecy agreement, Anforderungsliste, Unterlagenanforderung, Prüfungsplan, Prüfungsumfang, Geheimhaltungsvereinbarung, lista de requerimientos, solicitud de documentos, plan de examen, alcance, acuerdo de confidencialidad, liste de demandes, demande de documents, plan d’examen, périmètre, accord de confidentialité',
  'due-diligence/dd-read':
    'legal review, legal due diligence, document review, contract review, legal part, rechtliche Prüfung, Rechtsprüfung, Dokumentenprüfung, Vertragsprüfung, Legal Due Diligence, revisión legal, revisión jurídica, revisión de documentos, revisión de contratos, parte jurídica, revue juridique, examen juridique, revue documentaire, examen des contrats, volet juridique',
  'due-diligence/dd-figures':
    'tax review, accounts review, financial due diligence, financial review, tax part, books, Steuerprüfung, Bilanzprüfung, Finanzprüfung, Zahlenprüfung, Financial Due Diligence, Steuerteil, revisión fiscal, revisión contable, revisión financiera, cuentas, parte financiera, examen fiscal, examen comptable, revue financière, comptes, volet financier',
  'due-diligence/dd-report':
    'report, written report, final report, red flag report, Bericht, Abschlussbericht, Prüfungsbericht, Red-Flag-Bericht, informe, informe escrito, informe final, informe de riesgos, rapport, rapport écrit, rapport final, rapport d’audit',
  'due-diligence/dd-contract':
    'purchase contract, purchase agreement, contract drafting, contract negotiation, negotiation, Kaufvertrag, Vertragsentwurf, Vertragsverhandlung, Unternehmenskaufvertrag, Verhandlung, contrato de compraventa, redacción del contrato, negociación del contrato, negociación, contrat de cession, acte de cession, rédaction du contrat, négociation du contrat, négociation',
  'due-diligence/dd-close':
    'closing, closing papers, handover, register entry, integration, first weeks, Closing, Vollzug, Übergabe, Registereintragung, Integration, erste Wochen, cierre, traspaso, entrega, inscripción registral, integración, primeras semanas, clôture, passation, inscription au registre, intégration, premières semaines',
  'company-change/cchange-facts':
    'fact finding, stocktaking, register extract, comparison of ways, initial analysis, Bestandsaufnahme, Registerauszug, Ausgangsanalyse, Satzungsprüfung, Variantenvergleich, análisis inicial, nota registral, revisión de estatutos, comparación de opciones, état des lieux, extrait du registre, examen des statuts, comparaison des options, analyse initiale',
  'company-change/cchange-draft':
    'draft, resolution, drafting, draft articles, draft agreement, Entwurf, Beschluss, Gesellschafterbeschluss, Satzungsentwurf, Vertragsentwurf, borrador, redacción, acta de junta, borrador de estatutos, proyecto de acuerdo, projet d’acte, rédaction, résolution, projet de statuts, projet d’accord',
  'company-change/cchange-file':
    'notary, register filing, filing, commercial register, register entry, notifying offices, Notar, Handelsregister, Handelsregisteranmeldung, Registereintrag, Behördenmeldungen, Anmeldung, notario, registro mercantil, inscripción, presentación registral, avisos a organismos, notaire, registre du commerce, dépôt au greffe, inscription, formalités, avis aux administrations',
  'tax-question/taxq-read':
    'deadline, deadline extension, securing the date, reading the letter, sorting papers, Frist, Fristverlängerung, Fristsicherung, Durchsicht der Unterlagen, Bescheidprüfung, plazo, prórroga del plazo, leer la carta, revisión de papeles, délai, prolongation du délai, lecture du courrier, examen des pièces',
  'tax-question/taxq-write':
    'letter to office, objection, appeal, reply letter, correspondence, written submission, Einspruch, Einspruchsschreiben, Schreiben ans Finanzamt, Antwortschreiben, Schriftverkehr, Widerspruch, escrito a hacienda, recurso, alegaciones, carta de respuesta, correspondencia, courrier au fisc, réclamation, contestation, lettre de réponse, correspondance',
  'accounts-switch/accsw-plan':
    'software choice, software selection, program choice, software comparison, process analysis, choose, Softwareauswahl, Programmauswahl, Softwarevergleich, Prozessaufnahme, Auswahl, auswählen, elección del programa, selección de software, comparación de programas, análisis de procesos, elegir, choix du logiciel, sélection du logiciel, comparatif, analyse des processus, choisir',
  'accounts-switch/accsw-set':
    'setup, configuration, installation, chart of accounts, set up, Einrichtung, Konfiguration, Installation, Kontenplan, einrichten, configuración, instalación, puesta en marcha, plan de cuentas, configurar, paramétrage, plan comptable, paramétrer',
  'accounts-switch/accsw-train':
    'training, user training, staff training, first month, accompaniment, train, Schulung, Einweisung, Mitarbeiterschulung, Einarbeitung, Begleitung, schulen, formación, capacitación, formación de usuarios, primer mes, acompañamiento, formation, formation des utilisateurs, prise en main, premier mois, accompagnement',
  'costing-work/cost-gather':
    'cost data, cost base, data collection, gathering costs, recording hours, Kostendaten, Kostenerfassung, Datensammlung, Stundenerfassung, Kostenbasis, datos de costes, recopilación de datos, base de costes, registro de horas, données de coûts, collecte des données, relevé des coûts, relevé des heures',
  'costing-work/cost-advise':
    'advice, price advice, consulting, recommendation, monthly view, Beratung, Preisberatung, Empfehlung, Preisempfehlung, Monatsübersicht, asesoramiento, consejo de precios, recomendación, consultoría, vista mensual, conseil, conseil tarifaire, recommandation, suivi mensuel',
  'company-value/value-papers':
    'adjusted results, clean results, adjusting accounts, gathering accounts, normalisation, Ergebnisbereinigung, bereinigte Ergebnisse, Bereinigung, Normalisierung, Unterlagensammlung, resultados ajustados, ajuste de resultados, normalización, recopilación de cuentas, résultats retraités, retraitements, collecte des comptes',
  'company-value/value-report':
    'report, written report, valuation report, price advice, Bericht, Gutachten, Bewertungsbericht, schriftlicher Bericht, Preisberatung, informe, informe escrito, informe de valoración, consejo de precio, rapport, rapport écrit, rapport d’évaluation, conseil de prix',
  'accounts-audit/audit-plan':
    'audit plan, audit planning, risk analysis, risk assessment, Prüfungsplan, Prüfungsplanung, Risikoanalyse, Risikobeurteilung, plan de auditoría, planificación, análisis de riesgos, evaluación de riesgos, plan d’audit, planification, analyse des risques, évaluation des risques',
  'accounts-audit/audit-report':
    'audit report, management letter, final discussion, written report, Prüfungsbericht, Management Letter, Schlussbesprechung, Bestätigungsvermerk, informe de auditoría, carta de recomendaciones, reunión final, informe escrito, rapport d’audit, lettre de recommandations, réunion de clôture, rapport écrit',
}
