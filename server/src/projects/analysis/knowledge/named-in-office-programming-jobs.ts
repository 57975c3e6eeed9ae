/** By which words clients name a part of the jobs of `office-programming-jobs.ts` that is not to be done, in four languages. By the package's id and the task's key; comma between. */
export const NAMED_IN_OFFICE_PROGRAMMING_JOBS: Readonly<Record<string, string>> = {
  'load-test/plan': 'load plan, load profile, Lastprofil, Testkonzept, perfil de carga, plan de carga, profil de charge, plan de tir',
  'load-test/script':
    'test scripts, virtual users, Testskripte, Skripte schreiben, guiones de prueba, usuarios virtuales, scénarios de test, scripts de tir',
  'load-test/run':
    'running the load, test run, Testlauf, Durchführung, ejecución de la carga, lanzar la carga, exécution des tirs, campagne de tirs',
  'load-test/mend':
    'tuning, removing bottlenecks, autoscaling, Engpässe beseitigen, Skalierung, quitar cuellos de botella, escalado automático, réglages, mise à l’échelle',
  'load-test/repeat':
    'nightly runs, test in the pipeline, Nachtlauf, Einbau in die Pipeline, pruebas nocturnas, integración en el pipeline, tirs nocturnes, intégration continue',
  'load-test/report':
    'final report, presentation of results, Abschlussbericht, Ergebnisvorstellung, informe final, presentación de resultados, rapport final, restitution',
  'code-speed-up/measure': 'profiling, measuring, Profiling, Laufzeitmessung, perfilado, medición del tiempo, profilage, mesure du temps',
  'code-speed-up/rethink':
    'new algorithm, rewriting loops, vectorising, Algorithmus umbauen, Schleifen umschreiben, nuevo algoritmo, reescribir bucles, nouvel algorithme, réécriture des boucles',
  'code-speed-up/parallel':
    'parallel version, GPU port, CUDA, Parallelisierung, Grafikkarte, paralelización, versión para GPU, parallélisation, portage GPU',
  'code-speed-up/prove':
    'comparison runs, benchmark, Vergleichsläufe, Benchmark-Tests, comparativa, banco de pruebas, comparatif, essais de référence',
  'code-speed-up/explain': 'handover, code notes, Übergabe, Erläuterung, entrega, notas del código, remise, notes de code',
  'version-control/look': 'taking stock, review of the way of working, Bestandsaufnahme, análisis inicial, état des lieux',
  'version-control/rescue':
    'rescue, recovering commits, cleaning the history, Rettung, Historie bereinigen, rescate, limpiar el historial, sauvetage, nettoyage de l’historique',
  'version-control/introduce':
    'introducing Git, branch rules, migration from SVN, Git-Einführung, Branch-Regeln, SVN-Umstieg, implantar Git, reglas de ramas, introduction de Git, règles de branches',
  'version-control/environment':
    'dev container, workstation setup, Entwicklungsumgebung, Arbeitsumgebung, entorno de desarrollo, entorno local, environnement de développement, poste de développement',
  'version-control/staging': 'staging system, trial copy, Testsystem, Staging, preproducción, copia de ensayo, préproduction, recette',
  'version-control/train': 'team training, workshop, Schulung, Einweisung, formación del equipo, taller, formation de l’équipe, atelier',
  'container-platform/look':
    'inventory, architecture advice, Bestandsaufnahme, Architekturberatung, inventario, asesoría de arquitectura, inventaire, conseil d’architecture',
  'container-platform/pack':
    'Dockerfiles, building images, Images bauen, Containerisierung, crear imágenes, contenerización, création d’images, conteneurisation',
  'container-platform/cluster':
    'building the cluster, storage, Clusteraufbau, Ceph-Speicher, montaje del clúster, almacenamiento, construction du cluster, stockage',
  'container-platform/upgrade':
    'version upgrade, Kubernetes update, Versionswechsel, Cluster-Upgrade, cambio de versión, actualización del clúster, montée de version, mise à niveau',
  'container-platform/code':
    'Terraform, Ansible, infrastructure as code, Infrastruktur als Code, infraestructura como código, infrastructure en code',
  'container-platform/prove':
    'runbook, failure test, Betriebshandbuch, Ausfallprobe, manual de operación, ensayo de fallo, manuel d’exploitation, essai de panne',
  'cloud-access/stock':
    'access review, list of rights, Rechteübersicht, Bestandsaufnahme, revisión de accesos, lista de permisos, revue des accès, liste des droits',
  'cloud-access/rights':
    'role design, closing accounts, single sign-on, Rollenkonzept, Konten sperren, diseño de roles, cerrar cuentas, conception des rôles, fermeture de comptes',
  'cloud-access/secrets':
    'vault, key rotation, Tresor, Schlüsselwechsel, almacén de secretos, rotación de claves, coffre à secrets, rotation des clés',
  'cloud-access/frame':
    'landing zone, guard rails, budgets, Kontenstruktur, Leitplanken, estructura de la organización, límites de gasto, structure de l’organisation, garde-fous',
  'cloud-access/prove': 'audit evidence, written rules, Nachweise, Regelwerk, evidencias, normas escritas, preuves d’audit, règles écrites',
  'database-restore/secure':
    'cold copy, forensic copy, Kopie des Ist-Zustands, Sofortsicherung, copia en frío, copie à froid, mise en sécurité',
  'database-restore/restore':
    'restore, recovery, repair of pages, Rücksicherung, Wiederherstellung, recuperación, restauración completa, restauration, récupération',
  'database-restore/merge':
    'merging rows, data comparison, Datenabgleich, Zeilen einspielen, mezcla de filas, cotejo de datos, fusion des lignes, rapprochement des données',
  'database-restore/twin':
    'replication, failover, standby server, Replikation, Ausfallknoten, replicación, conmutación automática, réplication, bascule automatique',
  'database-restore/guard':
    'new backup plan, backup monitoring, Sicherungskonzept, plan de copias, vigilancia de copias, plan de sauvegarde, surveillance des sauvegardes',
  'database-restore/account':
    'incident report, written account, Vorfallbericht, Protokoll, informe del incidente, acta, rapport d’incident, compte rendu',
  'own-language-model/fit':
    'model choice, hardware advice, Modellauswahl, Hardwareberatung, elección del modelo, consejo de hardware, choix du modèle, conseil matériel',
  'own-language-model/serve':
    'installation, server setup, web interface, Serverinstallation, Weboberfläche, instalación del servidor, interfaz web, installation du serveur, interface web',
  'own-language-model/examples':
    'training data, data preparation, Trainingsdaten, Datenaufbereitung, datos de entrenamiento, preparación de datos, données d’entraînement, préparation des données',
  'own-language-model/tune': 'fine-tuning, LoRA, Feinabstimmung, Feintuning, ajuste fino, affinage, entraînement de l’adaptateur',
  'own-language-model/speech':
    'speech recognition, transcription, Spracherkennung, Verschriftlichung, reconocimiento de voz, transcripción, reconnaissance vocale, transcription des enregistrements',
  'own-language-model/prove':
    'acceptance test, user instruction, Abnahmetest, Einweisung, prueba de aceptación, instrucción de usuarios, recette finale, prise en main',
  'machine-vision/study':
    'feasibility study, lens trial, Machbarkeitsstudie, Optikversuch, estudio de viabilidad, prueba de óptica, étude de faisabilité, essai d’optique',
  'machine-vision/mount':
    'camera mounting, ejector, wiring, Kameramontage, Auswerfer, montaje de la cámara, expulsor, montage de la caméra, éjecteur',
  'machine-vision/teach':
    'recognition program, teaching faults, Erkennung programmieren, Fehler einlernen, programar el reconocimiento, enseñar defectos, programmer la reconnaissance, apprentissage des défauts',
  'machine-vision/retune':
    'retuning, parameter adjustment, Nachjustierung, Parameter anpassen, reajuste, ajustar parámetros, réajustement, ajuster les paramètres',
  'machine-vision/prove': 'validation run, acceptance, Validierung, Abnahme, validación, aceptación, validation, réception',
  'machine-vision/instruct':
    'operator training, Bedienerschulung, Einweisung der Bediener, formación de operarios, formation des opérateurs',
  'study-statistics/question':
    'research question, choice of measure, Fragestellung, Zielgröße, pregunta de investigación, variable principal, question de recherche, critère principal',
  'study-statistics/plan':
    'sample size, test plan, Fallzahl, Versuchsplan, tamaño de muestra, plan del ensayo, taille d’échantillon, plan d’expérience',
  'study-statistics/versions':
    'setting up the versions, test tool, Testwerkzeug einrichten, Varianten bauen, montar las versiones, herramienta de pruebas, mise en place des versions, outil de test',
  'study-statistics/review':
    'second opinion, peer review, Gutachten, Zweitmeinung, segunda opinión, dictamen, second avis, relecture critique',
  'study-statistics/evaluate':
    'evaluation, statistical analysis, Auswertung, análisis estadístico, evaluación, analyse statistique, dépouillement',
  'study-statistics/tell':
    'written report, method paragraph, Ergebnisbericht, Methodenteil, informe escrito, párrafo de métodos, rapport écrit, paragraphe de méthode',
  'web-3d-configurator/rules': 'option table, rules, Regelwerk, Optionsliste, tabla de opciones, reglas, tableau des options, règles',
  'web-3d-configurator/models':
    '3D modelling, reducing CAD files, 3D-Modelle, CAD-Daten reduzieren, modelado 3D, aligerar CAD, modélisation 3D, alléger la CAO',
  'web-3d-configurator/materials': 'textures, materials, Texturen, Oberflächenmuster, texturas, acabados, textures, finitions',
  'web-3d-configurator/viewer':
    'viewer programming, interface, Viewer-Programmierung, Bedienoberfläche, programación del visor, interfaz, programmation de la visionneuse',
  'web-3d-configurator/order':
    'price calculation, cart, quote request, Preisberechnung, Warenkorb, cálculo del precio, carrito, calcul du prix, panier',
  'web-3d-configurator/test':
    'phone tests, embedding, Gerätetest, Einbindung, pruebas en móviles, inserción en la web, essais sur téléphone, intégration au site',
  'app-after-launch/look':
    'analysis of the listing, rival check, Wettbewerbsanalyse, Ist-Analyse, análisis de la ficha, rivales, analyse de la fiche, concurrents',
  'app-after-launch/words':
    'keywords, store texts, Schlüsselwörter, Store-Texte, palabras clave, textos de la tienda, mots-clés, textes du store',
  'app-after-launch/pictures': 'screenshots, icon, preview film, Bildschirmfotos, Symbol, capturas, icono, captures d’écran, icône',
  'app-after-launch/care':
    'monthly care, maintenance, answering reviews, Betreuung, Wartung, mantenimiento, responder reseñas, suivi mensuel, réponse aux avis',
  'app-after-launch/access':
    'accessibility, screen reader, Barrierefreiheit, Vorlesefunktion, accesibilidad, lector de pantalla, accessibilité, lecteur d’écran',
  'app-after-launch/measure':
    'four-week report, publishing, Erfolgskontrolle, Veröffentlichung, medición posterior, publicación, mesure d’effet, publication',
  'ai-governance/stock':
    'system description, interviews, Systembeschreibung, Gespräche, descripción del sistema, entrevistas, description du système, entretiens',
  'ai-governance/class':
    'AI Act, risk class, legal check, Risikoklasse, KI-Verordnung, clase de riesgo, reglamento europeo, classe de risque, règlement européen',
  'ai-governance/fair':
    'bias test, fairness figures, Benachteiligungstest, Fairness-Prüfung, prueba de sesgo, equidad, test de biais, équité',
  'ai-governance/explain':
    'explanations, reasons for refusals, Erklärungen, Ablehnungsgründe, explicaciones, motivos de rechazo, explications, motifs de refus',
  'ai-governance/anonymise':
    'anonymising, synthetic data, Anonymisierung, künstliche Daten, anonimización, datos sintéticos, anonymisation, données synthétiques',
  'ai-governance/papers':
    'technical file, audit report, technische Unterlagen, Prüfbericht, documentación técnica, informe de auditoría, dossier technique, rapport d’audit',
  'hosting-advice/needs':
    'needs analysis, cost survey, Bedarfsanalyse, Kostenaufnahme, análisis de necesidades, coste actual, analyse des besoins, coûts actuels',
  'hosting-advice/compare':
    'provider comparison, cost model, Anbietervergleich, Kostenmodell, comparación de proveedores, modelo de costes, comparaison des offres, modèle de coûts',
  'hosting-advice/fail':
    'failure analysis, exit plan, Ausfallanalyse, Ausstiegsplan, análisis de fallos, plan de salida, analyse des pannes, plan de sortie',
  'hosting-advice/trial': 'pilot, proof of concept, Probebetrieb, Pilot, prueba piloto, pilote, essai réel',
  'hosting-advice/advise':
    'decision paper, board talk, Entscheidungsvorlage, Vorstandsvortrag, documento de decisión, presentación a la junta, note de décision, exposé au conseil',
}
