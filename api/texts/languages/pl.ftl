### Texts of Keepwise in Polish. CONTRIBUTING.md explains the format.

## common: several pages

skip = Przejdź do gry
coach = Trener
settings = Ustawienia
language = Język
theme = Motyw
themeSystem = Jak w systemie
themeLight = Jasny
themeDark = Ciemny
pace = Tempo komputera
paceNormal = Normalne
paceFast = Szybkie
paceStep = Krok po kroku
newGame = Nowa gra
newGameAsks = Stracisz rozpoczętą grę.
newGameYes = Porzuć grę
newGameNo = Graj dalej
done = Gotowe
setupTitle = Rzuć, zostaw i miej pewność.
setupLead = Znajoma gra w kości: z przyjaciółmi albo z komputerem. Trener, który rozwiązał ją co do ostatniej cyfry, pomaga, gdy go zapytasz.
ruleset = Gra
gamesOwn = Twoje gry
gamesOther = Inne gry
gamesColumns = Wiele kolumn
players = Gracze
player = Gracz
you = Ty
computer = Komputer
person = Człowiek
addPlayer = Dodaj gracza
playerName = Imię gracza { $n }
playerKind = Gracz { $n }: człowiek czy komputer
removePlayer = Usuń: { $name }
against = Przeciwnik
alone = Brak
friendHere = Ktoś obok mnie
friendAway = Znajomy przez link
setupPlayers = Imiona i więcej graczy
start = Graj
openFile = Omów zapisaną grę
factsCard = { $n ->
    [one] { $n } układ
    [few] { $n } układy
    [many] { $n } układów
   *[other] { $n } układu
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
scoreSaves = wpisując teraz, oszczędzasz { $n }
chooseCategory = Wybierz pole
computerHurry = Przewiń
waitsForServer = Czekam na serwer
next = Dalej
undo = Cofnij
scoredNow = Wpisano { $points }
dice = Kości
diceGroup = Kości: wybierz te, które zostawiasz
die = Kość { $place }: { $face }
dieBlank = Kość { $place }, jeszcze bez rzutu
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
mayCall = Aby zapowiedzieć, dotknij pola w kolumnie „{ $column }”: w tej turze trzeba je wtedy wypełnić.
mustRollAll = Nic nie zapowiedziano: wpisać można tylko rzut wszystkimi kośćmi.
offer = { $category }: wpisz { $points }
offerOne = { $category }, { $nth } z { $of }: wpisz { $points }
offerCall = { $category }: zapowiedz (teraz { $points })
lockUpper = Dolna część: dopiero gdy górna jest pełna
lockOrder = Tylko w kolejności z tabeli
lockAfter = { $category }: liczy się dopiero, gdy pole „{ $after }” ma punkty
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
productCounts = Gdy wszystkie trzy pola są zajęte, { $product } też się liczy (nigdy mniej niż 0)
countsInProduct = { $category }: liczy się tylko w iloczynie
jokerOfColumns = Gdy pole „{ $category }” jest zajęte w każdej kolumnie, kolejne jednakowe kości są jokerem
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
daily = Gra dnia
dailyBest = Najlepsza gra
trainStreak = { $n ->
    [one] { $n } dzień do tej pory.
    [few] { $n } dni z rzędu.
    [many] { $n } dni z rzędu.
   *[other] { $n } dnia z rzędu.
}
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
coachBefore = Najpierw rzuć; potem trener uszereguje wszystkie ruchy.
coachForTotal = Trener i komputer grają o sumę, nie o punkty meczowe.
coachWaits = Trener myśli…
coachSays = Trener: { $move }.
coachPrepares = Przygotowuję tę grę. Chwileczkę…
coachStuck = Trener nie może teraz odpowiedzieć.
coachAway = Trener odpowie, gdy serwer wróci.
noTable = W tej grze nie ma trenera ani komputerowych graczy.
noOutlook = Szanse na poszczególne wyniki są dostępne na początku i pod koniec gry.
noOutlookOfColumns = W grach z kilkoma kolumnami szanse na wynik, górną premię i wygraną są niedostępne.
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
estimatedStrength = To szacunek, nie wartość dokładna: kto słucha trenera, zdobywa średnio { $mean } (od { $low } do { $high } na poziomie ufności { $confidence }, na podstawie { $games } gier).
best = najlepsze
allMoves = Pokaż wszystkie ruchy ({ $n })
fewerMoves = Pokaż mniej
goal = Trener gra o
goalPoints = jak najwięcej punktów
goalWin = wygraną
goalTies = Remis liczy się jako pół wygranej.
goalBoth = Zakłada się, że przeciwnik też gra o wygraną.
goalLater = Jest za wcześnie, by obliczyć, jak wygrać, więc trener gra o jak najwięcej punktów.
worthWin = szansa na wygraną { $value }
outlook = Prognoza
expected = Oczekiwany wynik
chanceBonus = Górna premia
chanceWin = Szansa na wygraną
beforeTurn = Przed tą turą
outlookWords = Oczekiwany wynik { $mean }; dziewięć gier na dziesięć kończy się między { $low } a { $high }.
outlookSure = Wynik jest pewny: { $total }.
outlookAlone = Jeśli odtąd słuchasz trenera:
outlookTogether = Jeśli odtąd wszyscy słuchają trenera:
outlookForPoints = Jeśli odtąd wszyscy grają o jak najwięcej punktów:
outlookWeaker = Jeśli odtąd wszyscy grają o jak najwięcej punktów, a komputer ze swoimi zwykłymi błędami:
targets = Wyniki w twoim zasięgu
targetsHint = Wybierz wynik, aby zobaczyć, jaką masz na niego szansę i ile to kosztuje.
targetsWords = { $total } lub więcej: { $best } szans, gdy grasz o ten wynik, { $usual }, gdy grasz o jak najwięcej punktów. Średni koszt w punktach: { $cost }.
targetsBest = gra o ten wynik
targetsUsual = gra o jak najwięcej punktów
computerStuck = Komputer się zaciął.
tryAgain = Spróbuj ponownie
deleteIt = Usuń
keepIt = Zostaw
diceFair = Czy kości są uczciwe?
diceFairGames = Rzuty z zapisanych gier trafiają na serwer bez imion i nie są tam przechowywane. Wszystkimi tymi kośćmi rzucała ta aplikacja.
diceFairGame = Jedna gra pokazuje tylko rażące wady. Rzuty trafiają na serwer bez imion i nie są tam przechowywane.
diceCheck = Sprawdź kości
serverAway = Brak połączenia z serwerem. Ta strona ruszy dalej, gdy tylko wróci.
pageStuck = Nie udało się wczytać strony.
languageStuck = Nie udało się wczytać tego języka.
unknownGame = Nieznana gra.
fileBroken = W tym pliku nie ma gry.
linkBroken = W tym linku nie ma gry.
otherTab = Ta gra jest wstrzymana: grasz w nią w innej karcie.
playHere = Graj dalej tutaj
gameWaits = Masz rozpoczętą grę. Nowa ją zakończy.
keptUnknown = Twoja zapisana gra używa zasad, których ten serwer nie ma, więc została usunięta.
keptDamaged = Twoja zapisana gra była uszkodzona i trzeba było ją usunąć.
review = Omówienie
reviewing = Omawiam każdą decyzję…
reviewReady = Omówienie jest gotowe.
reviewStuck = Nie udało się omówić gry.
gameInvalid = Ta gra nie jest zgodna z zasadami:
problemPoints = Układ „{ $category }” z { $dice } daje { $expected }, nie { $found }.
problemImpossible = Układ „{ $category }” nie może tu dać { $found }.
problemFilled = Pole „{ $category }” było już zajęte.
problemIllegal = Pola „{ $category }” nie można tu zająć.
problemCall = Pola „{ $category }” nie można tu zapowiedzieć.
problemUnknown = W tej grze nie ma układu „{ $category }”.
problemTotal = „{ $total }” wynosi { $expected }, nie { $found }.
problemExtra = „{ $bonus }” wynosi tu { $expected }, nie { $found }.
problemDice = Te kości do siebie nie pasują.
problemTurns = Liczba tur się nie zgadza.
problemOther = Czegoś tu nie da się odczytać.
problemsMore = … i jeszcze { $n }
unjudged = Nie można ocenić tych decyzji: ten serwer nie ma rozwiązania tej gry.
workLeft = Gotowe { $share }. Szacowany czas: { $time }.
workWaits = Najpierw inna gra: gotowe { $share }. Szacowany czas: { $time }.
shareLink = Udostępnij link
saveFile = Zapisz do pliku
saveText = Zapisz jako tekst
saveTable = Zapisz jako CSV
positionCode = Kod pozycji
copyCode = Kopiuj
linkCopied = Link jest w schowku.
share = Udostępnij
textCopied = Tekst jest w schowku.
startValue = Oczekiwany wynik przy najlepszej grze
startEstimated = Szacunek trenera
luck = Szczęście
loss = Oddane punkty
correction = korekta
correctionHint = Wartości są szacunkami. Korekta mówi, o ile się myliły między jedną turą a następną.
luckAdjusted = Sądząc po tej grze, taki styl bez szczęścia i pecha daje około { $chance } szans na wygraną.
chanceStart = Na początku
ownMistakes = Własne błędy
luckOfOthers = Szczęście innych
othersMoves = Decyzje innych
playingToWin = Gra na wygraną
chanceEnd = Na końcu
chanceTitle = Szansa na wygraną w trakcie gry
rank = { $n }. miejsce
turnsWords = { $name }: szczęście { $luck }, oddane punkty: { $loss }.
turnWords = Tura { $n }: szczęście { $luck }, oddane punkty { $loss }
turnsHint = Wybierz turę, aby zobaczyć jej liczby.
expensive = Najdroższe decyzje
flawless = Ani jednego oddanego punktu.
flawlessEstimated = Ani jednego oddanego punktu, o ile trener może to ocenić.
highlightPlace = { $name }, tura { $n }
grade_best = najlepsze
grade_good = dobre
grade_inaccuracy = niedokładność
grade_mistake = błąd
grade_blunder = gruby błąd
praise_only_move = jedyny ruch
praise_hard = trudny do znalezienia
skipMain = Przejdź do treści
navPlay = Graj
navAnalyse = Analizuj
navTrain = Trenuj
navRules = Zasady
navHistory = Moje gry
navMake = Stwórz własną grę
navWidget = Trener na twoją stronę
navDocs = API
missingTitle = Nie znaleziono strony
missingLead = Adres może być błędny albo strona została przeniesiona.
missingHome = Przejdź do strony głównej
playPage = Keepwise: graj z nieomylnym trenerem
missingPage = Keepwise: nic tu nie ma
navTake = Offline
answeredHere = Jesteś offline: odpowiada to urządzenie.
onThisDevice = na tym urządzeniu
needsServer = To wymaga serwera. Pojawi się, gdy wróci połączenie.

## home: the home page /

homePage = Keepwise: gry w kości rozwiązane dokładnie
homeTitle = Gry w kości, rozwiązane co do ostatniej cyfry.
homeLead = Graj w Yahtzee, Yatzy i pokrewne gry w kości, z przyjaciółmi albo z komputerem. Trener, który zna najlepszy ruch po każdym rzucie, pomaga, gdy go zapytasz. Na koniec widzisz, co było szczęściem, a co umiejętnością.
homePlay = Zagraj
homeAnalyse = Analizuj prawdziwe kości
homeTry = Pierwszy rzut: które kości zostawisz?
homeAnother = Inny rzut
homeAnalyseWords = Grasz prawdziwymi kośćmi? Wpisz swoją tabelę i rzut, a zobaczysz każdy ruch, jego koszt i powód.
homeDailyWords = Jedna gra dla wszystkich, z tymi samymi kośćmi. Masz jedną próbę: jak daleko zajdziesz?
homeTrainWords = Dziesięć decyzji dziennie, dla wszystkich te same. Do tego ćwiczenia według tematu i twoje własne błędy do przećwiczenia.
homeRulesWords = Czego wymaga i ile daje każdy układ, z kośćmi, na jednej kartce dla każdej gry.
homeHistoryWords = Twoje gry, średnie, serie i najdroższe błędy. Zostają w tej przeglądarce.
homeMakeWords = Zmień zasady albo wymyśl grę i od razu zobacz, co z tego wynika. Potem w nią zagraj.
homeDevelopers = Dla programistów
homeApiTitle = Pytaj
homeApiWords = Policz punkty układu, sprawdź całe gry do ostatniej kości, otrzymaj dokładną radę z kosztem każdego innego ruchu. Dla zasad wbudowanych i własnych.
homeDocs = Dokumentacja API
homeWidgetTitle = Osadź
homeWidgetWords = Trzy linijki kodu umieszczają trenera na dowolnej stronie, w trzynastu językach, także dla klawiatury i czytnika ekranu.
homeWidget = Zobacz osobno, jak w iframe

## play: the page /play

coachOff = wyłączony
coachHint = gdy zapytam
coachAfter = po moim ruchu
coachAlways = zawsze
coachHintWords = Trener milczy, dopóki nie zapytasz. Podpowiedzi są trzy po kolei: o co toczy się gra, dwa ruchy do wyboru, ruch.
coachAfterWords = Najpierw decydujesz ty. Potem trener mówi, ile kosztował ruch i jaki byłby najlepszy.
coachFirst = Najpierw decydujesz ty.
coachMissed = Trener przegapił ten ruch.
rollOn = Rzuć jeszcze raz
scoreIn = { $category }: wpisz { $points }
zeroAsks = „{ $category }” da 0 punktów. Wybierz pole jeszcze raz, aby potwierdzić.
zeroCosts = Stracisz około { $n } pkt.
verdictBetter = Lepiej: { $move }
verdictSlightly = Nieco lepiej: { $move }
verdictPlayed = Twój ruch
verdictBest = Najlepszy był
celebrate = { $category }!
endWon = Wygrywasz różnicą { $n } pkt
endLost = Przegrywasz różnicą { $n } pkt
endBest = Twoja najlepsza gra do tej pory, o { $n } pkt.
endCompared = { $n ->
    [one] Twoja poprzednia gra: { $most }.
    [few] Twoje { $n } poprzednie gry: średnio { $mean }, najlepsza { $most }.
    [many] Twoje { $n } poprzednich gier: średnio { $mean }, najlepsza { $most }.
   *[other] Twoje { $n } poprzednich gier: średnio { $mean }, najlepsza { $most }.
}
dailyCall = Te same kości dla wszystkich, jedna próba dziennie.
dailyHow = Dziś wszyscy mają te same kości. Masz jedną próbę, bez trenera.
dailyNext = Następna gra za { $time } godz.
rematch = Rewanż
friend = Znajomy
friendInvites = { $name } zaprasza cię do gry: { $game }
friendHow = Gracie na zmianę przez link, każde na swoim urządzeniu. Każdy link zawiera całą grę. Kości powstają z sekretu każdego z was, więc nikt nie może ich wybrać.
friendYou = Twoje imię, dla znajomego
friendAccept = Przyjmij
friendInvite = Wyślij zaproszenie
friendSend = Wyślij link
friendInvited = Znajomy przyjmuje zaproszenie, odsyłając link. Potem zaczynasz ty.
friendWaits = Teraz gra { $name }, z tym linkiem. Wróć z linkiem zwrotnym.
friendText = Twoja kolej: { $game }
friendYours = { $game } · { $name }: twoja kolej
friendTheirs = { $game }: teraz gra { $name }
friendChanged = Ten link został zmieniony: nie zgadza się z grą, którą znasz. Poproś znajomego, żeby wysłał go jeszcze raz.
friendElsewhere = Ta gra toczy się w innej przeglądarce. Otwórz link tam.
flag = Oznacz tę decyzję do omówienia
flagSet = Oznaczono do omówienia.
flagGone = Oznaczenie usunięte.
keys = Skróty klawiszowe
keyFace = zostawiają kość z tą liczbą; w analizie dodają taką kość
keyPlace = zostawiają kość na tym miejscu
keyRoll = rzuca kośćmi, których nie zostawiasz
keyUndo = cofa ostatni krok
keysUse = Pojedyncze klawisze, np. R rzuca
keyHint = prosi trenera o podpowiedź
keyFlag = oznacza tę decyzję do omówienia albo usuwa oznaczenie
keyHelp = pokazuje te klawisze
keyArrows = przechodzą między kośćmi (← →) i polami (↑ ↓)
keyEnter = naciska to, co jest wybrane, a w przeciwnym razie duży przycisk
tipsUse = Wskazówki w pierwszych grach
soundUse = Dźwięk i wibracje
shakeUse = Potrząśnij telefonem, by rzucić
tipDone = Rozumiem
tipKeep = Dotknij kości, które chcesz zostawić. Pozostałymi rzucisz jeszcze raz.
tipChoose = To był ostatni rzut. Wybierz pole: liczby pokazują, ile daje każde z nich.
tipNothing = Nic nie pasuje? W jedno pole trzeba wpisać 0. Wybierz to, którego będzie najmniej szkoda.
tipJoker = Znowu wszystkie kości takie same: muszą trafić do pola „{ $category }”, dopóki jest wolne.
menu = Menu
analyseThis = Analizuj tę pozycję
factsBest = doskonała gra daje średnio { $mean } pkt na grę
factsAbout = trener zdobywa średnio około { $mean } pkt na grę
howPlayed = Jak grać
strengthReaches = Zdobywa średnio około { $mean } pkt na grę.
infoOf = Czego wymaga i ile daje układ „{ $category }”
offline = Brak połączenia z serwerem. Twoja gra jest zapisana tutaj; zostaw tę stronę otwartą, a gra ruszy dalej, gdy połączenie wróci.
setupTake = Pobierz gry, by grać offline

## reasons: reasons for moves, on all pages and in the API

quoted = „{ $words }”
titleWith = { $title } ({ $words })
range = { $least } – { $greatest }
whyMore = Więcej
pointAllTie = Wszystkie ruchy są warte tyle samo.
pointSame = To właśnie najlepszy ruch.
pointBetter = Lepsze niż „{ $move }”: { $reason }
pointBetterYours = Lepsze niż twoje „{ $move }”: { $reason }
pointBetterBy = Lepsze o { $loss } niż „{ $move }”: { $reason }
pointIdle = { $n ->
    [one] zostawienie { $dice } nic nie daje; masz o jedną kość mniej, by poprawić { $others }.
    [few] zostawienie { $dice } nic nie daje; masz mniej kości, by poprawić { $others }.
    [many] zostawienie { $dice } nic nie daje; masz mniej kości, by poprawić { $others }.
   *[other] zostawienie { $dice } nic nie daje; masz mniej kości, by poprawić { $others }.
}
pointWithout = bez { $dice } masz w tej turze { $chance } szans na układ „{ $category }” zamiast { $other }.
pointWith = zostawiając też { $dice }, masz w tej turze { $chance } szans na układ „{ $category }” zamiast { $other }.
pointCompletes = { $faces } dopełnia układ „{ $category }”; masz na niego w tej turze { $chance } szans zamiast { $other }.
pointOpenUpper = pole „{ $category }” jest jeszcze wolne, „{ $other }” już nie.
pointForUpperBonus = { $dice } przybliża do górnej premii bardziej niż { $others }.
pointHigher = { $dice } liczy się więcej niż { $others } w każdym polu, w którym sumuje się kości.
pointMoreOften = w tej turze masz { $chance } szans na układ „{ $category }” zamiast { $other }.
pointSeveral = w tej turze częściej trafiasz układy { $categories }.
pointMorePoints = jeśli w tej turze trafisz układ „{ $category }”, da on średnio { $mean } zamiast { $other }.
pointBringsMore = do końca gry układ „{ $category }” daje średnio { $mean } zamiast { $other }.
pointFewerZeros = w tej turze kończysz z zerem tylko w { $chance } przypadków zamiast w { $other }.
pointNoZeros = w tej turze nigdy nie kończysz z zerem, co inaczej zdarza się w { $other } przypadków.
pointNoZeroYet = nie trzeba jeszcze wpisywać 0; rzucając dalej, masz { $chance } szans na układ „{ $category }”.
pointNothingLost = punkty za układ „{ $other }” ({ $points }) nie przepadną, a rzucając dalej, masz { $chance } szans na układ „{ $category }”.
pointMoreToCome = rzucając dalej, zdobywasz za układ „{ $category }” średnio { $mean } wobec { $points } teraz.
pointRollOn = rzucając dalej, masz { $chance } szans na układ „{ $category }”.
pointMadeAlready = masz już { $points } za układ „{ $category }”; drugi ruch daje najwyżej { $chance } szans na co najmniej tyle samo.
pointNeverAgain = masz już { $points } za układ „{ $category }”; drugi ruch nigdy tyle nie da.
pointEnough = { $points } za układ „{ $category }” to więcej, niż da drugi ruch, średnio najwyżej { $mean }.
pointServed = w tym rzucie układ „{ $category }” daje { $points }, później tylko { $later }.
pointSavesRolls = { $n ->
    [one] wpisując teraz, oszczędzasz { $n } rzut na późniejsze tury.
    [few] wpisując teraz, oszczędzasz { $n } rzuty na późniejsze tury.
    [many] wpisując teraz, oszczędzasz { $n } rzutów na późniejsze tury.
   *[other] wpisując teraz, oszczędzasz { $n } rzutu na późniejsze tury.
}
pointExtraBonus = kolejny układ „{ $joker }” daje { $bonus } pkt premii, a do tego { $points } za układ „{ $category }”.
pointExtraBonusZero = kolejny układ „{ $joker }” daje { $bonus } pkt premii, nawet z zerem w polu „{ $category }”.
pointChases = kolejny układ „{ $joker }” dałby { $bonus } pkt premii; masz na niego { $chance } szans.
pointJoker = jako joker te kości dają { $points } za układ „{ $category }”.
pointTakeRare = układ „{ $category }” daje { $points } i zdarza się rzadko; nawet grając na niego, masz tylko { $chance } szans.
pointGoodFor = { $points } to dobry wynik jak na układ „{ $category }”; grając na niego, zdobywasz średnio { $mean }.
pointTooLittle = { $points } to mało jak na układ „{ $category }”; grając na niego, zdobywasz średnio { $mean }.
pointZeroGivesUp = wpisując 0 w polu „{ $category }”, tracisz { $mean }; tyle średnio zdobywasz, grając na ten układ.
pointZeroRare = 0 w polu „{ $category }” kosztuje mało; nawet grając na ten układ, masz tylko { $chance } szans.
pointZeroNever = układ „{ $category }” nie jest już możliwy, więc 0 w tym polu kosztuje mało.
pointZeroLow = 0 w polu „{ $category }” kosztuje mało; grając na ten układ, zdobywasz średnio tylko { $mean }.
pointZeroInstead = { $later } to mało jak na układ „{ $rival }”; grając na niego, zdobywasz średnio { $other }, a grając na układ „{ $category }” – tylko { $mean }.
pointUpperLost = górna premia i tak jest poza zasięgiem, więc 0 w polu „{ $category }” kosztuje mało.
pointUpperAlive = tak górna premia pozostaje w zasięgu; grając na nią, masz { $chance } szans.
pointUpperSure = to zapewnia górną premię.
pointUpperCloser = tak zbliżasz się do górnej premii; grając na nią, masz { $chance } szans zamiast { $other }.
pointUpperCertain = to zapewnia górną premię; jeśli na nią grasz, dostajesz ją zawsze, a nie tylko w { $other } przypadków.
pointUpperMore = tak górna premia daje średnio { $mean } zamiast { $other }.
pointFloor = Zdobędziesz co najmniej { $points }, cokolwiek wypadnie; „{ $move }” zapewnia tylko { $other }.
pointFloorAlone = Zdobędziesz co najmniej { $points }, cokolwiek wypadnie.
pointTarget = Masz { $chance } szans na { $points } lub więcej, a po ruchu „{ $move }” – { $other }.
pointUpperBonus = Masz { $chance } szans na górną premię, a po ruchu „{ $move }” – { $other }.
pointIdleAlone = { $n ->
    [one] zostawienie { $dice } nic nie daje; masz o jedną kość mniej do rzutu.
    [few] zostawienie { $dice } nic nie daje; masz mniej kości do rzutu.
    [many] zostawienie { $dice } nic nie daje; masz mniej kości do rzutu.
   *[other] zostawienie { $dice } nic nie daje; masz mniej kości do rzutu.
}
pointOpenChances = rzucając dalej, masz jeszcze szansę na układ { $categories }.
pointBonusEither = { $bonus } pkt premii i tak dostajesz, a { $points } to dobry wynik jak na układ „{ $category }”; grając na niego, zdobywasz średnio { $mean }.
nextCosts = „{ $move }” kosztuje { $loss }.
nextHardly = „{ $move }” to ruch prawie równie dobry.
nextTies = „{ $move }” to ruch równie dobry.
onlyMove = Nie ma innego ruchu.
nextWins = „{ $move }” daje { $other } szans na wygraną zamiast { $best }.
playsFor = Wynik: { $made }.
playsElse = Wynik: { $made }; inaczej 0 w polu { $lost }.
playsOrNothing = Wynik: { $made }; inaczej 0.
playsOrZero = Wynik: { $made }; 0 w polu { $lost }.
playsZero = Wynik: 0 w polu { $lost }.
playsSure = Na pewno: { $made }.
paysMoreKeepsMore = najlepszy ruch daje teraz o { $now } więcej, a wolne pola są warte o { $later } więcej.
paysMoreKeepsSame = najlepszy ruch daje teraz o { $now } więcej.
paysMoreKeepsLess = najlepszy ruch daje teraz o { $now } więcej, a wolne pola są warte tylko o { $later } mniej.
paysSameKeepsMore = najlepszy ruch daje teraz tyle samo, a wolne pola są warte o { $later } więcej.
paysLessKeepsMore = najlepszy ruch daje teraz o { $now } mniej, ale wolne pola są warte o { $later } więcej.
keepsAll = zostawiając wszystkie kości, marnujesz rzut.
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
stakesAhead = Grając o punkty, skończysz średnio z przewagą { $points } pkt.
stakesBehind = Grając o punkty, skończysz średnio ze stratą { $points } pkt.
stakesLevel = Grając o punkty, skończysz średnio na równi.
stakesSame = „{ $move }” to także najlepszy ruch w grze o punkty.
stakesCosts = „{ $move }” daje średnio najwięcej punktów ze wszystkich ruchów (o { $points } więcej), ale tylko { $other } szans na wygraną zamiast { $best }.
stakesCostsHardly = „{ $move }” daje średnio najwięcej punktów ze wszystkich ruchów (o { $points } więcej), ale rzadziej wygrywa.
stakesRisk = { $n ->
    [one] „{ $move }” naraża { $n } punkt za układ „{ $category }”.
    [few] „{ $move }” naraża { $n } punkty za układ „{ $category }”.
    [many] „{ $move }” naraża { $n } punktów za układ „{ $category }”.
   *[other] „{ $move }” naraża { $n } punktu za układ „{ $category }”.
}
stakesMakes = „{ $move }” z szansą { $chance } daje punkty za układ „{ $category }”; wtedy szansa na wygraną to { $then }, w przeciwnym razie { $otherwise }.
stakesNever = „{ $move }” nigdy nie daje punktów za układ „{ $category }”.
stakesSure = „{ $move }” na pewno daje punkty za układ „{ $category }”.
stakesZero = „{ $move }” z szansą { $chance } daje 0 w polu „{ $category }”; wtedy szansa na wygraną to { $then }, w przeciwnym razie { $otherwise }.
stakesNoZero = „{ $move }” nigdy nie daje 0 w polu „{ $category }”.
stakesSureZero = „{ $move }” na pewno daje 0 w polu „{ $category }”.
stakesRisky = Po tej turze twoja szansa na wygraną to { $best }; po ruchu „{ $move }”: { $other }. Najlepszy ruch jest bardziej ryzykowny.
stakesSafe = Po tej turze twoja szansa na wygraną to { $best }; po ruchu „{ $move }”: { $other }. Najlepszy ruch jest bezpieczniejszy.
whyServer = Pełne wyjaśnienie wymaga serwera.
hintStakes = O co toczy się gra?
hintTwo = Dwa ruchy do wyboru
hintMove = Pokaż ruch
hintMean = średnio { $mean }, jeśli na to grasz; cała tura daje { $usual }.
hintNow = teraz { $points }; cała tura na to daje średnio { $usual }.
hintZeros = Z tymi kośćmi każde wolne pole daje 0.
hintBonus = Punkty brakujące do górnej premii ({ $bonus }): { $n }.
hintMade = W tej turze masz { $one } szans na układ „{ $category }” po ruchu „{ $first }”, a { $two } po ruchu „{ $second }”.
hintZero = W tej turze pole „{ $category }” dostaje 0 w { $one } przypadków po ruchu „{ $first }”, a w { $two } po ruchu „{ $second }”.
hintUpper = Grając na górną premię, masz { $one } szans po ruchu „{ $first }”, a { $two } po ruchu „{ $second }”.
rivalOften = Nasz gracz komputerowy „{ $strength }” wybiera „{ $move }” w { $chance } przypadków.

## review: the review after a game

valueTitle = Oczekiwany wynik w trakcie gry
valueHint = Wybierz turę, aby zobaczyć, czego się po niej spodziewano.
valueAfter = Po turze { $n }: { $values }
lossPerDecision = Średni koszt decyzji
playedLike = Gra jak nasz komputer „{ $strength }”.
playedBetween = { $n ->
    [one] Wśród naszych graczy komputerowych: z prawdopodobieństwem { $confidence } między „{ $least }” a „{ $greatest }”, sądząc po { $n } swobodnej decyzji.
    [few] Wśród naszych graczy komputerowych: z prawdopodobieństwem { $confidence } między „{ $least }” a „{ $greatest }”, sądząc po { $n } swobodnych decyzjach.
    [many] Wśród naszych graczy komputerowych: z prawdopodobieństwem { $confidence } między „{ $least }” a „{ $greatest }”, sądząc po { $n } swobodnych decyzjach.
   *[other] Wśród naszych graczy komputerowych: z prawdopodobieństwem { $confidence } między „{ $least }” a „{ $greatest }”, sądząc po { $n } swobodnej decyzji.
}
playedOne = { $n ->
    [one] Wśród naszych graczy komputerowych: ten z prawdopodobieństwem { $confidence }, sądząc po { $n } swobodnej decyzji.
    [few] Wśród naszych graczy komputerowych: ten z prawdopodobieństwem { $confidence }, sądząc po { $n } swobodnych decyzjach.
    [many] Wśród naszych graczy komputerowych: ten z prawdopodobieństwem { $confidence }, sądząc po { $n } swobodnych decyzjach.
   *[other] Wśród naszych graczy komputerowych: ten z prawdopodobieństwem { $confidence }, sądząc po { $n } swobodnej decyzji.
}
sameDice = Najlepsza gra tymi samymi kośćmi
dailyNow = Dzisiejsza gra już jest
dailyBestWords = Najlepsze ruchy tymi samymi kośćmi. One też nie wiedzą, co będzie dalej, więc można zdobyć więcej.
dailyPlace = W porównaniu z komputerem
dailyPlaceWords = Jak często każdy poziom zdobywa mniej punktów niż ty, własnymi kośćmi. Pasek obejmuje dziewięć na dziesięć jego gier; kreska to ty.
sameDiceDrawn = { $n ->
    [one] { $n } z jej kości nigdy nie wypadła w tej grze i została wylosowana.
    [few] { $n } z jej kości nigdy nie wypadły w tej grze i zostały wylosowane.
    [many] { $n } z jej kości nigdy nie wypadło w tej grze i zostało wylosowanych.
   *[other] { $n } z jej kości nigdy nie wypadło w tej grze i zostało wylosowanych.
}
sameDiceHow = Każda tura zaczyna się tym samym pierwszym rzutem. Przerzucane kości wypadają tak, jak wypadły w tej turze, w swojej kolejności. Jeśli najlepsza gra przerzuca więcej kości, niż przerzucono, brakujące są losowane, dla tej samej gry zawsze te same. Losowana jest też kolejność kości z jednego rzutu.
totalLucky = { $total } = { $start } + szczęście { $luck } − błędy { $loss }
totalUnlucky = { $total } = { $start } − pech { $luck } − błędy { $loss }
decisions = Każda decyzja
decisionsOf = Gracz
everyone = Wszyscy
onlyLosses = Tylko te, które kosztowały punkty
onlyFlagged = Tylko oznaczone
flagged = oznaczona
playedMove = Zagrano
playedBetter = Lepiej
playedAgain = Tym razem
mistakesAll = Przejrzyj wszystkie błędy
mistakeOf = Błąd { $n } z { $of }
mistakeBefore = Poprzedni
mistakeAfter = Następny
mistakesWorst = Tylko najdroższe
turnByTurn = Tura po turze
tryIt = Spróbuj jeszcze raz
print = Drukuj
noneShown = Nie ma takich decyzji.
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
boardPut = Dodaj { $face }
boardTake = { $die }: zabierz
boardNoDie = Kość { $place }: jeszcze żadna
boardKeep = { $die }: zostaw
boardRoll = rzuć
boardClear = Wyczyść
boardRolls = Pozostałe rzuty
boardSavedTitle = Zaoszczędzone rzuty
boardCall = Zapowiedziane
boardAllRolled = Rzucono wszystkimi kośćmi naraz
boardOpen = wolne
boardOpens = { $cell }: znów wolne
boardMoves = Najlepsze ruchy
boardAim = Graj o
boardTarget = wynik co najmniej
boardFloor = najwyższy pewny wynik
boardUpperBonus = górną premię
boardFloorWorth = co najmniej { $value }
boardDice = { $n ->
    [one] Podaj { $n } kość.
    [few] Podaj { $n } kości.
    [many] Podaj { $n } kości.
   *[other] Podaj { $n } kości.
}
boardEmpty = Gdy podasz kości, zobaczysz tu każdy ruch, ile jest wart i dlaczego.
boardFull = Tabela jest pełna: { $total }.
boardBelow = Szanse z tymi kośćmi są niżej.
boardThen = Teraz punkty: { $points }; potem średnio jeszcze { $rest }.
boardThenShort = Teraz punkty: { $points }.
boardRolled = Zostaw te i rzuć
boardScored = Wpisz i graj dalej
boardOutlook = Przy najlepszej grze o punkty od tego miejsca:
boardOdds = Szanse w tej turze
boardOddsKeep = Jeśli zostawisz { $dice } i grasz tylko na jeden układ:
boardOddsTurn = Cała tura grana tylko na jeden układ:
boardOddsBest = Gra tylko na jeden układ, z kośćmi, które są dla niego najlepsze. Zaznacz kości, aby zobaczyć szanse z nimi.
boardChance = Szansa
boardMean = Punkty średnio
boardFrom = { $points } lub więcej
boardWrong = To nie może się zdarzyć w grze. Sprawdź tabelę i kości.
boardNoTable = Ten serwer nie ma rozwiązania tej gry, więc najlepszy ruch jest znany dopiero, gdy zostaje niewiele wolnych pól. Szanse poniżej działają zawsze.
boardNoTarget = Jeszcze niedostępne, dopiero gdy zostaje niewiele pól. „Jak najwięcej punktów” działa zawsze.
boardPays = Te kości dają:
boardBroken = Ten link nie zawiera pozycji.
boardPicture = Link z obrazkiem
boardPictureHint = Komunikatory pokazują ten link jako obrazek pozycji. Dlatego serwer dostaje pozycję w adresie; przy „Udostępnij link” nie.
boardOffline = Brak połączenia z serwerem. To, co wpisujesz, zostaje w adresie; odpowiedzi przyjdą, gdy połączenie wróci.
cardOrder = Pole „{ $category }” wypełniono za wcześnie: najpierw są inne.
cardTogether = „{ $category }”: te punkty nie pasują do reszty tabeli.
cardSaved = Po tylu turach zaoszczędzonych rzutów jest od { $least } do { $most }.
cardBonuses = Tyle dodatkowych premii nie pasuje do tych punktów.
checkHow = Przepisz swoją tabelę: liczba, kreska za pole skreślone, nic za pole wolne. Sumy mogą zostać puste.
checkResult = Wynik
checkPaste = Wklej tabelę
checkText = Wiersze tak, jak są w tabeli, w dowolnym języku
checkRead = Odczytaj tabelę
checkProblems = { $n ->
    [one] Znaleziono { $n } błąd.
    [few] Znaleziono { $n } błędy.
    [many] Znaleziono { $n } błędów.
   *[other] Znaleziono { $n } błędu.
}
checkRight = Nie znaleziono błędów.
checkNoNumber = „{ $text }” to nie liczba.
checkTaken = Odczytane wiersze: { $some } z { $all }.
checkUnreadRow = Wiersza { $line }, „{ $name }”, nie odczytano.
checkPerhaps = Czy chodziło o: { $names }?

## train: the page /train

trainPage = Keepwise: Trening
trainLead = Dziesięć decyzji dziennie, dla wszystkich te same. Ćwicz, ile chcesz, i pracuj nad własnymi błędami, aż przestaniesz je popełniać.
keepsNothing = Ta przeglądarka niczego nie zapisuje dla tej strony: po wyjściu stracisz swoje postępy.
trainToday = Dziesięć na dziś
trainTodayWords = Dwie z początku, trzy ze środka, trzy z drugiej połowy, dwie z końca gry.
trainDone = Odpowiedzi: { $n } z { $of }
trainRight = Dobrze: { $n } z { $of }
trainLongest = Najdłuższa seria: { $n }.
trainLook = Zobacz wynik
trainGoOn = Dalej
trainStart = Zacznij
trainMistakes = Twoje błędy
trainMistakesWords = Decyzje z twoich omówionych gier, które kosztowały punkty. Wracają po kilku dniach: później, jeśli odpowiesz dobrze, wcześniej, jeśli nie.
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
trainNone = Nie ma takich decyzji dla tej gry.
trainNotSolved = Ten serwer nie ma rozwiązania tej gry, więc nie ma decyzji do ćwiczenia.
trainLoads = Szukam decyzji…
trainPrepares = Szukam decyzji dla tej gry. Chwileczkę…
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
trainKeys = Dotknij kości, które zostawiasz, albo pola do wpisania.
trainKeyboard = Klawisz ? pokazuje wszystkie klawisze.
trainNext = Następna
trainEnd = Wynik
trainAgain = Jeszcze raz
trainHinted = Po podpowiedzi dobra odpowiedź nie podnosi twojego rankingu.
trainDifficulty = Trudność { $difficulty }
trainRating = Twój ranking: { $rating }
trainProvisional = tymczasowy, odpowiedź { $n } z { $of }
trainRatingWords = Zaczyna się od 1000, czyli poziomu naszego okazjonalnego gracza komputerowego. Zmienia go każda z dziesięciu decyzji, a trudne dają więcej, gdy trafisz.
trainBest = Dobrze: to najlepszy ruch.
trainGood = Wystarczająco dobrze: strata tylko { $loss }. Najlepiej: { $best }.
trainWrong = Strata { $loss }. Najlepiej: { $best }.
trainRuleSave = Niewykorzystane rzuty się zachowują: przerwij, gdy w późniejszej turze dadzą więcej.
trainRuleStop = Nie musisz wykorzystać wszystkich rzutów: przestań, gdy następny więcej ryzykuje, niż może dać.
trainRuleRollOn = Nie wpisuj za wcześnie: pozostały rzut może jeszcze poprawić turę.
trainRuleZeroOverPoints = Zero we właściwym polu może kosztować mniej niż parę punktów w złym.
trainRuleWhichZero = Jeśli musi być zero, poświęć pole, które od teraz dałoby ci najmniej.
trainRuleBonusPar = Dopóki premia jest możliwa, { $n } lub więcej jednakowych dobrze wpisać do górnej części.
trainRuleSmallBox = Słaby rzut wpisz do małego pola, jak jedynki lub dwójki: tam tracisz niewiele.
trainRuleLessNow = Najwięcej punktów teraz to nie zawsze najlepiej: policz, co jeszcze dadzą wolne pola.
trainRuleTakeIt = Weź lepszy wynik teraz, zamiast trzymać pole na rzut, który może nie przyjść.
trainRuleSamePoints = Przy równych punktach wypełnij pole, które później dałoby ci mniej.
trainRuleRollAll = Jeśli żadna kość dość nie pomaga, rzuć wszystkimi jeszcze raz.
trainRuleStraight = Początek strita może być wart więcej niż para.
trainRuleNoStraight = Jednakowe kości mogą być warte więcej niż początek strita.
trainRuleHigher = Gdy obu liczb jest tyle samo, wyższa często daje więcej.
trainRuleOpenBox = Niższa liczba z wolnym polem może być warta więcej niż wyższa bez pola.
trainRuleMoreAlike = Zacznij od liczby, którą pokazuje więcej kości.
trainRuleKeepFewer = Puść kości, które tylko zdają się pomagać: więcej kości do rzutu to więcej szans.
trainRuleKeepMore = Zatrzymaj kości, które już pasują: co przerzucisz, musi wypaść jeszcze raz.
trainRuleBonusGone = Gdy premia przepadła, górne pola są warte tylko swoje punkty.
trainRuleEndgame = Pod koniec liczą się tylko wolne pola: graj właśnie o nie.
trainRuleOther = Porównaj, co każdy ruch zostawia otwarte, a nie tylko co daje teraz.
trainAccepted = Ruch, który oddaje najwyżej { $loss } pkt, też liczy się jako dobry.
trainWhy = Dlaczego
trainThen = W twojej grze było: { $move }.
trainBoard = Otwórz w analizie
trainPeople = Co zrobiłby nasz okazjonalny gracz komputerowy
trainWrongShare = Myli się tu w { $share } przypadków.
mark_good = dobrze
mark_inaccurate = niedokładnie
mark_wrong = źle
markOpen = do zrobienia
trainLost = Łączna strata: { $loss } pkt.
trainLesson = Nad czym popracować
trainMissed = Błędne decyzje w temacie „{ $theme }”: { $n } z { $of }.
trainPractise = Poćwicz
trainKinds = Dobrze: { $keeps } z { $ofKeeps } przy kościach, { $scores } z { $ofScores } przy polach.
trainBefore = { $n ->
    [one] { $n } wcześniejszy dzień: średnio { $right } dobrze.
    [few] { $n } wcześniejsze dni: średnio { $right } dobrze.
    [many] { $n } wcześniejszych dni: średnio { $right } dobrze.
   *[other] { $n } wcześniejszego dnia: średnio { $right } dobrze.
}
trainComeBack = Decyzje z błędem wrócą wkrótce; te, które znasz, później.
trainMore = Więcej
trainBestWas = Najlepiej: { $move }

## audit: a test of dice, on /history and after a review

auditFace = { $face }: wypadło { $count }, oczekiwano { $expected }. Prawdziwy udział od { $low } do { $high }.
auditLegend = Kreska pionowa pokazuje, gdzie byłyby uczciwe kości. Pozioma zawiera prawdziwy udział ścianki, dla wszystkich sześciu naraz na poziomie ufności { $confidence }.
auditGames = Gry ze wszystkimi rzutami: { $n }.
auditStuck = Nie udało się sprawdzić kości.
auditLeftOut = Pominięte rzuty, bo nie wiadomo, którymi kośćmi rzucono: { $n }.

## history: the page /history

historyPage = Keepwise: Moje gry
historyDamaged = { $n ->
    [one] { $n } wpis jest uszkodzony i pominięty; pozostałe są tutaj.
    [few] { $n } wpisy są uszkodzone i pominięte; pozostałe są tutaj.
    [many] { $n } wpisów jest uszkodzonych i pominiętych; pozostałe są tutaj.
   *[other] { $n } wpisu jest uszkodzone i pominięte; pozostałe są tutaj.
}
historyEmpty = Jeszcze żadnej gry
historyEmptyWords = Gry ukończone w tej przeglądarce są tu zebrane, z tym, ile i gdzie kosztowały. Nic samo nie opuszcza tej przeglądarki.
historyWho = Czyje gry
historyMeans = Średnie według gry
historyPlayed = Gry
historyMean = Średnia
historyLatest = Ostatnie { $n }
historyMost = Rekord
historyLoss = Strata na grę
historyRating = Jak dobrze grasz
ratingHow = Oblicza to serwer. Przeglądarka wysyła mu w tym celu tylko rodzaje gier i liczby: ile swobodnych decyzji miała każda przeanalizowana gra i ile kosztowały. Imiona, kości ani gry nie są wysyłane i nic nie jest zapisywane.
ratingStart = Oceń moją grę
ratingLike = Spośród naszych graczy komputerowych grasz najbardziej jak „{ $strength }” (prawdopodobieństwo { $chance }).
ratingBeyond = Nasz komputer „{ $strength }” zagrałby tak dobrze przypadkiem najwyżej w { $chance } przypadków.
ratingDecisions = Swobodne decyzje
ratingLevel = Poziom, od 1 (początkujący) do 6 (doskonały)
ratingTrend = Zmiana na 1000 decyzji
ratingBetter = Tracisz mniej niż dawniej.
ratingWorse = Tracisz więcej niż dawniej.
ratingSteady = Na razie nie widać zmiany.
ratingRange = { $value } (od { $low } do { $high })
ratingIntervals = Prawdziwa wartość leży w przedziale z prawdopodobieństwem 95%. Przy niewielu grach przedziały są szerokie.
phase_opening = Początek
phase_middle = Pierwsza połowa
phase_late = Druga połowa
historyOverTime = Strata na swobodną decyzję
historyTooFew = Więcej zobaczysz po dwóch omówionych grach.
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
historyDaysPlayed = Dni z grą
historyAgainst = Przeciwko komputerowi
historyWins = { $n ->
    [one] { $n } zwycięstwo z rzędu.
    [few] { $n } zwycięstwa z rzędu.
    [many] { $n } zwycięstw z rzędu.
   *[other] { $n } zwycięstwa z rzędu.
}
historyGoals = Cele: { $n } z { $of }
goal_bonus = Zdobyć premię górnej części
goal_careful = Gra, w której żadna decyzja nie kosztuje więcej niż 2 punkty
goal_endgame = Bezbłędna końcówka
goal_unlucky = Pokonać komputer mimo pecha
goal_joker = Zdobyć premię za kolejne równe kości
goal_expert = Pokonać komputer na poziomie eksperta lub doskonałym
goal_thrifty = Oddać mniej niż 20 punktów w grze
goal_flawless = Oddać mniej niż 5 punktów w grze
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
historyDeleted = Gra usunięta.
rollCheck = Sprawdź kości serwera
rollCheckHow = Wklej jedną lub więcej odpowiedzi z /v1/roll/reveals. Twoja przeglądarka przeliczy kości; nic nie zostanie wysłane.
rollCheckText = Odpowiedzi jako JSON
rollCheckNow = Sprawdź
rollCheckNone = To nie jest odpowiedź z /v1/roll/reveals.
rollProved = Rzut { $n }: { $dice }. Wszystko się zgadza: żadna ze stron nie mogła wybrać tych kości.
rollUnproved = Rzut { $n }: { $dice }. To się nie zgadza.
rollWrongClient = Wartość gracza nie prowadzi do jego zobowiązania.
rollWrongServer = Wartość serwera nie prowadzi do jego zobowiązania.
rollWrongFaces = Z wartości wynikają inne oczka: { $dice }.
rollWrongHand = Ręka nie składa się z kości zatrzymanych i rzuconych.
rollNoted = To dowód tylko dla kogoś, kto miał te dwa zobowiązania przed pierwszym rzutem. Zobowiązanie gracza: { $client }. Zobowiązanie serwera: { $server }.
historyFile = Twoja historia jako plik
historyKept = Wszystko jest tylko w tej przeglądarce: ostatnie { $detailed } gier z każdym ruchem, z { $games } łącznie. Gdy brakuje miejsca, z najstarszych zostają tylko sumy.
historyExport = Eksportuj
historyImport = Importuj
deckMake = Talia do Anki
deckHint = { $n ->
    [one] Twój błąd stanie się fiszką w programie Anki: zaimportuj tam plik. Nowszy plik zaktualizuje fiszki, które już masz.
    [few] Twoje { $n } błędy staną się fiszkami w programie Anki: zaimportuj tam plik. Nowszy plik zaktualizuje fiszki, które już masz.
    [many] Twoich { $n } błędów stanie się fiszkami w programie Anki: zaimportuj tam plik. Nowszy plik zaktualizuje fiszki, które już masz.
   *[other] Twoich { $n } błędów stanie się fiszkami w programie Anki: zaimportuj tam plik. Nowszy plik zaktualizuje fiszki, które już masz.
}
deckAsks = Co zagrasz?
historyForget = Usuń wszystko
historyForgetAsks = Usunąć wszystkie gry, dni i błędy z tej przeglądarki?
historyForgotten = Wszystko usunięto.
fileTaken = Zaimportowano. Gry: { $games }, dni: { $days }.
fileFull = Nie starczyło miejsca na wszystko.
fileRefused = Niczego nie zaimportowano.
fileLong = Plik jest za duży.
fileNoJson = Plik jest niekompletny albo nie jest to JSON.
fileOther = To nie jest historia Keepwise.
fileNewer = Plik ma wersję { $version }, której ta strona nie zna.
fileWrong = Plik jest tu uszkodzony: { $place }

## rules: the page /rules

rulesPage = Keepwise: Zasady
rulesTitle = Zasady
rulesLead = Każda gra na jednej kartce: przebieg tury, każdy układ z przykładem i tabela wyników do wydruku i gry.
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
rulesCategories = Układy
rulesExample = Na przykład
rulesMiss = Ale nie
rulesFirstRoll = w pierwszym rzucie { $points }
turnRoll = { $n ->
    [one] Rzuć kością.
    [few] Rzuć wszystkimi { $n } kośćmi.
    [many] Rzuć wszystkimi { $n } kośćmi.
   *[other] Rzuć wszystkimi { $n } kośćmi.
}
turnOnce = W turze rzucasz raz.
turnAgain = { $n ->
    [one] Razem rzucasz { $n } raz.
    [few] Zostaw kości, które ci pasują, a resztą rzuć ponownie: razem najwyżej { $n } rzuty.
    [many] Zostaw kości, które ci pasują, a resztą rzuć ponownie: razem najwyżej { $n } rzutów.
   *[other] Zostaw kości, które ci pasują, a resztą rzuć ponownie: razem najwyżej { $n } rzutu.
}
turnFree = Zostawionymi kośćmi też wolno rzucić ponownie.
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
extraSaves = Niewykorzystane rzuty oszczędzasz na późniejsze tury.
extraMost = Możesz oszczędzić najwyżej { $n }.
endTotal = { $n ->
    [one] Gra kończy się po { $n } turze. Wygrywa najwyższa suma.
    [few] Gra kończy się po { $n } turach. Wygrywa najwyższa suma.
    [many] Gra kończy się po { $n } turach. Wygrywa najwyższa suma.
   *[other] Gra kończy się po { $n } turach. Wygrywa najwyższa suma.
}
endAwarded = { $n ->
    [one] Gra kończy się po { $n } turze. Wygrywa gracz, który ma najwięcej punktów meczowych.
    [few] Gra kończy się po { $n } turach. Wygrywa gracz, który ma najwięcej punktów meczowych.
    [many] Gra kończy się po { $n } turach. Wygrywa gracz, który ma najwięcej punktów meczowych.
   *[other] Gra kończy się po { $n } turach. Wygrywa gracz, który ma najwięcej punktów meczowych.
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
afterFill = Liczy się dopiero, gdy pole „{ $category }” ma punkty.
jokerTitle = „{ $category }” jeszcze raz
jokerBonus = { $bonus ->
    [one] Gdy pole „{ $category }” ma punkty, każdy następny rzut z { $n } jednakowymi kośćmi daje jeszcze { $bonus } punkt, gdziekolwiek go wpiszesz.
    [few] Gdy pole „{ $category }” ma punkty, każdy następny rzut z { $n } jednakowymi kośćmi daje jeszcze { $bonus } punkty, gdziekolwiek go wpiszesz.
    [many] Gdy pole „{ $category }” ma punkty, każdy następny rzut z { $n } jednakowymi kośćmi daje jeszcze { $bonus } punktów, gdziekolwiek go wpiszesz.
   *[other] Gdy pole „{ $category }” ma punkty, każdy następny rzut z { $n } jednakowymi kośćmi daje jeszcze { $bonus } punktu, gdziekolwiek go wpiszesz.
}
jokerHolds = Gdy pole „{ $category }” jest zajęte, każdego następnego rzutu z { $n } jednakowymi kośćmi dotyczy to:
jokerForcedFirst = Dopóki górne pole tej wartości jest wolne, rzut trzeba wpisać tam.
jokerForcedThen = Potem trzeba go wpisać w wolne pole dolnej części.
jokerForcedLast = Gdy dolna część jest pełna, trafia na wolne górne pole, za 0.
jokerWhy = Dlatego czasem do wyboru jest tylko jedno pole.
jokerFree = Wolno go wpisać w dowolne wolne pole. Gdy górne pole tej wartości jest zajęte, w dolnej części jest jokerem.
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
tipStop = Nie musisz wykorzystać wszystkich rzutów: dobry wynik wpisz od razu.
tipBonus = W górnej części { $n } jednej wartości to tempo, które daje premię.
tipZero = Gdy nic nie pasuje, 0 w polu „{ $category }” często kosztuje najmniej.
tipChance = „{ $category }” przyjmuje dowolne kości: zachowaj to pole na nieudaną turę.

## make: the ruleset editor /make

makePage = Keepwise: Stwórz własną grę
makeTitle = Stwórz własną grę
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
makeSaves = Niewykorzystane rzuty się oszczędza
makeBonus = Premia górnej części
makeBonusAt = Od
makeBonusEach = Za każdy dalszy punkt
makeAddBonus = Dodaj premię
makeJoker = Znowu wszystkie kości jednakowe
makeJokerRule = Co to jest
makeJokerOff = nic szczególnego
makeJokerForced = joker wymuszony
makeJokerFree = joker dowolny
makeJokerOriginal = joker, tylko w dolnej części
makeJokerNone = tylko więcej punktów
makeJokerCategory = Gdy to pole jest zajęte
makeJokerBonus = Punkty dodatkowe
makeAdd = Dodaj układ
makeNew = Nowy
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
makeAny = bez znaczenia
makeTotalExact = dokładnie
makeTotalLeast = co najmniej
makeTotalMost = co najwyżej
makeColour = Kolor
makeColourAll = ten sam na wszystkich kościach
makeColourMatched = ten sam na tych kościach
makePays = Co daje
makePaysKind = Rodzaj
makePaysPoints = stałe punkty
makePaysAll = suma wszystkich kości
makePaysMatched = suma tych kości
makePaysFaces = suma określonych wartości
makePaysRolls = punkty zależne od rzutu
makePoints = Punkty
makeByRoll = Punkty w rzucie 1, 2, 3…
makePlus = Punkty dodatkowe
makeServed = Więcej w pierwszym rzucie
makeTimes = Ile razy można wypełnić
makeAfter = Liczy się, dopiero gdy to pole ma punkty
makeAfterNone = brak
makeUp = W górę
makeDown = W dół
makeRemove = Usuń: { $name }
makeFollows = Co z tego wynika
makeWrong = { $n ->
    [one] Najpierw popraw { $n } błąd.
    [few] Najpierw popraw { $n } błędy.
    [many] Najpierw popraw { $n } błędów.
   *[other] Najpierw popraw { $n } błędu.
}
makeTotals = Sumy od { $least } do { $greatest }
makeStates = Sytuacje między turami: { $count }
makeReady = Trener zna tę grę.
makeSolvable = Trener uczy się tej gry przy pierwszym pytaniu. Szacowany czas: { $time }.
makeOutOfReach = Za duża dla trenera, ale ludzie mogą w nią grać.
makeEstimated = W grach o kilku kolumnach trener szacuje.
makeProblemRange = Dozwolone: od { $least } do { $greatest }.
makeProblemTwice = To się powtarza.
makeProblemMissing = Tu czegoś brakuje.
makeProblemClash = To koliduje z resztą.
makePlay = Zagraj
makeAnalyse = Analizuj
makeShare = Kopiuj link
makeCopy = Kopiuj
makeCopied = Skopiowano.
makeSave = Zapisz
makeSaved = Zapisane w tej przeglądarce
makeForget = Usuń: { $name }
makeForgetAsks = Usunąć „{ $name }” z tej przeglądarki?
makeSheet = Zasady w obecnej postaci
makeJson = Jako JSON, dla programów

## offline: the page /offline

newVersion = Jest nowa wersja tych stron.
newVersionUse = Użyj jej teraz
takePage = Keepwise: Graj offline
takeTitle = Graj offline
takeLead = Pobrane strony i gry zostają w tej przeglądarce i nie wymagają połączenia. Dzięki tabeli każdej gry trener i komputer odpowiadają dokładnie tak jak serwer.
takeGames = Gry
takeSize = { $size } MB
takeTotal = Do pobrania: { $size }
takePages = Wszystkie strony w języku, w którym je czytasz
takeKept = pobrane
takeNewer = jest nowsza tabela
takeNow = Pobierz
takeLoads = Pobieranie…
takeDone = Pobrano. Wszystko działa teraz offline.
takeRemove = Usuń: { $name }
takeRemoveAll = Usuń wszystko
takeRemoved = Usunięto.
takeFull = W tej przeglądarce nie ma już miejsca. Usuń grę albo wybierz mniej.
takeCutOff = Brak połączenia z serwerem. Resztę możesz pobrać, gdy wróci.
takeImpossible = Ta przeglądarka nie może przechowywać stron: potrzebne jest bezpieczne połączenie (https) i okno, które nie jest prywatne.
takeMayGo = Przeglądarka może to usunąć, gdy zabraknie miejsca.
takeOthers = Serwera wymagają: gry z kilkoma kolumnami, własne zasady, gra na wygraną, prognoza i pełne wyjaśnienia.
takeWho = Skąd są odpowiedzi
takeServer = Z serwera; z tego urządzenia tylko przy braku połączenia
takeDevice = Zawsze z tego urządzenia, w grach, które tu są

## widget: the page /widget

widgetPage = Keepwise: Trener gry w kości
widgetTitle = Trener gry w kości
widgetLead = Ustaw, co chcesz, i skopiuj kod na swoją stronę. Odpowie dokładnie najlepszym ruchem, w języku czytelnika.
widgetRolls = Pozostałe rzuty
widgetCard = Wypełnione pola
widgetRoll = Inne kości
widgetAuto = Jak na stronie
widgetReader = Język czytelnika
widgetWidth = Szerokość
widgetAsk = Niech czytelnik wybierze pierwszy
widgetCode = Twój kod
widgetFrame = Jako ramka, bez skryptu
widgetCopy = Kopiuj

## embed: the element <dice-coach>, on any site

embedDice = Kości: naciśnij te do zostawienia
embedDie = Kość { $n }: { $face }
embedKeep = zostaw
embedReroll = przerzuć
embedAll = Przerzuć wszystkie
embedScore = { $category }: { $points }
embedCall = Zapowiedz: { $category }
embedChoose = Naciśnij kości do zostawienia.
embedPonder = Co wpisujesz?
embedAsk = Co jest najlepsze?
embedRight = Dobrze, to najlepszy ruch.
embedCosts = To kosztuje { $loss }.
embedChances = Szanse w tej turze
embedMoves = Ile kosztuje każdy ruch
embedBest = najlepszy
embedYours = Ty: { $loss }
embedTotal = Oczekiwany wynik: { $value }
embedThinking = Myślę…
embedPreparing = Ta gra jest przygotowywana. { $share }, zostało około { $n } s
embedLost = Trener jest nieosiągalny.
embedRetry = Spróbuj ponownie
embedWrong = Trener nie może pokazać tej pozycji.
embedUnprepared = Trener nie ma tu przygotowanej odpowiedzi na to pytanie.
embedAnalyse = Analizuj
embedBlack = czarna
embedRed = czerwona
embedGreen = zielona

## answers: sentences in answers of the API, in no page

advisedKeep = Zostaw { $dice } i przerzuć { $others }.
advisedRerollAll = Przerzuć wszystkie kości.
sentence = { $words }.
advisedScore = Wpisz { $points } w polu „{ $category }”.
advisedCall = Zapowiedz pole „{ $category }”.
advisedTimes = Punkty z tej kolumny mnoży się przez { $factor }.
advisedInProduct = To pole liczy się tylko w iloczynie.
advisedLeaves = { $n ->
    [one] Zostaje ci { $n } dodatkowy rzut.
    [few] Zostają ci { $n } dodatkowe rzuty.
    [many] Zostaje ci { $n } dodatkowych rzutów.
   *[other] Zostaje ci { $n } dodatkowego rzutu.
}
titleInColumn = { $title } ({ $column }, { $words })
reachesTarget = Masz { $chance } szans na { $points } lub więcej.
reachesNever = Nie da się już zdobyć { $points }.
getsUpperBonus = Masz { $chance } szans na górną premię.
upperBonusNever = Nie da się już zdobyć górnej premii.
winsWith = Masz { $chance } szans na wygraną.
winsNever = Nie da się już wygrać.
winsAlways = Wygrasz, cokolwiek wypadnie.
tieCounts = Remis liczy się jako { $share } wygranej.
opponentForPoints = Zakłada się, że przeciwnik gra o punkty: obliczenie najlepszej gry obu stron o wygraną trwałoby zbyt długo.
tieWins = Remis liczy się jak wygrana.
valuesEstimated = Wartości są szacunkowe: kto tak gra, zdobywa średnio { $mean } pkt (od { $low } do { $high } na poziomie ufności { $confidence }, na podstawie { $games } gier).
auditFair = Sprawdzone kości: { $n }. Testy: { $tests }. Nic nietypowego: uczciwe kości wypadają co najmniej tak nierówno w { $chance } przypadków.
auditUnusual = Sprawdzone kości: { $n }. Coś jest nietypowe: uczciwe kości dają taki wynik, licząc wszystkie testy razem, w najwyżej { $chance } przypadków.
auditFaces = Ścianki wypadają zbyt nierówno.
auditRepeats = Powtórzenia wcześniejszej ścianki: { $observed }; przy uczciwych kościach około { $expected }.
auditPairs = Pary równych kości, które wypadły razem: { $observed }; przy uczciwych kościach około { $expected }.
auditHalves = Kości rzucone wcześniej różnią się od późniejszych.
auditDice = Kości różnią się między sobą.
auditPlayers = Kości graczy różnią się.
auditFalseAlarms = Takie sprawdzenie nazywa nietypowymi nawet uczciwe kości w najwyżej { $level } przypadków.
auditSees = Ścianka wypadająca w { $share } przypadków zamiast { $fair } zostałaby zauważona 9 razy na 10.
auditSeesNothing = To niewiele mówi: przy tak małej liczbie kości nawet kość, która zawsze pokazuje tę samą ściankę, mogłaby ujść uwadze.
auditNoDice = Żadnej kości nie można sprawdzić: nie wiadomo, którymi kośćmi rzucono.
costsAbout = „{ $move }” kosztuje około { $loss }.
beats = „{ $best }” daje o { $loss } więcej niż „{ $move }”.
beatsBecause = „{ $best }” daje o { $loss } więcej niż „{ $move }”: { $reason }
beatsAbout = „{ $best }” daje o około { $loss } więcej niż „{ $move }”.
comparesSheet = „{ $best }” zamiast „{ $move }”: { $now } w tej turze, { $later } później.
comparesSheetAbout = „{ $best }” zamiast „{ $move }”: { $now } w tej turze, około { $later } później.
averagesInstead = „{ $move }” daje średnio { $mean } pkt zamiast { $best }.
stakesCostsTarget = „{ $move }” daje średnio najwięcej punktów ze wszystkich ruchów (o { $points } więcej), ale tylko { $other } szans na { $target } lub więcej zamiast { $best }.
stakesCostsBonus = „{ $move }” daje średnio najwięcej punktów ze wszystkich ruchów (o { $points } więcej), ale tylko { $other } szans na górną premię zamiast { $best }.
stakesCostsFloor = „{ $move }” daje średnio najwięcej punktów ze wszystkich ruchów (o { $points } więcej), ale zapewnia tylko { $other } zamiast { $best }.
stakesCostsHardlyTarget = „{ $move }” daje średnio najwięcej punktów ze wszystkich ruchów (o { $points } więcej), ale mniejszą szansę na { $target } lub więcej.
stakesCostsHardlyBonus = „{ $move }” daje średnio najwięcej punktów ze wszystkich ruchów (o { $points } więcej), ale mniejszą szansę na górną premię.
stakesMakesTarget = „{ $move }” z szansą { $chance } daje punkty za układ „{ $category }”; wtedy szansa na { $target } lub więcej to { $then }, w przeciwnym razie { $otherwise }.
stakesMakesBonus = „{ $move }” z szansą { $chance } daje punkty za układ „{ $category }”; wtedy szansa na górną premię to { $then }, w przeciwnym razie { $otherwise }.
stakesZeroTarget = „{ $move }” z szansą { $chance } daje 0 w polu „{ $category }”; wtedy szansa na { $target } lub więcej to { $then }, w przeciwnym razie { $otherwise }.
stakesZeroBonus = „{ $move }” z szansą { $chance } daje 0 w polu „{ $category }”; wtedy szansa na górną premię to { $then }, w przeciwnym razie { $otherwise }.
stakesRiskyTarget = Po tej turze twoja szansa na { $target } lub więcej to { $best }; po ruchu „{ $move }”: { $other }. Najlepszy ruch jest bardziej ryzykowny.
stakesRiskyBonus = Po tej turze twoja szansa na górną premię to { $best }; po ruchu „{ $move }”: { $other }. Najlepszy ruch jest bardziej ryzykowny.
stakesSafeTarget = Po tej turze twoja szansa na { $target } lub więcej to { $best }; po ruchu „{ $move }”: { $other }. Najlepszy ruch jest bezpieczniejszy.
stakesSafeBonus = Po tej turze twoja szansa na górną premię to { $best }; po ruchu „{ $move }”: { $other }. Najlepszy ruch jest bezpieczniejszy.
hintTarget = Punkty brakujące do celu: { $n }.

## problems: titles and details of problems in answers of the API, in no page

problemAt = { $title }: { $name }.
problemAllowed = Dozwolone: { $allowed }.
problemRange = Dozwolone: od { $minimum } do { $maximum }.
problemAtMost = Dozwolone najwyżej { $maximum }, a nie { $found }.
problemLimit = Dozwolone najwyżej { $maximum }.
problemFound = Otrzymano: { $found }.
problemMore = (i jeszcze { $n })
claim-with_correction = „{ $name }” { $found } zgadza się przy jednej z poprawek.
claim-as_written = „{ $name }” { $found } zgadza się z tabelą w obecnej postaci, która nie jest wiarygodna.
claim-with_none = „{ $name }” { $found } nie zgadza się przy żadnej poprawce.
claim-unknown = „{ $name }” { $found }: tego nie da się sprawdzić.
extraBonus = Dodatkowa premia
assumption-meaning = „{ $name }” { $found } może oznaczać kilka sum; przyjęto tę, która się zgadza.
assumption-extra_bonuses = Przyjęta liczba dodatkowych premii: { $found }.
assumption-roll = Zakłada się, że te kości są z rzutu { $found }.
assumption-extra_rolls = Przyjęta liczba dodatkowych rzutów: { $found }; możliwe: od { $least } do { $greatest }.
assumption-no_extra_bonus = Przyjęto, że ta tura nie daje dodatkowej premii.
assumption-one_player = Wartości w kolumnach { $found } odczytano jako wartości jednego gracza.
assumption-ignored = Obok „{ $name }” nie odczytano jako wartości: { $found }.
assumption-heading = „{ $name }” odczytano jako nagłówek.
assumption-columns = Wartości obok „{ $name }” odczytano według kolumn: { $found }.
assumption-category = „{ $name }” odczytano jako „{ $found }”.
assumption-printed = Pierwsze { $found } obok „{ $name }” odczytano jako tekst drukowany.
assumption-sum = Ostatnie { $found } obok „{ $name }” odczytano jako sumę pozostałych wartości.
problems-reading = Nieczytelne żądania
problem-bad-chunk = Nieprawidłowe kodowanie chunked
problem-bad-length = Nieprawidłowa długość treści
problem-byte-order-mark = Znacznik kolejności bajtów (BOM)
problem-cut-short = Niekompletna treść
problem-duplicate-key = Powtórzony klucz lub parametr
problem-duplicate-key-detail = „{ $name }” występuje dwa razy.
problem-empty-body = Pusta treść
problem-nested-too-deep = Zbyt głębokie zagnieżdżenie
problem-not-json = Nieprawidłowy JSON
problem-not-readable = Nieczytelne żądanie
problem-not-unicode = Niekompletny znak
problem-not-utf-8 = Nieprawidłowe kodowanie UTF-8
problems-fields = Pola i parametry
problem-invalid = Nieprawidłowe żądanie
problem-contradiction = Sprzeczność
problem-contradiction-detail = Pole „{ $name }” jest sprzeczne z innym polem lub zasadami gry.
problem-duplicate = Powtórzony wpis
problem-duplicate-detail = Wpis „{ $found }” się powtarza.
problem-missing-field = Brak pola
problem-missing-field-detail = Brakuje pola „{ $name }”.
problem-not-committed = Wartość niezgodna ze zobowiązaniem
problem-out-of-range = Liczba spoza zakresu
problem-out-of-range-detail = Wartość „{ $name }” musi wynosić od { $minimum } do { $maximum }, a nie { $found }.
problem-too-long = Zbyt długi tekst
problem-too-many = Zbyt wiele wpisów
problem-unknown-choice = Nieznana opcja
problem-unknown-choice-detail = Wartość „{ $found }” jest niedozwolona w polu „{ $name }”.
problem-unknown-commitment = Nieznane zobowiązanie
problem-unknown-field = Nieznane pole
problem-unknown-field-detail = Nieznane pole „{ $found }”.
problem-wrong-card = Nieprawidłowa tabela w ciągu zapytania
problem-wrong-count = Nieprawidłowa liczba wpisów
problem-wrong-dice = Nieprawidłowe kości
problem-wrong-dice-detail = Liczba kości musi wynosić { $expected }.
problem-wrong-die = Nieprawidłowa kość
problem-wrong-die-detail = Kość pokazuje liczbę od { $minimum } do { $maximum }, a nie { $found }.
problem-wrong-move = Nieprawidłowy ruch w ciągu zapytania
problem-wrong-position-id = Nieprawidłowy kod pozycji
problem-wrong-position-id-detail = „{ $found }” nie jest kodem żadnej pozycji.
problem-wrong-record = Nieczytelny zapis partii
problem-wrong-record-detail = „{ $found }” nie pasuje do zapisu partii.
problem-wrong-type = Nieprawidłowy typ
problems-names = Nazwy
problem-ambiguous-category = Niejednoznaczny układ
problem-ambiguous-category-detail = „{ $found }” może oznaczać kilka układów.
problem-ambiguous-column = Niejednoznaczna kolumna
problem-ambiguous-column-detail = „{ $found }” może oznaczać kilka kolumn.
problem-ambiguous-ruleset = Niejednoznaczny zestaw zasad
problem-ambiguous-ruleset-detail = „{ $found }” może oznaczać kilka zestawów zasad.
problem-bad-name = Nieprawidłowa nazwa
problem-unknown-category = Nieznany układ
problem-unknown-category-detail = Nie ma układu „{ $found }”.
problem-unknown-column = Nieznana kolumna
problem-unknown-column-detail = Nie ma kolumny „{ $found }”.
problem-unknown-ruleset = Nieznany zestaw zasad
problem-unknown-ruleset-detail = Nie ma zestawu zasad „{ $found }”.
problems-cards = Tabele wyników
problem-contradicting-points = Sprzeczne punkty
problem-contradicting-points-detail = Układ „{ $name }” nie może dać { $found } przy pozostałych wpisach w tej tabeli.
problem-impossible-extra-bonus = Niemożliwa liczba dodatkowych premii
problem-impossible-extra-rolls = Niemożliwa liczba dodatkowych rzutów
problem-impossible-extra-rolls-detail = Dodatkowych rzutów może teraz być od { $minimum } do { $maximum }, a nie { $found }.
problem-impossible-points = Niemożliwa liczba punktów
problem-impossible-points-detail = Układ „{ $name }” nie może dać { $found }.
problem-out-of-order = Nieprawidłowa kolejność pól
problem-out-of-order-detail = Pole „{ $name }” wypełniono za wcześnie: ta gra ma stałą kolejność.
problem-too-many-fillings = Pole wypełnione zbyt wiele razy
problem-wrong-total = Nieprawidłowa suma
problem-wrong-total-detail = „{ $name }” wynosi { $expected }, a nie { $found }.
problems-games = Gry
problem-category-filled = Pole już zajęte
problem-category-filled-detail = Pole „{ $found }” było już zajęte.
problem-kept-dice-missing = Brak zostawionych kości
problem-kept-dice-missing-detail = Zostawiono { $dice }, ale w następnym rzucie są { $found }.
problem-missing-category = Brak układu
problem-missing-category-detail = W tej turze brakuje układu.
problem-missing-column = Brak kolumny
problem-missing-column-detail = W tej turze brakuje kolumny.
problem-missing-dice = Brak kości
problem-missing-dice-detail = W tej turze brakuje kości.
problem-missing-points = Brak punktów
problem-missing-points-detail = W tej turze brakuje punktów.
problem-too-many-rolls = Zbyt wiele rzutów
problem-too-many-turns = Zbyt wiele tur
problem-too-many-turns-detail = Gra skończyła się już przed tą turą.
problem-unequal-rounds = Nierówna liczba tur
problem-unequal-rounds-detail = Liczba tur tego gracza ({ $found }) nie zgadza się z liczbą tur pozostałych.
problem-wrong-extra-bonus = Nieprawidłowa dodatkowa premia
problem-wrong-extra-bonus-detail = Dodatkowa premia wynosi tu { $expected }, a nie { $found }.
problem-wrong-points = Nieprawidłowa liczba punktów
problem-wrong-points-detail = Ta tura daje { $expected }, a nie { $found }.
problems-moves = Pozycje i ruchy
problem-card-complete = Koniec gry
problem-card-complete-detail = Wszystkie pola są zajęte: gra się skończyła.
problem-illegal-announce = Niedozwolona zapowiedź
problem-illegal-announce-detail = Pola „{ $found }” nie można teraz zapowiedzieć.
problem-illegal-category = Niedozwolone pole
problem-illegal-category-detail = Pola „{ $found }” nie można teraz zająć.
problem-illegal-keep = Niedozwolone zostawienie kości
problem-keep-not-in-hand = Zostawione kości spoza rzutu
problem-keep-not-in-hand-detail = Nie można zostawić { $found }: w rzucie są { $dice }.
problem-keeps-every-die = Brak kości do rzutu
problem-keeps-every-die-detail = Po zostawieniu wszystkich kości nie ma czym rzucać.
problem-no-roll-left = Brak pozostałych rzutów
problem-no-roll-left-detail = Nie ma już rzutów: trzeba wypełnić pole.
problems-service = Usługa
problem-damaged-table = Uszkodzona tabela wartości
problem-internal = Wewnętrzny błąd serwera
problem-missing-table = Brak tabeli wartości
problem-missing-table-detail = Serwer nie ma tabeli potrzebnej do tej odpowiedzi.
problem-no-such-range = Niedostępny zakres
problem-not-found = Nieznana ścieżka
problem-not-ready = Jeszcze niegotowe
problem-not-solved = Błąd tworzenia tabeli wartości
problem-too-costly = Zbyt kosztowne żądanie
problem-too-large = Zbyt duże żądanie
problem-too-many-requests = Zbyt wiele żądań
problem-wrong-content-type = Nieobsługiwany typ treści
problem-wrong-method = Niedozwolona metoda
