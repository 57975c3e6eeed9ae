/** By which words clients name a part of the jobs of `craft-pipe-and-wire-jobs.ts` that is not to be done, in four languages. By the package's id and the task's key; comma between. */
export const NAMED_IN_CRAFT_PIPE_AND_WIRE_JOBS: Readonly<Record<string, string>> = {
  'lightning-protection/conduct':
    'roof wires, lightning rods, down leads, Fangleitung, Ableitungen, Blitzableiter, bajantes, pararrayos, pointes, descentes, paratonnerre',
  'lightning-protection/earth':
    'earth rods, bonding, ground spikes, Erdspieße, Potentialausgleich, picas, red de tierra, piquets, liaison équipotentielle',
  'lightning-protection/spd':
    'surge arresters, surge protection, Überspannungsableiter, Überspannungsschutz, protectores de sobretensión, parafoudres',
  'lightning-protection/prove': 'test record, certificate, Prüfprotokoll, Messprotokoll, certificado de medición, procès-verbal de mesure',
  'lighting-renewal/plan':
    'light calculation, light plan, lighting design, Lichtberechnung, Lichtplanung, cálculo lumínico, diseño de luz, étude d’éclairage, calcul photométrique',
  'lighting-renewal/refit':
    'swapping the fittings, mounting the lights, lamp disposal, Leuchtentausch, Montage der Leuchten, cambio de luminarias, montaje, remplacement des luminaires, pose',
  'lighting-renewal/control':
    'motion sensors, dimming, light scenes, Bewegungsmelder, Dimmung, Lichtszenen, sensores de presencia, regulación, détecteurs de présence, gradation',
  'lighting-renewal/emergency':
    'emergency lights, exit signs, Notleuchten, Rettungszeichen, luces de emergencia, señales de salida, blocs de secours, BAES',
  'lighting-renewal/prove': 'lux record, final measurement, Lux-Protokoll, Abschlussmessung, medición final, mesure finale',
  'electric-heaters/size':
    'heat calculation, choice of heaters, Wärmeberechnung, Auswahl der Geräte, cálculo de potencia, elección de aparatos, calcul de puissance, choix des appareils',
  'electric-heaters/out':
    'taking away the old heaters, disposal, asbestos, Entsorgung, Altgeräte, Asbest, retirada de los viejos, dépose des anciens, évacuation',
  'electric-heaters/wire':
    'new circuits, wiring, supply cables, Zuleitungen, Verkabelung, nuevos circuitos, cableado, câblage, nouvelles lignes',
  'electric-heaters/hall':
    'radiant tubes, ceiling panels, air curtain, Dunkelstrahler, Deckenstrahlplatten, Luftschleier, tubos radiantes, cortina de aire, tubes radiants, rideau d’air',
  'electric-heaters/prove': 'programming, timer settings, Programmierung, Zeiten einstellen, programación, réglage des horaires',
  'power-supply-upgrade/measure':
    'load logging, load curve, consumption measurement, Lastgangmessung, Verbrauchsmessung, registro de carga, medición de consumo, campagne de mesure',
  'power-supply-upgrade/balance':
    'phase balancing, power factor, capacitors, Phasenverteilung, Blindstromkompensation, reparto de fases, condensadores, équilibrage des phases, compensation',
  'power-supply-upgrade/file':
    'application, grid company paperwork, forms, Anmeldung, Netzbetreiber, Antrag, solicitud a la compañía, trámites, dossier Enedis, démarches',
  'power-supply-upgrade/build':
    'main board, new feed, meter cabinet, Zählerschrank, Hauptverteilung, Zuleitung, cuadro general, acometida, tableau principal, câble d’alimentation',
  'power-supply-upgrade/meter':
    'sub-meters, tenant meters, Unterzähler, Zwischenzähler, subcontadores, contadores individuales, sous-compteurs',
  'power-supply-upgrade/station': 'transformer, switchgear, Trafo, Schaltanlage, transformador, celdas, transformateur, cellules',
  'fire-alarm-service/mend':
    'fault finding, false alarms, Störungssuche, Fehlalarme, búsqueda de averías, falsas alarmas, recherche de défaut, fausses alarmes',
  'fire-alarm-service/service':
    'yearly test, detector test, cleaning of heads, Wartung, Melderprüfung, prueba anual, limpieza de detectores, essai annuel, nettoyage des têtes',
  'fire-alarm-service/extend':
    'new detectors, new panel, reprogramming, neue Melder, neue Zentrale, detectores nuevos, nueva central, nouveaux détecteurs, reprogrammation',
  'fire-alarm-service/vents':
    'smoke vents, fire doors, dampers, Rauchabzug, Brandschutztüren, Klappen, exutorios, puertas cortafuegos, désenfumage, portes coupe-feu',
  'fire-alarm-service/hoses': 'hose reels, dry riser, hydrants, Wandhydranten, Löschschläuche, mangueras, columna seca, RIA, colonne sèche',
  'fire-alarm-service/record':
    'staff training, log book, Einweisung, Betriebsbuch, formación del personal, libro de registro, formation du personnel, registre',
  'hot-water-circulation/line':
    'return line, second pipe, Zirkulationsleitung, Rücklaufleitung, tubería de retorno, anillo, tuyau de retour, boucle',
  'hot-water-circulation/pump':
    'circulation pump, timer, Zirkulationspumpe, Zeitschaltuhr, bomba de recirculación, temporizador, circulateur, horloge',
  'hot-water-circulation/small':
    'instant heater, under-sink heater, Durchlauferhitzer, Untertischgerät, calentador instantáneo, termo pequeño, petit chauffe-eau',
  'hot-water-circulation/balance':
    'riser balancing, valve settings, Strangabgleich, Regulierventile, equilibrado de columnas, équilibrage des colonnes',
  'water-hygiene/assess':
    'risk assessment, pipe drawing, Gefährdungsanalyse, Leitungsschema, evaluación de riesgos, esquema, analyse des risques, schéma du réseau',
  'water-hygiene/sample': 'sampling, laboratory, Probenahme, Labor, toma de muestras, laboratorio, prélèvements, laboratoire',
  'water-hygiene/clean':
    'disinfection, chlorination, heat treatment, Desinfektion, Chlorung, desinfección, choque térmico, désinfection, choc thermique',
  'water-hygiene/rebuild':
    'dead leg removal, pipe changes, Totleitungen, Rückbau, tramos muertos, reformas de tubería, bras morts, travaux sur le réseau',
  'water-hygiene/backflow': 'backflow preventer, valve test, Systemtrenner, Rohrtrenner, desconector, antirretorno, disconnecteur',
  'water-hygiene/plan': 'flushing plan, staff training, Spülplan, Hausmeisterschulung, plan de purgas, formación, plan de purge, formation',
  'well-pump/size': 'pump calculation, sizing, Pumpenauslegung, Berechnung, dimensionamiento, cálculo, dimensionnement, calcul',
  'well-pump/well':
    'drilling, well cleaning, driving the pipe, Bohrung, Brunnenreinigung, perforación, limpieza del pozo, forage, curage du puits',
  'well-pump/fit':
    'pump replacement, pulling the pump, Pumpentausch, Einbau der Pumpe, cambio de bomba, extracción, remplacement de la pompe, montage',
  'well-pump/line':
    'garden line, trench, power cable, Gartenleitung, Graben, Stromkabel, zanja, línea al jardín, tranchée, alimentation électrique',
  'well-pump/prove': 'pumping test, trial run, Probelauf, Pumpversuch, prueba de bombeo, essai de pompage',
  'drain-smell/smoke': 'smoke test, camera survey, fog, Nebelprüfung, Kamera, prueba de humo, cámara, essai fumigène, caméra',
  'drain-smell/trap':
    'trap cleaning, new seal, resealing the toilet, Siphonreinigung, neue Dichtung, limpieza de sifones, junta nueva, nettoyage des siphons, joint neuf',
  'drain-smell/vent':
    'stack venting, air valve, roof outlet, Rohrbelüfter, Dachentlüftung, ventilación de bajante, válvula de aireación, ventilation de colonne, aérateur',
  'backwater-lifting/mend':
    'repair, cleaning the pump, service, Reparatur, Pumpenreinigung, Wartung, reparación, limpieza de bomba, mantenimiento, dépannage, entretien',
  'backwater-lifting/open':
    'digging, breaking the floor, chamber, Aushub, Boden aufstemmen, Schacht, excavación, picar el suelo, arqueta, terrassement, casser la dalle, regard',
  'backwater-lifting/fit':
    'mounting the unit, valve, separator, Einbau, Klappe, Abscheider, montaje, válvula, separador, pose, clapet, séparateur',
  'backwater-lifting/prove': 'care book, test run, Betriebstagebuch, Probelauf, libro de mantenimiento, prueba, carnet d’entretien, essai',
  'new-pipework/plan': 'pipe plan, drawing, Leitungsplan, Zeichnung, plano de tuberías, plan des réseaux, dessin',
  'new-pipework/assess':
    'condition report, camera inspection, Zustandsbericht, Kamerabefahrung, informe de estado, inspección con cámara, rapport d’état, inspection caméra',
  'new-pipework/open': 'chasing, breaking walls, core drilling, Stemmarbeiten, Kernbohrung, rozas, abrir paredes, saignées, carottage',
  'new-pipework/stack': 'waste stack, cast iron pipe, Fallrohr, Gussrohr, bajante, tubo de fundición, colonne de chute, tuyau en fonte',
  'new-pipework/pipes':
    'first fix, water lines, waste lines, Rohinstallation, Wasserleitungen, Abwasserleitungen, tuberías de agua, desagües, alimentations, évacuations',
  'new-pipework/fixtures':
    'second fix, sanitary ware, taps, Feininstallation, Sanitärobjekte, Armaturen, sanitarios, grifería, appareils sanitaires, robinetterie',
  'consumption-meters/water': 'water meters, Wasserzähler, Wasseruhren, contadores de agua, compteurs d’eau',
  'consumption-meters/heat':
    'heat meters, allocators, Heizkostenverteiler, Wärmezähler, repartidores, contadores de calor, répartiteurs, compteurs de chaleur',
  'consumption-meters/radio':
    'radio modules, gateway, remote reading, Funkmodule, Fernablesung, lectura por radio, telelectura, modules radio, télérelève',
  'consumption-meters/record': 'list of readings, photos, Ableseliste, Zählerliste, lista de lecturas, liste des index',
  'heating-design/load': 'heat load calculation, Heizlastberechnung, cálculo de cargas, calcul des déperditions',
  'heating-design/concept':
    'concept, comparison of systems, drawings, Konzept, Variantenvergleich, proyecto, comparación de sistemas, étude comparative, conception',
  'heating-design/balance':
    'hydraulic balancing, valve setting, hydraulischer Abgleich, Ventile einstellen, equilibrado, ajuste de válvulas, équilibrage, réglage des vannes',
  'heating-design/tune':
    'heating curve, control settings, second visit, Heizkurve, Regelung einstellen, curva de calefacción, ajustes de la centralita, courbe de chauffe, régulation',
  'oil-tank-removal/empty': 'pumping out, cleaning, Auspumpen, Reinigung, vaciado, limpieza, pompage, nettoyage, dégazage',
  'oil-tank-removal/out': 'dismantling, cutting up, carrying out, Demontage, Zerlegen, desmontaje, corte, retirada, découpe, enlèvement',
  'oil-tank-removal/fill':
    'filling with sand, foam filling, Verfüllung, Stilllegung, relleno con arena, inertización, remplissage au sable, neutralisation',
  'oil-tank-removal/mend':
    'gauge, bund coating, limit sensor, Grenzwertgeber, Wannenbeschichtung, Leckanzeige, aforador, reparación del cubeto, jauge, réparation du bac',
  'oil-tank-removal/paper':
    'certificate, notice to the authority, Bescheinigung, Abmeldung, certificado, baja ante industria, attestation, déclaration',
  'leak-guard/valve': 'motor valve, shut-off, Motorventil, Absperrung, válvula motorizada, corte, vanne motorisée, coupure',
  'leak-guard/sensor':
    'floor sensors, leak detectors, Wassermelder, Bodensensoren, sensores de suelo, detectores, capteurs au sol, détecteurs',
  'leak-guard/watch':
    'consumption view, flow meter, Verbrauchsanzeige, Durchflusszähler, control de consumo, caudalímetro, suivi de consommation, débitmètre',
  'leak-guard/alert': 'app, notifications, siren, Handymeldung, avisos al móvil, sirena, alertes sur téléphone, sirène',
  'pipe-winterising/empty': 'draining, blowing out, Entleeren, Ausblasen, vaciado, soplado, vidange, purge à l’air',
  'pipe-winterising/lag': 'lagging, foam sleeves, Rohrdämmung, Isolierung, coquillas, aislamiento, calorifugeage, manchons',
  'pipe-winterising/trace': 'heating cable, thermostat, Heizkabel, Begleitheizung, cable calefactor, termostato, cordon chauffant',
  'pipe-winterising/spring':
    'refilling, spring start, Wiederbefüllen, Frühjahrsstart, llenado en primavera, puesta en marcha, remise en eau',
}
