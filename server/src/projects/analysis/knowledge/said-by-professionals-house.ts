/** What clients say: people who know something of the trade, of computers, house and garden; written before any list of works was read (2026-11-27). By the package's id, ' / ' between. */
export const SAID_BY_PROFESSIONALS_OF_HOUSE_AND_IT: Readonly<Record<string, string>> = {
  'business-website':
    'Our firm of 14 solicitors requires a new corporate website, roughly 25 pages in WordPress 6.x, with individual lawyer profiles and an enquiry form routed by practice area. / I teach at a secondary school and require a small responsive page for a science fair on 12 May: programme, map, photo gallery, online in two weeks. / For a chain of seven restaurants: a headless CMS such as Strapi or Sanity feeding a Next.js front end, menus edited by each manager in one place. / A single landing page with A/B variants for a webinar on pension law, conversion target 12 percent, hosted beneath our existing domain.',
  'shop-change':
    'WooCommerce 8.9 returns HTTP 500 at checkout since we moved to PHP 8.3; the log shows a fatal TypeError in the Stripe gateway plugin. Orders have stopped since Tuesday. / Shopify Plus store, 2,400 SKUs: we need a custom theme section in Liquid that shows tiered volume prices for B2B customers on the product template. / La pasarela Redsys devuelve el error SIS0042 al confirmar el pago desde que el banco cambió la clave SHA-256; los clientes abandonan el carrito.',
  'slow-website':
    'Largest Contentful Paint on our product pages is 5.8 s on mobile according to PageSpeed Insights, INP 420 ms. We must reach green Core Web Vitals before the spring campaign.',
  'accessible-site':
    'We are a municipal museum and received an audit listing 63 failures against WCAG 2.2 AA on our ticketing pages. All of them must be remediated by June.',
  'broken-hacked-site':
    'Google Search Console flagged "deceptive pages" and our visitors are redirected to a pharmacy shop; I found base64-encoded PHP in wp-content/uploads. The site must be clean and delisted from Safe Browsing.',
  'booking-payment-integration':
    'I run a dental practice with three chairs and want patients to book 30-, 45- and 60-minute slots online, synchronised with the Google calendars of both dentists. / Para un congreso de cardiología de 600 asistentes hace falta una página de inscripción con envío de resúmenes, pago por tarjeta y emisión del certificado en PDF.',
  'seo-work':
    'Organic traffic fell from 41,000 to 17,000 sessions a month after the domain change in March; I suspect canonical tags and hreflang and would like the technical causes found and fixed.',
  'domain-hosting':
    "Our Certbot renewal failed and browsers display NET::ERR_CERT_DATE_INVALID on the main domain and four subdomains, Apache 2.4 on Ubuntu 22.04. / Notre nom de domaine en .fr expire et reste bloqué chez un ancien prestataire ; il nous faut le code d'autorisation, le transfert et la reprise de la zone DNS.",
  'web-application':
    'We sell configurable shelving systems and would like customers to combine width, depth and finish in a 3D view in the browser and obtain a quotation in PDF. / Die Access-2010-Datenbank unserer Werkstatt mit 60 Formularen soll als Mehrbenutzer-Webanwendung mit SQL Server neu entstehen.',
  'system-integration':
    "Our marketing team edits a landing page in Webflow, and the form submissions should appear in HubSpot as contacts with UTM source, within a minute of submission. / Cabinet d'expertise comptable : nous cherchons un développeur pour relier Pennylane à notre outil de gestion de dossiers par webhooks, avec reprise sur erreur.",
  'site-care':
    'We need someone to take over monthly core and plugin updates, backups and uptime monitoring for nine WordPress sites of our agency under a service agreement.',
  'website-change':
    "Unsere Kanzleiseite lädt Google Fonts und YouTube vor der Einwilligung; gefordert ist ein TTDSG-konformes Cookie-Banner samt Zwei-Klick-Lösung für eingebettete Videos. / Auf unserem Server kommen Kontaktformular-Mails seit dem Hosterwechsel nicht mehr an, der Versand erfolgt per PHPMailer über Port 587, SMTP-Fehler 535. / Als Architekturbüro suchen wir jemanden, der unsere 48 Referenzprojekte in einem filterbaren Portfolio (Nutzung, Baujahr, Leistungsphase) auf der bestehenden Website darstellt. / Le menu et le carrousel de notre site vitrine s'affichent mal sous Safari iOS 17 : éléments superposés, défilement bloqué. Le reste des navigateurs fonctionne correctement.",
  'cms-relaunch':
    'Der TYPO3-Auftritt unserer Kommune läuft noch auf Version 9.5 ELTS. Wir möchten auf 12 LTS gehoben werden, einschließlich der sechs Extensions aus eigener Entwicklung. / Nuestra tienda PrestaShop 1.6 ya carece de soporte; hay que pasarla a la versión 8 con sus 5.200 productos, clientes e histórico de pedidos.',
  'site-localisation':
    'Necesitamos traducir y adaptar la web corporativa, hecha en WordPress con Elementor, a inglés y portugués mediante WPML, unas 40 páginas con sus menús y formularios.',
  'web-shop':
    "Responsable marketing d'une PME viticole, je cherche à vendre en ligne 45 références de vin avec vérification d'âge, calcul du port par carton de 6 et Colissimo.",
  'webapp-change':
    "Notre intranet PHP affiche un tableau de 12 000 lignes qui met quarante secondes à s'ouvrir ; nous voudrions pagination côté serveur, tri et export Excel. / We have a web application in Angular 17 and would like it installable on phones with offline caching and home-screen icon, as a PWA. / Single sign-on by SAML 2.0 with Entra ID is demanded by our largest customer; our SaaS, in Django 4.2, currently has only local passwords.",
  'app-publish':
    'Apple rejected our build under guideline 5.1.1(v) because account deletion is missing. We need version 3.2 approved before the contract deadline of 30 September. / Two hundred company iPhones must receive our internal inspection app through Apple Business Manager and Intune as a custom app, currently installed by ad hoc profile. / Buscamos publicar en App Store y Google Play una app ya terminada en Flutter; necesitamos cuentas de organización con número D-U-N-S, fichas, firma y privacidad.',
  'app-bug':
    "Crashlytics reports a 2.7 percent crash rate on Samsung devices running Android 14, nearly all in the camera activity. Kotlin code base, about 80 screens. / The cold start of our banking app takes 6.2 seconds on a Pixel 6a. Target is below 2 seconds, measured by Macrobenchmark. / Users complain that our hiking app drains 30 percent battery per hour while recording GPS tracks in the background; location accuracy should stay within 10 m. / Seit dem Update auf iOS 18 öffnen unsere Universal Links nur noch Safari statt der App, die apple-app-site-association liegt korrekt unter .well-known. / L'audit MASVS de notre application mutualiste relève un stockage du jeton en clair et l'absence de certificate pinning ; ces points doivent être corrigés. / Les écrans de notre appli de caisse sont illisibles sur tablettes pliables et en mode paysage ; la mise en page Jetpack Compose doit s'adapter de 5 à 12 pouces.",
  'app-modernise':
    'Our React Native 0.64 project no longer compiles under Xcode 15; please bring it to the current release with the New Architecture enabled. / Google Play warns that our app must target API level 35 by August; currently it targets 30 and uses legacy storage access. / Wir wollen unsere getrennten Codebasen in Swift und Kotlin durch eine gemeinsame in Flutter ablösen, rund 55 Bildschirme mit Offline-Datenbank.',
  'new-mobile-app':
    "As a physiotherapist I would like my patients to see prescribed exercise videos on iPhone and Android and to record pain scores from 0 to 10 every day. / Our torque wrench transmits readings over Bluetooth Low Energy 5.0, GATT profile documented; an iPad application should log each tightening and export CSV. / Für unseren Pflegedienst mit 35 Mitarbeitern soll eine App entstehen, mit der Touren, Leistungsnachweise nach SGB XI und Unterschriften auf dem Tablet erfasst werden. / Queremos una aplicación para nuestra cooperativa agrícola: los 140 socios deben registrar tratamientos fitosanitarios por parcela SIGPAC desde el móvil, incluso donde falta cobertura. / Para nuestro gimnasio, una app para Apple Watch que muestre la serie actual, la frecuencia cardiaca y guarde la sesión en HealthKit. / Notre association sportive souhaite une application avec messagerie de groupe, calendrier des matchs et covoiturage entre parents, pour environ 450 licenciés. / Gérant d'un réseau de bornes de recharge, je voudrais une appli affichant 230 stations sur une carte, leur disponibilité via OCPI et le démarrage de session par QR code.",
  'app-feature':
    'We need in-app subscriptions (monthly and yearly, 7-day trial) in our Flutter language-learning product through StoreKit 2 and Google Play Billing, ideally with RevenueCat. / Hace falta integrar Bizum y tarjeta dentro de nuestra app de aparcamiento, con conformidad PSD2 y autenticación reforzada.',
  'app-after-launch':
    'Please prepare the store listing for our insurance app: screenshots in six sizes, keyword research, localised descriptions for four markets; install rate is presently 14 percent. / Unser Entwickler hat das Projekt verlassen; der Keystore ist vorhanden, der Quellcode in Java liegt auf GitLab. Gesucht wird laufende Betreuung der Android-App mit etwa zwei Releases pro Quartal.',
  prototype:
    'Interactive prototype in Figma for a medication reminder, 20 screens, following Human Interface Guidelines and Material 3, to be tested with ten elderly users.',
  'ar-app':
    'Our museum wishes visitors to point their phone at seven exhibits and see the reconstructed statues at full scale through ARKit and ARCore.',
  'video-game':
    'A puzzle game in Unity 2022 LTS for children aged 6 to 9, forty levels, published on both stores under the Families policy.',
  'legacy-code':
    'We have a VB6 order-entry program from 2002 with 210 forms running on Windows Server 2008; it must be rewritten in a maintainable stack, C# preferred. / The monolith in .NET Framework 4.7 should be divided into four services beginning with invoicing, with messages through RabbitMQ. We ask for an architecture proposal with migration stages. / La aplicación en Node 14 tiene 37 dependencias vulnerables según npm audit, cinco críticas; solicitamos actualizarla a Node 20 y comprobar que todo sigue funcionando.',
  'program-fault':
    "Our Java 8 service on Spring Boot 2.3 consumes 6 GB heap and restarts every nine hours; heap dumps indicate a leak in the session cache. / A concurrency defect: two clerks occasionally receive the same invoice number when saving simultaneously, about five cases monthly, MySQL 8 with InnoDB. / We are a small bank's IT department and need somebody fluent in COBOL and JCL to alter the interest calculation batch on z/OS for a new day-count convention. / Nuestra facturación debe cumplir con Veri*factu: encadenado de registros, código QR y envío a la AEAT desde un programa propio escrito en Delphi. / Nightly Airflow DAG fails at the Salesforce extraction with rate limit errors; the data warehouse in Snowflake has been stale for four days.",
  'automation-script':
    "Being an accountant, I reconcile 1,200 bank lines against invoices in Excel each month. A macro should match by amount, date within three days and reference. / We need a Python script that fetches tariff PDFs from three carriers every Monday, extracts the fuel surcharge and writes it to a table. / Pour un notaire, automatiser la génération d'actes Word depuis un formulaire : 28 modèles, clauses conditionnelles, numérotation et annexes. / Scanned delivery notes, about 700 a day in varying layouts, are to be read automatically: supplier, item number, quantity, with a confidence score to our ERP.",
  'code-review':
    'Independent code review requested for a 45,000-line Python code base before we acquire the company: architecture, licences, test coverage, technical debt.',
  'slow-database':
    'Our PostgreSQL 13 report query joins seven tables and takes 94 seconds; the execution plan shows sequential scans over 80 million rows.',
  'software-testing':
    'Test coverage of our billing module in TypeScript stands at 11 percent. We want unit and integration tests up to 80 percent and a regression suite.',
  'device-firmware':
    'Firmware for an STM32L4 board: read a 4-20 mA sensor each minute, transmit through LoRaWAN 1.0.3, and last five years on two lithium cells.',
  'desktop-program':
    'Desktop tool for Windows 11 and macOS by which our lab technicians import HPLC chromatogram files, compute peak areas and print a signed report in line with 21 CFR Part 11.',
  'bot-extension':
    'Please build a browser extension, Manifest V3, that reads the case number in our court portal and fills the corresponding fields in our matter management software. / Für unser Ingenieurbüro soll ein AutoCAD-Plugin in C# Stücklisten aus Blockattributen ziehen und nach DIN 6771 in Excel ablegen. / Deseamos un módulo de Odoo 17 a medida que calcule comisiones escalonadas por comercial y trimestre, con liquidación en PDF.',
  'technical-docs':
    'Our documentation is out of date. A technical author with programming knowledge should produce developer documentation for 74 endpoints with examples in cURL and Python.',
  'scada-dashboard':
    'Unsere Messmaschine liefert Daten per OPC UA; gesucht wird ein Programm, das Werte im Sekundentakt in eine SQL-Datenbank schreibt und Toleranzverletzungen meldet.',
  'version-control':
    'Wir möchten Git, verbindliche Branch-Regeln und Merge-Requests im Team von acht Entwicklern einführen; heute liegt alles auf einem Netzlaufwerk mit Datumsordnern.',
  'erp-rollout':
    'Requerimos un sistema de gestión de almacén para 4.000 ubicaciones con lectores Zebra, lotes y caducidades, enlazado con nuestro ERP Odoo 16.',
  'product-rules':
    "Notre logiciel de caisse doit obtenir l'attestation NF525 : inaltérabilité, archivage et clôtures. Le code en Python date de 2017.",
  'software-choice':
    "Nous avons besoin d'un cahier des charges fonctionnel et technique pour un extranet fournisseurs, avec cas d'usage et estimation de charge, avant l'appel d'offres.",
  dashboard:
    "We want a Power BI dashboard over our SAP HANA sales data: margin by region, product group and quarter, with row-level security for 22 area managers. / Directrice d'école de commerce, je souhaite un tableau de bord Looker Studio suivant candidatures, admissions et abandons par campus depuis Google Sheets.",
  'chatbot-llm':
    'Our support desk closes 3,000 tickets a month. A language model with retrieval over our 1,800 knowledge articles should draft the first reply inside Zendesk. / Ein Chatbot auf unserer Stadtwerke-Website soll Fragen zu Tarif, Zählerstand und Umzug beantworten und an das CRM übergeben, Hosting in der EU.',
  'data-evaluation':
    'For my doctoral thesis in nursing I hold 412 questionnaires on a Likert scale in SPSS and require factor analysis plus a moderated regression, APA reporting. / We intend to test whether the new checkout raises conversion; help with sample size, randomisation and evaluation at 95 percent confidence is required. / Für die Fakultät benötigen wir eine Auswertung einer Längsschnittstudie mit 260 Probanden, fehlende Werte mittels multipler Imputation, gemischtes lineares Modell in R. / Analyse de 5 000 avis clients en français et en néerlandais : thèmes, tonalité et évolution trimestrielle, présentée en une note de dix pages.',
  'prediction-model':
    'Surface scratches on anodised parts should be detected by camera, 12 megapixel, conveyor 0.5 m/s, false reject rate beneath 1 percent. / Fine-tune a Llama 3 8B model on 15,000 anonymised radiology reports so that it produces structured findings, running on our own two A100 GPUs. / Our vibration sensors on 16 pumps record at 10 kHz; we wish to be warned a week before a bearing fails. / Nuestra tienda de moda desea recomendaciones personalizadas de producto en la ficha y en el correo, basadas en 2 millones de eventos de navegación. / Nos modèles de scoring sont exécutés à la main dans des notebooks ; il nous faut une chaîne MLOps avec MLflow, réentraînement mensuel et suivi de la dérive. / Assureur, nous cherchons un actuaire-data scientist pour détecter des sinistres automobiles frauduleux parmi 120 000 dossiers annuels.',
  'data-cleanup':
    'Our customer master contains 86,000 records with an estimated 15 percent duplicates, inconsistent postcodes and missing VAT numbers, and should be deduplicated and standardised.',
  'data-pipeline':
    'We are building a lakehouse on Databricks and need a data architect to define medallion layers, naming conventions and Unity Catalog permissions. / Unser Controlling pflegt 31 Excel-Dateien für die Monatsabschlüsse; die Kennzahlen sollen künftig aus DATEV und Salesforce automatisch in ein Data Warehouse fließen. / Diseñar el modelo dimensional en estrella para un hospital: urgencias, ingresos y quirófanos, con dbt y pruebas de calidad de datos.',
  'ai-governance':
    'As legal counsel, I need our recruitment scoring tool examined against the EU AI Act: risk class, bias across gender and age, technical documentation.',
  'web-data':
    'Please scrape publicly listed spare part prices from five distributors daily, some 9,000 part numbers, and deliver a tidy CSV.',
  'corporate-course':
    'I teach statistics to managers and would like a three-day course for twelve analysts on pandas, visualisation and reproducible notebooks. / Former huit administrateurs système à Docker et Kubernetes, quatre jours, avec travaux pratiques, en vue de la certification CKA. / Impartir a nueve administrativas una formación de ocho horas sobre SharePoint, Teams y coautoría de documentos, en nuestra sede de Zaragoza.',
  'own-language-model':
    'Twenty thousand hours of call centre recordings must be transcribed with speaker separation and tagged by complaint reason.',
  'ai-at-work':
    'Unsere Kollegen sollen Copilot und ChatGPT produktiv einsetzen; gewünscht ist ein Workshop für 25 Sachbearbeiter samt Prompt-Vorlagen und Richtlinie.',
  'labelling-work':
    'Queremos etiquetar 25.000 imágenes de hojas de vid según cuatro enfermedades, con cajas delimitadoras en formato COCO y control de calidad entre anotadores.',
  'report-mend':
    'El informe de Tableau muestra unas ventas distintas a las del ERP, un 7 % menos; sospechamos de una unión que pierde filas en la tabla de devoluciones.',
  'server-migration':
    'We intend to relocate 38 VMware virtual machines from a colocation rack to Azure by year end, including two SQL Server clusters; a landing zone does not exist yet. / Hébergement de données de santé : notre application doit être transférée chez un hébergeur certifié HDS, environ 2 To et six conteneurs.',
  'cloud-bill':
    'Our AWS invoice has climbed from 11k to 27k a month over two quarters; presumably idle RDS instances, NAT gateway traffic and unattached EBS volumes.',
  'delivery-pipeline':
    "GitLab CI takes 52 minutes for every merge request. Caching, parallel jobs and self-hosted runners should bring it below ten. / Deployment requires 20 minutes of downtime each Thursday. We want blue-green or canary releases through Argo CD. / Our Jenkins controller, 64 jobs and obsolete plugins, has to be replaced by GitHub Actions with reusable workflows. / Nuestro equipo de doce programadores necesita un entorno de pruebas efímero por cada rama, desplegado en Google Kubernetes Engine y destruido al cerrar la petición. / Notre CI/CD Azure DevOps doit intégrer l'analyse SonarQube, le scan des images Trivy et une validation manuelle avant la production.",
  'cloud-setup':
    'All infrastructure was clicked together in the console. We require it as Terraform modules, with remote state and separate staging and production.',
  'outage-performance':
    'Pods of the payment service are OOMKilled around noon each day, limits 512 Mi, Horizontal Pod Autoscaler seems to react too late. / Unsere Serverless-Funktionen auf AWS Lambda brauchen beim Kaltstart bis zu 9 Sekunden; die Ursache in der VPC-Anbindung und den Paketgrößen soll beseitigt werden. / Nos deux serveurs web derrière HAProxy perdent les sessions PHP à chaque bascule ; il faudrait un stockage partagé dans Redis et une vraie haute disponibilité.',
  'disaster-recovery':
    'An external auditor asks for a tested disaster recovery plan: RPO 15 minutes, RTO 2 hours, second region Frankfurt, for our claims platform. / Für unser Stadtkrankenhaus benötigen wir ein Notfallhandbuch nach BSI-Standard 200-4 sowie eine Übung mit dem Krisenstab.',
  'monitoring-setup':
    'Prometheus, Grafana and alerting to PagerDuty are to be introduced for twenty microservices; at present customers tell us about outages before we notice. / Die Logs von 70 Hosts sollen zentral in Elasticsearch oder Loki zusammenlaufen, Aufbewahrung 180 Tage, Zugriff nach Rollen. / Una clínica requiere monitorización de 40 equipos de red mediante PRTG o Zabbix por SNMP, con avisos por correo y SMS.',
  'database-restore':
    'The production RDS instance lost a table yesterday at 16:40 through a wrong migration; point-in-time recovery is enabled for seven days.',
  'load-test':
    'We expect 40,000 simultaneous visitors when concert tickets go on sale; a load test with k6 and an auto-scaling configuration are necessary.',
  'cloud-access':
    'S3 buckets with client documents were found to be publicly readable; IAM roles and policies across four accounts should follow least privilege. / Secrets are in plain text in our repositories. HashiCorp Vault should be introduced with rotation of database passwords and Kubernetes integration.',
  'server-care':
    'Ansible playbooks for the hardening and patching of 120 RHEL 9 servers according to CIS Level 1, with monthly compliance report. / Wir suchen einen Dienstleister, der unseren OpenShift-Cluster rund um die Uhr betreut, mit Reaktionszeit 30 Minuten und monatlichem Bericht.',
  'container-platform':
    'A European private cloud on our own hardware, three Dell R750 with Proxmox VE 8 and Ceph, is wanted for 25 virtual machines.',
  'server-fault':
    'Unser Ubuntu-Root-Server bei Hetzner ist seit dem Kernel-Update nicht mehr erreichbar, im Rettungssystem erscheinen Fehler im Software-RAID 1. / El certificado comodín del balanceador caducó y la API devuelve error 502 desde las seis de la mañana; usamos Nginx sobre tres instancias EC2.',
  'backup-setup':
    'Contratar copias de seguridad inmutables de 12 TB en la nube con Veeam y Wasabi, retención de 90 días y prueba de restauración trimestral.',
  'mail-collaboration':
    'Montar un servidor de correo propio en un VPS con Postfix, SPF, DKIM y DMARC para 45 buzones de una fundación. / We migrate 26 mailboxes from an IMAP provider to Microsoft 365 Business Premium, shared calendars and distribution lists included, over one weekend. / Tras la jubilación del gerente hay que convertir su buzón en compartido, traspasar su OneDrive y reasignar la licencia, respetando el plazo legal de conservación. / DMARC is at p=none and spoofed messages bearing our domain reach customers. We intend to move to p=reject, eleven legitimate senders.',
  'new-computer-move':
    'Our office of 18 people needs all Windows 10 machines (Dell OptiPlex 7050, i5-7500) replaced or upgraded before end of support, with profiles and data transferred.',
  'program-trouble':
    "Outlook 365 requests my password every ten minutes on one workstation although webmail works; I have already cleared the Credential Manager and rebuilt the profile. / QuickBooks Desktop 2022 in multi-user mode produces H202 on three of five stations after the server was renamed. / Word macros in our pleading templates stopped working after Office was updated to version 2406; trust centre settings are governed by group policy. / Active Directory accounts lock out repeatedly for one employee, event ID 4740 names a device that no longer exists on our books. / Our dental X-ray software demands SQL Server Express 2019 and refuses to install: error 1603. The manufacturer's hotline referred us to a local technician. / I teach remotely and my Shure MV7 crackles in Zoom through a USB-C dock, fine when connected directly to the MacBook. / Curseur saccadé et écran noir intermittent sur un double affichage Dell U2723QE relié par station WD22TB4, pilotes et micrologiciel à jour.",
  'printer-help':
    'The HP LaserJet M507dn prints from Word but shows error 79 Service Error with PDF files from our case management system; firmware is current.',
  'slow-computer':
    'Blue screen WHEA_UNCORRECTABLE_ERROR on a Lenovo ThinkPad P15 under CAD load, roughly twice a day; memtest ran clean for eight passes. / Seit dem gestrigen Windows-Update 24H2 startet der Empfangsrechner in einer Reparaturschleife; BitLocker-Schlüssel liegt vor, das Terminbuch ist lokal gespeichert. / El portátil MSI Katana alcanza 98 grados y reduce su frecuencia al renderizar; convendría una limpieza interna y pasta térmica nueva. / Notre iMac 27 pouces 2019 est devenu très lent avec son Fusion Drive ; nous souhaitons un SSD de 1 To et le clonage du système.',
  'laptop-repair':
    'My MacBook Pro 14 (M1 Pro, 2021) shows "Service Recommended" at 78 percent battery capacity and lasts two hours; I need the accumulator renewed.',
  'office-it-care':
    "We would like a managed helpdesk for a notary's office with 12 workstations: remote support, 4-hour response, on-site visits when needed.",
  'meeting-room':
    'Eight meeting rooms are to be equipped with Teams Rooms: display, Logitech Rally Bar, Tap controller, licences and calendar resource accounts.',
  'device-management':
    'For our school: 64 Chromebooks to be enrolled in Google Admin with class policies, exam kiosk mode and asset labels. / Wir möchten für 60 Notebooks eine einheitliche Installation per Windows Autopilot und Intune, sodass neue Kollegen das Gerät zu Hause auspacken und loslegen.',
  'pc-build':
    'I require a workstation for Revit and Enscape, 64 GB RAM, RTX 4070 class, assembled and burned in, quiet enough for an open-plan studio.',
  'data-wiping':
    'Fifteen retired PCs and two servers have to be erased in accordance with NIST 800-88, certificates per serial number, prior to disposal.',
  'office-server':
    'Für unser Steuerbüro mit neun Arbeitsplätzen muss DATEV vom alten Windows Server 2012 R2 auf einen neuen Server 2022 umgezogen werden. / Installer et configurer un serveur de terminaux RDS 2022 pour 15 comptables, avec licences CAL et accès à Sage 100.',
  'phone-tablet-repair':
    'Mein Surface Pro 8 lädt nur noch bei einer bestimmten Stellung des Steckers, Netzteil wurde bereits gegen ein zweites geprüft.',
  'data-rescue':
    'Necesito recuperar una hoja de Excel con 8.000 registros que aparece dañada desde un corte de luz; la versión anterior en SharePoint está vacía.',
  'it-inventory':
    'Un inventaire complet du parc, 85 postes et licences Microsoft et Adobe, est exigé par le commissaire aux comptes avant fin mars.',
  ransomware:
    'Files on the file server carry the extension .lockbit and a ransom note; three hosts are isolated. We need forensic containment and recovery tonight.',
  'iso-certification':
    'The board demands ISO/IEC 27001:2022 certification within twelve months; 75 staff, one site, currently only a password policy exists. / We are a water utility affected by NIS2 and would like a gap analysis, reporting procedure and management training. / SOC 2 Type II readiness for a 30-person SaaS, trust criteria security and availability, using Vanta for evidence collection. / Requerimos adecuación al Esquema Nacional de Seguridad, categoría media, para la sede electrónica de un ayuntamiento de 20.000 habitantes.',
  'hacked-account':
    "An employee approved an MFA prompt and her mailbox now sends invoices with altered bank details; Entra sign-ins from Lagos and a forwarding rule are visible. / Somebody has been posting through my company's LinkedIn and Google accounts since Sunday and changed the recovery number; I am the registered proprietor. / Le téléphone professionnel du directeur se comporte étrangement, batterie vide et micro actif ; nous craignons un logiciel espion et voulons une expertise.",
  'awareness-training':
    'We require simulated phishing campaigns for 220 employees each quarter with short training modules and statistics by department. / Los concejales necesitan una charla de dos horas sobre fraude del CEO, contraseñas y uso seguro del móvil oficial.',
  'security-audit':
    'Three firewalls FortiGate 60F have grown to 240 rules in eight years. Please review, remove shadowed rules and document the outcome. / Monthly vulnerability scans with Nessus or Qualys over 300 internal addresses, with remediation priorities according to CVSS and exploitability. / Security review of our Solidity contracts, ERC-20 token and vesting, 1,900 lines, prior to mainnet deployment. / Pedimos un análisis de seguridad de nuestra API GraphQL: autorización por objeto, límites de profundidad e inyecciones, con informe de pruebas. / Audit de configuration de notre tenant Microsoft 365 selon le référentiel CIS, 130 utilisateurs, avec plan de remédiation hiérarchisé.',
  'security-hardening':
    'Our insurer makes cyber cover conditional on EDR on every endpoint; 90 Windows laptops and six servers, preferably CrowdStrike or Defender for Business. / Deploy FIDO2 security keys (YubiKey 5 NFC) and conditional access for 40 users so that passwords alone no longer suffice. / Un bufete con 16 ordenadores portátiles quiere cifrado BitLocker completo, claves custodiadas en Entra ID y comprobante para la auditoría.',
  'digital-forensics':
    'We suspect that a departing engineer copied design files to a USB medium in May; evidence from his ThinkPad must stand up in court.',
  'attack-detection':
    'Our SIEM (Sentinel) generates 900 alerts a day, mostly false; detection rules need tuning and mapped to MITRE ATT&CK.',
  'scam-help':
    'Ein Dienstnotebook wurde im Zug gestohlen. Wir müssen klären, ob die Festplatte verschlüsselt war, Zugänge sperren und die 72-Stunden-Meldung vorbereiten.',
  'access-rights':
    'Die Administratoren nutzen ein gemeinsames Domänen-Admin-Konto. Gewünscht ist ein Tiering-Modell mit LAPS und PAW für unser Active Directory.',
  'security-questionnaire':
    "Rédaction d'une PSSI et d'une charte informatique annexée au règlement intérieur, pour une clinique de 300 salariés.",
  'site-wifi':
    'A three-storey townhouse office, 420 m², concrete ceilings: Wi-Fi drops during calls on the second floor. We want a survey and properly placed access points, Wi-Fi 6. / In unserer Werkhalle brechen die Handscanner beim Wechsel zwischen den Zugangspunkten ab, Roaming nach 802.11r/k/v soll sauber eingerichtet werden.',
  'remote-access':
    'Our branch in Leeds and headquarters should be joined by a permanent IPsec tunnel, UniFi gateway on one side, Sophos XGS on the other. / Since the provider changed us to CGNAT our surveyor software can no longer be reached from outside; a static address or alternative is wanted. / Remote employees, 25, should reach the file server over WireGuard or another VPN with MFA; the present PPTP is obsolete.',
  'office-network':
    'UniFi Dream Machine Pro, four VLANs: guests, staff, cameras and card terminals must be isolated from one another in line with PCI requirements. / DHCP scope exhausted: /24 with 300 devices in our college, tablets receive 169.254 addresses in the morning. Readdressing is required. / We lease a coworking floor and need a new firewall and router for twelve tenants, each with own subnet and traffic report. / Wir möchten unser Netz auf IPv6 Dual-Stack umstellen, Präfix /48 vorhanden, inklusive Adresskonzept und Firewallregeln. / Quarante caméras et automates doivent migrer sur un réseau séparé avec commutateurs industriels Hirschmann en anneau redondant.',
  'network-cabling':
    'A fibre link OM4, 180 m, between warehouse and office shows 9 dB attenuation; splice or connectors need checking with an OTDR.',
  'voip-phones':
    'Our analogue ISDN telephone system will be switched off; 32 extensions should become SIP with 3CX and our numbers retained. / Voice traffic is choppy when backups run; DSCP markings and QoS on our MikroTik RB5009 must be set properly.',
  'network-fault':
    'Cisco Catalyst 2960X switches reboot randomly and spanning tree recalculates; seven units in a ring, IOS 15.2. Network stops for a minute each time. / Ein unbekanntes Gerät überflutet unser Netz mit Broadcasts, Switch-Auslastung 100 Prozent; wir brauchen eine Analyse mit Wireshark vor Ort.',
  'camera-network':
    'Sixteen IP cameras with PoE recording to an NVR, 30 days retention, need cabling and their own switch with at least 250 W budget. / Instalar cuatro cámaras Reolink alimentadas por cable en la fachada, con grabación local y avisos solo cuando aparezcan personas.',
  'internet-outage':
    'I work at home as a translator; the ISP supplies 1 Gbit/s yet I measure 90 Mbit/s on the wired desktop, presumably a cabling or port negotiation issue. / Die FritzBox 7590 synchronisiert nur mit 38 statt 250 Mbit/s, die Telefondose ist über einen alten Klingeldraht angebunden.',
  'building-link':
    'A point-to-point radio bridge across 1.2 km between farm house and milking parlour, line of sight available, 300 Mbit/s at least.',
  'rack-tidy': 'The server cabinet resembles spaghetti: 24U rack to be rewired, labelled and documented with a port map, at a weekend.',
  'home-wifi':
    'Instalar un sistema mesh de tres nodos TP-Link Deco XE75 con conexión por cable en un chalé de 280 m², planta sótano incluida. / En el edificio histórico la obra está prohibida; deseamos llevar la señal a la última planta aprovechando el cable coaxial con adaptadores MoCA 2.5.',
  'parental-controls':
    "Un filtrage de contenu conforme aux obligations d'un lycée, 600 élèves, avec journal conservé un an, doit être mis en place.",
  'tv-aerial':
    'Connexion Internet par satellite Starlink pour un gîte isolé : antenne en toiture, passage du câble et diffusion dans quatre chambres.',
  'smart-home-build':
    "Please commission Home Assistant on a dedicated mini PC with Zigbee2MQTT, 43 devices, and move my existing SmartThings automations across. / A parent with early dementia lives alone; motion, door and stove sensors ought to inform us when routine is broken. / Garden lighting and gate motor (BFT, 24 V) should open through geofencing and HomeKit, with a video of who is outside. / Wir suchen eine Beratung, welches System (Loxone, KNX oder Funk) sich für die Sanierung unseres Altbaus von 1928 mit 11 Räumen eignet. / Ma mère, malvoyante, souhaite commander à la voix volets, lampes et téléphone depuis son fauteuil, dans un appartement de 60 m². / L'arrosage, la pompe de piscine et l'éclairage du jardin doivent obéir à un seul scénario selon la pluie et l'ensoleillement.",
  'shutter-motors':
    'Somfy io roller shutters, fourteen units, should be operated by app and by sun position through TaHoma; the wall transmitters remain.',
  'thermostat-fit':
    'The Nest Learning Thermostat displays E195 and the boiler stays off; I presume the common wire is missing at the Heat Link.',
  'video-doorbell-fit':
    'Our holiday let needs a smart lock with time-limited codes per booking, euro cylinder 35/45, linked to Airbnb and with a record of entries.',
  'smart-home-mend':
    "Philips Hue bridge reports full at 50 lights; I should like two bridges unified under Matter and old scenes retained. / Shelly 1PM relays behind 22 wall switches have lost their connection after I replaced the router; SSID was altered. / Unsere Busch-Jaeger-Jalousieaktoren fahren bei Wind nicht mehr hoch, die Wetterstation meldet am KNX-Bus keine Werte. / Las persianas con motores Zigbee pierden la posición y bajan a destiempo de noche; el concentrador está a dos plantas y con poca cobertura. / Nos ampoules et prises Ikea Dirigera disparaissent de l'application chaque semaine ; le maillage Thread doit être fiabilisé dans une maison en pierre.",
  'home-cinema':
    'Sonos Amp and in-ceiling speakers in five rooms, independent zones, controlled from wall tablets, cabling is already in place. / Cinema room with 7.1.4 Atmos, JVC projector, motorised blackout blinds and lights dimming by one button, Control4 or equivalent.',
  'smart-climate':
    'Monitor our photovoltaic surplus (Fronius Symo 8.2) and start the heat pump and wallbox automatically when more than 3 kW is exported. / In der vermieteten Wohnung sollen die sechs Heizkörper über Homematic IP gesteuert und beim Auszug wieder rückgebaut werden können. / Queremos que el aire acondicionado por conductos Daikin se controle por zonas con Airzone y responda a Google Home. / Mettre en place une gestion centralisée Delta Dore : chauffage électrique fil pilote, huit radiateurs, délestage et suivi de consommation.',
  'leak-guard':
    'Water leak detectors under every sink and a motorised shut-off valve, 22 mm copper, that closes within seconds and alerts me abroad.',
  'alarm-entry':
    'Fit a smart alarm, Ajax Hub 2 Plus, with eight motion sensors, siren and key fob, EN 50131 grade 2, for our jewellery workshop.',
  'voice-devices':
    "Alexa routines respond twice since we joined two households' accounts; groups, device names and duplicates need sorting out, about 70 entries.",
  'light-trouble':
    "My conference room's Lutron RadioRA 3 dimmers flicker at low level with the new LED spots; trim values or lamps have to be matched.",
  'doorbell-intercom': 'Colocar un videoportero IP de dos hilos Fermax con desvío de llamada al móvil en una comunidad de seis vecinos.',
  'ev-charger-install':
    'Installation of an 11 kW wallbox (go-e Charger) in a carport, 18 m from the consumer unit, load management and notification to the grid operator.',
  'dishwasher-repair-work':
    'The RCD (30 mA, type A) trips whenever the dishwasher heats; insulation resistance of the element seems doubtful, but other circuits share the device. / Bei der Bauknecht-Spülmaschine öffnet sich das Salz- und Reinigerfach nicht mehr, Elektronikplatine zeigt Feuchteschaden. / Le lave-vaisselle Asko déclenche le détecteur de fuite dans la cuve du socle ; joint de porte neuf, bras inférieur fissuré.',
  'electrical-check':
    'An EICR is required for a rented two-bedroom flat before the new tenancy begins on the 1st; the previous report dates from 2019. / Emergency lighting in our nursery, 28 fittings, is due for the three-hour duration test and logbook entry under BS 5266. / We require portable appliance testing of 640 items across two law offices, out of hours, with barcode labels. / Der E-Check unserer Arztpraxis nach DGUV Vorschrift 3 ist fällig, ortsfeste Anlage und rund 90 Geräte. / Solicitamos el boletín eléctrico y aumento de potencia de 3,45 a 5,75 kW para un piso de los años setenta en Valencia.',
  'rewire-panel':
    "Ground-floor rewire of a 1950s semi: 34 points, rubber-insulated cables, walls to be chased before the plasterer arrives in May. / Im Altbau sind die Steckdosen noch klassisch genullt; das Schlafzimmer und Kinderzimmer sollen einen Schutzleiter und FI erhalten. / Der Zählerschrank von 1968 muss auf Verlangen des Netzbetreibers vor Einbau eines Smart Meters nach VDE-AR-N 4100 erneuert werden. / Legalizar la instalación de un bar de 110 m² con proyecto, cuadro nuevo y certificado según el REBT ITC-BT-28. / Mise aux normes NF C 15-100 d'une maison de 1965 avant vente : le diagnostic mentionne six anomalies, dont l'absence de liaison équipotentielle.",
  'electrical-fault':
    'Half of the office sockets have been dead since a contractor drilled into the wall; the 16 A breaker refuses to reset. / Salta el diferencial cada vez que llueve; creemos que el agua entra en una caja de derivación de la terraza. / Un enchufe de la cocina huele a quemado y la clavija del horno está derretida; hemos bajado el magnetotérmico correspondiente. / Le compteur Linky disjoncte le soir quand le ballon de 300 litres et les radiateurs fonctionnent ensemble ; abonnement 9 kVA monophasé.',
  'cooker-circuit': 'Our workshop acquires a CNC lathe, 400 V, 32 A; a CEE socket and a supply cable sized for 25 m are needed.',
  'electrical-points':
    "Six recessed LED downlights, IP65, fire rated, for a bathroom with zone 1, with extractor and isolator. / The warehouse lighting consists of 48 metal halide high bays, 400 W; we want LED with daylight sensors and a lux calculation of 200 lx. / Poser un éclairage d'allée de 40 mètres, douze bornes en 230 V IP65 avec détecteur crépusculaire, câble enterré sous fourreau rouge.",
  'solar-install':
    'Solar array 9.6 kWp with 10 kWh battery on a south-west tile roof, single-phase supply, application to the network operator included.',
  'backup-power':
    'Back-up generator 20 kVA with automatic transfer switch for a veterinary surgery, refrigerated vaccines depend on uninterrupted power.',
  'smoke-alarm-fit': 'Interlinked mains smoke and heat alarms, grade D1 LD2, for a three-storey house converted to an HMO.',
  'outbuilding-supply': 'Outdoor supply to a garden office 30 m away: SWA cable 10 mm², trench, sub-board and earth electrode.',
  'drive-setup':
    'A three-phase motor, 15 kW, trips its overload on starting; star-delta contactors from 1998 should be superseded by a soft starter.',
  'lamp-hanging': 'Unser Kronleuchter, 22 kg, hängt in 4,20 m Höhe und soll an einen neuen Deckenauslass samt Dimmer angeschlossen werden.',
  'power-supply-upgrade': "Nous voulons répartir correctement les phases d'un atelier triphasé : neutre chargé, 42 A sur L1 et 9 A sur L3.",
  'hot-water':
    'The pressure relief valve of our 210-litre unvented cylinder (Megaflo) discharges continuously into the tundish; expansion vessel probably flat. G3 qualified person required.',
  'pressure-pipes':
    'Low flow on the first floor, 4 l/min at the shower, while the ground floor delivers 14; the pipework is 15 mm galvanised steel from 1961. / Complete replacement of lead supply pipe, 11 m from the stop tap to the kitchen; the analysis shows 18 µg/l. / Water hammer of considerable force when the solenoid of the dishwasher closes; static pressure 6.5 bar at the inlet. / Unser Hauswasserfilter mit Druckminderer (BWT, DN 25) tropft am Gewinde und soll durch eine rückspülbare Station ersetzt werden. / Un grupo de presión con dos bombas y variador para un edificio de 16 viviendas, caudal 6 m³/h a 5 bar.',
  'blocked-drain':
    "Foul water rises in the shower tray when the washing machine empties; the 100 mm clay drain was rodded twice in spring. / Débouchage haute pression d'une colonne d'évier commune sur cinq étages, bouchon de graisse entre le deuxième et le troisième.",
  'sewer-septic':
    'A CCTV drain survey with report to WinCan standard is required for a house purchase, about 35 m of drain up to the public sewer.',
  'backwater-lifting':
    'Our restaurant needs a grease separator NS 4 according to EN 1825, with access for the vacuum lorry, in the rear yard.',
  leak: "A damp patch of 60 cm appears on the dining room ceiling below the bathroom; moisture meter shows 85 percent, meter creeps 3 litres an hour. / Wasserzähler im Weinkeller ist bei minus 12 Grad geplatzt, Absperrventil sitzt fest, die Straßenabsperrung habe ich vom Versorger schließen lassen. / Fuite enterrée présumée entre compteur et maison, consommation passée de 90 à 410 m³ ; recherche par gaz traceur et rapport pour l'assurance.",
  'water-hygiene':
    'Legionella risk assessment and sampling at eight outlets for a boarding school, HSG274 Part 2, including flushing plan. / A backflow preventer type BA must be installed on the filling line of our irrigation and tested annually.',
  'water-treatment':
    'Water hardness of 24 °dH ruins our coffee machines; a softener with capacity for 40 covers and bypass for drinking tap is desired. / Instalar ósmosis inversa de cinco etapas con grifo independiente y producción de 300 litros diarios en un laboratorio escolar.',
  'basement-pump':
    'The submersible pump in the basement sump fails to start though the float rises; model Grundfos Unilift AP12, water now 20 cm high.',
  'tap-toilet-repair':
    "We let a guest house and wish to have thermostatic mixing valves TMV3 fitted on eleven basins, 43 °C maximum. / The kitchen mixer (Grohe Minta, pull-out) drips from the swivel and the hose retracts poorly; cartridge presumably worn. / La cisterna empotrada Roca deja correr agua al inodoro toda la noche; el descargador está calcificado. / Remplacement d'un mitigeur thermostatique encastré Hansgrohe iBox dont la température oscille de 30 à 50 degrés pendant la douche.",
  'gas-work': 'Gas smell near the hob connection; supply turned off at the meter, tightness test and renewed flexible hose requested.',
  'new-pipework':
    'First and second fix for two bathrooms and a utility room in an extension, manifold system with Uponor 16 mm, pressure test certificate.',
  'consumption-meters':
    'Für sechs Wohnungen sollen Kalt- und Warmwasserzähler nach Eichfrist ausgetauscht und mit Funkmodul versehen werden.',
  'drain-smell': 'Der Wandablauf unserer Waschküche gluckert und saugt den Siphon leer, eine Entlüftung über Dach fehlt offenbar.',
  'water-heater-change':
    "El termo eléctrico Fleck de 80 litros gotea por la base y salta el limitador; tiene nueve años y ánodo nunca revisado. / Un chauffe-eau thermodynamique de 270 litres doit remplacer un cumulus électrique dans le garage, gaine d'air vers l'extérieur.",
  'outdoor-tap':
    'Un robinet extérieur hors gel et une alimentation PER de 20 mètres sont à créer pour le potager, avec purge dans la cave.',
  'heat-pump-install':
    'We plan an air-to-water heat pump for a 165 m² house with radiators, heat load 9 kW by EN 12831; site visit and design required. / Nuestro hotel de 48 habitaciones quiere pasar de gasóleo a aerotermia para agua caliente, 4.000 litros diarios, con estudio energético.',
  'boiler-service':
    'Annual servicing of a Worcester Greenstar 30i with flue gas analysis and landlord gas safety record for the letting agent.',
  'radiator-trouble':
    'The upper floor radiators remain cold while the ground floor overheats; eleven radiators, presettable valves, hydronic balancing method B is requested. / Please flush a heating system of 14 radiators by power flush and add magnetic filter and inhibitor to BS 7593. / Les robinets thermostatiques de huit radiateurs en fonte sont grippés et doivent être remplacés après vidange, la peinture ancienne étant fragile.',
  'air-conditioning-work':
    'A server room of 22 m², thermal load 7.5 kW, needs redundant precision cooling with alarm contact and condensate pump. / Eine Klimaanlage mit drei Innengeräten als Multisplit für das Dachgeschoss, Außengerät auf dem Flachdach, Kondensatablauf in die Fallleitung.',
  'floor-heating':
    'Underfloor heating in the extension takes two days to warm; flow meters on the manifold barely move, oxygen sludge visible in the loop.',
  'boiler-replace':
    'Our oil boiler from 1991 with 3,000-litre tanks should be dismantled and replaced by pellets, 20 kW, with storage. / Sustituir la caldera atmosférica Junkers por una de condensación de 24 kW con salida de humos a cubierta y certificado de instalación.',
  'ventilation-work':
    'An MVHR unit (Zehnder Q350) for an airtight renovation, duct layout in seven rooms, commissioning with measured volume flows. / Commercial kitchen extract hood, 3.2 m, with make-up air and fire-rated duct to roof, for a bakery under planning condition. / Limpieza de conductos de ventilación y prueba de calidad de aire según UNE 171330 en un colegio de dos plantas. / Condensation et moisissures dans quatre logements loués : dimensionner une VMC hygroréglable type B et la poser en combles.',
  'ac-fault': 'Twelve split systems in our practice building are subject to F-gas leak inspection and logbook entries this quarter.',
  'boiler-fault':
    'Expansion vessel and pressure: the system falls from 1.8 to 0.5 bar weekly, no visible leak, combi five years old. / Die Viessmann Vitodens 200 von 2010 meldet Störung F4 kein Flammensignal, der Brenner wurde vor zwei Jahren zuletzt gewartet. / Unsere Fernwärmeübergabestation liefert seit dem Wochenende nur 38 Grad Vorlauf, Regelventil oder Außenfühler vermutlich defekt.',
  'radiator-change':
    'Cold bedroom in the north gable, 15 °C at best; radiator is a type 11 of 600 x 800 and I compute a requirement of 1,400 W.',
  'cooling-plant':
    'A wine store of 30 m³ must hold 12 °C and 70 percent humidity throughout summer. / La cámara frigorífica de la carnicería, 6 m³, sube a 9 grados de madrugada y el evaporador amanece cubierto de hielo.',
  'electric-heaters':
    'Warm-air heater of 60 kW, gas fired, for a 900 m³ workshop with door opening 20 times a day. / Los radiadores eléctricos de acumulación de 1995 no cargan en tarifa nocturna; buscamos sustitutos con control por habitación.',
  'solar-thermal':
    'Die Solarthermie auf dem Dach, sechs Röhrenkollektoren, stagniert bei 160 Grad und verliert Glykol am Sicherheitsventil.',
  'stove-chimney':
    "Notre poêle à granulés MCZ s'arrête avec l'alarme A01 après dix minutes ; creuset nettoyé, bougie remplacée en octobre.",
  'laundry-repair':
    'Miele W1 WCI 860 halts in the spin phase with F53, drum turns by hand, bearing noise increasing since last month. / Our laundrette operates eight Electrolux W565H machines; two leak at the door seal and one shows heating fault E41. / The tumble dryer with heat pump, AEG T8DBE851, requires three hours to dry half a load; condenser is fouled behind the sponge filter. / A washer-dryer recalled by the manufacturer, Whirlpool group, must be modified under the safety programme; model plate shows serial 509. / La lavadora LG F4WV5012 muestra el error LE y el motor Direct Drive no arranca; ya comprobamos el conector Hall. / Le sèche-linge professionnel de la maison de retraite, Primus 13 kg, ne chauffe plus, résistance mesurée ouverte sur une phase.',
  'cold-appliance-repair':
    'The compressor of our Liebherr CNef 4835 runs continuously, and the freezer remains at minus 9 °C; door gasket passed the paper test. / Samsung American-style refrigerator RS68: dispenser stopped giving water and ice after the filter was exchanged. / Der Liebherr-Weinkühlschrank WTes 5872 schwankt zwischen 8 und 17 Grad, ein Fühler scheint ausgefallen zu sein.',
  'cooking-appliance-repair':
    'A Neff induction hob, 80 cm, shows E0 on the two left zones after a power cut, two years old, outside warranty. / Gas range cooker Lacanche Cluny: one burner goes out as soon as the knob is released, thermocouple presumably at fault. / Microwave combination, Panasonic NN-CD87, turns and lights up but heats nothing; fuse checked, I would leave the high-voltage part to a professional. / The range hood (Novy, 90 cm) has become loud and pulls poorly; motor or the duct flap is stuck. / Unser Backofen im Schulkochraum, Küppersbusch, heizt auf 180 statt 250 Grad; vier baugleiche Geräte sollen auch nachgemessen werden. / Sustituir la puerta interior y bisagras de un horno Balay que ya no cierra, referencia 3HB4331, el cristal se rompió. / La plaque vitrocéramique de notre gîte est fêlée en étoile après une chute de casserole ; il faut remplacer le verre, modèle De Dietrich DTI1053.',
  'small-appliance-electronics':
    'My Jura E8 displays "Error 8" and the brewing unit grinds, about 9,000 cups, descaled per programme. / My grandmother\'s Bernina 830 Record sewing machine skips stitches and its foot pedal smokes; I teach textile design and use it daily. / Dyson V11 pulses and switches off after seconds, filter washed, cyclone clear, battery cells maybe exhausted. / Meine Siebträgermaschine Rocket Appartamento baut keinen Druck auf, Manometer bleibt bei 3 bar, Pumpe wurde laut. / Nuestro televisor OLED LG de 65 pulgadas se apaga a los pocos segundos de encender, los indicadores parpadean dos veces. / Contrôle et détartrage de six machines à café Franke dans nos agences, entretien semestriel avec changement des joints.',
  'appliance-connection':
    'Commissioning of a built-in fridge freezer, Gaggenau RB 282, into an existing cabinet with door-on-door hinges and furniture fronts to be transferred.',
  'catering-machine-repair':
    'A 1958 planetary mixer of our bakery, Hobart 20 quart, jerks in second gear and sheds oil from the planetary head.',
  'doors-windows':
    'Fourteen internal doors, oak veneer FD30, are to be hung with new frames, intumescent strips and closers, in an office conversion.',
  'woodwork-repair':
    'The bottom rail of two sash windows, 1890, is rotten; new sections should be scarfed in with Accoya and the cords renewed. / Staircase in beech creaks and the third tread has split; 14 risers, closed string, access from underneath is possible.',
  'lay-floor': 'Laying 62 m² of engineered oak, 14 mm, herringbone, glued to screed with 1.8 percent CM moisture.',
  'partition-wall':
    'A stud wall 4.6 m long dividing an open office, acoustic rating Rw 52 dB, with one glazed door. / Colocar pladur con aislamiento de lana de roca de 48 mm en dos tabiques medianeros contra el ruido de los vecinos.',
  'terrace-fence':
    "Composite deck, 38 m², on adjustable pedestals above a flat roof with waterproofing membrane; railing 1.10 m high to be attached as well. / Paving of a drive, 65 m², permeable block, sub-base for 3.5-tonne vehicles, edging and drainage in accordance with SuDS. / Création d'une terrasse en dalles de grès cérame sur plots, 55 m², pente de 1,5 % et caniveau contre la façade.",
  'draughty-windows':
    'The hinges and espagnolette of seven uPVC windows are worn, sashes drop, draught at the corners; profile Veka Softline 70. / Drei Holzfenster im Denkmal schließen nicht mehr; gefragt sind Nachhobeln, Falzdichtung und Leinölanstrich.',
  'built-in-furniture':
    'I require built-in shelving in both alcoves, 1.35 m wide each, birch ply, adjustable shelves, cable route for a hi-fi.',
  'grab-bars':
    'Grab rails, ramp 1:12 and widened bathroom door for a tenant returning from hospital, specification by the occupational therapist attached.',
  'roof-repair':
    "Twenty-two roof tiles slipped in last week's storm and rain enters above the landing; scaffold tower can be placed at the gable.",
  'assemble-mount': 'Please assemble 24 height-adjustable desks and eight cabinets delivered flat packed to our third-floor office.',
  'locksmith-job':
    "The front door's mortice lock, five lever BS 3621, jams and keyholders are changing; cylinder and strike plate should be renewed.",
  'paint-rooms':
    'Repaint stairwell of an apartment block, four floors, two-component washable paint class 1, hairline cracks to be bridged.',
  'loft-work':
    'Loft of 44 m² boarded on raised legs over 300 mm insulation, with insulated hatch and folding ladder. / Die Dachbodentreppe aus den Siebzigern soll gegen eine wärmegedämmte nach U-Wert 0,6 ersetzt werden, Lukenmaß 120 x 70.',
  'damp-mould':
    'Damp rises 90 cm in a solid brick wall of our vestry; salts bloom and plaster crumbles. Diagnosis first, remedy afterwards.',
  'sand-floor': 'Unser Parkett, 45 m² Eiche Stab, ist zerkratzt und soll geschliffen und mit Hartwachsöl behandelt werden.',
  'wall-repair':
    'Die Trockenbauwand wurde beim Umzug durchstoßen, Loch etwa 40 x 25 cm, Q3-Oberfläche und Raufaser sind wiederherzustellen.',
  'tile-work': 'Alicatar un baño de 24 m² con porcelánico rectificado de 60 x 120, juntas de 2 mm y ducha a ras de suelo.',
  'door-easing': 'La puerta corredera empotrada Eclisse se ha descolgado de la guía y roza el suelo de tarima.',
  'masonry-work':
    'Reparar grietas en la fachada de una casa de dos plantas, fisuras de 3 mm en escalera desde la ventana, con testigos colocados. / Die Natursteinmauer am Hang hat auf vier Metern Länge nachgegeben und ist fachgerecht trocken wieder aufzusetzen.',
  'window-replacement':
    "Poser quatre menuiseries aluminium en rénovation, triple vitrage, cotes relevées par l'architecte, dépose totale des anciens dormants.",
  'stairs-glass-build': 'Un escalier quart tournant en frêne doit être créé pour accéder aux combles, trémie de 2,80 par 0,90 mètre.',
  'garage-door': 'Une porte de garage sectionnelle Hörmann de 2015 reste bloquée à mi-hauteur, ressort de torsion cassé.',
  'wall-hanging': 'Accrocher vingt-six cadres et un miroir de 40 kg sur cloisons creuses et murs porteurs, selon le plan du décorateur.',
  'tree-assessment':
    'A mature beech with 24 m height and fungal brackets at the base stands 6 m from our school; a QTRA assessment and report are required.',
  'tree-felling': 'Felling in sections of a dead ash, DBH 70 cm, above a conservatory; timber to be chipped and stump ground 30 cm deep.',
  'garden-drains':
    'Lawn of 800 m² waterlogged, compacted clay; drainage with herringbone laterals, 80 mm pipe, to a soakaway designed to BRE 365.',
  'garden-plan':
    'Planting plan for a north-facing courtyard, 90 m², pH 7.8, year-round structure and scent, drawings at 1:50. / Diseño de jardín mediterráneo de bajo consumo de agua para un hotel rural, 1.500 m², con xerojardinería y riego por goteo.',
  'garden-upkeep':
    'A laurel hedge, 42 m long and 3.5 m high, should be reduced to two metres and shaped before the nesting season. / Regular grounds maintenance for a business park, 2.6 hectares, mowing fortnightly, beds monthly, winter gritting on call. / Pruning of 32 espalier apple trees in our convent garden, winter cut, by a person familiar with old varieties. / Poda en altura de nueve plátanos de sombra en el patio de un instituto, con plataforma y retirada de restos durante las vacaciones.',
  'invasive-plants': 'Japanese knotweed confirmed in two spots near the boundary; the bank requires an insurance-backed eradication plan.',
  'pest-plant-health':
    'Box blight and moth have attacked forty topiary balls; treatment or replacement by Ilex crenata to be advised and executed. / Unser Rollrasen, 240 m², zeigt gelbe Ringe und Flecken; wir wünschen eine Bodenprobe, Diagnose und Regenerationsplan mit Vertikutieren und Nachsaat. / Las palmeras presentan galerías y hojas caídas por picudo rojo; requerimos tratamiento por endoterapia en siete ejemplares.',
  'robot-mower': 'Our Husqvarna Automower 430X leaves the boundary wire and stops with "no loop signal" after the patio was extended.',
  'lawn-laying':
    'Turf of 350 m² on imported topsoil, BS 3882, after builders departed; rotavating, levelling and rolling included. / Colocar césped artificial de 35 mm sobre 70 m² de terraza con pendiente y desagüe existentes.',
  'pool-service':
    'Concrete swimming pool 10 x 4 m loses 4 cm daily; skimmer, lights and hydraulic lines to be pressure-tested. / Green water and blanket weed in a koi pond of 18,000 litres, UV clarifier 55 W runs, nitrate 60 mg/l.',
  'green-roof': 'An extensive green roof, 120 m², load limit 110 kg/m², sedum mat, root barrier to FLL, on a new bicycle shed.',
  'playground-sauna-build':
    'Für die Wohnanlage benötigen wir eine Spielplatzprüfung nach DIN EN 1176 und Erneuerung des Fallschutzes aus Hackschnitzeln.',
  'pest-control-visit':
    'Ein Wespennest in der Pergola neben der Kita muss fachgerecht umgesiedelt werden, Durchmesser etwa 30 cm. / Les chenilles processionnaires occupent trois pins près du stade municipal ; enlèvement des nids et pose de pièges souhaités avant mars.',
  'raised-beds':
    'Aménager un potager en carrés surélevés de 80 cm pour un EHPAD, huit bacs accessibles en fauteuil, terre et paillage compris.',
  'garden-building':
    'Une pergola bioclimatique adossée de 4 x 3,5 m doit être posée sur une terrasse existante, déclaration préalable comprise.',
}
