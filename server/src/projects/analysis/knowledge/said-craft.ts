/** What clients say who mean a package of the crafts: by its id, ' / ' between. The wish model learns from it; it need not be complete. */
export const SAID_OF_CRAFT_WORK: Readonly<Record<string, string>> = {
  leak: "puddle under the sink / water comes through the ceiling / water meter turns although all is closed / wet patch on the wall below the bathroom / pipe burst / Wasser tropft von der Decke / nasser Fleck / Rohrbruch / cae agua del techo / une tache d'humidité au plafond / water running down inside the wall / comes from above when the neighbours shower / bill of water doubled / bucket under the ceiling / drips on the cellar stairs / es kommt von oben durch / Decke wird nass wenn Nachbarn duschen / Fleck wird größer / Wasserzähler läuft / se filtra agua del vecino / la pared está mojada / ça coule du plafond / compteur d'eau tourne / under the dishwasher everything is wet / spot on the bathroom ceiling grows each time she above showers / wet, dripping, ceiling, stain / Fleck an der Decke, nass, tropft durch / Rohr, Leitung, undicht / mancha en el techo del baño, crece, ducha de arriba / cañería, mojado / tache au plafond, ça goutte, tuyau / joint, valve, meter, damp floor / flooded kitchen floor",
  'blocked-drain':
    "water does not go down / shower fills up and stays / toilet overflows when I flush / smell from the drain / gurgling / Abfluss läuft nicht ab / Wasser steht in der Dusche / Klo verstopft / no traga el desagüe / se atasca el váter / l'eau ne s'écoule plus / les toilettes débordent / roots in the sewer / basin empties very slowly / brown water comes up in the bathtub / toilet paper does not go away / rainwater pipe full / gluckert und stinkt / läuft nicht mehr runter / kommt wieder hoch / tarda en vaciarse / el agua sube por la bañera / se vide très lentement / ça remonte / odeur d'égout / heavy rain pushes water up in the cellar from the floor drain / Rückstau, Bodenablauf, Keller, Gully / Rohrreinigung, Spirale / sumidero, arqueta, atasco / refoulement, évacuation, furet / backs up, slow, plunger, gurgle",
  'tap-toilet-repair':
    'tap does not close any more / toilet keeps running / flush button hangs / seat loose / shower head replaced / Spülung läuft dauernd / Hahn tropft / el grifo no cierra / la cisterna no para / le robinet goutte / la chasse coule sans arrêt / low pressure at one tap / cistern fills all night and hisses / water runs into the bowl all the time / handle of the mixer loose / bidet, shower hose / Klo hört nicht auf zu laufen / Armatur wackelt / Spülkasten rauscht / la cisterna pierde agua / la chasse coule en continu / robinet qui fuit / flush broken / tap wobbles and a thread of water comes though closed / Dichtung, Kartusche, Spülung, Perlator / grifo baila, hilillo de agua / cisterna, tapa del váter / joint, cartouche, mitigeur, abattant / seal, washer, lever, basin',
  'hot-water':
    "no warm water in the shower / water only lukewarm / boiler for hot water dead / kein warmes Wasser / Durchlauferhitzer / no sale agua caliente / el termo no calienta / plus d'eau chaude / le chauffe-eau ne marche plus / shower goes cold after two minutes / only cold in the whole house this morning / tank is twelve years old / scalding then freezing / nur noch kalt duschen / Boiler wird nicht warm / ducha fría / solo sale fría / que de l'eau froide / le ballon ne chauffe pas / pilot light of geyser goes out / tepid, boiler tank, electric heater, immersion / Boiler, Speicher, lauwarm / calentador, termo, butano / ballon, tiède, cumulus",
  'bathroom-renovation':
    "bathroom is from the seventies, do everything new / walk in shower instead of tub / Bad komplett erneuern / altersgerechtes Bad / reformar el baño / cambiar bañera por ducha / refaire la salle de bain / douche à l'italienne / new tiles, toilet and basin / for my mother with walker, no step / mouldy old tub out, everything new / barrierefreies Bad / Gäste-WC modernisieren / Wanne raus Dusche rein / baño nuevo completo / plato de ducha para mayores / rénover une salle de bains de 6 m² / refit, ensuite, wet room, vanity / Badsanierung, bodengleich, Waschtisch / reforma integral, mampara / rénovation, vasque, douche",
  'boiler-fault':
    'radiators stay cold though boiler runs / boiler shows an error and bangs / heating does not come on / loses pressure / Heizung wird nicht warm / Therme geht auf Störung / Heizkörper kalt / la caldera da error / los radiadores no calientan / la chaudière se met en défaut / les radiateurs restent froids / gluckert / yearly service of the boiler / freezing since yesterday, red lamp blinks / radiator warm below and cold above / must add water every week / bleibt eiskalt / Gastherme blinkt / Brenner startet nicht / hace frío y la caldera parpadea / pierde presión / il fait froid, la chaudière clignote / plus de chauffage / pellet stove error / pellet burner goes out every night with code, house freezing / burner, flame, error code, thermostat / Brenner, Pellets, Störung, Fehlercode, Haus kalt / quemador, estufa de pellets, código / brûleur, granulés, code erreur / vaillant viessmann worcester junkers saunier / underfloor heating cold, bleeding',
  'radiator-change':
    'new radiator in the living room / move a radiator to another wall / valve hangs / Heizkörper versetzen / Thermostatventil / cambiar radiadores / déplacer un radiateur / take one off for painting / rusty radiator out / towel radiator in bath / Heizkörper tauschen / quitar radiador / radiateur sèche-serviettes / valve, bracket, towel rail / Ventil, Handtuchheizkörper / llave, toallero / vanne',
  'heat-pump-install':
    'new heat pump / new heating, heat pump / new windows, new heating with heat pump / neue Wärmepumpe / nueva bomba de calor / nouvelle pompe à chaleur / new heating with heat pump / old house, new heat pump heating wanted / neue Heizung mit Wärmepumpe / new heating with heat pump for a house from 1955 / away from oil and gas / heat pump for our house / Wärmepumpe statt Gas / Ölheizung raus / bomba de calor / pompe à chaleur / subsidy for new heating / oil tank is empty and we want something green / hybrid heating advice / raus aus dem Öl / sustituir caldera de gasoil / remplacer la chaudière fioul / subsidy, outdoor unit, oil out / Förderung, Außengerät / subvención / subvention / heat pump for the house / Wärmepumpe einbauen',
  'air-conditioning-work':
    'cool the bedroom in summer / ac drips and does not cool / split unit install / Klimaanlage einbauen / aire acondicionado no enfría / instalar un split / poser une clim / la clim ne fait plus de froid / server room too hot / attic flat is an oven in august / indoor unit drips on the sofa / Dachwohnung kühlen / Kältemittel / recargar gas / hace mucho calor en el dormitorio / chaleur sous les toits / server closet cooling / daikin, split, cooling, gas, condenser / kühlen, Außengerät / enfriar, compresor / refroidir, groupe extérieur / hot bedroom',
  'electrical-fault':
    'breaker goes when I switch on the washing machine / half the flat is dark / socket sparks and smells burnt / light flickers / no electricity in the kitchen / Sicherung fliegt raus / Strom weg in zwei Zimmern / FI löst aus bei Regen / se va la luz / salta el diferencial / ça disjoncte / plus de courant dans une pièce / electric shock from the tap / sparks when I plug in the iron and it smells burnt / lamps dim when oven is on / shock from the fridge / Funken beim Einstecken / Licht flackert / es riecht verschmort / Garage ohne Strom / saltan chispas / huele a quemado en el enchufe / parpadean las luces / étincelles dans la prise / odeur de brûlé / les lumières clignotent / bulbs burn out all the time and the house goes dark for a second / voltage, earth, hot socket / Birnen brennen durch, Wackelkontakt, Stromschlag / bombillas, calambre, chispazo / ampoules grillent, coupures, décharge / oven trips, fuse, meter',
  'electrical-points':
    'four more outlets in the office / new lamp over the table / dimmer / outside light / Steckdosen setzen / Lampe aufhängen / Herd anschließen lassen / poner enchufes / instalar lámparas / ajouter des prises / poser un lustre / ceiling fan / usb socket / three ceiling lamps and a second switch in the hall / light over the mirror / power in the garden house / Deckenlampen anschließen / zweiter Schalter / Außensteckdose / Bewegungsmelder / colgar tres lámparas / un interruptor más / luz en el jardín / installer trois plafonniers / éclairage extérieur / prise pour le four / hang a chandelier, spots / double plug at the kitchen island and three pendant lights / plug, pendant, switch, dimmer, spotlight, fan / Kücheninsel, Pendelleuchte, Anschluss / punto de luz, enchufe doble, lámpara colgante / suspension, interrupteur, prise double / study: plugs and ceiling lights, doorbell, garden light',
  'rewire-panel':
    "house wiring from 1960 must be renewed / new fuse box / Elektrik im Altbau erneuern / Zählerschrank / renovar la instalación eléctrica / cambiar el cuadro / refaire l'électricité / mettre aux normes le tableau / cloth cables, no earth / two wires, no earth, aluminium / insurance wants the electrics checked / e-check / Schraubsicherungen noch alt / boletín eléctrico / piso de los 60 con cables viejos / installation dangereuse / diagnostic électrique / old fuses, three phase, meter, certificate / Zähler, Unterverteilung / contador, boletín / compteur, norme / house from the fifties",
  'ev-charger-install':
    'charge my car at home / wallbox in the garage / Ladestation fürs E-Auto / cargador para coche eléctrico / borne de recharge / electric car charging point in underground parking / new electric car comes in may / tesla, parking space 20 m from meter / Starkstrom in die Garage fürs Laden / enchufe para el coche en el garaje / recharger ma voiture à la maison / 11 kw, 22 kw, carport / Stellplatz, Tiefgarage / plaza de garaje / parking',
  'solar-install':
    'panels on the roof / own power with battery / Solaranlage mit Speicher / Balkonkraftwerk / placas solares / panneaux solaires / sell electricity to grid / sun power for the barn / feed in, inverter error / Module aufs Garagendach / Wechselrichter / bajar la factura con el sol / onduleur / autoconsommation / kwp, inverter, battery, feed in / Speicher, Dach, Module / inversor, tejado / onduleur, batterie',
  'appliance-connection':
    'connect my new oven / washing machine delivered and must be hooked up / build in a dishwasher / Herd anschließen / conectar la lavadora / brancher une plaque / install hood / kitchen came without somebody to connect / gas hob fitted / dryer on top of washer / neuer Herd, fünf Kabel / Trockner aufstellen / instalar horno y placa / encastrer le four / fridge with water line / gas, plug, hose, fit / anschließen, einbauen / conexión, encastrar / raccorder, encastrer',
  'laundry-repair':
    "washer does not pump out / drum does not turn / door stays locked / leaks soap water / dryer stays cold / Waschmaschine schleudert nicht / Trommel dreht nicht / la lavadora no centrifuga / no desagua / la machine n'essore plus / le sèche-linge ne chauffe plus / dances through the room / moves through the whole kitchen when spinning / clothes come out dripping / smells burnt while drying / wäsche kommt klatschnass raus / macht Lärm beim Schleudern / zieht kein Wasser / hace ruido al centrifugar / no coge agua / bouge partout à l'essorage / le linge sort trempé / tambour bloqué / clothes still wet after three cycles and smells burning / drum, belt, filter, bosch miele lg samsung / Trommel, Flusensieb, Wäsche / tambor, ropa mojada, correa / tambour, linge, courroie / heat pump dryer",
  'dishwasher-repair-work':
    'dishwasher leaks onto the kitchen floor / it does not drain / dishes stay dirty / dishwasher leaves water / does not take tabs / Geschirr wird nicht sauber / Spülmaschine pumpt nicht / el lavavajillas no lava / le lave-vaisselle ne vidange pas / error e15 / glasses come out milky and water stands below / does not take water / powder remains / Gläser milchig / unten steht Wasser / Spülarm / platos sucios / verre blanc, eau au fond / hums and stops / rinse, salt, spray arm, bosch / Gläser, Salz, Tab / vasos, sal / verres, sel',
  'cold-appliance-repair':
    'butter is soft in the fridge / freezer full of ice / fridge makes strange noise / Kühlschrank kühlt nicht / taut ab / la nevera no enfría / hace hielo / le frigo ne fait plus de froid / le congélateur givre / cold room of the restaurant / milk turns sour after two days / ice block at the back / light works but not cold / Milch wird sauer / Eis an der Rückwand / se descongela todo / gotea agua dentro / tout a décongelé / wine cooler, ice cream display / freezer runs day and night but the meat thaws / Gefriertruhe, taut, Fleisch / descongela, arcón, carne / congélateur, décongèle, viande / liebherr, gasket, gas, compressor',
  'cooking-appliance-repair':
    "oven does not get hot / one plate dead / door glass of oven broken / Backofen heizt nicht / Kochfeld Fehler / el horno no calienta / placa no enciende / le four ne chauffe plus / plaque en panne / microwave sparks / pizza raw after half an hour / induction shows f5 / stove door falls down / Pizza bleibt roh / Platte wird nicht heiß / el gas no prende / se ha roto el cristal del horno / feux qui ne s'allument plus / extractor hood loud / grill, fan, knob, ignition, hob / Heizstab, Knopf, Zündung / resistencia, mando / résistance, bouton",
  'small-appliance-electronics':
    "coffee machine leaks / tv has stripes / vacuum cleaner no suction / old radio / Kaffeemaschine / Fernseher kein Bild / cafetera no calienta / la tele no se enciende / robot de cuisine / aspirateur / mixer, console, amplifier, record player / milk foam does not come / soundbar dead / playstation hot / game console / Vollautomat mahlt nicht / Plattenspieler / radio antigua / batidora / robot tondeuse / la télé s'éteint / electric wheelchair, hearing loop, watch / blender, iron, toaster, hifi, projector, drone / Mixer, Bügeleisen, Verstärker / plancha, altavoz / fer, mixeur, chaîne hifi / delonghi, jura, dyson",
  'smart-home-build':
    'lights, blinds and doors controllable by phone in the new house / knx or loxone planning / Haus intelligent machen / controlar luces y persianas desde el móvil / domotique dans notre maison neuve / alexa for everything / building a house, everything by app / when I leave all off with one button / Neubau mit Bussystem / alles per Handy steuern / que todo se apague al salir / tout piloter avec le téléphone / knx, loxone, shelly, hue, scene / Szenen, Sensoren / escenas, sensores / scénarios',
  'smart-home-mend':
    'alexa does not find the lamps / automation goes crazy at night / Smart Home spinnt / Homematic offline / la domótica no responde / la box domotique ne répond plus / zigbee devices fall out / lamps switch on at 3 am / app shows offline after new router / Rollos gehen nicht mehr per App / ya no responde a la voz / ne répond plus à la voix / hub broken, rules double / zigbee, matter, hub, alexa, google home / Verbindung verloren / no responde / perd la connexion',
  'smart-climate':
    'heating should go down by itself when nobody is home / blinds close with the sun / smarte Thermostate / termostatos inteligentes / thermostats connectés / watch energy use / save on heating with app / shades down when hot / Rollläden automatisch / Heizung per Handy / bajar persianas con sol / piloter le chauffage / battery, tariff, heat pump control / tado, schedule, sun sensor / Zeitplan, Sonnenschutz / horario, toldo automático / programmation',
  'alarm-entry':
    'burglary next door, want protection / door bell with camera / open door by code / Alarmanlage / Türsprechanlage / alarma para casa / videoportero / poser une alarme / interphone en panne / keyless lock for holiday flat / thieves came twice, what protects / parcels are stolen at the door / Einbruch beim Nachbarn / Türöffner kaputt / Haus sichern / han entrado a robar / el telefonillo no suena / on a été cambriolés / digicode / smart lock / shop door broken open twice, something that warns and deters / burglars, siren, motion, lock with code / Einbrecher, Sirene, Melder / reventado la puerta, robos, sirena, avise / cambriolage, sirène, détecteur / access cards for staff, intercom dead',
  'home-cinema':
    'beamer and sound for the cellar / music in all rooms / tv on wall with soundbar / Heimkino / sonido en toda la casa / home cinéma / projector hang / sound only from the left / wires behind tv hidden, receiver / Lautsprecher in jedem Raum / Leinwand / equipo de música / barre de son / projector and screen in meeting room / dolby, sonos, receiver, screen / Receiver, Leinwand, Boxen / altavoces, pantalla de cine / ampli, enceintes',
  'home-wifi':
    "bad reception upstairs / teams call drops in my home office / internet only near the router / WLAN im Dachgeschoss schlecht / Verbindung bricht ab / el wifi no llega a la habitación / internet va lento / le wifi ne passe pas à l'étage / internet coupe / garden house needs wifi / mesh / in my son's room it cuts out all the time, the box is in the hall / netflix stutters / thick walls / im Kinderzimmer kein Netz / Videokonferenzen ruckeln / Repeater bringt nichts / se corta el wifi / no llega a la planta de arriba / ça coupe dans la chambre / mauvais débit / garden, stable, boat wifi / guests complain, in the bedroom and on the terrace no internet / repeater, mesh, dead spot, fritzbox, speed / Gäste beschweren sich, Empfang, Repeater / cobertura, señal wifi, router / débit, répéteur, box, zone morte / zoom freezes, gaming lag",
  'office-network':
    'two floors, 1200 sqm of warehouse and office / new office with 20 desks, network and wifi / switches, rack, guest wifi / Netzwerk im Büro neu / red para la oficina / réseau de nos bureaux / wifi for the hotel / slow network in the company / vlan / everything drops at ten o clock / guests see our files / Praxis zieht um, Netz planen / Internet im Büro fällt aus / la red se cae / réseau lent au bureau / school wifi, campsite wifi, starlink failover / desks, switch, access point, server room, hotel guests / Büro, Praxis, Access Point / puestos, punto de acceso / postes, borne',
  'network-cabling':
    'cables in the walls to every room / lan sockets / Netzwerkkabel ziehen / cablear la oficina / câbler la maison / fibre from house to barn / patch panel / network sockets in four rooms / no radio, real cable / Dosen in jedes Zimmer / LAN statt WLAN / cable ethernet al despacho / tirer des câbles rj45 / tidy the rack / cat6, cat7, wall socket, fibre, 15 m from the router / Kabel vom Router / tirada de cable / goulotte',
  'camera-network':
    "six cameras around the hall and see them on the phone / burglary, watch the yard / Kameras ums Haus / cámaras de vigilancia / caméras de surveillance / record number plates / nvr / see who damages my car / stable watched at night / Hof überwachen / Baustelle / vigilar la finca / ver quién entra / surveiller l'entrée / dash / dome, night vision, recorder, hikvision, reolink / Aufzeichnung, Nachtsicht / grabador, visión nocturna / enregistreur",
  'voip-phones':
    "new phones for the office, old system dies / calls drop / Telefonanlage / centralita / standard téléphonique / call forwarding and queue / cloud telephony / customers reach only the answering machine / number to be kept, new provider / Ansage und Warteschleife / desvío de llamadas / répondeur et transfert d'appels / headsets / sip, extension, headset, teams phone / Nebenstelle, Rufnummer / extensión, locución / poste, numéro",
  'remote-access':
    'work from home on company files / vpn / connect two branches / shared drive for family photos, nas / Zugriff von zuhause / acceso remoto / accès à distance / synology / accountant needs our files from home / family pictures in one place with backup / Homeoffice Zugang / zwei Standorte verbinden / archivos desde casa / serveur de fichiers à la maison / site to site / site to site, nas, raid, share, wireguard / Freigabe, Fernzugang / carpeta compartida / dossier partagé',
  'machine-fault':
    "press builds no pressure, production stands / conveyor stops without reason / packaging machine jams / Maschine steht / Anlage geht auf Störung / la máquina se para / la línea está parada / la machine s'arrête / panne sur la ligne / hydraulic oil hot, sensor error / stops every ten minutes with light barrier error / bottling line slow / injection machine flash / bleibt stehen Lichtschranke / Spritzguss / Presse verliert Öl / se para cada diez minutos / embotelladora / la ligne s'arrête sans arrêt / four industriel / print machine, saw, bakery oven, tractor hydraulics / pallet wrapper blocks in mid cycle, we lose hours / jam, cycle, stop, alarm, valve, cylinder / Wickler, Takt, Zylinder, Störung / envolvedora, ciclo, bloqueada, cilindro / banderoleuse, cycle, bloquée, vérin / extruder, filler, labeller, mixer, dough machine",
  'plc-project':
    'change the control of our line to s7 / new program for a mixer / retrofit of an old machine, hmi panel / SPS programmieren / Steuerung umrüsten / programar un autómata / cambiar el PLC / programmer un automate / migrer de S5 / scada / buttons and relays replaced by control / dosing, levels, alarms on a panel / Schaltschrank neu mit SPS / Ablauf ändern / automatizar una línea / armoire électrique et automate / beckhoff, codesys, profinet / ladder, hmi, profibus, relays / Steuerung, Panel, Ablaufkette / autómata, pantalla táctil / automate, pupitre',
  'cnc-fault':
    'milling machine stops with an alarm / lathe makes bad surface / spindle noise / Fräse Fehlermeldung / Drehmaschine maßhaltig nicht / el torno da alarma / la fraiseuse est en panne / axis error, tool changer stuck / tool magazine jams / drive alarm / Spindel heiß / Achse verliert Referenz / eje z no se mueve / broche bruyante / fanuc error / haas, dmg, mazak, spindle, backlash / Spindel, Achse / husillo, eje / broche, axe',
  'cnc-job':
    'programs for our mill / mill 50 parts from aluminium / cam post processor / Teile fräsen / CNC Programm schreiben / mecanizar piezas / usiner des pièces / set up a new tool / 200 brackets from steel plate / engrave signs / drehen und fräsen nach Zeichnung / Lasern / cortar piezas / fraiser des pièces / 5 axis program / drawing, batch, aluminium, steel, turn, mill / Serie, Drehteile / serie, torneado / série, tournage',
  'robot-cell':
    'robot that loads our machine / palletise boxes / Roboter für Schweißen / célula robotizada / cellule robotisée / cobot integrate / gripper / boxes from belt onto pallet / nobody wants to do the screwing / Teile einlegen automatisieren / Zelle planen / paletizar cajas / palettiser / vision guided picking / pick and place, gripper, guarding / Greifer, Zelle / pinza / pince',
  'robot-fault':
    'kuka robot stops / lost its position / Roboter Störung / el robot no arranca / le robot est en défaut / abb error / arm jerks on axis 3 / battery of encoder / Roboter bleibt stehen / brazo se para / bras bloqué / fanuc, kuka, ur error / teach pendant, encoder, reducer / Referenz, Handgerät / consola / boîtier',
  'pump-motor':
    'pump lost power / motor hot and hums / gearbox noise / forklift does not lift / Pumpe defekt / Motor wickeln / bomba hace ruido / pompe en panne / carretilla / compressor / water pump of the farm dead / hoist does not lift / Getriebe ölt / Gabelstapler hebt nicht / motor quemado / la bomba no saca agua / chariot ne lève plus / moteur grille / seal, impeller, winding, hydraulic lift / Wicklung, Dichtung / rodete, bobinado / bobinage, joint',
  'preventive-maintenance':
    'machines break too often, plan for maintenance / Wartungsplan / plan de mantenimiento / plan de maintenance / vibration measurement, spare parts list / every week something else stops / checklists for our people / Anlagen regelmäßig warten / que no se pare tanto / éviter les pannes / tpm, downtime, lubrication / Stillstände, Schmierung / paradas, engrase / arrêts, graissage',
  'machine-safety-file':
    'machine needs ce papers / guard missing, accident / Risikobeurteilung / marcado CE / marquage CE / light curtain / buy from china, is it allowed / inspector complained about the saw / Maschine aus Eigenbau abnehmen / inspección de trabajo / mise en sécurité / emergency stop / guard, light curtain, emergency stop / Schutzzaun, Not-Aus / resguardo / carter',
  'car-diagnosis':
    "engine light on and no power / car does not start in the morning / jerks when accelerating / strange noise in front when I turn / Auto ruckelt / springt nicht an / Kontrollleuchte / el coche da tirones / no arranca / huele a gasolina / ma voiture broute / elle ne démarre pas / bruit à l'avant / battery always empty / air con of the car / goes off at the traffic light and does not start again / electric window and radio crazy / smoke from exhaust / geht an der Ampel aus / nimmt kein Gas an / qualmt / lenkt schwer / se cala en los semáforos / echa humo / pierde potencia / cale au feu rouge / fume / perte de puissance / loses coolant, shakes at 100 / whistles when accelerating and does not pull / no power, smoke, stalls, limp mode, obd / pfeift, zieht nicht, ruckelt, Notlauf / silba, no tira, humo / sifflement, n'avance plus, à-coups / turbo, injector, sensor, alternator, hybrid / steering noise, locks, window",
  'car-service':
    'brakes squeal / tyres changed / oil and inspection before holiday / clutch slips / Bremsen quietschen / TÜV fällig / Reifen wechseln / Zahnriemen / pastillas de freno / cambio de aceite / pasar la ITV / freins, vidange / contrôle technique / shock absorbers / four new wheels and check the brakes before holidays / handbrake, exhaust fell off / winter tyres on / Inspektion / Auspuff / Ölwechsel / cambiar las ruedas y frenos / revisión antes de viajar / quatre pneus / révision / wiper, bulb, windshield / timing belt, shock, alignment, wiper / Inspektion, Achse, Spur / distribución, filtros / distribution, plaquettes / mot failed, rust welding',
  'used-car-check':
    "somebody who knows cars looks at it with me before I pay / private seller, is it worth the price / Gebrauchtwagen anschauen / vor dem Kauf prüfen / revisar un coche antes de comprarlo / vérifier une voiture d'occasion avant achat / inspection of used motorhome / my son wants his first car, is the one at the dealer good / come along to the seller / Kommt jemand mit zur Besichtigung / que un mecánico lo vea antes / venir voir la voiture avec moi / paint thickness, history / dealer, mileage, accident free, test drive / Probefahrt, Kilometer / kilómetros, concesionario / kilométrage, essai",
  'used-car-sale':
    'sell my old car / best price, photos and ad / Auto verkaufen / vender mi coche / vendre ma voiture / get a fair price for the golf of my father / inserat schreiben / poner anuncio del coche / annonce pour vendre / listing, photos, valuation / Inserat, Bewertung / tasación / estimation',
  'body-paint-repair':
    "scratch on the door / dent after parking / hail / seats smell and are dirty / Delle / Kratzer im Lack / arañazo en la puerta / rayure sur la portière / aufbereiten / rust on the sill / full detailing / somebody hit my parked car / dog hair and smell / Parkrempler / Hagelschaden / me dieron un golpe / tapicería sucia / on m'a rayé la portière / headlights dull, foil, boat hull polish / bumper, wing, paint, polish, upholstery / Stoßstange, Lack, Politur / parachoques, chapa / pare-chocs, carrosserie",
  'bike-repair':
    'gears jump / brake of the e bike squeaks / wheel bent / Fahrrad Schaltung / la bici no cambia bien / mon vélo déraille / roue voilée / spring check for bikes / spokes broken / motor of pedelec silent / brakes rub / Licht am Rad / Gangschaltung springt / Bremse schleift / radio rota / frenos de la bici / freins du vélo / chambre à air / cargo bike / gravel bike skips under load and the disc rubs / derailleur, chain, disc, hub, bottom bracket / Kette, Scheibe schleift, Nabe / cadena, disco, piñón / chaîne, disque, plateau / stroller wheel, scooter electric',
  'motorbike-repair':
    'motorcycle does not start after winter / vespa loses oil / chain set / Motorrad springt nicht an / la moto no arranca / scooter en panne / carburettor / dies in the rain / forks leak / Bremsen am Roller / Vergaser / pierde aceite / carburador / fuite de fourche / bougie / quad / carb, chain, fork, harley, yamaha, ktm / Vergaser, Gabel / horquilla, bujía / carburateur',
  'camper-conversion-work':
    'turn our van into a camper / bed, kitchen and solar in a transporter / Wohnmobil Heizung defekt / camperizar furgoneta / aménager un fourgon / caravan water pump / heater in our motorhome blows cold / build bed and kitchen into a ducato / Transporter ausbauen / Gasprüfung / no funciona la nevera de la caravana / chauffage du camping-car / solar on the roof of the van, boat cabin / ducato, sprinter, insulation, gas, bed / Ausbau, Isolierung / camper, cama / couchage',
  'model-from-sketch':
    'small plastic part broke, not sold any more, draw and print it / drawing from a sample / cad model from my sketch / Ersatzteil nachbauen / pieza rota que ya no venden / pièce en plastique à refaire / bracket, knob, hook, cover / handle of our old scale broke, nowhere to buy, can someone copy it / from a sketch on a napkin to a part / Kunststoffgriff nachmachen / gibts nirgends mehr / manilla rota que no encuentro / refaire un bouton cassé / piece for a vintage car, adapter, holder / knob, cap, bracket, gear broken and discontinued / Halterung, Kappe, Knopf, Zahnrad nachbauen / tapa, soporte, engranaje / support, capuchon, engrenage / calipers, sample',
  'print-stl':
    "print my stl file / ten figures in resin / 3D Druck / imprimir piezas / imprimer un fichier / repair mesh / I have the file, who has a printer / miniatures / Datei vorhanden, Druck in PETG / tengo el archivo / j'ai le fichier stl / 50 key rings / twelve pieces in nylon from my stl / petg, pla, resin, abs / Stück drucken, Datei / unidades, archivo / exemplaires, fichier",
  'scan-to-cad':
    'scan an old part and make cad / sculpture digitised / Bauteil scannen / escanear una pieza / numériser un objet / reverse engineer / low poly game asset / bust of my grandfather as file / worn gear measured / abformen und digital / copiar una escultura / figurine / statue numérisée / photogrammetry, game character / scanner, mesh, point cloud, sculpture / Punktwolke / malla / nuage de points',
  'technical-drawings':
    "paper drawings become cad files / drawings for the workshop with tolerances / Zeichnungen digitalisieren / planos a autocad / dessins de fabrication / sheet metal, welding drawing / manufacturer needs a drawing with dimensions / blueprints from the 80s / Zeichnung für Schlosser / planos con cotas / plan coté pour l'atelier / p&id, electrical scheme / 2d, tolerances, assembly, sheet, autocad / Maße, Stückliste / cotas / cotes",
  'product-development':
    'idea for a product until it can be made / housing for electronics / Erfindung entwickeln / Prototyp bauen / desarrollar un producto / développer un objet / injection mould, manufacturer find / gadget for cyclists, how do I get from idea to thousand pieces / toy, tool, device for the blind / Gerät erfinden und fertigen lassen / inventé un utensilio / inventer un outil / electronics board, enclosure, certification / gadget, enclosure, pcb, mould, patent to product / Gehäuse, Serie / carcasa, fabricar / boîtier, fabriquer',
  'product-render':
    'pictures of our product that does not exist yet / animation how it works / Produktbilder rendern / renders de muebles / images de synthèse / exploded view / catalogue pictures before production / jewel, watch, sofa as image / Bilder fürs Katalog ohne Foto / imágenes de mueble / visuels de produit / turntable / photorealistic, keyshot, blender, packshot / fotorealistisch / fotorrealista / photoréaliste',
  'floor-plan':
    'agent wants plans of our house, none exist / measure rooms and draw / Grundrisse zeichnen / plano de mi piso / plan de mon appartement / as built / rooms measured for selling / plan for kitchen maker / Wohnfläche berechnen / medir la casa / mesurer la surface / fire escape plan / scale, square metres, listing / maßstäblich, Wohnfläche / metros, inmobiliaria / agence, surface',
  'permit-drawings':
    'extension needs a permit / build a garage, carport / Bauantrag Anbau / licencia para ampliar / permis de construire / change of use, dormer, balcony / town hall asks for drawings for the garage / winter garden without trouble / Eingabeplan / Gartenhaus genehmigen / el ayuntamiento pide planos / dossier pour la mairie / loft conversion, fence height, retroactive / dormer on the roof and the office wants plans by a professional / Gaube, Amt, Bauamt, Pläne vom Fachmann / licencia, arquitecto firma, cobertizo / mairie, plans, abri, véranda / pool permit, terrace cover, swimming, shed',
  'interior-concept':
    'living room is sad, ideas for colours and furniture / furnish our flat / shop design / Wohnzimmer einrichten Ideen / decorar mi salón / aménager notre intérieur / hotel lobby look / office that feels good / moved in and everything looks lost / practice waiting room friendlier / welche Farben und Möbel / Praxis gestalten / no sé cómo amueblar / ideas para el piso / agencer un studio / waiting room, airbnb look / agency feels like a hospital, rethink furniture, light and plants / taste, mood, cosy, style, colours / gemütlich, Geschmack, Stil, Möbel / ambiente, estilo, acogedor / ambiance, style, chaleureux / cafe interior, shop fitting, bedroom makeover',
  'kitchen-bath-planning':
    'plan new kitchen with island / small bath layout / Küche planen / diseño de cocina / plan de cuisine / where to put sink and oven / where does what go in eight square metres / Küche mit Dachschräge / cocina pequeña / agencement cuisine / island, cabinet, layout, ikea kitchen / Insel, Schränke / isla, muebles de cocina / îlot, implantation',
  'structure-cost':
    "take a wall out, does it carry / cracks in the house, is it dangerous / what will the building cost / Wand rausnehmen / Statiker / abattre un mur porteur / supervise the builders / open kitchen to dining, wall may be bearing / floor sags / crack gets wider / Riss im Mauerwerk / Decke hängt durch / abrir cocina al salón / poutre / what would a house of 120 sqm cost / builder's bill checked, defects / beam, load, crack, survey, surveyor / Träger, Riss, Gutachter Bau / viga, grieta, perito / poutre, fissure, expert",
  'architecture-visual':
    'show how the new house will look / render for buyers / Haus visualisieren / infografía del edificio / perspective 3d de la maison / buyers cannot imagine it / picture for the planning board / wie sieht das später aus / imágenes para vender pisos / image du projet / fly through / perspective, exterior, developer / Außenansicht / fachada 3d / façade',
  'garden-upkeep':
    "garden is a jungle, cut grass and trees / hedge three metres high / leaves / Garten verwildert / Hecke schneiden / cortar la hierba, podar / mantenimiento del jardín / tondre, tailler la haie / jardin en friche / fell a spruce, stump / hedge 30 m long, I am too old / grandpa's garden / moss and bare spots / Hecke zu hoch für mich / Laub, Rasen, Unkraut / Baum muss weg / no puedo con el jardín / quitar malas hierbas / la haie fait trois mètres / je ne peux plus à mon âge / cemetery grave care / brambles took over the slope, must go / Brombeeren, Hang, roden, wuchern / zarzas, desbrozar, maleza / ronces, débroussailler, talus / ivy, leaves, moss, scarify, cemetery / storm felled tree / mow, prune, weed, hedge / Rasen mähen, Hecke schneiden / brambles, overgrown",
  'garden-plan':
    'new house and only mud around, design beds and lawn / plants that need little water / Garten anlegen / diseño de jardín / créer un jardin / roof garden, vegetable beds, play corner / bare ground behind the new house / flowers for bees / slope, what to do / pflegeleichter Garten / jardín con poca agua / jardin sans entretien / bed, shrubs, perennials, hedge new, raised bed / Beet, Stauden, Hochbeet / macizo, arbustos / massif, arbustes',
  'terrace-fence':
    'storm took down the fence / wooden deck / stone path / Zaun setzen / Terrasse bauen / poner una valla / hacer una terraza de madera / poser une clôture / terrasse en bois / garden wall, carport, shed, pergola / 24 square metres of boards where now is only meadow / posts rotten / path to the front door / Holzdeck hinterm Haus / Pfosten morsch / Einfahrt pflastern / Carport / tarima exterior / vallar la parcela / caillebotis / portail et clôture / pergola, steps, retaining wall / close the plot at the back, forty metres of mesh and a gate / posts, mesh, gate, boards, slabs / Maschendraht, Pfosten, Platten, Tor / parcela, malla, portón, losas / grillage, poteaux, portail, dalles / shed foundation, pathway, gravel',
  'pool-service':
    'water of the pool is green and its pump makes a noise / pool is green / pond loses water / Pool grün / piscina verde / piscine verte / water loss in the basin / Wasser trüb / Teichfolie / filtro de la piscina / eau trouble / pompe de piscine / hot tub / sprinkler, filter, chlorine, liner, hose / Filter, Chlor, Folie / cloro, depuradora / chlore, filtre, bâche / pool is green and its pump makes a noise / water of the pool is cloudy / pool leaks / Pool grün, Wasser trüb, Teich verliert Wasser / piscina verde, depuradora, bomba / piscine verte, filtre / winterise',
  'irrigation-pool':
    'drip watering for balcony / Bewässerung / riego automático / arrosage automatique / pump of the fountain / sprinkler reaches half / goteo para macetas / put in irrigation for the lawn / new automatic watering for beds and hedge / Bewässerung einbauen / instalar riego automático / installer un arrosage automatique',
  'pest-plant-health':
    'wasps under the roof / mice in the kitchen / brown leaves on my box tree / Wespennest / Ratten / hormigas, cucarachas / nid de guêpes / souris / moles, bedbugs, woodworm / something scratches in the roof at night / small flies in the flour / yellow leaves / Marder / Motten / Blattläuse / se comen mis rosales / fourmis dans la cuisine / punaises / pigeons / traps, nests, droppings, aphids / Falle, Nest, Kot / nido, trampas / nid, pièges',
  'paint-rooms':
    "three rooms and hall white / wallpaper off and paint / Zimmer streichen / pintar el piso / repeindre le salon / peindre deux chambres / all walls white / ceiling after smoker / just bought, everything is orange, back to white / nursery in light green / stairwell / fence? no, walls / Kinderzimmer hellgrün / nach Auszug weißen / todo blanco / quitar gotelé / remettre en blanc / plafond jauni / facade, shutters varnish / stairwell yellow from nicotine, three floors, walls and ceilings / nicotine, cover, coats, roller, skirting / Treppenhaus, Nikotin, Wände und Decken / caja de escalera, nicotina / cage d'escalier, nicotine, murs et plafonds / repaint before letting",
  'wall-repair':
    'cracks in plaster / hole in wall / plasterboard wall set / Putz bröckelt / Trockenbauwand / tapar agujeros / grietas en la pared / reboucher des trous / monter une cloison / picture tore out a chunk / damp plaster renewed / divide a room / Loch in der Rigipswand / Raum teilen / se cae el yeso / separar una habitación / séparer une pièce / plafond fissuré / stucco / ceiling made good again after water / plaster patch, crack filler, partition / spachteln, ausbessern / remendar, tabique / rebouchage, cloison',
  'tile-work':
    'new tiles kitchen backsplash / tile the floor / Fliesen legen / alicatar / poser du carrelage / floor of the hall in stone look / Küchenspiegel / Mosaik / poner azulejos en la cocina / crédence / balcony tiles / porcelain, mosaic, splashback / Feinsteinzeug / porcelánico / grès',
  'tile-mend':
    'tiles come loose / silicone joints black / Fuge erneuern / Fliese gesprungen / azulejos sueltos / joints à refaire / carreaux décollés / grout crumbles / one tile cracked by a pan / Silikon schwarz / se levantan baldosas / joint de douche noir / grout, silicone, loose / Fugen / lechada / joint',
  'lay-floor':
    'new laminate / carpet out, vinyl in / Boden verlegen / Parkett legen / poner tarima / poser du parquet / moquette / underlay, skirting / old carpet out, click vinyl in / 60 square metres of oak / alter Teppich raus / Vinyl rein / Sockelleisten / cambiar el suelo / arracher la moquette / sol souple / cork, levelling / oak, click, underlay, thresholds / Eiche, Klick / roble, suelo / chêne, sol',
  'sand-floor':
    'old boards sanded and oiled / parquet scratched by dog / Dielen abschleifen / lijar el parqué / poncer le parquet / paint on old boards off / wax and scratches / Parkett wie neu / acuchillar / vitrifier / oil, wax, varnish, boards / ölen, versiegeln / barniz / vernis',
  'doors-windows':
    'door scrapes on the floor / window does not close / roller shutter belt torn / Tür klemmt / Fenster zieht / Rollladen hängt / la puerta roza / la persiana no sube / la porte frotte / volet bloqué / sliding door, handle / draught through the frame / terrace door hard to lift / Haustür schließt nicht / Gurt gerissen / entra aire por la ventana / la puerta no cierra / volet roulant / carreau cassé / velux, garage door motor, mosquito net / shutter of the living room stuck half way, goes neither up nor down / hinge, seal, handle, strap / Gurt, Scharnier, Dichtung / persiana a medias, cinta, bisagra / volet à moitié, sangle, charnière / letterbox, cat flap, lock plate',
  'window-replacement':
    'single glazed windows out, new in / neue Fenster einbauen / cambiar las ventanas / changer les fenêtres / triple glazing / twelve old wooden windows / noise from the street / Fenster von 1980 raus / doble acristalamiento / double vitrage / balcony door / frames, upvc, glazing / Kunststofffenster / pvc, climalit / pvc, châssis',
  'locksmith-job':
    "locked out / key broke in the lock / new cylinder after break in / ausgesperrt / Schlüssel abgebrochen / me quedé fuera sin llaves / cambiar cerradura / porte claquée / changer la serrure / lost keys / key broke off in the front door / moved in, all cylinders / safe does not open / Schlüssel steckt / Tresor / se ha roto la llave dentro / caja fuerte / la clé s'est cassée / verrou / mailbox lock, car? no house / cylinder, safe, key copy, burglar proof / Zylinder, Nachschlüssel / copia de llaves / double de clés / change the cylinder after I lost my keys / key broke off in the lock / Zylinder tauschen, Schlüssel abgebrochen / cambiar bombín",
  'roof-repair':
    'tiles blew off / gutter overflows / chimney leaks / Dach undicht nach Sturm / Dachrinne / goteras en el tejado / tuiles cassées / fuite de toiture / flat roof, skylight / moss / four tiles in the garden after the storm / attic damp / Ziegel liegen im Garten / Schnee kommt rein / se han volado tejas / gotas en la buhardilla / toit abîmé / gouttière qui déborde / flashing, shed felt / drips beside the chimney in the attic when it rains hard / slate, flashing, leak, moss / Kamin, Dachboden, tropft bei Regen / chimenea, gotea, buhardilla / cheminée, grenier, ça goutte, ardoise / garage roof felt',
  insulate:
    'attic cold, insulation / Dach dämmen / Keller dämmen / aislar el ático / isoler les combles / heating bill too high, drafts / cold feet on ground floor / Heizkosten runter / kalte Wände / paredes frías / murs froids / blow in / rockwool, cellulose, cavity, draught / Zellulose, Kältebrücke / lana de roca / laine de verre',
  'damp-mould':
    'black spots in the corner behind the wardrobe / musty cellar / Schimmel im Schlafzimmer / Keller feucht / moho en la pared / humedad / moisissure / mur humide / child coughs, black corner / water line in cellar wall / schwarze Stellen / Kellerwand nass / mancha negra en la esquina / champignons au mur / dry after flood / spores, wall cold, dehumidifier / Sporen, Trockner / deshumidificador / déshumidificateur',
  'assemble-mount':
    'put together wardrobe / hang tv and shelves / curtain rods / Schrank aufbauen / Regal anbringen / montar muebles / colgar cuadros / monter un meuble / fixer une télé / kitchen from box, crib, trampoline / kitchen cupboards on the wall / bunk bed / lamp? no shelf / Möbelhaus geliefert, keiner baut auf / Fernseher an die Wand / armario de ikea / poner cortinas / accrocher des étagères / punching bag, basketball hoop / screws, wall plugs, bracket, pax, crib / Dübel, Halterung / tacos, soporte / chevilles, support mural',
  'house-moving':
    'move to a third floor without lift, van and two strong people / Umzug / mudanza / Schlepper gesucht / move furniture from a three room flat to another city / from a two bed flat to a house in another town, strong hands and a lorry / van, boxes, packing, storage, stairs / starke Hände, Laster, Kartons, tragen / furgoneta, cajas, cargar / bras, camion, cartons, porter / we move to another town, van and strong hands / flat on third floor without lift / Umzug mit Laster, Kartons, starke Hände / mudanza de un piso, furgoneta y cajas / déménagement, camion, bras, cartons / move the furniture from a three room flat to another city / office moves',
  'home-cleaning':
    "paint spots on windows / remove paint spots after building / builders finished, paint spots everywhere, fine dust / paint spots on windows and fine dust in cupboards after the builders / deep clean before handover / windows cleaned / Endreinigung / Putzhilfe / limpieza a fondo / déménagement, bras et camion / ménage de fin de chantier / weekly cleaner / grandma went into a home, flat must be empty and broom clean / builder's dust / weekly help in the house / besenrein / Fenster putzen / limpiar antes de entregar / end of tenancy, carpets, windows, hoarder / cleaner every week for our office / Endreinigung, Putzhilfe, besenrein / limpieza a fondo, limpiadora / ménage de fin de bail, femme de ménage / carpets and kitchen scrubbed",
  'carry-heavy':
    'piano to carry / sofa to the fifth floor / porter un canapé / boxes, piano, storage / piano and wardrobe down the stairs / safe, piano, fridge to be carried upstairs / two strong people for an hour / Klavier tragen, Waschmaschine in den dritten Stock / subir un sofá / porter un piano / transport a wardrobe I bought',
  'demolition-work':
    "clear out grandmother's house / Entrümpeln / vaciar un piso / vider une maison / garage full of junk / Wohnung auflösen / vaciar el trastero / débarrasser l'appartement de ma tante / tear down the old shed and wall / strip out a bathroom / Abriss, entkernen / démolir, gravats / remove tiles and old floor",
  'woodwork-repair':
    'stairs creak / railing loose / table leg broken / antique chest / Treppe knarrt / Stuhl leimen / escalera cruje / silla rota / escalier qui grince / chaise cassée / built-in wardrobe / chair from grandpa / drawer sticks / wooden steps worn / Schublade klemmt / Geländer wackelt / restaurar un mueble / cajón atascado / restaurer une commode / parquet? stairs / garden bench / veneer, joint, glue, varnish, antique / Furnier, leimen / barniz, encolar / placage, coller',
  'ar-app':
    "customers see the sofa in their own living room through the phone / point phone at the poster and it comes alive / AR App für Museum / ver muebles en tu casa con el móvil / voir le meuble chez soi / try on glasses / hold the phone over the machine and see the parts / put our kitchen in the customer's room / Handy auf Bild halten / Möbel virtuell ins Zimmer / probar el mueble en casa / essayer les lunettes / city tour with phone / arkit, arcore, overlay, marker, try before buy / Marker, einblenden / marcador / superposer",
  'vr-app':
    'visitors walk through our plant with a headset / VR Rundgang / experiencia con gafas / visite en casque / game for quest / simulator / escape game with headsets / surgeons look into the heart / Brille, Rundgang durchs Werk / paseo por la obra / jeu en casque / unreal engine / quest, unity, walk, immersive / begehbar, Brille / inmersiva / immersif',
  'xr-training-course':
    "train staff in vr to handle danger / welding practice in virtual reality / VR Schulung / formación en realidad virtual / formation en réalité virtuelle / fire drill without fire / operate a crane first in vr / Gefahren üben / practicar emergencias / s'entraîner au danger / simulation, hazards, scenario / Simulation / simulacro / simulation",
  'ar-remote-support':
    'technicians on site get help by video and glasses / Fernwartung mit AR Brille / asistencia remota / assistance à distance / hololens / expert sees what the technician sees / Brille für Monteure / ver lo que ve el técnico / lunettes connectées / tablets with marks / hololens, realwear, field service / Außendienst / técnico de campo / technicien',
  'ar-filter-360':
    'instagram filter with our mascot / 360 tour of our hotel / 360 Grad Rundgang / visita virtual / visite virtuelle / snapchat lens / walk through flat online / funny mask for our festival / walk through our hotel on the net / Rundgang durch Ferienhaus / recorrer el hotel en 360 / visiter la maison en ligne / matterport / lens, effect, panorama, matterport / Effekt, Panorama / efecto, panorámica / effet, panorama',
  'ac-fault':
    'ac runs but does not cool / indoor unit drips / smells when switched on / Klimaanlage kühlt nicht mehr / el aire acondicionado gotea y no enfría / la clim ne fait plus de froid / gas refill, daikin error',
  'backup-power':
    'generator for the house when the grid fails / Notstrom, Aggregat anschließen / grupo electrógeno / groupe électrogène / ups for our server cabinet',
  'balcony-solar':
    'two panels on the balcony rail / Balkonkraftwerk anmelden / battery for our solar / placas en el balcón / panneaux sur le balcon',
  'basement-pump':
    'cellar fills with water after rain, sump pump / Hebeanlage, Tauchpumpe im Keller / bomba de achique / pompe de relevage / water comes in the basement',
  'boat-work':
    'outboard does not start / hull polish, antifouling / Bootsmotor, Segelboot winterfest / motor fueraborda / moteur hors-bord / sail yacht rigging',
  'boiler-replace':
    'boiler from 1992 replaced by a new one / neue Gasheizung, alter Kessel raus / cambiar la caldera vieja / remplacer la chaudière / new heating system for the house',
  'boiler-service':
    'yearly service of the gas boiler / Heizung warten lassen / revisión anual de la caldera / entretien annuel de la chaudière / certificate for the landlord',
  'building-link':
    "internet from the house to the barn 80 m away / Netz ins Gartenhaus, Richtfunk / llevar internet al taller del jardín / réseau jusqu'à la grange / fibre between two buildings",
  'built-in-furniture':
    'wardrobe into the slope of the roof / shelves to measure, bench window / Einbauschrank Dachschräge / armario empotrado a medida / placard sur mesure / carpenter builds a table',
  'camera-fault':
    'camera shows no picture / recorder does not record / Kamera offline / cámara no graba / caméra ne marche plus / alarm goes off without reason',
  'camper-fault':
    'caravan fridge, heater, water pump broken / Wohnmobil undicht, Heizung defekt / se moja la caravana / chauffage du camping-car en panne / trailer lights',
  'car-key':
    'lost my car key / second key with chip / locked my keys in the car / Autoschlüssel verloren, nachmachen / perdí la llave del coche / clé de voiture perdue',
  'charger-fault':
    'wallbox does not charge any more, red light / Wallbox lädt nicht / el cargador no carga el coche / la borne ne charge plus',
  'circuit-board':
    'small board with esp32, battery charger, temp sensor and display / pcb layout for our sensor / Platine entwickeln, Schaltplan / diseñar una placa / carte électronique / esp32, firmware, kicad',
  'classic-restore':
    'beetle from 1968 in the barn shall run again / Oldtimer restaurieren / coche clásico / voiture de collection / vespa from the sixties',
  'compressor-repair': 'compressor does not build pressure / Druckluft verliert / compresor no carga / compresseur fuit',
  'conveyor-repair':
    'belt stops and tears / packaging line jams, pallet wrapper blocks mid cycle / Förderband läuft schief, Wickler blockiert / cinta se para, envolvedora / convoyeur bloqué, banderoleuse / labeller, palletiser, boxes stuck',
  'cooker-circuit':
    'connect my new hob with five wires / Herd anschließen, Starkstrom / enchufe para vitro / brancher la plaque, prise 32 a / three phase socket for welder',
  'cooling-plant':
    'cold room of our restaurant too warm / Kühlzelle, Kühlhaus / cámara frigorífica / chambre froide / display fridge, ice machine, shop',
  'cutting-files':
    'files for the laser cutter / Dateien für Plotter / archivos para corte láser / fichiers découpe laser / vinyl, svg, dxf',
  'door-easing':
    'door scrapes on the floor since new carpet / door squeaks, does not close / Tür schleift, klemmt / la puerta roza / la porte frotte, grince / plane the door',
  'doorbell-intercom':
    "bell does not ring any more / intercom in our building dead / Klingel geht nicht, Gegensprechanlage / el telefonillo no suena / la sonnette, l'interphone ne marche plus",
  'draughty-windows':
    "cold air comes through the windows / rubber seals / Fenster zieht, Dichtungen / entra frío por las ventanas / courants d'air, joints de fenêtre",
  'drive-setup':
    'frequency converter, servo parameters / build a control cabinet / Schaltschrank bauen, Umrichter / variador, armario eléctrico / variateur, armoire',
  'electrical-check':
    'is our wiring safe, certificate before selling / E-Check, Prüfprotokoll / boletín eléctrico, revisión / diagnostic électrique avant vente / landlord report',
  'energy-advice':
    'where do we lose heat, thermal camera / Energieberater, Förderung / audit énergétique, dpe / heating bill too high what to do',
  'ev-service':
    "my electric car charges slowly, battery range down / Tesla, Zoe, Leaf Fehler / coche eléctrico pierde autonomía / voiture électrique perd de l'autonomie / hybrid warning",
  'facade-paint':
    'house outside to be painted / Fassade streichen, Holz lasieren / pintar la fachada / scaffold, render cracks, balcony wood',
  'farm-machine':
    'tractor does not start / combine, baler, milker / Traktor, Mähdrescher, Melkmaschine / tractor pierde aceite / tracteur en panne / harvester',
  'fence-build':
    'fence blown down, posts rotten / forty metres of mesh and a gate / Zaun setzen, Pfosten morsch / vallar la parcela, malla y portón / poser une clôture, grillage, portail / garden gate sags',
  'flat-roof':
    'flat roof leaks, felt new / new tiles on the whole roof / Flachdach abdichten, Dach neu decken / impermeabilizar terraza / toiture terrasse, refaire la toiture / epdm, bitumen',
  'floor-heating':
    'one room floor stays cold / underfloor heating in bathroom / Fußbodenheizung wird nicht warm / suelo radiante no calienta / plancher chauffant',
  'forklift-repair':
    'forklift does not lift / hall crane, scissor lift / Stapler hebt nicht, Kran / carretilla no sube / chariot élévateur, pont roulant',
  'garage-door':
    'garage door does not open, motor hums / Garagentor klemmt, Antrieb / la puerta del garaje no sube / porte de garage bloquée / gate opener remote',
  'garden-building':
    'shed, pergola, carport, greenhouse set up / Gartenhaus aufbauen, Carport / caseta, pérgola / abri de jardin, pergola / foundation for a shed',
  'garden-drains':
    'lawn under water after each rain / Garten steht unter Wasser, Drainage / el jardín se encharca / jardin inondé, drainage',
  'gas-work': 'it smells of gas / gas hob connect / Gasgeruch, Gasleitung / huele a gas / odeur de gaz, raccorder le gaz',
  'grab-bars':
    "handles in the bathroom for my mother / ramp for wheelchair / Haltegriffe, Rampe, barrierefrei / barras de apoyo, rampa / barres d'appui, monte-escalier / stair lift",
  'gutter-clean': 'gutter overflows, leaves / Dachrinne reinigen, tropft / limpiar canalones / nettoyer les gouttières / downpipe loose',
  'heat-pump-fault':
    'heat pump shows error, house cold / Wärmepumpe Störung, taktet, laut / la bomba de calor da error / pompe à chaleur en défaut',
  'hydraulic-repair':
    'press builds no pressure / cylinder leaks, excavator arm sinks / Hydraulik, Presse verliert Druck, Bagger / prensa hidráulica, cilindro pierde aceite / presse hydraulique, vérin fuit',
  'insect-screens': 'mosquito nets for windows / Fliegengitter / mosquiteras / moustiquaires',
  'inspection-prep':
    'tüv in may, check before / MOT, what is missing / preparar la ITV / préparer le contrôle technique / holiday check of the car',
  'internet-outage':
    "no internet since yesterday / red light on the router, line dead / Internet geht nicht, DSL Störung / sin internet, el router parpadea / plus d'internet, box rouge / fibre cut",
  'irrigation-repair': 'sprinkler does not come on / drip line blocked / Bewässerung geht nicht / el riego no arranca / arrosage en panne',
  'kitchen-fit':
    'kitchen delivered, somebody fits it / worktop cut / Küche aufbauen, Arbeitsplatte / montar cocina / poser une cuisine, plan de travail',
  'lamp-hanging':
    'hang a chandelier and two lamps / pendant lights over the table / Lampe aufhängen, Deckenleuchte / colgar lámparas / poser un lustre, des suspensions / ceiling fan',
  'lawn-laying': 'new lawn from rolls / artificial grass / Rollrasen verlegen / césped artificial / poser du gazon',
  'light-trouble':
    'lamp flickers, dimmer hums / bulbs burn out all the time / Licht flackert, Birnen brennen durch / la luz parpadea / lumière clignote, ampoules grillent',
  'locked-out':
    'door fell shut, key inside / stand in front of my door / ausgesperrt, Tür zugefallen / me quedé fuera sin llaves / porte claquée, enfermé dehors',
  'machine-move': 'move a press into the new hall / Maschine umziehen, aufstellen / trasladar una máquina / déplacer une machine',
  'masonry-work':
    'garden wall built, steps of concrete / Mauer bauen, Beton, Fundament / muro de ladrillo / mur en parpaing, dalle béton / brick, pointing, chimney head',
  'metal-fabrication':
    'weld a frame, gate, stairs of steel / Geländer schweißen, Metallbau / soldar un portón / souder un portail, ferronnerie',
  'outbuilding-supply':
    "power to the shed, cable in the ground / Strom in die Garage, Erdkabel / luz en la caseta del jardín / électricité dans l'abri de jardin",
  'outdoor-tap': 'tap in the garden / water point for a washing machine / Außenwasserhahn / grifo en el jardín / robinet extérieur',
  'partition-wall':
    'one room into two, plasterboard / suspended ceiling / Trockenbauwand, Zimmer teilen / tabique de pladur / cloison, faux plafond',
  'pest-control-visit':
    'mice in the kitchen, wasps under the roof / bedbugs, cockroaches, ants / Wespennest, Ratten, Bettwanzen / cucarachas, hormigas, ratas / souris, nid de guêpes, cafards / marten in the attic',
  'pool-build': 'pool in our garden / pond with fish / Pool bauen, Teich anlegen / construir una piscina / construire une piscine, bassin',
  'pressure-pipes':
    'only a trickle upstairs / galvanised pipes renewed / Wasserdruck zu niedrig, Leitungen erneuern / poca presión de agua / pression faible',
  'printer-3d-fault':
    'first layer does not stick / extruder clogged / 3D Drucker druckt schlecht / la impresora 3d no extruye / imprimante 3d en panne',
  'rack-tidy': 'cable chaos in the cabinet / Netzwerkschrank aufräumen / ordenar el rack / ranger la baie',
  'radiator-trouble':
    'radiator cold above, gurgles / upstairs stays cold / Heizkörper gluckert, entlüften / radiador frío por arriba / radiateur froid en haut, purger',
  'raised-beds': 'two raised beds of larch / Hochbeet bauen / bancales / potager surélevé',
  'robot-mower':
    'mower robot leaves the wire / lawn mower does not start / Mähroboter, Rasenmäher springt nicht an / robot cortacésped / tondeuse ne démarre pas / chainsaw',
  'roof-window': 'skylight leaks / velux blind / Dachfenster undicht, einbauen / ventana de tejado / fenêtre de toit',
  'scada-dashboard':
    'see output and stops of our machines on a screen / Maschinendaten erfassen / datos de máquinas / données machines / opc ua, oee',
  'scooter-repair':
    'e scooter, wheelchair, pram wheel / E-Scooter, Rollstuhl, Kinderwagen / patinete eléctrico, silla de ruedas / trottinette, fauteuil roulant, poussette',
  'sewer-septic':
    'septic tank full, smell in the garden / sewer pipe collapsed / Klärgrube, Kanal / fosa séptica / fosse septique / roots in the line',
  'shower-fit':
    'new shower instead of tub / glass wall / Dusche einbauen, Wanne raus / cambiar bañera por plato de ducha / installer une douche',
  'shutter-motors':
    'nine shutters with motors, close at sunset / Rollläden elektrisch / motorizar persianas / motoriser les volets / awning motor',
  'site-power': 'power for a festival, building site / Baustrom, Stromverteiler / luz para un evento / électricité pour un événement',
  'site-wifi':
    'wifi for the campsite, hotel, stable / guests have no internet in the rooms and on the terrace / Gäste ohne WLAN, Ferienhaus, Halle / wifi en el camping / wifi pour le camping',
  'smoke-alarm-fit': 'smoke detectors in each room / one beeps at night / Rauchmelder montieren / detectores de humo / détecteurs de fumée',
  'solar-fault': 'panels yield little, inverter red / Wechselrichter Fehler, Ertrag gering / las placas producen poco / onduleur en défaut',
  'spare-part':
    'plastic part broke, not sold any more, copy and print it / knob, clip, gear, hook replaced / Ersatzteil nachdrucken, Griff gebrochen, gibts nirgends / pieza rota que ya no venden, imprimirla / pièce cassée introuvable à refaire',
  'stove-chimney':
    'wood stove fitted / chimney sweep, smoke comes into the room / Kaminofen, Schornstein kehren / estufa de leña, deshollinar / poêle à bois, ramonage / pellet burner goes out with a code',
  'thermostat-fit':
    'thermostat on the wall dead / new heating control / Thermostat tauschen / cambiar el termostato / changer le thermostat',
  'toilet-fit':
    'new toilet, wall hung / bidet, basin, second wc / neues WC einbauen, Waschbecken / cambiar el inodoro / poser des toilettes, lavabo',
  'tree-felling':
    'roots lift the driveway, tree out / dead birch near the house down, stump out / Baum fällen, Wurzel raus / talar un pino, tocón / abattre un arbre, souche',
  'truck-work':
    'van, lorry or bus does not run / fleet service / LKW, Transporter, Sprinter defekt / camión averiado, furgoneta / camion en panne, utilitaire',
  'tv-aerial': 'no signal on tv, dish after storm / starlink on the roof / Sat-Schüssel, Antenne / antena, parabólica / antenne, parabole',
  'upholstery-work':
    'sofa new cover, chair seat / antique chest restored / Polstern, Sessel neu beziehen, Kommode restaurieren / tapizar sillas / retapisser un fauteuil',
  'vehicle-fitting': 'tow bar, radio, dashcam fitted / Anhängerkupplung, Autoradio / enganche, radio del coche / attelage, autoradio',
  'vehicle-transport':
    'car broke down, tow it / bring a motorcycle from Italy / abschleppen, Überführung / grúa, remolcar / remorquer, dépanneuse',
  'ventilation-work':
    'bathroom fan, cooker hood outside / Lüfter einbauen, Lüftungsanlage / extractor de baño / vmc, extracteur / mould because no air',
  'video-doorbell-fit':
    'ring bell with camera, smart lock / Videoklingel, smartes Schloss / videoportero con móvil / sonnette vidéo, serrure connectée / open the holiday flat by code',
  'voice-devices': 'alexa does not answer, lamps offline / Alexa findet Lampen nicht / alexa no responde / google home ne répond plus',
  'wall-hanging':
    'hang pictures, mirror, shelves and a tv / Bilder, Regal, Fernseher aufhängen / colgar cuadros, estantes, cortinas / accrocher des cadres, étagères, rideaux',
  'water-heater-change':
    'water heater leaks, put a new one / neuer Boiler, Durchlauferhitzer tauschen / cambiar el termo / remplacer le chauffe-eau / tankless',
  'water-treatment':
    'limescale everywhere, softener / brown or smelly water, filter / Entkalkung, Wasserfilter / descalcificador / adoucisseur, eau calcaire / well water test',
  'wheel-balance':
    'steering shakes at 110 / winter wheels on / Lenkrad zittert, Reifen wuchten, Räderwechsel / vibra el volante, equilibrar, cambiar las cuatro ruedas / volant vibre, équilibrage, pneus',
  'window-wash': 'windows of our shop cleaned / conservatory glass / Fenster putzen / limpiar cristales / laver les vitres',
  'windscreen-repair': 'stone chip in the windscreen / side window smashed / Steinschlag, Frontscheibe / luna rota / pare-brise fissuré',
  'winter-service': 'clear snow from our yard / Winterdienst, streuen / quitar nieve / déneigement',
  'workshop-machine':
    'laser cutter does not cut through plywood any more / laser cutter, table saw, offset press, oven of bakery broken / Säge, Laser, Druckmaschine defekt / sierra, láser / scie, laser en panne / sewing machine industrial',
}
