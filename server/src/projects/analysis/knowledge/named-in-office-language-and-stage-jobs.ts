/** By which words clients name a part of the jobs of `office-language-and-stage-jobs.ts` that is not to be done, in four languages. By the package's id and the task's key; comma between. */
export const NAMED_IN_OFFICE_LANGUAGE_AND_STAGE_JOBS: Readonly<Record<string, string>> = {
  'terminology-base/frame':
    'kick-off, needs analysis, Bedarfsklärung, Auftaktgespräch, reunión de arranque, análisis previo, réunion de lancement, cadrage',
  'terminology-base/collect':
    'term extraction, collecting candidates, Termextraktion, Begriffe sammeln, extracción terminológica, recopilar candidatos, extraction terminologique, collecte des candidats',
  'terminology-base/settle':
    'definitions, validation of entries, equivalents, Definitionen, Freigabe der Einträge, definiciones, validación, equivalentes, définitions, validation des fiches',
  'terminology-base/align':
    'alignment, cleaning old segments, TMX, Alignment, Segmente bereinigen, alineación, limpieza de segmentos, alignement, nettoyage des segments',
  'terminology-base/tool':
    'Trados set-up, memoQ set-up, software configuration, Programmeinrichtung, Softwareeinrichtung, configuración del programa, paramétrage du logiciel',
  'terminology-base/keep':
    'upkeep rules, handover training, Pflegeregeln, Einweisung, reglas de mantenimiento, formación de uso, règles de mise à jour, prise en main',
  'tender-bid/bid-read':
    'go or no-go, reading the tender documents, compliance matrix, Auswertung der Unterlagen, Teilnahmeentscheidung, análisis del pliego, matriz de requisitos, analyse du cahier des charges',
  'tender-bid/bid-lost':
    'debriefing, analysis of lost bids, Auswertung der Absagen, Fehleranalyse, análisis de ofertas perdidas, retour sur les offres perdues, débriefing',
  'tender-bid/bid-gather':
    'references, CVs, evidence collection, Referenzen, Lebensläufe, Nachweise sammeln, referencias, currículos, acreditaciones, références, collecte des preuves',
  'tender-bid/bid-write':
    'writing the answers, method statements, Konzept schreiben, Texte verfassen, redacción de la memoria, rédaction du mémoire, rédiger les réponses',
  'tender-bid/bid-forms':
    'form filling, price sheet, declarations, Formblätter, Eigenerklärungen, Preisblatt, rellenar formularios, DEUC, declaraciones responsables, remplissage des formulaires, bordereau de prix',
  'tender-bid/bid-submit':
    'portal upload, submission, red team review, Hochladen, Abgabe, Probewertung, subir la oferta, presentación electrónica, dépôt sur la plateforme, relecture notée',
  'minutes-forms-reports/paper-ask':
    'briefing, outline, Vorgespräch, Gliederung, reunión previa, esquema, entretien préalable, plan du document',
  'minutes-forms-reports/paper-minutes':
    'minute taking, keeping the record, attending the meeting, Protokollführung, Mitschrift, levantar acta, tomar notas, procès-verbal, secrétariat de séance',
  'minutes-forms-reports/paper-shorten':
    'summary, condensing, timeline, Zusammenfassung, Kurzfassung, Zeittafel, resumen, cronología, synthèse, résumé, chronologie',
  'minutes-forms-reports/paper-form':
    'form design, template, checklist, Formulargestaltung, Vorlage, Checkliste, formulario, plantilla, hoja de control, formulaire, modèle, fiche de contrôle',
  'minutes-forms-reports/paper-grant':
    'grant report, statement of spending, financial report, Verwendungsnachweis, Sachbericht, Abrechnung der Mittel, justificación de la subvención, cuenta de gastos, bilan de subvention, justificatif des dépenses',
  'minutes-forms-reports/paper-deliver':
    'final proofreading, corrections, Schlusskorrektur, Korrekturschleife, corrección final, relecture finale, corrections finales',
  'editorial-guide/voice-read':
    'stocktaking, interviews with writers, Bestandsaufnahme, Autorengespräche, diagnóstico previo, état des lieux',
  'editorial-guide/voice-guide':
    'style guide, tone of voice, spelling rules, Styleguide, Sprachleitfaden, Schreibregeln, guía de estilo, tono de voz, charte éditoriale, guide de rédaction',
  'editorial-guide/voice-audit':
    'content audit, page inventory, Inhaltsprüfung, Inventar der Texte, auditoría de contenidos, inventario, audit de contenu, inventaire des pages',
  'editorial-guide/voice-strategy':
    'content strategy, editorial calendar, topic plan, Themenplan, Redaktionsplan, estrategia, calendario editorial, plan de temas, stratégie, calendrier éditorial, planning des sujets',
  'editorial-guide/voice-bring':
    'workshop, training of authors, Schulung, Schreibwerkstatt, taller, formación de redactores, atelier, formation des rédacteurs',
  'old-handwriting/hand-sample': 'reading sample, first look, Leseprobe, Erstsichtung, muestra de lectura, essai de lecture, échantillon',
  'old-handwriting/hand-read':
    'deciphering, transcription, typing out, Entziffern, Abschrift, Transkription, descifrado, transcripción, déchiffrage, transcription ligne à ligne',
  'old-handwriting/hand-today':
    'translation, modern version, annotations, Übersetzung, Übertragung in heutiges Deutsch, Anmerkungen, traducción, versión actual, notas, traduction, version moderne, annotations savantes',
  'old-handwriting/hand-trace':
    'archive research, register search, tracing ancestors, Archivrecherche, Kirchenbuchsuche, Ahnensuche, búsqueda en archivos, rastrear antepasados, recherche en archives, recherche des ancêtres',
  'old-handwriting/hand-tell':
    'family tree drawing, family chronicle, Stammbaum zeichnen, Familienchronik, dibujo del árbol, crónica familiar, dessin de l’arbre, récit familial',
  'old-handwriting/hand-check':
    'second reading, final proofread, Zweitlesung, Gegenlesen, segunda lectura, cotejo, deuxième lecture, relecture',
  'lyrics-and-poems/verse-ask':
    'first talk, questionnaire, Vorgespräch, Fragebogen, charla inicial, cuestionario, premier entretien, questions préalables',
  'lyrics-and-poems/verse-song': 'lyrics, chorus, verses of the song, Songtext, Liedtext, Refrain, letra, estribillo, paroles, couplets',
  'lyrics-and-poems/verse-poem': 'poem, rhymes, sonnet, Gedicht, Reime, Vierzeiler, poema, rimas, soneto, poème, quatrain',
  'lyrics-and-poems/verse-fit':
    'fitting to the melody, trial recording, demo, Anpassen an die Melodie, Probeaufnahme, ajuste a la melodía, grabación de prueba, mise en musique, maquette',
  'lyrics-and-poems/verse-polish':
    'revision round, usage rights, Überarbeitung, Nutzungsrechte, ronda de cambios, derechos de uso, retouches, cession des droits',
  'audio-description-dubbing/stage-look': 'viewing, planning, Sichtung, Planung, visionado, planificación, visionnage, préparation',
  'audio-description-dubbing/describe':
    'description script, audio description, Audiodeskription, Beschreibungstext, audiodescripción, guion descriptivo, audiodescription, texte descriptif',
  'audio-description-dubbing/adapt':
    'dialogue adaptation, lip sync script, Dialogbuch, Lippensynchronität, adaptación de diálogos, ajuste labial, adaptation des dialogues, synchro labiale',
  'audio-description-dubbing/voices':
    'casting, studio recording, mix, Sprecherauswahl, Studioaufnahme, Mischung, reparto de voces, grabación en estudio, mezcla, casting des voix, enregistrement en studio, mixage',
  'audio-description-dubbing/stage-titles':
    'surtitles, captions on stage, running the titles, Übertitel, Übertitelung fahren, sobretítulos, lanzamiento de títulos, surtitrage, lancement des surtitres',
  'audio-description-dubbing/air-spot':
    'radio spot, radio commercial, jingle, Radiospot, Funkspot, Werbemelodie, cuña, anuncio de radio, sintonía, spot radio, message publicitaire',
  'audio-description-dubbing/stage-deliver':
    'delivery formats, correction round, Auslieferung, Korrekturlauf, entrega de archivos, correcciones, livraison des fichiers, corrections',
  'foreign-correspondence/corr-know':
    'briefing, reading the file, Einarbeitung, Aktenstudium, puesta al día, lecture du dossier, prise de connaissance',
  'foreign-correspondence/corr-write':
    'answering letters, writing the mails, Schriftverkehr, Mails beantworten, contestar cartas, redactar correos, réponses aux courriers, rédaction des mails',
  'foreign-correspondence/corr-call': 'phone calls, telephoning, Anrufe, Telefonate, llamadas, appels téléphoniques, coups de fil',
  'foreign-correspondence/corr-models':
    'model answers, text modules, Musterantworten, Textbausteine, respuestas tipo, plantillas de respuesta, réponses types, modèles de réponse',
  'foreign-correspondence/corr-culture':
    'cultural advice, intercultural training, etiquette, Kulturberatung, interkulturelles Training, asesoría cultural, formación intercultural, protocolo, conseil culturel, formation interculturelle',
  'foreign-correspondence/corr-close':
    'handover, summary of open points, Übergabe, Abschlussnotiz, traspaso, nota final, passation, note de clôture',
  'sponsorship-work/spon-value':
    'valuation of rights, price list, Bewertung der Leistungen, Preisliste, valoración, tarifas, évaluation des contreparties, grille tarifaire',
  'sponsorship-work/spon-proposal':
    'proposal deck, sponsor brochure, Sponsorenmappe, Präsentation, dossier, folleto para patrocinadores, plaquette, dossier de présentation',
  'sponsorship-work/spon-search':
    'prospect list, company research, Firmenrecherche, Sponsorenliste, búsqueda de empresas, listado de candidatos, recherche d’entreprises, liste des prospects',
  'sponsorship-work/spon-reach':
    'contacting, calling companies, follow-up, Ansprache, Nachfassen, Anrufe bei Firmen, contacto, llamadas, seguimiento, démarchage, relances',
  'sponsorship-work/spon-contract': 'contract, negotiation, Vertrag, Verhandlung, contrato, negociación, convention, négociation',
  'sponsorship-work/spon-judge':
    'return analysis, evaluation of our sponsorship, Erfolgskontrolle, Nutzenanalyse, análisis del retorno, bilan de rentabilité, analyse des retombées',
  'sponsorship-work/spon-thank':
    'thank-you plan, sponsor report, Danksagung, Abschlussbericht, agradecimientos, informe final, remerciements, compte rendu aux mécènes',
  'event-run-plan/run-facts':
    'gathering lists, site visit, Listen sammeln, Ortstermin, recopilar datos, visita del lugar, collecte des listes, repérage',
  'event-run-plan/run-seat':
    'seating plan, table plan, Sitzplan, Tischordnung, distribución de mesas, plan de table, placement des invités',
  'event-run-plan/run-sheet': 'run sheet, running order, cue list, Ablaufplan, Regieplan, escaleta, minutado, conducteur, déroulé',
  'event-run-plan/run-matches':
    'match schedule, fixtures, tournament draw, Spielplan, Turnierplan, Auslosung, cuadro de partidos, sorteo, calendrier des matchs, tirage au sort',
  'event-run-plan/run-helpers':
    'helper roster, volunteer shifts, Helferplan, Schichteinteilung, turnos de voluntarios, planning des bénévoles',
  'event-run-plan/run-day':
    'leading the day, on-site direction, Tagesleitung, Turnierleitung, dirección en el lugar, coordinación el mismo día, direction sur place, coordination le jour J',
  'event-run-plan/run-hand': 'printing, place cards, Ausdruck, Tischkärtchen, impresión, tarjetas de mesa, impression, marque-places',
  'event-ticketing/tick-rules':
    'price categories, comparison of providers, Preiskategorien, Anbietervergleich, tarifas, comparación de proveedores, grille de prix, comparaison des prestataires',
  'event-ticketing/tick-shop':
    'ticket shop, booking page, payment set-up, Ticketshop, Buchungsseite, tienda de entradas, página de inscripción, boutique en ligne, page d’inscription',
  'event-ticketing/tick-papers':
    'abstract handling, peer review, Beitragsverwaltung, Gutachterverfahren, gestión de comunicaciones, revisión por pares, gestion des communications, évaluation par les pairs',
  'event-ticketing/tick-gate':
    'scanning, admission control, crew drill, Einlasskontrolle, Scanner, control de acceso, lectores, contrôle d’entrée, lecteurs de codes',
  'event-ticketing/tick-failed':
    'fault analysis, post-mortem, Ursachensuche, Fehleranalyse, análisis del fallo, recherche de la panne, retour d’expérience',
  'event-ticketing/tick-day':
    'box office, door staff on the night, Abendkasse, Einlassdienst, taquilla, personal de puerta, tenue de la caisse, accueil le soir même',
  'event-ticketing/tick-settle':
    'refunds, buyer support, final account, Rückerstattung, Käuferservice, Abrechnung, devoluciones, atención al comprador, liquidación, remboursements, assistance aux acheteurs, décompte final',
  'customer-loyalty/keep-look':
    'data analysis, customer interviews, exit survey, Datenanalyse, Kundenbefragung, análisis de datos, encuesta a clientes, analyse des données, enquête clients',
  'customer-loyalty/keep-reward':
    'points system, loyalty card, reward rules, Punktesystem, Treuekarte, Bonusregeln, sistema de puntos, tarjeta de fidelidad, système de points, carte de fidélité',
  'customer-loyalty/keep-hold':
    'win-back letters, churn alarm, retention mails, Rückgewinnung, Frühwarnung, cartas de recuperación, alerta de bajas, relances, alerte de départ',
  'customer-loyalty/keep-recruit':
    'recruitment ads, career page, employer campaign, Stellenkampagne, Karriereseite, campaña de empleo, página de empleo, campagne de recrutement, page carrières',
  'customer-loyalty/keep-run':
    'pilot, counter training, measuring, Testlauf, Schulung der Verkäufer, Erfolgsmessung, piloto, formación del mostrador, medición, phase pilote, formation des vendeurs, mesure des résultats',
  'ceremony-and-outing/rite-talk':
    'first conversation, getting to know, Kennenlerngespräch, Vorgespräch, primera charla, rencontre préalable, premier entretien',
  'ceremony-and-outing/rite-write':
    'writing the speech, vows, ceremony script, Redetext, Eheversprechen, redacción del discurso, votos, écriture du discours, vœux',
  'ceremony-and-outing/rite-hold':
    'officiating, speaking at the ceremony, Rednerin, Leitung der Trauung, oficiar, maestra de ceremonias, officiant, animation du rituel',
  'ceremony-and-outing/rite-propose': 'marriage proposal, staging the proposal, Heiratsantrag, pedida de mano, demande en mariage',
  'ceremony-and-outing/rite-outing':
    'booking the outing, day programme, Ausflug buchen, Tagesprogramm, reserva de la excursión, programa del día, réservation de la sortie, programme de la journée',
  'ceremony-and-outing/rite-close':
    'confirmation calls, emergency contact, Bestätigungen, Notfallkontakt, llamadas de confirmación, appels de confirmation',
  'event-safety-green/safe-look':
    'site walk, talk with the authority, Begehung, Behördengespräch, visita del recinto, reunión con el ayuntamiento, visite du site, rendez-vous en mairie',
  'event-safety-green/safe-plan':
    'safety concept, evacuation plan, crowd plan, Sicherheitskonzept, Räumungsplan, plan de autoprotección, plan de evacuación, dossier de sécurité, plan d’évacuation',
  'event-safety-green/safe-green':
    'sustainability concept, waste plan, carbon account, Nachhaltigkeitskonzept, Abfallkonzept, Klimabilanz, plan de residuos, huella de carbono, démarche éco-responsable, plan déchets, bilan carbone',
  'event-safety-green/safe-venue':
    'use concept, room concept, price model, Nutzungskonzept, Raumkonzept, concepto de uso, modelo de precios, concept d’exploitation, grille des salles',
  'event-safety-green/safe-agree':
    'approval meeting, crew briefing, Abstimmung, Einweisung, reunión de aprobación, instrucciones al equipo, réunion de validation, briefing des équipes',
}
