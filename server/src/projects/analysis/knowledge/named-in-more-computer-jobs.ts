/** By which words clients name a part of the jobs of `more-computer-jobs.ts` that is not to be done, in four languages. By the package's id and the task's key; comma between. */
export const NAMED_IN_MORE_COMPUTER_JOBS: Readonly<Record<string, string>> = {
  'laptop-repair/save':
    'saving files, data copy, Datensicherung, Dateien sichern, copia de datos, guardar archivos, copie des données, sauvegarde des fichiers',
  'laptop-repair/dry':
    'cleaning after the spill, drying, ultrasonic bath, Trocknung, Flüssigkeitsschaden reinigen, secado, limpieza por derrame, séchage, nettoyage du liquide',
  'laptop-repair/solder': 'soldering, board repair, Löten, Platinenreparatur, soldadura, reparación de placa, soudure, réparation de carte',
  'laptop-repair/prove': 'stress test, final test, Dauertest, Endprüfung, prueba final, test final',
  'network-fault/ask': 'network sketch, Netzskizze, Bestandsaufnahme, croquis de la red, schéma du réseau, état des lieux',
  'network-fault/measure': 'packet capture, Wireshark, Messung, Mitschnitt, captura de paquetes, medición, capture de trames',
  'network-fault/cable':
    'cable test, re-terminating sockets, patch leads, Kabelmessung, Dosen auflegen, cableado, crimpado, câblage, reprise des prises',
  'network-fault/swap':
    'replacing the switch, replacement device, Switchtausch, Ersatzgerät, cambio de switch, sustitución del equipo, remplacement du switch',
  'network-fault/prove': 'labelling, documentation, Beschriftung, Dokumentation, etiquetado, documentación, étiquetage, documentation',
  'meeting-room/plan':
    'choice of equipment, planning, parts list, Geräteauswahl, Planung, Stückliste, elección de equipos, choix du matériel',
  'meeting-room/fit':
    'mounting, wall bracket, cabling, drilling, Montage, Wandhalterung, Verkabelung, montaje, soporte de pared, pose, fixation murale',
  'meeting-room/join':
    'room account, booking panel, licences, wireless sharing, Raumkonto, Buchungsdisplay, Lizenzen, cuenta de sala, reservas, compte de salle, réservation',
  'meeting-room/show': 'instruction, user training, sound tuning, Einweisung, Schulung, Einmessen, formación, ajuste de sonido, formation',
  'device-management/stock': 'inventory, stocktaking, Inventar, Bestandsaufnahme, inventario, inventaire, recensement',
  'device-management/pilot': 'pilot, trial devices, app packaging, Testgeräte, Paketierung, piloto, pruebas, pilote, essais',
  'device-management/enrol':
    'enrolment, handing out, labelling, Ausgabe, Registrierung, Etiketten, entrega, alta de dispositivos, remise, enrôlement',
  'device-management/private': 'private devices, BYOD, Privatgeräte, móviles personales, téléphones personnels',
  'device-management/brief': 'admin training, leaving process, Adminschulung, Anleitung, formación del administrador, formation de l’admin',
  'server-care/patch':
    'updates, patching, version upgrade, Updates einspielen, Aktualisierung, actualizaciones, parches, mises à jour, correctifs',
  'server-care/harden': 'hardening, firewall rules, SSH keys, Härtung, Absicherung, bastionado, cortafuegos, durcissement, pare-feu',
  'server-care/copies': 'backups, offsite copy, Datensicherung, copias de seguridad, sauvegardes',
  'server-care/services': 'containers, Docker, app installation, Container, Dienste einrichten, contenedores, conteneurs',
  'server-care/monthly':
    'monthly care, maintenance contract, retainer, Wartungsvertrag, laufende Betreuung, mantenimiento mensual, infogérance, suivi mensuel',
  'disaster-recovery/impact':
    'business impact analysis, interviews with departments, Business-Impact-Analyse, Abteilungsgespräche, análisis de impacto, analyse d’impact',
  'disaster-recovery/gaps':
    'gap list, risk comparison, second site options, Lückenanalyse, Ausweichstandort, carencias, centro alternativo, écarts, second site',
  'disaster-recovery/plan':
    'handbook, manual, phone list, cards, Notfallhandbuch, Telefonliste, Alarmkarten, manual, listín, classeur, fiches, annuaire',
  'disaster-recovery/restore':
    'restore test, failover test, Wiederherstellungstest, Rücksicherung, prueba de restauración, test de restauration, bascule',
  'disaster-recovery/exercise':
    'tabletop, exercise, crisis drill, Notfallübung, Planspiel, Krisenstabsübung, simulacro, ejercicio de mesa, exercice de crise',
  'code-review/run': 'building it, running the tests, Bauen, Testlauf, compilación, ejecutar pruebas, compilation, lancer les tests',
  'code-review/scan':
    'licence check, dependency scan, security scan, Lizenzprüfung, Abhängigkeiten, licencias, dependencias, licences, dépendances, failles',
  'code-review/price':
    'cost estimate, rebuild or keep, Kostenschätzung, Neuentwicklung, estimación de costes, estimation des coûts, chiffrage',
  'code-review/report': 'written report, presentation, Bericht, Gutachten, Vorstellung, informe, presentación, rapport, restitution',
  'strength-calculation/hand':
    'hand calculation, by formula, Handrechnung, Überschlag, cálculo a mano, fórmulas, calcul à la main, formules',
  'strength-calculation/fem': 'FEA, FEM, finite elements, simulation, Simulation, elementos finitos, simulación, éléments finis',
  'strength-calculation/improve':
    'redesign, optimisation, new shape, Umkonstruktion, Optimierung, rediseño, optimización, refonte, optimisation',
  'strength-calculation/report': 'written report, inspector papers, Bericht, Prüfunterlagen, memoria, informe, note écrite, rapport',
  'catering-machine-repair/water':
    'descaling, dosing, drain cleaning, Entkalkung, Dosierung, descalcificación, dosificación, détartrage, dosage',
  'catering-machine-repair/cold':
    'cooling circuit, refrigerant, Kältekreis, Kältemittel, circuito de frío, refrigerante, circuit froid, fluide frigorigène',
  'catering-machine-repair/gas': 'burner, gas test, Brenner, Gasprüfung, quemador, prueba de gas, brûleur, contrôle gaz',
  'catering-machine-repair/prove': 'safety test, trial batch, Sicherheitsprüfung, Probelauf, prueba de seguridad, essai final',
}
