/** By which words clients name a part of the work of digital work that is not to be done, in four languages: just that task falls away. By the package's id and the task's key; comma between. */
export const NAMED_IN_DIGITAL_WORK: Readonly<Record<string, string>> = {
  'dashboard/kpi-definitions':
    'kpi definitions, figure definitions, metric definitions, formulas, kpi list, metrics catalogue, Kennzahlendefinition, Kennzahlen definieren, Kennzahlenliste, Formeln, Kennzahlenkatalog, definición de indicadores, definir indicadores, fórmulas, lista de indicadores, catálogo de métricas, définition des indicateurs, définir les indicateurs, formules, liste des indicateurs, catalogue de métriques',
  'dashboard/kpi-sources':
    'data sources, data connection, data model, data integration, etl, connectors, data warehouse, Datenquellen, Datenanbindung, Datenmodell, Datenintegration, Schnittstellen, Datenbankanbindung, fuentes de datos, conexión de datos, modelo de datos, integración de datos, conectores, sources de données, connexion des données, modèle de données, intégration des données, connecteurs',
  'dashboard/kpi-quality':
    'data quality, data cleaning, data cleansing, duplicates, deduplication, data check, Datenqualität, Datenbereinigung, Dubletten, Datenprüfung, Daten bereinigen, Dublettenabgleich, calidad de datos, limpieza de datos, duplicados, depuración, limpiar datos, qualité des données, nettoyage des données, doublons, dédoublonnage, nettoyer les données',
  'dashboard/kpi-rollout':
    'training, user training, rollout, release, publishing, instruction, access rights, Schulung, Anwenderschulung, Einführung, Rollout, Veröffentlichung, Einweisung, schulen, formación, capacitación, despliegue, publicación, formar a usuarios, permisos de usuario, formation, formation des utilisateurs, déploiement, publication, former les utilisateurs',
  'data-cleanup/profile-data':
    'profiling, data profile, error list, data audit, data analysis, error analysis, Datenprofil, Profiling, Fehlerliste, Datenanalyse, Fehleranalyse, Datensichtung, perfilado, perfil de datos, lista de errores, análisis de datos, auditoría de datos, profilage, profil des données, liste des erreurs, analyse des données, audit des données',
  'data-cleanup/cleanup-rules':
    'rules, cleaning rules, rule sheet, merge rules, matching rules, spelling rules, Regeln, Bereinigungsregeln, Regelwerk, Dublettenregeln, Schreibregeln, reglas, reglas de limpieza, reglas de fusión, criterios de limpieza, règles, règles de nettoyage, règles de fusion, cahier de règles',
  'data-cleanup/cleanup-manual':
    'manual review, manual work, doubtful cases, unclear cases, manual decisions, borderline cases, Handarbeit, Zweifelsfälle, manuelle Prüfung, unklare Fälle, manuelle Nacharbeit, Grenzfälle, revisión manual, trabajo manual, casos dudosos, decisiones manuales, casos límite, revue manuelle, travail manuel, cas douteux, vérification manuelle, cas limites',
  'prediction-model/model-question':
    'problem statement, problem definition, target definition, question definition, success measure, Problemdefinition, Fragestellung, Zieldefinition, Zielgröße, Erfolgsmaß, planteamiento del problema, definición del problema, definición del objetivo, métrica de éxito, définition du problème, énoncé du problème, définition de l’objectif, mesure de succès',
  'prediction-model/model-data':
    'training data, data collection, data gathering, data preparation, data set, data cleaning, Trainingsdaten, Datensammlung, Datenbeschaffung, Datenaufbereitung, Datensatz, Daten sammeln, datos de entrenamiento, recogida de datos, recopilación de datos, preparación de datos, conjunto de datos, données d’entraînement, collecte des données, préparation des données, jeu de données, rassembler les données',
  'prediction-model/model-labels':
    'labels, labelling, labeling, annotation, annotating, tagging, Labels, Labeln, Annotation, Annotierung, Kennzeichnung, Beschriftung, annotieren, etiquetas, etiquetado, anotación, anotar, etiquetar, étiquettes, étiquetage, annoter, labellisation',
  'prediction-model/model-service':
    'deployment, going live, productive use, api, interface, integration, operation, Deployment, Bereitstellung, Produktivsetzung, Schnittstelle, Integration, Betrieb, Einbindung, despliegue, puesta en producción, interfaz, integración, desplegar, déploiement, mise en production, intégration, déployer',
  'prediction-model/model-watch':
    'monitoring, drift monitoring, drift, retraining, model maintenance, upkeep, Überwachung, Monitoring, Drift, Nachtraining, Modellpflege, Wartung, überwachen, monitorización, vigilancia, deriva, reentrenamiento, mantenimiento del modelo, surveillance, suivi, dérive, réentraînement, maintenance du modèle',
  'chatbot-llm/bot-questions':
    'test questions, question collection, question list, answer test, sample questions, question catalogue, Testfragen, Fragensammlung, Fragenliste, Antworttest, Beispielfragen, Fragenkatalog, preguntas de prueba, recopilación de preguntas, lista de preguntas, preguntas reales, questions de test, collecte des questions, liste de questions, questions réelles',
  'chatbot-llm/bot-knowledge':
    'indexing, search index, knowledge base, document preparation, preparing documents, vector database, Indexierung, Suchindex, Wissensbasis, Wissensdatenbank, Dokumentenaufbereitung, Vektordatenbank, indexación, índice de búsqueda, base de conocimiento, preparación de documentos, base vectorial, indexation, index de recherche, base de connaissances, préparation des documents, base vectorielle',
  'chatbot-llm/bot-channel':
    'website integration, widget, intranet integration, messenger, embedding, channel integration, Einbindung, Widget, Website-Einbindung, Intranet-Anbindung, Messenger, einbinden, integración web, integración en intranet, mensajería, integrar en web, intégration au site, intégration intranet, messagerie, intégrer au site',
  'chatbot-llm/bot-safety':
    'security test, penetration test, misuse test, red teaming, cost limits, safety testing, Sicherheitstest, Missbrauchstest, Penetrationstest, Kostenlimit, Kostengrenzen, Sicherheitsprüfung, prueba de seguridad, pruebas de abuso, pruebas de penetración, límite de costes, test de sécurité, test d’intrusion, tests d’abus, limites de coût, plafond de coûts',
  'chatbot-llm/bot-launch':
    'go-live, launch, aftercare, follow-up care, dialogue review, ongoing improvement, Livegang, Start, Nachbetreuung, Nachbesserung, Dialogauswertung, laufende Verbesserung, lanzamiento, puesta en vivo, seguimiento, mejora continua, revisión de diálogos, lancement, mise en ligne, suivi, amélioration continue, relecture des dialogues',
  'cloud-setup/cloud-design':
    'architecture, architecture drawing, architecture diagram, network design, cost estimate, cloud concept, Architektur, Architekturplan, Architekturzeichnung, Netzwerkdesign, Kostenschätzung, Cloud-Konzept, arquitectura, diagrama de arquitectura, diseño de red, estimación de costes, plano de arquitectura, schéma d’architecture, conception du réseau, estimation des coûts, plan d’architecture',
  'cloud-setup/cloud-code':
    'infrastructure as code, infrastructure code, iac, environments, environment setup, infrastructure scripts, Infrastructure as Code, Infrastrukturcode, Infrastruktur-Skripte, Umgebungen, Umgebungsaufbau, infraestructura como código, código de infraestructura, entornos, creación de entornos, code d’infrastructure, environnements, création des environnements',
  'cloud-setup/cloud-containers':
    'containers, containerisation, container images, images, dockerising, container setup, Container, Containerisierung, Container-Images, Images, containerisieren, contenedores, contenerización, imágenes de contenedor, contenerizar, conteneurs, conteneurisation, images de conteneur, conteneuriser',
  'cloud-setup/cloud-pipeline':
    'pipeline, ci/cd, release pipeline, build automation, deployment automation, automated releases, Pipeline, CI/CD, Build-Automatisierung, Release-Automatisierung, Release-Pipeline, automatización de entregas, integración continua, entrega continua, automatisation des livraisons, intégration continue, livraison continue',
  'cloud-setup/cloud-operate':
    'monitoring, operations, operations setup, monitoring and backup, Monitoring, Überwachung, Betriebsüberwachung, Monitoring und Backup, monitorización, operación, vigilancia, monitoreo, surveillance, exploitation, supervision',
  'cloud-setup/cloud-handover':
    'runbook, documentation, operating manual, training session, handbook, Runbook, Dokumentation, Betriebshandbuch, Schulung, Einweisung, documentación, manual de operación, formación, capacitación, manuel d’exploitation, formation, guide d’exploitation',
  'server-migration/move-inventory':
    'inventory, stocktaking, server inventory, dependency list, server list, current-state survey, Inventar, Bestandsaufnahme, Inventur, Abhängigkeitsliste, Serverliste, Ist-Aufnahme, inventario, relevamiento, lista de servidores, lista de dependencias, inventariar, inventaire, état des lieux, liste des serveurs, liste des dépendances, recensement',
  'server-migration/move-target':
    'target server, new server, server setup, target environment, target system, hardening, Zielserver, neuer Server, Server-Einrichtung, Zielumgebung, Zielsystem, Härtung, servidor de destino, servidor nuevo, configurar el servidor, entorno de destino, securización, serveur cible, nouveau serveur, installation du serveur, environnement cible, sécurisation',
  'server-migration/move-rehearse':
    'rehearsal, test migration, trial move, dry run, test run, trial migration, Generalprobe, Testmigration, Probelauf, Probeumzug, Testumzug, ensayo, migración de prueba, simulacro, prueba de migración, ensayar, répétition, migration test, essai à blanc, migration d’essai, répéter',
  'server-migration/move-aftercare':
    'aftercare, decommissioning, shutdown, wiping old servers, switching off, follow-up watch, Nachbetreuung, Stilllegung, Abschaltung, Abschalten, Altserver löschen, Außerbetriebnahme, Nachsorge, seguimiento posterior, desmantelamiento, apagado, borrado de servidores, baja de servidores, suivi après migration, décommissionnement, arrêt des anciens, effacement des serveurs, mise hors service',
  'database-move/db-inventory':
    'inventory, stocktaking, database inventory, extension list, current-state survey, Inventar, Bestandsaufnahme, Inventur, Datenbankliste, Ist-Aufnahme, inventario, relevamiento, lista de extensiones, inventariar, inventaire, état des lieux, liste des extensions, recensement',
  'database-move/db-target':
    'target server, target database, target system, new server, database server, server setup, Zielserver, Zieldatenbank, Zielsystem, neuer Server, Datenbankserver, Server-Einrichtung, servidor de destino, base de destino, servidor nuevo, sistema de destino, configurar el servidor, serveur cible, base cible, nouveau serveur, système cible, installation du serveur',
  'database-move/db-rewrite':
    'stored procedures, sql rewriting, triggers, code conversion, query rewriting, procedure conversion, gespeicherte Prozeduren, Stored Procedures, SQL-Umschreibung, Trigger, Code-Konvertierung, Prozeduren umschreiben, procedimientos almacenados, reescritura de sql, disparadores, conversión de código, reescribir procedimientos, procédures stockées, réécriture du sql, déclencheurs, conversion du code, réécrire les procédures',
  'database-move/db-rehearse':
    'rehearsal, test migration, replication, dry run, trial migration, Generalprobe, Testmigration, Replikation, Probelauf, Probeumzug, ensayo, migración de prueba, replicación, simulacro, ensayar, répétition, migration test, réplication, essai à blanc, migration d’essai',
  'database-move/db-aftercare':
    'aftercare, decommissioning, shutdown, switching off, performance tuning, follow-up watch, Nachbetreuung, Stilllegung, Abschaltung, Abschalten, Außerbetriebnahme, Performance-Tuning, Nachsorge, seguimiento posterior, desmantelamiento, apagado, ajuste de rendimiento, baja definitiva, suivi après migration, décommissionnement, mise hors service, optimisation des performances, arrêt définitif',
  'delivery-pipeline/pipeline-map':
    'mapping, process map, process analysis, value stream map, current-state analysis, Ist-Analyse, Prozessanalyse, Prozessaufnahme, Wertstromanalyse, Ablaufkarte, mapeo, análisis del proceso, mapa del proceso, análisis inicial, cartographie, analyse du processus, carte du processus, analyse de l’existant',
  'delivery-pipeline/pipeline-build':
    'build, automated tests, build script, unit tests, test automation, continuous integration, builds, Build, automatische Tests, Build-Skript, Unit-Tests, Testautomatisierung, kontinuierliche Integration, compilación, pruebas automáticas, script de compilación, pruebas unitarias, integración continua, tests automatiques, script de build, tests unitaires, compilation, intégration continue',
  'delivery-pipeline/pipeline-deploy':
    'deployment, deploying, staged deployment, rollout, staging, rollback, continuous deployment, Deployment, Bereitstellung, Auslieferung, Rollout, Staging, Rollback, ausrollen, despliegue, desplegar, puesta en producción, entorno de ensayo, reversión, déploiement, déployer, mise en production, préproduction, retour arrière',
  'delivery-pipeline/pipeline-secrets':
    'secrets, secrets management, access rights, credentials, permissions, branch protection, Secrets, Zugangsdaten, Rechte, Berechtigungen, Geheimnisverwaltung, Zugriffsrechte, secretos, gestión de secretos, credenciales, permisos, derechos de acceso, gestion des secrets, identifiants, droits d’accès',
  'delivery-pipeline/pipeline-train':
    'training, team training, workshop, instruction, guide, documentation, Schulung, Teamschulung, Workshop, Einweisung, Anleitung, Dokumentation, schulen, formación, capacitación, taller, guía, documentación, formar al equipo, formation, atelier, former l’équipe',
  'outage-performance/stabilise-now':
    'emergency response, first response, service recovery, emergency repair, immediate measures, Sofortmaßnahmen, Soforthilfe, Notfalleinsatz, Ersthilfe, Dienstwiederherstellung, respuesta de emergencia, medidas inmediatas, recuperación del servicio, intervención urgente, intervention d’urgence, mesures immédiates, rétablissement du service, premiers secours',
  'outage-performance/stabilise-costs':
    'cost cutting, cost optimisation, cost savings, cost reduction, right-sizing, savings list, Kostensenkung, Kostenoptimierung, Einsparungen, Kosten senken, Sparliste, reducción de costes, optimización de costes, ahorro, recortar costes, lista de ahorros, réduction des coûts, optimisation des coûts, économies, réduire les coûts',
  'outage-performance/stabilise-watch':
    'monitoring, alarms, alerts, alerting, Monitoring, Überwachung, Alarme, Alarmierung, monitorización, alarmas, alertas, monitoreo, surveillance, supervision, alarmes, alertes',
  'slow-computer/pc-backup':
    'data backup, saving files, backup of files, backup disk, copying documents, data saving, Datensicherung, Daten sichern, Dateisicherung, Sicherungskopie, Dateien sichern, copia de datos, respaldo de datos, guardar los archivos, salvar los datos, copiar documentos, sauvegarde des données, copie des fichiers, sauvegarder les fichiers, copie des documents',
  'slow-computer/pc-clean':
    'malware removal, virus removal, software cleanup, system cleanup, tidying up, Virenentfernung, Schadsoftware entfernen, Systembereinigung, Systempflege, aufräumen, eliminación de virus, quitar el malware, limpieza del sistema, suppression de virus, retrait des malwares, nettoyage du système',
  'slow-computer/pc-parts':
    'hardware upgrade, fitting parts, disk swap, memory upgrade, upgrading, Aufrüstung, Hardwaretausch, Teiletausch, Festplattentausch, Speichererweiterung, aufrüsten, cambio de piezas, montaje de piezas, cambio de disco, ampliación de memoria, changement de pièces, montage des pièces, changement de disque, ajout de mémoire',
  'slow-computer/pc-handover':
    'automatic backup, backup setup, backup plan, update plan, backup schedule, automatische Sicherung, automatisches Backup, Backup-Einrichtung, Sicherungsplan, Updateplan, copia automática, respaldo automático, plan de copias, plan de actualizaciones, sauvegarde automatique, plan de sauvegarde, programmation des sauvegardes, copie automatique',
  'data-rescue/rescue-triage':
    'assessment, initial assessment, first analysis, preliminary check, damage assessment, Begutachtung, Voranalyse, Ersteinschätzung, Vorprüfung, Schadensanalyse, evaluación, evaluación inicial, análisis previo, valoración, peritaje, évaluation, évaluation initiale, analyse préalable, expertise, pré-diagnostic',
  'data-rescue/rescue-image':
    'sector copy, disk image, imaging, disk cloning, raw copy, forensic image, Sektorkopie, Abbild, Image, Datenträgerabbild, klonen, Imaging, copia por sectores, imagen de disco, clonado, clonar el disco, imagen forense, copie par secteurs, image disque, clonage, cloner le disque, image forensique',
  'data-rescue/rescue-backup':
    'backup setup, automatic backup, backup system, backup solution, future backup, Backup-Einrichtung, automatische Sicherung, Backup-Lösung, Sicherungskonzept, copias automáticas, sistema de respaldo, plan de copias, sauvegarde automatique, système de sauvegarde, plan de sauvegarde',
  'mail-collaboration/mail-survey':
    'inventory, account list, stocktaking, mailbox list, move plan, survey, Inventar, Bestandsaufnahme, Kontenliste, Postfachliste, Umzugsplan, inventario, lista de cuentas, lista de buzones, plan de traslado, relevamiento, inventaire, liste des comptes, liste des boîtes, état des lieux, plan de migration',
  'mail-collaboration/mail-tenant':
    'tenant, tenant setup, account creation, creating accounts, Tenant, Mandant, Kontenanlage, Konten anlegen, alta de cuentas, crear las cuentas, création des comptes, créer les comptes',
  'mail-collaboration/mail-dns':
    'dns, dns records, mx records, domain records, dns settings, name server, DNS, DNS-Einträge, MX-Einträge, Domain-Einträge, DNS-Einstellungen, Nameserver, registros dns, registros mx, ajustes dns, configuración del dominio, enregistrements dns, enregistrements mx, réglages dns, configuration du domaine',
  'mail-collaboration/mail-move':
    'mail migration, old mails, mailbox migration, moving mails, contact migration, calendar migration, old messages, Mail-Migration, alte Mails, Postfachumzug, E-Mail-Übernahme, Mails umziehen, Kontaktübernahme, Kalenderübernahme, migración de correos, correos antiguos, traslado de buzones, pasar los correos, migración de contactos, migration des mails, anciens mails, transfert des messages, transférer les mails, migration des contacts',
  'mail-collaboration/mail-devices':
    'device setup, connecting devices, client setup, end devices, Geräteeinrichtung, Geräte einrichten, Geräteanbindung, Endgeräte, configurar los dispositivos, conexión de dispositivos, configuración de equipos, configuration des appareils, connexion des appareils, configurer les postes',
  'printer-help/print-connect':
    'network connection, network setup, wifi connection, fixed address, static address, wireless setup, Netzwerkanschluss, Netzwerkeinbindung, WLAN-Verbindung, feste Adresse, Netzwerkeinrichtung, WLAN-Einrichtung, conexión de red, conexión wifi, dirección fija, configuración de red, conectar al wifi, connexion réseau, connexion wifi, adresse fixe, configuration du réseau, connecter au wifi',
  'printer-help/print-computers':
    'computer setup, phone setup, laptop setup, driver installation, mobile printing, workstations, PC-Einrichtung, Computer einrichten, Handy-Einrichtung, Treiberinstallation, Arbeitsplätze, Handydruck, configurar los ordenadores, configurar los móviles, instalación de controladores, impresión móvil, ordenadores, configuration des ordinateurs, configuration des téléphones, installation des pilotes, impression mobile, ordinateurs',
  'printer-help/print-scan':
    'scanning, scan function, scan to e-mail, scan to folder, scan setup, scan, Scannen, Scanfunktion, Scan-Einrichtung, Scan-to-Mail, Scan-Ordner, einscannen, escaneo, escanear, función de escaneo, escaneo a correo, escaneo a carpeta, numérisation, numériser, scanner, fonction scan, numérisation vers mail',
  'new-computer-move/move-list':
    'move list, program list, licence list, inventory, account list, stocktaking, Umzugsliste, Programmliste, Lizenzliste, Inventar, Bestandsaufnahme, Kontenliste, lista de programas, lista de licencias, inventario, lista de cuentas, lista de traslado, liste des programmes, liste des licences, inventaire, liste des comptes, état des lieux',
  'new-computer-move/move-setup':
    'initial setup, first start, basic setup, first-time setup, Ersteinrichtung, Grundeinrichtung, Erststart, Inbetriebnahme, configuración inicial, primer arranque, puesta en marcha, configuration initiale, premier démarrage, mise en service',
  'new-computer-move/move-data':
    'data transfer, file transfer, data copying, data migration, old data, Datenübertragung, Datenübernahme, Datenumzug, Dateien kopieren, Daten übertragen, transferencia de datos, traspaso de datos, copiar los archivos, pasar los datos, migración de datos, transfert des données, transfert des fichiers, copier les fichiers, migration des données, transférer les données',
  'new-computer-move/move-programs':
    'program installation, software installation, installing programs, app installation, Programminstallation, Softwareinstallation, Programme installieren, instalación de programas, instalar los programas, instalación de software, installation des programmes, installer les programmes, installation des logiciels',
  'new-computer-move/move-wipe':
    'wiping, wipe, data erasure, factory reset, secure deletion, erasing the old, Datenlöschung, Löschung, Zurücksetzen, Altgerät löschen, Werkseinstellung, sichere Löschung, borrado, borrar el viejo, borrado seguro, restablecimiento de fábrica, formateo, effacement, effacer l’ancien, effacement sécurisé, réinitialisation, remise à zéro',
  'office-it-care/office-survey':
    'inventory, stocktaking, risk analysis, survey, audit, licence check, current-state survey, Inventar, Bestandsaufnahme, Inventur, Risikoanalyse, Lizenzprüfung, Ist-Aufnahme, inventario, relevamiento, análisis de riesgos, auditoría, revisión de licencias, inventaire, état des lieux, analyse des risques, contrôle des licences',
  'office-it-care/office-identity':
    'user accounts, account setup, access rights, user management, Benutzerkonten, Konteneinrichtung, Zugriffsrechte, Benutzerverwaltung, cuentas de usuario, alta de usuarios, derechos de acceso, gestión de usuarios, comptes utilisateurs, création des comptes, droits d’accès, gestion des utilisateurs',
  'office-it-care/office-files':
    'file store, shared folders, file server, file storage, shared files, Dateiablage, gemeinsame Ordner, Dateiserver, Netzlaufwerk, archivos compartidos, carpetas compartidas, servidor de archivos, fichiers partagés, dossiers partagés, serveur de fichiers, stockage des fichiers',
  'office-it-care/office-devices':
    'device setup, workplace setup, computer setup, workstation setup, Geräteeinrichtung, Arbeitsplatzeinrichtung, Rechnereinrichtung, Geräte einrichten, configurar los equipos, configuración de puestos, preparación de equipos, configuration des postes, configurer les postes, préparation des appareils',
  'office-it-care/office-guide':
    'training, staff training, instruction, support plan, support contract, guide, maintenance contract, Schulung, Mitarbeiterschulung, Einweisung, Supportplan, Supportvertrag, Anleitung, Wartungsvertrag, formación, capacitación, instrucción, plan de soporte, contrato de soporte, guía, mantenimiento, formation, formation du personnel, plan de support, contrat de support, contrat de maintenance',
  'phone-tablet-repair/phone-check':
    'quote, cost estimate, estimate, price quote, quotation, Kostenvoranschlag, Angebot, Preisangebot, Kostenschätzung, presupuesto, estimación de coste, cotización, devis, estimation du coût, chiffrage',
  'phone-tablet-repair/phone-backup':
    'backup, data backup, saving data, backup copy, photo backup, saving the photos, Datensicherung, Backup, Daten sichern, Sicherungskopie, Fotos sichern, Sicherung, copia de seguridad, respaldo, guardar los datos, copia de datos, salvar las fotos, sauvegarde, sauvegarde des données, copie des données, sauvegarder les photos',
  'new-mobile-app/app-scope':
    'specification, requirements, story map, feature list, screen list, app concept, Pflichtenheft, Lastenheft, Anforderungen, Story-Map, Funktionsliste, App-Konzept, especificación, requisitos, lista de funciones, historias de usuario, concepto, cahier des charges, spécifications, liste des fonctions, récits utilisateurs, concept',
  'new-mobile-app/app-design':
    'design, screen design, prototype, mockups, wireframes, ui design, Design, Bildschirmentwürfe, Prototyp, Klickprototyp, Mockups, Wireframes, UI-Design, diseño, diseño de pantallas, prototipo, maquetas, maquettes, conception des écrans',
  'new-mobile-app/app-backend':
    'backend, server, api, admin panel, server side, database, Backend, Server, API, Schnittstelle, Verwaltungsoberfläche, Datenbank, servidor, panel de administración, base de datos, serveur, interface d’administration, base de données',
  'new-mobile-app/app-push':
    'push notifications, notifications, push messages, push, Push-Benachrichtigungen, Benachrichtigungen, Push-Nachrichten, Push, notificaciones push, notificaciones, mensajes push, avisos push, notifications push, messages push, alertes push',
  'new-mobile-app/app-test':
    'device tests, testing, test plan, quality assurance, app testing, Gerätetests, Tests, Testplan, Qualitätssicherung, testen, pruebas, pruebas en dispositivos, plan de pruebas, control de calidad, probar, tests, tests sur appareils, plan de test, assurance qualité, tester',
  'new-mobile-app/app-release':
    'store release, publishing, store listing, store submission, store upload, publish, Store-Veröffentlichung, Veröffentlichung, Store-Eintrag, App-Store-Einreichung, veröffentlichen, publicación, publicación en tiendas, ficha de tienda, subida a tiendas, publicar, publication, publication en store, fiche du store, soumission aux stores, publier',
  'app-bug/app-regression':
    'regression test, device tests, old phones, journey check, Regressionstest, Gerätetests, alte Handys, Regressionstests, prueba de regresión, pruebas en dispositivos, teléfonos antiguos, pruebas de regresión, test de non-régression, tests sur appareils, anciens téléphones, tests de régression',
  'app-bug/app-update':
    'store update, publishing, store submission, rollout, store upload, publish, Store-Update, Veröffentlichung, Store-Einreichung, Rollout, veröffentlichen, hochladen, publicación, actualización en tiendas, subida a tiendas, despliegue, publicar, publication, soumission aux stores, déploiement, publier',
  'app-modernise/app-inventory':
    'inventory, code audit, assessment, stock-taking, code analysis, Bestandsaufnahme, Code-Audit, Inventur, Code-Analyse, Einschätzung, inventario, auditoría del código, evaluación, análisis del código, inventaire, audit du code, état des lieux, analyse du code',
  'app-modernise/app-libraries':
    'library update, dependencies, toolchain, sdk upgrade, updating libraries, Bibliotheken, Abhängigkeiten, Toolchain, SDK-Update, Bibliotheken aktualisieren, librerías, dependencias, bibliotecas, actualización del sdk, actualizar librerías, bibliothèques, dépendances, chaîne d’outils, actualiser les bibliothèques',
  'app-modernise/app-port':
    'porting, second platform, other platform, port, platform port, Portierung, zweite Plattform, andere Plattform, portieren, portabilidad, segunda plataforma, otra plataforma, portar, migración de plataforma, portage, seconde plateforme, autre plateforme, porter',
  'app-modernise/app-compliance':
    'store rules, store compliance, store guidelines, store requirements, Store-Richtlinien, Store-Vorgaben, Store-Regeln, Store-Konformität, reglas de tienda, requisitos de tienda, normas de tienda, conformidad de tienda, règles des stores, conformité store, exigences des stores, consignes des stores',
  'app-modernise/app-upgrade-test':
    'upgrade test, store release, publishing, rollout, release, Update-Test, Upgrade-Test, Veröffentlichung, Rollout, Store-Veröffentlichung, prueba de actualización, publicación, lanzamiento, despliegue, publicar, test de migration, publication, mise en production, déploiement, publier',
  'app-feature/feature-spec':
    'specification, concept, flow sketches, wireframes, functional description, Spezifikation, Konzept, Ablaufskizzen, Wireframes, Funktionsbeschreibung, Pflichtenheft, especificación, concepto, bocetos del flujo, descripción funcional, spécification, croquis du parcours, cahier des charges',
  'app-feature/feature-server':
    'server side, backend, api, server, endpoints, server interface, Serverseite, Backend, API, Server, Endpunkte, Schnittstelle, parte del servidor, servidor, partie serveur, serveur, points d’accès',
  'app-feature/feature-purchase':
    'in-app purchases, subscriptions, store products, receipt check, payment, purchases, In-App-Käufe, Abonnements, Store-Produkte, Belegprüfung, Zahlung, Abos, compras integradas, suscripciones, productos de tienda, validación de recibos, pagos, achats intégrés, abonnements, produits du store, vérification des reçus, paiement',
  'app-feature/feature-offline':
    'offline mode, offline storage, sync, local database, offline, Offline-Modus, Offline-Speicherung, Synchronisation, lokale Datenbank, Offline-Funktion, modo sin conexión, modo offline, sincronización, almacenamiento local, mode hors ligne, stockage hors ligne, synchronisation, base locale',
  'app-feature/feature-release':
    'store release, rollout, publishing, regression test, release, Store-Veröffentlichung, Rollout, Veröffentlichung, Regressionstest, Release, publicación, lanzamiento, despliegue, prueba de regresión, publicar, publication, déploiement, mise en ligne, test de non-régression, publier',
  'security-audit/audit-scope':
    'scope definition, written permission, rules of engagement, authorisation, scoping, Scope-Festlegung, Testgenehmigung, schriftliche Erlaubnis, Testregeln, Testumfang, definición del alcance, autorización escrita, alcance, reglas de prueba, définition du périmètre, autorisation écrite, périmètre, règles du test',
  'security-audit/audit-scan':
    'vulnerability scan, scan, port scan, network scan, scanning, Schwachstellenscan, Scan, Portscan, Netzwerkscan, scannen, escaneo, escaneo de vulnerabilidades, escaneo de puertos, escanear, scan de vulnérabilités, scan de ports, scanner',
  'security-audit/audit-exploit':
    'penetration test, pentest, manual attack, attack, hacking, exploitation, Penetrationstest, Pentest, manueller Angriff, Angriffe, Angriffssimulation, prueba de penetración, ataque manual, ataques, intrusión, test d’intrusion, attaque manuelle, attaques',
  'security-audit/audit-organisation':
    'organisational review, organisational part, organisational audit, interviews, Organisationsprüfung, organisatorischer Teil, Organisationsaudit, Interviews, revisión organizativa, parte organizativa, auditoría organizativa, entrevistas, revue organisationnelle, partie organisationnelle, audit organisationnel, entretiens',
  'security-audit/audit-report':
    'written report, report, report writing, presentation of results, schriftlicher Bericht, Bericht, Abschlussbericht, Ergebnispräsentation, informe escrito, informe, redacción del informe, presentación de resultados, rapport écrit, rapport, rédaction du rapport, présentation des résultats',
  'security-audit/audit-retest':
    'retest, second test, follow-up test, repeat test, Nachtest, Retest, Wiederholungstest, Nachprüfung, segunda prueba, nueva prueba, prueba de seguimiento, contre-test, test de suivi',
  'hacked-account/account-contain':
    'emergency measures, damage control, containment, first measures, Sofortmaßnahmen, Schadensbegrenzung, Eindämmung, Erstmaßnahmen, medidas urgentes, control de daños, contención, primeras medidas, mesures d’urgence, limitation des dégâts, endiguement, premières mesures',
  'hacked-account/account-recover':
    'account recovery, recovery, regaining access, unlocking, Kontowiederherstellung, Wiederherstellung, Zugang zurückholen, Entsperrung, recuperación de cuenta, recuperar la cuenta, recuperar el acceso, desbloqueo, récupération du compte, récupérer le compte, récupérer l’accès, déblocage',
  'hacked-account/account-trace':
    'tracing, cause analysis, forensics, finding the cause, Spurensuche, Ursachensuche, Forensik, Ursachenanalyse, rastreo, análisis forense, análisis de causa, búsqueda de causa, recherche de cause, analyse forensique, analyse des causes, traçage',
  'hacked-account/account-harden':
    'securing accounts, account hardening, account protection, second factor, Kontoabsicherung, Konten absichern, Kontoschutz, zweiter Faktor, protección de cuentas, asegurar las cuentas, blindaje de cuentas, segundo factor, sécurisation des comptes, sécuriser les comptes, protection des comptes, second facteur',
  'hacked-account/account-report':
    'police report, evidence file, evidence, criminal complaint, insurance claim, Anzeige, Strafanzeige, Beweise, Beweissicherung, Versicherungsmeldung, denuncia, pruebas, expediente de pruebas, reclamación al seguro, evidencias, plainte, preuves, dossier de preuves, dépôt de plainte, déclaration à l’assurance',
  'ransomware/attack-contain':
    'containment, network isolation, isolation, disconnecting machines, isolate, Eindämmung, Netztrennung, Isolierung, Netzwerkisolation, isolieren, contención, aislamiento, aislamiento de red, desconexión, aislar, confinement, isolement, isolement du réseau, déconnexion, isoler',
  'ransomware/attack-forensics':
    'forensics, evidence collection, forensic report, disk images, investigation, Forensik, Beweissicherung, forensischer Bericht, Festplattenabbilder, Spurensicherung, análisis forense, recogida de pruebas, informe forense, imágenes de disco, investigación, analyse forensique, collecte de preuves, rapport forensique, images disque',
  'ransomware/attack-notify':
    'authority notice, breach notification, notices, customer letters, insurance notice, Behördenmeldung, Datenpannenmeldung, Meldungen, Kundenschreiben, Versicherungsmeldung, notificación, aviso a autoridades, notificación de brecha, cartas a clientes, aviso al seguro, notification, notification aux autorités, lettres aux clients, déclaration à l’assurance, signalement',
  'ransomware/attack-rebuild':
    'rebuild, data restore, reinstallation, data recovery, restore, rebuilding systems, Wiederaufbau, Datenwiederherstellung, Neuinstallation, Neuaufsetzen, wiederherstellen, Rücksicherung, reconstrucción, restauración de datos, reinstalación, recuperación de datos, restaurar, reconstruction, restauration des données, réinstallation, récupération des données, restaurer',
  'ransomware/attack-harden':
    'hardening, system hardening, securing, security measures, Härtung, Systemhärtung, Absicherung, härten, absichern, endurecimiento, refuerzo de seguridad, blindaje, medidas de seguridad, durcissement, sécurisation, mesures de sécurité, durcir',
  'ransomware/attack-lessons':
    'emergency plan, review, lessons learned, debriefing, incident plan, Notfallplan, Nachbesprechung, Lessons Learned, Nachbereitung, Notfallhandbuch, plan de emergencia, revisión posterior, lecciones aprendidas, plan de incidentes, plan d’urgence, retour d’expérience, débriefing, plan d’incident',
  'gdpr-technical-work/gdpr-record':
    'record of processing, processing register, processing record, processing inventory, Verarbeitungsverzeichnis, Verfahrensverzeichnis, Verzeichnis, Verarbeitungsübersicht, registro de tratamientos, registro de actividades, inventario de tratamientos, registre des traitements, registre, inventaire des traitements',
  'gdpr-technical-work/gdpr-scan':
    'tracker scan, cookie scan, website scan, tracker analysis, Tracker-Scan, Cookie-Scan, Website-Scan, Tracker-Analyse, escaneo de rastreadores, escaneo de cookies, análisis de rastreadores, escaneo web, scan des traceurs, scan des cookies, analyse des traceurs, scan du site',
  'gdpr-technical-work/gdpr-consent':
    'cookie banner, consent banner, consent tool, website fixes, Cookie-Banner, Einwilligungsbanner, Consent-Tool, Website-Korrekturen, banner de cookies, aviso de cookies, herramienta de consentimiento, correcciones web, bandeau cookies, bannière de consentement, outil de consentement, corrections du site',
  'gdpr-technical-work/gdpr-measures':
    'technical measures, protective measures, security measures, technical protection, technische Maßnahmen, Schutzmaßnahmen, Sicherheitsmaßnahmen, technischer Schutz, medidas técnicas, medidas de protección, medidas de seguridad, protección técnica, mesures techniques, mesures de protection, mesures de sécurité, protection technique',
  'gdpr-technical-work/gdpr-contracts':
    'processor contracts, processing agreements, data processing agreements, transfer checks, Auftragsverarbeitungsverträge, AV-Verträge, AVV, Auftragsverarbeitung, Transferprüfung, contratos de encargados, contratos de tratamiento, contratos con encargados, revisión de transferencias, contrats de sous-traitance, accords de sous-traitance, contrats sous-traitants, contrôle des transferts',
  'gdpr-technical-work/gdpr-train':
    'training, staff training, instruction, rehearsal, train, Schulung, Mitarbeiterschulung, Unterweisung, Einweisung, schulen, formación, formación del personal, capacitación, simulacro, formar, formation, formation du personnel, sensibilisation, répétition, former',
  'security-hardening/harden-check':
    'security check, initial check, outside scan, stock-taking, vulnerability check, Sicherheitscheck, Erstprüfung, Außenscan, Bestandsaufnahme, Schwachstellencheck, revisión inicial, chequeo de seguridad, escaneo externo, diagnóstico inicial, contrôle initial, bilan de sécurité, scan externe, état des lieux',
  'security-hardening/harden-identity':
    'second factor, two-factor login, multi-factor authentication, account protection, zweiter Faktor, Zwei-Faktor-Anmeldung, Mehrfaktor-Authentifizierung, Kontoschutz, segundo factor, doble factor, autenticación multifactor, protección de cuentas, second facteur, double authentification, authentification multifacteur, protection des comptes',
  'security-hardening/harden-endpoints':
    'endpoint protection, device protection, device management, endpoint security, Endgeräteschutz, Geräteschutz, Geräteverwaltung, Endpoint-Schutz, protección de endpoints, protección de dispositivos, gestión de dispositivos, seguridad de equipos, protection des postes, protection des appareils, gestion des appareils, sécurité des postes',
  'security-hardening/harden-network':
    'firewall, firewall setup, firewall rules, network protection, Firewall, Firewall-Einrichtung, Firewall-Regeln, Netzwerkschutz, cortafuegos, reglas del cortafuegos, protección de red, pare-feu, règles du pare-feu, protection du réseau',
  'security-hardening/harden-people':
    'staff training, training, awareness, user training, Mitarbeiterschulung, Schulung, Awareness, Anwenderschulung, schulen, formación, formación del personal, concienciación, capacitación, formation, formation du personnel, sensibilisation, former',
  'security-hardening/harden-plan':
    'emergency card, emergency plan, yearly plan, incident plan, Notfallkarte, Notfallplan, Jahresplan, Notfallkonzept, tarjeta de emergencia, plan de emergencia, plan anual, plan de incidentes, fiche d’urgence, plan d’urgence, plan annuel, plan d’incident',
  'api-backend/api-contract':
    'interface contract, api specification, openapi file, interface description, api design, Schnittstellenvertrag, API-Spezifikation, OpenAPI-Datei, Schnittstellenbeschreibung, API-Entwurf, contrato de interfaz, especificación de api, archivo openapi, diseño de api, contrat d’interface, spécification d’api, fichier openapi, conception d’api',
  'api-backend/api-data':
    'data model, database schema, migrations, database, tables, Datenmodell, Datenbankschema, Migrationen, Datenbank, Tabellen, modelo de datos, esquema de datos, migraciones, base de datos, tablas, modèle de données, schéma de base, base de données',
  'api-backend/api-auth':
    'authentication, access control, access layer, login, Authentifizierung, Zugriffskontrolle, Zugriffsschicht, Login, autenticación, control de acceso, capa de acceso, authentification, contrôle d’accès, couche d’accès',
  'api-backend/api-load':
    'load test, stress test, load testing, performance test, query tuning, Lasttest, Stresstest, Belastungstest, Performance-Test, Lasttests, prueba de carga, prueba de estrés, pruebas de rendimiento, pruebas de carga, test de charge, test de montée, tests de performance, tests de charge',
  'api-backend/api-operate':
    'deployment, hosting, operation, deploy, Deployment, Hosting, Betrieb, Bereitstellung, Inbetriebnahme, despliegue, alojamiento, operación, desplegar, déploiement, hébergement, exploitation, mise en production, déployer',
  'desktop-program/tool-task':
    'requirements, rule sheet, specification, task analysis, sample cases, Anforderungen, Regelblatt, Pflichtenheft, Aufgabenanalyse, Beispielfälle, Lastenheft, requisitos, hoja de reglas, especificación, análisis de tarea, casos de ejemplo, exigences, fiche de règles, cahier des charges, analyse du besoin, cas d’exemple',
  'desktop-program/tool-mockup':
    'mockup, window sketches, screen sketches, screen design, wireframes, Mockup, Fensterskizzen, Bildschirmskizzen, Oberflächenentwurf, Wireframes, maqueta, bocetos de ventanas, bocetos de pantalla, diseño de pantallas, croquis des fenêtres, croquis d’écran, conception des écrans',
  'desktop-program/tool-windows':
    'user interface, graphical interface, gui, input windows, input screens, grafische Oberfläche, GUI, Fenster, Eingabemasken, interfaz gráfica, interfaz de usuario, ventanas, formularios de entrada, interface graphique, interface utilisateur, fenêtres, masques de saisie',
  'desktop-program/tool-device':
    'device connection, scanner, printer connection, instrument connection, label printer, barcode scanner, Geräteanbindung, Scanner, Druckeranbindung, Messgeräteanbindung, Etikettendrucker, Barcodescanner, conexión de dispositivos, escáner, conexión de impresora, lector de códigos, conexión del instrumento, connexion d’appareil, connexion d’imprimante, lecteur de codes-barres, connexion de l’instrument',
  'desktop-program/tool-installer':
    'installer, setup file, installation package, installation program, Installer, Installationsprogramm, Setup-Datei, Installationspaket, instalador, paquete de instalación, programa de instalación, archivo de instalación, installateur, programme d’installation, paquet d’installation, fichier d’installation',
  'legacy-code/legacy-build':
    'build setup, build environment, version control, repository setup, build instruction, Build-Umgebung, Build-Einrichtung, Versionsverwaltung, Build-Anleitung, Repository-Einrichtung, entorno de compilación, control de versiones, compilación, instrucciones de compilación, environnement de compilation, gestion de versions, compilation, instructions de compilation',
  'legacy-code/legacy-map':
    'code analysis, code review, code audit, system map, risk analysis, Code-Analyse, Code-Review, Code-Audit, Systemlandkarte, Risikoanalyse, análisis del código, revisión del código, auditoría del código, mapa del sistema, analyse du code, revue de code, audit du code, cartographie du système',
  'legacy-code/legacy-tests':
    'characterisation tests, test suite, automated tests, regression tests, tests, Charakterisierungstests, Testsuite, automatische Tests, Regressionstests, Tests, pruebas de caracterización, pruebas automáticas, pruebas de regresión, batería de pruebas, tests de caractérisation, tests automatiques, tests de régression, suite de tests',
  'legacy-code/legacy-fix':
    'bug fixing, fault fixing, fixing bugs, error correction, bug fixes, Fehlerbehebung, Bugfixing, Fehler beheben, Fehlerkorrektur, Bugfixes, corrección de errores, corregir errores, arreglo de fallos, solución de fallos, correction des bugs, correction d’erreurs, corriger les bugs, correctifs',
  'legacy-code/legacy-move':
    'migration, new platform, porting, platform change, rewrite, Migration, neue Plattform, Portierung, Plattformwechsel, Neuschreiben, migración, nueva plataforma, cambio de plataforma, reescritura, nouvelle plateforme, portage, changement de plateforme, réécriture',
  'legacy-code/legacy-docs':
    'documentation, docs, technical documentation, walk-through, document, Dokumentation, Doku, technische Dokumentation, Übergabedokumentation, dokumentieren, documentación, documentación técnica, documentos técnicos, documentar, documentation technique, documenter',
  'automation-script/auto-record':
    'task recording, process description, screen recording, sample data, process documentation, Ablaufbeschreibung, Prozessaufnahme, Bildschirmaufnahme, Beispieldaten, Prozessbeschreibung, descripción del proceso, grabación de pantalla, datos de ejemplo, registro del proceso, description du processus, capture d’écran vidéo, données d’exemple, relevé du processus',
  'automation-script/auto-read':
    'reading sources, data reading, data extraction, scraping, data import, reader, Einlesen, Datenabruf, Datenextraktion, Scraping, Datenimport, auslesen, lectura de datos, extracción de datos, importación de datos, lector, lecture des sources, extraction des données, import des données, lecteur',
  'automation-script/auto-schedule':
    'scheduling, timer, automatic run, failure mail, scheduled run, schedule, Zeitplanung, Zeitsteuerung, automatischer Start, Fehlermail, Zeitplan, Cronjob, programación horaria, temporizador, ejecución automática, aviso de fallo, ejecución programada, planification, minuterie, exécution automatique, alerte d’échec, exécution planifiée',
  'automation-script/auto-handover':
    'guide, instructions, documentation, manual, user guide, Anleitung, Dokumentation, Kurzanleitung, Handbuch, Doku, guía, instrucciones, documentación, guía de uso, mode d’emploi, manuel, notice',
  'system-integration/integration-map':
    'field mapping, mapping table, mapping, data mapping, flow diagram, Feldzuordnung, Mapping-Tabelle, Mapping, Datenmapping, Flussdiagramm, mapeo de campos, tabla de mapeo, mapeo, correspondencia de campos, diagrama de flujo, mappage des champs, table de correspondance, correspondance des champs, schéma des flux',
  'system-integration/crm-configure':
    'crm setup, pipeline setup, crm configuration, sales pipeline, user rights, CRM-Einrichtung, CRM-Konfiguration, Vertriebspipeline, Pipeline-Einrichtung, Benutzerrechte, configuración del crm, embudo de ventas, configurar el crm, permisos de usuarios, configuration du crm, pipeline de vente, paramétrage du crm, droits des utilisateurs',
  'system-integration/integration-build':
    'interface programming, connector, data transfer, api connection, synchronisation, Schnittstellenprogrammierung, Konnektor, Datenübertragung, API-Anbindung, Synchronisation, programación de interfaz, conector, transferencia de datos, conexión api, sincronización, programmation de l’interface, connecteur, transfert de données, connexion api',
  'system-integration/integration-migrate':
    'data migration, migration, old data, moving records, Datenmigration, Migration, Altdaten, Datenübernahme, migración de datos, migración, datos antiguos, traspaso de datos, migration des données, anciennes données, reprise des données',
  'system-integration/integration-live':
    'go-live, going live, switch-over, go-live support, Livegang, Live-Schaltung, Umstellung, Go-live-Begleitung, puesta en marcha, puesta en producción, arranque, acompañamiento de arranque, mise en service, mise en production, bascule, accompagnement au démarrage',
  'business-website/site-brief':
    'sitemap, content list, page structure, website concept, briefing, Sitemap, Inhaltsliste, Seitenstruktur, Website-Konzept, Briefing, mapa del sitio, lista de contenidos, estructura de páginas, concepto web, arborescence, plan du site, liste des contenus, concept du site',
  'business-website/site-design':
    'design, layout, web design, page design, design draft, Design, Layout, Webdesign, Entwurf, Gestaltung, diseño, diseño web, maqueta, diseño de páginas, maquette, webdesign, graphisme, charte visuelle',
  'business-website/build-pages':
    'page building, programming, cms setup, page setup, content management system, Seitenaufbau, Programmierung, CMS-Einrichtung, Seiten einrichten, Redaktionssystem, programación, montaje de páginas, instalación del cms, gestor de contenidos, programmation, intégration des pages, installation du cms, montage des pages, développement',
  'business-website/write-site-texts':
    'texts, copywriting, website texts, copy, page texts, writing texts, Texte, Texten, Website-Texte, Webtexte, Textarbeit, Texte schreiben, textos, redacción, textos web, contenidos escritos, redactar textos, textes, rédaction, textes du site, contenus rédactionnels, rédiger les textes',
  'business-website/site-languages':
    'languages, translation, language switch, multilingual setup, second language, foreign languages, Sprachen, Übersetzung, Sprachumschalter, Mehrsprachigkeit, zweite Sprache, Fremdsprachen, idiomas, traducción, selector de idioma, versión multilingüe, segundo idioma, langues, traduction, sélecteur de langue, version multilingue, seconde langue',
  'business-website/forms-legal-seo':
    'legal pages, legal part, legal texts, legal setup, Rechtstexte, Rechtsseiten, rechtlicher Teil, Rechtliches, páginas legales, textos legales, parte legal, avisos legales, pages légales, textes légaux, partie légale, mentions légales',
  'business-website/site-launch':
    'go-live, going live, launch, publishing, domain switch, Livegang, Onlinestellung, Live-Schaltung, Veröffentlichung, Domainumzug, puesta en línea, lanzamiento, publicación, cambio de dominio, mise en ligne, lancement, publication, bascule du domaine',
  'web-shop/shop-concept':
    'shop concept, system choice, category plan, concept, range planning, Shop-Konzept, Systemauswahl, Kategorienplan, Konzept, Sortimentsplanung, concepto de tienda, elección del sistema, plan de categorías, concepto, planificación del surtido, concept de boutique, choix du système, plan des catégories, planification de l’assortiment',
  'web-shop/shop-theme':
    'theme, shop design, layout, theme adaptation, design, Theme, Shop-Design, Layout, Theme-Anpassung, Gestaltung, Design, tema, diseño de tienda, plantilla, adaptación del tema, diseño, thème, design de boutique, maquette, adaptation du thème',
  'web-shop/shop-products':
    'product upload, product import, loading products, entering products, catalogue import, Produktpflege, Produktimport, Produkte einpflegen, Artikelpflege, Artikelimport, carga de productos, importación de productos, cargar productos, alta de productos, saisie des produits, import des produits, saisir les produits, import du catalogue',
  'web-shop/shop-payments':
    'checkout, checkout setup, payment connection, payment setup, Checkout, Checkout-Einrichtung, Zahlungsanbindung, Zahlungseinrichtung, proceso de compra, conexión de pagos, pasarela de pago, tunnel de commande, tunnel de paiement, connexion du paiement, paramétrage du paiement',
  'web-shop/shop-legal':
    'legal pages, legal texts, legal part, legal setup, Rechtstexte, Rechtsseiten, rechtlicher Teil, Rechtliches, textos legales, páginas legales, parte legal, avisos legales, textes légaux, pages légales, partie légale, mentions légales',
  'web-shop/shop-stock':
    'stock connection, erp connection, marketplace connection, invoicing connection, stock sync, inventory management, marketplace, Warenwirtschaft, Lageranbindung, Marktplatzanbindung, Rechnungsanbindung, Bestandsabgleich, ERP-Anbindung, Marktplatz, conexión de stock, conexión con erp, sincronización de inventario, conexión de facturación, connexion du stock, connexion erp, place de marché, synchronisation des stocks, connexion de facturation',
  'web-shop/shop-launch':
    'shop opening, go-live, launch, opening the shop, Shop-Eröffnung, Livegang, Shop-Start, Live-Schaltung, apertura de tienda, lanzamiento, puesta en línea, abrir la tienda, ouverture de boutique, lancement, mise en ligne, ouvrir la boutique',
  'slow-website/speed-server':
    'server tuning, server settings, server optimisation, server side, Server-Tuning, Servereinstellungen, Serveroptimierung, Serverseite, ajuste del servidor, optimización del servidor, configuración del servidor, servidor, réglage du serveur, optimisation du serveur, configuration du serveur, côté serveur',
  'slow-website/speed-assets':
    'front-end optimisation, asset optimisation, lightening pages, front-end tuning, Frontend-Optimierung, Asset-Optimierung, Seitenverschlankung, Frontend-Tuning, optimización del frontend, aligerar las páginas, optimización de recursos, frontend, optimisation du frontend, allègement des pages, optimisation des ressources, alléger les pages',
  'slow-website/speed-verify':
    'before-after report, speed alarm, speed monitoring, monitoring, comparison report, Vorher-Nachher-Bericht, Geschwindigkeitsüberwachung, Monitoring, Überwachung, Vergleichsbericht, informe comparativo, monitorización, alarma de velocidad, vigilancia, rapport comparatif, surveillance, alerte de vitesse, rapport avant-après',
  'broken-hacked-site/site-secure-copy':
    'evidence copy, backup copy, safety copy, saving the state, Sicherungskopie, Beweiskopie, Datensicherung, Zustandssicherung, copia de seguridad, copia de evidencia, copia previa, respaldo previo, copie de sauvegarde, copie de preuve, copie préalable, sauvegarde préalable',
  'broken-hacked-site/site-clean':
    'malware removal, malicious code removal, cleaning, virus removal, back doors, Malware-Entfernung, Schadcode-Entfernung, Bereinigung, Virenentfernung, Hintertüren, eliminación de malware, limpieza, eliminación de virus, código malicioso, puertas traseras, suppression du malware, nettoyage, suppression de virus, code malveillant, portes dérobées',
  'broken-hacked-site/site-harden':
    'hardening, security measures, securing, future protection, Härtung, Absicherung, Sicherheitsmaßnahmen, absichern, refuerzo de seguridad, medidas de seguridad, blindaje, protección futura, durcissement, sécurisation, mesures de sécurité, protection future',
  'booking-payment-integration/booking-rules':
    'rule sheet, cancellation rules, price rules, booking rules, cancellation policy, Regelblatt, Stornoregeln, Preisregeln, Buchungsregeln, Stornobedingungen, hoja de reglas, reglas de cancelación, reglas de precios, política de cancelación, fiche de règles, règles d’annulation, règles tarifaires, conditions d’annulation',
  'booking-payment-integration/booking-site':
    'website, homepage, web pages, website build, new website, web design, Website, Webseite, Homepage, Internetseite, Webauftritt, Webdesign, página web, sitio web, web, diseño web, nueva web, site web, site internet, page web, création du site, webdesign',
  'booking-payment-integration/booking-setup':
    'booking calendar, booking system, calendar setup, online calendar, appointment calendar, Buchungskalender, Buchungssystem, Kalendereinrichtung, Online-Kalender, Terminkalender, calendario de reservas, sistema de reservas, agenda en línea, configurar el calendario, calendrier de réservation, système de réservation, agenda en ligne, paramétrage du calendrier',
  'booking-payment-integration/payment-connect':
    'payment, online payment, payment provider, payment connection, card payment, Zahlung, Online-Zahlung, Zahlungsanbieter, Zahlungsanbindung, Kartenzahlung, Bezahlfunktion, pago, pago en línea, pasarela de pago, pago con tarjeta, cobro en línea, paiement, paiement en ligne, prestataire de paiement, paiement par carte, module de paiement',
  'booking-payment-integration/booking-mails':
    'notifications, automatic messages, customer mails, automatic mails, Benachrichtigungen, automatische Nachrichten, Kundenmails, automatische Mails, notificaciones, mensajes automáticos, correos automáticos, avisos automáticos, messages automatiques, e-mails automatiques, e-mails aux clients',
  'booking-payment-integration/booking-live':
    'go-live, going live, launch, live switch, Livegang, Live-Schaltung, Inbetriebnahme, Freischaltung, puesta en marcha, lanzamiento, puesta en línea, activación, mise en service, lancement, mise en ligne, activation',
  'web-application/webapp-scope':
    'specification, requirements, user stories, story map, scope workshop, screen list, Pflichtenheft, Lastenheft, Anforderungen, User Stories, Story-Map, Spezifikation, especificación, requisitos, historias de usuario, taller de alcance, lista de pantallas, cahier des charges, spécifications, récits utilisateurs, exigences, atelier de cadrage',
  'web-application/webapp-design':
    'design, screen design, clickable prototype, mockups, wireframes, ui design, Design, Bildschirmentwürfe, Klickprototyp, Prototyp, Mockups, Wireframes, UI-Design, diseño, diseño de pantallas, prototipo, maquetas, conception des écrans, prototype, maquettes',
  'web-application/webapp-base':
    'skeleton, base setup, technical base, project skeleton, Grundgerüst, Grundeinrichtung, technische Basis, Projektgerüst, esqueleto, estructura base, base técnica, configuración básica, squelette, socle technique, base technique, structure de base',
  'web-application/webapp-integrations':
    'integrations, outside systems, third-party interfaces, external interfaces, Integrationen, Fremdsysteme, externe Schnittstellen, Drittsysteme, integraciones, sistemas externos, interfaces externas, conexiones externas, intégrations, systèmes externes, interfaces externes, connexions externes',
  'web-application/webapp-quality':
    'testing, quality assurance, test phase, quality tests, Testen, Qualitätssicherung, Testphase, Qualitätstests, pruebas, control de calidad, fase de pruebas, aseguramiento de calidad, tests, assurance qualité, phase de test, contrôle qualité',
  'web-application/webapp-release':
    'deployment, hosting, operation, production environment, deploy, Deployment, Hosting, Betrieb, Produktionsumgebung, Bereitstellung, despliegue, alojamiento, entorno de producción, desplegar, déploiement, hébergement, exploitation, environnement de production, déployer',
  'data-evaluation/eval-questions':
    'evaluation plan, question list, analysis plan, research questions, Auswertungsplan, Fragenkatalog, Analyseplan, Fragestellungen, Forschungsfragen, plan de evaluación, lista de preguntas, plan de análisis, preguntas de investigación, plan d’analyse, liste de questions, plan d’évaluation, questions de recherche',
  'data-evaluation/eval-clean':
    'data cleaning, data preparation, cleaning, data cleansing, recoding, clean, Datenbereinigung, Datenaufbereitung, Bereinigung, Dublettenbereinigung, bereinigen, aufbereiten, limpieza de datos, preparación de datos, limpieza, depuración, depurar, nettoyage des données, préparation des données, nettoyage, dédoublonnage, nettoyer',
  'data-evaluation/eval-report':
    'written report, report, presentation, results talk, report writing, Bericht, schriftlicher Bericht, Präsentation, Ergebnisbericht, Vortrag, informe, informe escrito, presentación, redacción del informe, charla, rapport, rapport écrit, présentation, rédaction du rapport, exposé',
  'data-pipeline/pipe-design':
    'data model, flow plan, architecture, model design, architecture design, Datenmodell, Flussplan, Architektur, Modellentwurf, Architekturentwurf, modelo de datos, plan de flujos, arquitectura, diseño del modelo, modèle de données, plan des flux, conception du modèle',
  'data-pipeline/pipe-sources':
    'source connection, connectors, data loading, data extraction, incremental loading, connecting sources, Quellenanbindung, Konnektoren, Datenladen, Datenextraktion, Quellen anbinden, Datenanbindung, conexión de fuentes, conectores, carga de datos, extracción de datos, conectar fuentes, connexion des sources, connecteurs, chargement des données, extraction des données, connecter les sources',
  'data-pipeline/pipe-model':
    'reporting tables, transformations, data marts, metric definitions, report tables, Berichtstabellen, Transformationen, Data Marts, Kennzahlendefinitionen, Reporting-Tabellen, tablas de informes, transformaciones, definición de métricas, tables de reporting, définition des indicateurs',
  'data-pipeline/pipe-run':
    'operation, operations, running the pipeline, pipeline operation, Betrieb, Pipeline-Betrieb, laufender Betrieb, Betriebsführung, operación, explotación, operación continua, puesta en operación, exploitation, mise en exploitation, exploitation courante, exploiter',
  'report-mend/report-release':
    'informing readers, release note, reader notice, publishing, change note, Leserinformation, Änderungsmitteilung, Veröffentlichung, Leser informieren, veröffentlichen, aviso a lectores, nota de cambios, publicación, informar a lectores, information des lecteurs, note de changement, publication, informer les lecteurs',
  'map-gis/map-data':
    'data collection, geocoding, geodata, data gathering, data check, Datenbeschaffung, Geokodierung, Geodaten, Datensammlung, Datenprüfung, recopilación de datos, geocodificación, geodatos, recogida de datos, collecte des données, géocodage, géodonnées, données géographiques',
  'map-gis/map-analyse':
    'analysis, spatial analysis, evaluation, distance calculation, overlays, Analyse, räumliche Analyse, Auswertung, Entfernungsberechnung, Verschneidung, análisis, análisis espacial, evaluación, cálculo de distancias, analyse, analyse spatiale, évaluation, calcul des distances',
  'map-gis/map-publish':
    'publishing, publication, publish, putting online, Veröffentlichung, veröffentlichen, Publikation, Bereitstellung, publicación, publicar, puesta en línea, difusión, publier, mise en ligne, diffusion',
  'labelling-work/label-guide':
    'guide, labelling guide, guidelines, class definitions, annotation guidelines, Leitfaden, Annotationsleitfaden, Richtlinien, Klassendefinitionen, Labelanleitung, guía, guía de etiquetado, directrices, definición de clases, guide d’annotation, consignes, définition des classes',
  'labelling-work/label-check':
    'second look, quality check, quality control, spot check, double check, Qualitätskontrolle, Zweitprüfung, Stichprobe, Qualitätsprüfung, Gegenprüfung, control de calidad, segunda revisión, muestreo, comprobación de calidad, contrôle qualité, seconde lecture, échantillonnage, relecture',
  'ai-at-work/aiwork-find':
    'use search, use case search, potential analysis, tool choice, finding uses, Potenzialanalyse, Anwendungsfallsuche, Einsatzfelder finden, Toolauswahl, Bedarfsanalyse, análisis de potencial, búsqueda de usos, elección de herramientas, buscar usos, analyse du potentiel, recherche d’usages, choix des outils, trouver les usages',
  'ai-at-work/aiwork-build':
    'prompts, prompt templates, tool setup, workflow setup, building workflows, Prompts, Prompt-Vorlagen, Tool-Einrichtung, Workflow-Einrichtung, Abläufe einrichten, plantillas de prompts, configuración de herramientas, configuración de flujos, modèles de prompts, configuration des outils, mise en place',
  'ai-at-work/aiwork-teach':
    'training, team training, staff training, workshop, train, Schulung, Teamschulung, Mitarbeiterschulung, Workshop, schulen, formación, formación del equipo, capacitación, taller, formation, formation de l’équipe, formation du personnel, atelier',
  'backup-setup/backup-plan':
    'backup plan, data inventory, backup concept, retention plan, Backup-Plan, Dateninventar, Sicherungskonzept, Backup-Konzept, Aufbewahrungsplan, plan de copias, inventario de datos, plan de respaldo, plan de conservación, plan de sauvegarde, inventaire des données, concept de sauvegarde, plan de conservation',
  'backup-setup/backup-prove':
    'restore rehearsal, restore test, restore trial, recovery test, Wiederherstellungsprobe, Restore-Test, Wiederherstellungstest, Rücksicherungstest, prueba de restauración, ensayo de recuperación, prueba de recuperación, simulacro de restauración, test de restauration, essai de restauration, exercice de restauration, test de récupération',
  'program-trouble/trouble-note':
    'explanation, note, instruction, documentation, showing, Erklärung, Notiz, Einweisung, Dokumentation, Protokoll, explicación, nota, instrucciones, documentación, capacitación, explication, prise en main, compte rendu',
  'pc-build/build-choose':
    'parts list, parts selection, choosing parts, component choice, parts, Teileliste, Teileauswahl, Komponentenauswahl, Teile aussuchen, Einzelteile, lista de piezas, selección de piezas, elegir piezas, elección de componentes, componentes, liste des pièces, choix des pièces, choix des composants, composants, pièces',
  'pc-build/build-assemble':
    'assembly, assembling, putting together, system installation, assemble, Zusammenbau, Montage, Systeminstallation, Zusammenbauen, zusammenbauen, montaje, ensamblaje, instalación del sistema, ensamblar, montar, assemblage, montage, installation du système, assembler, monter',
  'pc-build/build-hand':
    'program transfer, data transfer, account setup, recovery stick, transferring programs, Programmübernahme, Datenübernahme, Kontoeinrichtung, Wiederherstellungsstick, Programme übertragen, traspaso de programas, traspaso de datos, configuración de cuentas, memoria de recuperación, transfert des programmes, transfert des données, configuration des comptes, clé de récupération',
  'office-server/server-plan':
    'server choice, stock-taking, server selection, parts list, server plan, needs analysis, Serverauswahl, Bestandsaufnahme, Serverplanung, Teileliste, Bedarfsanalyse, elección del servidor, inventario, planificación del servidor, lista de piezas, choix du serveur, inventaire, planification du serveur, liste du matériel',
  'office-server/server-build':
    'server installation, server setup, installing the server, server configuration, Serverinstallation, Servereinrichtung, Serveraufbau, Serverkonfiguration, instalación del servidor, instalar el servidor, configuración del servidor, montaje del servidor, installation du serveur, installer le serveur, configuration du serveur, montage du serveur',
  'office-server/server-move':
    'data migration, migration, moving data, user migration, workstation migration, data transfer, Datenmigration, Migration, Datenumzug, Benutzerumzug, Arbeitsplatzumstellung, Datenübernahme, migración de datos, migración, traslado de datos, migración de usuarios, traspaso de datos, migration des données, transfert des données, migration des utilisateurs, bascule des postes',
  'office-server/server-save':
    'backup, data backup, server backup, backup setup, Backup, Datensicherung, Sicherung, Backup-Einrichtung, copia de seguridad, respaldo, copias de seguridad, sauvegarde, sauvegarde du serveur, sauvegardes',
  'server-fault/sfault-guard':
    'alarm, monitoring, documentation, alert, change note, Alarm, Überwachung, Dokumentation, Monitoring, Änderungsnotiz, alarma, monitorización, documentación, alerta, vigilancia, alarme, surveillance, alerte, supervision',
  'cloud-bill/bill-read':
    'bill analysis, cost analysis, savings list, cost review, Rechnungsanalyse, Kostenanalyse, Sparliste, Kostenprüfung, análisis de factura, análisis de costes, lista de ahorros, revisión de costes, analyse de facture, analyse des coûts, liste des économies, revue des coûts',
  'cloud-bill/bill-cut':
    'resizing, removal, implementation, rightsizing, shutdown schedule, carrying out savings, Verkleinerung, Abschaltung, Umsetzung, Rightsizing, Abschaltplan, umsetzen, redimensionamiento, eliminación, implementación, apagado programado, redimensionar, redimensionnement, suppression, mise en œuvre, arrêt programmé, redimensionner',
  'cloud-bill/bill-watch':
    'budget alarms, cost alarms, tags, tagging, monthly report, cost monitoring, Budgetalarme, Kostenalarme, Tags, Tagging, Monatsbericht, Kostenüberwachung, alarmas de presupuesto, alertas de costes, etiquetas, informe mensual, etiquetado, alertes de budget, alertes de coûts, étiquettes, rapport mensuel, étiquetage',
  'monitoring-setup/watch-aims':
    'signal list, limit values, rota, on-call rota, requirement list, watch list, Signalliste, Grenzwerte, Bereitschaftsplan, Anforderungsliste, Schwellwerte, lista de señales, valores límite, turnos de guardia, lista de requisitos, umbrales, liste des signaux, valeurs limites, planning d’astreinte, liste des besoins, seuils',
  'monitoring-setup/watch-build':
    'log collection, collectors, central logging, metrics collection, agents, log storage, Logsammlung, Kollektoren, zentrales Logging, Metrikerfassung, Agenten, Logspeicherung, recogida de logs, colectores, logs centralizados, recogida de métricas, agentes, collecte des logs, collecteurs, journalisation centrale, collecte des métriques',
  'monitoring-setup/watch-alarms':
    'alarms, alerting, alerts, alarm setup, Alarme, Alarmierung, Alarmeinrichtung, Benachrichtigungen, alarmas, alertas, configuración de alarmas, avisos, alarmes, alertes, configuration des alarmes',
  'slow-database/dbslow-guard':
    'slow-query alarm, monitoring, comparison report, before-after report, alarm, Überwachung, Monitoring, Vergleichsbericht, Vorher-Nachher-Bericht, Alarm, monitorización, alarma, informe comparativo, vigilancia, surveillance, alarme, rapport comparatif, supervision',
  'iso-certification/isms-gap':
    'gap analysis, gap check, gap report, stock-taking, gap assessment, Gap-Analyse, Lückenanalyse, Lückenbericht, Bestandsaufnahme, Standortbestimmung, análisis de brechas, informe de brechas, diagnóstico inicial, análisis gap, analyse des écarts, rapport d’écarts, état des lieux',
  'iso-certification/isms-risks':
    'risk assessment, risk analysis, risk register, statement of applicability, risk treatment, Risikobewertung, Risikoanalyse, Risikoregister, Anwendbarkeitserklärung, Risikobehandlung, evaluación de riesgos, análisis de riesgos, registro de riesgos, declaración de aplicabilidad, évaluation des risques, analyse des risques, registre des risques, déclaration d’applicabilité',
  'iso-certification/isms-policies':
    'policies, procedures, guidelines, policy writing, writing policies, policy documents, Richtlinien, Verfahrensanweisungen, Leitlinien, Richtlinien schreiben, Regelwerk, políticas, procedimientos, directrices, redacción de políticas, redactar políticas, politiques, procédures, directives, rédaction des politiques, rédiger les politiques',
  'iso-certification/isms-measures':
    'technical measures, organisational measures, evidence folder, implementation of measures, technical implementation, technische Maßnahmen, organisatorische Maßnahmen, Nachweisordner, Maßnahmenumsetzung, technische Umsetzung, medidas técnicas, medidas organizativas, carpeta de evidencias, implantación técnica, mesures techniques, mesures organisationnelles, dossier de preuves, mise en œuvre',
  'iso-certification/isms-train':
    'staff training, training, incident exercise, awareness training, employee training, Mitarbeiterschulung, Schulung, Notfallübung, Sensibilisierung, Awareness-Schulung, formación, formación del personal, simulacro de incidente, concienciación, capacitación, formation, formation du personnel, exercice d’incident, sensibilisation',
  'iso-certification/isms-audit':
    'internal audit, audit support, management review, certification support, certification audit, internes Audit, Auditbegleitung, Managementbewertung, Zertifizierungsbegleitung, Zertifizierungsaudit, auditoría interna, acompañamiento de auditoría, revisión por dirección, auditoría de certificación, audit interne, accompagnement à l’audit, revue de direction, audit de certification',
  'security-questionnaire/quest-read':
    'evidence collection, gathering proofs, question sorting, gap check, collecting evidence, Nachweissammlung, Nachweise sammeln, Fragensichtung, Lückenprüfung, Bestandsaufnahme, recopilación de pruebas, reunir evidencias, clasificación de preguntas, revisión previa, collecte des preuves, rassembler les preuves, tri des questions, contrôle préalable',
  'security-questionnaire/quest-close':
    'management approval, management review, follow-up questions, follow-up, sign-off, Freigabe, Geschäftsleitungsfreigabe, Rückfragen, Nachverfolgung, Abstimmung mit Geschäftsführung, aprobación de dirección, seguimiento, preguntas posteriores, visto bueno, approbation de direction, suivi, questions complémentaires, validation de direction',
  'scam-help/scam-stop':
    'card blocking, blocking cards, account blocking, bank call, blocking accounts, Kartensperrung, Karten sperren, Kontosperrung, Bankanruf, Konten sperren, bloqueo de tarjetas, bloquear tarjetas, bloqueo de cuentas, llamada al banco, blocage des cartes, bloquer les cartes, blocage des comptes, opposition bancaire',
  'scam-help/scam-check':
    'device check, virus scan, evidence collection, device examination, malware check, screenshots, Geräteprüfung, Virenscan, Beweissicherung, Geräteuntersuchung, Malware-Prüfung, Screenshots, revisión de dispositivos, análisis antivirus, recogida de pruebas, búsqueda de malware, capturas de pantalla, contrôle des appareils, analyse antivirus, collecte de preuves, recherche de malware, captures d’écran',
  'scam-help/scam-after':
    'police report, criminal complaint, filing a report, reports, Anzeige, Strafanzeige, Anzeige erstatten, Anzeigen, denuncia, denuncia policial, denunciar, presentar denuncia, plainte, dépôt de plainte, porter plainte, signalement',
  'awareness-training/aware-plan':
    'content plan, topic choice, programme planning, training plan, needs analysis, Themenauswahl, Inhaltsplanung, Programmplanung, Schulungsplan, Bedarfsanalyse, elección de temas, plan de contenidos, planificación del programa, análisis de necesidades, choix des thèmes, plan de contenu, planification du programme, analyse des besoins',
  'awareness-training/aware-test':
    'phishing exercise, phishing test, phishing simulation, test mails, fake mails, Phishing-Übung, Phishing-Test, Phishing-Simulation, Testmails, Phishing-Kampagne, simulacro de phishing, prueba de phishing, simulación de phishing, correos de prueba, exercice de phishing, test de phishing, simulation de phishing, e-mails de test',
  'awareness-training/aware-hold':
    'live training, training session, seminar, classroom training, workshop, lecture, Präsenzschulung, Live-Schulung, Seminar, Workshop, Vortrag, Schulungstermin, sesión formativa, formación presencial, seminario, taller, charla, session de formation, formation en direct, séminaire, atelier, conférence',
  'awareness-training/aware-again':
    'repeat measurement, second exercise, follow-up measurement, second test, comparison report, Wiederholungsmessung, zweite Übung, Nachmessung, zweiter Test, Vergleichsbericht, segunda medición, segundo simulacro, medición posterior, informe comparativo, seconde mesure, second exercice, mesure de suivi, rapport comparatif',
  'spreadsheet-work/sheet-read':
    'worked examples, examples, file check, list of faults, formula check, Rechenbeispiele, Beispiele, Dateiprüfung, Fehlerliste, Formelprüfung, ejemplos, ejemplos calculados, revisión del archivo, lista de errores, revisión de fórmulas, exemples, exemples calculés, examen du fichier, liste des erreurs, contrôle des formules',
  'spreadsheet-work/sheet-hand':
    'cell protection, locking, explanation, documentation, instruction, short guide, lock, Zellschutz, Blattschutz, Erklärung, Dokumentation, Einweisung, Kurzanleitung, sperren, protección de celdas, bloqueo, explicación, documentación, instrucción, guía breve, bloquear, protection des cellules, verrouillage, explication, prise en main, notice, verrouiller',
  'program-fault/fault-repeat':
    'diagnosis, cause analysis, reproduction, finding the cause, narrowing down, reproduce, Diagnose, Ursachenanalyse, Ursachensuche, Fehlersuche, Reproduktion, reproduzieren, diagnóstico, análisis de causa, búsqueda de causa, reproducción, reproducir, diagnostic, analyse de cause, recherche de cause, reproduire',
  'program-fault/fault-release':
    'deployment, installation, rollout, release note, new version, deploy, Installation, Auslieferung, Ausrollen, Deployment, Versionshinweise, ausrollen, despliegue, instalación, puesta en producción, notas de versión, desplegar, déploiement, mise en production, notes de version, déployer',
  'software-testing/test-plan':
    'test plan, test cases, test concept, test planning, Testplan, Testfälle, Testkonzept, Testplanung, plan de pruebas, casos de prueba, concepto de pruebas, planificación de pruebas, plan de test, cas de test, stratégie de test, planification des tests',
  'software-testing/test-run':
    'manual tests, manual testing, testing by hand, click testing, manuelle Tests, manuelles Testen, Handtests, Klicktests, pruebas manuales, probar a mano, testeo manual, tests manuels, tester manuellement, recette manuelle',
  'software-testing/test-automate':
    'automation, test automation, automated tests, test scripts, pipeline, automate, Automatisierung, Testautomatisierung, automatisierte Tests, Testskripte, Pipeline, automatisieren, automatización, pruebas automatizadas, pruebas automáticas, scripts de prueba, automatizar, automatisation, tests automatisés, tests automatiques, scripts de test, automatiser',
  'software-testing/test-close':
    'retest, retesting, test report, final report, extension guide, Nachtest, Wiederholungstest, Testbericht, Abschlussbericht, Erweiterungsanleitung, nueva prueba, repetición de pruebas, informe de pruebas, informe final, nouveau test, contre-test, rapport de test, rapport final',
  'video-game/game-concept':
    'prototype, game concept, game design, grey prototype, game idea, Prototyp, Spielkonzept, Game Design, Grauprototyp, Spielidee, prototipo, concepto del juego, diseño del juego, idea del juego, concept du jeu, idée du jeu',
  'video-game/game-core':
    'programming, coding, game logic, menus, saving, program, Programmierung, Code, Spiellogik, Menüs, programmieren, programación, código, lógica del juego, menús, programar, programmation, code, logique du jeu, programmer',
  'video-game/game-levels':
    'levels, level design, level building, graphics, artwork, Level, Leveldesign, Levelbau, Grafik, Grafiken, niveles, diseño de niveles, gráficos, arte, niveaux, conception des niveaux, graphismes',
  'video-game/game-online':
    'multiplayer, online mode, playing together, high scores, leaderboard, game server, Mehrspielermodus, Onlinemodus, Multiplayer, Bestenliste, Highscores, Spielserver, multijugador, modo en línea, juego en línea, tabla de puntuaciones, servidor de juego, multijoueur, mode en ligne, jeu en ligne, classement, meilleurs scores, serveur de jeu',
  'video-game/game-release':
    'release, store page, publishing, store upload, play tests, publish, Veröffentlichung, Shopseite, Store-Eintrag, Spieletests, Release, veröffentlichen, publicación, lanzamiento, página de tienda, pruebas de juego, publicar, publication, sortie, page de boutique, tests de jeu, publier',
  'device-firmware/fw-spec':
    'specification, function sheet, board choice, requirements, parts choice, Spezifikation, Pflichtenheft, Funktionsblatt, Platinenwahl, Anforderungen, especificación, hoja de funciones, elección de placa, requisitos, spécification, cahier des charges, fiche de fonctions, choix de carte',
  'device-firmware/fw-drivers':
    'drivers, sensor drivers, sensor code, calibration, state machine, Treiber, Sensortreiber, Sensorcode, Kalibrierung, Zustandsmaschine, controladores, drivers de sensores, código de sensores, calibración, máquina de estados, pilotes, drivers des capteurs, code des capteurs, étalonnage, machine à états',
  'device-firmware/fw-network':
    'network, internet connection, wifi, cloud connection, remote update, connectivity, Netzwerk, Internetanbindung, WLAN, Cloudanbindung, Vernetzung, Fernupdate, vernetzen, red, conexión a internet, conexión a nube, conectividad, actualización remota, réseau, connexion internet, connexion au cloud, connectivité, actualisation à distance',
  'device-firmware/fw-endure':
    'endurance test, long-term test, power measurement, build guide, documentation, Dauertest, Langzeittest, Strommessung, Bauanleitung, Dokumentation, prueba de resistencia, prueba prolongada, medición de consumo, guía de compilación, documentación, test d’endurance, test longue durée, mesure de consommation, guide de compilation',
  'erp-rollout/erp-analysis':
    'process analysis, gap analysis, process map, process mapping, process record, Prozessanalyse, Gap-Analyse, Prozessaufnahme, Prozesslandkarte, Lückenanalyse, análisis de procesos, análisis de brechas, mapa de procesos, levantamiento de procesos, analyse des processus, analyse des écarts, cartographie des processus, relevé des processus',
  'erp-rollout/erp-configure':
    'configuration, customising, system setup, user rights, document templates, configure, Konfiguration, Customizing, Systemeinrichtung, Benutzerrechte, Belegvorlagen, konfigurieren, configuración, parametrización, permisos de usuario, plantillas de documentos, configurar, paramétrage, droits des utilisateurs, modèles de documents, paramétrer',
  'erp-rollout/erp-interfaces':
    'interfaces, shop connection, bank connection, integrations, custom changes, custom development, Schnittstellen, Shopanbindung, Bankanbindung, Anbindungen, Anpassungen, Sonderprogrammierung, conexión con tienda, conexión bancaria, integraciones, desarrollos a medida, connexion boutique, connexion bancaire, intégrations, développements spécifiques',
  'erp-rollout/erp-data':
    'data migration, data transfer, data cleaning, data import, open items, Datenmigration, Datenübernahme, Datenbereinigung, Datenimport, offene Posten, migración de datos, traspaso de datos, limpieza de datos, importación de datos, migration des données, reprise des données, nettoyage des données, import des données',
  'erp-rollout/erp-train':
    'training, user training, staff training, courses, user guides, train, Schulung, Anwenderschulung, Mitarbeiterschulung, Schulungen, Einweisung, schulen, formación, capacitación, formación de usuarios, cursos, guías de usuario, formation, formation des utilisateurs, cours, guides d’utilisation, former',
  'erp-rollout/erp-live':
    'go-live, go-live support, dress rehearsal, standby, hypercare, on-site help, Go-live, Produktivstart, Generalprobe, Startbegleitung, Hypercare, Bereitschaft, arranque, puesta en producción, ensayo general, soporte de arranque, acompañamiento del arranque, mise en production, démarrage, répétition générale, assistance au démarrage, accompagnement au démarrage',
  'software-choice/choice-needs':
    'interviews, requirements gathering, needs analysis, user interviews, list of requirements, Interviews, Anforderungsaufnahme, Bedarfsanalyse, Nutzerinterviews, Anforderungsliste, entrevistas, toma de requisitos, análisis de necesidades, entrevistas a usuarios, lista de requisitos, entretiens, recueil des besoins, analyse des besoins, entretiens utilisateurs, liste des besoins',
  'software-choice/choice-write':
    'specification, requirements document, comparison table, market overview, product demos, Lastenheft, Spezifikation, Vergleichstabelle, Marktübersicht, Produktdemos, Ausschreibungstext, pliego, especificación, tabla comparativa, panorama del mercado, demostraciones, cahier des charges, spécification, tableau comparatif, étude du marché, démonstrations',
  'software-choice/choice-decide':
    'recommendation, offer evaluation, judging offers, comparison of offers, final choice, Empfehlung, Angebotsbewertung, Angebotsvergleich, Angebotsprüfung, Entscheidung, recomendación, evaluación de ofertas, comparación de ofertas, decisión, recommandation, évaluation des offres, comparaison des offres, décision',
  'app-publish/publish-check':
    'rule check, guideline check, compliance check, list of obstacles, Regelprüfung, Richtlinienprüfung, Vorabprüfung, Hindernisliste, revisión de normas, revisión de directrices, comprobación previa, lista de obstáculos, contrôle des règles, vérification des directives, contrôle préalable, liste des obstacles',
  'app-publish/publish-prepare':
    'store listing, listing texts, screenshots, signing, developer account, privacy forms, Store-Eintrag, Store-Texte, Screenshots, Signierung, Entwicklerkonto, Datenschutzformulare, ficha de tienda, textos de ficha, capturas de pantalla, firma de app, cuenta de desarrollador, formularios de privacidad, fiche du store, textes de fiche, captures d’écran, signature de l’appli, compte développeur, formulaires de confidentialité',
  'app-publish/publish-release':
    'submission, upload, submitting, staged release, review answers, submit, Einreichung, Hochladen, Freigabe, gestaffelte Freigabe, einreichen, hochladen, envío a revisión, subida, lanzamiento gradual, respuestas a revisión, subir, soumission, envoi au store, déploiement progressif, réponses à l’examen, soumettre',
  'website-change/change-look':
    'list of changes, change list, backup, backup copy, preliminary check, Änderungsliste, Liste der Änderungen, Sicherung, Sicherungskopie, Backup, lista de cambios, copia de seguridad, respaldo, revisión previa, liste des changements, liste des modifications, sauvegarde, examen préalable',
  'shop-change/shop-reproduce':
    'diagnosis, cause analysis, log analysis, finding the cause, reproduce, Diagnose, Ursachenanalyse, Ursachensuche, Logauswertung, Fehlersuche, reproduzieren, diagnóstico, análisis de causa, búsqueda de causa, análisis de registros, reproducir, diagnostic, analyse de cause, recherche de cause, analyse des journaux, reproduire',
  'shop-change/shop-verify':
    'test order, trial order, monitoring, watching afterwards, test purchase, Testbestellung, Probebestellung, Überwachung, Nachbeobachtung, Testkauf, pedido de prueba, compra de prueba, supervisión, seguimiento, commande test, commande d’essai, surveillance, suivi, achat test',
  'webapp-change/wchange-run':
    'diagnosis, reproduction, local setup, written cases, reproduce, Diagnose, Reproduktion, lokale Einrichtung, Fallbeschreibungen, Fehlersuche, reproduzieren, diagnóstico, reproducción, entorno local, casos escritos, reproducir, diagnostic, installation locale, cas écrits, reproduire',
  'webapp-change/wchange-release':
    'deployment, release, rollout, going live, monitoring, deploy, Deployment, Release, Ausrollen, Livegang, Überwachung, ausrollen, despliegue, puesta en producción, lanzamiento, supervisión, desplegar, déploiement, mise en production, mise en ligne, surveillance, déployer',
  'site-care/care-takeover':
    'takeover, inventory, backup setup, access data, uptime alarm, Übernahme, Bestandsaufnahme, Backup-Einrichtung, Zugangsdaten, Ausfallalarm, toma de control, inventario, configuración de copias, datos de acceso, alarma de caída, prise en charge, inventaire, configuration des sauvegardes, données d’accès, alerte de panne',
  'site-care/care-report':
    'yearly report, annual review, yearly sheet, final summary, visitor figures, Jahresbericht, Jahresübersicht, Jahresauswertung, Besucherzahlen, Schlussauswertung, informe anual, resumen anual, balance anual, cifras de visitas, rapport annuel, bilan annuel, synthèse annuelle, chiffres de visites',
  'accessible-site/a11y-audit':
    'audit, accessibility audit, barrier report, accessibility test, barrier list, Audit, Barrierefreiheitsprüfung, Prüfbericht, Barrierenbericht, Barrierenliste, auditoría, auditoría de accesibilidad, informe de barreras, prueba de accesibilidad, lista de barreras, audit d’accessibilité, rapport d’audit, rapport des obstacles, liste des obstacles',
  'accessible-site/a11y-mend':
    'remediation, fixing barriers, removing barriers, template correction, implementation, Umsetzung, Barrierenbeseitigung, Behebung der Barrieren, Vorlagenkorrektur, Mängelbeseitigung, corrección de barreras, eliminación de barreras, corrección de plantillas, implementación, mise en conformité, suppression des obstacles, correction des gabarits, mise en œuvre',
  'accessible-site/a11y-statement':
    'accessibility statement, statement, user test, retest, editor guide, Barrierefreiheitserklärung, Erklärung, Nutzertest, Nachtest, Redaktionsleitfaden, declaración de accesibilidad, declaración, prueba con usuarios, segunda prueba, guía para editores, déclaration d’accessibilité, déclaration, test utilisateurs, second test, guide des rédacteurs',
  'domain-hosting/domain-survey':
    'dns check, domain check, stocktaking, switch plan, migration plan, DNS-Prüfung, Domainprüfung, Bestandsaufnahme, Umzugsplan, Umstellungsplan, revisión de dns, revisión del dominio, inventario técnico, plan de migración, contrôle dns, vérification du domaine, état des lieux, plan de migration',
  'domain-hosting/domain-verify':
    'mail test, mail check, access list, list of accounts, second look, Mailtest, Mailprüfung, Zugangsliste, Kontenliste, Nachkontrolle, prueba de correo, comprobación del correo, lista de accesos, lista de cuentas, test de messagerie, contrôle de messagerie, liste des accès, liste des comptes',
  'cms-relaunch/relaunch-list':
    'page list, content inventory, redirect plan, content audit, list of pages, Seitenliste, Inhaltsinventur, Weiterleitungsplan, Bestandsliste, Content-Audit, lista de páginas, inventario de contenidos, plan de redirecciones, auditoría de contenidos, liste des pages, inventaire des contenus, plan de redirection, audit des contenus',
  'cms-relaunch/relaunch-build':
    'templates, template building, theme, system setup, page templates, Templates, Vorlagen, Theme, Systemaufbau, Seitenvorlagen, plantillas, creación de plantillas, tema, montaje del sistema, gabarits, modèles de page, thème, création des gabarits, montage du système',
  'cms-relaunch/relaunch-content':
    'content transfer, content migration, content entry, content import, filling in content, Inhaltsübernahme, Inhaltspflege, Inhaltsmigration, Inhalte einpflegen, Inhaltsimport, traspaso de contenidos, migración de contenidos, carga de contenidos, volcado de contenidos, reprise des contenus, migration des contenus, saisie des contenus, import des contenus',
  'cms-relaunch/relaunch-live':
    'go-live, switch-over, editor training, training, launch, Livegang, Umschaltung, Redakteursschulung, Schulung, Freischaltung, schulen, puesta en línea, lanzamiento, formación de editores, formación, publicación, mise en ligne, bascule, formation des rédacteurs, formation, lancement',
}
