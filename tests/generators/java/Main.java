// A program for the client generated from the contract. tests/generators/compiled_program.py describes its tasks.
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Collectors;
import keepwise.ApiClient;
import keepwise.ApiException;
import keepwise.api.AdviceApi;
import keepwise.api.GamesApi;
import keepwise.api.PlayApi;
import keepwise.api.ScoringApi;
import keepwise.model.AdviceRequest;
import keepwise.model.CardCheckRequest;
import keepwise.model.Claimed;
import keepwise.model.GameCheckRequest;
import keepwise.model.Move;
import keepwise.model.MoveAction;
import keepwise.model.Player;
import keepwise.model.ProblemDocument;
import keepwise.model.RollRequest;
import keepwise.model.ScoreRequest;
import keepwise.model.Scorecard;
import keepwise.model.Turn;

public final class Main {
    public static void main(String[] arguments) throws Exception {
        switch (arguments[0]) {
            case "card" -> scoreAndCheck(client(arguments[1]), arguments[2]);
            case "game" ->
                play(client(arguments[1]), arguments[2], Long.parseLong(arguments[3]), Integer.parseInt(arguments[4]));
            default -> {
                for (String address : List.of(arguments).subList(1, arguments.length)) {
                    refuse(client(address));
                }
            }
        }
    }

    private static ApiClient client(String address) {
        ApiClient client = new ApiClient();
        client.updateBaseUri(address);
        return client;
    }

    private static void scoreAndCheck(ApiClient client, String ruleset) throws Exception {
        ScoringApi scoring = new ScoringApi(client);
        int points = scoring.score(new ScoreRequest().ruleset(ruleset).dice(List.of(3, 3, 5, 5, 5))).getPoints().get("full_house");
        Scorecard card = new Scorecard().points(Map.of("ones", 3, "full_house", 22));
        CardCheckRequest request = new CardCheckRequest().ruleset(ruleset).scorecard(card).claimed(new Claimed().total(26));
        System.out.println(List.of(points, scoring.checkCard(request, null).getProblems().get(0).getExpected()));
    }

    private static void play(ApiClient client, String ruleset, long seed, int turnCount) throws Exception {
        Map<String, Integer> points = new TreeMap<>();
        List<Turn> turns = new ArrayList<>();
        while (turns.size() < turnCount) {
            List<List<Integer>> rolls = new ArrayList<>();
            List<List<Integer>> keeps = new ArrayList<>();
            Move best;
            while (true) {
                List<Integer> keep = keeps.isEmpty() ? List.of() : keeps.get(keeps.size() - 1);
                RollRequest roll = new RollRequest().ruleset(ruleset).keep(keep).seed(seed++);
                rolls.add(new PlayApi(client).roll(roll).getDice());
                AdviceRequest request = new AdviceRequest()
                    .ruleset(ruleset)
                    .dice(rolls.get(rolls.size() - 1))
                    .rollsLeft(3 - rolls.size())
                    .scorecard(new Scorecard().points(points));
                best = new AdviceApi(client).advise(request, null).getBest();
                if (best.getAction() != MoveAction.KEEP) {
                    break;
                }
                keeps.add(best.getKeep());
            }
            points.put(best.getCategory(), best.getPoints());
            turns.add(new Turn().rolls(rolls).keeps(keeps).category(best.getCategory()).points(best.getPoints()));
        }
        Player player = new Player().name("A").turns(turns);
        GameCheckRequest game = new GameCheckRequest().ruleset(ruleset).players(List.of(player));
        System.out.println(client.getObjectMapper().writeValueAsString(new GamesApi(client).checkGame(game, null)));
    }

    private static void refuse(ApiClient client) throws Exception {
        try {
            new AdviceApi(client).advise(new AdviceRequest().dice(List.of(1, 2, 3, 4, 7)).rollsLeft(9), null);
        } catch (ApiException error) {
            ProblemDocument problem = client.getObjectMapper().readValue(error.getResponseBody(), ProblemDocument.class);
            String pointers = problem.getErrors().stream().map(e -> quoted(e.getPointer())).collect(Collectors.joining(", "));
            String wait = error.getResponseHeaders().firstValue("Retry-After").map(Main::quoted).orElse("null");
            System.out.printf("[%d, %s, [%s], %s]%n", problem.getStatus(), quoted(problem.getType()), pointers, wait);
        }
    }

    private static String quoted(String text) {
        return '"' + text + '"';
    }
}
