/** Whole sentences as clients and tenders write them about the crafts, where nothing is called by its name or everything is. By the package's id, ' / ' between. */
export const SAID_IN_CRAFT_STORIES: Readonly<Record<string, string>> = {
  'laundry-repair':
    'the machine for the clothes walks across the tiles and I have to sit on it / my trousers come out as wet as they went in and the little window will not let me open it / die Maschine im Keller dreht die Trommel nur noch ruckweise und die Handtücher sind klitschnass / meine Wäsche liegt seit gestern im Wasser und die Klappe geht nicht auf / la máquina de lavar la ropa se queda pensando y no suelta el agua / le linge sort trempé et la machine fait un bruit de casserole quand elle tourne vite / replace drum bearings and heating element on a stackable heat pump dryer set, error codes read out',
  'dishwasher-repair-work':
    "the box under the counter where cups get washed leaves everything gritty and there is soup at the bottom / it hums for ten minutes, then all its lamps wink and the plates are still filthy / unter der Arbeitsplatte die Maschine fürs Geschirr pumpt nicht ab und die Brühe stinkt / Tassen und Gläser kommen schmutziger heraus als sie hineingingen / el aparato de fregar los platos se para a mitad y se queda el agua sucia dentro / le bac de la machine à vaisselle reste plein d'eau grasse et les assiettes sont collantes",
  'cold-appliance-repair':
    "yoghurt and butter turn warm although the little lamp in there burns when I open it / everything in the bottom compartment thaws and there is a lake on the lino / das Eisfach taut, die Erbsen sind matschig und vorne steht eine Pfütze / die Milch wird nach einem Tag sauer und hinten wächst ein Eisberg / se me ha descongelado toda la carne y hay un charco delante del mueble / los yogures salen templados aunque la rueda está al máximo / mes surgelés sont mous et il y a une flaque devant l'appareil / le bas ne refroidit plus, j'ai dû jeter la viande",
  'cooking-appliance-repair':
    'my Sunday roast stays raw because only the top gets hot / the glass surface where I put the pots shows a letter and beeps at me / der Braten bleibt innen roh, obwohl ich 220 eingestellt habe / auf der Glasfläche blinkt ein Schlüssel und keine Platte wird heiß / el asado sale crudo porque solo calienta la parte de arriba / los fuegos de cristal se apagan solos y pitan / mon rôti reste cru, seule la voûte chauffe / les feux en verre affichent une clé et ne chauffent pas',
  'small-appliance-electronics':
    "the box that makes my morning cup only spits steam and grinds nothing / father's stereo has sound on one ear only and crackles when the knob is turned / das Bild ist da, aber kein Ton, und der Kasten ist erst drei Jahre alt / meine Küchenhilfe rührt nicht mehr und riecht nach Gummi / el aparato de hacer zumos echa humo y la tele tiene media pantalla negra / mon appareil à café crache de la vapeur et ne moud plus / le poste de papa ne sort plus que d'un côté",
  'appliance-connection':
    "the delivery men put the new one in the hall and left, it should stand in the kitchen and run / the new cooker fits the hole but somebody must wire it and take the packing away / der Lieferant hat das neue Gerät nur in den Flur gestellt, es muss in den Schrank eingebaut werden / me dejaron la lavadora nueva en el portal y hay que ponerla en su sitio y enchufarla / le livreur a laissé le four neuf dans l'entrée, il faut l'encastrer et le brancher",
  leak: 'water comes out of the lamp in the hall whenever somebody bathes above / there is a brown ring over the dining table that grows after each bath of the children / the floor under the kitchen cupboard is spongy and smells like a wet dog / immer wenn oben jemand badet, kommt unten Wasser aus der Decke / der Teppich im Flur ist nass und niemand hat etwas verschüttet / cuando se ducha el de arriba, me gotea la lámpara del pasillo / el suelo del armario está hinchado y mojado, y no sé de dónde viene / dès que le voisin du dessus se lave, il pleut chez moi / le bas du meuble est gonflé et le sol est mouillé sans raison / locate a concealed supply leak in a screeded ground floor by tracer gas, expose and repair, make good',
  'blocked-drain':
    "the bath takes an hour to empty and the sink answers with a burp / when the washer lets its water go, it comes up in the shower / das Wasser bleibt in der Dusche stehen und kommt beim Nachbarn hoch / unten im Keller drückt es braune Brühe aus dem Loch im Boden / tarda media hora en irse el agua y huele a podrido / cuando tiro de la cadena sube el agua por la ducha / l'eau met une heure à partir et remonte dans la baignoire / une eau brune sort du trou de la cave",
  'tap-toilet-repair':
    'the handle in the kitchen must be held down hard or it dribbles all night / after you press the button the water runs on and on into the pan / im Bad muss ich den Hebel ganz fest drücken, sonst läuft es weiter / nach dem Spülen rauscht es noch eine Stunde / hay que apretar la manecilla con fuerza o sigue cayendo un chorrito / después de tirar de la cadena sigue cayendo agua toda la noche / il faut serrer la manette à fond sinon ça coule / après la chasse, ça continue de couler dans la cuvette',
  'hot-water':
    "it is icy in the bath after the second child, and the thing in the cupboard growls / nobody in our house has washed warm since Thursday / seit Donnerstag waschen wir uns kalt, der Kasten an der Wand sagt nichts mehr / das Wasser wird nur noch handwarm, egal was ich einstelle / llevamos desde el jueves lavándonos con agua helada / el agua sale templada y el aparato gruñe / on se lave à l'eau glacée depuis jeudi / l'eau est à peine tiède et le ballon gronde",
  'toilet-fit':
    "under the stairs we want a small place where guests can go / the bowl has a crack and rocks when one sits down, put in a new one that hangs / unter der Treppe soll ein kleines Gäste-WC entstehen, ein Rohr liegt schon da / die Schüssel hat einen Sprung, bitte eine neue, höhere für Oma / queremos un aseo pequeño debajo de la escalera / la taza está rajada y se mueve, poner una más alta / on voudrait un petit coin sous l'escalier pour les invités / la cuvette est fêlée et bouge, en poser une plus haute",
  'shower-fit':
    'mother can no longer lift her leg over the rim, it should be level with the floor / the glass door of the cubicle fell off and the tray has a split / Mutter kommt nicht mehr über den Rand, alles soll ebenerdig werden / die Kabine ist undicht und der Boden darin gerissen / mi madre ya no puede pasar la pierna por encima del borde / la puerta de cristal se cayó y el plato tiene una raja / maman ne passe plus la jambe par-dessus le rebord / la porte vitrée est tombée et le bac est fendu',
  'basement-pump':
    "each time it pours my cellar becomes a lake and the machine in the pit only hums / bei jedem Gewitter steht der Keller knöcheltief und das Gerät im Schacht brummt nur / cada vez que llueve fuerte el sótano se convierte en piscina / à chaque orage la cave se remplit et l'appareil dans le puisard ronfle sans rien sortir / supply duty and standby submersibles with float switches, non-return valves and a high water alarm",
  'pressure-pipes':
    "upstairs only a thread comes when I want to wash my hair / the council says our old grey tubes are poisonous and must go / oben kommt nur ein Faden, wenn unten jemand Wasser nimmt / die alten grauen Leitungen sind aus Blei und müssen raus / arriba sale un hilo cuando abren abajo / las cañerías viejas son de plomo y hay que quitarlas / à l'étage il ne sort qu'un filet quand on ouvre en bas / replace galvanised risers with multilayer in an occupied block, floor by floor, with planned shutdowns / Steigleitungen strangweise erneuern, bewohntes Haus, Absperrungen ankündigen",
  'electrical-fault':
    "the whole upper floor goes black when I dry my hair and I must push something up in the hall / the kettle and the heater together make everything dark / one room has no power since Monday though the little levers all stand up / sobald Föhn und Heizlüfter laufen, ist alles dunkel / in einem Zimmer geht seit Montag gar nichts mehr, obwohl alle Hebel oben sind / en cuanto pongo la plancha se va todo y tengo que subir la palanca del pasillo / en una habitación no funciona nada desde el lunes / dès que je fais chauffer l'eau et le grille-pain, tout s'éteint / une pièce n'a plus rien depuis lundi, tout est pourtant relevé au coffret",
  'electrical-points':
    "there is only one place to plug things in my bedroom and the leads lie everywhere / we want to switch the landing from the top and from the bottom / im Schlafzimmer gibt es nur einen Anschluss und überall liegen Schnüre / wir wollen das Licht oben und unten an der Treppe schalten / en el dormitorio solo hay un sitio para enchufar y está todo lleno de cables / dans la chambre il n'y a qu'un endroit où brancher et des fils partout",
  'light-trouble':
    'the lamp over my table trembles like a candle whenever somebody cooks / I turn it off and it still shines a little, like a ghost / die Lampe über dem Tisch zittert wie eine Kerze / ausgeschaltet leuchtet sie trotzdem noch ein bisschen / la lámpara de la mesa tiembla como una vela / la apago y se queda encendida un poquito / la lampe tremble comme une bougie / éteinte, elle brille encore un peu',
  'lamp-hanging':
    "my daughter gave me a lamp and there are only wires where it should go / Wir sind neu hier und überall schauen nur Drähte aus der Decke / me han regalado una lámpara y en el techo solo hay cables / on m'a offert un lustre et il n'y a que des fils au plafond",
  'outbuilding-supply':
    "I would like to see something at night in the hut behind the house and plug in the mower / hinten in der Hütte soll man abends Licht haben und den Mäher laden können / quiero tener luz en la caseta del fondo y poder enchufar una sierra / j'aimerais de la lumière dans la cabane du fond et de quoi brancher une perceuse / lay a 5-core underground cable with warning tape to the detached workshop and set a sub-distribution with residual current protection",
  'rewire-panel':
    'our house still has the china plugs one screws in, and fabric round the wires / bring a 1970s distribution up to standard, new enclosure, selective RCDs, surge protection, labelling and test report / in unserem Haus sind noch die Schraubdinger aus Porzellan und Stoff um die Drähte / Unterverteilung erneuern, Reiheneinbaugeräte, FI/LS, Überspannungsableiter, Beschriftung, Messprotokoll / en casa aún hay plomos de porcelana y cables forrados de tela / renovar cuadro general, protecciones, sobretensiones, tierra y boletín / chez nous il y a encore des plombs en porcelaine et des fils en tissu / remplacer le coffret, interrupteurs différentiels, parafoudre, liaison équipotentielle, attestation',
  'boiler-fault':
    "the house is an icebox and the box on the wall shows letters / it rumbles in the cupboard like a train and then goes out / im ganzen Haus ist es eiskalt und am Kasten steht ein Buchstabe mit Zahl / es rumpelt wie ein Zug und dann geht er aus / la casa está helada y el aparato enseña unas letras / retumba como un tren y luego se apaga / la maison est glacée et l'appareil affiche des lettres / ça gronde comme un train puis ça s'éteint",
  'radiator-trouble':
    "in my son's room the thing under the window is cold at the top and sings / in Opas Zimmer bleibt das Ding unterm Fenster oben kalt und singt / en el cuarto del niño lo de debajo de la ventana está frío por arriba / dans la chambre, le truc sous la fenêtre reste froid en haut et chante / raumweise Einregulierung, voreinstellbare Ventile, Differenzdruck, Protokoll nach VdZ / carry out hydronic balancing, set flow on presettable valves, document by room",
  'stove-chimney':
    "when we make a fire it stinks in the whole house and the glass is black at once / wenn wir Feuer machen, qualmt die ganze Stube und die Scheibe ist schwarz / cuando encendemos la leña se llena la casa de humo / dès qu'on fait du feu, la pièce s'enfume et la vitre noircit",
  'ventilation-work':
    "after every bath the walls run with water because there is no opening to the outside / nach jedem Duschen läuft das Wasser an den Wänden herunter, es gibt kein Fenster / después de ducharse chorrean las paredes, no hay ventana / après chaque douche les murs ruissellent, il n'y a pas de fenêtre / air handling unit, replace bag filters, belts, check coils, rebalance grilles, report flows / Lüftungsgerät warten, Taschenfilter, Keilriemen, Volumenströme einregulieren / centrale double flux, remplacer filtres et courroies, équilibrer les bouches, mesurer les débits / unidad de tratamiento de aire, filtros, correas, equilibrado de rejillas, caudales",
  'ac-fault':
    "the box high on the wall blows but my bedroom stays like an oven, and it drips on the pillow / das Gerät oben an der Wand pustet, aber es bleibt heiß, und es tropft aufs Kissen / el aparato de la pared sopla pero no refresca y gotea en la almohada / l'appareil au mur souffle mais il fait toujours chaud, et ça goutte sur l'oreiller",
  'doors-windows':
    "the slatted thing in front of the window fell down and I sit in the dark since / der Rollo vorm Fenster ist runtergekracht, der Gurt hängt lose / se ha caído la persiana y estamos a oscuras / le tablier est tombé d'un coup et on est dans le noir / supply and hang twelve internal fire rated doorsets in a school during holidays",
  'door-easing':
    "I have to kick the bathroom one to get it shut since it became humid / since the heat it will not go into its frame without a push of the hip / ich muss mich dagegen werfen, damit sie zugeht / seit es feucht ist, schabt sie am Boden und bleibt offen stehen / hay que empujarla con el hombro para que encaje en el marco / desde el calor se ha hinchado y no entra / il faut donner un coup d'épaule pour qu'elle ferme / depuis l'humidité elle racle et reste ouverte",
  'locked-out':
    "my little one is in the bathroom, turned something and now cannot come out / my husband took both bunches and I stand in the stairwell with the shopping / die Kleine hat sich eingeschlossen und der Riegel dreht leer / ich stehe mit den Einkäufen im Treppenhaus und drinnen läuft der Herd / el niño se ha encerrado en el baño y no sabe abrir / estoy en la escalera con la compra y las llaves dentro / la petite s'est enfermée et ne sait pas rouvrir / je suis sur le palier avec les courses, tout est resté dedans",
  'locksmith-job':
    'thieves tried at night, the metal round the keyhole is bent, I want something stronger / Einbrecher waren dran, das Blech ums Schlüsselloch ist verbogen / han intentado entrar y la placa está doblada, quiero algo más fuerte / on a essayé de forcer chez moi, je veux quelque chose de plus solide / master keyed suite, 38 cylinders, three levels, restricted profile, key schedule',
  'wall-repair':
    'we carried the wardrobe through the corridor and now there is a hole one can put a fist in / beim Tragen ist uns der Schrank durch die Wand gegangen, faustgroßes Loch / al mover el armario hemos hecho un agujero como un puño / en passant le meuble on a fait un trou gros comme le poing',
  'damp-mould':
    'behind the cot the corner is speckled black and the whole room smells of mushrooms though we air it / hinter dem Bettchen ist die Ecke schwarz gesprenkelt und es riecht nach Pilzen / detrás de la cuna la esquina está llena de puntitos negros y huele a setas / derrière le lit le coin est piqué de noir et ça sent le champignon',
  'roof-repair':
    'we live at the top and after rain there are yellow rings above the sofa / after the wind I found broken bits of clay in the flower bed / wir wohnen ganz oben, nach dem Regen sind über dem Sofa gelbe Ringe / nach dem Wind lagen Scherben im Beet / vivimos en el último y después de llover salen cercos amarillos encima del sofá / on habite au dernier et après la pluie il y a des auréoles au-dessus du canapé',
  'roof-window':
    'our son sleeps under the slope and has no daylight, we want to see the stars from his bed / unterm Dach ist es stockfinster, wir möchten Tageslicht und die Sterne sehen / la buhardilla es oscura como una cueva, queremos luz natural / sous les combles il fait noir, nous voulons la lumière du jour',
  'lay-floor':
    "the boards in front of the cooker stand up like a tent since the water came, new ones please / vor dem Herd wölbt sich der Boden wie ein Zelt seit dem Wasserschaden / las tablas del salón se han levantado con el agua / les lames devant l'évier se sont soulevées comme une tente",
  'woodwork-repair':
    "every step groans at night and the rail shakes when grandpa holds it / jede Stufe ächzt nachts und das Geländer wackelt, wenn Opa sich festhält / cada escalón gime y el pasamanos se mueve / chaque marche gémit et la rampe bouge quand papi s'y tient",
  'paint-rooms':
    "everything inside is yellow from my father's pipe and should be bright when the baby comes / alles ist gelb vom Pfeiferauch und soll hell werden / está todo amarillo del tabaco y queremos dejarlo blanco / tout est jauni par la fumée, il faut rendre clair",
  'wall-hanging':
    'my heavy mirror fell, everything I screw in comes out again with dust / mein Spiegel ist runtergefallen, alles was ich reinschraube bröselt raus / todo lo que atornillo se cae con polvo / tout ce que je visse ressort avec de la poussière',
  'assemble-mount':
    'my husband is away and the new wardrobe lies in twelve flat boxes in the corridor / der neue Schrank liegt in zwölf flachen Kartons im Flur und mein Mann ist weg / el armario nuevo está en doce cajas planas y mi marido no está / la nouvelle armoire est en douze cartons plats dans le couloir',
  'textile-cleaning':
    "the kitten did its business on the new couch and the smell will not go / die Katze hat aufs Polster gemacht und der Geruch geht nicht weg / el perro se hizo pis encima y el olor no se va / le chat a fait pipi dessus et l'odeur reste",
  'window-wash':
    "I no longer get up to the high panes and the yellow dust of the desert sticks on them / ich komme oben nicht mehr hin und der Staub klebt auf den Scheiben / no llego a los cristales de arriba y están llenos de polvo / je n'arrive plus aux vitres du haut, elles sont pleines de poussière",
  'gutter-clean':
    "when it rains a curtain of water falls in front of my kitchen, up there grass grows / wenn es regnet, fällt vor der Küche ein Wasservorhang herunter / cuando llueve cae una cortina de agua delante de la puerta / quand il pleut, un rideau d'eau tombe devant la porte / remove cast iron half round, fix new aluminium ogee with brackets and six downpipes, listed building",
  'pest-control-visit':
    "little black grains lie under the sink and the bag of rice has a hole / something has moved in above the bedroom ceiling, at dawn it scratches and squeaks / unter der Spüle liegen kleine schwarze Krümel und die Reistüte ist angenagt / über dem Schlafzimmer kratzt und quiekt morgens etwas / hay caquitas negras debajo del fregadero y el arroz está mordido / algo corre por encima del techo al amanecer / des petites crottes sous l'évier et le paquet de pâtes est grignoté / quelque chose gratte au-dessus du plafond à l'aube",
  'garden-upkeep':
    "the grass is up to my belly and grandmother's lemon tree vanishes in it / das Gras steht mir bis zum Bauch und man kommt nicht mehr zur Bank / la hierba me llega a la cintura y no se puede pasar / l'herbe m'arrive à la taille, on ne passe plus",
  'pest-plant-health':
    'little white things stick on all the leaves and drop honey on the table / an allen Blättern kleben kleine weiße Tierchen, der Tisch darunter ist klebrig / las hojas están llenas de bichitos blancos pegajosos / les feuilles sont couvertes de petites bêtes blanches collantes',
  'garden-building':
    "the children dream of a little house up in the apple tree with a ladder / die Kinder wünschen sich ein Häuschen oben im Baum mit Leiter und Seil / los niños sueñan con una casita en el árbol / les enfants rêvent d'une cabane dans l'arbre avec une échelle",
  'tree-felling':
    'the old giant by the street drops arms as thick as my leg in every wind / der alte Riese an der Straße wirft bei jedem Wind armdicke Äste ab / el gigante de la entrada suelta ramas enormes con el viento / le vieux géant près de la route perd des branches grosses comme ma jambe',
  'fence-build':
    "our dog visits the neighbour's hens, the whole plot must be closed / unser Hund besucht die Hühner vom Nachbarn, das Grundstück muss zu / el perro se escapa a casa del vecino, hay que cerrar la parcela / le chien file chez le voisin, il faut fermer le terrain",
  'irrigation-repair':
    'since spring half of the beds stay dry although the little computer says all is well / seit dem Frühjahr bleibt die halbe Wiese trocken, obwohl der Computer läuft / desde primavera la mitad del jardín se queda seca aunque el programador funciona / depuis le printemps la moitié des massifs reste sèche alors que le boîtier marche',
  'car-diagnosis':
    "when I turn left something cracks in front and over cobbles it sounds like a sack of potatoes / at traffic lights it trembles, coughs and dies, and a little orange lamp looks at me / beim Linksabbiegen knackt es vorn und auf Pflaster poltert es / an der Ampel zittert er, hustet und geht aus / al girar a la izquierda suena un crac y en los baches un golpeteo / en los semáforos tiembla, tose y se apaga / en tournant à gauche ça craque et sur les pavés ça cogne / au feu elle tremble, tousse et s'arrête",
  'car-service':
    "it screams like a pig and pulls to the side when I want to stop at the crossing / er kreischt und zieht zur Seite, wenn ich anhalten will / chilla y se va a un lado al parar en el cruce / elle hurle et tire d'un côté quand je veux m'arrêter",
  'bike-repair':
    'uphill it slips under my feet with a bang and the back wheel wobbles like an egg / bergauf rutscht die Kurbel durch, es knallt und hinten eiert es / cuesta arriba se me va el pedal y la rueda de atrás baila / en montée ça saute sous mes pieds et la roue arrière se dandine',
  'scooter-repair':
    "my mother's chair with the stick only beeps five times and she cannot leave the house / der elektrische Stuhl meiner Mutter piept nur und sie kommt nicht mehr aus dem Haus / la silla con motor de mi madre solo pita y no puede salir / le fauteuil de maman bipe cinq fois et n'avance plus",
  'classic-restore':
    "uncle's red machine stood under straw since the nineties and we would like to drive it at the fair / Onkels rotes Schätzchen steht seit den Neunzigern unter Stroh und soll zum Dorffest wieder fahren / el coche del tío lleva treinta años bajo una lona / la vieille voiture de tonton dort sous une bâche depuis trente ans",
  'camper-conversion-work':
    'I want to sleep in my delivery van with the dog, cook a little and charge my phone / ich will in meinem Lieferwagen mit Hund schlafen, kochen und das Handy laden / quiero dormir en mi furgoneta con el perro y tener una cocinita / je veux dormir dans mon utilitaire avec le chien, cuisiner et recharger mon téléphone',
  'home-wifi':
    "grandfather cannot see us on the tablet because nothing reaches his back room / in the top room films stop and a little circle turns / Opa sieht uns auf dem Tablet nicht, weil im hinteren Zimmer nichts ankommt / oben bleibt der Film stehen und ein Kringel dreht sich / el abuelo no nos ve en la tableta porque al fondo no llega nada / arriba se para la película y da vueltas un circulito / papi ne nous voit pas sur la tablette, rien n'arrive au fond / en haut le film s'arrête et un rond tourne",
  'network-cabling':
    'pull and splice twelve-core single-mode between server room and hall 2 in the existing duct, OTDR report / 24 Fasern zwischen Serverraum und Halle, vorhandenes Leerrohr, spleißen, OTDR, Pigtails, Spleißbox / tender: 96 links category 6A, tray, outlets, permanent link tests, as-built / tirada de fibra monomodo entre edificios, fusiones, reflectometría / tirage et raccordement fibre monomode, soudures, réflectométrie, tiroir optique',
  'tv-aerial':
    "since the storm the picture falls into little squares and grandpa misses his football / seit dem Sturm zerfällt das Bild in Würfel und Opa verpasst den Fußball / desde la tormenta se ve a cuadritos y mi padre se queda sin fútbol / depuis la tempête l'image part en petits carrés",
  'shutter-motor-fault':
    'the cloth over the terrace stays out and will not go in, and wind is announced / das Tuch über der Terrasse bleibt draußen und morgen kommt Sturm / la lona de la terraza se ha quedado fuera y no recoge / la toile de la terrasse reste dehors et ne rentre plus, on annonce du vent',
  'smart-home-mend':
    "replace a dead DALI gateway, readdress ballasts, rebuild the lost ETS project and hand it over / the talking and blinking things in our house no longer obey since the man who built it died / Gateway defekt, Adressen wiederherstellen, Projektdatei verloren, Übergabe / unser Haus macht nachts Licht an, seit der Monteur weg ist / la casa enciende luces sola desde que se fue el instalador / la maison allume toute seule la nuit depuis que l'installateur est parti",
  'piano-tuning-work':
    "it stood in the garage all winter and now some notes stay down / es stand den Winter in der Garage und manche Töne bleiben unten / pasó el invierno en el garaje y algunas notas se quedan abajo / il a passé l'hiver au froid et des notes restent enfoncées",
  'robot-cell':
    'integrate screwdriver, screw feeder and 2D vision on a cobot, takt 20 s, collaborative risk assessment, CE / Schrauber, Zuführung und Kamera an Cobot integrieren, Taktzeit, Gefährdungsbeurteilung nach ISO/TS 15066 / integrar atornillador, alimentador y visión en cobot, ciclo, evaluación de riesgos colaborativa / intégrer visseuse, bol vibrant et vision sur cobot, temps de cycle, analyse de risques',
  'plc-project':
    "replace CPU and remote I/O during the plant shutdown, convert blocks, test drives, document / CPU und dezentrale Peripherie in der Betriebsruhe tauschen, Bausteine konvertieren, Umrichter einbinden / sustituir CPU y periferia en la parada de agosto, convertir bloques / remplacer l'UC et les E/S déportées pendant l'arrêt, convertir les blocs",
  'ar-app':
    'the customer turns the fronts of the kitchen from oak to white standing in his own room, no install, glTF and USDZ / Kunde sieht die Küche in seinem Raum durchs Handy und wechselt die Fronten, ohne Installation / el cliente ve la cocina en su casa con el móvil y cambia acabados, sin instalar nada / le client voit la cuisine chez lui à travers son téléphone et change les façades, sans installer',
  'floor-plan':
    "tachymetric survey of a villa on four levels, plans and two sections 1:50, areas by ordinance / Gründerzeithaus aufmessen, alle Geschosse, zwei Schnitte, Ansichten, Wohnfläche / nobody knows how big our flat is and the tax office asks / niemand weiß, wie groß unsere Wohnung ist, und das Finanzamt fragt / nadie sabe cuántos metros tiene la casa y lo pide Hacienda / personne ne sait combien fait l'appartement et le notaire le demande",
  'electrical-check':
    'low voltage project, emergency lighting, inspection by the authorised body for the opening licence / Prüfung nach Betriebssicherheitsverordnung, Mängelliste, Fotos, Protokoll / proyecto de baja tensión, emergencias, inspección de la OCA para la actividad de la nave / vérification périodique, rapport Q18, levée des réserves',
  'robot-mower':
    "the little thing that cuts our grass has gone mad and drives into the flower bed / das kleine Ding, das den Rasen frisst, fährt immer ins Beet / el bicho que corta la hierba solo se mete en las flores / le petit engin qui coupe l'herbe fonce dans les fleurs",
  'pool-service':
    "where the children splash it has become green and slippery and stinks / wo die Kinder planschen, ist es grün und glitschig geworden / donde se bañan los niños se ha puesto verde y resbala / là où les enfants barbotent, c'est devenu vert et glissant",
  'motorbike-repair':
    "my two-wheeler stood all winter and now only coughs when I press the button / mein Zweirad stand den Winter und hustet nur noch / mi moto lleva parada todo el invierno y solo tose / ma machine a dormi tout l'hiver et tousse quand j'appuie",
  'hydraulic-repair':
    'the press only reaches 110 bar, relief valve already renewed, pump hot, find and mend / Aggregat baut keinen Druck auf, Pumpe warm, Ventil schon getauscht / el grupo no pasa de 110 bar, bomba caliente, limitadora ya cambiada / la presse plafonne à 110 bars, pompe chaude, limiteur déjà remplacé',
  'cnc-fault':
    'gantry mill, following error at rapid, ball screw play measured, mend on site / Portalfräse, Schleppfehler im Eilgang, Spiel gemessen, Instandsetzung vor Ort / fresadora puente, error de seguimiento en rápido, juego medido / fraiseuse portique, erreur de poursuite en rapide, jeu mesuré',
  'technical-drawings':
    'redraw 40 sheets pencil on film into native parts with drawings to ISO 128 / 38 Blatt Transparentzeichnungen als native Teile mit Stückliste / redibujar 40 planos en papel vegetal con lista de materiales / reprendre 40 calques en fichiers natifs avec nomenclature',
  'scan-to-cad':
    'bronze rotor, scan, parametric rebuild, drawing for the foundry / Bronzelaufrad scannen, parametrisch aufbauen, Zeichnung für die Gießerei / escanear rodete de bronce y reconstruir para fundición / numériser une roue en bronze, reconstruction paramétrique pour la fonderie',
  'structure-cost':
    'opening 3.8 m in a rubble load bearing wall, calculation note, propping sequence, reinforcement drawings / Öffnung in tragender Bruchsteinwand, Nachweis, Abfangung, Bauzustände / apertura de hueco en muro de carga, memoria, apeo, fases / ouverture dans un mur en moellons, note de calcul, étaiement, phasage',
  'kitchen-fit':
    'the whole thing from the furniture house lies in the garage and we cook on a camping ring / alles vom Möbelhaus liegt in der Garage und wir kochen auf dem Campingkocher / todo está en cajas en el garaje y cocinamos en un hornillo / tout est en cartons dans le garage et on cuisine sur un réchaud',
  'home-cleaning':
    "guests come Friday and the place looks like after a battle, somebody with mop and patience / Freitag kommt Besuch und es sieht aus wie nach einer Schlacht / el viernes vienen invitados y la casa parece un campo de batalla / on reçoit vendredi et c'est un champ de bataille",
  'house-moving':
    'all our things must go to another town at the end of the month and I have a bad back / unser ganzes Zeug muss Ende des Monats in eine andere Stadt / todas nuestras cosas tienen que ir a otra ciudad a fin de mes / toutes nos affaires doivent partir dans une autre ville fin du mois',
  'draughty-windows':
    'my curtain waves though all is closed and my feet are ice in the evening / die Gardine weht, obwohl alles zu ist / la cortina se mueve con todo cerrado / le rideau bouge alors que tout est fermé',
  'grab-bars':
    "grandmother comes home from hospital and must get to the loo without falling / Oma kommt aus der Klinik und muss ohne Sturz aufs Klo kommen / la abuela vuelve del hospital y tiene que poder ir al baño sin caerse / mamie rentre de l'hôpital et doit aller aux toilettes sans tomber",
}
