//! A program for the client generated from the contract. tests/generators/compiled_program.py describes its tasks.
use std::collections::HashMap;
use std::error::Error;

use keepwise::apis::configuration::Configuration;
use keepwise::apis::{Error as ApiError, advice_api, games_api, play_api, scoring_api};
use keepwise::models::{
    AdviceRequest, CardCheckRequest, Claimed, GameCheckRequest, MoveAction, Player, ProblemDocument, RollRequest, ScoreRequest,
    Scorecard, Turn,
};
use serde_json::json;

type Outcome = Result<(), Box<dyn Error>>;

#[tokio::main(flavor = "current_thread")]
async fn main() -> Outcome {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let client = |at: usize| Configuration { base_path: arguments[at].clone(), ..Configuration::default() };
    match arguments[0].as_str() {
        "card" => score_and_check(&client(1), &arguments[2]).await,
        "game" => play(&client(1), &arguments[2], arguments[3].parse()?, arguments[4].parse()?).await,
        _ => {
            for at in 1..arguments.len() {
                refuse(&client(at)).await?;
            }
            Ok(())
        }
    }
}

fn card(points: &HashMap<String, i32>) -> Scorecard {
    Scorecard { points: Some(points.clone()), ..Scorecard::new() }
}

async fn score_and_check(client: &Configuration, ruleset: &str) -> Outcome {
    let request = ScoreRequest { ruleset: Some(ruleset.into()), ..ScoreRequest::new(vec![3, 3, 5, 5, 5]) };
    let scores = scoring_api::score(client, request).await?;
    let points = HashMap::from([("ones".to_string(), 3), ("full_house".to_string(), 22)]);
    let request = CardCheckRequest {
        ruleset: Some(ruleset.into()),
        claimed: Some(Box::new(Claimed { total: Some(26), ..Claimed::new() })),
        ..CardCheckRequest::new(card(&points))
    };
    let report = scoring_api::check_card(client, request, None).await?;
    println!("{}", json!([scores.points["full_house"], report.problems[0].expected]));
    Ok(())
}

async fn play(client: &Configuration, ruleset: &str, first_seed: i64, turn_count: usize) -> Outcome {
    let mut seed = first_seed;
    let mut points = HashMap::new();
    let mut turns = Vec::new();
    while turns.len() < turn_count {
        let mut rolls = Vec::new();
        let mut keeps: Vec<Vec<i32>> = Vec::new();
        let best = loop {
            let request = RollRequest {
                ruleset: Some(ruleset.into()), keep: keeps.last().cloned(), seed: Some(seed), ..RollRequest::new()
            };
            seed += 1;
            let dice = play_api::roll(client, request).await?.dice;
            rolls.push(dice.clone());
            let request = AdviceRequest {
                ruleset: Some(ruleset.into()),
                scorecard: Some(Box::new(card(&points))),
                ..AdviceRequest::new(dice, 3 - rolls.len() as i32)
            };
            let best = advice_api::advise(client, request, None).await?.best;
            if best.action != MoveAction::Keep {
                break best;
            }
            keeps.push(best.keep.unwrap());
        };
        points.insert(best.category.clone().unwrap(), best.points.unwrap());
        turns.push(Turn {
            rolls: Some(Some(rolls)),
            keeps: Some(Some(keeps)),
            category: Some(best.category),
            points: Some(best.points),
            ..Turn::new()
        });
    }
    let player = Player { name: Some("A".into()), turns: Some(turns), ..Player::new() };
    let request = GameCheckRequest { ruleset: Some(ruleset.into()), ..GameCheckRequest::new(vec![player]) };
    println!("{}", serde_json::to_string(&games_api::check_game(client, request, None).await?)?);
    Ok(())
}

async fn refuse(client: &Configuration) -> Outcome {
    let Err(ApiError::ResponseError(response)) =
        advice_api::advise(client, AdviceRequest::new(vec![1, 2, 3, 4, 7], 9), None).await
    else {
        return Err("advice on an impossible hand".into());
    };
    let problem: ProblemDocument = serde_json::from_str(&response.content)?;
    let pointers: Vec<String> = problem.errors.into_iter().map(|each| each.pointer).collect();
    // The client drops headers; the body repeats this one.
    let wait = problem.retry_after.map(|seconds| seconds.to_string());
    println!("{}", json!([problem.status, problem.r#type, pointers, wait]));
    Ok(())
}
