// A program for the client generated from the contract. tests/generators/compiled_program.py describes its tasks.
package main

import (
	"context"
	"encoding/json"
	"fmt"
	"os"
	"strconv"

	"generated/keepwise"
)

var ctx = context.Background()

func main() {
	task, arguments := os.Args[1], os.Args[2:]
	switch task {
	case "card":
		scoreAndCheck(arguments[0], arguments[1])
	case "game":
		play(arguments[0], arguments[1], keepwise.Seed(number(arguments[2])), number(arguments[3]))
	case "errors":
		for _, address := range arguments {
			refuse(address)
		}
	}
}

func scoreAndCheck(address, ruleset string) {
	client := must(keepwise.NewClientWithResponses(address))
	scores := must(client.ScoreWithResponse(ctx, keepwise.ScoreRequest{Dice: []int{3, 3, 5, 5, 5}, Ruleset: &ruleset}))
	ones, fullHouse, total := 3, 22, 26
	card := keepwise.Scorecard{Points: &keepwise.CardPoints{"ones": &ones, "full_house": &fullHouse}}
	body := keepwise.CardCheckRequest{Ruleset: &ruleset, Scorecard: card, Claimed: &keepwise.Claimed{Total: &total}}
	report := must(client.CheckCardWithResponse(ctx, nil, body))
	write([]any{scores.JSON200.Points["full_house"], report.JSON200.Problems[0].Expected})
}

func play(address, ruleset string, seed keepwise.Seed, turnCount int) {
	client := must(keepwise.NewClientWithResponses(address))
	points := keepwise.CardPoints{}
	turns := []keepwise.Turn{}
	for len(turns) < turnCount {
		rolls, keeps := [][]int{}, [][]int{}
		var best keepwise.Move
		for {
			roll := keepwise.RollRequest{Ruleset: &ruleset, Seed: &seed}
			if len(keeps) > 0 {
				roll.Keep = &keeps[len(keeps)-1]
			}
			dice := must(client.RollWithResponse(ctx, roll)).JSON200.Dice
			rolls = append(rolls, dice)
			seed++
			request := keepwise.AdviceRequest{
				Ruleset: &ruleset, Dice: dice, RollsLeft: 3 - len(rolls), Scorecard: &keepwise.Scorecard{Points: &points},
			}
			best = must(client.AdviseWithResponse(ctx, nil, request)).JSON200.Best
			if best.Action != keepwise.MoveActionKeep {
				break
			}
			keeps = append(keeps, *best.Keep)
		}
		points[*best.Category] = best.Points
		turns = append(turns, keepwise.Turn{Rolls: &rolls, Keeps: &keeps, Category: best.Category, Points: best.Points})
	}
	name := "A"
	game := keepwise.GameCheckRequest{Ruleset: &ruleset, Players: []keepwise.Player{{Name: &name, Turns: &turns}}}
	write(must(client.CheckGameWithResponse(ctx, nil, game)).JSON200)
}

func refuse(address string) {
	client := must(keepwise.NewClientWithResponses(address))
	response := must(client.AdviseWithResponse(ctx, nil, keepwise.AdviceRequest{Dice: []int{1, 2, 3, 4, 7}, RollsLeft: 9}))
	problem := response.ApplicationproblemJSON422
	if problem == nil {
		problem = response.ApplicationproblemJSON429
	}
	if problem == nil {
		problem = response.ApplicationproblemJSON503
	}
	pointers := []string{}
	for _, each := range problem.Errors {
		pointers = append(pointers, each.Pointer)
	}
	var wait any
	if given := response.HTTPResponse.Header.Get("Retry-After"); given != "" {
		wait = given
	}
	write([]any{problem.Status, problem.Type, pointers, wait})
}

func must[T any](value T, err error) T {
	if err != nil {
		panic(err)
	}
	return value
}

func number(text string) int { return must(strconv.Atoi(text)) }

func write(value any) { fmt.Println(string(must(json.Marshal(value)))) }
