import Foundation
#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

struct Scores: Decodable { let points: [String: Int] }
struct Advice: Decodable { let explanation: String }
struct Problem: Decodable { let pointer: String; let detail: String }
struct Problems: Decodable, Error { let errors: [Problem] }

func ask<Answer: Decodable>(_ path: String, _ body: [String: Any]) async throws -> Answer {
    var request = URLRequest(url: URL(string: "http://127.0.0.1:8000" + path)!)
    request.httpMethod = "POST"
    request.setValue("application/json", forHTTPHeaderField: "Content-Type")
    request.httpBody = try JSONSerialization.data(withJSONObject: body)
    let (data, response) = try await URLSession.shared.data(for: request)
    guard (response as? HTTPURLResponse)?.statusCode == 200 else {
        throw try JSONDecoder().decode(Problems.self, from: data)
    }
    return try JSONDecoder().decode(Answer.self, from: data)
}

let scores: Scores = try await ask("/v1/score", ["dice": [3, 3, 3, 6, 6]])
print("full_house", scores.points["full_house"]!)

let card = ["points": ["sixes": 24]]
let advice: Advice = try await ask("/v1/advice", ["dice": [1, 3, 3, 4, 6], "rolls_left": 2, "scorecard": card])
print(advice.explanation)

do {
    let _: Advice = try await ask("/v1/advice", ["dice": [1, 3, 3, 4, 6], "rolls_left": 9])
} catch let problems as Problems {
    for problem in problems.errors { print(problem.pointer, problem.detail) }
}
