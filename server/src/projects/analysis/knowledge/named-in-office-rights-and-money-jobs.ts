/** By which words clients name a part of the jobs of `office-rights-and-money-jobs.ts` that is not to be done, in four languages. By the package's id and the task's key; comma between. */
export const NAMED_IN_OFFICE_RIGHTS_AND_MONEY_JOBS: Readonly<Record<string, string>> = {
  'service-charge-accounts/papers':
    'collecting the papers, sorting of invoices, Belege sammeln, Unterlagen ordnen, reunir los recibos, ordenar papeles, rassembler les pièces, tri des factures',
  'service-charge-accounts/split':
    'cost split, apportionment, Kostenverteilung, Umlage, reparto de costes, prorrateo, ventilation, répartition',
  'service-charge-accounts/statements':
    'individual statements, cover letters, Einzelabrechnungen, Anschreiben, hojas individuales, cartas a los inquilinos, décomptes individuels, courriers',
  'service-charge-accounts/owners':
    'reserve fund account, budget plan, Rücklagendarstellung, Wirtschaftsplan, fondo de reserva, presupuesto anual, fonds de travaux, budget prévisionnel',
  'service-charge-accounts/check':
    'review of the statement, second look, Prüfung der Abrechnung, Gegenrechnung, revisión de la liquidación, comprobación, vérification du décompte, contrôle',
  'service-charge-accounts/close':
    'questions of tenants, new prepayments, Rückfragen der Mieter, neue Vorauszahlungen, dudas de los vecinos, nuevas provisiones, questions des locataires, nouvelles provisions',
  'tax-audit-support/notice':
    'reading the audit order, first call, Prüfungsanordnung lesen, Erstgespräch, leer la citación, primera llamada, lecture de l’avis, premier appel',
  'tax-audit-support/rehearse':
    'mock audit, dry run, Probeprüfung, Vorabcheck, simulacro de inspección, repaso previo, répétition générale, contrôle à blanc',
  'tax-audit-support/data':
    'data export, gathering receipts, Datenexport, Belege bereitstellen, exportación de datos, preparar justificantes, export des données, réunion des justificatifs',
  'tax-audit-support/cash':
    'cash procedure document, till instructions, Verfahrensdokumentation, Kassenanweisung, manual de caja, instrucciones de caja, procédure de caisse, consignes de caisse',
  'tax-audit-support/visit':
    'presence at the audit, attending the visit, Anwesenheit bei der Prüfung, Begleitung vor Ort, presencia en la inspección, acompañamiento, présence au contrôle, accompagnement sur place',
  'tax-audit-support/findings':
    'reply to the findings, closing meeting, Stellungnahme, Schlussbesprechung, alegaciones, reunión de cierre, réponse aux rectifications, réunion de synthèse',
  'tax-audit-support/after':
    'checking the assessments, follow-up, Bescheidprüfung, Nacharbeiten, revisar las liquidaciones, trabajos posteriores, contrôle des avis, suites',
  'expenses-and-closing/look':
    'survey of today, interviews, Ist-Aufnahme, Befragung, diagnóstico inicial, entrevistas, état des lieux, entretiens',
  'expenses-and-closing/trips':
    'trip settlement, old slips, Reiseabrechnung, alte Zettel, liquidación de viajes, tickets atrasados, décompte des voyages, anciens justificatifs',
  'expenses-and-closing/log': 'mileage log, logbook, Fahrtenbuch, libro de kilometraje, carnet de bord, carnet kilométrique',
  'expenses-and-closing/rule':
    'written policy, expense form, Reisekostenrichtlinie, Spesenformular, política de viajes, formulario de gastos, politique de voyage, formulaire de frais',
  'expenses-and-closing/closing':
    'closing calendar, month end, Abschlusskalender, Monatsabschluss, calendario de cierre, cierre mensual, calendrier de clôture, clôture mensuelle',
  'expenses-and-closing/controls':
    'control matrix, approvals, Kontrollmatrix, Freigaben, matriz de controles, autorizaciones, matrice de contrôles, validations',
  'expenses-and-closing/drawer':
    'cash count, cash differences, Kassensturz, Kassendifferenzen, arqueo de caja, descuadres, comptage de caisse, écarts de caisse',
  'expenses-and-closing/start':
    'staff instruction, first round, Einweisung, Probelauf, formación breve, primera ronda, mise en route, premier cycle',
  'stock-royalty-count/plan':
    'count plan, preparation, Inventurplanung, Vorbereitung, planificación, preparativos, planification, préparation',
  'stock-royalty-count/count': 'physical count, counting, Zählung, Zählen, recuento físico, conteo, comptage, dénombrement',
  'stock-royalty-count/value': 'valuation, pricing of stock, Bewertung, Wertansatz, valoración, poner precio, valorisation, évaluation',
  'stock-royalty-count/differences':
    'analysis of differences, search for causes, Differenzanalyse, Ursachensuche, análisis de diferencias, búsqueda de causas, analyse des écarts, recherche des causes',
  'stock-royalty-count/royalties':
    'royalty statements, author payments, Honorarabrechnung, Tantiemenabrechnung, liquidación de regalías, pagos a autores, relevés de droits, paiements aux auteurs',
  'stock-royalty-count/settle':
    'adjusting entries, posting, Korrekturbuchungen, Verbuchung, asientos de ajuste, contabilización, écritures d’ajustement, comptabilisation',
  'cross-border-tax/case':
    'first review, flow chart, Sachverhaltsaufnahme, Flussbild, análisis inicial, esquema de flujos, étude initiale, schéma des flux',
  'cross-border-tax/customs':
    'customs papers, tariff number, Zollpapiere, Zolltarifnummer, papeles de aduana, partida arancelaria, papiers de douane, code douanier',
  'cross-border-tax/vat': 'VAT registration, VAT abroad, Umsatzsteuerregistrierung, registro de IVA, immatriculation TVA, TVA à l’étranger',
  'cross-border-tax/pricing':
    'transfer pricing file, benchmark study, Verrechnungspreisdokumentation, Benchmarkstudie, documentación de precios, estudio de comparables, documentation des prix de transfert, étude de comparables',
  'cross-border-tax/research':
    'research claim, technical narrative, Forschungsantrag, technische Beschreibung, memoria de investigación, informe técnico, dossier de recherche, rapport technique',
  'cross-border-tax/file':
    'filing, talks with the office, Einreichung, Behördenkontakt, presentación, trato con la administración, dépôt, échanges avec l’administration',
  'company-figures/gather':
    'gathering the figures, data sheet, Zahlen zusammentragen, Datenblatt, recopilar cifras, ficha de datos, collecte des chiffres, fiche de données',
  'company-figures/analyse':
    'ratio analysis, cash flow analysis, Kennzahlenanalyse, Kapitalflussrechnung, análisis de ratios, análisis de flujos, analyse des ratios, analyse des flux',
  'company-figures/plan-check':
    'check of the business plan, plausibility, Businessplanprüfung, Plausibilität, revisión del plan de negocio, verosimilitud, relecture du business plan, vraisemblance',
  'company-figures/crisis':
    'liquidity status, insolvency test, Liquiditätsstatus, Insolvenzprüfung, estado de liquidez, examen de insolvencia, état de liquidité, test de cessation',
  'company-figures/rescue':
    'rescue plan, creditor talks, Sanierungskonzept, Gläubigergespräche, plan de viabilidad, negociación con acreedores, plan de redressement, négociation avec les créanciers',
  'company-figures/claim': 'proof of debt, lodging the claim, Forderungsanmeldung, comunicación del crédito, déclaration de créance',
  'company-figures/talk':
    'explaining meeting, results talk, Erläuterungsgespräch, Ergebnisbesprechung, reunión explicativa, charla de resultados, réunion d’explication, restitution',
  'owners-association/papers':
    'reading the declaration, document review, Teilungserklärung lesen, Unterlagenprüfung, lectura de los estatutos, revisión documental, lecture du règlement, examen des pièces',
  'owners-association/opinion':
    'legal opinion, written advice, Rechtsgutachten, Einschätzung, dictamen, informe jurídico, consultation juridique, avis écrit',
  'owners-association/rules':
    'drafting the rules, new house rules, Entwurf der Hausordnung, Satzungsentwurf, redacción de las normas, nuevos estatutos, rédaction du règlement, projet de statuts',
  'owners-association/meeting':
    'chairing the meeting, invitation and minutes, Versammlungsleitung, Einladung und Protokoll, dirección de la junta, convocatoria y acta, présidence de séance, convocation et procès-verbal',
  'owners-association/dispute':
    'court challenge, letter with deadline, Anfechtungsklage, Aufforderungsschreiben, impugnación judicial, requerimiento, action en justice, mise en demeure',
  'owners-association/close':
    'final talk, calendar of dates, Abschlussgespräch, Terminliste, charla final, calendario de plazos, entretien final, échéancier',
  'data-protection-case/facts':
    'first assessment, time limit check, Ersteinschätzung, Fristprüfung, valoración inicial, control de plazos, première évaluation, vérification du délai',
  'data-protection-case/search':
    'data search, redaction, Datensuche, Schwärzung, búsqueda de datos, tachado, recherche des données, caviardage',
  'data-protection-case/reply':
    'reply letter, answer to the person, Antwortschreiben, Auskunftsschreiben, carta de respuesta, contestación al interesado, lettre de réponse, réponse à la personne',
  'data-protection-case/breach':
    'breach notice, notification within 72 hours, Pannenmeldung, Meldung der Datenpanne, notificación de la brecha, aviso a los afectados, notification de violation, information des personnes',
  'data-protection-case/authority': 'statement to the authority, Stellungnahme an die Behörde, escrito a la agencia, mémoire à l’autorité',
  'data-protection-case/officer':
    'external officer, officer mandate, externe Beauftragung, Mandat als Beauftragter, delegado externo, mandat de délégué',
  'data-protection-case/mend':
    'list of measures, improvements afterwards, Maßnahmenliste, Verbesserungen, lista de medidas, mejoras, plan de mesures, améliorations',
  'product-rules/scope':
    'list of rules, applicability, Normenrecherche, Anwendungsbereich, lista de normas, ámbito de aplicación, recensement des règles, champ d’application',
  'product-rules/memo': 'short memo, legal note, Kurzgutachten, Rechtsnotiz, nota jurídica, memorando, note de synthèse, mémorandum',
  'product-rules/gap': 'gap analysis, Lückenanalyse, Abgleich, análisis de carencias, analyse d’écarts, diagnostic de conformité',
  'product-rules/file':
    'technical file, declaration of conformity, technische Akte, Konformitätserklärung, expediente técnico, declaración de conformidad, dossier technique, déclaration de conformité',
  'product-rules/remarks':
    'answer to remarks, review round, Mängelbeantwortung, Anmerkungen bearbeiten, respuesta a observaciones, ronda de revisión, réponse aux remarques, tour de revue',
  'product-rules/licences':
    'licence review, open source notices, Lizenzprüfung, Lizenzhinweise, revisión de licencias, avisos de código abierto, examen des licences, mentions de logiciels libres',
  'product-rules/ai':
    'AI assessment, bias test, KI-Einstufung, Verzerrungstest, evaluación de IA, prueba de sesgo, évaluation IA, test de biais',
  'product-rules/plan':
    'registration, calendar of duties, Registrierung, Pflichtenkalender, registro, calendario de obligaciones, enregistrement, calendrier des obligations',
  'procurement-grant-law/check':
    'first check, chances, Erstprüfung, Erfolgsaussichten, primer examen, viabilidad, premier examen, chances de succès',
  'procurement-grant-law/opinion':
    'legal opinion, subsidy check, Rechtsgutachten, Beihilfeprüfung, dictamen jurídico, examen de ayudas, avis juridique, examen des aides',
  'procurement-grant-law/challenge':
    'complaint to the review body, protective brief, Nachprüfungsantrag, Rüge, recurso especial, impugnación, référé précontractuel, recours',
  'procurement-grant-law/run':
    'tender documents, running the procedure, Vergabeunterlagen, Durchführung der Vergabe, redacción de pliegos, tramitación del concurso, dossier de consultation, conduite de la procédure',
  'procurement-grant-law/account':
    'proof of use, list of receipts, Verwendungsnachweis, Belegliste, cuenta justificativa, relación de facturas, compte d’emploi, liste des pièces',
  'procurement-grant-law/repay':
    'defence against repayment, hearing reply, Abwehr der Rückforderung, Anhörungsschreiben, defensa frente al reintegro, escrito de audiencia, défense contre le remboursement, réponse contradictoire',
  'procurement-grant-law/close': 'follow-up until the decision, Nachverfolgung, seguimiento hasta la resolución, suivi jusqu’à la décision',
  'compliance-rules/risks':
    'risk analysis, interviews, Risikoanalyse, Bestandsaufnahme, análisis de riesgos, entrevistas, cartographie des risques, état des lieux',
  'compliance-rules/policies':
    'policy texts, code of conduct, Richtlinientexte, Verhaltenskodex, textos de políticas, código de conducta, textes de politiques, code de conduite',
  'compliance-rules/handbook': 'staff handbook, Mitarbeiterhandbuch, manual del empleado, livret du personnel',
  'compliance-rules/channel':
    'reporting channel, hotline, Meldestelle, Meldekanal, canal de denuncias, buzón, canal d’alerte, ligne d’alerte',
  'compliance-rules/report':
    'internal investigation, handling of a report, interne Untersuchung, Fallbearbeitung, investigación interna, tramitación de la denuncia, enquête interne, traitement du signalement',
  'compliance-rules/roll':
    'staff training, roll-out, Schulung der Belegschaft, Bekanntmachung, formación de la plantilla, difusión, formation du personnel, déploiement',
  'learning-support/screen':
    'screening, first test, Lernstandserhebung, Eingangstest, evaluación inicial, prueba inicial, bilan initial, test de départ',
  'learning-support/plan':
    'support plan, written aims, Förderplan, Ziele aufschreiben, plan de apoyo, objetivos escritos, plan de soutien, objectifs écrits',
  'learning-support/lessons': 'lessons, therapy sessions, Förderstunden, Einzelunterricht, clases, sesiones, séances, cours',
  'learning-support/home':
    'guidance for parents, home practice, Elternanleitung, Üben zu Hause, orientación a los padres, práctica en casa, guidance parentale, exercices à la maison',
  'learning-support/school':
    'talk with the school, exam allowances, Schulgespräch, Nachteilsausgleich, reunión con el colegio, adaptaciones de examen, rencontre avec l’école, aménagements d’examen',
  'learning-support/review':
    'progress report, final test, Abschlussbericht, Verlaufskontrolle, informe de progreso, prueba final, rapport de progrès, test final',
  'speaking-coaching/first':
    'first talk, starting video, Vorgespräch, Startvideo, charla previa, vídeo inicial, entretien préalable, vidéo de départ',
  'speaking-coaching/talk':
    'work on the text, slides, Textarbeit, Folien überarbeiten, trabajo del texto, diapositivas, travail du texte, diapositives',
  'speaking-coaching/train':
    'practice sessions, voice training, Übungsstunden, Stimmtraining, sesiones de práctica, entrenamiento de voz, séances d’entraînement, travail de la voix',
  'speaking-coaching/media':
    'interview training, hard questions, Interviewtraining, kritische Fragen, entrenamiento de entrevistas, preguntas difíciles, simulation d’interview, questions pièges',
  'speaking-coaching/rehearsal': 'dress rehearsal, Generalprobe, ensayo general, répétition générale',
  'training-design/aims':
    'interviews on needs, needs analysis, Bedarfsgespräche, Bedarfsanalyse, análisis de necesidades, entrevistas previas, analyse des besoins, entretiens préalables',
  'training-design/onboarding': 'onboarding plan, induction, Einarbeitungsplan, plan de acogida, plan d’intégration, parcours d’accueil',
  'training-design/exam':
    'exam paper, question bank, Prüfungsbogen, Fragenkatalog, examen escrito, banco de preguntas, sujet d’examen, banque de questions',
  'training-design/framework':
    'competence framework, skills matrix, Kompetenzmodell, Qualifikationsmatrix, marco de competencias, matriz de habilidades, référentiel de compétences, matrice de polyvalence',
  'training-design/evaluate':
    'course evaluation, survey of participants, Kursauswertung, Teilnehmerbefragung, evaluación del curso, encuesta a participantes, évaluation de la formation, enquête auprès des participants',
  'training-design/label':
    'quality label, mock audit, Trägerzulassung, Probeaudit, acreditación, auditoría de prueba, label qualité, audit à blanc',
  'training-design/try': 'trial run, pilot, Probedurchlauf, Pilotversuch, prueba piloto, pase de ensayo, essai pilote, rodage',
  'school-study-choice/profile':
    'interest test, profile, Interessentest, Stärkenprofil, test de intereses, perfil, test d’intérêts, profil',
  'school-study-choice/choices':
    'comparison of schools, shortlist, Schulvergleich, Vorauswahl, comparativa de centros, preselección, comparatif des écoles, présélection',
  'school-study-choice/visit':
    'school visits, open day, Schulbesuche, Tag der offenen Tür, visitas a centros, jornada de puertas abiertas, visites d’écoles, journée portes ouvertes',
  'school-study-choice/apply':
    'applications, scholarship forms, Bewerbungen, Stipendienantrag, solicitudes, petición de beca, candidatures, demande de bourse',
  'school-study-choice/recognise': 'recognition file, Anerkennungsantrag, expediente de homologación, dossier d’équivalence',
  'school-study-choice/decide': 'decision talk, plan b, Entscheidungsgespräch, conversación final, entretien de décision',
}
