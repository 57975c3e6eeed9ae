/** What clients say who do not know the words of the trade: what they see, hear and want it to be like (2026-11-30, written by somebody who saw nothing but the titles), by the package's id, ' / ' between. */
export const SAID_IN_EVERYDAY_WORDS: Readonly<Record<string, string>> = {
  dashboard:
    "Every Monday I scroll through three files to find out how my four cafés did last week. I'd love one screen with coloured bars that shows takings per shop at a glance. / My boss keeps asking how many orders we have this month and where they stand. It should hang on the TV in the hallway, always up to date, with nice curves everyone understands.",
  'data-cleanup':
    'We have five different lists of our members, half of them twice, some with old addresses and misspelt names. In the end there should be one proper list without doubles. / Unsere Kundenliste ist ein Chaos: dieselbe Frau Meyer steht viermal drin, mal mit alter Telefonnummer, mal falsch geschrieben. Daraus soll eine einzige saubere Liste werden.',
  'prediction-model':
    "Could a computer guess from the last six years of sales how many rolls my bakery will need each day? I throw away far too much on rainy Tuesdays. / For two years we've noted which of our gym members quit. Something should warn us beforehand who is likely to leave, going by how often they come.",
  'chatbot-llm':
    'Our staff handbook has 300 pages and nobody reads it. People should be able to type a question, like how many days off for moving house, and get the answer from those pages. / Gäste unserer Ferienwohnung fragen ständig dasselbe: Schlüssel, Müll, Parkplatz. Ein kleines Fenster auf der Seite soll ihnen selbst antworten, und zwar aus unserer Hausmappe.',
  'cloud-setup':
    'A student wrote a little program for our choir which only runs on his laptop. It needs a place somewhere on the internet so all of us can reach it day and night. / The tool my cousin programmed is finished, now we need a rented home for it at Amazon or Microsoft that copes when suddenly a thousand people come along.',
  'server-migration':
    'Our provider shuts down at the end of June and all our pages and mailboxes are still there. Everything has to go to the new company without a day of silence. / Im Keller brummt noch der alte Rechner, auf dem unser ganzes Bestellprogramm läuft. Der soll weg, und alles darauf soll künftig bei einem Anbieter im Internet laufen.',
  'database-move':
    'All our customer records sit in an ancient Access file that groans and only one person can open. They need to go into something modern like PostgreSQL, with nothing lost on the way. / Our MySQL is version 5 and gets no more support from next month. Somebody please lift it to the current one, with all the tables, on a quiet Sunday.',
  'delivery-pipeline':
    'Whenever my developers finish something they copy files by hand at midnight and half the time forget one. It should go live by itself as soon as they save, after a check. / Bei uns im kleinen Softwarebüro spielt Jonas jede neue Fassung von Hand ein und betet. Wir möchten auf einen Knopf drücken, alles wird geprüft und geht online.',
  'outage-performance':
    'On Black Friday evening everything went white and nobody could order for two hours, and now it happens every weekend when many people come. I want it to hold out. / Three times this week our booking program simply vanished around noon and came back after we rang the host. Whatever makes it fall over should be found and stopped for good.',
  'data-evaluation':
    'We asked 400 villagers about the new bus line and have all their replies in a table. What do they want, and do older people think differently? I just need the answers. / Ich habe drei Jahre Kassendaten von meinem Kiosk. Mich interessiert nur einmal: Welche Sachen bringen wirklich Geld und lohnt sich der Sonntag überhaupt?',
  'data-pipeline':
    "Figures from the till, the webshop and the stockroom lie in three separate places. Each night they should flow together into one big store by themselves so the office can use them. / Each morning our intern downloads six files and pastes them together so that the bosses' numbers fit. That collecting has to happen automatically, in one central place for all branches.",
  'report-mend':
    'The turnover chart in our Power BI has shown zero since May, although we do sell things. And the boss would like a second page with the figures per branch. / Unsere Übersicht mit den Verkaufszahlen gibt es schon, nur stimmen seit dem Update die Summen nicht mehr. Außerdem fehlt ein Feld, um nach Monaten zu filtern.',
  'map-gis':
    'Where in town do most of our pizza customers live, and which corner would be good for a second shop? I picture coloured spots on the streets, walking minutes included. / Our hiking club wants all the benches, springs and viewpoints drawn onto the village area so visitors can click them. The GPS points are already noted in a file.',
  'labelling-work':
    'We have 8,000 snapshots of apples and somebody has to draw a box round every rotten spot so a computer can learn from them. Patience needed more than cleverness. / Zehntausend Kundenmails sollen durchgelesen werden: ist es Lob, Ärger oder eine Frage? Pro Mail ein Stempel, damit unsere Software später allein unterscheiden kann.',
  'ai-at-work':
    "Everyone talks about ChatGPT and Copilot, my eight office ladies don't dare touch it. Show us where it saves time with our offers and mails, and what we must not type in. / Our little handicraft business wants to stop writing every answer from scratch. Which of these clever helpers suit us, who sets them up and makes sure the team really uses them?",
  'artwork-change':
    'Our old poster is lovely, only the date and the phone number are wrong and the edges look fuzzy when printed. Just fix that in the file, nothing new please. / Vom Vereinswappen haben wir nur ein pixeliges Bildchen. Es soll genauso aussehen wie jetzt, aber gestochen scharf und auch in Schwarzweiß, damit es jede Druckerei nehmen kann.',
  'slide-deck':
    "On the 14th I speak to investors and my PowerPoint is twenty pages of grey bullet points. Make it look as if a real company stood behind it. / Could you turn my messy notes about our school's exchange year into something good to look at on the projector? About fifteen pages, big pictures, little writing.",
  'social-graphics':
    'My YouTube channel about tractors gets no clicks because the little preview pictures look boring. I need ten bold ones, with my face and fat letters. / Für unser Nagelstudio brauche ich zwölf hübsche Kacheln für Instagram, passend zu unseren Rosatönen, und ein breites Bild ganz oben bei Facebook.',
  'book-layout':
    "The chronicle of our village is written, 180 pages with 90 old photographs. Someone has to arrange words and pictures handsomely on the pages so the printer can start. / Our club's yearly members' issue is coming up: columns, pictures, a few adverts, a contents page. It should feel like something you'd pick up at a newsagent's.",
  'sign-lettering':
    "Above my new barber's door hangs an empty board, and the van is plain white too. People should recognise us from across the street. / Unsere Handballmädchen brauchen Trikots und Jacken mit Namen und dem Drachen vorne drauf. Wer zeichnet das so, dass die Stickerei es direkt nehmen kann?",
  'infographic-work':
    'How our drinking water gets from the spring to the tap is hard to explain in words. I want one clear picture with arrows and little drawings for the visitors. / My thesis contains a complicated process with nine steps and I drew it with a biro. Please make a clean sketch with boxes and arrows that people get in ten seconds.',
  'screen-redesign':
    'On our page where patients enter their details, most give up after the third box. Only this one page needs to become friendlier, everything else is fine. / Die Anmeldeseite unserer Musikschule ist grausig: zwanzig Felder untereinander, alles grau. Nur diese eine Seite soll übersichtlich werden, auch auf dem Handy.',
  'project-lead':
    "Our new warehouse program has been dragging on for a year, nobody decides anything and three suppliers blame each other. For six months somebody has to hold the reins. / My colleague goes on parental leave and suddenly no one decides what our developers build next. We're looking for a stand-in who keeps order, talks to everyone and sets the priorities.",
  'logo-brand':
    "I'm opening a flower shop called Mohnblüte and so far it has no face: no sign of its own, no colours, no lettering. Something poppy-red that sticks in the mind. / Unser Fußballverein und der Nachbarverein tun sich zusammen. Jetzt brauchen wir ein gemeinsames Wappen mit Farben und Schrift, das auf Briefen wie auf Fahnen gut aussieht.",
  'flyer-brochure':
    'Something to push through letterboxes about my new foot care practice, folded twice, with prices and a little map. I have no idea how to make it pretty. / Our taverna needs new sheets showing the dishes, two languages, washable, and a big one for the window about the fish evening on Fridays.',
  packaging:
    'My homemade chilli jam sells at the market in bare jars. They need something round them that looks good on a shelf and has the ingredients and barcode on it. / Wir rösten Kaffee in der Garage und füllen ihn in schlichte braune Tüten. Die sollen so schön aussehen, dass man sie verschenken möchte, mit Platz für Sorte und Datum.',
  'illustration-slides':
    "I wrote a bedtime story about a hedgehog who is afraid of the dark. Twelve pictures in soft watercolour would bring him to life. / For our dental clinic I'm imagining a funny little tooth called Toby who has adventures in strips of four pictures, to hang in the waiting room for kids.",
  'ux-audit':
    "Customers ring us all the time because they can't find where to pay in our app. Have an expert click through it and tell us where people get stuck, and what to change. / Viele legen etwas in den Warenkorb und verschwinden dann. Jemand mit Ahnung soll sich durchklicken, aufschreiben, was verwirrt, und uns sagen, wie es einfacher geht.",
  'app-interface-design':
    "The programmer asks what it should look like and I only have ideas in my head. I need all pages of my dog-walking app drawn properly, with colours and buttons. / Before anything is coded for our village library's catalogue, we want to see every page drawn: start, search, book, account, for both telephone and desktop.",
  prototype:
    'Before I spend my savings on a machine that peels mangoes, something rough should show that it works at all. Ugly is fine, it only has to peel. / Ich habe mir eine App für Schwimmkurse ausgedacht. Zuerst reicht etwas zum Durchklicken, das nur so tut, damit ich Eltern und Geldgebern zeigen kann, dass die Idee taugt.',
  'user-test':
    'Ten real grandmas should try our medicine box while someone watches where they hesitate. I want to know what ordinary people think before we produce thousands. / Find out from our 600 readers what they like and dislike about the new site. Good questions, a way to answer by phone, and in the end an honest summary.',
  'catering-job':
    "Sixty guests at mum's 70th and nobody in the family wants to stand at the stove. Warm dishes, a vegetarian choice, plates included, and someone who takes the dirty ones back. / Für unsere Betriebsfeier am Freitag brauchen wir abends etwas Leckeres vom Buffet für 45 Leute, drei davon vegan. Geschirr und Getränke sollten gleich dabei sein.",
  'event-music-job':
    'Would love a violin and a guitar while people sip sparkling wine in our garden, then somebody who gets the aunts dancing until two in the morning. / At our street fair last year an old loudspeaker droned. This time a real band or a DJ should play the hits of the eighties for four hours.',
  'event-technology-job':
    'In our gym hall nobody understands a word beyond the fifth row. For the school musical we need loudspeakers, microphones, coloured spots and a platform, with someone who works it all. / Unser Dorftheater spielt im August auf der Wiese. Wer bringt ein Podest, Scheinwerfer und Boxen mit und sitzt abends am Mischpult?',
  'decoration-job':
    'The hall of the fire brigade is as bare as a garage. For the golden anniversary it should look festive: cloths, flowers, candles, something hanging from the beams. / My daughter turns six and dreams of mermaids. Who would make an arch of balloons and a pretty sweets corner in our living room before her friends arrive?',
  'moderation-job':
    "At our chess club's 100th birthday somebody has to lead through the evening, announce the speakers, keep the time and make people laugh. We're all too shy. / Auf dem Podium sitzen fünf Bürgermeister, die gern durcheinanderreden. Wir suchen jemanden mit Mikrofon und Humor, der sie bändigt und das Publikum mitnimmt.",
  'venue-finding':
    "For 80 people on the second Saturday in May we haven't got a roof over our heads. A barn or an old mill with parking, within half an hour of Leeds. / Every hall I ring is taken or far too dear. Can you come up with three or four nice spots for our class reunion, with a terrace and reachable without a car?",
  'public-festival':
    "Our town wants an open-air evening on the market square with three bands, food stalls and maybe 2,000 visitors. Permits, toilets, stewards: we've never done anything like it. / Das Dorf wird 900 Jahre alt und soll drei Tage lang feiern, mit Umzug, Bühne, Buden und Karussell. Allein schafft das unser ehrenamtliches Häuflein nicht.",
  memorial:
    "My father died on Sunday and I don't know what comes first. He wanted his ashes under a tree, a few songs and nothing churchy, and I need someone who takes it over. / A year after grandma's passing we'd like to gather everyone, say a few words, show photos and light candles by the lake. Someone gentle to put it together, please.",
  'group-travel':
    '34 members of our choir want to sing in Prague for four days in October. Coach, beds, meals and a church that would have us, all from a single hand please. / Mit 28 Kegelbrüdern soll es übers Wochenende an die Mosel gehen. Bus, Zimmer, Weinprobe, Schifffahrt: ich will das nicht alles selber abtelefonieren.',
  'invitation-job':
    "Of our 150 relatives some have said yes by WhatsApp, others on the phone, and I've lost track. Somebody should write to all of them and note who comes and what they eat. / The embassy dinner is in five weeks. Addresses have to be gathered, the letters sent out, those who don't reply chased up, and at any moment I want to know how many we'll be.",
  'digital-sculpting':
    "Our late dog Bruno should stand on the mantelpiece as a little bronze, from the photos we have of him. I'm told somebody can shape him on the computer first so a foundry can use it. / Für mein Rollenspiel wünsche ich mir eine daumengroße Zwergenkriegerin mit Zöpfen und Axt, die ich dann aus meinem Harzdrucker holen kann. Zeichnung von allen Seiten habe ich.",
  'game-models':
    "We three students write a computer adventure and have nobody who can make the troll. He should walk, jump, swing his club and look good from every side in Unity. / Swords, barrels, torches and a running fox are missing in our little forest quest. They shouldn't be too heavy or the phone stutters, and the fox has to wag.",
  'scale-model':
    'For the town hall foyer we want our old centre in miniature on a table, houses as big as matchboxes, so that blind visitors can feel the streets with their fingers. / Die Bergwacht hätte gern unser Tal zum Anfassen, ungefähr einen Meter breit, aus Holz oder Gips, mit allen Gipfeln, Hütten und dem See.',
  'xr-advice':
    "Our museum board is dreaming of those goggles you put on your head. Before we waste money, tell us honestly whether that suits our visitors and which ones to get. / At the job fair we'd like people to look inside our crane with goggles instead of handing out pens. What could that look like on nine square metres, and would it pay off?",
  'film-360':
    'Walking through our cave should be possible at home: a clip where you can turn your head in every direction and hear the drops falling behind you. / Für unser Planetarium brauchen wir einen kurzen Streifen, der die ganze Kuppel füllt, gedreht im Wald, und das Vogelgezwitscher soll rundherum kommen.',
  'projection-show':
    "On the night of the town's birthday, the front of the old mill should come alive with moving pictures and light, fitting exactly round the windows, for ten minutes on the hour. / Kids in our children's ward could chase fish across the floor with their feet, I saw that in a shopping centre. Beamers on the ceiling, and the fish swim away from you.",
  'design-system':
    'Five teams in our firm each draw their own buttons, so nothing matches: four blues, seven kinds of boxes. We want one shared kit everybody takes from. / Was in Figma gezeichnet ist, sieht im fertigen Programm jedes Mal anders aus. Farben, Abstände und Knöpfe sollen einmal festgelegt werden und überall gelten, auch bei den Entwicklern.',
  'information-architecture':
    "Nobody in our hospital finds anything on the internal pages, the holiday form is under 'Miscellaneous'. Please sort out what belongs where and what things should be called. / Our association's web presence grew wild for ten years, 400 pages, drop-downs in drop-downs. I'm not after new colours, only a sensible arrangement so people know where to click.",
  'design-review':
    "Our draft brochure for pensioners is done but I fear the letters are too small and pale. Would a pro look over it and tell us what old eyes can't read? / Meine Tochter ist farbenblind und kommt mit unserem Fahrplanaushang nicht klar. Bitte ansehen, ob Kontrast, Schriftgröße und Aufteilung taugen, und sagen, was zu ändern ist.",
  'typeface-design':
    "Grandma's pen strokes were so lovely. I'd like to be able to type on my computer exactly the way she wrote, umlauts included, for the family recipes. / I sew aprons and would like my own cloth with lemons and swallows that goes on and on without a visible seam, ready for the textile printer.",
  'board-game-design':
    'Around the kitchen table we invented something with dice, sheep and a wolf, and everybody loves it. Now it needs proper fields, figures, a box and instructions people understand. / Unsere Umweltgruppe möchte ein Kartenspiel über Bienen machen, das man in zwanzig Minuten spielen kann. Die Idee steht, aber Spielbarkeit, Bilder und Anleitung fehlen noch.',
  'wayfinding-graphics':
    'Visitors to our hospital get lost between block B and the X-ray. There should be arrows, colours on the floor, big numbers on the walls, so no one has to ask the porter. / For our show about emigrants in the local museum somebody must make the big wall panels, the captions beside the objects and the banner at the entrance.',
  'record-cover':
    "My band's first songs come out on Spotify in March and we've no square picture to go with them. Something moody with neon and rain, also for the vinyl. / Mein Kumpel und ich quatschen jede Woche über Horrorfilme, und bei Spotify ist da nur ein grauer Kasten. Wir möchten ein Bild, das gruselig und witzig zugleich ist.",
  'filming-advice':
    "Cookery videos from my kitchen, that's my plan, yet I look green and sound like I'm in a bucket. What should I buy, where do I put it, and how do I talk to the lens? / The spare bedroom should become a corner where I can sit down and talk to my subscribers any time. Which lamp, which gadget for the voice, and can you teach me the basics?",
  'photo-sorting':
    'Forty thousand snaps on three phones, old discs and a cupboard full of albums. I want them by year and person, doubles gone, and kept so my grandchildren will still see them. / Opa hat sein Leben lang geknipst, alles liegt durcheinander in Kisten und auf Sticks. Wer ordnet das nach Jahren und Leuten und sorgt dafür, dass nichts verloren geht?',
  'footage-enhancement':
    "I shot my sister saying yes on the cliff, but it wobbles dreadfully and it was nearly night. Can you make it calm and bright enough to recognise their faces? / For our school's sci-fi short the spaceship has to land behind the gym and lasers should shoot out of Emma's hands. We've filmed everything in front of a green sheet.",
  'backup-setup':
    'If my notebook got stolen tomorrow, ten years of photos and all my invoices would be gone. Every night everything should be saved somewhere by itself. / Bei der Nachbarfirma hat es gebrannt und alle Daten waren futsch. Unsere Praxis braucht von allem automatisch eine zweite Ausfertigung, eine davon außer Haus.',
  'program-trouble':
    "Since Tuesday Word shuts itself as soon as I open it, and it asks for a licence I've already paid. I only want to write my letters again. / The tax page and my banking software keep telling me the password is wrong, although I typed it correctly a hundred times. The new version also stops halfway every time.",
  'pc-build':
    'My son wants to play the latest shooters smoothly and has 1,200 pounds saved. Which parts fit together, and would someone screw it together with him on a Saturday? / Ich schneide Filme und mein alter Kasten schafft das nicht mehr. Stellt mir bitte etwas Flüsterleises zusammen, mit großer Platte, das in fünf Jahren noch flott ist.',
  'office-server':
    "The big box in our cupboard that holds everyone's files is nine years old and beeps. We're twelve in the firm and want a new one before it dies on us. / So far each of our six colleagues stores letters on their own machine. A central machine in the back room should hold everything, with a folder per department.",
  'server-fault':
    "Since last night's update our Linux machine at the provider spits out 'failed' and the clients can't send us anything. Please log in and see what's the matter. / Seit heute früh zeigt unsere Seite nur noch '502'. Der Anbieter sagt, der Rechner laufe, bei uns auf dem Linux sei ein Dienst hängengeblieben. Bitte einloggen und richten.",
  'cloud-bill':
    "Every month Amazon takes 2,300 euros from our account and nobody knows what for. I'm sure half of it runs for nothing; find out what can be switched off. / What we pay Microsoft Azure doubled within a year although we've no more customers. The same should run for less, without anything becoming slower.",
  'monitoring-setup':
    "We always learn from angry customers that the shop is down. I'd rather get a text at three at night the moment something stops or the disk is nearly full. / Unsere fünf Server laufen vor sich hin und keiner schaut nach. Wir wünschen uns eine Anzeige mit Grün und Rot und eine Nachricht aufs Handy, bevor es kracht.",
  'slow-database':
    "Searching a customer in our program used to take a second, now I can brew coffee meanwhile. The developer says it's the MySQL behind it with its two million rows. / The monthly evaluation in our Postgres runs for forty minutes and everyone else gets stuck during that time. Somebody ought to look at the queries and get them down to seconds.",
  'iso-certification':
    "Our biggest customer, a carmaker, demands a stamp proving that we handle information safely, otherwise no more orders from January. We don't know where to begin. / Im Brief steht, wir fielen jetzt unter dieses neue europäische Gesetz zur Cybersicherheit. Wir sind 60 Leute und brauchen jemanden, der uns bis zur Prüfung an die Hand nimmt.",
  'security-questionnaire':
    'A bank wants to become our customer and sent 180 boxes in Excel: do we encrypt, who has the keys, and so on. I understand one in three. / Our insurer asks for a page about how staff must handle passwords at our firm. We have nothing written; a short sensible text everyone signs would do.',
  'scam-help':
    'My mother gave her bank codes to a so-called Microsoft man on the phone and let him into her laptop. What must we do right now, and is the money lost? / Ich habe bei einem falschen Paketlink meine Kartendaten eingetippt. Jetzt stehen meine Mail und mein Geburtstag angeblich im Netz. Was soll ich sperren, wem melden?',
  'awareness-training':
    'Last week our bookkeeper nearly paid 18,000 to a fake boss who wrote her a mail. The whole office should learn to smell such tricks, with practice mails perhaps. / My nurses click on anything with an attachment. An hour with vivid examples, a little quiz and now and then a harmless trap to see who falls for it.',
  'slow-computer':
    "It takes seven minutes until I can write my first line in the morning, the fan howls and now and again the screen turns blue. I don't want a new one. / Mein Rechner kriecht nur noch, ständig dreht sich das Rädchen und mittendrin friert alles ein. Früher ging das doch flott, und so soll es wieder werden.",
  'data-rescue':
    "Our baby's first two years were on a little external drive that fell off the desk and now only clicks. Please get the pictures back, whatever it takes. / By mistake I emptied the card from my camera before copying the holiday. Nothing new has been shot on it since; can someone bring it back?",
  'mail-collaboration':
    "Seven of us still use private gmx addresses for the firm. We'd all like one with our own name after the @, plus a calendar everyone can see. / Unser Verein will weg von Strato und hin zu Microsoft 365. Alle alten Nachrichten, Kontakte und Termine von neun Leuten müssen mit rüber.",
  'printer-help':
    "The thing blinks orange, says offline and swallows paper, and I have to hand in my forms on paper by Thursday. It did work until I got the new router. / Since we changed rooms, the multifunction machine no longer sends the copied pages to our folder. And from my sister's desk nothing comes out at all.",
  'new-computer-move':
    'Yesterday a shiny new laptop arrived and everything is still on the old one: pictures, mails, my favourites. It should all look the same as before when I switch it on. / Opa hat zum Geburtstag ein neues Handy bekommen. Kontakte, Fotos und vor allem seine ganzen WhatsApp-Chats sollen vom alten rüber, ohne dass etwas fehlt.',
  'office-it-care':
    "We're five architects with no one who knows about this stuff. I'd like somebody who sets up all our machines and whom I can ring whenever something's stuck. / Starting in March I'm opening a practice with four desks. From the computers to the lines and the accounts everything has to be put in and then regularly looked after.",
  'phone-tablet-repair':
    "It slipped out of my pocket on the stairs, now the glass looks like a spider's web and the lower half doesn't react. All my pictures are on it. / Mein iPad lädt nur, wenn man den Stecker schräg hält, und nach einer Stunde ist es leer. Kann man das richten oder den Akku tauschen?",
  'terminology-base':
    "At our pump factory one translator writes 'impeller', the next 'rotor', and customers are confused. We want one binding list of words in four languages that everyone uses. / Fifteen years of manuals in English and French lie around. Out of them someone should collect the sentence pairs so we needn't pay twice for what has been translated once.",
  'tender-bid':
    "The council is looking for a company to clean its schools, and we want that job. There are eighty pages to fill in by the 30th and we've never done it. / Ein großer Kunde wünscht bis Montag ein ausführliches Angebot von unserer Malerfirma. Preise habe ich, aber ich kann nicht so schreiben, dass wir gegen die Großen gewinnen.",
  'minutes-forms-reports':
    "At our residents' meeting two hours of quarrelling were recorded. I need two clean pages: who was there, what was decided, who does what by when. / The foundation gave our youth club 9,000 pounds and now wants to read what we did with it. We've got receipts and photos but can't put it on paper properly.",
  'editorial-guide':
    'In our magazine everyone writes as they please: sometimes Sie, sometimes du, numbers this way and that. A booklet should lay down how we write and what tone we take. / Unser Tierheim schreibt mal auf Facebook, mal auf der Homepage, aber ohne Plan und jeder anders. Wir möchten festlegen, worüber wir schreiben, für wen und in welchem Ton.',
  'old-handwriting':
    "In the attic I found letters by my great-grandfather from 1912, all in spiky squiggles I can't decipher. I'd love to know what he wrote to his sweetheart. / Where did our surname come from, and who were my forebears before they left Silesia? I only have three names, a parish and a yellowed certificate.",
  'lyrics-and-poems':
    "I've got a tune in my head and four half lines about my hometown, but the refrain won't come. Somebody with a feeling for rhyme, please. / Zum Siebzigsten meiner Tante soll etwas Gereimtes vorgetragen werden, zwei Seiten, lustig, mit ihren Ziegen und ihrem Rollerunfall darin. Ich selber reime wie ein Besen.",
  'audio-description-dubbing':
    'Blind visitors should be able to follow our little documentary: a voice in the pauses that says who is doing what. Also the Spanish farmer should speak English. / Thirty seconds on the local station for my furniture shop, with two funny voices and a jingle that sticks. Text and all, I only have the date of the sale.',
  'foreign-correspondence':
    'My husband inherited a field in Poland and the office there keeps writing to us. I need someone to read those letters, answer them and ring up when necessary. / Nächsten Monat kommen Japaner in unsere Werkstatt. Wie begrüßt man die, was schenkt man, worüber schweigt man lieber? Und die Mails vorher müssten auch höflich auf Japanisch sein.',
  'sponsorship-work':
    "Our girls' rowing team needs a new boat for 12,000. Local firms would surely give something if their name were on it, but we don't know whom to ask or how. / A brewery offers us money if its banner hangs at our festival for three years. Is that a fair deal, and what should be written down about it?",
  'event-run-plan':
    'Sixteen teams, four pitches, one Saturday, and everyone should play equally often with time for lunch. Who figures that out and writes it down on a page? / Bei unserem Sommerfest will niemand von zehn bis zwölf an den Grill. Ich brauche einen Plan, wer wann wo hilft, und wer am Abend neben wem am Tisch sitzt.',
  'event-ticketing':
    'For our cabaret evening people ought to be able to pay online and show a code on their phone at the door. 250 seats, three price levels, pupils cheaper. / Two hundred runners sign up for our charity race on paper every year. This time they should do it on the web, and on the morning we just tick them off on a tablet.',
  'customer-loyalty':
    "People come to my coffee shop twice and then vanish. I'm thinking of a stamp card on the phone, birthday treats, something that makes them come again. / Uns Bäckern laufen die Lehrlinge davon und neue bewerben sich nicht. Wir wollen mit einer pfiffigen Aktion in der Gegend zeigen, dass es bei uns schön ist.",
  'ceremony-and-outing':
    "On our fifth anniversary I want to ask her whether she'll be mine, at the lighthouse, with candles and a hidden photographer. Please make it a moment she won't forget. / We're not in any church but would like someone to speak heartfelt words when our baby gets her name in the garden, with a little ritual for the grandparents.",
  'event-safety-green':
    'The authority only lets our beer festival happen if we hand in how people get out, where the medics stand and what happens in a storm. We need that on paper. / Unsere Halle soll auch für Konzerte genutzt werden. Das Amt will ein Papier: wie viele Leute, Fluchtwege, Lärm, Müll. Und möglichst wenig Plastik soll anfallen.',
  'web-copy':
    'My pages read like a tax form and nobody rings me. I want words that make people feel they must try my massages. / Our dog hotel is super, yet what stands on the homepage could be about a car park. Two or three pages, warm and convincing, so readers reach for the phone.',
  'blog-articles':
    'My garden shop has a corner on its site where nothing new has appeared since 2021. Twice a month something worth reading about tomatoes, slugs and so forth should show up there. / Für unsere Reiseseite suchen wir jemanden, der flüssig und mit Witz über Wanderungen schreibt, jede Woche ungefähr tausend Wörter, die die Leute bis zum Ende lesen.',
  'cv-application':
    "After twenty years as a nurse I want to work in an office and don't know how to present myself on two pages so they invite me. / I'm sixteen and want to be apprenticed to the electrician round the corner. He asks for a letter and a page about my life so far, and mine looks childish.",
  'technical-docs':
    "We build a bread slicer and customers ring because they don't understand how to change the knife. It needs a booklet with steps, warnings and pictures. / Unser Programm kann viel, aber niemand weiß wie. Es soll eine verständliche Hilfe geben, Schritt für Schritt, für Anwender und eine für die Techniker.",
  'proofreading-work':
    "Before my letter to the shareholders goes out, somebody with sharp eyes should remove the commas that are wrong and the sentences that limp. / English isn't my mother tongue and my master's paper is 60 pages long. Please take out the mistakes and make it sound natural, the contents can stay.",
  'document-translation':
    'The instructions of our Italian ice machine are only in Italian. I need all forty pages in English so my staff know what the lamps mean. / Mein Vermieter in Lissabon schickt mir alles auf Portugiesisch. Diese acht Seiten möchte ich auf Deutsch lesen können, es muss nicht amtlich sein.',
  'sworn-translation':
    "For our marriage the registry wants my birth certificate from Brazil in German, with a round stamp from somebody the court recognises. / The university abroad won't take my school leaving diploma as it is; it has to be in Spanish with a seal and signature that counts.",
  'site-localisation':
    'Our holiday cottages are seen by more and more Dutch and French people, but every button and line on our pages is in English. They should feel at home. / Unsere Koch-App gibt es nur auf Deutsch. Jetzt soll sie auf Spanisch und Polnisch laufen, mit allen Knöpfen, Meldungen und den Filmchen darin.',
  'interpreting-job':
    "On the 9th four Chinese engineers visit our plant for two days and neither side speaks the other's language. Somebody should stand between us and say everything over. / Our farmers' congress has guests from Poland and Ukraine, and 120 people should hear the speeches in their own language through earphones, at the same moment.",
  'school-tutoring':
    "Fractions make my ten-year-old cry and her last maths mark was a five. Someone patient, twice a week at our kitchen table, until she dares to put her hand up again. / Seit der achten Klasse komme ich in Chemie und Latein nicht mehr mit. Wer setzt sich nachmittags mit mir hin und erklärt es so, dass ich's kapiere?",
  'language-course':
    "We're retiring to Andalusia next spring and can only say hola. An hour a week over a screen, mainly talking, so that we can chat with the baker. / My au pair from Colombia barely understands us. Who'd practise English with her, slowly and cheerfully, from zero?",
  'corporate-course':
    'My shop assistants freeze when a customer shouts. A lively afternoon for all nine of them, with acting it out, so they keep calm next time. / Unser ganzes Büro, vierzehn Leute, soll mit Excel besser zurechtkommen. Am liebsten kommt jemand zwei Tage zu uns ins Haus und übt mit allen an unseren eigenen Dateien.',
  'exam-prep':
    "In eleven weeks I sit the test for medical school and I'm nowhere. I need a plan and somebody who drills the question types with me until I'm quick enough. / My B2 certificate depends on one Saturday in June, without it no nursing job. Let's go through old papers together and find out where I lose points.",
  'online-course':
    "For years I've shown people in my garden how to prune roses. Now I'd like to have that as videos with little tasks that anyone can buy and go through at home. / Neue Kollegen sollen am Bildschirm lernen, wie man bei uns sicher mit dem Stapler umgeht, mit Fragen am Ende und einem Nachweis. Das Wissen liegt als Ordner vor.",
  wedding:
    "He asked, I said yes, and now I'm drowning in lists: dress, rings, registrar, band, 110 guests next June. Please take my hand and bring calm into this. / We're both working nights and want our big day on a farm in September. One person should look after the whole thing, from the flowers to the last dance.",
  conference:
    'This autumn 300 heart doctors gather for two days in our city. Speakers, rooms, badges, coffee breaks, hotel beds: we want one crew responsible for all of it. / Unsere Firma wird 50 und lädt alle Kunden und Mitarbeiter zu einem Tag mit Vorträgen und Abendprogramm ein. Niemand bei uns hat Zeit, das auf die Beine zu stellen.',
  party:
    'My husband turns fifty and must not notice a thing. Forty friends, garden, something good to eat, lights in the trees: could you arrange the whole surprise? / Finally eighteen! I want to celebrate with sixty people, with music, snacks and a photo corner, and my parents say I need a grown-up who sorts it out.',
  trip: "Three weeks in Japan with two small kids in April and I've no clue about trains, lodgings and what is worth seeing. Put a sensible route together for us. / Meine Frau und ich möchten mit dem Zug nach Sizilien, gemütlich, mit schönen kleinen Pensionen unterwegs. Wer tüftelt uns aus, wann wir wo sind und was wir buchen müssen?",
  'trade-fair':
    "For the first time our little saddlery has a stand in Cologne, twelve square metres of carpet. How do we fill it, what do we need, and how do people stop? / Every October all the beekeeping companies meet in one hall to show what they've got. We want to be there with our honey extractor: booking, booth, helpers, leaflets.",
  'music-course':
    "I'm 62 and have always wanted to play the accordion. Somebody with patience, at my house, and no children's songs please. / Meine Tochter trällert den ganzen Tag und hätte gern jemanden, der ihr richtig zeigt, wie man die Stimme benutzt und atmet, damit sie beim Schulkonzert nicht heiser wird.",
  'computer-lessons':
    "My children gave me one of those flat things and I'm scared to press the wrong spot. Show me calmly how to look at pictures and call my granddaughter. / At 71 I'd like to understand how attachments, folders and online banking work. I take notes, so please sit beside me and go slowly.",
  'programming-course':
    "My twelve-year-old wants to make his own Minecraft things and I can't help him. An hour a week with someone who explains Python in a way that's fun. / Ich bin Buchhalter und möchte abends lernen, selber kleine Programme zu schreiben, von null an. Am besten mit jemandem, der meine Versuche anschaut und Fehler erklärt.",
  'career-coaching-work':
    "I've been put in charge of people who were my mates until last week and they don't take me seriously. I'd like to talk it through with someone experienced every fortnight. / At 44 I can't see myself selling insurance for another twenty years. What else could I do, and how do I find the courage? Somebody who asks the right questions.",
  'fitness-plan':
    "The stairs make me puff and my trousers don't close any more. Someone should get me moving three times a week and tell me off when I skip. / Seit der Knie-OP traue ich mich kaum etwas. Ich will im Herbst wieder wandern und suche jemanden, der mit mir Woche für Woche Kraft aufbaut und aufs Essen schaut.",
  'team-workshop':
    "Between the day shift and the night shift there's bad blood. We'd like a day away with somebody from outside who gets everyone round a table and talking honestly. / Once a year our board locks itself in a hut to decide where the club is heading, and it always ends in endless chatter. This time an outsider should lead us through it.",
  'teaching-material':
    'I teach biology and need worksheets about bats for eleven-year-olds, with pictures, riddles and answers, enough for six lessons. / Für unseren Imkerkurs fehlt ein roter Faden: Was kommt an welchem Abend dran, welche Blätter bekommen die Leute, was üben sie? Bitte Inhalte und Unterlagen ausarbeiten.',
  'thesis-support':
    "My bachelor paper is due in four months and I stare at an empty page. I want someone to meet weekly who tells me whether my question and my outline hold. / The professor scribbled 'no common thread' over my draft about social housing. Help me find the thread, I'll write it all myself.",
  'contract-review':
    'A big chain wants to sell my jam and sent twelve pages to sign. Before I put my name under it someone should tell me where the traps are. / Wir zwei wollen zusammen ein Lokal betreiben und alles schriftlich festhalten: wer zahlt was, was passiert, wenn einer aussteigt. Bitte so aufsetzen, dass es später hält.',
  'terms-privacy':
    "My little webshop with candles goes live on Friday and I've heard you get nasty letters if the small print at the bottom is missing. Please write what has to be there. / Our fitness app stores people's weight and pulse. Which notices and consents must users see, and what rules apply when they subscribe?",
  trademark:
    "My hot sauce is called Dragon's Sneeze and it's selling like mad. I don't want somebody else to grab that name, so make sure it's mine. / Ich habe einen Deckel erfunden, der sich mit einer Hand öffnen lässt. Bevor ich ihn herzeige, soll niemand ihn mir klauen können, auch nicht im Ausland.",
  'employment-law':
    "After 19 years they handed me a letter saying I'm out by the end of the month. Can they do that, and do I get some money? / One of my waiters hasn't turned up for three weeks and sends sick notes from the beach. How do I part with him cleanly, without ending up in court?",
  'private-dispute':
    'The man next door has planted conifers that take all my evening sun and his dog barks all night. He laughs at me; what am I entitled to? / Ein früherer Freund erzählt im Dorf herum, ich hätte geklaut, und schuldet mir obendrein 800 Euro, die ich ihm geliehen habe. Was kann ich gegen ihn tun?',
  'bookkeeping-work':
    "Shoeboxes full of receipts since January, and I haven't typed in a single one. Each month someone should sort, enter and file all of it for my bike shop. / Our last office lady left a muddle: bank statements missing, bills entered twice. I want it straightened out and afterwards done properly every week.",
  'annual-accounts':
    "My little Ltd's year ended in March and Companies House wants the figures. Somebody qualified has to close the year and file the balance sheet. / Für unsere GmbH muss die Bilanz fürs letzte Jahr erstellt werden, mit Gewinn und Verlust, und beim Bundesanzeiger landen. Die laufenden Buchungen sind alle da.",
  'tax-return':
    "I've a job, rent out one flat and sell pottery on the side, and the deadline is July. Please fill in those dreadful forms so I get back what I'm owed. / Since grandpa draws a pension the revenue office suddenly wants papers from him as well. Who would do it for him, with the doctor's costs and the cleaner?",
  'payroll-run':
    'On the last of each month my seven hairdressers need their money and their slips, and the health insurers their share. I do it by hand and always get it wrong. / Ab Mai habe ich drei Aushilfen und einen Festen in der Gärtnerei. Jemand soll monatlich ausrechnen, was netto rauskommt, die Zettel schicken und alles an die Kassen melden.',
  'financial-plan':
    "The bank will only lend me money for my ice cream van if I show how much I'll take in and spend over three years. I can make ice cream, not tables. / Will our workshop have enough on the account if we buy the new hall? I'd like to see month by month what comes in and goes out until 2028.",
  'company-formation':
    'My brother and I want to turn our window-cleaning sideline into a proper company with limited liability. Which form, which papers, where do we have to go? / Wir Eltern aus dem Kindergarten wollen einen gemeinnützigen Verein aufmachen. Satzung, Notar, Amtsgericht, Finanzamt: Wer lotst uns da durch, bis alles eingetragen ist?',
  'tenancy-case':
    "My landlord puts the rent up by 25 percent and says that's because of the new windows. Do I have to pay, and may he throw me out otherwise? / The student in my upstairs flat hasn't paid since February and won't leave. What letters do I have to send so that I do everything right?",
  'family-case':
    'She moved out with the boys in August and I only see them every third Sunday. I want a fair arrangement, and the house is in both our names. / Mein Mann und ich gehen auseinander, friedlich eigentlich. Wie läuft das ab, was steht mir zu, und wie viel muss er für die Kleine zahlen?',
  'inheritance-case':
    "Dad left everything to his new wife of two years and we three children get nothing, it says in his handwriting. Is there really nothing to be done? / Together with two cousins I now own aunt Martha's house and savings, and we can't agree about anything. Perhaps there are even debts, should I turn it down?",
  'consumer-claim':
    "The sofa sagged after four months and the shop says it's my own fault. I want it repaired or my 1,900 back. / Unser Flug fiel aus, wir saßen eine Nacht auf dem Boden, und die Airline antwortet nicht. Dazu will das Reisebüro die Anzahlung behalten. Holt uns das Geld zurück.",
  'debt-collection':
    "In June I painted a lady's whole house and she still hasn't paid the 4,200, in spite of three letters. What now? / A company I've never heard of demands 389 euros plus fees from me for some subscription. I never ordered anything; how do I get them off my back?",
  'traffic-case':
    "They flashed me at 41 over, supposedly, and now I'm to walk for a month, but I need the van for my job. Can that be fought? / Mir ist einer hinten reingekracht, seine Versicherung will nur die Hälfte zahlen und behauptet, ich hätte grundlos gebremst. Mein Nacken tut auch noch weh.",
  'property-purchase':
    "We're about to sign for a cottage at the notary's in three weeks. Would a jurist read the draft and the register first, there's some right of way in it? / Selling my flat to a young couple, and they sent a draft their friend wrote. I want to be sure I get my money before they get the keys and aren't liable for the damp later.",
  'immigration-case':
    "My wife is from Kenya and we've been waiting for months for her to be allowed to join me here. Which papers are missing, and who speaks to the embassy? / Ich lebe seit neun Jahren hier, arbeite als Köchin und hätte gern den deutschen Pass. Das Amt meldet sich nicht, und mein Aufenthaltstitel läuft im Herbst aus.",
  'due-diligence':
    'Before I take over the plumbing business of old Mr Hall, people who know should go through all its papers: hidden debts, lawsuits, bad leases. / An investor wants to swallow our start-up and asks to see everything. Help us gather it and find the skeletons in the cupboard before he does.',
  'company-change':
    "My partner wants out, and I'd like to carry on alone, with my daughter taking half. How do we rewrite the firm so that all is clean? / Ich gehe in Rente und will meine kleine GmbH zumachen. Was muss man alles beschließen, anmelden und bezahlen, bis sie wirklich weg ist?",
  'tax-question':
    "A brown envelope from HMRC says I owe 3,100 for 2022 and I don't see why. Is that right, and how do I answer? / If my grandmother gives me 60,000 for a flat, does the state take a slice? And would it be cleverer to spread it over some years?",
  'accounts-switch':
    'So far I write my bills in Word and count with a calculator. I want a program that does it properly, and someone who sets it up and shows me. / Wir müssen von Lexware weg und hin zu DATEV, und ab jetzt auch diese elektronischen Rechnungen verschicken. Die alten Zahlen sollen dabei nicht verlorengehen.',
  'costing-work':
    "How much must a slice of cake cost so that something's left over for me, with flour, power and wages? I've been guessing for years. / Our metal shop is always full and at the end nothing remains. Find out what an hour really costs us and where money trickles away.",
  'company-value':
    'My sister gets out of the family brewery and we argue what her third is worth. We need a number from somebody neutral, with reasons. / Ein Konkurrent möchte meinen Malerbetrieb kaufen und bietet 200.000. Ist das geschenkt oder fair? Bitte nachvollziehbar ausrechnen, was er auf dem Markt bringen würde.',
  'accounts-audit':
    'The ministry gave us money for the youth centre, and now an independent person has to confirm with a stamp that every penny was spent as agreed. / Members of our rowing club mutter about the treasurer. An outsider should go through the cash box, vouchers and bank and say whether all is correct.',
  'map-entry':
    "When people look for my café on their phone they're sent to the old street, and the opening hours are wrong. Also someone wrote a mean one-star lie about us. / Meine Tierarztpraxis taucht beim Suchen in der Umgebung gar nicht auf, die anderen haben Sterne und Bilder. Bitte anlegen und sagen, wie ich nette Kommentare bekomme.",
  'analytics-setup':
    'Hundreds visit my page, I think, but where do they come from and who ends up buying? Install something that counts, legally with that cookie banner. / Since we swapped our site, the visitor numbers show nothing. I want to see again how many fill in the enquiry form and which newsletter brought them.',
  'ads-mend':
    "For weeks I've paid Google 40 euros a day and the calls have dried up, though they used to come. What's wrong with the settings? / Unsere Facebook-Werbung läuft, aber seit Mai wird alles abgelehnt oder von den falschen Leuten angeklickt. Bitte reinschauen und das Vorhandene wieder in Schuss bringen.",
  'market-study':
    "Before I open a bubble tea place here: how many are there already, what do they charge, and would anyone in this town come at all? / Our firm makes wooden prams. We'd like to know who else does, what they do better and how big the demand is in Scandinavia.",
  'press-work':
    'Our little hospice has done something wonderful and no paper has ever mentioned us. Who can get us into the local news or even onto the radio? / In unserer Fabrik ist etwas schiefgelaufen und morgen stehen Reporter vor dem Tor. Wer hilft uns, das Richtige zu sagen und wieder ein gutes Bild abzugeben?',
  'marketplace-listing':
    "I knit dog jumpers and my niece says I should offer them on Etsy. Somebody has to put them up there with good titles so they're found. / Our two holiday rooms ought to be on Airbnb and Booking, with nice pictures and prices per season, without being booked twice for the same night.",
  'marketing-plan':
    "In September our oat drink comes onto the shelves, we've got 15,000 to make people notice, and no idea what to do first, second and third. / Mein Blumenladen dümpelt. Ich hätte gern einen Fahrplan fürs ganze Jahr: wen spreche ich an, womit, wann, und was darf es kosten?",
  'picture-retouch':
    "The only photo of my grandparents' wedding is cracked, stained and faded. Please make it look like new, perhaps even in colour. / My ex is in the middle of our best family snap and I've a huge spot on my chin. Both should disappear so no one notices.",
  'subtitles-work':
    'Most people watch our clips without sound on the tram. The spoken words should be readable at the bottom, in English and in Turkish. / Unser Film über das Altenheim wird auf einem Festival gezeigt, und Gehörlose sollen ihn auch verstehen. Das Gesprochene muss unten mitlaufen, genau im Takt.',
  'voice-job':
    "For our museum's headset tour we need a warm elderly gentleman speaking twelve texts as if he told them to his grandchild. / I've published a crime story set in Cornwall and listeners want to have it for the car. Who reads all 300 pages aloud in a proper studio?",
  'music-work':
    'For our documentary about storks we need something quiet with cello that belongs to us alone, about six minutes, fitted to the pictures. / Ich singe eigene Lieder ins Handy, nur Stimme und Gitarre. Jemand soll Schlagzeug, Bass und Streicher dazu erfinden, sodass daraus ein richtiger Song wird.',
  'explainer-animation':
    "Nobody gets what our heat storage does. I'd like ninety seconds with drawn little men that make even my mother understand it. / Our insurance for bicycles needs a short cartoon for the homepage: a fox, a stolen bike, a happy end, with a friendly narrator.",
  'live-stream-job':
    "Half the family lives in Australia and can't come to the burial on Friday. They should be able to watch it at home at that very moment. / Unsere Handballer steigen vielleicht auf, und wer keine Karte hat, soll das Spiel zu Hause im Netz mitsehen können, mit zwei Kameras, Spielstand und Kommentator.",
  'tape-digitising':
    "There are 30 VHS cassettes with my kids' birthdays in the cellar and no machine left that plays them. I want to watch them on my laptop. / My late uncle left boxes with slides, a few reels of super 8 and folders full of letters. All of it should be on one hard disk so we can share it.",
  'event-photo-job':
    'Sunday my son gets confirmed, church at ten, lunch after. I want lovely pictures of everyone without aunt Rita cutting off heads again. / Am Samstag tanzt unser Verein beim Ball. Wer knipst drei Stunden lang das Getümmel, die Paare und die Ehrungen, und schickt uns hinterher hundert gute Bilder?',
  'video-edit':
    "From our trip through Iceland I've got four hours of shaky and good scenes. Please make twelve minutes out of it, with music, in a nice order. / My vlog has been filmed, three angles, lots of ums. Take out the boring bits, put titles on top and a neat start.",
  'video-shoot':
    "Young people don't want to become roofers any more. We'd like two minutes on the screen that show how great it is up there, you bring the camera and the ideas. / Unser Biohof möchte sich auf der Homepage in bewegten Bildern zeigen: Kühe, Käserei, die Oma im Hofladen. Jemand müsste kommen, drehen und alles fertig abliefern.",
  'podcast-audio':
    'Two of us midwives chat about births and want people to listen in every fortnight. Who does all the technical stuff from the microphone to Spotify? / Our talk show for beekeepers exists, but it sounds amateurish, with different loudness and long silences. Every episode should be polished, get an intro and be uploaded.',
  'photo-shoot':
    'My handmade earrings look like junk on my phone pictures. I want them sparkling on white, each from three sides, for the shop. / Unsere Speisen schmecken besser, als sie im Internet aussehen. Wer kommt mit guter Kamera und Licht und lichtet zwanzig Teller und den Gastraum appetitlich ab?',
  'seo-work':
    "If you type 'piano mover Bristol', my firm is on page six. I'd like to be right at the top without paying for clicks. / We used to be the first hit when somebody googled wood stoves in our county, now we've dropped out of sight. What do we have to do to climb back?",
  'ads-campaign':
    "I've 500 euros a month and want my escape room to pop up when teenagers nearby scroll through Instagram. I've never done that before. / Unser Schlüsseldienst soll ganz oben bei Google stehen, wenn jemand in Not sucht, gern gegen Bezahlung pro Klick. Bitte einrichten und immer weiter verfeinern.",
  'social-media-plan':
    'My pottery has 80 followers and I forget to post for months. Somebody should take over the account, put up things every week and reply to people. / How does an undertaker show himself on Facebook and LinkedIn without being tasteless? We want someone who looks after it for us permanently.',
  newsletter:
    'When people leave their address on my yoga page, nothing happens. They should get a welcome right away, then something nice every few days, all on its own. / Wir haben 3.000 Adressen von Kunden und schreiben ihnen nie. Bitte ein System einrichten, über das wir monatlich Post verschicken dürfen und das zum Geburtstag automatisch gratuliert.',
  'new-mobile-app':
    "I have an idea nobody's had: you photograph your fridge and your phone tells you what to cook. It should be in everyone's pocket, Apple as well as Samsung. / Pupils at our school could see on their phones when a lesson is cancelled, what's for lunch and where the bus is. Nothing exists yet, it'd be built from scratch for iPhone and Android.",
  'app-bug':
    "Since the latest iOS our parking thing on the phone closes as soon as you tap 'pay'. Customers leave one star every hour, please put it right. / Unsere Vereins-App stürzt auf manchen Samsung-Handys sofort ab, und Nachrichten kommen doppelt an. Der Programmierer von damals ist weg, der Code liegt hier.",
  'app-modernise':
    "What we've got in the store is from 2016, looks it, and Google says it will throw it out in August unless it's brought up to date. / On iPhone our hiking companion has run well for years, Android people moan that they haven't got it. The same thing for them please, and with a fresher look.",
  'app-feature':
    'Our bakery app works nicely, but people would like to pay in it and get a ping when their bread is ready. Build that into the existing thing. / In unserer Wander-App fehlt etwas: Im Funkloch sieht man keine Karte mehr. Die Strecken sollten sich vorher herunterladen lassen, und Nutzer wollen sich untereinander schreiben können.',
  'cards-stationery':
    "We marry in the vineyard and want our guests to receive something lovely by post: thick paper, vines, our initials, with a matching one for saying thanks afterwards. / As a new lawyer I've nothing to hand over when I meet people, and my paper for letters is blank. Small, elegant, with my name and number.",
  'photo-book':
    "For my parents' golden wedding I want their life in pictures, bound between hard covers, from the black and white days until now, with short captions. / Auf meinem Handy sind 900 Bilder vom Babyjahr. Wer sucht die schönsten aus und macht daraus etwas Gebundenes zum Blättern für die Omas?",
  'hobby-course':
    "Before our wedding we don't want to tread on each other's toes during the waltz. Four evenings with someone who can deal with two left feet. / All my life I wanted to be able to sketch faces, and now I've got time. Who'd show a pensioner, in a small round, with pencil and coffee?",
  'entertainer-job':
    "Fifteen five-year-olds for three hours, and I'd lose my mind. Somebody with balloons, tricks and a red nose who keeps them laughing until cake. / Zwischen Hauptgang und Nachtisch soll jemand von Tisch zu Tisch gehen und die Leute mit Karten und Münzen zum Staunen bringen. Silberhochzeit, 50 Leute.",
  'event-staff':
    "At our gallery opening we need four people who carry trays, pour wine and take coats, from six to eleven, in black and with a smile. / Two strong and polite men at the door of our school ball, and someone at the tables clearing glasses. Parents don't want to do it all night.",
  'sales-leads':
    "We make ramps for shops but nobody knows us. Someone please put together 300 addresses of pharmacies, ring them up and find out who'd be interested. / Ich hasse es, fremde Leute anzurufen. Wer schreibt Hausverwaltungen für meine Reinigungsfirma an, fasst nach und macht mir Termine mit denen, die Bedarf haben?",
  crowdfunding:
    "The village shop is to close unless we scrape together 40,000. Many people would each give a little on one of these internet pages, but it needs a film, rewards and buzz. / For our shelter's new cat house we hope many small gifts come in before Christmas. Who'd think up the appeal and run it from letters to the online page?",
  'benefits-claim':
    'My knees are finished after forty years as a tiler, and they turned down my early retirement. Two weeks are left to fight that decision. / Meine Mutter ist dement und bekommt nur Pflegegrad 2, obwohl ich sie rund um die Uhr betreue. Wer hilft mir beim Antrag und beim Widerspruch?',
  'tool-move':
    "Up to now we handle complaints in Zendesk, and that's grown too dear. All the old cases have to come along into the new program, and nobody should notice. / Our to-dos are in Trello and the bosses want Jira. Bring the boards, the attachments and the people over without losing who does what.",
  'bot-extension':
    "In our Discord for gardeners there should be a little helper that greets newcomers, answers simple commands and deletes spam. / Ich hätte gern einen kleinen Knopf oben in Chrome, der mir auf jeder Immobilienseite gleich den Quadratmeterpreis anzeigt. Gibt's nicht, müsste einer schreiben.",
  'web-data':
    "Every day I open forty shops' pages and copy the price of bicycles into Excel. Can't something go and fetch these by itself? / The opening hours and addresses of all chemists in the country are online, spread over hundreds of pages. I need them gathered in one table.",
  'data-entry':
    'Three boxes of membership cards filled in by hand have to get into the computer. No magic, just fast fingers and care. / Zu 600 Firmen auf meiner Liste fehlen Telefonnummer und Ansprechpartner. Jemand müsste sie einzeln nachschlagen und fein säuberlich ins Excel tippen.',
  'load-test':
    "On May 2nd at ten o'clock everyone will storm our concert ticket page. I want to know beforehand if it holds with 20,000 people at once, or where it snaps. / Before the Super Bowl spot airs, somebody should pretend to be 5,000 shoppers at the same time and tell us from what number on our shop gives up.",
  'code-speed-up':
    'My Python thing calculates star positions and takes eleven hours, I have to leave the machine on overnight. It ought to be possible in minutes with the same results. / Unser selbst geschriebenes Programm rechnet Stundenpläne aus, aber mit 40 Klassen dauert das eine Ewigkeit. Es rechnet richtig, nur viel zu lange.',
  'version-control':
    "The three of us programme and mail each other zip files called 'final_new_3'. Yesterday one overwrote the other's work; show us how it's done properly with GitHub. / New coders need a week with us before the project even starts on their machine. It should take half an hour, the same for everyone, with a clear way of sharing changes.",
  'container-platform':
    "Our developers say 'it works on my machine', then on the customer's it doesn't. Everything is supposed to go into Docker so it runs the same everywhere. / Bei uns laufen zwanzig kleine Dienste auf Kubernetes in einer uralten Fassung, und keiner traut sich heran. Bitte auf den neuesten Stand heben, ohne dass etwas ausfällt.",
  'cloud-access':
    "In our Amazon account everyone is allowed everything, even the trainee, and passwords are in the source text. I'd like each person to have only what they need. / Two people who left last year can still get into our Azure, and nobody knows which keys are used where. Please clear that up and lock things away properly.",
  'database-restore':
    "A colleague forgot the WHERE and now all 12,000 orders have the same address. There's a dump from Sunday and some logs; can the tables be brought back? / Nach dem Stromausfall startet unser PostgreSQL nicht mehr und meldet kaputte Dateien. Bitte retten, und danach soll ein zweites immer mitlaufen, falls eins ausfällt.",
  'own-language-model':
    "Patients' letters must never leave our house, so ChatGPT is out. We'd like something similar running on our own machine with its thick graphics card. / I need a thing that understands broad Bavarian when people speak and writes it down, trained on our recordings and working without internet.",
  'machine-vision':
    'A camera above the belt ought to spot biscuits with broken edges before they go into the box. Now four women stare at them all day. / Die Kamera an unserer Anlage wirft ständig gute Deckel hinaus und lässt zerkratzte durch. Licht, Objektiv oder Einstellung, irgendwas stimmt nicht.',
  'study-statistics':
    'I gave 40 hens new feed and 40 the old one and weighed their eggs. Is the difference real or just luck? My professor wants p-values. / Before we ask patients about the new ointment: how many do we need, how should they be split, and which calculation counts at the end?',
  'web-3d-configurator':
    'On our site customers should be able to spin the armchair round, change fabric and legs and see the price change at once. / Den drehbaren Rucksack auf unserer Seite sieht man am iPhone nur schwarz, und man kann die Farbe nicht mehr wechseln. Das soll wieder flüssig gehen.',
  'app-after-launch':
    "Our meditation app has been out since spring and hardly anyone finds or downloads it. Better pictures, better words there, answers to the stars, and someone who keeps an eye on it. / After going live, who deals with the comments in Google Play, the small updates and the crash numbers? We've got no one, and the description there is limp.",
  'ai-governance':
    "A program sorts our job applicants and I'm afraid it rejects women more often. Somebody independent must check it and explain why it decides as it does. / Unsere Bank bewertet Leute per Computer, und die Aufsicht fragt, ob das gerecht ist. Außerdem darf man aus den Daten niemanden mehr erkennen können.",
  'hosting-advice':
    "We'll have our own order program soon. Should it stand in our cellar or be rented somewhere, and what does each cost over five years? I only want honest counsel. / Everyone advises something different for our club's photo archive: Hetzner, Amazon, a box at home. Which makes sense for us, considering money, safety and hassle?",
  'service-charge-accounts':
    'I let four flats and each January have to work out who pays how much for water, heating, caretaker and bins. Last year a tenant tore it to pieces. / Plötzlich soll ich für Müll, Hausmeister und Heizung 740 Euro nachzahlen. Bitte nachrechnen, ob mein Vermieter das so auf mich abwälzen darf.',
  'tax-audit-support':
    'A lady from the revenue is coming to our pub for three days in November to go through everything of the last three years. I sleep badly; who gets it ready and sits beside me? / The inspector has announced herself and wants to see our till data back to 2021. Somebody needs to look for weak points first and talk to her.',
  'expenses-and-closing':
    "My salesmen hand in crumpled petrol slips and hotel bills months late. I'd like clear rules, a log for the kilometres, and everything settled by the 5th. / Im Monat hinkt unser Zahlenwerk immer drei Wochen hinterher, und in der Barkasse fehlt mal ein Zwanziger. Da soll Ordnung rein, mit festen Schritten zum Monatsletzten.",
  'stock-royalty-count':
    "On New Year's Eve everything in our screw shop has to be counted and given a value. We've got 9,000 kinds and last year the list was off by thousands. / Ten authors get a share per book sold from my small press. The figures of the distributors don't match mine; who works out what each is due?",
  'cross-border-tax':
    'We import tiles from Turkey and pay different duty each time. Which number belongs on the form, and have we paid too much all along? / Unsere Entwickler basteln seit Jahren an einer neuen Pumpe. Angeblich gibt der Staat dafür Geld zurück, und die Tochter in Polen verrechnet uns auch noch Leistungen. Wie macht man das richtig?',
  'company-figures':
    "My accountant sends me pages of numbers every month and I nod without understanding. Sit down with me and tell me in plain speech how we're doing. / The bank's getting nervous, the account is always in the red, though we're busy. Where does it pinch, and can the firm still be saved?",
  'owners-association':
    'In our building with twelve flats the treasurer wants to push through a new roof, and half of us were not properly invited. Is that vote valid at all? / Unsere Satzung vom Schützenverein ist von 1958. Bei der nächsten Versammlung soll sie neu beschlossen werden, und diesmal so, dass keiner anfechten kann.',
  'data-protection-case':
    "An angry ex-customer demands to know everything we've stored about him, within a month. What must I send, what not? / By accident our receptionist mailed patients' test results to the wrong 200 people. Do we have to report it, to whom, and who can act as our responsible person from now on?",
  'product-rules':
    'I sew soft toys for babies and want to sell them in shops. Which tests, labels and papers do I need so that nobody shuts me down? / Wir bauen eine kleine Uhr, die den Puls von Senioren misst. Gilt das schon als Medizingerät, und was muss alles erfüllt sein, bevor wir sie verkaufen dürfen?',
  'procurement-grant-law':
    "The town gave the job to a firm that was dearer than us, and the explanation is a joke. Can that be challenged before they start digging? / They want back 80,000 of the subsidy for our sports hall, because supposedly we ordered the floor without asking three firms. We won't take that lying down.",
  'compliance-rules':
    "Everyone at our firm does things differently: gifts from suppliers, working from home, sick notes. I'd like one booklet with rules that holds up legally. / Mit über fünfzig Leuten müssen wir jetzt wohl eine Stelle haben, bei der man Missstände melden kann, ohne den Namen zu nennen. Wer richtet das ein und schreibt die Regeln dazu?",
  'learning-support':
    "My boy is bright but the letters dance before his eyes, and he hates school. He needs somebody who knows about that and gives him confidence. / At 47 I still can't really read, I always say I forgot my glasses. I'd like to learn it in secret, with a kind person.",
  'speaking-coaching':
    'In three weeks I have to stand before 200 people and my voice trembles just thinking about it. Rehearse with me until I enjoy it. / Bei Vorträgen rede ich zu schnell, schaue auf den Boden und sage dauernd ähm. Wer übt mit mir, damit mir die Leute zuhören?',
  'training-design':
    "New nurses get thrown in at the deep end and half quit after a month. We'd like a thought-out first twelve weeks: who shows them what, and when are they ready? / Our safety lessons have taken place for years, but does anybody remember anything? Develop a fair test, say what people must be able to do and whether it's worth it.",
  'school-study-choice':
    "I finish school in summer and everyone asks what I'm going to do. Something with animals or with numbers? Help me find out which place suits me. / In Syrien war ich Krankenpfleger, hier gilt mein Zeugnis angeblich nichts. Wohin muss ich damit, und was muss ich vielleicht nachholen?",
  'parental-controls':
    "My eight-year-old got a tablet and I don't want him to see horrible things or play until midnight. Can you fix it so it switches off by itself? / At our primary school kids come across filth and flashing banners on the library machines. Certain pages should simply not open there any more.",
  'digital-forensics':
    'I suspect a former salesman copied our customers onto a stick the night before he left. Somebody must be able to prove that, so it counts before a judge. / Die Gegenseite legt ein Foto von meinem Auto vor, das meiner Meinung nach gefälscht ist. Kann man feststellen, ob daran herumgebastelt wurde, und das schriftlich geben?',
  'secure-communication':
    "As a therapist I send delicate letters through the net and would like nobody but the receiver to be able to open them. Same for the laptop, if it's stolen. / Our lawyers' office exchanges thick folders with clients by ordinary mail. There must be a safer way, a locked place, that even grandmothers manage.",
  'data-wiping':
    'Twenty old notebooks from our practice go to a school. Before that, every patient has to vanish from them so that not even a hacker could dig them up. / Ich will mein altes Handy und den Laptop im Internet verkaufen. Vorher sollen meine Bilder und Passwörter wirklich restlos herunter, nicht bloß im Papierkorb sein.',
  'access-rights':
    "At ours the trainee can look at everybody's wages. And people who left years ago can still log on. Please go through who gets to see what. / Our people have eleven passwords each. With one they should get into everything, and when somebody leaves, one click ought to lock all the doors.",
  'attack-detection':
    "I wouldn't even notice if someone had been creeping around our computers for weeks. Somebody should keep watch day and night and ring when something's fishy. / Unsere Software hat sicher lauter Löcher, von denen wir nichts wissen. Wir wünschen uns jemanden, der laufend danach sucht, Alarm schlägt und sagt, was zuerst gestopft werden muss.",
  'ddos-protection':
    "Somebody is bombarding our shop with millions of fake visits and says it goes on till we pay bitcoin. Real customers can't get through. / On election night our news page will surely be swamped on purpose by some botnet, like last time. We need a shield in front of it beforehand.",
  'online-takedown':
    'Someone opened an Instagram account with my face and my name and begs my friends for money. I reported it five times and nothing happens; make it vanish. / Im Netz gibt es eine nachgemachte Kopie unseres Ladens, die Leute abzockt. Die Adresse sieht fast aus wie unsere. Das muss schleunigst abgeschaltet werden.',
  'internet-line':
    "Here in the valley we get four megabits, and films stutter. Is there anything better: fibre, that Elon thing, a box with a SIM? Please compare and arrange the swap. / When a digger cuts the cable our practice stands still. I'd like a second way out into the net that jumps in on its own, and a better contract.",
  'mobile-signal':
    "In our thick-walled farmhouse I have to go out in the yard to make a call. One bar upstairs, none in the kitchen; patients can't reach me. / Unten in unserer Tiefgarage und im Lager haben die Handys keinen Balken. Die Mitarbeiter müssen dort aber telefonieren können, egal bei welchem Anbieter.",
  'operating-system':
    "From October my laptop supposedly gets no more updates, and it's too weak for number 11. Can it run on that free thing with the penguin, without losing my letters? / After my nephew played about with it, the Mac only shows a question mark. Please put a fresh system on it, clean, in English.",
  'file-tidy':
    "My desktop is covered with 400 little icons and I never find anything. Let's sort it into sensible folders and throw out what's double. / In meinem Posteingang liegen 38.000 Mails, Rechnungen neben Werbung. Jemand soll mit mir ausmisten und alles so einsortieren, dass ich Sachen wiederfinde.",
  'it-inventory':
    "We don't know how many computers we own, how old they are and whether we paid for every Office on them. Make a list and say what has to be swapped when. / Adobe wants to check if all our forty seats are paid for. Go round, write down every machine and program, and tell us where there's a gap.",
  'office-it-move':
    'On the 1st our firm goes to the new premises across the river. Twenty desks with screens, phones and the big box in the cupboard have to be working on Monday. / Unsere Kanzlei wechselt die Adresse. Wer baut am Freitag alle Rechner, Drucker und die Telefonanlage ab und sorgt dafür, dass am Montag im neuen Haus alles wieder läuft?',
  'security-audit':
    "Please try to break into our shop, before somebody nasty does, and write down which doors stood open. / Our insurance asks whether an outsider has ever tried if strangers can get into our clinic's systems. Nobody has, so have a go with our permission.",
  'hacked-account':
    "Overnight my Instagram with all my customers was taken; the address was changed to something Russian and they're posting bitcoin nonsense. I want back in. / Von meiner Mailadresse gehen komische Nachrichten an alle Bekannten, und der Mauszeiger bewegt sich von allein. Wer wirft den Eindringling raus und sichert alles ab?",
  ransomware:
    "Monday morning every screen in our joinery showed a skull and a demand for 50,000 in bitcoin. Nothing opens any longer; forty people can't work. / Strangers have been in our company's machines, customer files were copied and they threaten to publish them. What first, whom do we inform, and how do we get going again?",
  'gdpr-technical-work':
    'The deletion dates, the list of who handles what, the contracts with our mail provider: our practice has nothing of the kind and the doctor is getting nervous. / In unserem Programm bleiben Bewerbungen für immer gespeichert, und jeder sieht alles. Das soll so umgebaut werden, dass es den europäischen Vorschriften entspricht, samt Verzeichnis und Löschfristen.',
  'security-hardening':
    "Eight people, fifteen laptops and one password for everything, written on the wall. Before something happens, please lock our little firm up properly. / A neighbour's business got hit and now I'm scared. Look at our phones, accounts and people's habits, and fix what is careless, nothing overblown.",
  'landing-page':
    'Just one long page for my eight-week back pain programme: what it is, what people say, a button to sign up. People come there straight from my advert. / Für unser Benefizessen im Mai brauche ich schnell eine einzelne Seite im Netz, auf der alles Wichtige steht und man seine Adresse hinterlassen kann. Mehr nicht.',
  'keyword-research':
    "I don't know what people actually type into Google when their budgie is ill. A list of such words, how often they're searched, and which of my pages should answer them. / What would somebody look for who needs our tree stump grinder? Find the phrases, see what rivals show up for, and tell us which new subpages to make.",
  'content-calendar':
    'I sit there every Sunday evening wondering what to post for my bakery. Give me a table for three months: which day, which topic, which picture. / Unser Wanderblog soll regelmäßig etwas bringen. Kann uns jemand fürs ganze Halbjahr aufschreiben, welches Thema wann dran ist, passend zu Ferien und Jahreszeiten?',
  'newsletter-issue':
    "Our spring mail to 800 subscribers should go out on Thursday: the seeds have arrived, open day, a recipe. Write it and make it look nice, the sending tool exists. / Once before Christmas I'd like to send all my patients something warm and pretty by e-mail with my holiday hours in it. Only this one.",
  'press-release':
    'Our brass band has won gold in Vienna and the local papers should print that. One page, as journalists like it, by tomorrow noon. / Nächste Woche eröffnet unsere Firma eine neue Halle. Ich brauche eine knackige Seite Text, die wir an die Zeitungen schicken können, mit Zitat vom Chef.',
  'brand-naming':
    "What shall I call my shop for second-hand wedding dresses? Something short that people smile at and that isn't taken on the web. / Our cough sweets need a catchy line beneath them, five words at most, which old ladies and kids remember.",
  'standard-contract':
    "I'm lending my brother-in-law 8,000 and want that on one page, with how he pays it back. Nothing fancy, only so that it counts. / Meine Tochter fährt mit ihrer Freundin ins Ausland und ich soll schriftlich erlauben, dass sie dort zum Arzt darf. Wer setzt so ein kurzes Blatt auf?",
  'will-draft':
    "I've no children, and when I'm gone my house should go to my niece, and the cat home gets something too. How do I put that so nobody can quarrel? / We're a patchwork family: two from her side, one from mine. When one of us dies the other should be able to stay in the house; please word it properly.",
  'app-link':
    "Whenever somebody fills in my form, I want that to land in my Google table and give me a WhatsApp. No programming, I've heard Zapier can do this. / Jede Zahlung bei PayPal tippe ich von Hand in Lexoffice ab. Die beiden sollen sich von alleine verstehen, so mit Make oder etwas Ähnlichem zum Zusammenklicken.",
  'no-code-base':
    "Our tool library lends out drills on paper slips. In Airtable or Notion we'd like to see who has which thing, and be able to change it ourselves later. / Members, rehearsals, costumes and keys of our theatre group are spread over ten lists. One tidy place in Notion for all that which laypeople can use.",
  'crm-setup':
    "We're four insurance people and forget to call folks back. All contacts and talks should be in one place that reminds us, like HubSpot or Pipedrive. / Meine Notizen zu den Kunden kleben als gelbe Zettel am Bildschirm. Wer richtet unserem kleinen Fensterbetrieb etwas ein, wo man sieht, wer wann was wollte und wer nachfassen muss?",
  'product-upload':
    'My supplier sent a folder with 350 photographs and the wording for each pair of socks. Someone has to put them all into my Shopify, sizes and prices included. / The autumn collection is on a stick, images and descriptions done. It needs typing into our WooCommerce, one after another, in the right category.',
  'supplier-search':
    'Who can sew 500 rucksacks for me after my pattern, in Europe, at a fair price? Write to a handful of factories and lay their answers beside each other. / Unsere Glasflaschen kommen vom einzigen Hersteller, und der wird immer teurer. Bitte drei bis fünf andere auftun, Muster anfordern und Preise nebeneinanderlegen.',
  'interview-coaching':
    "On Thursday the airport sees me about a job and I always clam up. Play the strict boss with me for an hour and tell me what I do wrong. / Oxford has invited me for a talk, and I'm eighteen and terrified. Ask me nasty questions as the professors would, twice or three times before December.",
  'fillable-form':
    'Our parents print the holiday camp sheet, scribble on it and send a crooked photo. They should be able to type straight into the boxes on the computer and tick things. / Den Aufnahmebogen unserer Praxis gibt es nur als Papier. Ich hätte ihn gern als Datei, in die man am Bildschirm schreibt, mit Kästchen und Unterschriftsfeld.',
  'process-improvement':
    'An invoice passes five desks here and takes three weeks until paid. Draw up who does what at the moment and show how it could go in three days. / When a new colleague starts, someone always forgets the key, the badge or the desk. Look at how we go about it and suggest a smarter sequence.',
  'first-legal-advice':
    "I only want to ask somebody who knows the law for half an hour whether it's worth doing anything about my gym, or leave it. / Bevor ich mich verrückt mache, möchte ich einmal mit jemandem vom Fach telefonieren, der mir sagt, ob ich überhaupt im Recht bin und was es kosten würde.",
  'icon-set':
    "On our swimming pool's signs and app there should be little pictures instead of words: shower, no running, deep water, lockers. About thirty, all in one style. / I need forty simple line symbols for my recipe site, such as vegan, nuts, twenty minutes, oven. They must remain recognisable even when tiny.",
  'portrait-drawing':
    "As a present for grandad I'd like his old farmhouse in ink, from a photograph, so that he can hang it over the bench. / Für meinen Unterarm wünsche ich mir einen Raben mit Mohnblume, gezeichnet nach meinen Vorstellungen, sodass ich ihn zum Stechen mitnehmen kann.",
  'portrait-session':
    'Our little one is nine days old. Somebody should come to our home, with soft light, and catch those tiny feet and the sleepy face. / For the homepage we eight physiotherapists want nice pictures of each of us, same background, not stiff. An hour at our practice should do.',
  'short-clips':
    'I talk for an hour about tax on YouTube. Cut out the ten juiciest moments, upright, with words popping up, each under a minute. / Vom Skatewochenende habe ich jede Menge Material auf der Karte. Macht mir daraus fünf knackige Sachen fürs Handy, hochkant, mit Musik im Takt.',
  'mix-master':
    'Seven tracks from our rehearsal cellar are in the can, each instrument separately. Now it sounds like mush and should be as fat as on the radio. / The singing is too quiet, the bass booms, otherwise the takes for our EP are fine. Make it balanced and loud enough to go up on Spotify.',
  'text-typesetting':
    "The novel's written and corrected, it only sits there in Word with gaps and weird page numbers. It should look like a real paperback inside, and on the Kindle too. / Meine Doktorarbeit ist inhaltlich fertig, aber Überschriften, Seitenzahlen und Fußnoten hüpfen wild herum. Bitte alles sauber hinbekommen, damit ich Freitag drucken kann.",
  'novel-edit':
    "My fantasy saga has 480 pages and my sister says it drags in the middle. A professional ought to go through it sentence by sentence and tell me what to cut. / For three years I've been writing about a midwife in 1780. Do the characters hold, is the end too sudden, and please straighten the clumsy lines before I self-publish.",
  'pcb-review':
    "Before we order 500 of them, someone experienced should look over our KiCad files: traces too thin, missing capacitors, whatever we're blind to. / Mein erstes selbst entworfenes Ding mit WLAN-Chip ist in Eagle fertig. Kann jemand draufschauen, ob Anschlüsse und Abstände stimmen, bevor ich es in China ätzen lasse?",
  'building-services-design':
    'For our new clinic the drawings of walls exist, but somebody has to work out all the pipes, cables, air ducts and where the boiler room goes. / The town plans a kindergarten and asks us for the technical side on paper: warmth, fresh air, water, power, who needs how much and through which shaft.',
  'site-plan-civil':
    'On our field eleven houses shall be built. Where do the lane, the rain, the cars and the bin lorry go, and how high must everything be? / Vor unserem neuen Supermarkt sollen 60 Autos stehen können, und das Regenwasser darf nicht zum Nachbarn laufen. Jemand muss Zufahrt, Gefälle und Abfluss zeichnen und rechnen.',
  'flow-simulation':
    'The box with our electronics gets so hot it switches off. Can someone work out on the computer where the air should go through before we drill holes? / We design a racing bicycle wheel and would like to see in coloured swirls how wind passes round it, and how much it brakes, without renting a tunnel.',
  'cutout-batch':
    'Here are 600 snaps of shoes on my kitchen floor. All should be without the floor, on pure white, same size, ready by Friday. / Von 240 Handtaschenfotos soll nur die Tasche übrig bleiben, alles drumherum weg und durchsichtig. Lieber sauber mit der Hand am Henkel als schlampig.',
  'audio-cleanup':
    "I interviewed my grandmother before she died, but the fridge drones all through it and there's an echo. Please make it so one understands her. / During the sermon someone's phone crackled in the microphone and the pastor is far too quiet. One file, forty minutes, just make it pleasant to hear.",
  'sheet-music':
    "My late father left a waltz he played on the accordion, there's only a cassette. I want it written on paper so our band can play it. / Unser Chor möchte einen Song aus den Charts vierstimmig singen, aber es gibt nichts auf Papier. Wer hört ihn ab und schreibt uns die Stimmen?",
  'manual-testing':
    "Before our holiday app comes out someone should tap through all of it on different phones, try silly things and write down everything that goes wrong. / The new library pages will be online in ten days. Please click every button, in several browsers, and hand me a list with pictures of what doesn't work.",
  'spreadsheet-work':
    'My Excel for the shift hours suddenly says #REF everywhere, and the totals are nonsense. And overtime should turn red by itself. / Ich brauche eine Tabelle, in der ich Eier, Hühner und Futterkosten eintrage und am Monatsende sehe, was übrig bleibt. Bitte mit fertigen Formeln.',
  'program-fault':
    "Our order program rounds wrong since January, always one penny too little. We've the source; only this has to be found and put straight. / In the tool our firm had built, the 'export' button leads to an error message. Just repair that one thing, all the rest may stay as it is.",
  'software-testing':
    'Every time our programmers change something, another corner breaks. We want it checked automatically each night whether ordering, paying and logging in still work. / Unser Programm für Apotheken kommt im Herbst heraus und darf sich keine Fehler leisten. Wer plant, was alles geprüft wird, und baut Prüfungen, die von selber laufen?',
  'video-game':
    "A snail that has to cross a motorway: I'd like to have that as something to play on the phone, with levels, points and silly music. / Our museum wants kids to be able to build a Roman town on a screen and defend it. Simple, ten minutes long, fun for nine-year-olds.",
  'device-firmware':
    "I've an ESP32 with a little display and a scale under my beehive. Somebody has to write what goes on it so it sends me the weight. / Der kleine Chip in unserer Kaffeewaage zählt falsch und der Akku ist nach zwei Tagen leer. Da muss jemand an das Programm im Gerät selbst heran.",
  'erp-rollout':
    "Orders, warehouse, purchases and invoices of our wholesale firm run in four separate programs and heads. One for everything should come, Odoo or so, with someone guiding us through. / Thirty people, chaos with delivery notes and nobody knows what's in stock. We've bought SAP Business One, and now it has to be brought into use.",
  'software-choice':
    'There are hundreds of programs for vets and each seller praises his own. Which fits our three surgeries? Ask us what we need and compare honestly. / Wir möchten eine Verwaltung für unsere Jugendherberge programmieren lassen. Vorher soll jemand genau aufschreiben, was sie können muss, damit wir Angebote einholen können.',
  'app-publish':
    "My app's finished and runs on my own phone. How do I get it to where everybody can download it, with all those forms at Apple that keep saying no? / Google wants screenshots, a privacy page and twenty testers before they let our hiking game in. I'm lost; take it from my laptop to the public.",
  'api-backend':
    'The phone part of our car sharing is drawn and built, but nothing behind it stores bookings and users. We need what sits in the background and answers. / Unsere Partner wollen Preise und Bestände direkt bei uns abfragen, Maschine zu Maschine, mit Schlüssel und Doku. Bis jetzt haben wir dafür nichts.',
  'desktop-program':
    "For the PC in our weaving mill I want a little window where you type the thread count and it spits out the pattern and prints it. / Offline, on my Mac, I'd like a little helper where I drop photos and it puts my name and the date on them. Nothing like that exists for sale.",
  'legacy-code':
    "Our whole warehouse depends on something a colleague wrote in Visual Basic in 1998. He's dead, nobody understands it, and it won't run on new machines. / Unsere Lohnberechnung läuft noch auf COBOL und der letzte Kenner geht nächstes Jahr. Sie soll in etwas Heutiges übersetzt werden, ohne dass sich ein Cent ändert.",
  'automation-script':
    "Each Friday I rename 200 scans by date, put them in folders and mail them. Three dumb hours that the computer could do on one click. / I copy numbers out of PDFs into a list, every single day. Can't someone teach my machine to do that while I have tea?",
  'system-integration':
    "When we sell something online the stock in our warehouse program doesn't know. The two should talk to each other, both ways, within minutes. / Unsere Zeiterfassung und das Lohnprogramm kennen sich nicht, alles wird doppelt eingetippt. Wer baut eine feste Brücke zwischen beiden, die auch Fehler meldet?",
  'website-change':
    "On my homepage the phone number is the old one and the contact form doesn't send any more. Apart from that I'm happy with it. / There's a gap between two pictures on our about page when I look on my phone, and the menu covers the heading. Only that please.",
  'shop-change':
    "In our Shopify customers can't enter a voucher any longer, and they'd like to pay after delivery. Please put both right, the rest works. / Beim Bestellen in unserem WooCommerce werden seit gestern falsche Versandkosten berechnet, in die Schweiz sogar null. Nur das bitte richten.",
  'webapp-change':
    "Our club's own member portal works, but I'd like to be able to send a reminder to those who haven't paid. Add it to what we have, it's Laravel. / In the browser tool where our carers plan their tours the calendar jumps a day when saving. That has to stop, and a print view would be nice.",
  'site-care':
    "I haven't touched my WordPress in two years and it nags about updates. I want to pay a fixed sum each month and never think about it again. / Unser Pfarrbüro braucht jemanden, der dauerhaft unsere Internetseite im Auge behält: Termine eintragen, aktualisieren, sichern, reagieren, wenn etwas hakt.",
  'accessible-site':
    "My blind neighbour can't order from our site, his reading software says only 'button, button, button'. Everybody should manage, and by law we have to anyhow. / As a town office we got a complaint: pale grey on white, nothing works without a mouse. Please change it so people with disabilities can use all of it.",
  'domain-hosting':
    "Browsers warn that my page is 'not secure' and put a red line through the lock. And somehow the address without www goes nowhere. / Der alte Webmaster hat unsere Adresse auf seinen Namen angemeldet. Sie soll auf uns laufen und zum neuen Anbieter umziehen, samt Speicherplatz und Schloss im Browser.",
  'cms-relaunch':
    "Our school's site runs on an ancient Joomla no one may touch. It should become WordPress, with all 300 articles and pictures, and without dead links from Google. / We've outgrown Wix. Take everything, texts, galleries, news, over to Typo3, perhaps with a fresher face on the way, but nobody should land on 'not found'.",
  'business-website':
    "I'm a stove fitter and you can't find anything about me on the net. A few pages: what I do, pictures of stoves, how to reach me. / Meine Hebammenpraxis macht im Mai auf. Ich hätte gern einen schönen Auftritt im Netz mit Angebot, Team, Anfahrt und der Möglichkeit, mir zu schreiben.",
  'web-shop':
    "So far my honey's only sold at the gate. People from far away should be able to put it in a basket, pay and have it sent. / My wool store had to close, yet customers keep asking. Let me sell the 200 yarns over the net, with cards and PayPal, in a way I can handle alone.",
  'slow-website':
    "You can boil an egg until the pictures on my homepage appear, above all on the phone. People are gone before they've seen a thing. / Google gibt unserer Seite 28 von 100 Punkten und schreibt etwas von Ladezeit. Sie soll aufgehen wie ein Blitz, sonst springen uns die Besucher ab.",
  'broken-hacked-site':
    "If you click on our kindergarten's page you land at Viagra adverts, and Google shows a red warning. Please get it clean and shut the hole. / After I pressed 'update' all I see is a white screen saying 'critical error', and I can't even get into the admin. It was fine this morning.",
  'booking-payment-integration':
    'My clients ring during massages to get a slot. They ought to pick a free time on my page themselves and pay 20 euros in advance. / Auf unserer bestehenden Seite möchten wir Kajaks stundenweise reservieren lassen, gleich mit Karte oder PayPal bezahlt, und der Kalender soll keine Doppelten zulassen.',
  'web-application':
    "Our 40 allotment holders could log in with a browser, note their water readings, swap plants and see bills. There's nothing to buy that fits, so build it. / I've an idea for a portal where farmers offer spare machines and others rent them: profiles, calendar, messages, fees. It's to run in any browser.",
  'speech-personal':
    "My best friend marries on Saturday and I'm best man with an empty sheet. Five minutes, funny, one tear, and the story with the goat must be in. / Für die Trauung möchte ich ihm etwas Eigenes versprechen, keine Floskeln. Ich erzähle euch von uns, und ihr macht daraus zwei Minuten, die ich vorlesen kann.",
  'book-writing':
    "Grandfather was a whaler and later a priest. He talks, someone listens for some weeks and puts it all into 200 pages under his name. / I've built up a company from a garage and people say I should tell how. I can't write, so I'm seeking a pen that does it for me.",
  'product-texts':
    'All 180 lamps in my shop have nothing but a code beneath. Each should get five nice lines that make one want it. / Unser Teeladen hat 90 Sorten im Netz, überall steht dasselbe. Zu jeder hätte ich gern ein paar eigene Sätze, wie sie schmeckt und wann man sie trinkt.',
  'grant-writing-job':
    "The lottery fund hands out up to 10,000 for village projects and we need a new roof for the youth hut. Their papers ask odd questions about 'impact'; who puts it well? / There's European money for small theatres like ours until the end of the month. I can describe what we want to do, but not in the language those officials wish to read.",
  'letter-writing':
    "I have to tell my sister that I'm not coming to Christmas, without hurting her. Please find the right words, one page, I'll copy it by hand. / Für eine Partnerbörse soll ich etwas über mich schreiben und bringe nur 'bin nett' zustande. Zehn Sätze, die neugierig machen und trotzdem stimmen.",
  'script-work':
    "Our amateur stage wants a comedy for eight people that takes place in a laundrette. Ninety minutes, a bit of love, nobody else's old play. / I've shot shorts before and have an idea about a lighthouse keeper who hears voices. Somebody should turn it into scenes with what everyone says.",
  'annual-report-text':
    'Each spring our foundation has to show donors what happened in the last twelve months, about forty pages. We supply the figures and stories, you make it worth reading. / Unsere Firma weiß viel über Holzbau in der Stadt und möchte das auf zwanzig fundierten Seiten mit Quellen darstellen, damit Entscheider uns ernst nehmen.',
  'transcribe-job':
    "Six interviews with fishermen, each an hour long, on my phone. I need every word in Word, with who's speaking, dialect left as it is. / Grandmother's recipes and diary, pecked on a typewriter in 1951, ought to be in the computer so that I can change and search them.",
  'translation-check':
    "We had our menu put into French by a cousin and guests giggle at it. Would a native person go over it and say what's wrong? / Unsere Bedienungsanleitung hat ein Computerprogramm ins Englische gebracht. Jetzt soll jemand Satz für Satz vergleichen, ob es stimmt und anständig klingt.",
  'book-translation':
    'My Swedish thriller sold well at home and now I want it in English, 320 pages, with the humour kept and not word for word. / I made a film in Hungarian about shepherds. What they say should exist in English too, the whole dialogue, in a way actors could speak it.',
  'appointment-interpreting':
    "Next Wednesday my mother-in-law sees the heart specialist and speaks only Farsi. Somebody should go along, sit beside her and tell both what's been said. / Ich muss zum Jobcenter und verstehe das Amtsdeutsch nicht, ich spreche Tigrinya. Wer kommt eine Stunde mit und redet für mich?",
  'laundry-repair':
    'It hops through the bathroom when it spins and the clothes come out dripping. We have twins, so please quickly. / The drum turns but the towels stay clammy even after two hours, and it smells scorched. The fluff sieve has been emptied.',
  'dishwasher-repair-work':
    "There's a puddle of grey water at the bottom afterwards and the glasses come out with crumbs on them. The three of us argue who has to do it by hand. / Teller und Tassen sind nach dem Durchlauf noch schmutzig, der Tab liegt ungelöst drin, und im Display blinkt E24. Sie pumpt nicht richtig ab.",
  'cold-appliance-repair':
    "Milk goes sour after a day and at the back there's a block of ice, while it hums non-stop. Butter's soft as cream. / My peas and fish fingers are thawing in the chest in the cellar, though the lamp is green. I'd hate to throw two hundred pounds of meat away.",
  'cooking-appliance-repair':
    'The cake stays raw at the bottom and burns on top, and one of the four round plates no longer gets hot at all. / Beim Backen fliegt die Sicherung, und das kleine Kästchen, in dem ich meine Suppe warm mache, dreht zwar den Teller, aber alles bleibt kalt.',
  'small-appliance-electronics':
    "My espresso just trickles and the pump growls like a bear. It cost 900, so I don't want to bin it. / We hear the news but the screen stays black, with a faint line across. Is it worth mending, it's only four years old?",
  'appliance-connection':
    'Tomorrow the delivery men drop a new washer and a fridge at the kerb. Someone ought to hook them up, take the old ones out and push one under the worktop. / Unser neuer Geschirrspüler steht verpackt in der Küche. Er muss in die Lücke geschoben, an Wasser und Abfluss gehängt und die Holzfront davor geschraubt werden.',
  'ar-app':
    "You hold your phone at our castle ruin and see it as it stood in 1400, towers and knights right there in front of you. That's what I'd like for visitors. / Customers of our rug shop could point the camera at their floor and watch the carpet lie there, true to size, without having to install anything.",
  'vr-app':
    "Put on the goggles and you're a drop of blood travelling through the heart: that's what we dream of for our science centre's Quest. / Für Leute mit Spinnenangst möchte ich in meiner Praxis eine Welt in der Brille, in der man sich langsam herantasten kann und ich steuere, wie nah sie kommen.",
  'xr-training-course':
    'Young firefighters should be able to rehearse a burning kitchen with the headset on, again and again, and afterwards see what they did wrong. / Instead of shutting down the oven in our steel mill, newcomers could practise the ten steps with goggles, virtual levers, mistakes allowed and a score in the end.',
  'ar-remote-support':
    "When a machine stops in Chile our expert in Kent should see through the man's glasses and draw arrows on it, so no one has to fly. / Unsere Monteure stehen beim Kunden und wissen nicht weiter. Mit dem Handy sollen sie dem Meister zeigen, was los ist, und er malt ihnen ins Bild, welche Schraube gemeint ist.",
  'ar-filter-360':
    "Fans of our football club want to have the lion's mask on their face in Instagram when they open the camera, roaring with an open mouth. / Before they book, guests would like to walk through our guesthouse on the screen, room by room, turning round with the mouse.",
  'floor-plan':
    "I'm letting my house and need a sketch with the rooms and metres, but nothing exists from 1930. Come round, measure it all and put it on paper. / Für die Bank brauche ich die genauen Quadratmeter und eine Zeichnung unserer Wohnung von oben, mit Türen und Fenstern. Alte Unterlagen fehlen.",
  'permit-drawings':
    "The council says I can't put a dormer on without handing in papers and plans first. Who prepares that folder and sees it through? / We'd like to turn the stable into a holiday flat, and the office wants everything from a qualified person, signed and in triplicate. Please make what they need.",
  'interior-concept':
    "Our living room's a long brown tube and everything stands in the wrong place. Tell me colours, lamps, furniture and where what goes; I'll buy it myself. / Meine neue Kinderarztpraxis soll sich anfühlen wie ein Wald. Ich suche jemanden, der sich Farben, Möbel, Böden und Stimmung dafür ausdenkt.",
  'kitchen-bath-planning':
    "Two and a half metres, a slanting roof, and a tub, shower and washer should go in. Please draw how that could work before we ask anybody to build. / Where should the stove go, where the drawers, so my wife in her wheelchair reaches everything? We're buying new next year and want it thought out first.",
  'architecture-visual':
    'Nobody buys our flats from a black and white sheet. They should see evening sun on the balcony, trees, people, as if it stood there already. / Unser Gemeinderat kann sich den neuen Kindergarten nicht vorstellen. Könnte man ihn so echt ins Foto der Wiese setzen, dass alle sehen, wie er wirken wird?',
  'structure-cost':
    "Can the old floor bear a grand piano and a library, what would it cost to strengthen, and who keeps an eye on the workmen? / We're putting a storey on top of the workshop. Somebody must calculate beams and money, and then check on site every week that they don't botch it.",
  'house-survey':
    "We've fallen for a cottage from 1890 and fear we're blind with love. Come along on Saturday and tell us about cracks, damp and what it'd swallow. / Der Makler drängt, bis Freitag sollen wir zusagen. Kann jemand mit Sachverstand vorher durchs Gebäude gehen, in Keller und Dachstuhl schauen und uns sagen, was auf uns zukommt?",
  'model-from-sketch':
    "On a napkin I've drawn a bracket for my bike lamp with measurements. I need it as a file so a workshop can produce it. / Here's the last surviving knob from our old range and a few snapshots. Please build it exactly on the computer, the hole is six millimetres.",
  'print-stl':
    "I've downloaded a dragon from the internet, my own machine is too small and the program says there are holes in it. Get it into plastic for me, red. / Fünfzig kleine Halter aus schwarzem Kunststoff, Datei habe ich fertig. Wer druckt mir die bis nächste Woche, möglichst stabil?",
  'technical-drawings':
    'Our lathe shop only has brown paper sheets from 1970. They should be on the computer, with all the measurements, so one can change them. / The model is finished but the factory wants flat sheets with sizes, tolerances and views from three sides. Please get these ready from my STEP file.',
  'product-render':
    "Our garden chair won't exist until May but the catalogue is due in February. Make it look like a photograph, on a terrace in the sun. / Unser Messer soll sich im Film langsam öffnen, in Einzelteile zerfliegen und wieder zusammensetzen, alles am Rechner gemacht, wie in der Werbung von großen Marken.",
  'product-development':
    "I've invented a walking stick that stands up by itself and glued one together in my shed. How does it become something you can buy in a shop? / From the first scribble to the first thousand pieces: we need someone to take our self-emptying cat toilet through materials, moulds and makers.",
  'scan-to-cad':
    "Grandfather's motorbike has a mudguard nobody makes any more. Take it in with lasers so I have it on the computer and a workshop can copy its shape. / Unsere Holzfigur vom heiligen Martin soll rundum abgetastet werden, damit man sie im Computer drehen und in ein Spiel einbauen kann.",
  'lamp-hanging':
    "Three wires come out of my dining room ceiling and the beautiful thing from my aunt's been in its box since Easter. I'm 78 and don't climb ladders. / It's so hot up in the bedroom that we bought one of those propellers to go above the bed. The old globe must come down, the new one up.",
  'light-trouble':
    "In the hallway it flickers like in a horror film, new bulbs didn't help, and when I turn the knob down it buzzes. / Im Bad leuchtet es nach dem Ausschalten leise weiter, und drei der kleinen Strahler in der Decke gehen gar nicht mehr.",
  'smoke-alarm-fit':
    "Our landlord says there must be one of those round white beepers in each bedroom by Christmas. Please supply six and screw them up. / After what happened to the neighbours with the fumes from their stove, I want gadgets that shriek in time, in the cellar and beside the kids' beds.",
  'outbuilding-supply':
    "In my workshop at the end of the lawn I use a 40-metre extension lead through the window. I'd like proper plugs and brightness out there. / Hinten im Gartenhäuschen gibt es bisher gar nichts, nicht mal eine Glühbirne. Da sollen Kühlschrank und Musik laufen, und die Leitung müsste unter die Erde.",
  'backup-power':
    "Whenever a storm hits, we sit in the dark for a day, and dad's on a breathing machine. We've bought a diesel thing and want it to take over the house. / If the grid goes off, my 3,000 chicks die within an hour. Something has to jump in at once, please wire it safely to the barn.",
  'solar-fault':
    "In June the roof made forty units a day last year, this year barely twenty, with the same sun. One row seems to do nothing. / Der Kasten im Keller, der den Sonnenstrom umwandelt, zeigt dauernd Rot, und meine Einspeisung ist um ein Drittel gefallen. Woran liegt's?",
  'balcony-solar':
    "We rent on the third floor facing south and got two panels that simply plug in. Who hangs them on the railing and registers us? / At noon we give our sun power away for pennies and in the evening we buy it back. I'd like a box in the cellar that stores it.",
  'charger-fault':
    "I plug the Tesla in at night, the box on the wall blinks red, and in the morning it's as empty as before. At the supermarket it fills up fine. / Seit dem Gewitter lädt mein E-Auto zu Hause nicht mehr, der Kasten in der Garage klackt nur und geht wieder aus.",
  'electrical-check':
    'Before I let the flat, the agent wants a paper saying that wiring and plugs are safe. Come and measure everything. / Every kettle and drill in our community hall needs a sticker with a date, the insurance insists. And they want the fuse cupboard looked at as well.',
  'cooker-circuit':
    "The induction thing from Ikea came without a plug, only five coloured wires, and in the wall there's a lid. I don't dare touch it. / Für meine neue Kreissäge brauche ich in der Werkstatt so eine rote dicke Dose mit fünf Löchern. Bisher gibt es nur die normalen.",
  'doorbell-intercom':
    "Visitors press and press and I hear nothing up here on the fourth floor; I can buzz them in but there's no voice either. / Our new front gate is fifteen metres from the house. I'd like something that goes ding-dong inside and lets me speak with the postman.",
  'site-power':
    'For our Christmas market on the green twelve huts need plugs and the mulled wine boilers eat a lot. Who brings boxes and cables and takes it all down? / Wir bauen auf der grünen Wiese, und ab Montag brauchen Kran und Mischer Saft. Kann jemand so einen Kasten mit Zähler aufstellen und anmelden?',
  'vehicle-papers':
    "I found a Mustang in Texas and it's arriving in Southampton in May. What do I have to do so I can drive it here with plates on? / May my Skoda pull a horse box of 1.8 tons, and how do I get the wider wheels entered so that the police don't stop me?",
  'vehicle-appraisal':
    'A lorry scraped along my parked Volvo. His insurer wants it in writing, from somebody neutral, how much the harm is and what it was worth. / Mein alter Mercedes von 1971 soll richtig versichert werden. Dafür will die Versicherung schwarz auf weiß wissen, in welchem Zustand er ist und was er wert ist.',
  'vehicle-conversion':
    "My wife's in a wheelchair since the summer. Our Caddy should have a ramp and a swivel seat, and I need hand levers instead of pedals for her. / An old Mini with no engine stands in my barn. I'd love to put batteries in and hum round the village with it, all legal.",
  'fleet-planning':
    'We nurses drive 22 little Fiats, three always idle, two always at the garage. Which ones to swap for electric, when, and who drives which round? / Unsere neun Lieferwagen fahren kreuz und quer und tanken zu viel. Jemand soll ausrechnen, wie viele wir wirklich brauchen und wer wann wohin fährt.',
  'vehicle-buying-advice':
    "Two kids, a dog, 12,000 miles a year and 15,000 pounds: I look at adverts and get dizzy. What should we get, petrol or plug? / At 67 I'd like two wheels with a motor for the hills around here. There are hundreds, so which is right for my bad hip and my wallet?",
  'machine-purchase-advice':
    'A dealer would let us have his ten-year-old mill for 38,000. Is it worth that, and what should we look at before paying? / Drei Hersteller haben uns Angebote für eine Abfüllanlage geschickt, und ich verstehe die Unterschiede nicht. Wer sagt uns, welche passt und was man vorschreiben muss?',
  'factory-layout':
    "We're moving our joinery to a hall of 1,500 square metres. Where to put saws, glue, paint and the forklift's path so people don't walk miles? / In our cupboard with bearings and belts for the machines no one finds anything, and what's needed is missing. Also there's the question how to place the two new presses.",
  'injection-moulding-setup':
    "Our plastic lids come out with sink marks and every tenth one is warped. The material's new; somebody should find the right heat and pressure. / Für meine Seifendose aus Kunststoff braucht es eine Stahlform, die 100.000 Stück aushält. Wer entwirft sie und rechnet vorher durch, ob die Masse überall hinkommt?",
  'measurement-capability':
    'The car people want proof that our shafts always lie within two hundredths. Three workers with the same caliper get three results. / How often do our micrometers have to go for checking, and do the lids and jars still fit when all the small deviations add up? We need that with numbers on paper.',
  'cad-data-repair':
    "The customer's file opens with missing faces, and turning it makes my computer sweat, there are 40,000 screws in it. Make it clean and light. / Vom Zulieferer kam das Teil in einem Format, das unser SolidWorks nicht schluckt, und nach dem Umwandeln klaffen Spalten. Bitte heil und brauchbar machen.",
  'cad-data-management':
    "Six draughtsmen, and everyone names his parts differently, so we draw the same bolt ten times. We'd like one common shelf, and versions that can't get mixed up. / Drawing our wardrobes in Inventor is always the same, only the widths change. It should do that by itself from three numbers, with our frame around the sheet.",
  'appliance-buying-advice':
    'My washing machine is eleven and leaks a bit. Spend 200 on it or get another, and if so, which of those forty models? / Im Studentenheim stehen 120 Kühlschränke und 30 Herde verschiedenen Alters. Wer sagt uns, was man noch hält, was man ersetzt und welche Marke lange lebt?',
  'machine-restoration':
    "Mum's old Pfaff from 1962 skips stitches and squeaks. I'd love to make curtains on it again, it only needs some loving care. / In a barn I found a rounded 1950s fridge, rusty but gorgeous. It should shine in mint green again and actually cool.",
  'tree-felling':
    "The old birch leans towards our bedroom since the storm. It must go before it comes down on us, and what's left in the ground as well. / Unsere Fichte ist achtzehn Meter hoch und braun. Sie soll ab, Stück für Stück, weil das Gewächshaus danebensteht, und der Stumpf soll auch verschwinden.",
  'lawn-laying':
    "After the builders left there's nothing but mud behind the house. We'd like it green by the weekend, the kind you roll out like a carpet. / Under our chestnut nothing grows and the children play football there. Perhaps that plastic green stuff, soft underfoot, that never needs cutting?",
  'garden-building':
    'The mower, bikes and grill stand in the rain. A little wooden house by the hedge, three by two, with a door one can lock. / Unser Auto soll trocken stehen, ohne dass es gleich eine Garage wird: vier Pfosten, ein Dach aus Holz, dicht an der Hauswand.',
  'garden-drains':
    'Whenever it pours, the bottom half of the grass turns into a pond for a week, and your boots get stuck. Water should go away somewhere. / Rain runs down off the field and stands against our back wall for days. Even frogs have moved in; can pipes and gravel in the earth help?',
  'robot-mower':
    "The little tin sheep keeps stopping in the middle of the grass and blinks. Or it drives into the roses, though there's a wire. / Mein Benzinmäher springt nach dem Winter nicht an, und die Heckenschere qualmt. Wer macht beide wieder flott und schärft die Messer?",
  'pest-control-visit':
    "At night something scratches above the bedroom ceiling, and I found black crumbs in the muesli. I can't sleep, get them out. / There's a humming paper ball as big as a football under the eaves, and grandpa's allergic to stings. Please, today.",
  'pool-service':
    "A week away, and now it's green as pea soup and the pump just gurgles. The kids' party is on Saturday, they want to jump in. / In unserem Teich wächst alles zu, die Goldfische schnappen nach Luft, und der kleine Wasserfall läuft nicht mehr. Bitte wieder klar bekommen.",
  'pool-build':
    "We're dreaming of splashing about behind the house, eight metres long, sunk into the ground, with steps and something to warm it. / In the corner by the willow I'd like some water with lilies, frogs and a few fish, maybe three metres across. So far there's only grass.",
  'fence-build':
    "The dog keeps visiting the neighbours. All round the plot, 40 metres, something he can't jump over, and a little door towards the lane. / Nach dem Sturm liegen drei Felder unseres Lattenzauns flach, die Pfosten sind abgefault, und das Gartentürchen hängt schief. Soll wieder stehen.",
  'raised-beds':
    "My back won't bend any more. I'd like to grow lettuce at belly height, two big wooden boxes, filled so I can plant at once. / Our school wants to grow strawberries on the tarmac. Four boxes, low for the first-years, with the twigs, compost and soil inside.",
  'irrigation-repair':
    'One corner stays bone dry and at another a fountain shoots up at five in the morning. Something in the pipes or clock must be broken. / Die Düsen im Rasen kommen nicht mehr heraus, obwohl der Kasten klickt. Vorigen Sommer sprühte noch alles schön, jetzt verdorrt es.',
  'winter-service':
    "I'm 81 and the pavement in front has to be free by seven. Who'd come with shovel and grit when it's white outside? / From November to March our car park of the surgery mustn't be slippery. We want someone who comes on their own in the mornings, also on Sundays.",
  'paving-mend':
    'Grandma tripped over a slab that wobbles, and where the car stands two ruts have sunk in and puddles form. The stones are good, just crooked. / Vor der Haustür haben sich die Platten gesenkt, eine kippelt, dazwischen wächst Moos. Nur diese paar Quadratmeter aufnehmen und wieder eben hinlegen.',
  'garden-plan':
    "We've moved into a new house with 400 square metres of nothing. I'd love a place for coffee, fruit to nibble, something in bloom from March to frost: draw it and do it. / How could our steep, shady bit of land become a place you'd like to sit in? Someone with taste should think it up and then put everything in.",
  'garden-upkeep':
    "Mother's in hospital and all is running wild: nettles, brambles, the hedge over the path, grass up to the knee. One thorough clear-up, please. / Früher hat mein Mann draußen alles gemacht. Jetzt suche ich jemanden, der alle zwei Wochen jätet, schneidet, recht und die Sträucher bändigt.",
  'terrace-fence':
    "Out of the patio door we step into mud. I imagine wood or stone, four by five metres, for the table and six chairs. / Between the road and the garage it's just gravel with potholes, and my high heels sink in. Something firm and handsome for the car, with a little walkway.",
  'irrigation-pool':
    'Every summer evening I drag the hose about for an hour. I want it to drip on its own at night, tomatoes and pots too, with a timer. / Während wir drei Wochen weg sind, vertrocknet uns jedes Jahr alles. Bitte Schläuche und Sprüher fest verlegen, die sich nach dem Regen richten und von selbst angehen.',
  'pest-plant-health':
    "My box hedges are eaten bare, full of webs and little green worms. Can they be saved, and what do I spray without harming the bees? / The leaves of my old roses get black dots and fall, and the cherry is oozing something sticky. What's wrong with them, and how do they recover?",
  'tree-assessment':
    "Our oak drops branches on the pavement and the council wants it in writing from somebody qualified whether it's still safe to stand. / An der großen Buche am Schulhof wächst unten ein Pilz. Wir brauchen ein Schreiben von einem Fachmann, ob sie umfallen kann und was getan werden muss.",
  'green-roof':
    "From the bathroom I look down on grey felt and gravel. I'd rather see sedum and thyme up there on the carport, something for the bees. / Instead of the boring grass by our office we want poppies, cornflowers, butterflies. And up the bare north wall something should climb.",
  'grave-care':
    "Mum lies in Leicester and I live in Canada. Who'd put pansies there in spring, pull weeds, water, and wipe the stone now and then? / Auf dem Friedhof sieht es bei Oma traurig aus, alles verkrautet und das Licht umgekippt. Bitte herrichten, hübsch bepflanzen und den Sommer über gießen.",
  'invasive-plants':
    "From next door those canes come under the wall, even through the paving, taller than me in a week. I dig and dig; stop it for good. / A surveyor saw hollow stems with heart-shaped leaves by the brook and now the bank won't lend. It comes back each spring, thicker than before.",
  'playground-sauna-build':
    'High up in our walnut I want a hideout for the twins, with a rope ladder and a slide, so solid that even dad may come up. / Hinterm Haus wünschen wir uns eine kleine Schwitzhütte mit Holzofen, wo vier Leute sitzen können, und daneben einen gemauerten Grillplatz mit Spüle.',
  'loft-work':
    "Every Christmas I balance on a chair to shove boxes through the hatch. I'd like steps that fold down, and planks up there to walk on. / Under our tiles it's empty and dusty, but one can stand upright. Two nice rooms for the teenagers could be made there, with stairs and all.",
  'kitchen-renewal':
    'The cupboards are solid, just brown oak from 1985. New doors in pale grey and a new worktop, the insides stay as they are. / Zwei Schubladen klemmen, eine Tür hängt runter und am Spülbecken ist die Platte aufgequollen. Und das Buffet vom Opa müsste zehn Zentimeter kürzer werden.',
  'stairs-glass-build':
    "To get up to the second level in our converted barn there's only a ladder. Proper oak steps please, and a platform to sleep on above the desk. / It would help to see my shop floor from my desk without hearing it: something see-through from floor to ceiling with black frames and a door.",
  'timber-balcony-repair':
    "Rain drips through from upstairs onto the sitting area, and outside up there the slabs lift. I don't trust the railing corner any more either. / In unserem Fachwerkhaus bröselt der dicke Balken an der Wetterseite, man kann mit dem Finger reinbohren, und darüber senkt sich der Boden.",
  'building-code-check':
    "Our café wants a room upstairs for guests. Is one staircase enough to get out, how wide must doors be for wheelchairs, will the council nod? / The inspector wrote that our guesthouse lacks escape routes and the ramp's too steep. Somebody should go through the rules and tell us what has to be changed.",
  'house-design':
    "We've bought a narrow plot by the lake and want to live there with much light and wood. Draw us ideas of how it could be, from our wishes. / Ans Haus soll ein Atelier dran. Wie könnte das aussehen, wo fällt wann der Schatten hin, und passt das zum alten Giebel? Erst mal Ideen und Skizzen.",
  'building-quote-check':
    "Three builders, three offers, between 48,000 and 91,000 for the same attic. I can't make head or tail of it, is one of them cheating? / The contractor's final bill is 20,000 higher than agreed, with hours nobody remembers. Would someone who understands such things go through it line by line?",
  'home-staging':
    "Mother's house has been on the market for eight months and looks like 1974. Make it so that viewers fall in love: furniture, lamps, cushions, no knick-knacks. / Unsere leere Wohnung wirkt auf den Fotos kalt, und keiner beißt an. Wer stellt für ein paar Wochen schöne Möbel hinein, bis jemand kauft?",
  'boiler-replace':
    "The thing in our cellar is thirty-one, drinks oil like a sailor, and the sweep says it has to go. We'd like something newer before winter. / Twice patched up in one year, and now the engineer shrugs. Take the old gas box off the kitchen wall and put a modern one in its place.",
  'boiler-service':
    'It works fine, but nobody has looked at it for two years and the guarantee demands it. Clean, check, stamp in the booklet. / Einmal im Jahr, bevor es kalt wird, soll jemand nach unserer Gastherme schauen, durchputzen und messen, ob die Abgase in Ordnung sind.',
  'radiator-trouble':
    "In the children's room it stays lukewarm at the top and gurgles all night, while the living room's like a sauna. What can one do? / Downstairs everything's cosy, but under the roof I sit in a coat though I've turned the knob to five. And something in the pipe knocks.",
  'stove-chimney':
    "I want to watch logs burn behind glass on winter evenings. There's an old flue in the corner, somebody must say whether it's good and put one in. / Beim Anfeuern kommt der ganze Rauch ins Zimmer zurück, und es riecht nach Ruß. Seit Jahren hat da oben keiner mehr gefegt.",
  'floor-heating':
    "In the bathroom it used to be lovely under my bare feet; since autumn the tiles are icy while the hall's far too hot. / We're laying new oak downstairs and would like warmth to come from below at the same time, so the ugly things under the windows can go.",
  'ventilation-work':
    "After a shower, water runs down the mirror and walls, there's no window. Something should suck the steam out when I turn on the light. / Unser neues Haus ist so dicht, dass wir dreimal am Tag alle Fenster aufreißen. Es soll von allein frische Luft reinkommen, ohne die Wärme zu verlieren.",
  'cooling-plant':
    "My butcher's walk-in room shows nine degrees instead of two and I've half a cow hanging there. The thing on the roof just hums. / We're opening a flower shop and need a small room where it's always five degrees, for the roses, with a glass door for customers.",
  'heat-pump-fault':
    "The white box in the yard shows an error and clatters, indoors we've sixteen degrees, and the electric bill has exploded. / Draußen am Gerät mit dem großen Propeller bildet sich ein dicker Eispanzer, es schaltet sich alle paar Minuten ab, und drinnen wird's nicht mehr richtig warm.",
  'ac-fault':
    "It drips from the white thing over my bed and blows air that smells like wet dog, not cool at all. Thirty-four degrees tonight. / Our office one hums but only gives warm air since last week, and nobody's cleaned its filters in years.",
  'energy-advice':
    "My heating costs have doubled, and before I pour money into anything I'd like to know where the warmth escapes and what pays off first. / Lohnen sich bei uns eher neue Fenster, Wände einpacken oder was anderes? Jemand soll mit so einer Wärmekamera durchs Haus gehen und auch sagen, was der Staat dazugibt.",
  'thermostat-fit':
    "The dial in the hallway that's supposed to say how warm it should be shows nothing any more. I'd like one I can set from my phone. / On our radiators the knobs spin round with no effect, four of them. Put new ones on, with numbers big enough for granny to read.",
  'kitchen-fit':
    'Forty flat boxes from Ikea in the hall, and a plan. Somebody has to put the cupboards together, screw them up, cut the top and sink out. / Nächste Woche wird die bestellte Küche geliefert, aber ohne Aufbau. Wer stellt Schränke, hängt sie auf, setzt Spüle und Herd ein und macht alles bündig?',
  'partition-wall':
    "Our two girls share one big room and fight. Cut it into halves with something light, a door for each, and please so one can't hear the other. / The ceiling in our old flat is four metres up and full of pipes. Bring it lower with those white sheets, and little spotlights in between.",
  'facade-paint':
    'From the street our house looks like a dirty tooth: grey, green patches, here and there bits fall off. It should be creamy white all round. / Draußen an der Wetterseite bröckelt es bis auf die Steine. Bitte ausbessern und das Haus mit Gerüst rundum neu in einem warmen Gelb.',
  'outdoor-wood-paint':
    'Our garden hut has turned grey and splintery after ten winters. Sand it, and two coats of Swedish red so that it lasts. / The shutters are flaking, there are twelve of them, and the planks we sit on by the lake are dry as bone. Make them look fresh and rainproof.',
  'masonry-work':
    'A car drove into the bricks at the corner of our yard. The hole is as big as a door and should be built up again, matching the old stones. / Für die neue Treppe zum Keller brauchen wir ein Fundament, Stufen aus Beton und ein kniehohes Mäuerchen links und rechts aus Naturstein.',
  'built-in-furniture':
    'Beneath our sloping roof no bought cupboard fits. I want one from wall to wall, exactly into the angle, white, with drawers for jumpers. / Around the window I picture a bench with shelves left and right up to the ceiling, for all my books, made so that not a centimetre is lost.',
  'upholstery-work':
    "Granny's armchair has springs poking into my behind and the velvet is threadbare. I love it; it should be plump again, in moss green. / Sechs Esszimmerstühle von 1920, die Sitze durchgesessen, zwei Beine wackelig und der Lack stumpf. Die sollen wieder aussehen wie bei der Uroma.",
  'flat-roof':
    "The garage has felt on top that's forty years old and bubbles everywhere. Tear it off and make everything new, tight for the next thirty. / Our tiles are crumbling all over, patching no longer helps, says the man. We want the whole top of the house new, with warm stuff beneath.",
  'demolition-work':
    "There's a rotten shed with a concrete slab at the end of the plot. Everything should be gone, carted off and level. / Die Altbauwohnung soll nackt sein, bevor neu gemacht wird: Fliesen, Böden, alte Küche, Holzdecken, alles raus und in den Container.",
  'garage-door':
    "I press the button, it goes up ten centimetres, groans and stops. My car's trapped inside and I have to get to work. / At 76 I no longer want to climb out in the rain to heave the thing up or push the driveway wings open. It should open from the car.",
  'skim-walls':
    "Under the old paper it looks like the moon: bumps, holes, cracks. I'd like it even as an egg so we can paint straight on it. / In den neu gebauten Zimmern sind noch die rohen Ziegel zu sehen. Da soll was Glattes drauf, fertig, sodass der Maler anfangen kann.",
  'roof-clean':
    'Cushions of moss up there, on the north side all green, and lumps of it land in the gutter. Get it off gently and keep it from returning. / Our slates were red once and are now black with lichen. Not broken, only filthy; make them bright again, and put something on that protects.',
  'home-renovation':
    "We bought a terraced house from 1962 where nothing's been done: wires, pipes, bath, floors, windows. One firm should do the lot while we live at mum's. / Die Wohnung meiner verstorbenen Tante soll von Grund auf hergerichtet werden, alle vier Zimmer, Bad und Küche, Strom und Böden, sodass wir zu Ostern einziehen können.",
  'doors-windows':
    "All our indoor ones are hollow cardboard with holes kicked by the kids. Seven solid white ones with frames, please, and a safe one at the entrance. / Snap went the belt that pulls the slatted thing down in front of the bedroom window, so it's dark in there all day. Two others hang crooked.",
  'assemble-mount':
    'A wardrobe in 87 pieces, one bed and two chests lie in the hallway, and my husband has given up at step three. / Bei mir haben sich lauter Kleinigkeiten angesammelt: ein Griff lose, ein Regal aufzubauen, der Klodeckel wackelt. Wer kommt mal einen Nachmittag mit dem Werkzeugkasten?',
  'roof-repair':
    "Since the gale four tiles lie smashed on the drive, and above the landing there's a brown ring growing with each shower. / Around the chimney it drips into a bucket in the attic whenever the wind is from the west. The rest up there is sound.",
  'damp-mould':
    "Behind the cupboard black fuzz is growing, it stinks of cellar, and our baby coughs. I wipe with vinegar, in two weeks it's back. / Nach dem Wasserschaden ist unter dem Boden noch alles nass, die Tapete wellt sich, und es muffelt. Bitte Geräte aufstellen, bis es wirklich trocken ist.",
  insulate:
    "Snow melts off our house first in the entire street. Stuff something warm between the rafters and into the hollow walls, so the money doesn't fly out. / Our kitchen floor's ice-cold because the cellar beneath isn't lagged. Could someone stick thick panels under its ceiling and do up the attic as well?",
  'locksmith-job':
    "My handbag with keys and address was stolen. I'd like new ones in front and back before tonight, otherwise I shan't close an eye. / Der Schlüssel dreht sich nur noch mit Gewalt, und einmal ist schon einer abgebrochen. Außerdem will ich einen Riegel, seit bei Nachbarn eingestiegen wurde.",
  'window-replacement':
    "Ours are from the seventies, single panes, in the morning there's water on the sill and you hear every bus. All nine out, modern ones in. / The wooden frames at the back are so rotten that I can push a pencil in. Instead of patching, I want new ones in plastic, three layers of glass.",
  'woodwork-repair':
    'The third step creaks and gives, and two of the turned sticks in the banister are missing. With toddlers about, that frightens me. / Am Geländer wackelt der Handlauf, eine Stufe ist gerissen und die Fußleiste im Flur abgesplittert. Alles aus Eiche, soll bleiben und wieder fest sein.',
  'wall-hanging':
    "I've a 65-inch telly, two mirrors and grandma's oil painting leaning about for months. My walls crumble when I drill, so who does it straight? / It's concrete, my drill just screams, and the rod for the drapes has fallen down again. Four shelves are waiting too.",
  'grab-bars':
    'Dad slipped getting out of the tub. He needs things to hold on to, no thresholds, a seat under the shower, so he can stay at home. / Nach dem Schlaganfall kommt meine Frau nicht mehr sicher durch die Wohnung. Handläufe im Flur, ein höheres Klo, eine kleine Rampe am Eingang, was würden Sie raten?',
  'door-easing':
    "It scrapes over the new carpet, I have to lift it with my hip, and the bathroom one won't click shut. And it squeals at night. / Since the wet summer I can hardly get into my bedroom, the wood sticks at the top. Shave a bit off or whatever's needed.",
  'draughty-windows':
    "When the wind blows, the candle on my sill goes out though everything is closed. I don't want new ones, only that it stops whistling through. / Im Schlafzimmer zieht es wie Hechtsuppe, an den Rahmen ist der Gummi bröselig und die Griffe schließen nicht richtig fest. Bitte wieder dicht machen.",
  'gutter-clean':
    "Rain splashes over the edge right in front of our door, up there a little birch is growing out of the leaves. And one joint drips. / Leaves from the maple fill it every November, and the pipe down the wall has come loose. I'm too old for ladders.",
  'locked-out':
    "The wind slammed it and I'm standing on the landing in slippers, the soup's on the stove! Come quickly, without breaking anything, please. / Ich komme nicht in meine Wohnung, der Schlüssel steckt von innen und mein Kind ist drin. Linz, dritter Stock, bitte sofort jemand.",
  'slope-terracing':
    "Behind our house it drops off so steeply that balls roll into the neighbour's pond. I'd love two or three level strips with low walls where I could grow vines. / After every cloudburst earth slides from the bank onto our driveway. Big stones or posts should keep it where it belongs, and a few steps would help to get up there.",
  'house-moving':
    'On the 28th we go from a fourth floor in Leeds to a cottage in York: beds, piano, forty boxes, two cats. Strong men with a lorry, please. / My studies are over and my things have to get from the hall of residence to my first own flat, not much: a desk, a mattress, twelve crates and a bike.',
  'home-cleaning':
    "With two jobs and three kids I don't get round to it. Every Friday someone ought to hoover, mop, do the bath and change the beds. / Die Handwerker sind endlich weg, und alles ist voll Staub, Farbspritzer und Aufkleber. Vor dem Einzug soll einmal von oben bis unten gewischt und geputzt sein.",
  'window-wash':
    "I can hardly see the hills through the streaks any more. Twenty-two panes inside and out, some of them only reachable with a long pole. / Schoolchildren press their noses against my toy store's front, and the conservatory roof is covered in pollen. Once a month I'd like to have everything crystal clear.",
  'roof-window':
    'The slanting one above my bed lets drops in at the bottom corner when it rains, and the handle just turns round. / Oben unter der Schräge ist es stockfinster. Da soll Licht rein, ein Fenster zum Aufklappen zwischen den Sparren, mit Blick auf die Sterne.',
  'insect-screens':
    "Every summer night it's either stifling air or forty bites. Fine nets for five openings and the patio, so that the cat can still go out. / Flies all over my bakery's back room and the inspector frowned. Something made to size for the window and a mesh that swings behind you at the entrance.",
  'carry-heavy':
    'A safe weighing 200 kilos stands in the cellar and has to get up eleven steps into a van. My back says no. / Bei Kleinanzeigen habe ich ein Klavier gekauft, das steht drei Straßen weiter im zweiten Stock. Wer schleppt das zu viert zu mir herüber?',
  'textile-cleaning':
    "Red wine, a toddler and a wet dog: my pale grey couch has seen it all and smells accordingly. I'd like to sit on it without shame. / My asthma gets worse in bed and there's a yellow stain from my boy. Could someone come with a machine that washes it deep down, and the stairs runner as well?",
  'paint-rooms':
    "The bedroom is still in the last owner's purple. Make it a calm sand tone, the ceiling white, and my teenager wants one dark blue side. / Wir ziehen aus und müssen drei Zimmer und den Flur weiß übergeben. Wer rollt das bis Sonntag sauber, ohne die Steckdosen zu bekleckern?",
  'wall-repair':
    'The doorknob has punched a hole in the plasterboard and a crack runs from the corner to the lamp. Fill it so one never sees it again. / After the water came through, a piece as big as a tray fell off above my bath. Patch it, make it flat, and touch up the colour.',
  'lay-floor':
    "The carpet smells of previous tenants. I'd like oak boards or something that looks like it in two rooms, with the strips along the edges. / Unser Linoleum wirft Blasen und reißt an der Tür. Raus damit, und etwas Warmes, Pflegeleichtes für 40 Quadratmeter rein, das man einfach zusammenklickt.",
  'tile-work':
    "The space behind my stove is bare plaster and grease gets in. I bought handsome little blue squares in Portugal; who sticks them up neatly? / In the hall and scullery I'd like big grey stone-like plates on the ground, about 18 square metres, so that wet boots don't matter.",
  'tile-mend':
    "The black lines around my bath can't be scrubbed clean any longer, and there's one square with a chip where the shampoo fell. / Neben der Dusche klingt es hohl, zwei Stück haben sich gelöst und die Ritzen dazwischen bröseln heraus. Vier passende habe ich noch im Keller.",
  'sand-floor':
    "Underneath the lino we discovered old pine boards, with paint and glue on them. They should come up pale and smooth, and be oiled. / Dad's parquet is dull, there's a black path from the sofa to the kitchen and two little blocks are loose. Take a layer off and varnish it anew.",
  'wall-removal':
    "I'd like to talk to my guests while I'm cooking. Kitchen and living room should become one, though I don't know what's resting on those bricks. / Zwischen Flur und Wohnzimmer hätten wir gern einen breiten Durchbruch mit Rundbogen. Trägt die Wand etwas? Jemand soll es sicher machen und den Schutt mitnehmen.",
  'house-extension':
    'With the third baby coming we need one more bedroom and have space beside the kitchen. Build something on, from digging to roof. / Our car has never slept in there anyway: turn that garage into a cosy flat for mother with a little bath, warm and dry.',
  'play-equipment':
    "Four boxes came with a round bouncing thing as big as a bus, 96 springs in all. The birthday boy can't wait and I'm all thumbs. / Aus dem Baumarkt haben wir so einen Turm mit Rutsche und Schaukel, alles vorgebohrt. Wer setzt ihn zusammen und verankert ihn, damit er nicht kippt?",
  'lawn-care':
    "More moss than grass, with bald yellow patches where the dog pees. Comb it out, sow the gaps, cut it every two weeks until October. / Under the apple trees it's knee-high and my hip won't let me push any more. Just keep that meadow short, please, and poke some holes so the rain gets in.",
  'planting-job':
    'Eight lavenders, three hydrangeas and a cherry are standing in pots in front of my garage. Dig holes, put them in where my sticks are, water. / Meine Balkonkästen sind leer, Geranien und Erde hab ich schon vom Markt geholt. Mit Gips am Arm krieg ich das nicht hin, wer setzt sie ein?',
  'property-valuation':
    "My brother's paying me out for our parents' home, and we need a fair number from somebody who isn't an estate agent wanting to sell. / How much might my one-bedroom by the harbour fetch today? Divorce is coming and the judge wants it in black and white.",
  'energy-certificate':
    "The agent says without that coloured page from A to H I can't put my flat up for sale. Come, look, hand it to me. / Zum Vermieten brauche ich dieses Papier mit der Skala von grün bis rot, sonst droht ein Bußgeld. Baujahr 1978, Gasheizung, Rechnungen liegen bereit.",
  'piano-tuning-work':
    "Nobody's touched grandma's upright for ten years; chords sound like a saloon and the middle D sticks. My daughter begins lessons in May. / Before the recital in our hall the grand should sound true again. It's half a tone flat and one pedal squeaks.",
  'instrument-mending':
    "My son's clarinet only squeaks since he dropped it, one of the little cushions has come off and a key is bent. / An Omas Geige ist die Decke gerissen, der Steg umgefallen, und die Haare am Bogen sind fast alle ab. Ich würde gern wieder darauf spielen.",
  'compressor-repair':
    "The red thing in our paint shop that fills the hoses runs without a pause and still never gets to eight bar. It hisses somewhere too. / My dental chair's drills lose puff because the roaring box in the basement coughs and leaves oil and water in the line. I've patients at two.",
  'conveyor-repair':
    'The belt that takes the crates from sorting to lorry drifts to the left until it rips at the edge, and one roller screams. / Unsere Maschine, die Kekse in Folie einschweißt, zerreißt jede zehnte Tüte und bleibt dann stehen. Das Laufband davor ruckelt auch.',
  'hydraulic-repair':
    "The digger's arm sinks by itself when I let go, and there's a thin red puddle beneath the hoses. The trench isn't going to dig itself. / Our big squeezer that bends sheets has lost its force, the oil's getting hot and it comes down in jerks. Twenty tons it should have, five it's got.",
  'forklift-repair':
    'The yellow one lifts empty pallets but not full ones, and it beeps with a wrench on the display. Lorries are queueing at the dock. / In unserer Werkshalle hängt der Haken an der Decke fest: rauf geht, runter nicht, und quer fährt er nur ruckweise. Sechs Tonnen Stahl warten.',
  'farm-machine':
    "The baler knots every second time only, and rain's forecast for Wednesday with forty acres of hay lying there. / My old Massey won't pull up the hill, white smoke comes out, and the shaft at the back which drives the mower doesn't turn.",
  'workshop-machine':
    "Our big bench saw doesn't cut square any more and stops under load, and the planer leaves ripples. Half of the joinery stands still. / Der Laser in unserem Gravurladen brennt nur noch blass, links unten gar nicht mehr, und die Druckmaschine nebenan zieht schiefe Streifen.",
  'metal-fabrication':
    "I'd like a railing for five steps, black, flat bars, just plain. And a fire bowl, if you have iron left over. / We need twelve sturdy table frames for our brewery, legs like an X, and a gate two metres wide, all after my sketch and rust-proof.",
  'scada-dashboard':
    'In our dairy I want to see on the office screen how warm each tank is, right now and last night, instead of walking round with a clipboard. / Wie oft steht unsere Abfüllung, wie viele Flaschen laufen pro Stunde? Das soll an der Hallenwand stehen und gespeichert werden, die Werte kommen aus der Steuerung.',
  'drive-setup':
    "There's a new motor on our mixer and a grey box with a display that sets how fast. It trips when starting; somebody should put in the right values. / Our fountain has three pumps and we need one steel cupboard with all the switches, fuses and terminals, wired and tested as per the drawing.",
  'machine-move':
    'A lathe of three tons has to get from Hull to our new hall, off the lorry, set level, bolted down and running again. / Wir haben eine gebrauchte Presse gekauft. Die muss beim Verkäufer abgebaut, hergebracht, durchs enge Tor gebracht und bei uns wieder ausgerichtet werden.',
  'metal-mend':
    'A leg of my cast-iron bench has snapped clean off. Can that be joined again so nobody lands on the ground? / The hitch on my trailer has cracked through and the gate has lost a hinge. Bring your gear, the pieces fit together exactly.',
  'production-improve':
    "We make 80 windows a day and could sell 120. Parts lie around for hours between stations, everybody's running, yet it doesn't get more. / Bei jedem Wechsel von Himbeer auf Aprikose steht unsere Marmeladenlinie zwei Stunden. Und mal ist der Ausschuss 1 Prozent, mal 9. Das muss besser gehen.",
  'machine-fault':
    "The line stops every twenty minutes, shows a different message each time, and the maker's hotline is no use. Find out why, we're losing a fortune. / Night shift called: the bottle washer jams without any reason, then works again for hours. Please come, look for the culprit and get us going.",
  'plc-project':
    'Our old concrete plant is run by relays from 1979. It should get a modern Siemens brain with a touch screen, all steps newly written. / Für unsere neue Sortieranlage mit acht Weichen und zwanzig Lichtschranken brauchen wir jemanden, der die ganze Logik in TIA schreibt und sie vor Ort zum Laufen bringt.',
  'plc-change':
    "In the Siemens box of our oven the waiting time should be 90 seconds rather than 60, and a second lamp ought to blink. Only that, while it keeps working. / We've added one sensor to the bottling line. Now the existing logic has to take notice of it and stop when the lid's missing.",
  'robot-cell':
    "Heavy gearboxes are lifted onto the pallet by hand and our people's backs are ruined. A mechanical arm behind a fence should do it. / Könnte ein Arm bei uns die Bleche in die Presse legen und wieder herausnehmen? Wir bräuchten Planung, Greifer, Zaun und alles, bis es läuft.",
  'robot-teach':
    "Our Kuka sprays chairs. Now there's a new one with arms and it has to know the way round, where to tilt and when to stop spraying. / The arm in our cell has picked up boxes for years, but from Monday they're ten centimetres taller. Show it the new points.",
  'cnc-job':
    "We've got a new Haas and no one who can get it to cut our flange: which tools, which speeds, and the lines of code. / Zehn Alu-Griffe nach meiner Zeichnung sollen aus der Fräse kommen. Maschine steht bei uns, aber das Programm fehlt und beim Einrichten brauche ich Hilfe.",
  'preventive-maintenance':
    "We only ever repair when it's too late. I want a calendar telling us what to oil, check and swap when, for all forty machines. / Twice the same bearing has ruined our Christmas shift. Work out, per machine, which parts should be looked at how often, and how we notice wear in time.",
  'pump-motor':
    "It howls, gets so hot one can fry an egg on it, and at the shaft water's spraying. It empties the pit of our car wash. / Am Rührwerk der Großbäckerei mahlt es im Getriebe wie Kies, Öl tropft auf den Boden. Der Antrieb müsste ausgebaut und überholt werden.",
  'machine-safety-file':
    "The new press we built ourselves has no CE sticker, and the man from work safety says nobody may use it till there's a file. / A trainee nearly lost a finger at our cutter. It needs guards, a red mushroom button and the papers that show we've considered all the dangers.",
  'cnc-fault':
    "Alarm 414 on the Fanuc, the Z axis doesn't move, and the tool changer stopped halfway. Fifty shafts must leave on Thursday. / Unsere Fräse von DMG fährt seit heute den Nullpunkt falsch an, kratzt ins Werkstück, und die Spindel macht Geräusche. Wer kann schnell kommen?",
  'robot-fault':
    "Our orange arm froze in mid-air this morning, the tablet says 'encoder battery' and joint four, and the cars pile up. / After a bump with a crate it no longer hits its positions, is off by two centimetres, and then switches off with a collision message.",
  'spare-part':
    "The little lever of my blender broke and the maker has none any more. You get both halves by post; make me a new one from plastic. / An unserem alten Kinderwagen ist ein Plastikclip zerbrochen, gibt's nirgends zu kaufen. Den müsste man nachbauen und ausdrucken, am besten gleich drei.",
  'circuit-board':
    'On a breadboard my plant waterer works, a tangle of wires. I want it small and neat on one green piece that a factory can stuff. / We need electronics for a bicycle lamp: battery, charging by USB, four LEDs, round as a coin. From the schematic to the files for the manufacturer.',
  'printer-3d-fault':
    "Spaghetti instead of a vase! The first layer doesn't stick, then the nozzle clogs, I've tried everything on my Ender. / Mein Bambu macht plötzlich Fäden und versetzte Schichten, und das Bett ist nirgends gerade. Früher kamen die Figuren super heraus.",
  'cutting-files':
    "A friend has a laser and would burn out my wooden advent arch, but he needs the lines as vectors; I've got a pencil sketch. / From grandpa's signature and a swallow I'd like stickers made; the plotter in our makerspace only eats SVG. Trace them neatly so the knife can follow.",
  'wallpaper-hanging':
    'Seven rolls with herons on them are waiting for my bedroom. The woodchip from the eighties has to come off first, and the birds should meet at the seams. / Drei Lagen alte Blümchen kleben im Flur, die kriege ich nicht runter. Danach soll eine schlichte Bahn mit Streifen drauf, ohne Blasen.',
  'glass-pane':
    "Football versus kitchen: there's a star-shaped hole in it, I've taped cardboard on. The frame's fine, only that see-through bit has to be new. / A stone from the mower cracked the patio door, and in the other one it's foggy between the two layers. Swap just those.",
  'declutter-home':
    "Papers, clothes, gadgets, forty years of them, I can't see the table and I'm ashamed. Somebody kind to decide with me what stays. / Mamas Haus muss bis Monatsende leer sein. Wer hilft aussortieren, was verschenkt, verkauft oder weggeworfen wird, und bringt das Übrige in Ordnung?",
  'pressure-wash':
    'Green slime on the slabs makes it an ice rink. Blast it off with that water lance, and the bird mess on the front too. / Somebody sprayed obscene purple letters across our youth club overnight. Off with them before the parents come on Friday.',
  'land-survey':
    'The neighbour says my hedge stands half a metre on his side. Somebody official with those tripods should find the old stones and settle it. / Wir teilen Opas Wiese unter drei Enkeln auf. Es muss jemand kommen, der genau einmisst, wo welches Stück anfängt, mit Pflöcken und Höhen.',
  'rainwater-tank':
    "All that wet stuff from my roof runs into the drain while I pay for every can for the beans. Something that catches and keeps it, please. / Under the lawn we'd like a big container, 5,000 litres, so that the toilets and the hose are fed by what falls from the sky.",
  'solar-thermal':
    "The dark panels up there used to give us free baths from April on. Now, in blazing sunshine, the shower's tepid and something hisses on the roof. / Im Sommer soll die Sonne unser Badewasser warm machen, damit der Ofen aus bleiben kann. Vier Leute, Süddach, und im Keller ist Platz für einen Speicher.",
  'internet-outage':
    "Since Monday the box has been blinking red, nothing loads, and the hotline lets me listen to pan flutes. My job's done from home! / Every evening at eight our connection drops for some minutes, then it comes back. The provider says all's fine at his end, who finds out where it breaks?",
  'tv-aerial':
    'After the storm half the channels have turned into little squares, and it says no signal at all when it rains. The bowl on the chimney hangs crooked. / Auf unsere Almhütte soll diese weiße Platte von Starlink hinauf, sturmfest, mit dem Kabel durch die Wand. Und die alte Schüssel fürs Fernsehen gleich neu ausrichten.',
  'rack-tidy':
    "Opening the cupboard in our copy room, blue and yellow spaghetti falls towards you. Nobody knows which cord belongs to which desk; bring order and stickers. / When something has to be unplugged everyone is afraid the wrong person goes dead. I'd like neat bunches, numbers on both ends and a plan inside the door.",
  'site-wifi':
    'Our campers walk to reception with their tablets because at the lake pitches they get nothing. 120 places, lots of trees, everyone should be able to stream. / In den hinteren Zimmern unserer Pension beschweren sich die Gäste, dass nichts lädt. Es soll überall klappen, mit eigenem Zugang für Gäste und ohne Passwortzettel.',
  'shutter-motors':
    'Each night I crank fourteen of those slatted things down by belt and my shoulder aches. I want to press one switch, or have them go by the sun. / The cloth above our terrace is wound by hand. It should come out at a button and pull itself in when the wind rises.',
  'voice-devices':
    "Alexa says she can't find the lounge any more, and the bulbs stay on. Since the new router I shout at a tin can. / Früher sagte ich 'Gute Nacht' und alles ging aus, jetzt reagiert Google nicht mehr, und drei Lampen heißen 'nicht erreichbar'.",
  'video-doorbell-fit':
    "Parcels vanish from our porch. I'd like to see on my phone who's ringing, even at work, and the bell with the lens is already here in its box. / The kids lose their keys. A keypad or fingerprint in the front entrance, opened with the phone for the cleaner, should be put in.",
  'building-link':
    'My study is in the old stable, thirty metres across the yard, and there the internet is dead. It should be just as good as indoors, dig or beam. / Zwischen Haupthaus und Werkstatt liegt ein Hof von 80 Metern. Die Rechner drüben sollen genauso ins Netz kommen wie die vorne, stabil und ohne Gefummel.',
  'camera-fault':
    "The eyes over my petrol pumps have gone black at night, two of them show nothing at all, and last week's pictures weren't saved. / For no reason our siren goes off at three in the morning, the street hates us, and the keypad says zone four.",
  'cable-run':
    "From the router in the hall to my son's room upstairs, I want one proper wire for his games, hidden behind the skirting. / Hinter dem Fernseher und am Schreibtisch brauche ich je eine Dose, an der ich den Computer anstöpseln kann. Der Kasten steht im Keller, sonst nichts Wildes.",
  'shutter-motor-fault':
    "Halfway down it stopped and now it only hums when I press the arrow; the living room's dark and I can't get it up. / The sunshade outside has gone out with a jerk and won't retract, though a storm is announced, the remote blinks but nothing moves.",
  'home-wifi':
    "Upstairs and in the tub my films freeze, in the kitchen it flies. I'm fed up with the kids yelling 'no bars!'. / Wir haben gutes Internet gebucht, aber durch die dicken Wände kommt im Schlafzimmer nichts an. Überall im Haus soll das Handy flott sein, auch auf der Terrasse.",
  'network-cabling':
    'While the walls are open: two sockets for data in every room, all coming together in the utility room, measured and labelled. / Fourteen of us are going to sit in an old bakery and want proper lines to every desk, not this radio stuff, before the plaster goes on.',
  'office-network':
    'Our firm grew from three to twenty and everything hangs on a supermarket router. Guests, tills and phones should be apart, with something safe at the front. / Die Technik, die unsere Büros verbindet, ist zehn Jahre alt und fällt oft aus. Alles soll neu: Verteiler, Funk, Firewall, für zwei Etagen und 35 Leute.',
  'camera-network':
    "Twice thieves have been at our timber yard. I'd like eight eyes round the fence that see in the dark, saved for ten days and viewable from home. / Who goes in and out at the stables at night? I'd like to be able to look at my horses on the phone, and keep recordings in case somebody cuts tails again.",
  'remote-access':
    "When I'm at my holiday home I can't get at the files on the office machine. It should be as if I sat there, but with nobody else sneaking in. / Unsere zwei Läden in Graz und Wels sollen auf dieselben Ordner zugreifen, sicher durchs Internet, und jeder darf auch vom Sofa aus dran.",
  'voip-phones':
    'Since the changeover callers hear themselves twice, or the line drops after thirty seconds, and nothing can be put through to my colleague. / Six of us, one number, and press 1 for appointments, 2 for prescriptions: our surgery wants to ring and be rung through the internet from autumn.',
  'lightning-protection':
    'Last August it struck next to us and cooked every telly in the street. Our farmhouse stands alone on a hill; make it safe up top and inside. / Auf dem Kirchendach liegen alte Drähte bis in die Erde. Keiner weiß, ob die bei Gewitter noch taugen. Jemand soll messen und uns ein Blatt geben.',
  'lighting-renewal':
    "In our gym half of the tubes buzz and the rest take ten minutes to brighten. Something thrifty, bright and ball-proof all over. / At dusk our garden is a black hole. I'd love the old maple to glow, steps one can see, little spots along the path, thoughtfully arranged.",
  'electric-heaters':
    "The conservatory has no pipes and it's eight degrees in there. Something flat on the wall that simply runs from the socket and warms my knees. / In unserer Reithalle frieren die Zuschauer, und in der Werkstatt daneben auch. Wir denken an Strahler oder Gebläse an der Decke, aber ohne Heizkörper und Rohre.",
  'power-supply-upgrade':
    'Oven, car and sauna together, and the whole house goes dark. The utility says our line from the street is too thin; who finds out and gets us more? / Our joinery wants two more big machines. Can what comes in from the transformer cope, and if not what must be applied for?',
  'fire-alarm-service':
    'Twice a year those red buttons and the ceiling discs in our care home must be tested by law, and one wing has been showing a fault. / In unserem Hotel heulen nachts grundlos die Sirenen, und die grünen Fluchtweg-Leuchten sind zum Teil dunkel. Wer prüft das Ganze und bringt es in Ordnung?',
  'hot-water-circulation':
    "In the upstairs bathroom I let it run two whole minutes till it's no longer icy. What a waste; it should come at once. / Guests at the end of our corridor complain about cold showers, though those near the boiler are fine. And the little pump that keeps it going round ticks.",
  'water-hygiene':
    'A letter says our apartment house must be examined for that bug you breathe in under the shower. Someone should take bottles from the taps and send them in. / Nach der Probe waren im Altersheim zu viele Keime drin, und wir dürfen nicht mehr duschen. Wer findet heraus, wo sie sitzen, und wird sie los?',
  'well-pump':
    "There's a hole with good water eleven metres down in our yard, but when I press the switch it only spits air and sand. / Could I water my potatoes from the ground instead of the mains? Drill down wherever there's something and put in a thing that brings it up.",
  'drain-smell':
    'It stinks of rotten eggs in our guest loo, mostly when the wind turns, and the basin gulps whenever someone flushes. / Wenn oben jemand badet, blubbert es unten in der Dusche, und dann mieft es wie Kloake. Verstopft ist nichts, das Wasser geht normal weg.',
  'backwater-lifting':
    'In heavy rain the filth from the street comes up through our basement loo. There must be some flap which closes when it pushes back. / The toilet in the cellar lies lower than the pipe in the road; a box with a pump carries it up, only now it hums and overflows.',
  'new-pipework':
    'Our annexe has walls and a roof but as yet nothing to wash your hands with. Everything to and from kitchen, bath and loo needs to be run in. / Wir bauen das Dachgeschoss aus und wollen dort ein Bad. Vom Keller hoch muss alles neu verlegt werden, Zuläufe und Abläufe, die Schlitze sind schon gestemmt.',
  'consumption-meters':
    "Tenants in my six flats share one bill and quarrel. I'd like little counters in each, so everybody pays what runs through his own pipes. / The dials under our sinks have passed their date, and the ones on the radiators are still the little tubes. Replace the lot with those you read from outside.",
  'heating-design':
    'Before we buy anything: how much warmth does each room in the old school need, and how big should pipes and pump be? On paper, please. / Bei uns werden manche Wohnungen 25 Grad warm, andere nur 17. Jemand soll ausrechnen, wie viel Wasser durch welchen Strang muss, und alles sauber einstellen.',
  'oil-tank-removal':
    "We've gone over to pellets and in the cellar there's still that steel monster with 300 litres inside. Suck it dry, cut it up, take it away, with a certificate. / Buried by our drive lies an iron belly from 1969 which smells lately. Is it tight, can it be mended, or must it be filled with sand?",
  'leak-guard':
    "Twice the washing machine hose burst while we were away. I want something that notices wet floors, turns the main off and tells my phone. / Unsere Ferienwohnung steht oft wochenlang leer. Falls ein Rohr platzt, soll es automatisch abdrehen, und ich will eine Nachricht bekommen, wo's nass ist.",
  'pipe-winterising':
    "Our chalet stands empty from November to March, and two years ago everything burst. Empty it all so the cold can't do harm. / In the unheated attic there are bare copper ones and at minus ten nothing comes out any more. Wrap them up before Christmas, or put in something that warms.",
  'outdoor-tap':
    "I carry cans from the kitchen through the parlour to my tomatoes. It'd be bliss to fill up right by the back wall, even in frosty March. / Im Hobbykeller gibt es kein Wasser. Ich möchte dort Pinsel auswaschen können und draußen am Hof den Schlauch anschließen.",
  'water-heater-change':
    "The tank in my bathroom that's hung there since 1994 is rusty underneath and drips brown. Put up a new one, eighty litres or so. / Under the salon's basin there's a little white box for warm washing; it's dead, the electrician says don't bother. I'd rather have one that never runs out.",
  'water-treatment':
    "White crust everywhere, kettle, glasses, shower head; my skin itches and every machine dies early. I'd like it soft. / Aus unserer eigenen Quelle kommt es bräunlich und riecht nach Schwefel, die Wäsche wird gelb. Was müsste man einbauen, damit man es trinken mag?",
  'shower-fit':
    "I can't lift my leg over the edge of the tub any more. Take it out, and I'd like to walk in flat behind glass. / The acrylic under my feet has cracked and creaks. New tray, new doors, in a corner that's 90 by 90, and the rest of the room stays.",
  'basement-pump':
    "Since the thaw it rises through the cellar floor, ankle-deep, and the washing machine stands in it. Suck it out and make sure it can't happen again. / In unserer Grube unter der Kellertreppe schwimmt etwas, das früher das Wasser wegschaffte. Jetzt rührt es sich nicht mehr, und es steigt und steigt.",
  'toilet-fit':
    "Our bowl has a crack and wobbles, after forty years I'd like one that hangs on the wall, so you can mop underneath. / There's a cupboard under the stairs with pipes in it. In there should be a little place to go, with somewhere to wash your hands.",
  'gas-work':
    "Near the cooker there's a whiff of that garlicky stink. I've turned off the yellow lever and opened everything, someone has to look at once. / Mein neuer Herd mit Flammen steht da, aber das dicke gelbe Rohr endet in der Wand. Wer darf den anschließen und prüft, ob alles dicht ist?",
  'pressure-pipes':
    "In our attic flat the shower's a sad trickle, and if the neighbour flushes, it's nothing at all. Downstairs it gushes. / Rust-brown dribbles come out in the mornings and the old lead in the walls worries me, with a baby coming. Put in new ones from cellar to kitchen.",
  'sewer-septic':
    "Out in the yard a hollow has sunk in and it's soggy and foul. A camera man says roots have broken the clay thing towards the street. / Unsere Grube hinterm Hof läuft über, obwohl sie gerade erst leergepumpt wurde. Das Ablaufrohr ins Feld scheint zu, und der Deckel ist gebrochen.",
  'tap-change':
    "I've a lovely brass one with a high neck for the kitchen, bought on holiday. The wobbly chrome one must come off and mine go on. / Our shower's knob where you set how hot it is won't stay put, it's ancient. We want a new one with a big rain head.",
  'sink-leak':
    'My pots in the cupboard are swimming again, it comes from that bent plastic thing down there as soon as I let the dishwater go. / Im Bad steht unterm Waschbecken immer ein Eimer, tropf, tropf. Am Siphon ist alles feucht, und der Schrankboden quillt schon auf.',
  'car-battery-change':
    "It only goes click-click when I turn the key and the lights are dim; left the radio on at the lake, and it's the third time this winter. / My neighbour jump-started me twice this week. I want a fresh one in, here in my drive, without losing the clock and the seat settings.",
  'puncture-mend':
    "Ran over a screw, and now I'm standing on a lay-by near Dover with a hissing left rear and no spare. / Am Kinderanhänger und an meinem Rad ist die Luft draußen, wahrscheinlich eine Scherbe. Und am Auto ist es vorne rechts jeden Morgen auch platt.",
  'oven-clean':
    "When I heat it up the smoke alarm goes: two years of pizza and Sunday roasts baked onto the walls and the glass. I give up. / Our grill's a lump of fat from last summer, and the thing above the stove drips yellow. Before my mother visits they must sparkle.",
  'solar-panel-clean':
    "The farmer next door threshes, pigeons sit up there, and our black glass on the roof's all grey. With soft water and long brushes, please. / Auf unseren Modulen klebt Vogeldreck und Blütenstaub, seit acht Jahren war niemand oben. Wer wäscht sie ohne Kratzer und fällt nicht runter?",
  'tv-setup':
    "I've been given a new telly with a stick and a black bar for the sound, and only see a menu in Dutch. I'd like the news at eight. / How do Netflix, football and my husband's old programmes all get onto one remote? The box came last week and we're too stupid for it.",
  'blind-fit':
    "The sun roasts my desk from two o'clock. I've bought four of those you pull down; someone should drill and hang them straight. / Fürs Küchenfenster und die Balkontür hätte ich gern etwas gegen die Blicke von gegenüber, Plissees oder so, und über den Balkon ein kleines Sonnendach zum Ausfahren.",
  'septic-emptying':
    "We're not on the main sewer, and the pit behind the barn's full to the lid. A lorry with a fat hose should suck it out, this week. / Behind our chip shop there's a container that catches the fat before the drain. It's brimming, and it reeks into the dining room.",
  'smart-home-build':
    "In our new house I'd like one button 'leaving' that turns off lights, closes the slats and lowers the warmth. Who thinks it all up and sets it going? / Im ganzen Haus soll alles vom Handy aus gehen, Licht, Rollos, Steckdosen, Türen, und zwar unter einem Dach statt mit zehn Apps. Angefangen haben wir noch nicht.",
  'smart-home-mend':
    "Our clever house has gone mad: lamps come on at four, the blinds ignore me and the app shows everything grey since an update. / A fellow installed Homematic for us and then disappeared. Now half of it doesn't react, and when I leave, the coffee machine starts.",
  'alarm-entry':
    "There were burglars three doors down. I'd like something that howls and calls me when someone forces a window, nothing is in yet. / Unser Vereinsheim hat vierzig Schlüssel im Umlauf. Mit Chips oder Codes soll man hineinkommen, und wer kündigt, kommt nicht mehr rein.",
  'smart-climate':
    "Why heat while we're at work? Each room should know when we're home, and the slats should go down on their own when it's hot. / When the sun's shining onto the roof, our washing machine and the car should start on their own, so we don't give the power away.",
  'home-cinema':
    "In the cellar we'd like a big screen, popcorn and rumbling from all corners when the dinosaurs come, without a cable in sight. / In Küche, Bad und Wohnzimmer soll dieselbe Musik laufen, oder jeder seine eigene. Bitte Lautsprecher aussuchen, einbauen und so einrichten, dass meine Frau es bedienen kann.",
  'windscreen-repair':
    "On the motorway a pebble hit right in front of my eyes; there's a star now and it's growing towards the mirror. / Someone smashed the little pane at the back of my Golf and stole a jacket. Crumbs all over the child's seat, and rain's coming in.",
  'wheel-balance':
    "From about seventy the steering shakes in my hands like a wet dog, below that everything's calm. It began after I hit the kerb. / Nächste Woche soll es schneien, und die Winterreifen liegen noch im Keller. Bitte draufmachen, und wenn's dann auf der Autobahn rüttelt, gleich mit beheben.",
  'inspection-prep':
    "My Fiesta's MOT is due on the 20th and I don't want to fail again. Look at it beforehand, bulbs, rust, tyres, and put right what they'd moan about. / On Friday we're driving 2,000 miles to Greece with the kids. Somebody should give the old Volvo a good going over so we don't get stranded.",
  'car-key':
    'My only one fell into the lake. The Corsa stands at the beach locked, and in it are my shoes and phone. / Der Schlüssel von unserem Passat macht nur noch auf, wenn man ihn direkt ins Schloss steckt, und starten geht gar nicht. Einen zweiten hätte ich auch gern.',
  'vehicle-fitting':
    "I bought a caravan but my estate has nothing at the back to hang it on. Ball, plug and whatever the computer wants to know. / My 2009 Polo can't play music from my phone. There's a new one with a screen and a reversing camera in the boot, who builds it in?",
  'scooter-repair':
    "Mother's mobility thing just beeps and stands still, halfway to the chemist. She's stuck indoors until it rolls again. / Mein E-Roller, der zum Draufstehen, bremst nicht mehr und geht mitten auf dem Weg zur Schule aus. Am Kinderwagen meiner Schwester ist auch ein Rad ab.",
  'boat-work':
    "The outboard coughs and dies as soon as we're off the jetty, and there's water between the floorboards. I want to go fishing on Sunday. / Our little sailing cruiser must come out in October, be scraped of barnacles, painted underneath and put to sleep for the winter.",
  'camper-fault':
    "Rain drips onto our bunk in the motorhome, the fridge only works on mains and the water pump's dead. We set off for Brittany in a week. / Am Anhänger brennt rechts kein Licht, die Kupplung klappert, und die Reifen sind rissig. Dabei muss am Samstag das Pferd aufs Turnier.",
  'classic-restore':
    "In grandfather's barn a Beetle from 1963 has been asleep for thirty years under hay. I'd love to drive to my wedding in it. / My Vespa from '58 is complete but in boxes and brown with rust. Put it back to how it left the factory, in that mint colour.",
  'truck-work':
    "The forty-tonner loses air, won't release its brakes and stands loaded with yoghurt on an industrial estate in Crewe. / Unsere sechs Lieferwagen und der Vereinsbus brauchen jemanden, der regelmäßig Öl, Bremsen und Termine macht, gern bei uns auf dem Hof. Einer qualmt gerade schwarz.",
  'ev-service':
    "The dash of my Leaf shows a tortoise and the range dropped from 120 to 60 miles. How healthy is what's under the seats? / Our Prius says 'check hybrid system', and the petrol engine runs the whole time now. The normal garage doesn't want to touch the orange cables.",
  'vehicle-transport':
    "I've bought a Land Rover that doesn't run, in Aberdeen, and I live in Bath. Who'd bring it down on the back of a lorry? / Mein Wagen steht mit gebrochener Achse auf der Landstraße bei Hof und muss da weg, in die Werkstatt daheim. Rollen tut er nicht mehr.",
  'car-diagnosis':
    "A yellow engine lamp has been on for a week, it jerks on hills and swallows petrol. I don't know anything; what is it? / When it's cold it starts, when hot it doesn't, and two garages shrugged. I've got one of those plug-in readers and could send you the codes.",
  'car-service':
    'It screams when I stop at the lights, the pedal goes down a long way, and it bangs underneath on every pothole. / Mein Skoda hat 120.000 runter und braucht frisches Öl und neue Filter. Und beim Schalten greift das linke Pedal erst ganz oben.',
  'bike-repair':
    "The chain jumps whenever I pedal hard, the rear stopper rubs, and my commute is eleven hilly miles. / My Bosch helps me for two hundred yards then shows an error, and uphill I push 25 kilos. And gears four to six won't go in.",
  'motorbike-repair':
    'After the winter my Honda coughs, pops out of the exhaust and stalls at every junction. I want to ride through the Alps in June with the lads. / Meine Yamaha verliert vorne Öl an der Gabel, die Kette schlackert und der TÜV ist fällig. Bitte einmal durchsehen und richten.',
  'used-car-check':
    "A man who talks a lot is selling a Mini for 6,500. Come along tomorrow, crawl underneath and tell me if he's fibbing. / I'm eighteen, it's my first one, and mum knows nothing either. Would someone drive the Golf from the advert round the block with us and say yes or no?",
  'body-paint-repair':
    "A pillar in the car park has put a dent and a white scratch along my door. My husband needn't know; make it like before. / Der Hund hat sich auf der Rückbank übergeben, alles stinkt, und am Kotflügel blüht der Rost. Innen reinigen, außen ausbeulen und lackieren.",
  'camper-conversion-work':
    "We've got an empty Sprinter and want to live in it for a year: bed, hob, water, plugs, warm at night. / My Berlingo should be something I can sleep and make coffee in at weekends, with a fold-out bed and a drawer for the stove, but removable.",
  'used-car-sale':
    "I'm giving up driving at 84. Get the most for my well-cared-for Jazz: polish it, take pictures, put it in the adverts and deal with those hagglers. / Unser Kombi soll weg, bevor das neue Auto kommt. Was ist er wert, und wer macht ihn schön, stellt ihn ins Netz und redet mit den Leuten?",
  'laptop-repair':
    "I knocked my tea over the keys; the letters M to P are dead and there's a crack in the hinge so the lid won't stay up. / When I press the button a lamp glows, the fan turns, but the monitor stays dark. It's a tower under my desk, it smelled a bit burnt.",
  'network-fault':
    "Since this morning five desks on the left can't reach the printer or the shared drive, those on the right can. The wire from the wall clicks in all right. / In der Kasse reißt die Leitung alle zehn Minuten ab, und das Lager kommt gar nicht mehr ins Netz. Gestern hat jemand am Verteiler etwas umgesteckt.",
  'meeting-room':
    'When we talk with our people abroad they see only ceiling and hear only the man next to the laptop. The big table should have something proper. / The projector in our seminar hall shows everything blue, and each speaker fumbles ten minutes with adapters. Plug in, press one thing, go.',
  'device-management':
    'Sixty carers have work mobiles, everyone installs what he likes, and two got lost. From one desk I want to set up, lock and wipe them. / An unserer Schule sollen 300 iPads alle gleich eingerichtet sein, Apps auf Knopfdruck bekommen, und wenn eines geklaut wird, kann man es sperren. Keiner will das einzeln machen.',
  'server-care':
    "Our rented Linux box hasn't had an update since our admin left, and the log is full of Chinese login attempts. Close it up and look after it from now on. / We run three machines at Hetzner and no one feels responsible. I want somebody reliable who patches each month, checks backups and bolts the doors.",
  'disaster-recovery':
    "If our building burned down tonight, how long until the hospital's programs worked again? No one knows. Write down who does what and try it out for real. / Die Versicherung fragt, ob wir nach einem Totalausfall in zwei Tagen wieder arbeiten könnten. Wir brauchen einen Ablauf auf Papier und möchten den einmal richtig durchspielen.",
  'code-review':
    "An agency has built our platform for 200,000. Before we pay the rest, somebody independent should open the bonnet and say whether it's solid or rubbish. / Two students wrote our app. Is what they've written safe, can others carry on with it, and where will it blow up in our faces?",
  'strength-calculation':
    "Suppose I hang a hammock swing from a steel bar I've welded, for three people. Will it hold, or how thick does it have to be? / Reicht ein Motor mit 1,5 Kilowatt für unser Förderband, und hält die Welle mit 30 Millimetern das auf Dauer aus? Bitte nachrechnen, mit Papier für den Chef.",
  'catering-machine-repair':
    "In our canteen the big hood-type washer throws an error with 300 plates piling up, and the combi steamer stays cold. / Our launderette's twelve-kilo monsters eat coins and then don't spin, two out of five, and customers shout at me.",
  'cloud-files':
    'Plans and letters of our office lie on a box under the desk. We want to get at them from home and from the building site too, in SharePoint or such. / Der Ordner, den alle gemeinsam benutzen, liegt noch auf einer Kiste im Büro. Er soll nach OneDrive oder Google, ohne Durcheinander und mit den alten Rechten.',
  'literature-review':
    "What has science found out about horses and children with autism? Dig out the serious studies and tell me in ten pages what they say. / For my dissertation on microplastics in soil I need what's been published since 2015, sorted, with the gaps pointed out. I've library access but no time.",
  'mural-job':
    'Above his bed my boy would like a jungle, with a toucan and a sleepy tiger, right on the plaster, two by three metres. / An der grauen Mauer unseres Jugendzentrums soll etwas Großes, Buntes prangen, gesprüht oder gepinselt, zusammen mit den Kids entworfen.',
  'cake-job':
    "Three tiers, lemon and raspberry, with real flowers on top, for ninety guests on the 6th, and without nuts because of the bride's sister. / My twins turn four and want a digger and a unicorn on the same thing, with candles. In my oven everything collapses.",
  'room-acoustics':
    "In our bistro you can't understand your own date: concrete, glass, everyone shouts louder and louder. It should be cosy for the ears. / Durch die Wand höre ich jedes Wort und den Fernseher vom Nachbarn, und nebenan übt einer Trompete. Was kann man einbauen, damit bei mir Ruhe ist?",
  'sound-system':
    "In our church the back pews hear only mumbling, it whistles, and old folk with hearing aids get nothing. Loudspeakers for good, please, not just for one day. / My guitar amp hums and crackles, and on our club's desk two sliders do nothing. We've a gig each Friday, so please fix our stuff.",
  'sound-design':
    "Our game has a swamp monster that's silent. I need squelching, growling, doors, coins, footsteps on wood and snow, all fresh. / In unserem Bergbaumuseum soll man es unten tropfen, hämmern und donnern hören, je nachdem, wo man steht. Wer denkt sich das aus und nimmt es auf?",
  'service-design':
    'Between the first phone call and the day a patient goes home with a new hip: where do folks wait, get annoyed, feel lost? Draw the journey and make it better. / Citizens come to our town hall three times for one passport. Follow some of them from A to Z, find where it hurts and devise with us a nicer way.',
  'plain-language':
    "Our housing office's letters scare people. Say the same in short sentences my gran and somebody who's just learning English would grasp. / Der Beipackzettel unserer Pflegekasse ist Fachchinesisch. Auch Menschen mit Lernschwierigkeiten sollen verstehen, was ihnen zusteht: kurze Sätze, einfache Wörter, gleiche Bedeutung.",
  transcreation:
    "Our line 'Schmeckt nach Daheim' sells dumplings here; what would make a Brit's mouth water just as much? Word for word it's dreadful. / Our musical is a hit in Madrid; in London the lyrics must rhyme, be singable on the same notes, and still be funny.",
  'manuscript-review':
    "Six publishers have sent my novel back without a word. Read it honestly, tell me whether it's any good and whom I could offer it to. / Mein Drehbuch ist fertig, aber Freunde sagen nur 'ganz nett'. Ich möchte eine fundierte Meinung auf ein paar Seiten, und ob es Chancen beim Sender hat.",
  'advance-directive':
    "Should I end up in a coma one day, my daughter's to decide, not the doctors, and no tubes. How do I put that down so it counts? / Dad's getting forgetful, and as long as he still can, he'd like to settle who may deal with his bank, his flat and his treatment.",
  'authority-objection':
    "The council won't let me put a dormer on though the whole street has one, and I've got four weeks to say something against it. / Meine Tochter soll auf eine Schule am anderen Ende der Stadt, obwohl die um die Ecke noch Platz hat. Gegen diesen Brief will ich mich wehren.",
  'vr-headset-setup':
    "Grandson's Quest shows a grey room and 'tracking lost', and the left stick drifts. He's inconsolable, please get it going. / In our retirement home we'd like people to fly over the Alps with goggles. Which ones, how many, and who sets them up so the nurses can cope?",
  'electrical-fault':
    "Each time I switch on the kettle half the house goes dark and I have to flip that lever in the cupboard. Since yesterday it won't stay up at all. / In der Küche ist seit heute alles tot, im Flur geht noch Licht. Es hat kurz geknallt und verschmort gerochen, ich hab Angst, etwas anzufassen.",
  'electrical-points':
    "In my bedroom there's exactly one place to plug in, behind the wardrobe. I'd like two either side of the bed and something to turn off the lamp lying down. / Our kitchen island needs somewhere for the mixer, the hallway a second place to press, and above the table a spot to hang something bright.",
  'rewire-panel':
    "Our fuses are still those porcelain screw-in ones, and cloth-covered wires crumble when you touch them. I'd like everything new and safe. / Im Altbau von 1955 gibt's nur zwei Adern und einen winzigen Kasten mit vier Sicherungen. Das soll von Grund auf neu, mit Schutzschaltern, Zimmer für Zimmer.",
  'ev-charger-install':
    "From June there'll be a Renault with a plug under our roof outside. It should fill up overnight with one of those boxes on the wall, all notified. / Four of us in the block have gone over to ones with a plug, and the underground car park has just plain sockets. Each would like a spot to fill up at his own bay.",
  'solar-install':
    "Our barn faces south, 200 square metres of tiles. I'd like it to earn its keep: blue panels, and in the cellar whatever turns sunshine into current. / Ich will endlich meinen eigenen Strom vom Hausdach ernten. Lohnt sich das bei Ost-West, wie viele Platten passen drauf, und wer setzt sie hin und meldet alles an?",
  leak: "There's a dark patch growing on my living room ceiling, it's dripping onto the sofa, and the people above swear that nothing's running. / Our meter in the cellar turns day and night even with everything shut, and the bill was triple. Somewhere it must be running away unseen.",
  'tap-toilet-repair':
    'All night long it trickles into the bowl, I hear it through the wall, and the button on top has to be pressed three times. / Am Waschbecken tropft der Hahn, egal wie fest ich zudrehe, und der Hebel ist schwergängig. Neu muss er nicht sein, nur wieder dicht.',
  'blocked-drain':
    "After washing up I stand there with cold grey soup that won't go down, even the plunger and all the vinegar didn't help. / It's coming up in the shower when we flush! Paper, brown water, three kids and only one loo, please be quick.",
  'bathroom-renovation':
    'Ours is avocado green from 1976. Everything out down to the bricks: we want a level shower, pale walls, a warm floor and decent light. / Beige Kacheln, braune Wanne, null Ablage: Unser Bad ist älter als ich. Das soll komplett raus und schön modern werden, am besten alles von einer Firma.',
  'hot-water':
    'Three days of cold showers! The rooms are warm all right, but at the basin and bath it stays icy however long I let it run. / It comes scalding for a minute then cold, then nothing, and the white box above the sink blinks. My baby has to be bathed.',
  'boiler-fault':
    "Minus six, eleven degrees in the living room, and the thing in the cellar shows F28 and won't start, however often I press reset. / Seit gestern bleiben alle Räume kalt, der Kessel brummt kurz, klackt und geht wieder aus. Wir sitzen mit Decken da, bitte schnell.",
  'radiator-change':
    "The rusty thing under my kitchen window takes up half the wall and leaks. A slimmer, prettier one should go there, or upright beside the door. / We've turned the box room into a nursery and nothing warms it. Pipes run behind the wall next door; hang one in there, please.",
  'air-conditioning-work':
    'Under the roof we had 36 degrees last August and I slept in the bathtub. Something quiet on the wall that blows cold, before summer. / In meinem Friseursalon kippen uns im Juli die Kundinnen um. Da muss was an die Decke, das kühlt und nicht zieht, mit dem Kasten hinten im Hof.',
  'heat-pump-install':
    "We want to get off gas and have one of those boxes outside that take warmth out of the air. Does that work in a house from 1968, and what does the state add? / Since oil's so dear I'd rather draw warmth from the ground or the air. Someone please work it out, take the old burner away and install it for us.",
}
