// Parses and serializes the examples of the contract, line by line; null stands for schemas without a model.
import Foundation
import KeepwiseClient

let models: [any Codable.Type] = [
    Advice.self, AdviceRequest.self, CardCheckRequest.self, CardReport.self, GameCheckRequest.self, GameReport.self,
    ProblemDocument.self, ProblemMeaning.self, RollRequest.self, RolledDice.self, ScoreRequest.self, Scores.self,
]
let byName = Dictionary(uniqueKeysWithValues: models.map { ("\($0)", $0) })

while let line = readLine() {
    let asked = try JSONSerialization.jsonObject(with: Data(line.utf8)) as! [String: Any]
    guard let model = byName[asked["schema"] as! String] else {
        print("null")
        continue
    }
    let body = try JSONSerialization.data(withJSONObject: asked["value"]!)
    let value = try JSONDecoder.keepwise.decode(model, from: body)
    print(String(decoding: try JSONEncoder.keepwise.encode(value), as: UTF8.self))
}
