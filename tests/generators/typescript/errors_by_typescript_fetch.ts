// Errors of an invalid request and of services that refuse, with the client typescript-fetch of openapi-generator.
import { AdviceApi, Configuration, ProblemDocumentFromJSON, ResponseError } from "./client";

async function refuse(basePath: string): Promise<void> {
  const client = new AdviceApi(new Configuration({ basePath }));
  try {
    await client.advise({ adviceRequest: { dice: [1, 2, 3, 4, 7], rollsLeft: 9 } });
  } catch (error) {
    if (!(error instanceof ResponseError)) {
      throw error;
    }
    const problem = ProblemDocumentFromJSON(await error.response.json());
    const wait = error.response.headers.get("Retry-After");
    console.log(JSON.stringify([problem.status, problem.type, problem.errors.map((each) => each.pointer), wait]));
  }
}

void process.argv.slice(2).reduce((before, address) => before.then(() => refuse(address)), Promise.resolve());
