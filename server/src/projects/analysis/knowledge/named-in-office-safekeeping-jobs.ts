/** By which words clients name a part of the jobs of `office-safekeeping-jobs.ts` that is not to be done, in four languages. By the package's id and the task's key; comma between. */
export const NAMED_IN_OFFICE_SAFEKEEPING_JOBS: Readonly<Record<string, string>> = {
  'parental-controls/agree': 'family talk, house rules, Familiengespräch, Hausregeln, normas de casa, charla familiar, règles de la maison',
  'parental-controls/router':
    'router times, bedtime switch-off, Routerzeiten, Nachtabschaltung, horarios del router, corte nocturno, plages horaires, coupure nocturne',
  'parental-controls/device':
    'child accounts, app approval, console setup, Kinderkonten, App-Freigabe, Konsole einrichten, cuentas infantiles, aprobación de compras, comptes enfants, validation des achats',
  'parental-controls/adverts': 'ad blocking, Pi-hole, tracker list, Werbefilter, bloqueo de anuncios, bloqueur de publicité',
  'parental-controls/groups':
    'group policies, access log, Gruppenregeln, Zugriffsprotokoll, perfiles por grupo, registro de accesos, profils par classe, journalisation',
  'parental-controls/prove':
    'bypass test, parent sheet, Umgehungstest, Merkblatt, prueba de elusión, hoja para padres, test de contournement, fiche parents',
  'digital-forensics/secure': 'imaging, disk copy, Abbild, Sicherungskopie, clonado, copia forense, copie conforme, image disque',
  'digital-forensics/trace':
    'timeline, usage analysis, Zeitleiste, Nutzungsanalyse, cronología, análisis de uso, chronologie, analyse des traces',
  'digital-forensics/accounts': 'mail logs, cloud logs, Mailprotokolle, Serverprotokolle, registros de correo, journaux de messagerie',
  'digital-forensics/genuine': 'authenticity check, deepfake test, Echtheitsprüfung, prueba de autenticidad, contrôle d’authenticité',
  'digital-forensics/enhance':
    'enhancement, sharpening, noise removal, Bildverbesserung, Schärfen, Entrauschen, mejora de imagen, nitidez, netteté, débruitage',
  'digital-forensics/report': 'expert opinion, written findings, Gutachten, schriftliche Feststellung, dictamen, rapport d’expertise',
  'secure-communication/need': 'needs analysis, Bedarfsklärung, análisis de necesidades, étude du besoin',
  'secure-communication/mail':
    'certificates, mail gateway, PGP keys, Zertifikate, Mailgateway, certificados, pasarela de correo, certificats, passerelle',
  'secure-communication/drives': 'drive encryption, BitLocker, Plattenverschlüsselung, cifrado de discos, chiffrement des disques',
  'secure-communication/exchange': 'upload portal, data room, Uploadportal, Datenraum, portal de subida, sala de datos, espace de dépôt',
  'secure-communication/talk':
    'messenger, secure calls, Messenger, sichere Anrufe, mensajería, llamadas seguras, messagerie instantanée, appels sécurisés',
  'secure-communication/teach': 'staff training, Mitarbeiterschulung, formación del personal, formation du personnel',
  'data-wiping/list': 'serial list, stocktaking, Seriennummernliste, Erfassung, lista de series, recuento, relevé des numéros',
  'data-wiping/keep': 'backup beforehand, saving my files, Vorabsicherung, copia previa, sauvegarde préalable',
  'data-wiping/wipe': 'overwriting, secure erase, Überschreiben, sobrescritura, écrasement',
  'data-wiping/destroy': 'shredding, crushing, drilling, Schreddern, Durchbohren, trituración, broyage',
  'data-wiping/prove': 'certificate, paperwork, Zertifikat, Löschprotokoll, certificado, acta, attestation, procès-verbal',
  'data-wiping/away':
    'recycling, disposal, reinstallation, Entsorgung, Neuinstallation, reciclaje, reinstalación, recyclage, réinstallation',
  'access-rights/take': 'inventory of rights, export of accounts, Rechteaufnahme, Kontenliste, inventario de permisos, relevé des droits',
  'access-rights/design': 'role concept, role matrix, Rollenkonzept, Rollenmatrix, matriz de roles, matrice des rôles',
  'access-rights/clear':
    'closing old accounts, Altkonten schließen, Bereinigung, cierre de cuentas, limpieza de cuentas, fermeture des comptes, nettoyage',
  'access-rights/signon':
    'single sign-on, badge reader, second factor, Einmalanmeldung, Kartenleser, inicio único, lector de tarjetas, authentification unique, lecteur de badge',
  'access-rights/lifecycle':
    'automatic provisioning, HR link, automatische Bereitstellung, Personalanbindung, altas automáticas, provisionnement',
  'access-rights/admins':
    'admin tiering, LAPS, privileged access, Admin-Trennung, separación de administradores, séparation des administrateurs',
  'access-rights/leak':
    'DLP, document labels, USB blocking, Dokumentenklassen, USB-Sperre, etiquetado de documentos, bloqueo de USB, étiquetage, blocage USB',
  'attack-detection/scope': 'asset list, risk ranking, Systemliste, lista de activos, liste des actifs',
  'attack-detection/collect': 'log collection, agents rollout, Protokollsammlung, recogida de registros, collecte des journaux',
  'attack-detection/rules':
    'detection rules, tuning, Erkennungsregeln, Feinabstimmung, reglas de detección, ajuste, règles de détection, réglage',
  'attack-detection/night':
    'MDR service, night watch, SOC, Nachtwache, Leitstelle, guardia nocturna, centro de operaciones, astreinte, veille nocturne',
  'attack-detection/weak': 'vulnerability scan, Schwachstellenscan, escaneo de vulnerabilidades, scan de vulnérabilités',
  'attack-detection/close': 'patching, installing updates, Patchen, Updates einspielen, parcheo, correctifs',
  'attack-detection/respond': 'playbook, alarm drill, Alarmplan, Alarmübung, simulacro, plan de alarma, fiche réflexe, exercice d’alerte',
  'ddos-protection/see': 'traffic analysis, Verkehrsanalyse, análisis de tráfico, analyse du trafic',
  'ddos-protection/shield': 'Cloudflare, proxy, name server change, Vorschaltfilter, filtro previo, bouclier',
  'ddos-protection/limit':
    'rate limiting, caching, captcha, Ratenbegrenzung, Zwischenspeicher, límite de peticiones, caché, limitation de débit',
  'ddos-protection/line':
    'scrubbing, BGP diversion, Leitungsreinigung, Umleitung, desvío BGP, limpieza de tráfico, déviation BGP, nettoyage',
  'ddos-protection/threat':
    'police report, extortion letter, Strafanzeige, Erpresserbrief, denuncia, carta de chantaje, plainte, lettre de menace',
  'ddos-protection/rehearse': 'load test, rehearsal, Lasttest, Probe, prueba de carga, ensayo, test de charge, répétition',
  'online-takedown/proof':
    'screenshots, securing proof, Bildschirmfotos, Beweissicherung, capturas, conservar pruebas, captures d’écran, conservation des preuves',
  'online-takedown/find': 'web search, data broker search, Internetsuche, búsqueda en la red, recherche sur internet',
  'online-takedown/report':
    'takedown notice, reporting the page, Löschantrag, Meldung, solicitud de retirada, signalement, demande de retrait',
  'online-takedown/warn': 'customer warning, police file, Kundenwarnung, Anzeige, aviso a clientes, denuncia, avertissement, plainte',
  'online-takedown/push':
    'counter-statement, search ranking, Gegendarstellung, Suchmaschinenoptimierung, réplica, posicionamiento, droit de réponse, référencement',
  'online-takedown/guard':
    'monitoring, defensive domains, Beobachtung, Domains vorsorglich, vigilancia, dominios defensivos, veille, dépôt de domaines',
  'internet-line/need': 'availability check, needs, Verfügbarkeitsprüfung, comprobar cobertura, test d’éligibilité',
  'internet-line/compare': 'comparison, recommendation, Angebotsvergleich, Empfehlung, comparativa, comparatif, recommandation',
  'internet-line/switch':
    'ordering, number porting, cancelling the old contract, Bestellung, Rufnummernmitnahme, portabilidad, commande, portabilité',
  'internet-line/mobile':
    'aerial, Starlink dish, 5G router, Außenantenne, Schüssel, antena exterior, parabólica, antenne extérieure, parabole',
  'internet-line/backup': 'failover, second line, Ausfallleitung, Zweitleitung, línea de respaldo, segunda línea, ligne de secours',
  'internet-line/prove': 'speed test, connecting, Geschwindigkeitsmessung, Anschließen, prueba de velocidad, test de débit, branchement',
  'mobile-signal/measure': 'signal survey, Signalmessung, medición de señal, mesure du signal',
  'mobile-signal/choose': 'permits, operator consent, Genehmigung, Betreiberzustimmung, permisos, autorisation',
  'mobile-signal/calling': 'Wi-Fi calling, WLAN-Telefonie, llamadas por wifi, appels wifi',
  'mobile-signal/amplify':
    'repeater, amplifier, outside aerial, Verstärker, Außenantenne, repetidor, amplificador, répéteur, amplificateur',
  'mobile-signal/system': 'distributed antennas, indoor system, Gebäudefunk, Inhouse-Anlage, antenas distribuidas, antennes distribuées',
  'mobile-signal/prove': 'final walk, Kontrollgang, recorrido final, visite finale',
  'operating-system/check': 'compatibility check, Eignungsprüfung, comprobación previa, test de compatibilité',
  'operating-system/save': 'data backup, Datensicherung, copia de seguridad, sauvegarde',
  'operating-system/image': 'master image, rollout stick, Musterinstallation, imagen maestra, image de référence',
  'operating-system/install': 'installing, formatting, Aufsetzen, formateo, formatage',
  'operating-system/programs': 'programs, printer, Programme, Drucker, programas, impresora, logiciels, imprimante',
  'operating-system/show': 'lesson, explanation, Einführung, Erklärung, clase, explicación, prise en main, explication',
  'file-tidy/photos': 'photo sorting, duplicates, Fotosortierung, Doppelte, duplicados, doublons',
  'file-tidy/faces': 'face tagging, keywords, Gesichter, Stichwörter, caras, etiquetas, visages, mots-clés',
  'file-tidy/files': 'folders, documents, Ordner, Ablage, carpetas, documentos, dossiers, classement',
  'file-tidy/mail': 'mailbox, inbox, Postfach, Posteingang, buzón, correo, messagerie, boîte de réception',
  'file-tidy/room': 'phone storage, iCloud, Handyspeicher, memoria del móvil, espace du téléphone',
  'file-tidy/keep': 'backup, upkeep, Sicherungskopie, Pflege, respaldo, mantenimiento, sauvegarde, entretien',
  'it-inventory/frame': 'register template, Vorlage, plantilla, modèle de registre',
  'it-inventory/record': 'counting, barcode labels, Zählung, Barcode-Aufkleber, recuento, etiquetas, comptage, étiquettes',
  'it-inventory/licences': 'licences, subscriptions, Lizenzen, Abos, licencias, suscripciones, abonnements',
  'it-inventory/audit': 'vendor audit, Herstellerprüfung, auditoría del fabricante, audit éditeur',
  'it-inventory/plan': 'replacement plan, budget, Austauschplan, Finanzplan, plan de renovación, presupuesto, plan de renouvellement',
  'it-inventory/hand': 'handing-out form, upkeep, Ausgabeformular, Fortschreibung, formulario de entrega, fiche de remise',
  'office-it-move/plan': 'move planning, schedule, Umzugsplanung, Ablaufplan, planificación, calendario, planification',
  'office-it-move/rooms': 'inspection of the new office, site check, Vorbesichtigung, visita previa, visite préalable',
  'office-it-move/pack': 'packing, transport, carrying, Einpacken, Transport, embalaje, transporte, emballage',
  'office-it-move/server': 'server move, rack, Serverumzug, Serverschrank, traslado de servidores, transfert des serveurs, baie',
  'office-it-move/build': 'setting up desks, reconnecting, Wiederaufbau, Anschließen, montaje, reconexión, remontage, rebranchement',
  'office-it-move/standby': 'first-day support, Erstbetreuung, asistencia el primer día, assistance le premier jour',
}
