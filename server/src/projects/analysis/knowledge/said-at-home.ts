/** More of what clients say of work at home, in stories and other words than the trades use: by the package's id, ' / ' between. */
export const SAID_AT_HOME: Readonly<Record<string, string>> = {
  'laundry-repair':
    'it stops in the middle of the cycle with the clothes soaking wet and the hatch locked / puddle in the utility room each time we do a load / drum will not spin, towels come out dripping / it jumps across the floor like a horse when it spins / the tumble thing runs for hours and everything is still damp / smell of burnt rubber when it turns / die Trommel dreht sich nicht mehr, Handtücher tropfnass / Wäsche riecht modrig und das Wasser bleibt drin stehen / läuft aus sobald sie schleudert / se queda a medias con la ropa dentro y llena de agua / no centrifuga y la ropa sale chorreando / le tambour est bloqué, le linge reste trempé / elle fuit pendant le rinçage',
  'dishwasher-repair-work':
    'plates come out dirtier than they went in / glasses are milky and there is a pool at the bottom after the programme / the tablet does not fall out and forks stay greasy / water stays standing under the lower basket / error and it beeps, half way through the wash / Gläser kommen trüb und sandig raus / Teller bleiben fettig, unten steht die Brühe / pumpt nicht ab, Spülgang bricht ab / los platos salen sucios y queda agua al fondo / el lavaplatos pita y se para / la vaisselle ressort sale, il reste de l’eau au fond',
  'cold-appliance-repair':
    'milk goes off after a day and the butter is soft / ice grows like in a cave at the back wall / the motor runs all night and the food is warm / puddle under the vegetable drawer / light is on but nothing is cold inside / das Gemüsefach ist voller Eis und oben wird die Milch sauer / Gefriertruhe taut von selbst ab / läuft ununterbrochen und kühlt trotzdem nicht / se me estropea la comida, no mantiene el frío / el congelador hace escarcha y gotea / le lait tourne en un jour, il ne fait plus froid / le congélateur dégivre tout seul',
  'cooking-appliance-repair':
    'cake is raw in the middle and black on top / one of the rings stays cold / grill works but bottom heat is gone / the glass plate has a crack and shows F / door of the stove falls open / turntable inside does not go round and soup stays cold / Herdplatte wird nicht heiß / Ceranfeld reagiert nicht mehr auf Finger / Kuchen wird unten nicht gar / la vitro no reconoce la olla / el horno no llega a temperatura / la plaque ne chauffe plus que d’un côté / le gâteau reste cru',
  'small-appliance-electronics':
    'my kitchen mixer smokes and smells / no sound from the stereo since the party / the screen in the lounge has stripes and then goes black / hoover has lost its suck and whines / espresso comes out as a trickle / the old record player turns too slow / hair dryer, toaster, iron dead / Fernseher geht an, bleibt aber dunkel / Staubsauger zieht nicht mehr / Küchenmaschine macht nur noch ein Geräusch / Espresso tröpfelt nur / la aspiradora no chupa / la tele se ve con rayas / l’aspirateur n’aspire plus / la télé s’allume mais écran noir',
  'appliance-connection':
    'the shop only delivered it to the door, somebody must hook it up / new dryer on top of the washer, with the bracket / slot the new built-in oven into the cupboard and wire it in / take out the old one and put the new one in its place, plug and hose / neue Spülmaschine steht verpackt im Flur und muss angeschlossen werden / Gerät einbauen, altes mitnehmen / instalar la secadora encima de la lavadora / me han traído el horno nuevo y hay que encajarlo / brancher et encastrer le nouveau lave-vaisselle livré hier',
  'floor-plan':
    'the agent wants a drawing with the sizes of each room / nobody has drawings of this old house any more, measure it all / square metres for the lease, room by room / we need the layout on paper to furnish the office / Wohnfläche ausrechnen und Grundriss zeichnen, alte Pläne fehlen / Aufmaß vom Altbau / medir el local y sacar un plano / no existen planos de la casa / mesurer l’appartement et faire un plan coté / surface habitable pour la vente',
  'permit-drawings':
    'council says we need consent for the dormer / planning application for the granny annexe / what the town hall wants before we may put up the extension / change of use from shop to flat, drawings for the authority / conservatory on the back, do we need permission and who draws it / Nutzungsänderung beim Amt einreichen / Gaube aufs Dach, Unterlagen fürs Bauamt / Carport genehmigen lassen, Lageplan / licencia de obra para cerrar el porche / papeles del ayuntamiento para ampliar / dossier mairie pour la véranda / surélévation, demande d’autorisation',
  'interior-concept':
    'it looks like a waiting room and we want it to feel like home / which sofa, which lamp, which curtains, somebody with an eye / we moved in together and our furniture fights / help us to lay out the open plan so that the desk fits / mood board and shopping list for the nursery / our café should look warm, chairs, colours, light / Möbel passen nicht zusammen, wir wissen nicht wohin mit was / Einrichtung für die Praxis, freundlich, Farben / gemütlicher machen, Vorschläge mit Einkaufsliste / no sabemos cómo colocar los muebles / decorar el salón, ideas y lista de compra / l’appartement est triste, on aimerait un conseil déco / agencer le studio de 25 m²',
  'kitchen-bath-planning':
    'where should sink, cooker and island go before we order / we want to compare the quotes of two kitchen shops, draw it properly / can a shower and a bath fit into five square metres / layout of cupboards and sockets before the builder starts / Küche neu anordnen, Insel oder Zeile, mit Plan / wie passt eine ebenerdige Dusche in den Schlauch / plano para la cocina nueva antes de encargar muebles / imaginer la nouvelle salle d’eau avant les travaux / plan de cuisine avec prises et arrivées',
  'architecture-visual':
    'buyers should see how the flats will look before there is a brick / pictures of our planned house in the evening light / show the loft with furniture although it is empty / image of the new facade for the owners’ meeting / so aussehen wie fertig, Bilder für den Verkauf vor Baubeginn / Haus als Film zum Durchlaufen / imágenes realistas del edificio antes de construir / vues réalistes du futur immeuble pour vendre sur plan',
  'structure-cost':
    'can this wall come out or will the upstairs fall down / what would the whole extension cost before we go to the bank / somebody to keep an eye on the builders each week / steel beam size for the opening between kitchen and lounge / is the balcony safe to carry a hot tub / Wand zwischen Küche und Esszimmer raus, trägt die / Baukosten schätzen für die Bank / jemand der auf der Baustelle nach dem Rechten sieht / ¿puedo tirar este tabique o es de carga? / cálculo de la viga / est-ce un mur porteur / suivre le chantier et vérifier les factures',
  'house-survey':
    'before we sign we would like an expert to walk through with us / is the price fair or will it eat us up / damp smell, sagging roof line, we are about to make an offer / an honest look at an old farmhouse we fell in love with / seller says all is fine, I am not so sure / Gutachter soll vor dem Notartermin mit durchs Haus / worauf lassen wir uns ein, Altbau von 1905 / Mängel finden bevor wir unterschreiben / antes de firmar las arras que un técnico vea la casa / nos gusta una casa vieja y da miedo / visiter avec un pro avant le compromis / la maison a des fissures et on hésite à acheter',
  'garden-plan':
    'herbs and climbers on a south balcony / something green against the neighbours’ eyes / new build, nothing but soil, where do beds, trees and seating go / flowers for shade, low work, something in bloom all year / turn the front into something for bees instead of gravel / which bushes hide the neighbours / rund ums neue Haus ist nur Acker, wir wünschen uns Beete und Sitzecke / Vorgarten ohne Schotter, für Insekten / diseñar el patio con plantas que aguanten el sol / tenemos solo tierra y queremos jardín / imaginer un jardin facile d’entretien / massifs, haie fleurie et coin repas autour d’une maison neuve',
  'garden-upkeep':
    'I cannot push the mower any more since my back / it is a jungle, brambles to the waist / weeds between everything, bushes over the path / come every second week and keep it tidy while we are abroad / roses and apple tree need a cut before spring / overgrown allotment to be brought back / alles zugewuchert, Brombeeren, Gras hüfthoch / Beete jäten, Hecke stutzen, Laub weg / meine Eltern schaffen den Garten nicht mehr / desbrozar, podar, quitar malas hierbas / está abandonado y parece una selva / le jardin est envahi de ronces',
  'terrace-fence':
    'a place to sit outside with wood under the feet / slabs behind the house for table and grill / from mud to parking space for two cars, gravel or blocks / path from the gate to the front door / composite boards on the balcony / Sitzplatz hinterm Haus pflastern / Stellplatz für zwei Autos befestigen / Holzdeck bauen / un suelo exterior de madera para comer fuera / camino y entrada de coches / dalles pour une terrasse derrière la maison / allée carrossable',
  'irrigation-pool':
    'we are away all August and the beds must get their water by themselves / hoses and timer for forty pots on the roof / sprinklers for the grass, from the well / drip line along the hedge / automatisch gießen im Urlaub, Tropfschlauch / Regner für den Rasen vom Brunnen / riego por goteo con programador / goteros para el huerto mientras estamos fuera / arrosage automatique du potager pendant les vacances',
  'pest-plant-health':
    'leaves of my lemon tree curl and are sticky / box hedge is eaten bare in one week / white fluff on the orchids / brown spots on roses and they drop their leaves / our old apple has mushrooms on the trunk, is it dying / Buchsbaum ist kahl gefressen, Zünsler / Blätter werden gelb mit schwarzen Flecken / Läuse überall / las hojas del limonero se enrollan / el rosal tiene manchas / les feuilles jaunissent et tombent, cochenilles / mon buis est dévoré',
  'doors-windows':
    'la persiana se ha quedado a medias y no sube ni baja / persiana del salón atascada / hang a new front door and make it lock / sliding door onto the patio jumps off its rail / the shutter belt is torn / put in three new inside doors with frames / patio door handle turns empty / Haustür erneuern / Rollladengurt gerissen / drei Zimmertüren mit Zargen einsetzen / Schiebetür läuft nicht mehr in der Schiene / poner puertas interiores nuevas / la correa de la persiana se ha roto / changer la porte d’entrée / la sangle du volet est cassée',
  'assemble-mount':
    'boxes from the Swedish store fill the hall, somebody with patience and a screwdriver / bunk bed, desk and a wardrobe with sliding doors, all flat packed / put the trampoline and the playhouse together / small jobs list: handle, hook, squeak, drawer / screw together twelve office desks / Pakete vom Möbelhaus stehen im Flur, wer schraubt das zusammen / Schrank und Bett aufbauen / Kleinigkeiten im Haus, Griff lose, Schublade klemmt / montar una litera y un armario de caja / pequeños arreglos en casa / monter des meubles en kit livrés hier / petits bricolages divers',
  'roof-repair':
    'after the storm six slates lie in the flower bed and one sees daylight in the attic / wet rafters after the gale / a few tiles slid down into the gutter / water marks around the chimney up under the roof / ridge loose, mortar crumbles / drip into a bucket in the attic when the wind is from the west / nach dem Sturm fehlen Ziegel / es tropft auf den Dachboden / First ist lose, am Kamin kommt Wasser rein / se volaron unas tejas con el viento / gotera en el desván / des tuiles sont tombées pendant la tempête / de l’eau dans le grenier autour de la cheminée',
  'damp-mould':
    'black dots behind the wardrobe come back however much bleach I use / musty smell in the spare room, wallpaper peels / the baby coughs and the wall is wet to touch / salt and crumbling plaster low on the cellar wall / after the flood everything is soaked, dryers please / schwarze Punkte in der Zimmerecke kommen immer wieder / Wand fühlt sich nass an, Tapete löst sich / nach Rohrbruch trocknen / manchas negras en el techo del dormitorio / huele a humedad y la pared está mojada / taches noires dans l’angle, ça sent le moisi / murs humides après l’inondation',
  insulate:
    'rooms under the roof are an oven in summer and a fridge in winter / cold feet over the garage / bills are crazy, wool between the rafters / blow something into the hollow walls / the ceiling of the cellar is icy / unterm Dach im Sommer 35 Grad / Kellerdecke von unten dämmen / kalte Wände, Hohlschicht ausblasen / aislar el tejado porque en verano no se puede dormir / paredes frías, lana de roca / isoler les combles perdus / sol froid au-dessus du garage',
  'locksmith-job':
    'ex still has a key, change all of them / burglars levered the back door, make it stronger / cylinder turns hard and sticks / one key for house, shed and letterbox / extra bolt and chain for my mother’s door / Schlüssel verloren, Zylinder tauschen / nach Einbruchversuch besser sichern / Riegel und Kette anbringen / me han robado las llaves, cambiar bombín / cerradura de seguridad / clé perdue, changer le barillet / renforcer la porte après un cambriolage',
  'window-replacement':
    'single glass from 1970, ice flowers in winter, nine of them / glass is blind between the panes everywhere, new ones with frames / rotten wood frames, plastic or aluminium instead / old sashes out, triple glass in / alte Holzfenster raus, neue mit Dreifachglas / zehn Fenster tauschen / cambiar ventanas viejas por doble cristal / ventanas de aluminio nuevas en todo el piso / remplacer neuf fenêtres simple vitrage',
  'woodwork-repair':
    'a step is cracked and my son nearly fell / banister wobbles on the landing / rotten board on the porch / spindle missing / window sill eaten by damp, splice new wood / Treppe knarzt bei jedem Schritt, Geländer wackelt / morsches Brett ersetzen / Stufe gebrochen / un peldaño roto y la barandilla floja / madera podrida en el porche / une marche cassée et la rampe qui bouge / planches pourries à remplacer',
  'paint-rooms':
    'paint my living room / paint the bedroom and the hall / the dining room needs painting / Wohnzimmer streichen / Schlafzimmer neu streichen / pintar el salón / pintar el dormitorio / peindre le salon / repeindre la chambre / moving out, walls must be white again / nicotine yellow ceilings, two coats / the nursery in soft green before the baby comes / hall and landing are scuffed from the children / landlord wants it freshly decorated / Wohnung vor Auszug weißeln / Decken vergilbt, alles streichen / Kinderzimmer Farbe / pintar todo el piso antes de entregarlo / las paredes están amarillas del tabaco / repeindre avant l’état des lieux / murs et plafonds blancs dans trois pièces',
  'wall-repair':
    'plaster comes off in plates beside the door / hole where the handle hit / hairlines above the lintel open again each year / electrician left channels everywhere, close them / damp is gone but the ceiling has a stain and flakes / Putz bröckelt neben der Tür / Loch in der Gipskartonwand / Schlitze vom Elektriker zumachen / Riss über dem Türsturz / se cae el yeso / tapar rozas y agujeros / le plâtre se détache / reboucher trous et fissures',
  'lay-floor':
    'carpet out, something warm and wooden down / click boards in living and bedrooms, with skirting / vinyl in the hall because of the dog / fifty square metres, subfloor is uneven / neuer Boden statt Teppich, Vinyl oder Parkett / Klicklaminat in drei Zimmern mit Leisten / poner tarima flotante / quitar la moqueta y poner suelo de madera / poser un stratifié dans le séjour / remplacer la moquette par du parquet',
  'tile-work':
    'splashback behind the hob / shower walls and floor, big grey slabs, we have bought them / balcony ceramic came loose, all new / mosaic in the niche / Fliesenspiegel in der Küche / Bad neu fliesen, Großformat liegt bereit / alicatar el baño / azulejos de la cocina, 12 metros / carreler la douche / crédence derrière les plaques',
  'tile-mend':
    'two are cracked where the hammer fell / black lines between them in the shower / one sounds hollow and moves / silicone round the tub is mouldy / Fugen sind schwarz und bröseln / eine Fliese ist gesprungen / Silikon an der Wanne erneuern / juntas negras de la ducha / un azulejo roto / joints noircis / un carreau fêlé à remplacer',
  'sand-floor':
    'lovely old boards hidden under lino, we want them to shine / scratches from chair legs and a red wine stain on the oak / varnish worn off in the walkway / Parkett ist zerkratzt und stumpf / alte Holzbretter wieder herausholen, ölen / acuchillar y barnizar el parquet / la madera está rayada / poncer et vitrifier un vieux plancher / parquet terni et rayé',
  'piano-tuning-work':
    'grandmother’s upright stood in a cold room for years / A string snapped and two notes stay down / it sounds like a saloon / before my daughter starts lessons it should be right / Tasten bleiben hängen und es klingt schief / Flügel vor dem Konzert / suena desafinado desde la mudanza / une touche reste enfoncée, il sonne faux',
  'instrument-mending':
    'a pad on the clarinet leaks / violin’s bridge fell and the sound post rattles / saxophone got knocked, low notes do not speak / keys of the squeeze box stick / guitar amp crackles / Klappe der Querflöte schließt nicht / Geige hat einen Riss, Steg umgefallen / la trompeta tiene un pistón atascado / el violín se ha abierto / un tampon du saxophone fuit / archet à remécher',
  'home-wifi':
    'wifi is bad / our wifi is bad in every room / kids scream upstairs because the video buffers / only works beside the box in the hall / my desk is in the attic and calls break up / dead spots behind thick walls / tablet loses it in the garden / im Dachgeschoss kein Empfang / Videokonferenz ruckelt im Arbeitszimmer / Netz reicht nicht bis zum Balkon / en la habitación del fondo no llega / se corta cuando teletrabajo arriba / ça capte seulement près de la box / visio qui coupe à l’étage',
  'network-cabling':
    'sockets for data in each room while the walls are open / forty desks, two lines each, patch panel in the closet / new building, who pulls the wires for computers / Netzwerkdosen in jedes Zimmer, Wände sind gerade offen / 24 Leitungen zum Schrank ziehen und messen / puntos de red en cada despacho / tirer des câbles réseau dans toutes les chambres',
  'smart-home-build':
    'lights, blinds and heating should know when we are home / all by one app and not five / knx for a new house / scenes for evening and holiday, without cloud / alles über eine App steuern, Licht, Rollos, Heizung / Neubau intelligent machen / domótica para una casa nueva / controlarlo todo desde el móvil / piloter volets, lampes et chauffage / maison connectée sans abonnement',
  'smart-home-mend':
    'bulbs unreachable every morning / automations fire at three at night / the hub lost all its devices since the update / motion light in the hall has a life of its own / Szenen laufen nicht mehr, Geräte offline / Bewegungsmelder schaltet von allein / los dispositivos se desconectan de la central / la domotique ne répond plus depuis la mise à jour',
  'alarm-entry':
    'we were broken into and want sensors on the doors and a siren / shop needs something that calls me at night / tag instead of keys for staff / nach dem Einbruch eine Anlage mit Sirene / Fenster und Türen melden / poner alarma en el chalet / después del robo queremos sensores / installer une alarme après une effraction / badge pour entrer dans les locaux',
  'smart-climate':
    'valves that turn down when windows open / heat the holiday cottage before we arrive / blinds go down when the sun burns / use the sun’s power for the boiler and the car / Heizkörper per Handy regeln / Rollos nach Sonne fahren / Überschuss ins Warmwasser / calefacción por zonas desde el móvil / gérer le chauffage pièce par pièce à distance',
  'home-cinema':
    'beamer, screen and speakers in the cellar, cables hidden / music in kitchen, bath and terrace, each with its own volume / my receiver, the telly and the bar do not talk to each other / Leinwand und Boxen im Hobbyraum / in jedem Raum Musik / proyector y altavoces en el sótano / son dans toutes les pièces, vidéoprojecteur',
  'lamp-hanging':
    'chandelier from the market, high ceiling, no ladder / three wires out of the ceiling and a new pendant / six lamps to go up after the move / Leuchte über dem Esstisch anbringen / Deckenlampen nach dem Umzug / colgar tres lámparas / ventilador de techo / poser un lustre et des appliques',
  'light-trouble':
    'bulbs die every few weeks in the same fitting / strip under the cupboards glimmers when it is off / one of the ceiling spots drops out after a while / hall lamp reacts only to the second switch / dimmer buzzes / LED flackert / Lampe im Flur geht mal und mal nicht / Leuchte glimmt nach / parpadea la luz del pasillo / los focos se apagan solos al rato / l’ampoule clignote / les spots s’éteignent tout seuls',
  'smoke-alarm-fit':
    'landlord must put them in every bedroom / it chirps at night and nobody reaches it / carbon monoxide thing beside the stove / Rauchwarnmelder Pflicht, acht Stück / piept dauernd / detectores de humo en el piso de alquiler / poser des détecteurs dans chaque chambre',
  'outbuilding-supply':
    'workshop at the end of the plot has no current / want lights and a socket in the summer house / cable to the hot tub / Gartenhaus ohne Strom, 20 m Erdkabel / Werkstatt im Schuppen braucht Drehstrom / llevar luz al cobertizo / amener l’électricité au fond du jardin',
  'backup-power':
    'outages every week out here, the freezer must go on / generator and a switch so that the pump runs / Stromausfall überbrücken, Umschalter für das Aggregat / que la casa siga con luz cuando cortan / groupe électrogène de secours pour la ferme',
  'solar-fault':
    'panels made a third less than last year / the grey box in the garage is red / app says zero though the sun burns / Ertrag eingebrochen, Wechselrichter rot / Module liefern nichts / las placas producen la mitad / el inversor da error / la production a chuté, onduleur en défaut',
  'balcony-solar':
    'two panels on the railing of our rented flat / store the sun of the day for the evening / Steckersolar am Geländer anmelden / Speicher nachrüsten / placas en el balcón / batterie pour garder le solaire du jour / kit solaire à brancher',
  'charger-fault':
    'wall unit blinks red and the car stays empty / trips after ten minutes of charging / cable stuck in the box / Wallbox lädt nicht, rote Lampe / bricht nach kurzer Zeit ab / el cargador de pared no carga el coche / la borne clignote et ne recharge plus',
  'electrical-check':
    'letting the house, need the certificate / insurance wants the wiring tested / bought an old place, is it safe / E-Check vor dem Verkauf / Prüfprotokoll für die Versicherung / boletín eléctrico / revisar si la instalación es segura / diagnostic électrique avant location',
  'cooker-circuit':
    'new induction needs its own line / hob from the shop has five wires / Herd an Starkstrom anschließen / neue Kochplatte braucht eigene Leitung / conectar la placa de inducción / ligne dédiée pour la plaque',
  'doorbell-intercom':
    'nobody hears when the postman rings / speaker at the entrance crackles, buzzer does not open / Klingel stumm, Türöffner summt nicht / Gegensprechanlage im Altbau tot / el telefonillo no suena / l’interphone ne marche plus, impossible d’ouvrir en bas',
  'site-power':
    'power for thirty market stalls / builders need a board until the meter comes / street party, stage and food trucks / Baustrom beantragen / Strom fürs Dorffest / cuadro de obra / courant pour une fête en plein air',
  'outdoor-tap':
    'water for the hose at the back wall, frost safe / tap in the utility room for a sink / Außenhahn am Haus / Wasser in den Garten legen / un grifo en la terraza / poser un robinet dehors, hors gel',
  'water-heater-change':
    'the old cylinder is rusty and twenty years old, put in a new one / electric tank too small for four people / Boiler durch neuen ersetzen, 80 Liter / Durchlauferhitzer statt Speicher / cambiar el termo eléctrico / remplacer le ballon d’eau chaude',
  'water-treatment':
    'kettle is white after a week / water smells of eggs / brown from the well / softener for a house of five / Kalk überall, Enthärter / Brunnenwasser ist rot / agua muy dura, descalcificador / eau calcaire, adoucisseur',
  'shower-fit':
    'tub out, walk-in instead, for my knees / glass wall and tray / replace the old cubicle that leaks at the corners / Wanne gegen begehbare Dusche tauschen / neue Duschkabine / cambiar bañera por plato / remplacer la baignoire par une douche',
  'basement-pump':
    'cellar floods when the river is high / float in the pit does not switch on / rising water comes up through the floor / Pumpe im Keller springt nicht an / Rückstau aus dem Kanal, Schutz einbauen / el sótano se inunda, bomba de achique / la cave prend l’eau, pompe de relevage',
  'toilet-fit':
    'old pot is cracked, put in a hanging one / small basin for the guest loo / Toilette austauschen, wandhängend / neues Waschbecken montieren / poner un inodoro nuevo / changer la cuvette / poser un lavabo',
  'gas-work':
    'funny smell near the meter / new hob has to go on the bottled supply / Gasherd anschließen / riecht nach Gas / huele a gas en la cocina / raccorder la gazinière / odeur de gaz',
  'pressure-pipes':
    'shower is a trickle on the second floor / lead pipes, get rid of them / when somebody flushes nothing comes from the tap / oben kommt kaum Wasser / alte Bleirohre erneuern / sale poca agua arriba / débit trop faible / remplacer les tuyaux de plomb',
  'sewer-septic':
    'smell in the yard and the manhole is full / roots in the clay pipe under the drive / tank at the cottage has to be emptied or replaced / Kanal unterm Hof gebrochen, Kamera / Klärgrube voll / fosa séptica llena / arqueta atascada / fosse septique à vider, regard plein',
  'boiler-replace':
    'thirty years old oil burner, what now / parts are not made any more, we want a modern one / alte Ölheizung raus / neue Gastherme statt der von 1994 / cambiar la caldera vieja / remplacer la vieille chaudière fioul',
  'boiler-service':
    'yearly look at the burner, contract maybe / clean it before winter / Jahreswartung / Heizung warten lassen vor dem Winter / revisión anual de la caldera / entretien annuel obligatoire',
  'radiator-trouble':
    'gurgles at night like a stomach / hot below, cold above / the bathroom one stays icy though the knob is on five / knocks when it warms up / Heizkörper oben kalt / blubbert und wird nicht richtig warm / Ventil klemmt / el de mi cuarto no calienta aunque abra la llave / hace ruido de agua / il reste froid en haut / gargouille la nuit',
  'stove-chimney':
    'want a wood burner for cosy evenings / smoke comes back into the room / soot, sweep before winter / the tiled oven has a crack / Kaminofen mit Rohr setzen / Ofen raucht ins Zimmer / Schornsteinfeger / chimenea que echa humo dentro / poêle à bois à installer / ramonage',
  'floor-heating':
    'tiles stay cold in half of the room / one circuit has no flow / warm floor for the new bathroom / Boden wird nicht mehr warm, Heizkreis / suelo radiante que no calienta / le sol chauffant reste froid',
  'ventilation-work':
    'steam hangs in the shower room without window / cooker hood to the outside / stale air in the classroom / Lüfter im Bad ohne Fenster / Dunstabzug durch die Wand / extractor en el baño / extracteur d’air, VMC en panne',
  'cooling-plant':
    'walk-in at the restaurant is at twelve degrees / display counter warm, meat in danger / Kühlhaus kühlt nicht, Ware verdirbt / cámara frigorífica de la carnicería / chambre froide qui remonte en température',
  'heat-pump-fault':
    'outside unit is a block of ice / loud and bill three times as high / house stays at seventeen with the new system outside / Außengerät vereist / Wärmepumpe laut, Stromrechnung explodiert / la aerotermia no calienta / la pac est en défaut',
  'ac-fault':
    'blows warm air in the bedroom / drips on the wall under the unit / smells like old socks when it starts / kühlt nicht mehr / tropft von der Inneneinheit / el aire sale caliente / gotea el split / la clim ne refroidit plus, elle coule',
  'energy-advice':
    'what should we do first, roof, windows or heater / which grants are there / where does the warmth go, pictures with a heat camera / was lohnt sich am Haus zuerst / qué me conviene para gastar menos / audit énergétique, par quoi commencer',
  'thermostat-fit':
    'the dial in the hall is dead / put in the clever one I bought / Raumregler tauschen / cambiar el termostato por uno con wifi / remplacer le thermostat',
  'tree-felling':
    'the poplar is hollow and leans to the road / branches scrape the roof, take it down in pieces / dead ash beside the power line / Birke fällen / Baum zu nah am Haus, muss weg / talar un pino que amenaza caer / abattre un arbre mort près du mur',
  'lawn-laying':
    'kids want grass instead of mud / roll it out, 90 m², before summer / plastic grass on the roof deck / after building work only rubble and earth, should be green / Rollrasen auf 100 qm / nach dem Bau nur Erde, soll grün werden / poner césped / semer une pelouse après les travaux',
  'garden-building':
    'roof for two bikes and the bins / wooden arbour over the table / shelter for the car beside the house / Gerätehaus auf Fundament / Überdachung fürs Auto / una pérgola / caseta de madera / abri de jardin, carport',
  'garden-drains':
    'lawn is a lake after each rain / water runs from the slope into the yard and into the hall / puddles stay for days in front of the door / Wasser läuft vom Hang auf die Terrasse / Rinne vor dem Tor / el patio se encharca / l’eau stagne devant la porte, drainage',
  'robot-mower':
    'the little mower stops in the middle and blinks / chainsaw will not start / boundary wire cut by the spade / Mähroboter fährt immer gegen die Wand / Rasenmäher springt nicht an / el robot cortacésped se pierde / tondeuse qui ne démarre plus',
  'pest-control-visit':
    'ein riesiges Wespennest unter den Dachziegeln über dem Kinderzimmer / großes Wespennest am Haus wegmachen / scratching in the walls at night / ants in the pantry in endless rows / hornets under the eaves / moths in the flour, bites on the legs in the morning / Mäuse im Dachboden / Ameisenstraße in der Küche / Wespennest am Rolladen / chinches en la cama / cucarachas en la cocina / des rats sous la terrasse / nid de frelons / punaises de lit',
  'pool-service':
    'water green and slippery / filter pump hums, nothing moves / crack, it loses two centimetres a day / open it for the season / Becken wintern / Teich kippt um, Algen / el agua de la piscina está verde / abrir la piscina / remise en route, eau verte',
  'pool-build':
    'swim in the backyard, eight by four, what is possible / pond with fish and a small stream / Schwimmteich anlegen / construir una piscina / bassin avec poissons / creuser une piscine',
  'fence-build':
    'build a wooden garden fence, twenty metres long / a fence of wood along the garden, length 15 m / dog runs away, posts and mesh along 40 m / gate hangs and drags / panels blew over / Sichtschutz zum Nachbarn / Zaun nach Sturm umgefallen / vallar la parcela / portón descolgado / clôture grillagée pour le chien / portail qui frotte',
  'raised-beds':
    'boxes for tomatoes at hip height / six of wood for the school / Hochbeete bauen und füllen / bancales elevados / carrés potagers',
  'irrigation-repair':
    'one zone stays dry / timer clicks but no water / a head sprays the wall / Regner kommt nicht hoch / el riego no salta / l’arrosage ne se déclenche plus',
  'winter-service':
    'pavement must be free by seven, we are away / grit and shovel at four houses / Schneeräumen für die Hausverwaltung / Gehweg streuen / quitar nieve / déneiger le parking',
  'paving-mend':
    'two slabs rock and my mother tripped / drive has sunk where the van stands / weeds lift the blocks / Platten wackeln, Stolpergefahr / Hof abgesackt / baldosas sueltas en el patio / pavés affaissés',
  'kitchen-fit':
    'cupboards come next week in forty parcels / worktop cut, sink in, taps on / put the units up and hang the fronts / Küche aus dem Möbelhaus aufbauen / Arbeitsplatte zuschneiden / montar los muebles de cocina / poser une cuisine en kit',
  'partition-wall':
    'make one big room into two for the boys / closet out of plasterboard / lower the ceiling with spots / Zimmer teilen mit Rigips / Decke abhängen / dividir una habitación con pladur / cloison pour créer un bureau',
  'facade-paint':
    'green algae on the north side / render blown, paint flakes off outside / timber cladding is grey, oil it / Haus außen streichen / Putz außen blättert / Holzfassade lasieren / pintar la fachada / ravalement / lasure sur bardage',
  'masonry-work':
    'retaining wall leans / steps of brick to the cellar / chimney stack needs pointing / bricks for a barbecue / Mauer bröckelt / Stützmauer setzen / levantar un muro / monter un muret',
  'built-in-furniture':
    'wardrobe under the slope of the roof / bench with drawers in the bay / bookcase over the whole wall, floor to ceiling / desk fitted between two walls / Schrank in die Dachschräge / Regalwand nach Maß / Sitzbank mit Stauraum / armario empotrado a medida / bibliothèque sur mesure / placard sous pente',
  'upholstery-work':
    'the springs of my armchair come through / new cloth on six dining chairs / antique chest, veneer lifts / Sessel neu beziehen / Stuhl restaurieren / tapizar un sofá / restaurar una cómoda / refaire l’assise d’un fauteuil',
  'flat-roof':
    'felt on the garage has blisters / the whole roof is due after fifty years / extension leaks in three places, new membrane / Bitumen auf dem Garagendach erneuern / Dach komplett neu eindecken / impermeabilizar la cubierta / refaire la toiture terrasse',
  'demolition-work':
    'clear out the house of my uncle, nothing shall stay / old shed and concrete gone, skip included / bathroom down to the bricks / attic full of junk of forty years / Entrümpelung, alles raus, besenrein / Haushaltsauflösung nach Todesfall / Mauer abreißen und Schutt weg / vaciar un piso entero / vider la maison de ma tante / démolir un abri',
  'garage-door':
    'up and over jumps off its track / remote clicks, motor hums, nothing lifts / want it to open from the car / Tor klemmt auf halber Höhe / Antrieb nachrüsten / la puerta del garaje no sube / porte de garage bloquée / moteur pour portail',
  'skim-walls':
    'walls like the moon under the old paper / artex gone, everything flat / Wände glätten, Q3 / alisar paredes de gotelé / enduire et lisser',
  'roof-clean': 'moss in thick cushions on the tiles / Dach von Moos befreien / limpiar el tejado de musgo / démoussage',
  'home-renovation':
    'bought a wreck, everything from wiring to floors / top to bottom before we move in / inherited grandmother’s house, nothing done since 1965 / komplettes Haus sanieren / Wohnung kernsanieren / reforma integral / rénover une maison de fond en comble',
  'wall-hanging':
    'twelve frames up the stairs, straight / heavy mirror on plasterboard / telly over the fireplace with cables hidden / curtain poles in four rooms / Bilder und Regale an die Wand / Gardinenstangen / colgar cuadros y la tele / accrocher miroir, étagères et tringles',
  'grab-bars':
    'father uses a frame now, sills and steps are a danger / handles, raised seat, ramp at the door / after the stroke she shall get around alone / Haltegriffe im Bad für Oma / Schwelle weg, Rampe für den Rollator / barras de apoyo para mi madre / adapter le logement d’une personne âgée / rampe pour fauteuil',
  'door-easing':
    'sticks in summer and we have to kick it / rubs on the tiles since the new floor / latch misses the plate / Tür schleift am Boden / fällt nicht mehr ins Schloss / la puerta roza / no cierra bien / la porte frotte et ne ferme plus',
  'draughty-windows':
    'curtains move though it is shut / whistles in the wind, cold by the bed / zieht durch alle Ritzen / Dichtungen erneuern / entra aire por las rendijas / l’air passe, joints à changer',
  'gutter-clean':
    'leaves, water shoots over the edge / a bracket broke and it hangs / Regenrinne voll Laub / Fallrohr verstopft / limpiar canalones / gouttière bouchée',
  'locked-out':
    'the wind slammed it and the baby is inside / lost my bag with everything, cannot get in / key broke off in the front door / ausgesperrt / Schlüssel steckt innen / me he dejado las llaves dentro / la puerta se cerró / claqué la porte, clés à l’intérieur',
  'house-moving':
    'from third floor without lift to the next town, piano too / two people and a van for a studio / boxes packed, somebody to carry and drive / pack up my parents’ house and bring it to the coast / Umzug von Köln nach Bonn, 3 Zimmer / Helfer mit Transporter / mudanza de un piso a otro / déménagement d’un T3 au quatrième',
  'home-cleaning':
    'once a week, three hours, bath and kitchen and floors / after the renovation dust everywhere / end of tenancy, must pass the check / my flat after a long illness, a big one please / Putzhilfe wöchentlich / Endreinigung nach Auszug / Bauschmutz weg / limpieza a fondo / señora para limpiar la casa / ménage chaque semaine / nettoyage de fin de bail',
  'window-wash':
    'glass roof of the conservatory is green / twenty panes, ladder needed / Fenster putzen, Wintergarten / limpiar cristales / laver les vitres',
  'roof-window':
    'condensation and drips round the one in the slope / put two into the attic for light / Dachfenster undicht / ventana de tejado / poser un velux',
  'insect-screens': 'sleep with open windows without mosquitoes / Fliegengitter nach Maß / mosquiteras / moustiquaires sur mesure',
  'carry-heavy':
    'safe of 300 kilos down the stairs / a sofa from the shop to me / piano to the second floor / Klavier tragen / schweren Schrank in den Keller / subir una lavadora / transporter un canapé / porter un coffre',
  'textile-cleaning':
    'cat peed on the couch / red wine on the rug / mattress smells / Polster reinigen / Teppich Flecken / limpiar sofá y alfombra / nettoyer un matelas taché',
  'electrical-fault':
    'trips every evening, no idea why / half of the flat in the dark / crackling behind the switch and a burnt smell / tingle when I touch the washing machine / Sicherung fliegt immer wieder / eine Steckdose riecht verschmort / kein Saft in zwei Zimmern / saltan los plomos / un enchufe quemado / ça disjoncte sans arrêt / plus de courant dans deux pièces',
  'electrical-points':
    'not one place to plug in behind the desk / outlet on the balcony / switch at the bed as well / Steckdosen in der Küche ergänzen / zweiter Schalter / más enchufes / ajouter des prises',
  'rewire-panel':
    'cloth covered wires and screw fuses from 1955 / no earth anywhere / new board with RCD / Sicherungskasten von 1960 / alte Leitungen ohne Erdung / cambiar el cuadro y cables / tableau électrique vétuste',
  'ev-charger-install':
    'electric car comes in spring and we have only a normal plug outside / eleven kW at the carport / charging for ten bays of our block / Ladestation in der Tiefgarage / E-Auto zu Hause laden / punto de recarga en mi plaza / borne de recharge à la maison',
  'solar-install':
    'south roof empty, bill 300 a month, make our own / panels plus storage, what would it bring / Photovoltaik aufs Dach / eigener Strom / poner placas solares / panneaux sur le toit',
  leak: 'ceiling of the neighbour below is wet / drip drip behind the tiles, meter turns though all is closed / stain on the wall grows after we shower / water bill doubled, nobody knows why / nasser Fleck wird größer, woher kommt das / unten tropft es aus der Decke / Wasserzähler läuft obwohl alles zu ist / mancha de humedad en el techo del vecino / el contador gira con todo cerrado / ça goutte chez le voisin du dessous / tache qui s’agrandit au plafond',
  'tap-toilet-repair':
    'cistern fills all night / mixer in the kitchen wobbles and spits / flush button stuck / handle of the shower turns and turns / Spülung läuft nach / Wasserhahn tropft / la cisterna pierde / el grifo gotea / la chasse coule sans arrêt / mitigeur qui goutte',
  'blocked-drain':
    'stands in the tray up to the ankles / gurgles and stinks / plunger and chemicals did nothing / Abfluss stinkt und läuft nicht ab / Dusche läuft über / el desagüe traga mal / el fregadero se llena / ça refoule / lavabo qui ne se vide plus',
  'bathroom-renovation':
    'work to be done: bathroom renovation, eight square metres / work to be done in the bathroom, full renovation / bathroom renovation / bathroom renovation, all new / bathroom renovation of five square metres / renovation of a small bathroom / pink suite from the seventies, all out / wet room for mother, complete / Bad komplett neu / reformar el baño entero / refaire toute la salle de bain',
  'hot-water':
    'showers freezing since yesterday, heating is fine / lukewarm at best / runs cold after two minutes / nur kaltes Wasser / Dusche wird nicht warm / solo sale fría / plus d’eau chaude depuis hier',
  'boiler-fault':
    'lockout and a code on the display / clicks, tries, gives up / house at fourteen degrees / pressure falls to zero every day / Heizung ausgefallen / Brenner geht auf Störung / la calefacción no arranca / pierde presión / plus de chauffage / le brûleur ne démarre pas',
  'radiator-change':
    'swap the rusty one for a towel rail / move it under the other window / Heizkörper versetzen / quitar un radiador / remplacer un radiateur',
  'air-conditioning-work':
    'bedroom thirty degrees in July, quiet cooling please / office under glass, three rooms / Klimagerät einbauen / poner aire acondicionado / installer une clim',
  'heat-pump-install':
    'off gas, what fits a house of 1990 / outside unit, floor heating is there / Wärmepumpe statt Gas / aerotermia / passer à la pompe à chaleur',
}
