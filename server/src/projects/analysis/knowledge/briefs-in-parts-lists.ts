/** Briefs in parts, see `briefs-in-parts.ts`. */
export const BRIEFS_IN_PARTS_LISTS = `
en | Bungalow 1974 | hours 9-20 | wish gutter-clean: New gutters, | wish roof-window: two skylights sealed, | wish stove-chimney: chimney swept. | done roof-repair flat-roof: Roof itself was done 2019.
en | - | hours 3-8 | wish boiler-fault: boiler dead, | wish blocked-drain: drain smells. | terms: asap pls
en | Fordson Dexta | hours 5-12 | wish farm-machine: Cranks, won't fire. | more farm-machine: Three-cylinder diesel, 1960, injectors untouched for 20 yrs.
en | 2-bed flat, Leith | hours 24-45 | wish paint-rooms: Hall + box room painted, | wish sand-floor: living room boards sanded (18 sq m). | not skim-walls: Ceilings fine as they are. | terms: Keys with neighbour at 2F1.
en | Sept 20, Asheville | hours 12-22 | wish event-photo-job: Photographer 2–8 pm / | wish event-music-job: string duo for the ceremony / | done catering-job: food: my aunt's place.
en | Bakery | hours 36-75 | wish ventilation-work: Hood fan over the oven rattling, | wish sign-lettering: faded fascia board to be redone, | wish business-website: and maybe a small website.
en | Soap store (Shopify) | hours 16-32 | wish shop-change: 1. Discount codes ignored at checkout\\n | wish product-texts: 2. 80 descriptions, 60 words each\\n | not ads-campaign seo-work: 3. No ads, no SEO talk\\n | terms: Max $1,500.
en | Dad's place | hours 5-10 | wish grab-bars: Rail by the tub, | wish woodwork-repair: banister wobbles, | wish smoke-alarm-fit: smoke alarm with flashing light (he's deaf). | done doorbell-intercom video-doorbell-fit: doorbell: sorted last week
en | Narrowboat Dora | hours 4-10 | wish boat-work: bilge pump stuck, no 12 V aft\\n | more boat-work: 57 ft, Beta 38
en | Year 11 | hours 24-40 | wish school-tutoring: Maths, Higher tier. | more school-tutoring: An hour twice weekly. | terms: Till June. Evenings only.
en | Reception area | hours 50-110 | wish interior-concept: layout + mood board, | wish built-in-furniture: a counter made to measure (3.2 m, curved), | wish floor-plan: plus an as-built plan for the landlord\\n | terms: open day 14 Nov
en | Attic find | hours 20-40 | wish tape-digitising: 40 VHS and 6 Video8 onto a stick. | terms: Mum's 80th is 2 Dec.
en | allotment plot 17 | hours 14-28 | wish raised-beds: 4 beds, oak, 2 x 1 m | wish garden-building: + tool shed 6x4\\n | not fence-build: old fence stays
en | Architects, 5 people | hours 12-25 | wish mail-collaboration: GoDaddy mailboxes to 365 (5). | wish security-hardening: Two-factor for everybody. | done new-computer-move office-it-care: Laptops: ordered, Dell sets them up.
en | Back yard | hours 16-36 | wish tree-felling: three leylandii down, stumps out\\n | wish fence-build: 30 ft of picket fence up\\n | done lawn-laying: sod we lay ourselves in spring
en | Amada press brake | hours 12-30 | wish hydraulic-repair: Ram sinks overnight. | wish machine-safety-file: Insurer wants the guarding paperwork. | terms: Access Sat/Sun only.
en | Mitsubishi, 2 indoor units | hours 2-5 | wish ac-fault: Both drip on the carpet.
en | Aunt Rose | hours 16-40 | wish inheritance-case: No will, four cousins, who gets what? | wish demolition-work: Bungalow to be emptied. | not property-purchase: Not selling yet.
en | Band 7 post | hours 4-8 | wish cv-application: CV and supporting statement. | more cv-application: Nurse, 15 yrs, two pages tops. | terms: Closes Friday.
en | Café, 60 seats | hours 11-27 | wish site-wifi: Guest Wi-Fi, | wish home-cinema: 4 ceiling speakers, | wish insect-screens: fly screens for two windows. | wish tile-mend: Loose tile by the till.
en | Pottery studio | hours 36-80 | wish newsletter: Monthly newsletter set up, | wish map-entry: Google listing shows old address, | wish social-media-plan: Instagram, | wish video-shoot: and maybe a one-minute film at the wheel. | terms: £2,400 all in
en | New kitchen | hours 12-24 | done kitchen-fit kitchen-bath-planning: kitchen: ordered already, fitter booked\\n | wish tile-work: splashback tiled 3 m²\\n | wish cooker-circuit: hob wired in
en | payroll | hours 6-14 | wish payroll-run: nine staff, two hourly, monthly run from April
en | Lobby | hours 7-14 | wish window-wash: Glass front inside + out (60 m²), | wish textile-cleaning: two sofas shampooed. | not home-cleaning: Floors not needed.
de | Praxis | hours 20-42 | wish paint-rooms: Wartezimmer streichen, | wish voip-phones: Telefonanlage rauscht, | wish sign-lettering: neues Schild am Eingang. | done lay-floor: Boden macht der Vermieter.
de | Haus Bj. 1962 | hours 60-130 | wish window-replacement: 11 Fenster neu / | wish insulate: Kellerdecke dämmen / | not boiler-replace heat-pump-install: ohne Heizung
de | ecoTEC plus | hours 2-4 | wish boiler-service: Jahreswartung Vaillant, | more boiler-service: 20 kW, Bj. 2017, Störung keine.
de | Feuerwehrfest | hours 18-40 | wish event-technology-job: Bühne und Ton, | wish site-power: Strom für 8 Buden, | done catering-job: Essen machen die Frauen vom Verein. | terms: 12. Juli, Aufbau ab Do.
de | Altbau Wien 7 | hours 30-62 | wish sand-floor: 48 m² Fischgrät schleifen, | wish door-easing: zwei Flügeltüren picken, | wish draughty-windows: Kastenfenster abdichten. | not paint-rooms: Ausmalen brauch ma ned.
de | S7-1200 | hours 4-10 | wish plc-change: Nachlaufzeit Pumpe am HMI einstellbar machen. | terms: Nur Freitagnachmittag, Anlage steht dann.
de | Golf 7 | hours 3-7 | wish inspection-prep: TÜV fällig, | wish windscreen-repair: Steinschlag Beifahrerseite. | done wheel-balance: Reifen neu drauf.
de | Familienchronik | hours 35-75 | wish book-layout: Satz, 240 Seiten, 90 Fotos\\n | wish proofreading-work: Korrektorat\\n | not logo-brand illustration-slides: Umschlag nicht, der steht
de | FeWo Rügen | hours 9-20 | wish video-doorbell-fit: Codeschloss statt Schlüsselkasten, | wish marketplace-listing: Inserat bei Booking auffrischen, | terms: bis Ostern
de | Metzgerei | hours 4-10 | wish cooling-plant: Kühlzelle nur noch +9 Grad. | more cooling-plant: 12 m³, Aggregat auf dem Dach, Bitzer. | terms: Dringend!!
de | Schichtplan | hours 10-24 | wish spreadsheet-work: Excel rechnet Nachtzuschläge falsch. | wish automation-script: PDF-Listen sollen automatisch rein.
de | Bad OG | hours 22-48 | wish shower-fit: Wanne raus, bodengleiche Dusche rein, | wish toilet-fit: WC tauschen, | not electrical-points rewire-panel: ohne Elektrik.
de | Halle 3 | hours 14-34 | wish compressor-repair: Kaeser verliert Druck, | wish drive-setup: neuer FU für Lüfter 7,5 kW. | done robot-fault: Roboter: KUKA kommt selber.
de | S51 | hours 4-10 | wish motorbike-repair: Simson springt warm nicht an, Zündung verdächtig
de | Messe Friedrichshafen | hours 40-90 | wish trade-fair: Stand 12 m² anmelden und organisieren\\n | wish flyer-brochure: Faltblatt dreisprachig\\n | wish slide-deck: evtl. Präsentation für den Bildschirm
de | Mieterhöhung | hours 3-7 | wish tenancy-case: 18 % mehr, rechtens? | more tenancy-case: Leipzig, 62 m², letzte Erhöhung 2022. | terms: Frist Monatsende.
de | Dachboden Ausbau | hours 35-75 | wish partition-wall: Trennwand 4 m, doppelt beplankt, | wish electrical-points: 6 Steckdosen + 2 Lichtauslässe, | done roof-window: Dachfenster sitzen schon | done insulate: und Dämmung ist drin.
de | Büro daheim | hours 2-5 | wish printer-help: HP druckt nicht mehr, | wish home-wifi: WLAN unterm Dach null.
de | Ledersofa | hours 14-30 | wish upholstery-work: Dreisitzer, zwei Sitzkissen durch, eine Naht offen. | terms: Abholung möglich? 2. Stock, Lift.
de | Hof | hours 8-20 | wish farm-machine: Fendt 211: Zapfwelle kuppelt nicht, | wish metal-mend: Anhängerdeichsel gerissen. | wish workshop-machine: Bandsäge verläuft. | terms: vor dem ersten Schnitt
de | Yogastudio | hours 28-60 | wish booking-payment-integration: Onlinebuchung mit Zehnerkarte; | wish logo-brand: Logo; | not social-media-plan: Insta nicht.
de | Rollladen Süd | hours 2-5 | wish shutter-motor-fault: zwei Stück, Somfy, bleiben auf halber Höhe stehen
de | Westerngitarre | hours 2-5 | wish instrument-mending: Steg löst sich, Takamine EF341.
de | Gründung | hours 38-80 | wish company-formation: UG mit zwei Gesellschaftern, | wish bookkeeping-work: laufende Buchhaltung, ca. 60 Belege/Monat, | wish financial-plan: Zahlen für die Bank, | wish employment-law: ein Arbeitsvertrag. | done trademark: Marke: angemeldet.
de | Keller nass | hours 25-60 | wish basement-pump: Pumpe mit Schacht, | wish damp-mould: Schimmel Nordwand weg, | wish garden-drains: vielleicht Drainage. | done facade-paint: Fassade 2021 gemacht.
de | go-e 11 kW | hours 1-3 | wish charger-fault: blinkt rot, lädt nimmer\\n | more charger-fault: seit Gewitter Samstag
es | Piso Chamberí, 85 m² | hours 70-150 | wish rewire-panel: cambiar cuadro y cableado\\n | wish pressure-pipes: tuberías de plomo fuera\\n | done bathroom-renovation: baño hecho\\n | not kitchen-fit: cocina ni tocarla
es | Junkers | hours 2-5 | wish hot-water: Sale agua fría en la ducha, en la cocina tibia. | more hot-water: Calentador de gas de 11 litros.
es | Dos splits | hours 12-26 | wish air-conditioning-work: salón y dormitorio, 3.000 frigorías cada uno. | terms: Presupuesto cerrado, por favor.
es | TFM enfermería | hours 10-24 | wish thesis-support: Orientación con metodología y discusión. | terms: Entrega 15/7.
es | Bar La Parra | hours 8-18 | wish dishwasher-repair-work: Lavavajillas no desagua, | wish gas-work: huele a gas junto al fogón, | wish artwork-change: y cambiar precios en la carta. | terms: Cerramos lunes.
es | Ibiza 2012 | hours 14-30 | wish body-paint-repair: Golpe en aleta, | wish used-car-sale: luego venderlo, | wish car-key: segunda llave, si sale barata.
es | Alberca | hours 6-14 | wish pool-service: Agua verde, bomba hace ruido. | more pool-service: 8 x 4, casa de mis papás, Cuernavaca.
es | Finca olivar | hours 30-70 | wish irrigation-repair: Goteo perdido en 2 ha, | wish pump-motor: bomba de pozo quemada, | wish fence-build: 60 m de malla caída. | done solar-install: Placas puestas.
es | App de reparto | hours 6-16 | wish app-bug: Se cierra al adjuntar foto, solo Android 14.
es | XV años de Dani | hours 25-60 | wish party: salón, recuerdos y programa para 150\\n | wish catering-job: banquete\\n | done event-music-job: mariachi apartado\\n | terms: 9 de noviembre, Puebla
es | Oficina coworking | hours 36-80 | wish office-network: Red para 30 puestos y | wish alarm-entry: control de acceso con tarjeta. | done assemble-mount: Muebles: los monta la tienda. | terms: Solo fines de semana.
es | Comunidad Av. Sur 14 | hours 40-90 | wish doorbell-intercom: Portero automático mudo (12 pisos). | wish electrical-check: Boletín de zonas comunes. | wish roof-clean: Musgo del tejado. | not facade-paint: Fachada todavía no.
es | iPhone 11 al agua | hours 4-10 | wish phone-tablet-repair: No enciende. | wish data-rescue: Quiero las fotos, 64 GB.
es | Autónomo | hours 13-32 | wish debt-collection: Tres facturas sin cobrar (6.200 €) | wish accounts-switch: + programa de facturación nuevo. | wish costing-work: Y calcular mi tarifa por hora.
es | Chalet años 80 | hours 70-150 | wish energy-advice: certificado energético\\n | wish heat-pump-install: aerotermia\\n | not floor-heating: sin suelo radiante\\n | terms: ayudas: hasta diciembre
es | Nave 6 | hours 50-120 | wish metal-fabrication: Altillo metálico 20 m², | wish machine-move: mover dos tornos. | done masonry-work: Soleras ya echadas.
es | Jubilación de papá | hours 3-7 | wish letter-writing: unas palabras para la tarjeta y el diario, 200 palabras
es | Ventas 2022-2024 | hours 30-70 | wish data-cleanup: juntar tres bases de clientes\\n | wish dashboard: panel por zona y vendedor\\n | terms: tope 3.000 USD
es | Fosa | hours 4-10 | wish sewer-septic: Rebosa cuando llueve. | more sewer-septic: 3.000 litros, hormigón, sin vaciar desde 2015. | terms: Urge.
es | Muro medianero | hours 30-60 | wish masonry-work: 12 m de bloque, 2 de alto
es | Arraigo | hours 6-16 | wish immigration-case: Papeles de residencia, pareja peruana, 3 años aquí. | terms: Wasap mejor.
es | Ender 3 | hours 2-5 | wish printer-3d-fault: capas corridas en Y, primera no pega
es | Clínica dental | hours 14-34 | wish ads-mend: Anuncios rechazados, | wish analytics-setup: medir llamadas y formularios. | not seo-work: SEO lo lleva otra agencia.
es | Piso recién comprado | hours 11-24 | wish assemble-mount: 1) armario Pax y dos cómodas\\n | wish wall-hanging: 2) cortinas y tele\\n | wish lamp-hanging: 3) cinco lámparas\\n | wish electrical-fault: 4) enchufe que chispea\\n | wish vehicle-transport: 5) llevar mi moto averiada desde Getafe\\n | terms: sábado, cuarto sin ascensor
es | Hueco del pasillo | hours 22-45 | wish built-in-furniture: Armario a medida 2,40 x 2,65, correderas blancas.
fr | Longère | hours 35-80 | wish roof-repair: Ardoises envolées, | wish masonry-work: joints du pignon à la chaux, | not paint-rooms: pas la peinture. | terms: Avant l'hiver.
fr | Porte claquée | hours 1-2 | wish locked-out: 3e étage, trois points Fichet. | terms: Tout de suite, suis sur le palier.
fr | Cabinet d'orthophonie | hours 14-34 | wish gdpr-technical-work: Mise en règle RGPD, | wish booking-payment-integration: rendez-vous en ligne, | done mail-collaboration: mails pro : faits.
fr | PAC Daikin | hours 2-6 | wish heat-pump-fault: Erreur 7H, redémarre toutes les heures. | more heat-pump-fault: Altherma 11 kW, 2018.
fr | Jardin, Namur | hours 36-80 | wish garden-plan: plan de plantation\\n | wish lawn-laying: nonante m² de gazon en rouleaux\\n | done terrace-fence: terrasse : déjà coulée
fr | VAE Moustache | hours 2-4 | wish bike-repair: Chaîne qui saute, frein arrière spongieux.
fr | Chalet, Lac-Beauport | hours 24-60 | wish winter-service: déneigement de l'entrée (saison)\\n | wish backup-power: brancher la génératrice\\n | wish tv-aerial: pis la parabole Starlink | terms: pour le 15 novembre
fr | Noces d'or | hours 26-58 | wish venue-finding: salle 60 pers., | wish invitation-job: cartons + suivi des réponses, | wish music-work: montage de leurs chansons, | terms: le 24 août
fr | Mémoire M2 | hours 12-26 | wish proofreading-work: 90 pages, coquilles et biblio\\n | wish translation-check: résumé anglais à vérifier\\n | terms: rendu lundi 8 h
fr | - | hours 2-5 | wish leak: auréole au plafond, | told: voisin du dessus n'a rien vu. | terms: Urgent. Dispo toute la journée.
fr | Fournil | hours 4-10 | wish cooking-appliance-repair: Four à sole, étage 2 froid. | more cooking-appliance-repair: Bongard, triphasé, résistances d'origine. | terms: Après 11 h, jamais le matin.
fr | Cellule 2, ABB IRB 2600 | hours 12-32 | wish robot-teach: nouvelle pièce à apprendre\\n | wish robot-fault: axe 4 en défaut le matin\\n | not plc-project: l'automate, on n'y touche pas
fr | Laiterie | hours 70-170 | wish preventive-maintenance: Gammes d'entretien, 22 machines ; | wish scada-dashboard: températures sur écran ; | not erp-rollout: pas d'ERP.
fr | Séparation | hours 10-26 | wish family-case: Garde alternée, pension. | wish contract-review: Convention du notaire à relire. | terms: Mercredi de préférence.
fr | Ossature bois, Vannes | hours 14-34 | wish house-survey: avis avant compromis | wish property-purchase: et relecture du compromis\\n | done energy-advice: DPE fourni par l'agence
fr | Asus 2017 | hours 2-5 | wish slow-computer: dix minutes au démarrage\\n | more slow-computer: 8 Go, Windows 10
fr | Piraté | hours 4-10 | wish hacked-account: Instagram de l'institut volé, | wish scam-help: 900 € partis par faux conseiller. | terms: Au plus vite.
fr | Mamie (88) | hours 6-14 | wish computer-lessons: Cours de tablette, grosses lettres. | wish voice-devices: Alexa ne répond plus. | terms: Chez elle, le matin, elle dort après manger.
fr | 8 x 4 | hours 140-300 | wish pool-build: Piscine enterrée, liner gris, volet. | terms: Été prochain. Deux devis déjà reçus.
fr | 7 volets | hours 14-28 | wish shutter-motors: à motoriser, lames alu, radio\\n | terms: max 3 000 € pose comprise
fr | Ravalement | hours 90-190 | wish facade-paint: deux façades, 140 m²\\n | wish gutter-clean: gouttière percée côté rue\\n | done window-replacement: fenêtres changées en 2022
fr | Duster 2019 | hours 2-4 | wish used-car-check: À voir à Tarbes avant achat, 98 000 km. | terms: Samedi au plus tard.
fr | SaaS RH | hours 80-190 | wish cloud-bill: - facture AWS doublée\\n | wish monitoring-setup: - alertes et journaux\\n | wish webapp-change: - export CSV vide\\n | wish security-audit: - test d'intrusion\\n | done delivery-pipeline: - CI/CD : refaite par notre dev
fr | Violon 3/4 | hours 2-5 | wish instrument-mending: Âme tombée, cheville qui glisse.
fr | Chaise longue pliante | hours 50-120 | wish product-development: du croquis au prototype\\n | wish product-render: trois vues réalistes | wish ar-app: et peut-être la voir chez soi en AR
`
