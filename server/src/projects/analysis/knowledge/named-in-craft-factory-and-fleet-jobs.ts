/** By which words clients name a part of the jobs of `craft-factory-and-fleet-jobs.ts` that is not to be done, in four languages. By the package's id and the task's key; comma between. */
export const NAMED_IN_CRAFT_FACTORY_AND_FLEET_JOBS: Readonly<Record<string, string>> = {
  'vehicle-papers/identity':
    'theft check, archive letter, register search, Identitätsnachweis, Diebstahlabfrage, prueba de identidad, consulta de robo, preuve d’identité, recherche d’archives',
  'vehicle-papers/path': 'step list, roadmap, Schrittfolge, Ablaufliste, hoja de ruta, lista de pasos, marche à suivre, feuille de route',
  'vehicle-papers/dossier':
    'frame calculation, dimensioned drawings, Rahmenberechnung, Maßzeichnungen, cálculo del bastidor, memoria técnica, note de calcul, plans cotés',
  'vehicle-papers/weights':
    'weighing, tow check, load sketch, Wiegen, Lastverteilung, Zurrplan, pesaje, reparto de masas, pesée, répartition des masses',
  'vehicle-papers/file': 'form filling, applications, Formulare, Behördengang, formularios, gestoría, formulaires, démarches',
  'vehicle-appraisal/origin':
    'originality check, number check, archive certificate, Originalitätsprüfung, Nummernprüfung, comprobación de originalidad, certificado de archivo, contrôle d’originalité',
  'vehicle-appraisal/value':
    'market value, comparable sales, Marktwert, Vergleichspreise, valor de mercado, comparables, valeur vénale, cote',
  'vehicle-appraisal/damage':
    'damage list, repair costing, Schadenaufnahme, Kalkulation, peritación de daños, coste de reparación, chiffrage des dommages, relevé de dégâts',
  'vehicle-appraisal/rebuild':
    'speed calculation, video analysis, scale plan, Geschwindigkeitsberechnung, Videoauswertung, cálculo de velocidad, análisis del vídeo, calcul de vitesse, analyse vidéo',
  'vehicle-appraisal/bill': 'invoice check, line check, Rechnungsprüfung, revisión de la factura, vérification de facture',
  'vehicle-conversion/ev':
    'drivetrain concept, range calculation, battery choice, Antriebskonzept, Reichweitenrechnung, cálculo de autonomía, elección de batería, choix de batterie, calcul d’autonomie',
  'vehicle-conversion/draw':
    'layout sketch, bracket drawings, Einbauskizze, Halterzeichnung, plano de montaje, dessin de montage, croquis d’implantation',
  'vehicle-conversion/wire': 'loom, circuit diagram, Kabelbaum, Schaltplan, mazo de cables, esquema eléctrico, faisceau, schéma électrique',
  'vehicle-conversion/fitout':
    'racking, drawer units, roof rack, Regaleinbau, Schubladenblock, estanterías, baca, étagères, galerie de toit',
  'vehicle-conversion/adapt':
    'ramp fitting, hand control fitting, wheelchair anchors, Rampeneinbau, Handbedienung, montaje de la rampa, anclajes de la silla, pose de la rampe, ancrages du fauteuil',
  'vehicle-conversion/build':
    'engine removal, motor installation, Motorausbau, Motoreinbau, Batterieeinbau, montaje del motor, instalación de la batería, dépose du moteur, pose du moteur',
  'vehicle-conversion/trim': 'seat covers, headlining, Sitzbezüge, Dachhimmel, fundas cosidas, forro del techo, garnissage, housses',
  'vehicle-conversion/prove':
    'weighbridge, approval papers, Abnahmepapiere, Probefahrt, prueba en carretera, papeles de homologación, essai routier, homologation',
  'fleet-planning/renew':
    'replacement plan, lease comparison, Ersatzplan, Leasingvergleich, plan de renovación, comparativa de renting, plan de renouvellement, comparatif de location',
  'fleet-planning/electric':
    'charging concept, range check, Ladekonzept, Reichweitenprüfung, plan de recarga, estudio de autonomía, plan de recharge, étude d’autonomie',
  'fleet-planning/tour':
    'route planning, stop sequence, Tourenplan, Stoppfolge, plan de rutas, secuencia de paradas, plan de tournées, ordre des arrêts',
  'fleet-planning/order':
    'key handover, booking calendar, Schlüsselausgabe, Buchungskalender, calendario de reservas, entrega de llaves, calendrier de réservation, remise des clés',
  'fleet-planning/watch':
    'telematics, fuel evaluation, tachograph reading, Telematik, Tankauswertung, telemetría, análisis de consumo, télématique, relevé de consommation',
  'vehicle-buying-advice/cost':
    'running costs, total cost, lease sums, Unterhaltskosten, Kostenrechnung, coste total, gastos de uso, coût total, frais d’usage',
  'vehicle-buying-advice/offers': 'checking adverts, listing check, Inserate prüfen, revisar anuncios, examen des annonces',
  'vehicle-buying-advice/fit':
    'child seat trial, tyre check, Sitzprobe, Reifenprüfung, prueba de sillas, comprobación de neumáticos, essai des sièges, contrôle des pneus',
  'machine-purchase-advice/compare': 'offer table, bid comparison, Angebotsvergleich, cuadro comparativo, tableau comparatif',
  'machine-purchase-advice/used':
    'wear check, site inspection, Verschleißprüfung, Besichtigung, inspección de desgaste, visita, contrôle d’usure, visite',
  'machine-purchase-advice/value':
    'valuation, price estimate, Wertermittlung, Preisschätzung, tasación, estimación del precio, estimation de prix, évaluation',
  'machine-purchase-advice/spec':
    'specification, acceptance test sheet, Lastenheft, Abnahmeprotokoll, pliego, protocolo de aceptación, cahier des charges, protocole de réception',
  'factory-layout/choose':
    'choice of machines, sizing, Maschinenauswahl, Dimensionierung, selección de equipos, dimensionado, choix des équipements, dimensionnement',
  'factory-layout/draw': 'layout drawing, floor plan, Aufstellplan, Hallenzeichnung, plano de distribución, plan d’implantation',
  'factory-layout/proof': 'throughput simulation, Durchsatzsimulation, simulación de caudal, simulation des flux',
  'factory-layout/stock':
    'store order, minimum stock, part codes, Lagerordnung, Mindestbestand, orden del almacén, existencias mínimas, rangement du magasin, stock minimum',
  'factory-layout/trace': 'batch tracing, Chargenverfolgung, seguimiento de lotes, suivi des lots',
  'injection-moulding-setup/flow': 'filling simulation, Füllanalyse, simulación de llenado, simulation de remplissage, rhéologie',
  'injection-moulding-setup/design':
    'tool design, slide design, Werkzeugkonstruktion, Schieberkonstruktion, diseño del utillaje, conception de l’outillage',
  'injection-moulding-setup/form':
    'plaster form, silicone form, trial cast, Gipsform, Silikonform, molde de yeso, colada de prueba, forme en plâtre, coulée d’essai',
  'injection-moulding-setup/setup':
    'parameter search, process window, Parametersuche, Prozessfenster, búsqueda de parámetros, recherche de paramètres, fenêtre de procédé',
  'measurement-capability/gauge':
    'gauge study, operator comparison, Messmittelstudie, Prüfervergleich, estudio del calibre, comparación de operarios, étude du moyen de contrôle',
  'measurement-capability/capability':
    'capability indices, control chart, Fähigkeitskennwerte, Regelkarte, índices de capacidad, gráfico de control, indices de capabilité, carte de contrôle',
  'measurement-capability/stack': 'tolerance chain, stack sum, Toleranzkette, Maßkette, cadena de cotas, chaîne de cotes',
  'measurement-capability/calibrate':
    'calibration register, furnace survey, Kalibrierplan, Ofenvermessung, registro de calibración, medición del horno, registre d’étalonnage, cartographie du four',
  'measurement-capability/first':
    'first article report, initial sample, Erstmusterbericht, informe de primera pieza, rapport premier article',
  'cad-data-repair/links':
    'reference repair, mates, feature tree, Verknüpfungen, Merkmalsbaum, árbol de operaciones, vínculos, arbre de construction, liens',
  'cad-data-repair/faces':
    'surface healing, mesh closing, Flächenheilung, Netzreparatur, reparación de superficies, cierre de la malla, réparation de surfaces, fermeture du maillage',
  'cad-data-repair/light':
    'simplification, envelope model, Vereinfachung, Hüllmodell, simplificación, modelo envolvente, allègement, enveloppe',
  'cad-data-repair/move':
    'migration, batch conversion, Datenübernahme, Stapelumwandlung, migración, conversión por lotes, reprise des données, conversion par lots',
  'cad-data-repair/clash':
    'interference run, clash report, Kollisionslauf, Kollisionsbericht, informe de interferencias, rapport de conflits',
  'cad-data-management/order':
    'numbering, release workflow, file moving, Nummernsystem, Freigabelauf, numeración, flujo de aprobación, numérotation, circuit de validation',
  'cad-data-management/library':
    'standard parts, part families, Normteile, Teilefamilien, piezas normalizadas, familias de piezas, pièces standard, familles de pièces',
  'cad-data-management/objects': 'BIM content, IFC objects, BIM-Inhalte, IFC-Objekte, objetos IFC, contenido BIM, objets IFC, contenu BIM',
  'cad-data-management/auto':
    'macros, configurator, driven model, Makros, Konfigurator, configurador, modelo parametrizado, configurateur, modèle piloté',
  'cad-data-management/template':
    'title block, drawing template, Schriftfeld, Zeichnungsvorlage, cajetín, plantilla de plano, cartouche, gabarit de plan',
  'cad-data-management/teach': 'user training, Anwenderschulung, formación de usuarios, formation des utilisateurs',
  'appliance-buying-advice/choose': 'shortlist, test comparison, Vorauswahl, Testvergleich, preselección, présélection',
  'appliance-buying-advice/worth':
    'repair verdict, quote check, Reparaturbewertung, Angebotsprüfung, veredicto de reparación, avis sur le devis',
  'appliance-buying-advice/register':
    'condition list, inventory, Zustandsliste, Bestandsliste, inventario, listado de estado, inventaire, liste d’état',
  'appliance-buying-advice/contract':
    'service contract, provider comparison, Servicevertrag, Anbietervergleich, contrato de servicio, contrat de service',
  'machine-restoration/service':
    'cleaning and oiling, tension setting, Reinigen und Ölen, Fadenspannung, engrase, ajuste de tensión, graissage, réglage de tension',
  'machine-restoration/part':
    'replacement part, part swap, Ersatzteil, Teiletausch, recambio, cambio de pieza, pièce de rechange, remplacement de pièce',
  'machine-restoration/battery': 'battery test, charger check, Akkutest, Ladegerätprüfung, prueba de batería, test de batterie',
  'machine-restoration/restore': 'enamel, chrome, rewiring, Emaille, Verchromen, Neuverdrahtung, esmaltado, cromado, émaillage, chromage',
  'machine-restoration/resale': 'grading, test bench, Einstufung, Prüfplatz, clasificación, banco de pruebas, classement, banc d’essai',
}
