// Verify tables from the rules alone, and bound the error of every value: go run verify.go tables/*.table
//
// Does the same as verify.py, whose beginning explains it, in less time. The output is the same.
package main

import (
	"crypto/sha256"
	"encoding/binary"
	"encoding/hex"
	"encoding/json"
	"flag"
	"fmt"
	"math"
	"math/rand"
	"os"
	"path/filepath"
	"reflect"
	"runtime"
	"slices"
	"strconv"
	"strings"
	"sync"
	"sync/atomic"
)

type extraRolls struct {
	Start int
	Saves bool
	Most  *int
}

type rules struct {
	Format, States, Rolls               int
	Kind, Ruleset, Table, Digest, Order string
	FractionBits                        int         `json:"fraction_bits"`
	StartValue                          float64     `json:"start_value"`
	DiceCount                           int         `json:"dice_count"`
	Extra                               *extraRolls `json:"extra_rolls"`
	Categories                          []string
	Times, Requires, Marks              []int
	UpperFaces                          []int    `json:"upper_faces"`
	UpperPoints                         [][]int  `json:"upper_points"`
	UpperBonus                          []int    `json:"upper_bonus"`
	JokerCategory                       int      `json:"joker_category"`
	ExtraBonus                          int      `json:"extra_bonus"`
	Jokers                              [][]*int // null: a joker may not go there
	Points                              [][][]int
}

func require(met bool, problem string, about ...any) {
	if !met {
		panic(fmt.Errorf(problem, about...))
	}
}

// checkRules compares a header with the rules that game_rules.py read from games.txt. The last entries of a header's bonuses
// and points are also those of greater totals and later rolls.
func checkRules(header, wanted map[string]any) {
	for key, right := range wanted {
		found, one := header[key].([]any)
		switch {
		case !one || key != "upper_bonus" && key != "points" && key != "jokers":
			require(reflect.DeepEqual(header[key], right), "%s is %v, by the rules %v", key, header[key], right)
		case key != "jokers":
			for place, each := range right.([]any) {
				require(reflect.DeepEqual(found[min(place, len(found)-1)], each), "%s %d differs from the rules", key, place)
			}
		default:
			require(len(found) == len(right.([]any)), "jokers differ from the rules")
			for row, points := range right.([]any) {
				for c, each := range points.([]any) {
					now := found[row].([]any)[c]
					require(each == "any" || now == each, "a joker in category %d, row %d, gets %v, by the rules %v", c, row, now, each)
				}
			}
		}
	}
}

func sum(numbers []int) (total int) {
	for _, number := range numbers {
		total += number
	}
	return
}

// Files and states, by docs/offline.md.

// multisets returns all multisets of this number of dice in lexical order.
func multisets(size int) [][]int {
	if size == 0 {
		return [][]int{{}}
	}
	found := [][]int{}
	for first := 1; first <= 6; first++ {
		for _, rest := range multisets(size - 1) {
			if len(rest) == 0 || rest[0] >= first {
				found = append(found, append([]int{first}, rest...))
			}
		}
	}
	return found
}

// A block has the states with the same filled categories: an array of extra rolls, made marks and upper totals.
type block struct {
	start, levels int
	filled        []int
	marks         []int
	totals        []int
}

func (b *block) parts() int { return 1 << len(b.marks) }
func (b *block) size() int  { return b.levels * b.parts() * len(b.totals) }

type table struct {
	rules
	header     map[string]any
	values     []float64
	turns, top int
	weights    []int
	blocks     []block
	numbers    []int32   // block by mixed-radix number of filled, -1 for none
	more, less [][][]int // keeps with one more die, by its face, and with one die less; by number of dice
	hands      [][]int
	found      map[string][]int
}

func openTable(path string) *table {
	content, err := os.ReadFile(path)
	require(err == nil, "%v", err)
	require(len(content) > 44 && string(content[:8]) == "KEEPWISE", "no table")
	end := 44 + int(binary.LittleEndian.Uint32(content[8:]))
	require(end <= len(content), "a truncated table")
	digest := sha256.Sum256(content[44:end])
	require(string(digest[:]) == string(content[12:44]), "no table, or a damaged one")
	t := &table{found: map[string][]int{}}
	require(json.Unmarshal(content[44:end], &t.rules) == nil, "an unreadable header")
	require(json.Unmarshal(content[44:end], &t.header) == nil, "an unreadable header")
	require(t.Format == 1 && (t.Kind == "portable" || t.Kind == "exact"), "a table of another format")
	data := content[end:]
	digest = sha256.Sum256(data)
	require(hex.EncodeToString(digest[:]) == t.Digest, "damaged values")
	t.values = make([]float64, t.States)
	if t.Kind == "exact" {
		require(len(data) == 8*t.States, "%d bytes of values", len(data))
		for i := range t.values {
			t.values[i] = math.Float64frombits(binary.LittleEndian.Uint64(data[8*i:]))
		}
	} else {
		require(len(data) == 4*t.States, "%d bytes of values", len(data))
		value := 0
		for i := range t.values {
			z := int(data[i]) | int(data[t.States+i])<<8 | int(data[2*t.States+i])<<16 | int(data[3*t.States+i])<<24
			value += z>>1 ^ -(z & 1)
			t.values[i] = math.Ldexp(float64(value), -t.FractionBits)
		}
	}
	for _, value := range t.values {
		require(!math.IsNaN(value) && !math.IsInf(value, 0), "a value is no number")
	}
	require(t.Kind == "portable" || t.Digest == t.Table, "digest and table differ")
	return t
}

func (t *table) layOut() {
	t.turns, t.top = sum(t.Times), len(t.UpperBonus)-1
	t.hands = multisets(t.DiceCount)
	t.more, t.less = make([][][]int, t.DiceCount+1), make([][][]int, t.DiceCount+1)
	index := map[string]int{}
	for size := 0; size <= t.DiceCount; size++ {
		for i, keep := range multisets(size) {
			index[fmt.Sprint(keep)] = i
		}
	}
	for size := 0; size <= t.DiceCount; size++ {
		for _, keep := range multisets(size) {
			more, less := []int{}, []int{}
			for face := 1; face <= 6; face++ {
				next := append(slices.Clone(keep), face)
				slices.Sort(next)
				more = append(more, index[fmt.Sprint(next)])
			}
			for i := range keep {
				less = append(less, index[fmt.Sprint(slices.Delete(slices.Clone(keep), i, i+1))])
			}
			t.more[size], t.less[size] = append(t.more[size], more), append(t.less[size], slices.Compact(less))
		}
	}
	numbers, start := 1, 0
	for _, times := range t.Times {
		t.weights = append(t.weights, numbers)
		numbers *= times + 1
	}
	t.numbers = make([]int32, numbers)
	for number := range t.numbers {
		t.numbers[number] = -1
		b := block{start: start}
		for c, times := range t.Times {
			b.filled = append(b.filled, number/t.weights[c]%(times+1))
		}
		if !t.ordered(b.filled) {
			continue
		}
		for _, c := range t.Marks {
			if b.filled[c] > 0 {
				b.marks = append(b.marks, c)
			}
		}
		b.totals, b.levels = t.totals(b.filled), t.levels(sum(b.filled))
		t.numbers[number] = int32(len(t.blocks))
		t.blocks = append(t.blocks, b)
		start += b.size()
	}
	require(start == t.States, "%d values for %d states", t.States, start)
}

// ordered returns whether the order of filling allows these fillings.
func (t *table) ordered(filled []int) bool {
	for c, n := range filled {
		for other, m := range filled {
			before := t.Order == "card" && c < other || t.Order == "upper_first" && t.UpperFaces[c] > 0 && t.UpperFaces[other] == 0
			if before && n < t.Times[c] && m > 0 {
				return false
			}
		}
	}
	return true
}

func (t *table) levels(turns int) int {
	if t.Extra == nil {
		return 1
	}
	levels := t.Extra.Start
	if t.Extra.Saves {
		levels += (t.Rolls - 1) * turns
		if t.Extra.Most != nil {
			levels = min(levels, *t.Extra.Most)
		}
	}
	return 1 + levels
}

func (t *table) extraAfter(left, extra int) int {
	if t.Extra == nil || !t.Extra.Saves {
		return min(left, extra)
	}
	if t.Extra.Most != nil {
		return min(left, *t.Extra.Most)
	}
	return left
}

// totals returns the possible capped upper totals, ascending.
func (t *table) totals(filled []int) []int {
	reached, key := map[int]bool{0: true}, ""
	for c, face := range t.UpperFaces {
		if face > 0 {
			key += strconv.Itoa(filled[c])
		}
	}
	if known, ok := t.found[key]; ok {
		return known
	}
	for c, n := range filled {
		for ; n > 0 && t.UpperFaces[c] > 0; n-- {
			next := map[int]bool{}
			for total := range reached {
				for _, points := range t.UpperPoints[c] {
					next[min(total+points, t.top)] = true
				}
			}
			reached = next
		}
	}
	found := []int{}
	for total := range reached {
		found = append(found, total)
	}
	slices.Sort(found)
	t.found[key] = found
	return found
}

func (t *table) name(b *block, place int) string {
	filled, made := []string{}, []string{}
	for c, n := range b.filled {
		if n > 1 {
			filled = append(filled, fmt.Sprintf("%s %d times", t.Categories[c], n))
		} else if n > 0 {
			filled = append(filled, t.Categories[c])
		}
	}
	row := place / len(b.totals)
	for bit, c := range b.marks {
		if row%b.parts()>>bit&1 == 1 {
			made = append(made, t.Categories[c])
		}
	}
	words := func(names []string) string {
		if len(names) == 0 {
			return "nothing"
		}
		return strings.Join(names, ", ")
	}
	return fmt.Sprintf("filled %s; made %s; upper total %d; %d extra rolls", words(filled), words(made),
		b.totals[place%len(b.totals)], row/b.parts())
}

// The Bellman equation. Rows of the slices are hands or keeps, columns the parts and totals of a block.

type worker struct {
	t     *table
	worth []float64
	means [][]float64
	best  [][]float64
}

func resize(values *[]float64, size int) []float64 {
	if cap(*values) < size {
		*values = make([]float64, size)
	}
	*values = (*values)[:size]
	return *values
}

// average fills in the mean value of every keep after all other dice are rolled, given those of hands: rolling dice
// together is rolling one after the other.
func (w *worker) average(n int) {
	dice := w.t.DiceCount
	copy(resize(&w.means[dice], len(w.worth)), w.worth)
	for size := dice - 1; size >= 0; size-- {
		from, to := w.means[size+1], resize(&w.means[size], len(w.t.more[size])*n)
		for keep, m := range w.t.more[size] {
			a, b, c := from[m[0]*n:][:n], from[m[1]*n:][:n], from[m[2]*n:][:n]
			d, e, f := from[m[3]*n:][:n], from[m[4]*n:][:n], from[m[5]*n:][:n]
			row := to[keep*n:][:n]
			for i := range row {
				row[i] = (a[i] + b[i] + c[i] + d[i] + e[i] + f[i]) / 6
			}
		}
	}
}

// reroll raises the value of each hand to the greatest mean of a keep of fewer dice.
func (w *worker) reroll(n int) {
	for size := 0; size <= w.t.DiceCount; size++ {
		best := w.worth
		if size < w.t.DiceCount {
			best = resize(&w.best[size], len(w.t.less[size])*n)
			copy(best, w.means[size])
		}
		for keep, less := range w.t.less[size] {
			row := best[keep*n:][:n]
			for _, smaller := range less {
				for i, value := range w.best[size-1][smaller*n:][:n] {
					row[i] = max(row[i], value)
				}
			}
		}
	}
}

// score fills in the value of the best category for each hand.
func (w *worker) score(b *block, left, extra, n int) {
	t, stage := w.t, min(w.t.Rolls+extra-left, len(w.t.Points))-1
	var upperOpen [7]bool
	lowerOpen, number := false, 0
	allowed := []int{}
	for c, filled := range b.filled {
		number += filled * t.weights[c]
		if filled < t.Times[c] {
			upperOpen[t.UpperFaces[c]] = true
			lowerOpen = lowerOpen || t.UpperFaces[c] == 0 && c != t.JokerCategory
			allowed = append(allowed, c)
		}
	}
	if t.Order == "card" {
		allowed = allowed[:1]
	} else if upper := slices.DeleteFunc(slices.Clone(allowed), func(c int) bool { return t.UpperFaces[c] == 0 }); t.Order == "upper_first" && len(upper) > 0 {
		allowed = upper
	}
	worth := resize(&w.worth, len(t.hands)*n)
	for i := range worth {
		worth[i] = math.Inf(-1)
	}
	ranks := make([]int, t.top+1)
	for _, c := range allowed {
		then := &t.blocks[t.numbers[number+t.weights[c]]]
		// A total without a state is an error.
		for total := range ranks {
			ranks[total] = -1
		}
		for rank, total := range then.totals {
			ranks[total] = rank
		}
		level := t.values[then.start+t.extraAfter(left, extra)*then.parts()*len(then.totals):]
		for h, hand := range t.hands {
			points, bonus := t.Points[stage][h][c], 0
			if t.JokerCategory >= 0 && b.filled[t.JokerCategory] > 0 && hand[0] == hand[t.DiceCount-1] {
				row := 4 * (hand[0] - 1)
				if upperOpen[hand[0]] {
					row += 2
				}
				if lowerOpen {
					row++
				}
				joker := t.Jokers[row][c]
				if joker == nil {
					continue
				}
				points, bonus = *joker, t.ExtraBonus
			}
			for part := range b.parts() {
				has := func(category int) bool {
					bit := slices.Index(b.marks, category)
					return bit >= 0 && part>>bit&1 == 1
				}
				paid, partThen := points, 0
				if required := t.Requires[c]; required >= 0 && !has(required) {
					paid = 0
				}
				for bit, mark := range then.marks {
					if mark == c && paid > 0 || has(mark) {
						partThen |= 1 << bit
					}
				}
				earned := float64(paid)
				if bonus != 0 && has(t.JokerCategory) {
					earned += float64(bonus)
				}
				after, row := level[partThen*len(then.totals):][:len(then.totals)], worth[h*n+part*len(b.totals):][:len(b.totals)]
				if t.UpperFaces[c] == 0 {
					for i, value := range after {
						row[i] = max(row[i], earned+value)
					}
				} else {
					for i, total := range b.totals {
						row[i] = max(row[i], earned+after[ranks[min(total+paid, t.top)]])
					}
				}
			}
		}
	}
}

// recompute returns the right side of the Bellman equation for all states of a block, and the greatest value in these turns.
func (w *worker) recompute(b *block) (right []float64, greatest float64) {
	t, n := w.t, b.parts()*len(b.totals)
	right = make([]float64, b.size())
	if sum(b.filled) == t.turns {
		for i := range right {
			right[i] = float64(t.UpperBonus[b.totals[i%len(b.totals)]])
		}
		return
	}
	// Where unused rolls are saved, only the rolls left matter, so that one pass serves all amounts of extra rolls.
	shared := t.Extra != nil && t.Extra.Saves && len(t.Points) == 1
	for extra := range b.levels {
		if shared {
			extra = b.levels - 1
		}
		for left := range t.Rolls + extra {
			w.score(b, left, extra, n)
			if left > 0 {
				w.reroll(n)
			}
			for _, value := range w.worth {
				greatest = max(greatest, math.Abs(value))
			}
			w.average(n)
			if level := left - t.Rolls + 1; level == extra || shared && level >= 0 {
				copy(right[level*n:], w.means[0])
			}
		}
		if shared {
			break
		}
	}
	return
}

type layer struct {
	states             int
	residual, rounding float64
	worst              string
}

// add compares the sampled states of a block with the Bellman equation, or all of them without a sample.
func (l *layer) add(w *worker, b *block, sampled []int, lock *sync.Mutex) {
	right, greatest := w.recompute(b)
	worst, residual := 0, -1.0
	compare := func(place int) {
		if wrong := math.Abs(w.t.values[b.start+place] - right[place]); wrong > residual {
			worst, residual = place, wrong
		}
	}
	for _, place := range sampled {
		compare(place)
	}
	for place := 0; len(sampled) == 0 && place < len(right); place++ {
		compare(place)
	}
	// Every number went through at most 7 roundings per die and roll, each relative to the greatest one.
	roundings := float64(7 * w.t.DiceCount * (w.t.Rolls + b.levels - 1))
	lock.Lock()
	defer lock.Unlock()
	l.rounding = max(l.rounding, roundings*math.Ldexp(1, -53)*greatest)
	if residual > l.residual {
		l.residual = residual
		l.worst = fmt.Sprintf("%s: %.12f instead of %.12f", w.t.name(b, worst), w.t.values[b.start+worst], right[worst])
	}
}

// check verifies a file, prints the results, and returns whether it is right.
func check(path, rulesFile string, tolerance float64, sample int, seed int64) bool {
	t := openTable(path)
	fmt.Printf("%s: %s, %d states, table %s\n", filepath.Base(path), t.Ruleset, t.States, t.Table)
	content, err := os.ReadFile(rulesFile)
	require(err == nil, "%v", err)
	known := map[string]map[string]any{}
	require(json.Unmarshal(content, &known) == nil, "%s is unreadable", rulesFile)
	if wanted, ok := known[t.Ruleset]; ok {
		checkRules(t.header, wanted)
		fmt.Println("Rules: as in games.txt")
	} else {
		fmt.Println("Rules: taken from the file, since games.txt does not have this game")
	}
	t.layOut()
	if tolerance == 0 {
		if tolerance = 1e-9; t.Kind == "portable" {
			tolerance += math.Ldexp(1, -t.FractionBits)
		}
	}
	layers, members := make([]layer, t.turns+1), make([][]int, t.turns+1)
	for i := range t.blocks {
		n := sum(t.blocks[i].filled)
		members[n] = append(members[n], i)
		layers[n].states += t.blocks[i].size()
	}
	chosen, chance := map[int][]int{}, rand.New(rand.NewSource(seed))
	for n := range layers {
		for range sample {
			state, i := chance.Intn(layers[n].states), 0
			for ; state >= t.blocks[members[n][i]].size(); i++ {
				state -= t.blocks[members[n][i]].size()
			}
			chosen[members[n][i]] = append(chosen[members[n][i]], state)
		}
	}
	var next atomic.Int64
	var lock sync.Mutex
	var workers sync.WaitGroup
	for range runtime.NumCPU() {
		workers.Go(func() {
			w := worker{t: t, means: make([][]float64, t.DiceCount+1), best: make([][]float64, t.DiceCount)}
			for i := int(next.Add(1)) - 1; i < len(t.blocks); i = int(next.Add(1)) - 1 {
				if sample == 0 || chosen[i] != nil {
					layers[sum(t.blocks[i].filled)].add(&w, &t.blocks[i], chosen[i], &lock)
				}
			}
		})
	}
	workers.Wait()
	bound, worst := 0.0, layer{}
	column := func(text string) string {
		if sample > 0 {
			return ""
		}
		return text
	}
	fmt.Println(" filled     states      residual" + column("         bound"))
	for n := t.turns; n >= 0; n-- {
		bound += layers[n].residual + layers[n].rounding
		fmt.Printf("%7d %10d %13.3e%s\n", n, layers[n].states, layers[n].residual, column(fmt.Sprintf(" %13.3e", bound)))
		if layers[n].residual > worst.residual {
			worst = layers[n]
		}
	}
	if worst.residual > tolerance {
		fmt.Printf("WRONG: the residual %.3e exceeds %.3e: %s\n", worst.residual, tolerance, worst.worst)
		return false
	}
	if sample > 0 {
		share := 1 - math.Pow(0.01, 1/float64(sample))
		fmt.Printf("For each layer, with 99%% confidence: at most %.3f%% of its states have a greater residual.\n", 100*share)
		fmt.Println("This bounds no single value.")
		return true
	}
	place := 0
	if t.Extra != nil {
		place = t.Extra.Start
	}
	require(math.Abs(t.values[place]-t.StartValue) <= 2*bound+tolerance, "another start_value")
	fmt.Printf("Expected total %.13f within %.3e\n", t.values[place], bound)
	return true
}

func main() {
	rulesFile := flag.String("rules", "rules.json", "rules of games.txt: python game_rules.py > rules.json")
	sample := flag.Int("sample", 0, "number of random states of each layer, instead of all")
	seed := flag.Int64("seed", 1, "")
	tolerance := flag.Float64("tolerance", 0, "greatest accepted residual (default: the unit of the values + 1e-9)")
	flag.Parse()
	status := 0
	for _, path := range flag.Args() {
		func() {
			defer func() {
				if problem := recover(); problem != nil {
					fmt.Printf("WRONG: %s: %v\n", filepath.Base(path), problem)
					status = 1
				}
			}()
			if !check(path, *rulesFile, *tolerance, *sample, *seed) {
				status = 1
			}
		}()
	}
	os.Exit(status)
}
