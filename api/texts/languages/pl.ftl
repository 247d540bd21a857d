### Texts of Keepwise in Polish. CONTRIBUTING.md explains the format.

## common: several pages

skip = Przejdź do gry
coach = Trener
settings = Ustawienia
language = Język
theme = Kolory
themeSystem = Jak w systemie
themeLight = Jasne
themeDark = Ciemne
pace = Komputer gra
paceNormal = Spokojnie
paceFast = Szybko
paceStep = Krok po kroku, gdy dam znać
newGame = Nowa gra
newGameAsks = Rozpoczęta gra przepadnie.
newGameYes = Zakończ ją
newGameNo = Graj dalej
done = Gotowe
setupTitle = Rzuć, zostaw i wiedz.
setupLead = Kości znane od lat, przeciw ludziom albo komputerowi. Trener, który rozwiązał tę grę co do ostatniej cyfry, na życzenie zagląda przez ramię.
ruleset = Gra
players = Gracze
player = Gracz
you = Ty
computer = Komputer
person = Człowiek
addPlayer = Dodaj gracza
playerName = Imię gracza { $n }
playerKind = Kto gra jako gracz { $n }
removePlayer = Usuń: { $name }
start = Graj
openFile = Omów grę z pliku
factsCard = { $n ->
    [one] { $n } pole
    [few] { $n } pola
    [many] { $n } pól
   *[other] { $n } pola
}
factsTurns = { $n ->
    [one] { $n } tura
    [few] { $n } tury
    [many] { $n } tur
   *[other] { $n } tury
}
factsColumns = { $n ->
    [one] { $n } kolumna
    [few] { $n } kolumny
    [many] { $n } kolumn
   *[other] { $n } kolumny
}
strengthName = Komputer: { $name }
strength_beginner = początkujący
strength_casual = okazjonalny
strength_regular = wprawny
strength_club = klubowy
strength_expert = ekspert
strength_perfect = doskonały
tray = Kości
scorecard = Tabela wyników
round = Runda { $n } z { $of }
roll = Rzuć
rollAgain = { $n ->
    [one] Przerzuć { $n } kość
    [few] Przerzuć { $n } kości
    [many] Przerzuć { $n } kości
   *[other] Przerzuć { $n } kości
}
rollExtra = { $n ->
    [one] Dodatkowy rzut: { $n } kość
    [few] Dodatkowy rzut: { $n } kości
    [many] Dodatkowy rzut: { $n } kości
   *[other] Dodatkowy rzut: { $n } kości
}
rollsLeft = { $n ->
    [one] został { $n } rzut
    [few] zostały { $n } rzuty
    [many] zostało { $n } rzutów
   *[other] zostało { $n } rzutu
}
extraRolls = { $n ->
    [one] { $n } dodatkowy rzut
    [few] { $n } dodatkowe rzuty
    [many] { $n } dodatkowych rzutów
   *[other] { $n } dodatkowego rzutu
}
scoreSaves = wpis teraz oszczędza { $n }
chooseCategory = Wybierz pole
computerPlays = Gra komputer
waitsForServer = Czekam na serwer
next = Dalej
undo = Cofnij
dice = Kości
diceGroup = Kości: naciśnij te, które zostawiasz
die = Kość { $place }: { $face }
dieBlank = Kość { $place }, jeszcze nierzucona
kept = zostaje
black = czarna
red = czerwona
green = zielona
nothing = nic
rolled = Wypadło: { $dice }.
keeps = { $name } zostawia { $dice }.
scored = { $name }: { $category }, { $points } pkt.
calls = { $name }: zapowiedź „{ $category }”.
called = Zapowiedź: { $category }
mayCall = Aby zapowiedzieć, naciśnij pole w kolumnie „{ $column }”.
mustRollAll = Nie było zapowiedzi: wpisać można tylko rzut wszystkimi kośćmi.
offer = { $category }: wpisz { $points }
offerOne = { $category }, { $nth } z { $of }: wpisz { $points }
offerCall = { $category }: zapowiedz (teraz { $points })
lockUpper = Dolna część: dopiero gdy górna jest pełna
lockOrder = Tylko w kolejności z tabeli
lockAfter = { $category }: liczy się dopiero, gdy „{ $after }” ma punkty
columnsHow = Jak działają kolumny
columnDown = { $column }: tylko z góry na dół
columnUp = { $column }: tylko z dołu do góry
columnUpper = { $column }: dolna część dopiero, gdy górna jest pełna
columnFree = { $column }: w dowolnej kolejności
columnFactor = { $n ->
    [one] liczy się { $n } raz
    [few] liczy się { $n } razy
    [many] liczy się { $n } razy
   *[other] liczy się { $n } razy
}
columnAnnounce = tylko to, co zapowiedziano po pierwszym rzucie albo co wypadło w rzucie wszystkimi kośćmi
productCounts = { $product } też się liczy, gdy wszystkie trzy pola są pełne, nigdy mniej niż 0
countsInProduct = { $category }: liczy się tylko w iloczynie
jokerOfColumns = Kolejne jednakowe kości są jokerem, gdy pole „{ $category }” jest zajęte w każdej kolumnie
lastTurnRolls = { $n ->
    [one] Ostatnia tura ma { $n } rzut
    [few] Ostatnia tura ma { $n } rzuty
    [many] Ostatnia tura ma { $n } rzutów
   *[other] Ostatnia tura ma { $n } rzutu
}
upperSection = Górna część
lowerSection = Dolna część
upperTotal = Suma górna
upperBonus = Premia
bonusOf = { $category }: premia
total = Razem
columnSum = Suma
factor = Mnożnik
columnTotal = Kolumna
products = Iloczyny
pointsAwarded = Punkty meczowe
pointsOf = { $n ->
    [one] { $n } punkt
    [few] { $n } punkty
    [many] { $n } punktów
   *[other] { $n } punktu
}
awardFrom = { $category }: od { $at }
awardAll = { $category }: { $n } z { $n }
awardEach = { $category }: za każdym razem
awardTotal = Za sumę
finished = { $points } pkt!
wins = Wygrana: { $name }, { $points }
tie = Remis po { $points }: { $names }
finishedAwarded = { $n ->
    [one] Razem { $points }, co daje { $n } punkt!
    [few] Razem { $points }, co daje { $n } punkty!
    [many] Razem { $points }, co daje { $n } punktów!
   *[other] Razem { $points }, co daje { $n } punktu!
}
winsAwarded = { $n ->
    [one] Wygrana: { $name }, { $n } punkt (razem { $points })
    [few] Wygrana: { $name }, { $n } punkty (razem { $points })
    [many] Wygrana: { $name }, { $n } punktów (razem { $points })
   *[other] Wygrana: { $name }, { $n } punktu (razem { $points })
}
tieAwarded = { $n ->
    [one] Remis po { $n } punkcie: { $names }
    [few] Remis po { $n } punkty: { $names }
    [many] Remis po { $n } punktów: { $names }
   *[other] Remis po { $n } punktu: { $names }
}
coachKeeps = trener ją zostawia
coachScores = wybór trenera
coachBefore = Po twoim rzucie trener uszereguje wszystkie ruchy.
coachForTotal = Trener i komputer grają o sumę, nie o punkty meczowe.
coachWaits = Trener myśli…
coachSays = Trener: { $move }.
coachPrepares = Ta gra jest właśnie przygotowywana, to chwilę potrwa.
coachStuck = Trener nie zna odpowiedzi.
coachAway = Trener odpowie, gdy serwer wróci.
noTable = Tej gry nie zna ani trener, ani komputer.
noOutlook = Szanse na poszczególne wyniki można podać na początku i pod koniec gry.
noOutlookOfColumns = W grach z wieloma kolumnami nie można podać szans na wynik, górną premię ani wygraną.
outlookPrepared = W przygotowaniu. Szacowany czas: { $time }.
prepareOutlook = Oblicz teraz
moveKeep = Zostaw { $dice }
moveScore = { $category }: { $points }
labelled = { $name }: { $words }
moveCall = Zapowiedz: { $category }
moveRerollAll = Przerzuć wszystkie
keepThese = Zostaw te
worth = średni wynik { $value }
worthAbout = około { $value }
estimated = To szacunek, nie wartość dokładna.
estimatedStrength = To szacunek, nie wartość dokładna: kto słucha trenera, zdobywa średnio { $mean } (z pewnością { $confidence } między { $low } a { $high }, z { $games } gier).
best = najlepsze
allMoves = Pokaż wszystkie ruchy ({ $n })
fewerMoves = Pokaż mniej
goal = Trener gra o
goalPoints = najwięcej punktów
goalWin = wygraną
goalTies = Remis liczy się jako pół wygranej.
goalLater = W tym momencie gry nie da się powiedzieć, jak wygrać: trener gra o najwięcej punktów.
worthWin = szansa na wygraną { $value }
outlook = Jak to się może skończyć
expected = Oczekiwany wynik
chanceBonus = Górna premia
chanceWin = Wygrana
outlookWords = Oczekiwany wynik { $mean }; dziewięć gier na dziesięć kończy się między { $low } a { $high }.
outlookSure = Wynik jest pewny: { $total }.
outlookAlone = Jeśli odtąd słuchasz trenera:
outlookTogether = Jeśli odtąd wszyscy słuchają trenera:
outlookForPoints = Jeśli odtąd wszyscy grają o najwięcej punktów:
outlookWeaker = Jeśli odtąd wszyscy grają o najwięcej punktów, a komputer ze swoimi zwykłymi błędami:
computerStuck = Komputer nie może wykonać ruchu.
tryAgain = Spróbuj ponownie
deleteIt = Usuń
keepIt = Zostaw
serverAway = Serwer jest nieosiągalny. Ta strona ruszy dalej, gdy serwer wróci.
pageStuck = Nie udało się wczytać strony.
languageStuck = Nie udało się wczytać tego języka.
unknownGame = Ta gra nie jest tu znana.
fileBroken = W tym pliku nie ma gry.
linkBroken = W tym linku nie ma gry.
otherTab = Ta gra czeka: toczy się dalej w innej karcie.
playHere = Graj dalej tutaj
gameWaits = Twoja gra wciąż tu jest. Nowa ją zakończy.
keptUnknown = Zapisana tu gra jest taka, której ten serwer nie zna. Nie jest już przechowywana.
keptDamaged = Zapisana tu gra jest uszkodzona i nie można jej kontynuować. Nie jest już przechowywana.
review = Omówienie
reviewing = Sprawdzam każdą decyzję…
reviewReady = Omówienie jest gotowe.
reviewStuck = Nie udało się omówić gry.
gameInvalid = Ta gra nie jest zgodna z zasadami:
problemPoints = „{ $category }” z { $dice } daje { $expected }, nie { $found }.
problemImpossible = „{ $category }” nie może tu dać { $found }.
problemFilled = Pole „{ $category }” było już zajęte.
problemIllegal = Pola „{ $category }” nie można tu zająć.
problemCall = Pola „{ $category }” nie można tu zapowiedzieć.
problemUnknown = W tej grze nie ma pola „{ $category }”.
problemTotal = „{ $total }” wynosi { $expected }, nie { $found }.
problemExtra = „{ $bonus }” wynosi tu { $expected }, nie { $found }.
problemDice = Kości do siebie nie pasują.
problemTurns = Liczba tur się nie zgadza.
problemOther = Czegoś tu nie da się odczytać.
problemsMore = … i jeszcze { $n }
unjudged = Nie można tu ocenić decyzji: ta gra nie została obliczona na tym serwerze.
workLeft = Gotowe { $share }. Szacowany czas: { $time }.
workWaits = Najpierw inna gra: gotowe { $share }. Szacowany czas: { $time }.
shareLink = Udostępnij link
saveFile = Zapisz do pliku
linkCopied = Link jest w schowku.
linkHere = Link do tej gry
startValue = Oczekiwany wynik przy najlepszej grze
startEstimated = Wynik według trenera
luck = Szczęście
loss = Strata z wyboru
correction = Korekta
correctionHint = Wartości są szacunkami. O ile się myliły między jedną turą a następną, to korekta.
rank = { $n }. miejsce
turnsWords = { $name }: szczęście { $luck }, strata z wyboru { $loss } pkt.
turnWords = Tura { $n }: szczęście { $luck }, strata z wyboru { $loss }
turnsHint = Wybierz turę, aby zobaczyć jej liczby.
expensive = Najdroższe decyzje
flawless = Ani punktu straconego z wyboru.
flawlessEstimated = O ile trener może to ocenić, ani punktu straconego z wyboru.
highlightPlace = { $name }, tura { $n }
highlightWords = { $dice }: zagrano „{ $played }”; najlepsze było „{ $best }”.
grade_best = najlepsze
grade_good = dobre
grade_inaccuracy = niedokładność
grade_mistake = błąd
grade_blunder = gruby błąd
skipMain = Przejdź do treści
navPlay = Graj
navAnalyse = Analizuj
navTrain = Trenuj
navRules = Zasady
navHistory = Moje gry
navMake = Stwórz własną grę
navDocs = API
missingTitle = Nic tu nie ma.
missingLead = Adres może być błędny albo strona została przeniesiona.
missingHome = Na stronę główną
playPage = Keepwise: graj z nieomylnym trenerem
missingPage = Keepwise: nic tu nie ma
navTake = Offline
answeredHere = Bez połączenia: odpowiada to urządzenie.
onThisDevice = na tym urządzeniu
needsServer = To wymaga serwera; pojawi się, gdy wróci połączenie.

## home: the home page /

homePage = Keepwise: gry w kości rozwiązane dokładnie
homeTitle = Gry w kości, rozwiązane co do ostatniej cyfry.
homeLead = Graj w kości, Yahtzee, Yatzy i całą ich rodzinę, z ludźmi albo z komputerem. Trener, który zna najlepszy ruch po każdym rzucie, pomaga na życzenie, a potem widać, co było szczęściem, a co wyborem.
homePlay = Zagraj
homeAnalyse = Analizuj prawdziwe kości
homeTry = Pierwszy rzut: które kości zostawić?
homeAnother = Inny rzut
homePlayWords = Od jednego do czterech graczy: ludzie albo komputer, tak słaby lub silny, jak chcesz. Potem omówienie pokaże, co było szczęściem, a co wyborem.
homeAnalyseWords = Grasz prawdziwymi kośćmi? Wpisz tabelę i rzut: każdy ruch z tym, ile kosztuje i dlaczego.
homeTrainWords = Dziesięć decyzji dziennie, tych samych dla wszystkich, i ćwiczenia według tematów bez końca: także z własnych błędów.
homeRulesWords = Czego wymaga i ile daje każde pole, na kościach, na jednej kartce dla każdej gry.
homeHistoryWords = Twoje gry, średnie, serie i najdroższe błędy. Zostają w tej przeglądarce.
homeMakeWords = Zmień zasady albo wymyśl grę i od razu zobacz, co z tego wynika. Potem w nią zagraj.
homeDevelopers = Dla programistów
homeApiTitle = Pytaj
homeApiWords = Punkty układu, całe gry sprawdzone do ostatniej kości, dokładna rada ze stratą każdej alternatywy: dla zasad wbudowanych i własnych.
homeDocs = Czytaj o API
homeWidgetTitle = Osadź
homeWidgetWords = Dwie linie stawiają trenera na dowolnej stronie, w trzynastu językach, także dla klawiatury i czytnika ekranu.
homeWidget = Zobacz osobno, jak w iframe

## play: the page /play

coachOff = wyłączony
coachHint = gdy pytam
coachAfter = po moim ruchu
coachAlways = zawsze
coachOffWords = Trener milczy aż do omówienia gry.
coachHintWords = Trener milczy, dopóki nie zapytasz: przycisk „Podpowiedź” albo klawisz H pokazuje najlepszy ruch.
coachAfterWords = Najpierw decydujesz ty. Potem trener mówi, ile kosztował ruch i jaki byłby najlepszy.
coachAlwaysWords = Trener pokazuje najlepszy ruch, gdy tylko kości znieruchomieją.
hint = Podpowiedź
coachMissed = Trener nie mógł ocenić tego ruchu.
rollOn = Rzuć jeszcze raz
scoreIn = { $category }: wpisz { $points }
verdictBetter = lepiej: { $move }
verdictPlayed = Twój ruch
verdictBest = Najlepszy
flag = Oznacz tę decyzję do omówienia
flagSet = Oznaczono do omówienia.
flagGone = Oznaczenie usunięte.
keys = Klawisze
keysUse = Pojedyncze klawisze: H, F i ?
keyHint = prosi trenera o podpowiedź
keyFlag = oznacza tę decyzję do omówienia albo usuwa oznaczenie
keyHelp = pokazuje te klawisze
keyDigits = zostawiają kość z tą liczbą, gdy wybrana jest jakaś kość
keyArrows = przechodzą od kości do kości
keyEnter = naciska to, co jest wybrane
tipsUse = Wskazówki w pierwszych grach
tipDone = Rozumiem
tipKeep = Dotknij kości, które chcesz zostawić. Pozostałe rzucisz jeszcze raz.
tipChoose = To był ostatni rzut. Wybierz pole w tabeli: liczby pokazują, ile daje każde z nich.
tipNothing = Nic nie pasuje? W jedno pole trzeba wpisać 0. Wybierz to, którego będzie najmniej szkoda.
tipJoker = Znowu wszystkie kości takie same: muszą trafić do „{ $category }”, dopóki to pole jest wolne.
menu = Menu
analyseThis = Analizuj tę pozycję
factsBest = doskonała gra daje średnio { $mean } pkt na grę
factsAbout = trener zdobywa średnio około { $mean } pkt na grę
howPlayed = Jak się w to gra?
strengthReaches = Zdobywa średnio około { $mean } pkt na grę.
infoOf = Czego wymaga i ile daje „{ $category }”
offline = Serwer jest nieosiągalny. Gra jest zapisana tutaj; zostaw tę stronę otwartą, a gra ruszy dalej, gdy serwer wróci.
setupTake = Pobierz gry, by grać offline

## reasons: reasons for moves, on all pages and in the API

quoted = „{ $words }”
whyMore = Więcej
pointAllTie = Wszystkie ruchy są warte tyle samo.
pointSame = To właśnie najlepszy ruch.
pointOnAverage = Daje średnio o { $mean } więcej.
pointIdle = { $n ->
    [one] Zostawienie { $dice } daje tylko jedną kość mniej na { $others }.
    [few] Zostawienie { $dice } daje tylko mniej kości na { $others }.
    [many] Zostawienie { $dice } daje tylko mniej kości na { $others }.
   *[other] Zostawienie { $dice } daje tylko mniej kości na { $others }.
}
pointWithout = Bez { $dice } „{ $category }” wychodzi z szansą { $chance }, a nie { $other }.
pointWith = Z { $dice } „{ $category }” wychodzi z szansą { $chance }, a nie { $other }.
pointCompletes = { $faces } dopełnia „{ $category }”: szansa { $chance }, a nie { $other }.
pointOpenUpper = Pole „{ $category }” jest jeszcze wolne, „{ $other }” już nie.
pointForUpperBonus = { $dice } przybliża górną premię bardziej niż { $others }.
pointHigher = { $dice } liczy się więcej niż { $others } wszędzie, gdzie sumuje się oczka.
pointMoreOften = Tak „{ $category }” wychodzi z szansą { $chance }, a nie { $other }.
pointSeveral = Tak częściej wychodzą { $categories }.
pointMorePoints = Tak „{ $category }” daje więcej: średnio { $mean }, a nie { $other }.
pointFewerZeros = Tak tura rzadziej kończy się zerem: z szansą { $chance }, a nie { $other }.
pointNoZeros = Tak tura nigdy nie kończy się zerem, inaczej z szansą { $other }.
pointNoZeroYet = Nic jeszcze nie trzeba skreślać: dalszy rzut daje „{ $category }” z szansą { $chance }.
pointNothingLost = „{ $other }” za { $points } nie przepadnie, a dalszy rzut daje „{ $category }” z szansą { $chance }.
pointMoreToCome = Dla „{ $category }” dalszy rzut daje średnio { $mean }, a nie { $points }.
pointRollOn = Dalszy rzut daje „{ $category }” z szansą { $chance }.
pointMadeAlready = „{ $category }” już jest i daje { $points }: „{ $move }” da tyle samo z szansą najwyżej { $chance }.
pointNeverAgain = „{ $category }” już jest i daje { $points }: „{ $move }” nigdy nie da tyle samo.
pointEnough = { $points } za „{ $category }” to więcej, niż da „{ $move }”: średnio najwyżej { $mean }.
pointServed = W tym rzucie „{ $category }” daje { $points }, później tylko { $later }.
pointSavesRolls = { $n ->
    [one] Wpis teraz zostawia { $n } rzut więcej na później.
    [few] Wpis teraz zostawia { $n } rzuty więcej na później.
    [many] Wpis teraz zostawia { $n } rzutów więcej na później.
   *[other] Wpis teraz zostawia { $n } rzutu więcej na później.
}
pointExtraBonus = Kolejny układ „{ $joker }” daje { $bonus } dodatkowo, obok { $points } za „{ $category }”.
pointExtraBonusZero = Kolejny układ „{ $joker }” daje { $bonus } dodatkowo, nawet z zerem za „{ $category }”.
pointChases = Kolejny układ „{ $joker }” dałby { $bonus } dodatkowo, a wychodzi z szansą { $chance }.
pointJoker = Jako joker te kości dają { $points } za „{ $category }”.
pointTakeRare = „{ $category }” daje { $points } i zdarza się rzadko: kto na to gra, trafia z szansą tylko { $chance }.
pointGoodFor = { $points } to dobrze jak na „{ $category }”: kto na to gra, zdobywa średnio { $mean }.
pointTooLittle = { $points } to mało jak na „{ $category }”: kto na to gra, zdobywa średnio { $mean }.
pointZeroGivesUp = 0 w polu „{ $category }” oddaje to, co zdobywa, kto na to gra: średnio { $mean }.
pointZeroRare = 0 w polu „{ $category }” kosztuje mało: kto na to gra, trafia z szansą tylko { $chance }.
pointZeroLow = 0 w polu „{ $category }” kosztuje mało: kto na to gra, zdobywa średnio { $mean }.
pointZeroInstead = { $later } to mało jak na „{ $rival }”: kto na to gra, zdobywa średnio { $other }, a kto na „{ $category }”, tylko { $mean }.
pointUpperLost = Górna premia i tak przepadła, więc 0 w polu „{ $category }” kosztuje mało.
pointUpperAlive = Tak górna premia jest jeszcze możliwa: kto na nią gra, ma szansę { $chance }.
pointUpperSure = To zapewnia górną premię.
pointUpperCloser = Tak górna premia jest bliżej: kto na nią gra, ma szansę { $chance }, a nie { $other }.
pointUpperCertain = Tak górna premia jest pewna, jeśli się na nią gra; inaczej z szansą { $other }.
pointUpperMore = Tak górna premia daje średnio { $mean }, a nie { $other }.
pointFloor = Na koniec co najmniej { $points }, cokolwiek zrobią kości; „{ $move }” zapewnia tylko { $other }.
pointFloorAlone = Na koniec co najmniej { $points }, cokolwiek zrobią kości.
pointTarget = { $points } lub więcej z szansą { $chance }, po „{ $move }” { $other }.
pointUpperBonus = Górna premia z szansą { $chance }, po „{ $move }” { $other }.
pointIdleAlone = { $n ->
    [one] Zostawienie { $dice } daje tylko jedną kość mniej do rzutu.
    [few] Zostawienie { $dice } daje tylko mniej kości do rzutu.
    [many] Zostawienie { $dice } daje tylko mniej kości do rzutu.
   *[other] Zostawienie { $dice } daje tylko mniej kości do rzutu.
}
pointOpenChances = Dalszy rzut może jeszcze dać { $categories }.
pointBonusEither = Dodatkowe { $bonus } i tak się należy, a { $points } to dobrze jak na „{ $category }”: kto na to gra, zdobywa średnio { $mean }.
nextCosts = „{ $move }” zamiast tego kosztuje { $loss }.
nextHardly = „{ $move }” jest prawie równie dobre.
nextTies = „{ $move }” jest równie dobre.
onlyMove = Innego ruchu nie ma.
nextWins = „{ $move }” wygrywa z szansą { $other }, nie { $best }.
playsFor = Wynik: { $made }.
playsElse = Wynik: { $made }; inaczej 0 w polu { $lost }.
playsOrNothing = Wynik: { $made }; inaczej 0.
playsOrZero = Wynik: { $made }; 0 w polu { $lost }.
playsZero = 0 w polu { $lost }.
playsSure = Na pewno: { $made }.
paysMoreKeepsMore = Najlepszy ruch daje teraz o { $now } więcej, a wolne pola są warte o { $later } więcej.
paysMoreKeepsSame = Najlepszy ruch daje teraz o { $now } więcej.
paysMoreKeepsLess = Najlepszy ruch daje teraz o { $now } więcej, a wolne pola są warte tylko o { $later } mniej.
paysSameKeepsMore = Najlepszy ruch daje teraz tyle samo, a wolne pola są warte o { $later } więcej.
paysLessKeepsMore = Najlepszy ruch daje teraz o { $now } mniej, ale wolne pola są warte o { $later } więcej.
keepsAll = Zostawić wszystkie kości to zmarnować rzut.
wasThere = Te punkty były do wzięcia.
moveWith = „{ $move }”: { $words }
whyTake = teraz { $best }; później byłoby średnio { $other }
whyLeaveOpen = pozostawione wolne: średnio { $best }; teraz { $other }
whyMean = średnio { $best } zamiast { $other }
whyAlive = wciąż w zasięgu
whySure = prawie pewne
whyLost = stracone
whyAtRisk = już niepewne
whyChance = szansa { $best } zamiast { $other }
whyNow = zdobyte teraz
whyRest = cała reszta
stakesAhead = Grając o punkty, skończysz średnio { $points } pkt z przodu.
stakesBehind = Grając o punkty, skończysz średnio { $points } pkt z tyłu.
stakesLevel = Grając o punkty, skończysz średnio z równym wynikiem.
stakesSame = To także najlepszy ruch dla punktów.
stakesCosts = „{ $move }” daje średnio o { $points } pkt więcej, najwięcej ze wszystkich ruchów, ale wygrywa z szansą { $other }, nie { $best }.
stakesCostsHardly = „{ $move }” daje średnio o { $points } pkt więcej, najwięcej ze wszystkich ruchów, ale wygrywa rzadziej.
stakesRisk = { $n ->
    [one] „{ $move }” ryzykuje { $n } punkt: „{ $category }”.
    [few] „{ $move }” ryzykuje { $n } punkty: „{ $category }”.
    [many] „{ $move }” ryzykuje { $n } punktów: „{ $category }”.
   *[other] „{ $move }” ryzykuje { $n } punktu: „{ $category }”.
}
stakesMakes = „{ $move }” z szansą { $chance } daje punkty za „{ $category }”; wtedy szansa na wygraną to { $then }, inaczej { $otherwise }.
stakesNever = „{ $move }” nigdy nie daje punktów za „{ $category }”.
stakesSure = „{ $move }” na pewno daje punkty za „{ $category }”.
stakesZero = „{ $move }” z szansą { $chance } daje 0 w polu „{ $category }”; wtedy szansa na wygraną to { $then }, inaczej { $otherwise }.
stakesNoZero = „{ $move }” nigdy nie daje 0 w polu „{ $category }”.
stakesSureZero = „{ $move }” na pewno daje 0 w polu „{ $category }”.
stakesRisky = Po tej turze szansa na wygraną to { $best }, a po „{ $move }” { $other }: najlepszy ruch ryzykuje więcej.
stakesSafe = Po tej turze szansa na wygraną to { $best }, a po „{ $move }” { $other }: najlepszy ruch jest bezpieczniejszy.
whyServer = Pełne wyjaśnienie wymaga serwera.

## review: the review after a game

valueTitle = Oczekiwany wynik w trakcie gry
valueHint = Wybierz turę, aby zobaczyć, czego się po niej spodziewano.
valueAfter = Po turze { $n }: { $values }
lossPerDecision = Strata na swobodną decyzję
playedLike = Najbliższy poziom: { $strength }.
playedBetween = { $n ->
    [one] Z prawdopodobieństwem { $confidence } między { $least } a { $greatest }, na ile mówi o tym { $n } swobodna decyzja.
    [few] Z prawdopodobieństwem { $confidence } między { $least } a { $greatest }, na ile mówią o tym { $n } swobodne decyzje.
    [many] Z prawdopodobieństwem { $confidence } między { $least } a { $greatest }, na ile mówi o tym { $n } swobodnych decyzji.
   *[other] Z prawdopodobieństwem { $confidence } między { $least } a { $greatest }, na ile mówi o tym { $n } swobodnych decyzji.
}
playedOne = { $n ->
    [one] Z prawdopodobieństwem { $confidence }, na ile mówi o tym { $n } swobodna decyzja.
    [few] Z prawdopodobieństwem { $confidence }, na ile mówią o tym { $n } swobodne decyzje.
    [many] Z prawdopodobieństwem { $confidence }, na ile mówi o tym { $n } swobodnych decyzji.
   *[other] Z prawdopodobieństwem { $confidence }, na ile mówi o tym { $n } swobodnych decyzji.
}
howReckoned = Jak to obliczono
sameDice = Najlepsza gra tymi samymi kośćmi
sameDiceDrawn = { $n ->
    [one] { $n } z jej kości nigdy nie wypadła w tej grze i została wylosowana.
    [few] { $n } z jej kości nigdy nie wypadły w tej grze i zostały wylosowane.
    [many] { $n } z jej kości nigdy nie wypadło w tej grze i zostało wylosowanych.
   *[other] { $n } z jej kości nigdy nie wypadło w tej grze i zostało wylosowanych.
}
sameDiceHow = Każda tura zaczyna się tym samym pierwszym rzutem. Kości rzucane ponownie wypadają tak, jak wypadły w tej turze, w swojej kolejności. Gdzie najlepsza gra rzuca więcej kości, niż rzucono, są one losowane, dla tej samej gry zawsze te same. Losowana jest też kolejność kości z jednego rzutu.
decisions = Każda decyzja
decisionsOf = Czyje
everyone = Wszystkich
onlyLosses = Tylko te, które coś kosztowały
onlyFlagged = Tylko oznaczone
flagged = oznaczona
bestWas = Najlepiej: { $move }
tryIt = Spróbuj jeszcze raz
print = Drukuj
noneShown = Nie ma takiej decyzji.
cardBefore = Tabela przed tą turą
turnNumber = Tura { $n }
rollNumber = Rzut { $n }
noDice = Kości nie zapisano.
forced = nie ma wyboru
emptyCard = Nic jeszcze nie wpisano.

## analyse: the page /analyse

analysePage = Keepwise: Analiza
boardPosition = Pozycja
boardCheck = Sprawdź tabelę
boardOwnRules = Własne zasady…
boardOwnJson = Zasady jako JSON
boardOwnWrong = W tych zasadach są błędy:
boardCancel = Anuluj
boardPut = Połóż { $face }
boardTake = { $die }: zabierz
boardNoDie = Kość { $place }: jeszcze żadna
boardKeep = { $die }: zostaw
boardClear = Wyczyść
boardRolls = Pozostałe rzuty
boardSavedTitle = Zaoszczędzone rzuty
boardCall = Zapowiedziane
boardAllRolled = Wszystkie kości rzucono naraz
boardOpen = wolne
boardOpens = { $cell }: znów wolne
boardMoves = Co zrobić?
boardAim = Graj o
boardTarget = wynik co najmniej
boardFloor = to, co pewne
boardUpperBonus = górną premię
boardFloorWorth = co najmniej { $value }
boardDice = { $n ->
    [one] Dodaj jeszcze { $n } kość.
    [few] Dodaj jeszcze { $n } kości.
    [many] Dodaj jeszcze { $n } kości.
   *[other] Dodaj jeszcze { $n } kości.
}
boardEmpty = Gdy podasz kości, zobaczysz tu każdy ruch, ile jest wart i dlaczego.
boardFull = Tabela jest pełna: { $total }.
boardBelow = Szanse z tymi kośćmi są niżej.
boardWhyWorse = W porównaniu z najlepszym ruchem, „{ $best }”:
boardThen = Teraz punkty: { $points }; potem gra przynosi średnio jeszcze { $rest }.
boardThenShort = Teraz punkty: { $points }.
boardRolled = Zostaw te i rzuć
boardScored = Wpisz i graj dalej
boardOutlook = Przy najlepszej grze o punkty od tego miejsca:
boardOdds = Szanse w tej turze
boardOddsKeep = Jeśli zostawisz { $dice } i grasz tylko o jedno pole:
boardOddsTurn = Cała tura, grana tylko o jedno pole:
boardOddsBest = Gra tylko o jedno pole, z kośćmi, które są dla niego najlepsze. Zaznacz kości, aby zobaczyć szanse z nimi.
boardChance = Szansa
boardMean = Punkty średnio
boardFrom = { $points } lub więcej
boardWrong = To nie może się zdarzyć w grze: sprawdź tabelę i kości.
boardNoTable = Na tym serwerze nie obliczono, który ruch jest w tej grze najlepszy. Można to podać, gdy zostaje kilka wolnych pól; szanse poniżej zawsze.
boardNoTarget = W tym momencie gry nie można tu tego podać, dopiero gdy zostaje kilka pól. „Najwięcej punktów” można zawsze.
boardPays = Te kości dają:
boardBroken = Ten adres nie zawiera żadnej pozycji gry.
boardOffline = Serwer jest nieosiągalny. To, co wpisano, zostaje w adresie; odpowiedzi przyjdą, gdy serwer wróci.
cardOrder = Pole „{ $category }” wypełniono za wcześnie: najpierw są inne.
cardTogether = „{ $category }”: te punkty nie pasują do reszty tabeli.
cardSaved = Po tylu turach zaoszczędzonych rzutów jest od { $least } do { $most }.
cardBonuses = Tyle dodatkowych premii nie pasuje do tych punktów.
checkHow = Przepisz swoją tabelę: liczba, kreska za pole skreślone, nic za pole wolne. Sumy mogą zostać puste.
checkResult = Wynik
checkPaste = Wklej tabelę
checkText = Wiersze tak, jak są w tabeli, w dowolnym języku
checkRead = Odczytaj
checkProblems = { $n ->
    [one] { $n } błąd.
    [few] { $n } błędy.
    [many] { $n } błędów.
   *[other] { $n } błędu.
}
checkRight = Nie znaleziono błędów.
checkNoNumber = „{ $text }” to nie liczba.
checkTaken = Odczytane wiersze: { $some } z { $all }.
checkUnreadRow = Wiersza { $line }, „{ $name }”, nie odczytano.
checkPerhaps = Może { $names }?

## train: the page /train

trainPage = Keepwise: Trening
trainLead = Dziesięć decyzji dziennie, dla wszystkich te same; ćwiczenia bez ograniczeń; i twoje własne błędy, aż je opanujesz.
keepsNothing = Ta przeglądarka niczego nie zapisuje dla tej strony; po wyjściu wszystko przepadnie.
trainToday = Dziesięć na dziś
trainTodayWords = Dwie z początku, trzy ze środka, trzy z drugiej połowy, dwie z końca gry.
trainDone = Odpowiedzi: { $n } z { $of }
trainRight = Dobrze: { $n } z { $of }
trainStreak = { $n ->
    [one] { $n } dzień z rzędu.
    [few] { $n } dni z rzędu.
    [many] { $n } dni z rzędu.
   *[other] { $n } dnia z rzędu.
}
trainLongest = Najdłuższa seria: { $n }.
trainLook = Zobacz wynik
trainGoOn = Dalej
trainStart = Zacznij
trainMistakes = Twoje błędy
trainMistakesWords = Decyzje z twoich omówionych gier, które kosztowały punkty. Wracają po kilku dniach: później, jeśli je znasz, wcześniej, jeśli nie.
trainNoMistakes = Zagraj i obejrzyj omówienie: decyzje, które kosztowały cię punkty, wrócą tutaj.
trainDue = Do powtórki teraz: { $n } z { $of }
trainRepeat = Powtórz
trainThemes = Ćwiczenia według tematu
theme_first_roll = Pierwszy rzut
theme_straights = Strity
theme_bonus_alive = Premia możliwa
theme_bonus_dead = Premia stracona
theme_joker = Joker
theme_which_zero = Co skreślić?
theme_endgame = Końcówka
themeIs_first_roll = Pierwszy rzut gry, pusta tabela.
themeIs_straights = Wolny strit kusi: grać na niego czy na coś lepszego?
themeIs_bonus_alive = Chodzi o górną część, a premia jest jeszcze możliwa.
themeIs_bonus_dead = Chodzi o górną część, ale premia już przepadła.
themeIs_joker = Znów pięć jednakowych, gdy ich pole jest już zajęte.
themeIs_which_zero = Nie ma rzutów, a punktów prawie nie widać: co poświęcić?
themeIs_endgame = Najwyżej trzy tury do końca.
trainNone = Takich decyzji dla tej gry tu nie ma.
trainLoads = Szukam decyzji…
trainPrepares = Trwa szukanie decyzji tej gry; to chwilę potrwa.
trainNoneDue = Teraz nie ma czego powtarzać. Wróć jutro albo poćwicz wybrany temat.
trainMenu = Trening
trainDay = Dziesięć z dnia { $date }
trainTry = Jeszcze raz
trainNumber = { $n } z { $of }
trainKeep = { $n ->
    [one] Zostaw i rzuć { $n } kością
    [few] Zostaw i rzuć { $n } kośćmi
    [many] Zostaw i rzuć { $n } kośćmi
   *[other] Zostaw i rzuć { $n } kości
}
trainKeys = Dotknij kości, które zostawiasz, albo pola do wpisania. Klawisze: 1–5 kości, Enter zostawia, strzałki przesuwają.
trainNext = Następna
trainEnd = Wynik
trainBest = Dobrze: to najlepszy ruch.
trainGood = Wystarczająco dobrze: strata tylko { $loss }. Najlepiej: { $best }.
trainWrong = Strata { $loss }. Najlepiej: { $best }.
trainAccepted = Dobrze jest wtedy, gdy strata nie przekracza { $loss } pkt.
trainWhy = Dlaczego
trainThen = W twojej grze było: { $move }.
trainBoard = Zobacz w analizie
trainPeople = Jak się naprawdę gra
trainWrongShare = { $share } zwykłych graczy się tu myli.
mark_good = dobrze
mark_inaccurate = niedokładnie
mark_wrong = źle
markOpen = otwarta
trainLost = Łączna strata: { $loss } pkt.
trainBefore = { $n ->
    [one] { $n } wcześniejszy dzień: średnio { $right } dobrze.
    [few] { $n } wcześniejsze dni: średnio { $right } dobrze.
    [many] { $n } wcześniejszych dni: średnio { $right } dobrze.
   *[other] { $n } wcześniejszego dnia: średnio { $right } dobrze.
}
trainComeBack = Czego nie było wiadomo, wróci wkrótce; co było wiadomo, później.
trainMore = Więcej
trainShare = Udostępnij
trainCopied = Tekst jest w schowku.
trainBestWas = Najlepiej: { $move }

## history: the page /history

historyPage = Keepwise: Moje gry
historyDamaged = { $n ->
    [one] { $n } wpis jest uszkodzony i pominięty; pozostałe są tutaj.
    [few] { $n } wpisy są uszkodzone i pominięte; pozostałe są tutaj.
    [many] { $n } wpisów jest uszkodzonych i pominiętych; pozostałe są tutaj.
   *[other] { $n } wpisu jest uszkodzone i pominięte; pozostałe są tutaj.
}
historyEmpty = Jeszcze żadnej gry
historyEmptyWords = Gry ukończone w tej przeglądarce są tu zebrane, z tym, ile i gdzie kosztowały. Nic nie opuszcza tej przeglądarki.
historyWho = Czyje gry
historyMeans = Średnie według gry
historyPlayed = Gry
historyMean = Średnia
historyMost = Rekord
historyLoss = Strata na grę
historyOverTime = Strata na swobodną decyzję
historyTooFew = Więcej będzie widać po dwóch omówionych grach.
chartHint = Wybierz grę, aby zobaczyć jej liczby.
chartPoint = { $date }: { $loss } pkt na decyzję
chartWords = Omówione gry: { $n }; { $first } pkt na decyzję w pierwszych, { $last } w ostatnich.
historyThemes = Co kosztowało najwięcej
historyEach = { $n ->
    [one] { $n } decyzja, po { $loss }
    [few] { $n } decyzje, po { $loss }
    [many] { $n } decyzji, po { $loss }
   *[other] { $n } decyzji, po { $loss }
}
historyStreaks = Serie
historyNoDays = teraz żadnej.
runBound = Punkty stracone w grze
runWithin = { $n ->
    [one] W ostatniej grze strata wyniosła najwyżej { $bound } pkt.
    [few] W każdej z { $n } ostatnich gier strata wyniosła najwyżej { $bound } pkt.
    [many] W każdej z { $n } ostatnich gier strata wyniosła najwyżej { $bound } pkt.
   *[other] W każdej z { $n } ostatnich gier strata wyniosła najwyżej { $bound } pkt.
}
runBeyond = { $n ->
    [one] W ostatniej grze strata przekroczyła { $bound } pkt.
    [few] W każdej z { $n } ostatnich gier strata przekroczyła { $bound } pkt.
    [many] W każdej z { $n } ostatnich gier strata przekroczyła { $bound } pkt.
   *[other] W każdej z { $n } ostatnich gier strata przekroczyła { $bound } pkt.
}
historyGames = { $n ->
    [one] { $n } gra
    [few] { $n } gry
    [many] { $n } gier
   *[other] { $n } gry
}
historyAll = Pokaż wszystkie ({ $n })
historyNotReviewed = Jeszcze bez omówienia.
historyThin = Z tej gry zostały tylko sumy.
historyDelete = Usuń
historyDeleteAsks = Usunąć tę grę i błędy z niej?
historyDeleted = Gra jest usunięta.
historyFile = Twoja historia jako plik
historyKept = Wszystko jest tylko w tej przeglądarce: ostatnie { $detailed } gier z każdym ruchem, z { $games } łącznie. Gdy brakuje miejsca, z najstarszych zostają sumy.
historyExport = Eksportuj
historyImport = Importuj
historyForget = Usuń wszystko
historyForgetAsks = Usunąć wszystkie gry, dni i błędy z tej przeglądarki?
historyForgotten = Wszystko jest usunięte.
fileTaken = Zaimportowano. Gry: { $games }, dni: { $days }.
fileFull = Nie starczyło miejsca na wszystko.
fileRefused = Niczego nie zaimportowano.
fileLong = Plik jest za duży.
fileNoJson = Plik jest ucięty albo nie jest to JSON.
fileOther = To nie jest historia Keepwise.
fileNewer = Plik ma wersję { $version }, której ta strona nie zna.
fileWrong = Plik jest tu uszkodzony: { $place }

## rules: the page /rules

rulesPage = Keepwise: Zasady
rulesTitle = Zasady
rulesLead = Każda gra na jednej kartce: przebieg tury, każde pole z przykładem i tabela wyników do wydruku.
rulesAll = Wszystkie gry
rulesPrint = Drukuj
rulesPlay = Zagraj tutaj
rulesDice = { $n ->
    [one] { $n } kość
    [few] { $n } kości
    [many] { $n } kości
   *[other] { $n } kości
}
rulesRolls = { $n ->
    [one] { $n } rzut
    [few] { $n } rzuty
    [many] { $n } rzutów
   *[other] { $n } rzutu
}
rulesTurn = Tura
rulesEnd = Koniec
rulesCategories = Pola
rulesExample = Na przykład
rulesMiss = Ale nie
rulesFirstRoll = w pierwszym rzucie { $points }
turnRoll = { $n ->
    [one] Rzuć kością.
    [few] Rzuć wszystkimi { $n } kośćmi.
    [many] Rzuć wszystkimi { $n } kośćmi.
   *[other] Rzuć wszystkimi { $n } kośćmi.
}
turnOnce = W turze jest jeden rzut.
turnAgain = { $n ->
    [one] Razem { $n } rzut.
    [few] Odłóż kości, które chcesz, a resztą rzuć ponownie: razem { $n } rzuty albo mniej, jeśli wynik ci odpowiada.
    [many] Odłóż kości, które chcesz, a resztą rzuć ponownie: razem { $n } rzutów albo mniej, jeśli wynik ci odpowiada.
   *[other] Odłóż kości, które chcesz, a resztą rzuć ponownie: razem { $n } rzutu albo mniej, jeśli wynik ci odpowiada.
}
turnFree = Odłożonymi kośćmi też wolno rzucić ponownie.
turnFill = Potem wypełnij jedno wolne pole. Jeśli kości do niego nie pasują, wpisz tam 0.
turnCounted = { $n ->
    [one] Liczba kości: { $dice }. Liczy się z nich { $n }: ta, która daje najwięcej.
    [few] Liczba kości: { $dice }. Liczą się z nich { $n }: te, które dają najwięcej.
    [many] Liczba kości: { $dice }. Liczą się z nich { $n }: te, które dają najwięcej.
   *[other] Liczba kości: { $dice }. Liczą się z nich { $n }: te, które dają najwięcej.
}
leastCounted = { $n ->
    [one] Liczba kości: { $dice }. Liczy się z nich { $n }: ta, która daje najmniej.
    [few] Liczba kości: { $dice }. Liczą się z nich { $n }: te, które dają najmniej.
    [many] Liczba kości: { $dice }. Liczą się z nich { $n }: te, które dają najmniej.
   *[other] Liczba kości: { $dice }. Liczą się z nich { $n }: te, które dają najmniej.
}
orderCard = Pola wypełnia się od góry do dołu.
orderUpper = Najpierw wypełnia się górną część w dowolnej kolejności, potem dolną.
extraStart = { $n ->
    [one] Gra zaczyna się z { $n } dodatkowym rzutem na dowolną turę.
    [few] Gra zaczyna się z { $n } dodatkowymi rzutami na dowolne tury.
    [many] Gra zaczyna się z { $n } dodatkowymi rzutami na dowolne tury.
   *[other] Gra zaczyna się z { $n } dodatkowymi rzutami na dowolne tury.
}
extraSaves = Niewykorzystane rzuty przechodzą na późniejsze tury.
extraMost = Można odłożyć najwyżej { $n }.
endTotal = { $n ->
    [one] Gra kończy się po { $n } turze. Wygrywa najwyższa suma.
    [few] Gra kończy się po { $n } turach. Wygrywa najwyższa suma.
    [many] Gra kończy się po { $n } turach. Wygrywa najwyższa suma.
   *[other] Gra kończy się po { $n } turach. Wygrywa najwyższa suma.
}
endAwarded = { $n ->
    [one] Gra kończy się po { $n } turze. Wygrywa ten, komu przyznano najwięcej punktów.
    [few] Gra kończy się po { $n } turach. Wygrywa ten, komu przyznano najwięcej punktów.
    [many] Gra kończy się po { $n } turach. Wygrywa ten, komu przyznano najwięcej punktów.
   *[other] Gra kończy się po { $n } turach. Wygrywa ten, komu przyznano najwięcej punktów.
}
coloursAre = Każda ścianka ma kolor: { $colours }.
bonusFrom = { $at } lub więcej w górnej części: { $points }.
bonusHighest = Liczy się tylko najwyższy osiągnięty wiersz.
bonusEach = I jeszcze { $n } za każdy dalszy punkt.
bonusPar = { $n ->
    [one] Wystarczy dokładnie po { $n } z każdej wartości.
    [few] Wystarczą dokładnie po { $n } z każdej wartości.
    [many] Wystarczy dokładnie po { $n } z każdej wartości.
   *[other] Wystarczy dokładnie po { $n } z każdej wartości.
}
upperPays = Daje sumę kości, które pokazują { $face }.
needsAny = Dowolne kości.
needsAll = { $n ->
    [one] Jedna kość.
    [few] Wszystkie { $n } kości jednakowe.
    [many] Wszystkie { $n } kości jednakowe.
   *[other] Wszystkie { $n } kości jednakowe.
}
needsEqual = { $n ->
    [one] Jedna kość.
    [few] Co najmniej { $n } jednakowe kości.
    [many] Co najmniej { $n } jednakowych kości.
   *[other] Co najmniej { $n } jednakowej kości.
}
needsTwo = Jednakowe kości w dwóch grupach: { $a } i { $b }, każda o innej wartości.
needsTwoAny = Jednakowe kości w dwóch grupach: { $a } i { $b }; obie mogą mieć tę samą wartość.
needsThree = Jednakowe kości w trzech grupach: { $a }, { $b } i { $c }, każda o innej wartości.
needsThreeAny = Jednakowe kości w trzech grupach: { $a }, { $b } i { $c }; mogą mieć tę samą wartość.
needsRun = { $n ->
    [one] Jedna kość.
    [few] { $n } kolejne wartości: { $runs }.
    [many] { $n } kolejnych wartości: { $runs }.
   *[other] { $n } kolejnej wartości: { $runs }.
}
needsFaces = Każda z tych wartości: { $faces }.
needsSum = Suma wszystkich kości to { $n }.
needsLeast = Suma wszystkich kości to { $n } lub więcej.
needsGreatest = Suma wszystkich kości to { $n } lub mniej.
needsColour = Wszystkie kości mają ten sam kolor.
needsColourMatched = Te kości mają ten sam kolor.
paysPoints = { $n ->
    [one] Daje { $n } punkt.
    [few] Daje { $n } punkty.
    [many] Daje { $n } punktów.
   *[other] Daje { $n } punktu.
}
paysTakes = { $n ->
    [one] Zabiera { $n } punkt.
    [few] Zabiera { $n } punkty.
    [many] Zabiera { $n } punktów.
   *[other] Zabiera { $n } punktu.
}
paysAll = Daje sumę wszystkich kości.
paysMatched = { $n ->
    [one] Daje tę kość.
    [few] Daje sumę tych { $n } kości.
    [many] Daje sumę tych { $n } kości.
   *[other] Daje sumę tych { $n } kości.
}
paysFaces = Daje sumę kości, które pokazują { $faces }.
paysPlus = { $n ->
    [one] I jeszcze { $n } punkt.
    [few] I jeszcze { $n } punkty.
    [many] I jeszcze { $n } punktów.
   *[other] I jeszcze { $n } punktu.
}
paysMinus = { $n ->
    [one] Minus { $n } punkt.
    [few] Minus { $n } punkty.
    [many] Minus { $n } punktów.
   *[other] Minus { $n } punktu.
}
paysServed = { $n ->
    [one] W pierwszym rzucie tury: { $n } punkt więcej.
    [few] W pierwszym rzucie tury: { $n } punkty więcej.
    [many] W pierwszym rzucie tury: { $n } punktów więcej.
   *[other] W pierwszym rzucie tury: { $n } punktu więcej.
}
paysByRoll = Punkty zależą od tego, w którym rzucie się udało: { $rolls }.
rollPays = rzut { $roll }: { $points }
rollPaysLast = od rzutu { $roll }: { $points }
timesFill = { $n ->
    [one] Można wypełnić { $n } raz.
    [few] Można wypełnić { $n } razy.
    [many] Można wypełnić { $n } razy.
   *[other] Można wypełnić { $n } razy.
}
afterFill = Liczy się dopiero, gdy „{ $category }” ma punkty.
jokerTitle = „{ $category }” jeszcze raz
jokerBonus = { $bonus ->
    [one] Gdy „{ $category }” ma punkty, każdy następny rzut z { $n } jednakowymi kośćmi daje jeszcze { $bonus } punkt, gdziekolwiek zostanie wpisany.
    [few] Gdy „{ $category }” ma punkty, każdy następny rzut z { $n } jednakowymi kośćmi daje jeszcze { $bonus } punkty, gdziekolwiek zostanie wpisany.
    [many] Gdy „{ $category }” ma punkty, każdy następny rzut z { $n } jednakowymi kośćmi daje jeszcze { $bonus } punktów, gdziekolwiek zostanie wpisany.
   *[other] Gdy „{ $category }” ma punkty, każdy następny rzut z { $n } jednakowymi kośćmi daje jeszcze { $bonus } punktu, gdziekolwiek zostanie wpisany.
}
jokerHolds = Gdy pole „{ $category }” jest wypełnione, każdego następnego rzutu z { $n } jednakowymi kośćmi dotyczy to:
jokerForcedFirst = Dopóki górne pole tej wartości jest wolne, rzut trzeba wpisać tam.
jokerForcedThen = Potem trzeba go wpisać w wolne pole dolnej części.
jokerForcedLast = Gdy dolna część jest pełna, trafia na wolne górne pole, za 0.
jokerWhy = Dlatego czasem do wyboru jest tylko jedno pole.
jokerFree = Wolno go wpisać w dowolne wolne pole. Gdy górne pole tej wartości jest wypełnione, w dolnej części jest jokerem.
jokerOriginal = Jest jokerem i trzeba go wpisać w wolne pole dolnej części. Gdy jest pełna, trafia na górne pole, za 0.
jokerNone = Wolno go wpisać w dowolne wolne pole i daje tam to, co zawsze.
jokerPays = Jako joker daje pełne punkty, czegokolwiek pole wymaga: { $list }.
jokerPaysHere = { $n ->
    [one] Jako joker: { $n } punkt.
    [few] Jako joker: { $n } punkty.
    [many] Jako joker: { $n } punktów.
   *[other] Jako joker: { $n } punktu.
}
jokerMultiplied = Te punkty mnoży się tak jak kolumnę.
jokerMadeOnly = Dostaje się je tylko tam, gdzie rzut daje więcej niż 0.
tipsTitle = Na pierwszą grę
tipStop = Nikt nie musi wykorzystać wszystkich rzutów: dobry wynik można wpisać od razu.
tipBonus = W górnej części { $n } jednej wartości to dobry wynik: w tym tempie zdobywa się premię.
tipZero = Gdy nic nie pasuje, 0 w polu „{ $category }” często kosztuje najmniej.
tipChance = „{ $category }” przyjmuje dowolne kości: zostaw to pole na nieudaną turę.

## make: the ruleset editor /make

makePage = Keepwise: Własna gra
makeTitle = Własna gra
makeLead = Zacznij od znanej gry, zmień, co chcesz, i od razu zobacz, co z tego wynika.
makeBase = Zacznij od
makeNothing = niczego
makeName = Nazwa gry
makeRolls = Rzuty w turze
makeOrder = Pola wypełnia się
makeOrderFree = w dowolnej kolejności
makeOrderCard = od góry do dołu
makeOrderUpper = najpierw górna część
makeExtra = Dodatkowe rzuty na początku
makeSaves = Niewykorzystane rzuty przechodzą dalej
makeBonus = Premia górnej części
makeBonusAt = Od
makeBonusEach = Za każdy dalszy punkt
makeAddBonus = Dodaj premię
makeJoker = Znowu wszystkie kości jednakowe
makeJokerRule = Co to jest
makeJokerOff = nic szczególnego
makeJokerForced = joker, wymuszony
makeJokerFree = joker, do wyboru
makeJokerOriginal = joker, tylko w dolnej części
makeJokerNone = tylko więcej punktów
makeJokerCategory = Gdy to pole jest wypełnione
makeJokerBonus = Punkty dodatkowe
makeAdd = Dodaj pole
makeNew = Nowe
makeCategoryName = Nazwa
makeNeeds = Czego wymaga
makeNeedsKind = Kości
makeNeedsFace = jedna wartość (górna część)
makeNeedsAny = dowolne kości
makeNeedsGroups = jednakowe kości
makeNeedsRun = kolejne wartości
makeNeedsFaces = określone wartości
makeFace = Wartość
makeGroup = Grupa { $n }
makeSameFace = Grupy mogą mieć tę samą wartość
makeRunLength = Ile kolejnych
makeFaces = Wartości
makeTotal = Suma kości
makeAny = dowolna
makeTotalExact = dokładnie
makeTotalLeast = co najmniej
makeTotalMost = co najwyżej
makeColour = Kolor
makeColourAll = wszystkie kości jednakowo
makeColourMatched = te kości jednakowo
makePays = Co daje
makePaysKind = Rodzaj
makePaysPoints = stałe punkty
makePaysAll = suma wszystkich kości
makePaysMatched = suma tych kości
makePaysFaces = suma określonych wartości
makePaysRolls = punkty zależne od rzutu
makePoints = Punkty
makeByRoll = Punkty w rzucie 1, 2, 3 …
makePlus = Punkty dodatkowe
makeServed = Więcej w pierwszym rzucie
makeTimes = Ile razy można wypełnić
makeAfter = Liczy się, dopiero gdy to ma punkty
makeAfterNone = nic
makeUp = W górę
makeDown = W dół
makeRemove = Usuń: { $name }
makeFollows = Co z tego wynika
makeWrong = { $n ->
    [one] Najpierw trzeba poprawić { $n } rzecz.
    [few] Najpierw trzeba poprawić { $n } rzeczy.
    [many] Najpierw trzeba poprawić { $n } rzeczy.
   *[other] Najpierw trzeba poprawić { $n } rzeczy.
}
makeTotals = Sumy od { $least } do { $greatest }
makeStates = Sytuacje między turami: { $count }
makeReady = Trener zna tę grę.
makeSolvable = Trener uczy się tej gry przy pierwszym pytaniu. Szacowany czas: { $time }.
makeOutOfReach = Za duża dla trenera. Ludzie mogą w nią grać.
makeEstimated = W grach o kilku kolumnach trener szacuje.
makeProblemRange = Dozwolone: od { $least } do { $greatest }.
makeProblemTwice = To już jest.
makeProblemMissing = Tu czegoś brakuje.
makeProblemClash = To nie pasuje do reszty.
makePlay = Zagraj
makeAnalyse = Analizuj
makeShare = Kopiuj link
makeCopy = Kopiuj
makeCopied = Skopiowano.
makeSave = Zapisz
makeSaved = Zapisane w tej przeglądarce
makeForget = Usuń: { $name }
makeForgetAsks = Usunąć „{ $name }” z tej przeglądarki?
makeSheet = Zasady, jak teraz brzmią
makeJson = Jako JSON, dla programów

## offline: the page /offline

newVersion = Jest nowa wersja tych stron.
newVersionUse = Użyj jej teraz
takePage = Keepwise: graj offline
takeTitle = Graj offline
takeLead = To, co pobierasz, zostaje w tej przeglądarce i nie wymaga połączenia: strony, a do każdej gry tabela, z której trener i komputer odpowiadają dokładnie tak jak serwer.
takeGames = Gry
takeSize = { $size } MB
takeTotal = Do pobrania: { $size }
takePages = Wszystkie strony w języku, w którym je czytasz
takeKept = pobrane
takeNewer = jest nowsza tabela
takeNow = Pobierz
takeLoads = Pobieranie…
takeDone = Wszystko już jest i otwiera się bez połączenia.
takeRemove = Usuń: { $name }
takeRemoveAll = Usuń wszystko
takeRemoved = Usunięto.
takeFull = Ta przeglądarka nie daje więcej miejsca. Usuń grę albo wybierz mniej.
takeCutOff = Serwer jest nieosiągalny. Czego brakuje, można pobrać, gdy wróci.
takeImpossible = Ta przeglądarka niczego dla stron nie przechowuje: potrzeba bezpiecznego połączenia (https) i okna, które nie jest prywatne.
takeMayGo = Przeglądarka może to usunąć, gdy zabraknie miejsca.
takeOthers = Gry z kilkoma kolumnami, własne zasady, gra na wygraną, możliwe zakończenia gry i powody ruchu wymagają serwera.
takeWho = Kto odpowiada
takeServer = Serwer; to urządzenie tylko wtedy, gdy serwer jest nieosiągalny
takeDevice = Zawsze to urządzenie, w grach, które tu są

## widget: the page /widget

widgetPage = Keepwise: Trener gry w kości
widgetTitle = Trener gry w kości
